"""Which of two time stamps is the later one, whatever their distances from UTC."""

from __future__ import annotations

import re

_STAMP = re.compile(
    r"(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?(?:Z|([+-])(\d{2}):(\d{2}))"
)


def instant(stamp: str) -> tuple[int, str]:
    """Give the sorting key of a valid time stamp: seconds, and the digits of its fraction."""
    match = _STAMP.fullmatch(stamp)
    assert match is not None
    year, month, day, hour, minute, second = map(int, match.groups()[:6])
    fraction, sign, hours, minutes = match.groups()[6:]
    offset = (int(hours) * 60 + int(minutes)) * 60 if sign else 0
    seconds = ((_days(year, month, day) * 24 + hour) * 60 + minute) * 60 + second
    return seconds + (offset if sign == "-" else -offset), (fraction or "").rstrip("0")


def _days(year: int, month: int, day: int) -> int:
    """Give the days since the first of March of year 0, in the calendar of today."""
    # Years that begin with March end with the day that leap years add.
    year, month = (year - 1, month + 9) if month < 3 else (year, month - 3)
    return 365 * year + year // 4 - year // 100 + year // 400 + (153 * month + 2) // 5 + day
