"""Any bytes, as any kind of file, from a path or from standard input."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rasen.checking import documents
from tests.property.checked import checked_file, checked_input

FRAGMENTS = (
    *'{}[]:,"-#\n\r\t \0\\',
    *("---\n", "...\n", ": ", "- ", "? ", "*a", "&a ", "!!int ", "| ", ">-\n ", "%YAML 1.2\n"),
    *('{"', '":', "\r\n", "\\ud83d", "\\u0000", "1e999", "-0", "0.1", "NaN", "9" * 40, "true"),
    *("\ufeff", "\u2028", "\x85", "港", "😀", "a", "id: ", "version: 1\n", "name: ", "stages:\n- "),
    *('"format":"rasen-package"', '"$schema":"files:workflow"', "# $schema: ", "\x1b[31m", "__A__"),
)
TEXTS = st.lists(st.one_of(st.sampled_from(FRAGMENTS), st.text(max_size=4)), max_size=24).map(
    "".join
)
ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "utf-16-be", "utf-32", "latin-1", "utf-7", "cp932")
BYTES = st.one_of(
    st.binary(max_size=80),
    TEXTS.map(lambda text: text.encode("utf-8", "surrogatepass")),
    st.tuples(TEXTS, st.sampled_from(ENCODINGS)).map(
        lambda pair: pair[0].encode(pair[1], "replace")
    ),
)
KEYWORDS = (
    *("$schema", "$ref", "$id", "$defs", "$anchor", "type", "items", "properties", "required"),
    *("pattern", "enum", "const", "allOf", "anyOf", "not", "if", "then", "format", "id", "kind"),
)
# Every kind by the name that tells it, by --kind, by --schema, and names that tell nothing.
INPUTS = [
    ("flow/workflow.yaml", {}),
    ("flow/SKILL.md", {}),
    ("line/pipeline.yaml", {}),
    ("team.rasenpkg", {}),
    ("team.yaml", {"kind": "profile"}),
    ("team.json", {"kind": "profile"}),
    ("own.schema.json", {}),
    ("own.yaml", {"kind": "schema"}),
    ("data.json", {"schema": "files:workflow"}),
    ("data.yaml", {"schema": "files:pipeline"}),
    ("notes", {"schema": "files:package"}),
    ("notes.json", {}),
    ("notes.yml", {}),
    ("notes.txt", {}),
    *((f"any.{kind}", {"kind": kind}) for kind in ("workflow", "skill", "pipeline", "package")),
]
IDS = [f"{name}-{'-'.join(request.values())}" for name, request in INPUTS]


@pytest.mark.parametrize(("name", "request_"), INPUTS, ids=IDS)
@settings(max_examples=25, deadline=None)
@given(data=BYTES)
def test_any_bytes_are_answered_with_declared_codes_and_places(name, request_, data):
    """Any bytes as any kind get a document that conforms, the same from a file as from input."""
    of_file = checked_file(name, data, **request_)
    of_input = checked_input(name, data, **request_)
    if of_file["summary"] is not None and of_input["summary"] is not None:
        assert of_file["summary"]["errors"] >= bool(of_input["summary"]["errors"])


@settings(max_examples=60, deadline=None)
@given(
    value=st.recursive(
        st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5)),
        lambda below: st.one_of(
            st.lists(below, max_size=4),
            st.dictionaries(
                st.one_of(
                    st.sampled_from(KEYWORDS),
                    st.text(max_size=4),
                ),
                below,
                max_size=4,
            ),
        ),
        max_leaves=12,
    )
)
def test_any_document_is_a_schema_or_is_refused_as_one(value):
    """Any JSON value given as --schema either judges a document or is refused, with status 2."""
    documents.judge.cache_clear()
    text = json.dumps(value).encode()
    checked_file("own.schema.json", text)
    document = checked_file("it.json", text, schema="it.json")
    codes = [entry["code"] for entry in document["status"]]
    assert codes in ([], ["schema_unusable"], ["schema_not_found"])
