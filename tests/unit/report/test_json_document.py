"""Documents as JSON text."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rasen.report.json_document import render
from tests.unit.report.documents import CLEAN, FAILED, FOUND, report

values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


@pytest.mark.parametrize("document", [FOUND, CLEAN, FAILED])
def test_json_is_the_document_indented_by_two(document):
    """The report is the document itself, non-ASCII text raw, with a final line feed."""
    assert report("json", document) == json.dumps(document, ensure_ascii=False, indent=2) + "\n"


@given(values)
def test_json_is_what_the_standard_library_writes(document):
    """Any document is written as `json.dumps` writes it."""
    written = "".join(render(document))
    assert written == json.dumps(document, ensure_ascii=False, indent=2) + "\n"


def test_half_pairs_are_escaped():
    """A file name that is no UTF-8 is written as an escape, which reads as the same name."""
    document = {"a": ["caf\udce9", "\ud800 文"], "\udc80": {"\udfff": 1}}
    written = "".join(render(document)).encode()
    assert json.loads(written) == document
    assert "文".encode() in written


@pytest.mark.parametrize("number", [float("inf"), float("-inf"), float("nan")])
def test_what_json_cannot_say_is_refused(number):
    """Infinite numbers and what is no number are faults of the caller."""
    with pytest.raises(ValueError):
        "".join(render({"a": {"b": number}}))
