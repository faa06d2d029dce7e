"""Main specs: what they say, and the blocks that deltas work on."""

from __future__ import annotations

import pytest

from rasen.planning.markdown import Markdown
from rasen.planning.requirement import Block
from rasen.planning.spec import InvalidSpec, SpecBlocks, count_requirements, read_spec
from rasen.planning.spec_rules import has_obligation, spec_diagnostics, structure


def found_in(text):
    return [(each.severity, each.code, each.path) for each in spec_diagnostics(Markdown(text))]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "spec_purpose_missing"),
        ("## Purpose\n\n \u3000\n## Requirements\n", "spec_purpose_missing"),
        ("## Purpose\nx\n## Requirement\n", "spec_section_missing"),
        ("```\n## Purpose\nx\n## Requirements\n", "spec_purpose_missing"),
    ],
)
def test_a_spec_needs_a_purpose_and_a_section_of_requirements(text, code):
    """The first that is missing is all that is said."""
    with pytest.raises(InvalidSpec) as caught:
        read_spec(Markdown(text))
    assert caught.value.diagnostic.code == code
    assert found_in(text) == [("error", code, "file")]


def test_blocks_are_those_of_the_first_section_at_level_two():
    """Cut as in a delta: stray headings belong to the block they stand in."""
    text = Markdown(
        "### Requirement: Early\n## requirements\nintro\n### Requirement: A\n### Note\n\n"
        "###Requirement: B\n# Title\n## Requirements\n### Requirement: C\n"
    )
    blocks = SpecBlocks(text)
    assert blocks.blocks == [Block("A", 3, 5), Block("B", 6, 8)]
    assert (blocks.start, blocks.end) == (2, 8)
    assert [(each.code, each.place.line) for each in structure(text)] == [
        ("spec_requirement_outside", 1),
        ("spec_requirement_outside", 10),
    ]


def test_of_two_blocks_of_one_name_the_first_is_meant():
    """The second one is an error; outside of the section there is one already."""
    text = Markdown(
        "## Requirements\n### Requirement: A\n### Requirement: A\n## X\n###Requirement:A\n"
    )
    assert SpecBlocks(text).by_name["A"].start == 1
    assert [(each.code, each.place.line, each.params.get("first")) for each in structure(text)] == [
        ("spec_requirement_duplicate", 3, 2),
        ("spec_requirement_outside", 5, None),
    ]


def test_a_spec_without_such_a_section_has_no_blocks():
    """There is nothing that a line could stand in."""
    blocks = SpecBlocks(Markdown("# Requirements\n### Requirement: A"))
    assert blocks.blocks == []
    assert (blocks.start, blocks.end) == (2, 2)


def test_only_requirement_headings_are_held_to_the_words():
    """A heading without `Requirement:`, or at another level, is a requirement all the same."""
    purpose = "It says what it is for in more than fifty characters, as it has to."
    text = (
        f"## Purpose\n{purpose}\n## Requirements\n### A\nno word\n#### S\nx\n"
        "### Requirement: B\nno word\n#### S\nx\n"
    )
    assert found_in(text) == [("error", "requirement_keyword_missing", "requirements[1]")]


@pytest.mark.parametrize(
    ("statement", "holds"),
    [
        ("It SHALL be.", True),
        ("系统MUST支持", True),
        ("éSHALLé", True),
        ("(MUST)", True),
        ("a\nSHALL", True),
        ("MUSTARD", False),
        ("MUST_NOT", False),
        ("XMUST", False),
        ("SHALL2", False),
        ("shall must Shall", False),
        ("", False),
    ],
)
def test_a_word_is_bounded_by_ascii(statement, holds):
    """Letters of other scripts are no part of a word."""
    assert has_obligation(statement) is holds


def test_requirements_of_a_file_that_cannot_be_read_count_nothing(tmp_path):
    """Missing, not a spec, or a folder."""
    assert count_requirements(str(tmp_path / "none.md")) == 0
    assert count_requirements(str(tmp_path)) == 0
    (tmp_path / "spec.md").write_text("## Purpose\n", "utf-8")
    assert count_requirements(str(tmp_path / "spec.md")) == 0
