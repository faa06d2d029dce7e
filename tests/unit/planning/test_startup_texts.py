"""What a good run of list, show and validate never loads."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.conftest import ROOT

HEAVY = {
    "jsonschema",
    "referencing",
    "jinja2",
    "typer",
    "rich",
    "ruamel",
    "dataclasses",
    "pathlib",
    "tempfile",
    "subprocess",
    "multiprocessing",
    "concurrent",
    "logging",
    "inspect",
    "datetime",
}
LINES = [
    "list --json",
    "list --specs --json",
    "list --long",
    "show limit-exports --json",
    "show export --json",
    "show export",
    "validate --all --strict --json",
    "validate export",
]
CODE = (
    "import sys; before = set(sys.modules); from rasen.cli.main import run; "
    "status = run(sys.argv[1:]); loaded = set(sys.modules) - before; "
    "print(*{m.split('.')[0] for m in loaded}, file=sys.stderr); sys.exit(status)"
)


@pytest.mark.parametrize("line", LINES)
def test_a_good_run_loads_little(line):
    """Neither a library nor what the standard one has that is slow to load."""
    done = subprocess.run(
        [sys.executable, "-c", CODE, *line.split()],
        cwd=ROOT / "tests" / "demo" / "planning",
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert set(done.stderr.splitlines()[-1].split()) & HEAVY == set()
