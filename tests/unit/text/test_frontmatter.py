"""Frontmatter: where it starts and ends, its values, and positions in the whole file."""

from __future__ import annotations

import pytest

from rasen.text.frontmatter import Frontmatter, read_frontmatter, split


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("---\nname: x\n---\nBody.\n", Frontmatter("name: x", 2, "Body.\n", 4)),
        ("---\r\nname: x\r\n---\r\nBody.", Frontmatter("name: x", 2, "Body.", 4)),
        ("---\nname: x\n---", Frontmatter("name: x", 2, "", 3)),
        ("---\n\n---\n\nBody.\n", Frontmatter("", 2, "\nBody.\n", 4)),
        ("---\n\r\n---\n", Frontmatter("", 2, "", 4)),
        ("---\na: 1\n---\n---\nb\n---\n", Frontmatter("a: 1", 2, "---\nb\n---\n", 4)),
        ("---\na: 1\n--- \nb: 2\n---\nBody", Frontmatter("a: 1\n--- \nb: 2", 2, "Body", 6)),
        ("---\na: 1\n----\n---\n", Frontmatter("a: 1\n----", 2, "", 5)),
        ("---\n---\n---\nBody", Frontmatter("---", 2, "Body", 4)),
        ("---\na: b\rc: d\r\n---\nBody", Frontmatter("a: b\rc: d", 2, "Body", 5)),
    ],
)  # fmt: skip
def test_frontmatter_stands_between_two_lines_of_hyphens(text, expected):
    """The shortest frontmatter counts; its parts are unchanged and know their lines."""
    assert split(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "", "# Hello\n", "\n---\na: 1\n---\n", " ---\na: 1\n---\n", "\ufeff---\na: 1\n---\n", "---\na: 1\n",
        "---\n---\nBody", "---", "--- \na: 1\n---\n", "---\na: 1\n--- \nBody.", "---\na: 1---\n", "---\na: 1\n---x",
        "---\na: 1\r---\r", "----\na: 1\n---\n",
    ],
)  # fmt: skip
def test_incomplete_frontmatter_is_none(text):
    """Anything before the first line, or a second line that is not exact, leaves no frontmatter."""
    assert split(text) is None
    assert read_frontmatter(text) is None


def test_values_have_positions_in_the_file():
    """Lines count from the first line of the file, for positions and for issues."""
    source = read_frontmatter("---\nname: x\nmetadata:\n  a: '1'\n  a: 2\n---\nBody.\n")
    assert source.position(("name",)) == (2, 7)
    assert source.position(("metadata", "a"), key=True) == (4, 3)
    assert [(issue.line, issue.column, issue.params["first_line"]) for issue in source.issues] == [
        (5, 3, 4)
    ]


@pytest.mark.parametrize("style", [">", ">-", "|", "|-"])
def test_a_block_scalar_of_one_line_is_one_line(style):
    """The line feed that a block scalar ends with is no part of a frontmatter value."""
    source = read_frontmatter(f"---\ndescription: {style}\n  Two words.\nlicense: MIT\n---\n")
    assert source.value == {"description": "Two words.", "license": "MIT"}


def test_line_feeds_within_a_value_stay():
    """Only the one at the end goes: a value of two lines is still one of two lines."""
    assert read_frontmatter("---\nd: |\n  a\n  b\n---\n").value == {"d": "a\nb"}
    assert read_frontmatter("---\nd: |+\n  a\n\nx: y\n---\n").value == {"d": "a\n", "x": "y"}
    assert read_frontmatter('---\nd: "a\\n"\n---\n').value == {"d": "a\n"}


@pytest.mark.parametrize(
    "text", ["---\n\n---\n\nBody.\n", "---\n# nothing\n---\n", "---\n  \n---\n"]
)
def test_blank_frontmatter_is_null(text):
    """Blank frontmatter is there, with no issue and no value."""
    source = read_frontmatter(text)
    assert (source.value, source.issues) == (None, [])


def test_depth_is_the_callers():
    """The limit for nesting is passed on."""
    assert (
        read_frontmatter("---\na: [[1]]\n---\n", max_depth=2).issues[0].params["reason"] == "depth"
    )
