"""What a new change is made of can be read again, whatever the texts look like."""

from __future__ import annotations

from hypothesis import example, given, settings
from hypothesis import strategies as st

from rasen.planning.markdown import WHITE_SPACE, Markdown
from rasen.planning.metadata import check_text, metadata_text
from rasen.planning.seed_proposal import seed_proposal
from rasen.text import yaml_source
from rasen.text.yaml_light import NOT_PLAIN, read_plain

CHARACTERS = st.characters(exclude_categories=("Cs",))
TEXTS = st.text(CHARACTERS) | st.text("#`~ \n\rWhyat\t-*", max_size=40)
LINES = st.lists(
    st.sampled_from(
        ["## Why", "## What Changes", "# T", "```", "````", "~~~", "text", "", "### x"]
    ),
    max_size=8,
).map("\n".join)


@given(TEXTS | LINES)
@example("```\n## What Changes")
@example("~~~\n```\n~~~~\n````")
@settings(deadline=None, max_examples=500)
def test_a_seeded_proposal_can_be_read(text):
    """It has a reason that holds all words of the text, and says what changes."""
    if not text.strip(WHITE_SPACE):
        return
    markdown = Markdown(seed_proposal("a", text))
    why, what = markdown.find("why"), markdown.find("what changes")
    reason = markdown.content(why)
    assert [word for word in text.split() if word not in reason] == []
    assert markdown.content(what) == Markdown(seed_proposal("a", "x")).lines[-2]
    assert markdown.headings[0].title == "a"


@given(st.text(CHARACTERS), st.text(CHARACTERS, min_size=1))
@settings(deadline=None, max_examples=300)
def test_metadata_hold_what_was_given(goal, schema):
    """Any goal and any name of a schema come back from the file."""
    text = metadata_text(schema=schema, created="2026-03-09", goal=goal)
    expected = {"schema": schema, "created": "2026-03-09", "goal": goal}
    if not goal:
        del expected["goal"]
    source = yaml_source.read(text)
    assert (source.issues, source.value) == ([], expected)
    assert check_text(text) == []
    plain = read_plain(text)
    assert plain is NOT_PLAIN or plain == expected
