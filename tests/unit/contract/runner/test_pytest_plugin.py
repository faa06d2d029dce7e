"""The pytest plugin: cases of contract files as tests, and the fixture."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

ROOT = Path(__file__).resolve().parents[4]
# Where the package is installed pytest finds the plugin by itself, as users have it.
IS_INSTALLED = any(each.value == "rasen.pytest_plugin" for each in entry_points(group="pytest11"))
LOADED = () if IS_INSTALLED else ("-p", "rasen.pytest_plugin")
CONTRACT = """\
version: 1
cases:
  - name: the document is right
    run: [{python}, -c, 'print("{{}}")']
    schema: {{type: object}}
  - name: the document is wrong
    run: [{python}, -c, 'print("[]")']
    schema: {{type: object}}
"""
TESTS = """\
import sys
import pytest
from rasen.pytest_plugin import ContractFailure

def test_good(rasen_contract):
    assert rasen_contract([sys.executable, "-c", "print(1)"], schema={"type": "integer"}) == 1

def test_lines(rasen_contract):
    run = [sys.executable, "-c", "print(1); print(2)"]
    assert rasen_contract(run, stdout="json-lines") == [1, 2]

def test_bad(rasen_contract):
    with pytest.raises(ContractFailure, match="contract_exit_unexpected"):
        rasen_contract([sys.executable, "-c", "raise SystemExit(4)"])
"""


def run_pytest(folder, *words):
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *LOADED, "-p", "no:cacheprovider",
         *words],
        cwd=folder, env=env, capture_output=True, text=True,
    )  # fmt: skip


def test_each_case_of_a_contract_is_a_test(tmp_path):
    """One case passes, one fails with the reason and no traceback of the plugin."""
    (tmp_path / "shop.contract.yaml").write_text(CONTRACT.format(python=sys.executable))
    done = run_pytest(tmp_path, "--rasen-contract", "shop.contract.yaml")
    assert done.returncode == 1
    assert "1 failed, 1 passed" in done.stdout
    assert "contract_document_invalid" in done.stdout
    assert "Traceback" not in done.stdout


def test_fixture_holds_a_command_to_a_contract(tmp_path):
    """It gives what was printed, and raises with the code where the command fails."""
    (tmp_path / "test_it.py").write_text(TESTS)
    done = run_pytest(tmp_path)
    assert "3 passed" in done.stdout, done.stdout
