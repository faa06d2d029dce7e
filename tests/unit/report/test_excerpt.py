"""Source lines of findings, and where the caret goes."""

from __future__ import annotations

import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rasen.report.excerpt import Sources, excerpt
from rasen.report.terminal import display_width


def lines_of(data, *numbers):
    """Give some lines of an input with these bytes."""
    sources = Sources("", {"input": data})
    return [sources.line("input", number) for number in numbers]


def test_lines_end_as_yaml_and_markdown_say():
    """LF, CR LF and CR end a line; U+0085 and U+2028 do not."""
    data = "a\nb\r\nc\rd\u0085\u2028e".encode()
    assert lines_of(data, 1, 2, 3, 4, 5) == ["a", "b", "c", "d\u0085\u2028e", None]


def test_lines_are_given_in_any_order():
    """Going back and asking twice gives the same lines."""
    assert lines_of(b"a\nb\nc", 3, 1, 2, 2, 0) == ["c", "a", "b", "b", None]


@given(st.binary(max_size=300), st.lists(st.integers(1, 12), max_size=6))
def test_lines_are_those_of_the_whole_text(data, numbers):
    """Whatever the bytes, a line is that of the text split at its line ends."""
    plain = data.replace(b"\r\n", b"\n").replace(b"\r", b"\n").split(b"\n")
    numbers.sort()
    for number, line in zip(numbers, lines_of(data, *numbers), strict=True):
        wanted = plain[number - 1].decode("utf-8", "replace") if number <= len(plain) else None
        assert line == wanted


def test_lines_far_down_are_found():
    """A line beyond the first stride is the right one."""
    data = b"".join(b"%d\n" % number for number in range(1, 100_001))
    assert lines_of(data, 1, 99_999, 100_000, 100_001, 100_002) == [
        "1",
        "99999",
        "100000",
        "",
        None,
    ]


def test_what_cannot_be_read_has_no_lines(tmp_path):
    """A missing file, a folder, a pipe, an impossible name and standard input have no lines."""
    os.mkfifo(tmp_path / "pipe")
    sources = Sources(str(tmp_path), {})
    for path in ("missing", ".", "pipe", "a\0b", "x" * 5000, "half\ud800", "-"):
        assert sources.line(path, 1) is None


def test_files_are_read_below_the_base(tmp_path):
    """Relative paths start at the base folder, whatever the working folder is."""
    (tmp_path / "a.txt").write_text("hello\n", encoding="utf-8")
    assert Sources(str(tmp_path), {}).line("a.txt", 1) == "hello"


@pytest.mark.parametrize(
    ("line", "column", "shown", "caret"),
    [
        ("kind: driver", 7, "kind: driver", 6),
        ("kind", 5, "kind", 4),
        ("kind", 99, "kind", 4),
        ("", 1, "", 0),
        ("名前: 文書", 5, "名前: 文書", 6),
        ("\tkind", 2, "    kind", 4),
        ("\x1b[0m", 2, "\\x1b[0m", 4),
        ("e\u0301x", 3, "e\u0301x", 1),
    ],
)
def test_caret_stands_below_the_column(line, column, shown, caret):
    """Columns count code points; the caret counts what a terminal shows."""
    assert excerpt(line, column, width=40) == (shown, caret)


def test_long_line_is_cut_around_the_column():
    """Of a long line the part around the column is shown, marked where it was cut."""
    line = "a" * 500 + "X" + "b" * 500
    shown, caret = excerpt(line, 501, width=40)
    assert len(shown) == 40
    assert shown[caret] == "X"
    assert shown.startswith("...a")
    assert shown.endswith("b...")


@given(st.text(max_size=200), st.integers(1, 250), st.integers(30, 120))
def test_excerpt_fits_its_width(line, column, width):
    """No line makes an excerpt wider than asked for, or puts the caret outside of it."""
    shown, caret = excerpt(line, column, width=width)
    assert display_width(shown) <= width
    assert 0 <= caret <= display_width(shown)
    assert "\n" not in shown
