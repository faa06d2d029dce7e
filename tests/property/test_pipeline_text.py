"""Laws of reading pipeline definitions: any text is answered, and JSON and YAML agree."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, cast

from hypothesis import given, settings
from hypothesis import strategies as st

from rasen import schemas
from rasen.diagnostics import is_valid
from rasen.locale import Translator
from rasen.pipelines import source
from rasen.pipelines.definition import Reading, diagnose, read_definition

if TYPE_CHECKING:
    from rasen.diagnostics import Diagnostic

ENGLISH = Translator("en")
EXAMPLES = [
    json.dumps(each) for each in cast("list[object]", schemas.load("files:pipeline")["examples"])
]

# Keys of the schema, so that generated documents get past its first questions.
KEYS = st.sampled_from(
    ["name", "stages", "id", "kind", "skill", "requires", "gate", "loop", "agents", "planner",
     "handoff", "threshold", "roles", "remainingTokens", "maxRounds", "origin", "reuse", "x"]
)  # fmt: skip
VALUES = st.sampled_from(
    ["goal", "measure", "review-cycle", "decompose", "composed", "claude", "vet", "a", "", 0, 1, 0.5,
     True, None]
)  # fmt: skip
DOCUMENTS = st.recursive(
    VALUES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=5)
)
STAGED = st.builds(
    lambda stages, more: {**more, "name": "p", "stages": stages},
    st.lists(st.dictionaries(KEYS, DOCUMENTS, max_size=5), min_size=1, max_size=3),
    st.dictionaries(KEYS, DOCUMENTS, max_size=3),
)


def hold(reading: Reading, text: str) -> list[Diagnostic]:
    """Check what holds for every text, and give its diagnostics."""
    found = diagnose(reading)
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for each in found:
        assert schemas.codes()[each.code]["x-severity"] == each.severity
        assert ENGLISH.message(each).endswith((".", "?"))
        assert each.place is not None
        assert 1 <= each.place.line <= len(lines)
        assert each.path != ""
    assert (reading.definition is None) == (not is_valid(reading.diagnostics))
    return found


@given(st.binary(max_size=200))
@settings(deadline=None, max_examples=60)
def test_any_bytes_are_answered(data: bytes) -> None:
    """Bytes are a text or one problem with a place."""
    text = source.decode(data)
    if isinstance(text, str):
        hold(read_definition(text), text)
    else:
        assert text.place.line >= 1


@given(st.sampled_from(EXAMPLES), st.data())
@settings(deadline=None, max_examples=60)
def test_mutated_definitions_are_answered(text: str, data: st.DataObject) -> None:
    """A good definition with a piece replaced by anything is answered with declared codes."""
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 20)))
    piece = data.draw(st.text("{}[],:\"'&*!|>-# \n\tavet0", max_size=6))
    mutated = text[:start] + piece + text[end:]
    hold(read_definition(mutated), mutated)


@given(DOCUMENTS | STAGED)
@settings(deadline=None, max_examples=80)
def test_json_and_yaml_say_the_same(document: object) -> None:
    """The same document as JSON and as flow YAML gives the same definition and the same findings."""
    text = json.dumps(document)
    as_json = read_definition(text)
    as_yaml = read_definition("# YAML\n" + text)
    assert as_json.definition == as_yaml.definition
    assert [
        (each.code, each.path, each.pointer, each.place.line + 1, each.place.column)
        for each in hold(as_json, text)
        if each.place
    ] == [
        (each.code, each.path, each.pointer, each.place.line, each.place.column)
        for each in hold(as_yaml, "# YAML\n" + text)
        if each.place
    ]
