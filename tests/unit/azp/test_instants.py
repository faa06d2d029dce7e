"""Which time stamp is later."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

from hypothesis import given
from hypothesis import strategies as st

from rasen import schemas
from rasen.azp.instants import instant

ZONES = st.integers(-14 * 60, 14 * 60).map(lambda minutes: timezone(timedelta(minutes=minutes)))
FIRST, LAST = datetime(2, 1, 1), datetime(9998, 1, 1)  # noqa: DTZ001 - zones come from ZONES
MOMENTS = st.datetimes(FIRST, LAST, timezones=ZONES)


def test_distances_from_utc_are_taken_into_account():
    """Ten o'clock two hours east is eight o'clock, half a second is more than 0.49."""
    assert instant("2026-06-02T10:00:00+02:00") == instant("2026-06-02T08:00:00Z")
    assert instant("2026-01-01T00:30:00+01:00") == instant("2025-12-31T23:30:00.000Z")
    assert instant("2026-06-02T08:00:00.5Z") > instant("2026-06-02T08:00:00.49999999999999Z")


@given(MOMENTS, MOMENTS)
def test_the_order_is_that_of_the_calendar(one, other):
    """Stamps compare as the moments do that they stand for."""
    first, second = (instant(moment.isoformat()) for moment in (one, other))
    assert (first < second, first == second) == (one < other, one == other)


def test_what_is_a_time_stamp():
    """Day and time with a distance from UTC; what no calendar has is none."""
    is_stamp = schemas.verdict("common:azp-timestamp")
    good = [
        "2026-05-02T12:00:00Z",
        "2024-02-29T23:59:59.123456789+14:00",
        "0001-01-01T00:00:00-00:00",
    ]
    bad = [
        "2026-05-02",
        "2026-05-02T12:00:00",
        "2026-05-02 12:00:00Z",
        "2026-05-02T12:00Z",
        "2026-13-01T00:00:00Z",
        "2025-02-29T00:00:00Z",
        "2026-05-02T24:00:00Z",
        "2026-05-02T12:00:60Z",
        "2026-05-02T12:00:00.Z",
        "2026-05-02t12:00:00z",
        "2026-05-02T12:00:00Z\n",
        "٢٠٢٦-05-02T12:00:00Z",
    ]
    assert [text for text in good if not is_stamp(text)] == []
    assert [text for text in bad if is_stamp(text)] == []
    assert instant("1970-01-01T00:00:00Z")[0] - instant("1969-12-31T00:00:00Z")[0] == 86400
    assert datetime(2026, 5, 2, 12, tzinfo=UTC).timestamp() == (
        instant("2026-05-02T12:00:00Z")[0] - instant("1970-01-01T00:00:00Z")[0]
    )
