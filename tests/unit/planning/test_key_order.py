"""Documents have their keys in the order of their schemas, whatever is left out."""

from __future__ import annotations

import json

import pytest

from rasen import schemas

LINES = {
    "status --change c": ("status", "change"),
    "status --store none": ("status", "failure"),
    "instructions proposal --change c": ("instructions", "artifact"),
    "instructions apply --change c": ("instructions", "apply"),
    "new change d": ("new-change", "success"),
    "new change c": ("new-change", "failure"),
    "archive c --yes": ("archive", "success"),
    "archive d": ("archive", "failure"),
}


@pytest.fixture
def project(rasen, tmp_path):
    """Give a function that runs a command in a folder with a change and a config."""
    assert rasen("new", "change", "c", "--proposal", "x").returncode == 0
    (tmp_path / "rasen" / "config.yaml").write_text(
        "context: x\nrules: {proposal: [x]}\nreferences: [none]\n", "utf-8"
    )
    return lambda line: json.loads(rasen(*line.split(), "--json").stdout)


def in_order(document, schema):
    """Tell whether the keys of a document, and of objects in it, are in the schema's order."""
    order = list(schema.get("properties", {}))
    assert list(document) == [key for key in order if key in document]
    for key, value in document.items():
        inner = schema["properties"][key]
        if isinstance(value, dict) and "properties" in inner:
            in_order(value, inner)


@pytest.mark.parametrize("line", LINES)
def test_keys_are_in_the_order_of_the_schema(project, line):
    """A reader of the text finds each key where the reference has it."""
    name, shape = LINES[line]
    in_order(project(line), schemas.load(f"output:{name}")["$defs"][shape])
