"""The official JSON Schema suite for 2020-12: all required tests, verdict and explanation alike.

The suite is not part of the project; `fetch.py` beside this file puts it where it is looked for.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from rasen.verdict.compile import compile_verdict
from rasen.verdict.explain import Explainer

FOLDER = Path(
    os.environ.get("RASEN_SCHEMA_SUITE") or Path(sys.prefix, "share", "json-schema-suite")
)
REMOTE = "http://localhost:1234/"
REQUIRED = 1257

pytestmark = pytest.mark.skipif(
    not (FOLDER / "tests" / "draft2020-12").is_dir(),
    reason=f"the JSON Schema suite is not at {FOLDER}; tests/suite/fetch.py gets it",
)


class Group(NamedTuple):
    """A schema of the suite with its documents."""

    name: str
    schema: object
    tests: list[dict[str, object]]


def groups(pattern):
    """Give the groups of the suite's files below the folder of 2020-12."""
    for file in sorted((FOLDER / "tests" / "draft2020-12").glob(pattern)):
        for group in json.loads(file.read_text("utf-8")):
            name = f"{file.stem}: {group['description']}"
            yield Group(name, group["schema"], group["tests"])


@pytest.fixture(scope="module")
def remotes():
    """Give the documents that the suite's references lead to, by URI."""
    folder = FOLDER / "remotes"
    return {
        REMOTE + file.relative_to(folder).as_posix(): json.loads(file.read_text("utf-8"))
        for file in folder.rglob("*.json")
    }


def differing(chosen, remotes, *, assert_formats):
    """Give the tests on which the suite and one of our two ways differ, and how many there are."""
    wrong, count = [], 0
    for group in chosen:
        options = {"resources": remotes, "assert_formats": assert_formats}
        verdict = compile_verdict(group.schema, **options)
        explainer = Explainer(group.schema, **options)
        for test in group.tests:
            count += 1
            answers = (verdict(test["data"]), explainer.faults(test["data"]) == [])
            if answers != (test["valid"], test["valid"]):
                wrong.append((group.name, test["description"], answers))
    return wrong, count


def test_all_required_tests_agree(remotes):
    """Verdict and explanation equal the suite on every required test of 2020-12."""
    wrong, count = differing(groups("*.json"), remotes, assert_formats=False)
    assert wrong == []
    assert count >= REQUIRED


def test_formats_agree(remotes):
    """The formats that are asserted equal the suite's optional tests of formats."""
    chosen = [g for g in groups("optional/format/*.json") if not g.name.startswith("idn-hostname")]
    wrong, count = differing(chosen, remotes, assert_formats=True)
    assert wrong == []
    assert count > 400


@pytest.mark.parametrize("name", ["ecmascript-regex", "non-bmp-regex", "bignum", "float-overflow"])
def test_optional_tests_agree(name, remotes):
    """Patterns mean what ECMA-262 says, and numbers beyond the usual range are compared."""
    chosen = list(groups(f"optional/{name}.json"))
    wrong, _ = differing(chosen, remotes, assert_formats=True)
    assert chosen
    assert wrong == []
