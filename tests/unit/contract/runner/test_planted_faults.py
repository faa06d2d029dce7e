"""Every fault that is planted in a program is found, by its own code; the clean one has none."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from rasen.context import Context
from rasen.contract.runner.contract_file import contract_of
from rasen.contract.runner.process import MARK, run
from rasen.contract.runner.run import Request, run_contracts
from rasen.diagnostics import Place
from rasen.locale import Translator

FAKE = str(Path(__file__).with_name("fake.py"))
SCHEMA = {
    "type": "object",
    "additionalProperties": False,
    "required": ["name", "count", "valid", "status"],
    "properties": {
        "name": {"type": "string"},
        "count": {"type": "integer"},
        "valid": {"type": "boolean"},
        "status": {"type": "array"},
    },
    "x-exit": {"0": "fine", "3": "failed"},
}
FAULTS = {
    "noise-before": ["contract_stdout_noise"],
    "noise-after": ["contract_stdout_noise"],
    "two-documents": ["contract_stdout_several"],
    "colour-around": ["contract_stdout_escape", "contract_stdout_noise"],
    "bom": ["contract_stdout_bom"],
    "wrong-exit": ["contract_exit_unexpected", "contract_exit_contradicts"],
    "undeclared-exit": ["contract_exit_unexpected", "contract_exit_contradicts"],
    "verdict": ["contract_exit_contradicts"],
    "stderr-noise": ["contract_stderr_unexpected"],
    "unstable": ["contract_unstable"],
    "unstable-order": ["contract_unstable"],
    "locale": ["contract_locale_dependent"],
    "schema-break": ["contract_document_invalid"],
    "extra-member": ["contract_document_invalid"],
    "prompt": ["contract_stderr_unexpected"],
    "hang": ["contract_timeout"],
    "child": ["contract_child_left"],
    "daemon": ["contract_child_left"],
    "child-holds-output": ["contract_child_left"],
    "empty": ["contract_stdout_empty"],
    "no-json": ["contract_stdout_not_json"],
    "not-utf8": ["contract_stdout_not_utf8"],
    "cut": ["contract_stdout_not_json"],
    "duplicate-key": ["contract_stdout_not_json"],
    "escapes": ["contract_stdout_escape", "contract_stdout_not_json"],
    "file": ["contract_file_unexpected"],
    "clean": [],
}


def held(tmp_path, monkeypatch, fault, **step):
    """Run the program with a fault and give the codes of what was found."""
    case = {
        "name": fault,
        "run": [sys.executable, FAKE, fault],
        "schema": SCHEMA,
        "verdict": "/valid",
        "stderr": "empty",
        "after": {"left.txt": "absent"},
        "timeout": 3,
        **step,
    }
    contract = contract_of(
        {"version": 1, "cases": [case]}, path="c", folder=str(tmp_path), places=[Place(1, 1)]
    )
    monkeypatch.setattr("rasen.contract.runner.run._contracts", lambda *_: [contract])
    context = Context(str(tmp_path), os.environ, Translator("en"))
    done = run_contracts(context, Request(files=("c",)))
    (case,) = done.outcome.document["cases"]
    assert done.outcome.status == (1 if case["findings"] else 0)
    return [found["code"] for found in case["findings"]]


@pytest.mark.parametrize("fault", FAULTS)
def test_planted_fault_is_found(tmp_path, monkeypatch, fault):
    """The codes of what is found are those of the fault, and none besides."""
    assert held(tmp_path, monkeypatch, fault) == FAULTS[fault]


def test_prompt_is_found_by_an_open_silent_input(tmp_path, monkeypatch):
    """A program that asks and would go on at the end of its input is caught all the same."""
    found = held(tmp_path, monkeypatch, "prompt", stderr="any")
    assert found == ["contract_waits_for_input"]


def test_status_that_the_schema_does_not_declare_is_found(tmp_path, monkeypatch):
    """Where the contract leaves the status open the schema's own list counts."""
    found = held(tmp_path, monkeypatch, "undeclared-exit", exit="any", verdict="/none")
    assert found == ["contract_exit_undeclared"]


def test_values_that_may_vary_are_left_out(tmp_path, monkeypatch):
    """A time stamp at a named place makes nothing unstable."""
    assert held(tmp_path, monkeypatch, "unstable", varies=["/name"]) == []


def test_nothing_is_left_running(tmp_path):
    """Children, daemons and the command itself are gone when the run is over."""
    for fault in ("child", "daemon", "hang", "child-holds-output"):
        started = time.monotonic()
        run(
            [sys.executable, FAKE, fault],
            cwd=str(tmp_path),
            env=dict(os.environ),
            stdin=None,
            timeout=1.5,
        )
        assert time.monotonic() - started < 15
    marked = []
    for name in filter(str.isdecimal, os.listdir("/proc")):
        try:
            marked += [name] if MARK.encode() in Path(f"/proc/{name}/environ").read_bytes() else []
        except OSError:
            continue
    own = os.environ.get(MARK)
    assert marked == [] or own


def test_endless_output_is_bounded(tmp_path):
    """A program that never stops printing is ended, and what is kept of it has a bound."""
    ran = run(
        [sys.executable, "-c", "import sys\nwhile True: sys.stdout.write('x' * 65536)"],
        cwd=str(tmp_path),
        env=dict(os.environ),
        stdin=None,
        timeout=2,
    )
    assert ran.status is None
    assert len(ran.stdout) <= 64 << 20
