"""What a good run of the commands about artifacts never loads."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.conftest import ROOT

HEAVY = {"jsonschema", "referencing", "jinja2", "typer", "rich", "dataclasses", "ruamel"}
LINES = {
    "status": "status --change c --json",
    "status as text": "status --change c",
    "instructions": "instructions proposal --change c --json",
    "instructions apply": "instructions apply --change c",
    "schemas": "schemas --json",
    "templates": "templates --json",
    "new change": "new change d --goal light --json",
    "archive": "archive c --yes --json",
}
CODE = (
    "import sys; from rasen.cli.main import run; status = run(sys.argv[1:]); "
    "print(*{m.split('.')[0] for m in sys.modules}, file=sys.stderr); sys.exit(status)"
)


@pytest.mark.parametrize("name", LINES)
def test_a_good_run_needs_no_library(tmp_path, name):
    """Config, metadata and schemas as people write them are read without the YAML parser."""
    change = tmp_path / "rasen" / "changes" / "c"
    change.mkdir(parents=True)
    (change / ".openspec.yaml").write_text("schema: spec-driven\ncreated: 2026-03-09\n", "utf-8")
    (tmp_path / "rasen" / "config.yaml").write_text(
        "# ours\nschema: spec-driven\n\ncontext: |\n  Tides: UTC.\nrules:\n  proposal:\n    - Short\n",
        "utf-8",
    )
    done = subprocess.run(
        [sys.executable, "-c", CODE, *LINES[name].split()],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert set(done.stderr.splitlines()[-1].split()) & HEAVY == set()
