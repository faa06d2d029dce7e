"""Reading `SKILL.md` (packages spec 3.4) and the rules for its instructions (3.5 g to i)."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rasen.workflows.instructions import breaches
from rasen.workflows.skill import read_skill


def stops(text):
    """Give the code, path and place of each diagnostic that stops the reading."""
    return [(d.code, d.path, *(d.place or ())) for d in read_skill(text).stops]


def test_frontmatter_and_instructions_are_taken_apart():
    """The instructions are what follows the closing line, unchanged."""
    text = "---\r\nname: rasen-x\r\ndescription: Zeilenenden bleiben.\r\nmetadata: {a: b}\r\n---\r\n\r\nKörper.\r\n"
    found = read_skill(text)
    assert found.skill is not None
    assert (found.skill.name, found.skill.description) == ("rasen-x", "Zeilenenden bleiben.")
    assert (found.skill.license, found.skill.metadata) == (None, {"a": "b"})
    assert found.skill.instructions == "\r\nKörper.\r\n"
    assert found.place(2, 1) == (7, 1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Body.\n",
        "---\nname: x\n",
        "\n---\nname: x\n---\nBody.\n",
        "---\nname: x\n--- \nBody.\n",
    ],
)
def test_incomplete_frontmatter_is_missing(text):
    """Nothing may stand before the first line, and a trailing space does not close."""
    assert stops(text) == [("skill_frontmatter_missing", "SKILL.md", 1, 1)]


def test_blank_frontmatter_is_one_fault_of_the_file():
    """No values at all are reported at SKILL.md."""
    assert [(c, p) for c, p, *_ in stops("---\n\n---\n\nBody.\n")] == [
        ("skill_frontmatter_invalid", "SKILL.md")
    ]


def test_faults_of_the_frontmatter_are_placed_in_the_file():
    """Every value is one line of text; numbers, null and lists are none."""
    text = "---\nname: 7\ndescription: [a]\nlicense:\ncompatibility: 1.5\nmetadata:\n  version: 1.0\n  deep: {a: b}\nextra: 1\n---\nBody.\n"
    code = "skill_frontmatter_invalid"
    assert stops(text) == [
        (code, "name", 2, 7),
        (code, "description", 3, 14),
        (code, "license", 4, 9),
        (code, "compatibility", 5, 16),
        (code, "metadata.version", 7, 12),
        (code, "metadata.deep", 8, 9),
        (code, "SKILL.md", 9, 1),
    ]


def test_a_missing_description_is_reported_at_its_path():
    """What is missing is named, not the object that lacks it."""
    assert [(c, p) for c, p, *_ in stops("---\nname: x\n---\nBody.\n")] == [
        ("skill_frontmatter_invalid", "description")
    ]


def test_a_folded_description_is_one_line():
    """The line feed that a block scalar ends with is not part of the value; one inside is."""
    folded = read_skill(
        "---\nname: x\ndescription: >\n  Plan the drying\n  of herbs.\n---\nBody.\n"
    )
    assert folded.skill is not None
    assert folded.skill.description == "Plan the drying of herbs."
    assert [p for _, p, *_ in stops("---\nname: x\ndescription: |\n  a\n  b\n---\nBody.\n")] == [
        "description"
    ]


@pytest.mark.parametrize("body", ["", "\n", " \n\t\n\u3000\n", "\ufeff\u2028\x0b"])
def test_instructions_of_white_space_are_empty(body):
    """The white space meant is that of ECMA-262."""
    head = "---\nname: x\ndescription: d\n---"
    found = stops(f"{head}\n{body}" if body else head)
    assert [(c, p) for c, p, *_ in found] == [("skill_instructions_empty", "SKILL.md")]


@pytest.mark.parametrize("body", ["\x1c", "\x85", "x"])
def test_other_characters_are_instructions(body):
    """U+001C and U+0085 are white space for Python, but not here."""
    assert breaches(body) == ()


def test_a_yaml_fault_is_placed_in_the_file():
    """A colon in an unquoted description is invalid YAML, at its line of SKILL.md."""
    found = stops("---\nname: x\ndescription: Hand over: what is open\n---\nBody.\n")
    assert [(c, p, line) for c, p, line, _ in found] == [("yaml_invalid", "SKILL.md", 3)]


def test_each_broken_rule_is_reported_once_at_its_first_place():
    """The words that break a rule are shown, and where the first of them stand."""
    body = "\nFormerly OpenSpec:apply, then openspec-x,\n  kept under /home/maria/notes and C:\\Users\\maria in __CHANGES_DIR__.\n"
    assert breaches(body) == (
        ("placeholder_forbidden", "__CHANGES_DIR__", 3, 54),
        ("legacy_namespace_reference", "OpenSpec:apply", 2, 10),
        ("absolute_machine_path", "/home/maria", 3, 14),
    )


@pytest.mark.parametrize(
    "body",
    [
        "Call __init__.py.",
        "my_openspec:x",
        "openspec alone",
        "the homepage /homes/x",
        "/Users alone",
        "__a__",
        "__A_",
    ],
)
def test_what_only_resembles_a_breach_is_none(body):
    """Names inside of other words, lower-case dunder names and half a path break nothing."""
    assert breaches(body) == ()


@given(st.text("_AZ0a", max_size=12))
def test_a_placeholder_is_what_the_specification_says(text):
    """The schema's pattern, which is written for a linear match, means that of packages spec 3.5 g."""
    found = [breach for breach in breaches("x" + text) if breach.code == "placeholder_forbidden"]
    assert bool(found) == bool(re.search("__[A-Z][A-Z0-9_]*__", text))
