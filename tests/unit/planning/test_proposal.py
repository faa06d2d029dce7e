"""Proposals: title, reasons, and what their bullets say."""

from __future__ import annotations

import pytest

from rasen.planning.markdown import Markdown
from rasen.planning.proposal import (
    BulletDelta,
    InvalidProposal,
    operation_of,
    read_proposal,
    title_of,
)


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("# A", "A"),
        ("x\n## A\n# B", "B"),
        ("# change:A", "A"),
        ("# CHANGE:\u3000A: b", "A: b"),
        ("# Change:", None),
        ("# Changes: A", "Changes: A"),
        ("```\n# A\n```", None),
        ("", None),
    ],
)
def test_the_title_is_the_first_heading_of_level_one(text, title):
    """The word before it is cut."""
    assert title_of(Markdown(text)) == title


@pytest.mark.parametrize(
    ("description", "operation"),
    [
        ("renames and adds and removes", "RENAMED"),
        ("removes, then ADDED", "ADDED"),
        ("the new one", "ADDED"),
        ("Deletes", "REMOVED"),
        ("", "MODIFIED"),
        ("address renewal addition removable", "MODIFIED"),
        ("新add新", "ADDED"),
        ("add_on", "MODIFIED"),
        ("created2", "MODIFIED"),
    ],
)
def test_the_operation_follows_from_whole_words(description, operation):
    """RENAMED before ADDED before REMOVED, whichever stands first."""
    assert operation_of(description) == operation


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("## What Changes\nx", "reasons.planning.sectionMissing", None),
        ("## Why\n\n## What Changes\nx", "reasons.planning.sectionEmpty", 1),
        ("## Why\nx\n## What Changed\nx", "reasons.planning.sectionMissing", None),
        ("## Why\nx\n## What Changes\n\n", "reasons.planning.sectionEmpty", 3),
    ],
)
def test_a_proposal_says_why_and_what(text, key, line):
    """Both sections have to say something."""
    with pytest.raises(InvalidProposal) as caught:
        read_proposal(Markdown(text))
    assert caught.value.problem.key == key
    assert (caught.value.place and caught.value.place.line) == line


def test_bullets_are_read_below_deeper_headings_too():
    """The words of the user are kept as they are."""
    text = "# T\n## Why\nx\n## What Changes\n- **a:** Adds  `x` **b:** c \n### D\n -**b c** : d\n- **b c**: d"
    assert read_proposal(Markdown(text)).deltas == [
        BulletDelta("a", "ADDED", "Adds  `x` **b:** c"),
        BulletDelta("b c", "MODIFIED", "d"),
    ]
