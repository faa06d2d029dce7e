"""What the commands about the contract must not load."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
HEAVY = {"jsonschema", "referencing", "jinja2", "typer", "click", "rich", "rfc8785", "ruamel"}
CALLS = [
    ["contract", "list"],
    ["contract", "list", "--json"],
    ["contract", "show", "workflow"],
    ["contract", "bundle", "--output", "out"],
    ["explain", "bundle_stale", "--json"],
    ["completion", "bash"],
    ["completion", "fish"],
]


@pytest.mark.parametrize("argv", CALLS, ids=" ".join)
def test_contract_commands_load_no_heavy_library(argv, tmp_path):
    """A shell that loads its completions at start, or an agent in a loop, waits for none of these."""
    code = (
        "import sys; from rasen.cli.main import run; status = run(sys.argv[1:]); "
        "print(*{name.split('.')[0] for name in sys.modules}, file=sys.stderr); sys.exit(status)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *argv],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert set(done.stderr.split()) & HEAVY == set()
