"""The sample packages: what is said of each stands in `expectations.json`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rasen import schemas
from rasen.azp.verification import verify
from rasen.azp.verify import inspect_file, verify_file
from rasen.azp.wanted import Request
from rasen.context import Context
from rasen.locale import LANGUAGES, Translator
from tests.unit.azp.findings import hold_to_contract

FOLDER = Path(__file__).resolve().parents[2] / "vectors" / "azp"
SAMPLES = json.loads((FOLDER / "expectations.json").read_bytes())


def codes(diagnostics, severity):
    return sorted({each.code for each in diagnostics if each.severity == severity})


def test_every_sample_has_an_expectation():
    """No file is left over, and none is missing."""
    names = [sample["file"] for sample in SAMPLES]
    assert sorted(names) == sorted(path.name for path in FOLDER.glob("*.azp"))


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample["file"])
def test_sample(sample):
    """Verdict, signature, codes, kind and summary are those of the list."""
    found = verify((FOLDER / sample["file"]).read_bytes())
    for each in found.diagnostics:
        hold_to_contract(each)
    assert {
        "ok": found.ok,
        "signed": found.signed,
        "codes": codes(found.diagnostics, "error"),
        "warnings": codes(found.diagnostics, "warning"),
        "kind": found.identity.kind if found.identity else None,
        "summary": found.summary,
    } == {
        "summary": None,
        **{key: value for key, value in sample.items() if key not in ("file", "title", "original")},
    }


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample["file"])
def test_documents_about_samples(sample):
    """Both commands print what their schemas say, in every language, and the same every time."""
    context = Context(str(FOLDER), {}, Translator("en"))
    for run in (
        lambda: verify_file(context, sample["file"], Request(profile="workflow-host")),
        lambda: inspect_file(context, sample["file"]),
    ):
        outcome = run()
        assert schemas.faults(f"output:{outcome.schema}", outcome.document) == []
        for language in LANGUAGES:
            document = outcome.localized(Translator(language))
            assert schemas.verdict(f"output:{outcome.schema}")(document)
        assert json.dumps(outcome.document) == json.dumps(run().document)
