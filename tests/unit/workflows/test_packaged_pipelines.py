"""`rasen check` of a package of pipelines: what is wrong inside, each finding at its place."""

from __future__ import annotations

import os

import pytest

from rasen.context import Context
from rasen.locale import Translator
from rasen.workflows.package import Package, Packaged, encode
from rasen.workflows.package_validation import check_package

STAGE = "  - id: größe\n    skill: rasen-review\n"


def findings(tmp_path, **texts):
    """Give (code, pipeline, line) of what is wrong with a package of these definitions."""
    packaged = tuple(Packaged(name, "", {"pipeline.yaml": text}) for name, text in texts.items())
    data = encode(Package("pipeline", tuple(texts), (), "", None, None, packaged))
    context = Context(str(tmp_path), os.environ, Translator("en"))
    found = check_package(data, context)
    assert all(item.place is not None and item.place.line == 1 for item in found)
    return [
        (f.code, (f.details or {}).get("pipeline"), (f.details or {}).get("line")) for f in found
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"name: p\nstages:\n{STAGE}", []),
        (
            "name: p\nstages:\n  - skill: x\n  - id: a\n",
            [("pipeline_invalid", "p", 3), ("pipeline_invalid", "p", 4)],
        ),
        (
            f"name: p\nfoo: 1\nzz: 1\nstages:\n{STAGE}",
            [("pipeline_field_unknown", "p", 2), ("pipeline_field_unknown", "p", 3)],
        ),
        (
            "name: p\nstages:\n  - id: d\n    kind: decompose\n    childPipeline: nope\n",
            [("pipeline_invalid", "p", 5)],
        ),
        (
            "name: p\nstages:\n  - id: d\n    kind: decompose\n    childPipeline: p\n",
            [("pipeline_invalid", "p", 5)],
        ),
    ],
)
def test_every_fault_inside_of_a_packaged_pipeline_is_told(text, expected, tmp_path):
    """Schema faults, unknown fields and unusable children are findings with their inner line."""
    assert findings(tmp_path, p=text) == expected


def test_a_child_may_come_with_the_package(tmp_path):
    """A child pipeline is looked for in the package itself first."""
    parent = "name: a\nstages:\n  - id: d\n    kind: decompose\n    childPipeline: b\n"
    assert findings(tmp_path, a=parent, b=f"name: b\nstages:\n{STAGE}") == []
