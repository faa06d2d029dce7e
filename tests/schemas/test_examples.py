"""Every schema keeps the house rules, and its examples conform to it."""

from __future__ import annotations

import json
import os

import pytest

from rasen import schemas
from rasen.checking.documents import house_judge

NAMES = schemas.names()


@pytest.mark.parametrize("name", NAMES)
def test_schema_keeps_the_house_rules(name):
    """A schema file conforms to 2020-12 and to the meta-schema of the contract."""
    assert house_judge().faults(schemas.load(name)) == []


@pytest.mark.parametrize("name", NAMES)
def test_identifier_follows_from_the_place_of_the_file(name):
    """The `$id` is the fixed prefix, the folder and the file's name."""
    assert schemas.load(name)["$id"] == schemas.urn(name)


@pytest.mark.parametrize("name", NAMES)
def test_references_stay_inside_the_contract(name):
    """Every `$ref` is local, one of ours, or the dialect itself: nothing is ever fetched."""
    known = set(schemas.resources()) | {"https://json-schema.org/draft/2020-12/schema"}
    pending = [schemas.load(name)]
    while pending:
        value = pending.pop()
        if isinstance(value, dict):
            reference = value.get("$ref")
            if isinstance(reference, str) and not reference.startswith("#"):
                assert reference.partition("#")[0] in known
            pending.extend(value.values())
        elif isinstance(value, list):
            pending.extend(value)


@pytest.mark.parametrize("name", NAMES)
def test_examples_conform(name):
    """Each example of a schema is accepted by the verdict and by the explaining path."""
    examples = schemas.load(name)["examples"]
    assert examples
    for example in examples:
        assert schemas.explainer(name).faults(example) == []
        assert schemas.verdict(name)(example) is True


def test_no_schema_file_is_outside_of_the_known_folders():
    """Every file below `schemas/` is found by name."""
    found = {
        os.path.join(folder, name)
        for folder, _, files in os.walk(schemas.folder())
        for name in files
    }
    assert len(found) == len(NAMES)


def test_every_schema_file_is_written_the_same_way():
    """A schema file is UTF-8 JSON, two spaces deep at most per line and closed by one newline."""
    for name in NAMES:
        group, stem = name.split(":")
        path = os.path.join(schemas.folder(), group, stem + ".schema.json")
        with open(path, encoding="utf-8", newline="") as file:
            text = file.read()
        assert text.endswith("}\n")
        assert "\r" not in text
        assert "\t" not in text
        assert json.loads(text)
