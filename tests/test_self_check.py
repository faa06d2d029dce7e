"""The program run over its own tests: the reports that CI and agents read are what they should be."""

from __future__ import annotations

import json

import pytest
from jsonschema import Draft202012Validator

from tests.conftest import ROOT


def test_sarif_of_the_own_tests_is_accepted_by_the_judge(rasen):
    """`rasen check tests --output-format sarif` conforms to the standard's own schema."""
    judge = pytest.importorskip("sarif_kit.validate", reason="sarif-kit is not installed")
    done = rasen("check", "tests", "--output-format", "sarif", cwd=ROOT)
    assert done.returncode == 1, done.stderr.decode()
    log = json.loads(done.stdout)
    assert judge.validation_errors(log) == []
    results = log["runs"][0]["results"]
    assert len(results) > 300
    assert len({result["ruleId"] for result in results}) > 80


def test_json_of_the_own_tests_is_accepted_by_the_contract(rasen, tmp_path):
    """The document is accepted by the schema that `rasen contract bundle` publishes for it."""
    done = rasen("check", "tests", "--output-format", "json", cwd=ROOT)
    assert done.returncode == 1, done.stderr.decode()
    document = json.loads(done.stdout)
    bundled = rasen("contract", "bundle", "output:check", "--output", tmp_path / "schemas")
    assert bundled.returncode == 0, bundled.stderr.decode()
    schema = json.loads((tmp_path / "schemas/output/check.schema.json").read_text("utf-8"))
    assert list(Draft202012Validator(schema).iter_errors(document)) == []
    written = tmp_path / "document.json"
    written.write_bytes(done.stdout)
    assert rasen("check", "--schema", "output:check", written).returncode == 0


def test_own_schemas_and_bundles_are_valid(rasen):
    """`rasen check` finds nothing wrong with the contract itself and what is generated from it."""
    done = rasen("check", "schemas", "generated", cwd=ROOT)
    assert done.returncode == 0, done.stdout.decode()
