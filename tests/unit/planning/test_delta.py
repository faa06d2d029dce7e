"""Delta files, as every command that reads or applies one sees them."""

from __future__ import annotations

import pytest

from rasen.planning.change_rules import LEFT_TO_APPLYING, delta_diagnostics, lost_scenarios
from rasen.planning.delta import Delta, Rename, RenameLine
from rasen.planning.delta_conflicts import conflicts
from rasen.planning.markdown import Markdown
from rasen.planning.requirement import Block, block_lines, requirement_name, scenario_labels
from rasen.planning.spec import SpecBlocks


def delta(text):
    return Delta(Markdown(text))


def spec(text):
    return SpecBlocks(Markdown(text))


def codes(found):
    return [(each.code, each.place.line) for each in found]


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("### Requirement: A", "A"),
        ("###Requirement:A", "A"),
        ("###\u3000REQUIREMENT: \ufeffA  b\u00a0", "A  b"),
        ("### Requirement: A ###", "A ###"),
        ("### Requirement:", None),
        ("### Requirement:\u3000", None),
        ("### Requ\u0131rement: A", None),
        ("### Requirement : A", None),
        ("#### Requirement: A", None),
        (" ### Requirement: A", None),
        ("## Requirement: A", None),
    ],
)
def test_a_requirement_heading_has_three_marks_and_the_word(line, name):
    """Any case of ASCII, with a blank or without; the name is trimmed and not empty."""
    assert requirement_name(line) == name


def test_a_block_ends_at_the_next_requirement_or_section():
    """Blank lines at its end are cut, everything else of it stays as it stands."""
    found = delta(
        "## ADDED Requirements\n\n### Requirement: A\na \n\n### Notes\n# One\n```\n## X\n```\n\n"
        "###Requirement: B\n\n\n## Else\n### Requirement: C\n"
    )
    assert found.added == [Block("A", 2, 10), Block("B", 11, 12)]
    assert block_lines(found.text, found.added[0])[-1] == "```"
    assert found.stray == [5]
    assert found.outside == [15]


def test_sections_of_one_title_are_read_together():
    """In any case; titles with two blanks, or with more words, are others."""
    found = delta(
        "## added requirements\n### Requirement: A\n## ADDED  Requirements\n### Requirement: B\n"
        "## Added Requirements here\n### Requirement: C\n##\tADDED Requirements\n"
        "### Requirement: D\n### ADDED Requirements\n# ADDED Requirements\n"
    )
    assert [block.name for block in found.added] == ["A", "D"]
    assert found.outside == [3, 5]


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("- `### Requirement: A`", "A"),
        ("  -###Requirement:A", "A"),
        ("- ### Requirement: A` ", "A"),
        ("- `### Requirement: A``", "A`"),
        ("- `### Requirement: `", "`"),
        ("- `### requirement: A`", None),
        ("* `### Requirement: A`", None),
        ("- ## Requirement: A", None),
        ("- `### Requirement:`", "`"),
        ("- ### Requirement:", None),
    ],
)
def test_a_removed_requirement_may_be_a_bullet(line, name):
    """In backquotes or not; the word in this case."""
    found = delta("## REMOVED Requirements\n" + line)
    assert [removal.name for removal in found.removed] == ([name] if name else [])


def test_the_notes_of_a_removal_end_at_the_next_heading():
    """Bullets are removals of their own all the same, and have no notes."""
    found = delta(
        "## REMOVED Requirements\n### Requirement: A\n**Reason**: a\n\n- `### Requirement: B`\n\n"
        "###Requirement: C\n- ### Requirement: D\n### Note\nx\n"
    )
    assert [(removal.name, removal.line, removal.block) for removal in found.removed] == [
        ("A", 1, Block("A", 1, 5)),
        ("B", 4, None),
        ("C", 6, Block("C", 6, 10)),
        ("D", 7, None),
    ]
    texts = [found.shown_removal(removal).text for removal in found.removed]
    assert texts[1:] == ["Requirement: B", "- ### Requirement: D", "Requirement: D"]


def test_a_rename_is_a_from_and_the_to_behind_it():
    """Lines of one kind that follow each other leave the first one alone."""
    found = delta(
        "## RENAMED Requirements\n- FROM: `### Requirement: A`\nFROM:### Requirement: B\n"
        "\n - TO: ### Requirement: C`\n* TO: ### Requirement: D\n- To: ### Requirement: E\n"
    )
    source, target = RenameLine(True, "B", 2), RenameLine(False, "C", 4)
    assert found.renamed == [Rename(source, target)]
    assert found.unpaired == RenameLine(True, "A", 1)


def test_a_purpose_is_the_first_one_that_says_something():
    """Only at level two; it may hold deeper headings."""
    found = delta("# Purpose\nno\n## Purpose\n\n## PURPOSE\nyes\n### more\n## Other\n")
    assert found.purpose == "yes\n### more"
    assert delta("### Purpose\nno").purpose == ""


def test_conflicts_are_those_that_keep_a_delta_from_being_applied():
    """Rules 3a, 4a and 5 to 9, in this order; the marked ones are known by their codes."""
    text = (
        "## ADDED Requirements\n### Requirement: A\n### Requirement: A\n### Requirement: T\n"
        "## MODIFIED Requirements\n### Requirement: S\n### Requirement: A\n### Requirement: A\n"
        "## REMOVED Requirements\n### Requirement: A\n- ### Requirement: A\n- ### Requirement: N\n"
        "- ### Requirement: T\n- ### Requirement: S\n"
        "## RENAMED Requirements\nFROM: ### Requirement: S\nTO: ### Requirement: T\n"
        "TO: ### Requirement: X\n"
    )
    main = spec("## Requirements\n### Requirement: A\n### Requirement: S\n")
    assert codes(conflicts(delta(text), main)) == [
        ("delta_requirement_repeated", 3),
        ("delta_requirement_repeated", 8),
        ("delta_requirement_repeated", 11),
        ("delta_requirement_unknown", 12),
        ("delta_rename_unpaired", 18),
        ("delta_sections_conflict", 6),
        ("delta_sections_conflict", 7),
        ("delta_sections_conflict", 7),
        ("delta_sections_conflict", 2),
        ("delta_sections_conflict", 4),
        ("delta_rename_modified", 16),
        ("delta_sections_conflict", 17),
        ("delta_sections_conflict", 16),
    ]
    without = [each.code for each in conflicts(delta(text), None)]
    assert without.count("delta_requirement_unknown") == 0


def test_a_sound_delta_has_no_conflict():
    """Nothing is said of what fits."""
    text = "## ADDED Requirements\n### Requirement: B\nIt SHALL.\n#### S\n"
    assert list(delta_diagnostics(delta(text), spec("## Requirements\n### Requirement: A\n"))) == []


def test_rules_that_are_left_to_applying_are_rules():
    """Each of them is among the findings of a delta that breaks them all."""
    text = (
        "### Requirement: O\n## MODIFIED Requirements\n### Requirement: N\n### Requirement: A\n"
        "## RENAMED Requirements\nFROM: ### Requirement: B\n"
    )
    main = spec("## Requirements\n### Requirement: A\n#### S\n")
    found = {each.code for each in delta_diagnostics(delta(text), main)}
    assert found >= LEFT_TO_APPLYING


@pytest.mark.parametrize(
    ("line", "label"),
    [
        ("#### Scenario: A", "A"),
        ("#### scenario:A ##", "A"),
        ("#### A C#", "A C#"),
        ("#### Scenario: ##", ""),
        ("#### ####", ""),
        ("####\u3000A", "A"),
        ("####  ", ""),
    ],
)
def test_a_scenario_goes_by_its_title(line, label):
    """Without the word, and without closing marks."""
    found = delta(f"## ADDED Requirements\n### Requirement: A\n{line}\nx\n")
    assert list(scenario_labels(found.text, found.added[0])) == [label]


def test_scenarios_are_lost_one_by_one():
    """A label that occurs twice has to occur twice again; the order does not matter."""
    assert list(lost_scenarios(["a", "b", "a", "c"], ["c", "a", "x"])) == ["b", "a"]
    assert list(lost_scenarios(["a", "b"], ["b", "a", "a"])) == []


def test_very_many_lost_scenarios_are_told_shortly():
    """The first sixteen, and that there are more."""
    scenarios = "".join(f"#### S{number}\n" for number in range(40))
    main = spec("## Requirements\n### Requirement: A\n" + scenarios)
    text = "## MODIFIED Requirements\n### Requirement: A\nIt SHALL.\n#### S1\n"
    (found,) = delta_diagnostics(delta(text), main)
    assert found.params["labels"] == ['"S0"', *(f'"S{n}"' for n in range(2, 17)), "…"]
