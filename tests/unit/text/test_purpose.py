"""The first line of a spec's purpose, whatever the text around it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rasen.text.purpose import purpose_summary

CASES = {
    "": "",
    "# A\n\n## Purpose\n\nFirst.\nSecond.\n": "First.",
    "\ufeff## Purpose\r\n\r\n  One \t line.  \r\n": "One   line.",
    "###### pUrPoSe ##\nx\n": "x",
    "## Purpose #\nx": "x",
    "## Purpose#\nx": "",
    "#Purpose\nx": "",
    " ## Purpose\nx": "",
    "####### Purpose\nx": "",
    "## The Purpose\nx": "",
    "## Purpose\n\n## Purpose\nlate": "",
    "## Purpose\n### Why\nlate": "",
    "## Purpose\n#no heading": "#no heading",
    "## Purpose\n# #\nlate": "",
    "## Purpose\n##  \nlate": "##",
    "```\n## Purpose\ninside\n```\n## Purpose\nreal": "real",
    "## Purpose\n```\ncode\n```\nafter": "after",
    "## Purpose\n~~~\ncode\n```\nstill\n~~~\nafter": "after",
    "## Purpose\n  ```text\ncode\n```\nafter": "after",
    "## Purpose\n```\nnever closed\nx": "",
    "## Purpose\rlone carriage return": "",
    "## Purpose\n\x00a\x1b[2Jb\x7fc": "a [2Jb c",
    "## Purpose\n\u00a0\u3000x\u2003": "x",
    "## Purpose\n" + "é" * 300: "é" * 300,
    "## Purpose\n" + "é" * 301: "é" * 300 + "…",
}


@pytest.mark.parametrize("text", CASES)
def test_purpose(text):
    """The rule of stores spec 10.5, one text each."""
    assert purpose_summary(text.encode()) == CASES[text]


@given(st.binary(max_size=80) | st.text("#` ~\r\n\tPurposex", max_size=60).map(str.encode))
def test_any_bytes_give_one_clean_line(data):
    """Whatever a cloned file holds, the summary is short, trimmed and without control characters."""
    summary = purpose_summary(b"## Purpose\n" + data)
    assert len(summary) <= 301
    assert summary == summary.strip()
    assert not any(character < " " or character == "\x7f" for character in summary)
