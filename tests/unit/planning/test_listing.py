"""What `rasen list` tells of times."""

from __future__ import annotations

import os

import pytest

from rasen.planning.listing import newest_file, timestamp


@pytest.mark.parametrize(
    ("milliseconds", "text"),
    [
        (0, "1970-01-01T00:00:00.000Z"),
        (1740823200250, "2025-03-01T10:00:00.250Z"),
        (-1, "1969-12-31T23:59:59.999Z"),
        (951782400000, "2000-02-29T00:00:00.000Z"),
        (10**18, "9999-12-31T23:59:59.000Z"),
        (-(10**18), "0001-01-01T00:00:00.000Z"),
    ],
)
def test_a_time_is_a_date_of_four_digits(milliseconds, text):
    """What no such date can say becomes the nearest one that can."""
    assert timestamp(milliseconds) == text


def test_a_folder_that_is_gone_has_no_time(tmp_path):
    """It was removed while the others were looked at."""
    assert newest_file(str(tmp_path / "gone")) is None


def test_what_cannot_be_listed_counts_nothing(tmp_path, monkeypatch):
    """The time is that of what can be seen."""
    (tmp_path / "closed").mkdir()
    (tmp_path / "closed" / "new.md").write_text("x", "utf-8")
    (tmp_path / "old.md").write_text("x", "utf-8")
    os.utime(tmp_path / "old.md", (1, 1))
    scan = os.scandir

    def refuse(path):
        if str(path).endswith("closed"):
            raise PermissionError(13, "Permission denied")
        return scan(path)

    monkeypatch.setattr(os, "scandir", refuse)
    assert newest_file(str(tmp_path)) == 1000
