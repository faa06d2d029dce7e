"""Laws of the YAML reader: JSON is YAML, positions point at what they name, nothing crashes."""

from __future__ import annotations

import json
import math

from hypothesis import given, settings
from hypothesis import strategies as st

from rasen.text.frontmatter import read_frontmatter, split
from rasen.text.references import references
from rasen.text.yaml_source import read

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
NUMBERS = st.integers(-(10**20), 10**20) | st.floats(allow_nan=False, allow_infinity=False)
DOCUMENTS = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=20,
)
PIECES = st.sampled_from(
    ["a", "b", ":", ": ", "- ", "\n", "\n  ", "\n- ", "\t", " ", "[", "]", "{", "}", ",", "? ", "'", '"', "#", " #", "&x ",
     "*x", "!t ", "!!int ", "|", ">-", "\\", "%", "---\n", "...\n", "@", "`", "1", "0x", "é", "😀", "\x85", "\u2028", "\r",
     "\ufeff", "\x00", "\x7f", "\ud800", "\n\t\n", "<<", "~", ".inf", "\\u", "%YAML 1.3\n", "%TAG ! x\n"]
)  # fmt: skip
HOSTILE = st.lists(PIECES, max_size=40).map("".join) | st.text(max_size=40)


def leaves(value, path=()):
    """Give each path of a value with the value there."""
    yield path, value
    items = (
        value.items()
        if isinstance(value, dict)
        else enumerate(value)
        if isinstance(value, list)
        else ()
    )
    for step, item in items:
        yield from leaves(item, (*path, step))


@settings(max_examples=120, deadline=None)
@given(DOCUMENTS, st.sampled_from([None, 1]), st.booleans())
def test_json_texts_have_their_json_value(document, indent, ascii_only):
    """A JSON text is a YAML text with the same value, types included."""
    source = read(json.dumps(document, indent=indent, ensure_ascii=ascii_only))
    assert source.issues == []
    assert repr(source.value) == repr(document)


@settings(max_examples=120, deadline=None)
@given(DOCUMENTS, st.sampled_from([None, 2]))
def test_positions_point_at_their_values(document, indent):
    """At the position of each value the text goes on with the JSON of that value."""
    text = json.dumps(document, indent=indent, ensure_ascii=False)
    source = read(text)
    lines = text.split("\n")
    for path, value in leaves(document):
        line, column = source.position(path)
        here = "\n".join([lines[line - 1][column - 1 :], *lines[line:]])
        found, _ = json.JSONDecoder().raw_decode(here)
        assert found == value
        if path and isinstance(path[-1], str):
            line, column = source.position(path, key=True)
            assert lines[line - 1][column - 1 :].startswith(
                json.dumps(path[-1], ensure_ascii=False)
            )


@settings(max_examples=400, deadline=None)
@given(HOSTILE)
def test_any_text_is_read_or_refused(text):
    """No text raises; each issue has a place in the text, and a clean value is a JSON value."""
    source = read(text)
    for issue in source.issues:
        assert issue.code in ("yaml_invalid", "yaml_alias_forbidden")
        assert issue.line >= 1
        assert issue.column >= 1
    assert [issue[1:3] for issue in source.issues] == sorted(issue[1:3] for issue in source.issues)
    for path, value in leaves(source.value):
        assert value is None or isinstance(value, bool | int | float | str | list | dict)
        assert not isinstance(value, float) or not math.isnan(value) or ".nan" in text.lower()
        if isinstance(value, str) and not source.issues:
            value.encode()
        assert source.position(path) >= (1, 1)


@settings(max_examples=150, deadline=None)
@given(HOSTILE, HOSTILE)
def test_frontmatter_and_body_are_the_file(yaml, body):
    """The parts of a file make the file, and the body starts on the line it says."""
    found = split(f"---\n{yaml}\n---\n{body}")
    assert found is not None
    assert f"---\n{yaml}\n---\n{body}".endswith(found.body)
    assert f"---\n{yaml}\n---\n{body}".startswith(f"---\n{found.yaml}")
    read_frontmatter(f"---\n{yaml}\n---\n{body}")


@settings(max_examples=200, deadline=None)
@given(
    st.lists(
        st.sampled_from(["[a]", "(", ")", "](", "<", ">", "\\", "references/", "bin/x", "`", " ", "\n", "[a]: ", "#", "'", "./"]),
        max_size=40,
    ).map("".join)
)  # fmt: skip
def test_references_stand_where_they_say(body):
    """At its position each reference has its text, and its target is rooted in one of the folders."""
    lines = body.split("\n")
    for found in references(body):
        here = "\n".join([lines[found.line - 1][found.column - 1 :], *lines[found.line :]])
        assert here.startswith(found.text)
        assert found.target.startswith(("references/", "scripts/", "templates/", "bin/"))
        assert found.target == found.candidates[0]
