"""Documents held to schemas of users: judged, or the schema named as what is wrong."""

from __future__ import annotations

import json

import pytest

from rasen.checking import documents
from rasen.diagnostics import UsageError

DRAFT_07 = "http://json-schema.org/draft-07/schema#"


@pytest.fixture
def judge(tmp_path):
    """Give a function that makes the judge of a schema, with other files beside it."""

    def made(schema, **others):
        for name, value in {"own": schema, **others}.items():
            (tmp_path / f"{name}.json").write_text(json.dumps(value), "utf-8")
        return documents.judge("own.json", str(tmp_path))

    return made


def code(error):
    return error.value.diagnostics[0].code


def test_a_reference_may_lead_to_a_schema_that_is_true_or_false(judge):
    """Each file that a schema refers to is a schema, `true` and `false` included."""
    found = judge({"items": {"$ref": "no.json"}, "minItems": 1, "$defs": {"a": {"$ref": "yes.json"}}},
                  no=False, yes=True).faults([1])  # fmt: skip
    assert [fault.path for fault in found] == [(0,)]


@pytest.mark.parametrize(
    "schema", [{"type": "nope"}, {"$ref": "#/definitions/gone"}, {"pattern": "("}, {"$ref": "#"}]
)
def test_an_older_schema_that_cannot_be_used_is_misuse(judge, schema):
    """What only the library of older drafts notices is a fault of the schema all the same."""
    with pytest.raises(UsageError) as error:
        judge({"$schema": DRAFT_07, **schema}).faults("a")
    assert code(error) == "schema_unusable"


def test_an_identifier_that_is_no_uri_is_misuse(judge):
    """A schema whose `$id` no reference can be joined to cannot be used."""
    with pytest.raises(UsageError) as error:
        judge({"$id": "http://[", "items": {"$ref": "x.json"}})
    assert code(error) == "schema_unusable"


def test_faults_are_bounded_before_they_are_placed(judge):
    """A document of a hundred thousand faults gives the first thousand, in its order."""
    for schema in ({}, {"$schema": DRAFT_07}):
        found = judge({**schema, "items": {"type": "string"}}).faults([1] * 100_000)
        assert [fault.path for fault in found] == [(index,) for index in range(1000)]
        documents.judge.cache_clear()
