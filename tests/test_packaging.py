"""The wheel: built from the checkout, installed into a fresh environment, complete."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from rasen import schemas

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir"]
    done = subprocess.run([*command, folder, ROOT], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return next(folder.glob("*.whl"))


def test_the_wheel_carries_schemas_verdicts_and_help(wheel):
    """Whatever a run reads lies inside the installed package."""
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    for name in schemas.names():
        group, stem = name.split(":")
        assert f"rasen/schemas_data/{group}/{stem}.schema.json" in names
        assert f"rasen/verdicts_data/{group}/{stem.replace('-', '_')}.py" in names
    for language in ("en", "ja", "zh-cn"):
        assert f"rasen/help_data/{language}/rasen.txt" in names
        assert f"rasen/locale/{language}/help.json" in names
    assert "rasen/builtin/catalog.json" in names
    assert "rasen/builtin/schemas/spec-driven/schema.yaml" in names
    assert "rasen/builtin/skills/rasen-propose/SKILL.md" in names
    assert "rasen/builtin_data/builtin.json" in names
    assert not [name for name in names if name.startswith(("tests", "generated", "schemas"))]


def test_the_installed_program_works_away_from_the_checkout(wheel, tmp_path):
    """Installed into an environment of its own, the program checks, explains and shows schemas."""
    environment = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", environment], check=True)
    python = environment / "bin" / "python"
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, wheel], check=True)
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    work = tmp_path / "work"
    work.mkdir()
    rasen = environment / "bin" / "rasen"
    for words in (
        ["--version"],
        ["--help"],
        ["workflow", "init", "tide", "--output", "tide"],
        ["check", "tide", "--json"],
        ["check", "--schema", "common:finding", "--json", "finding.json"],
        ["workflow", "import", "tide"],
        ["workflow", "list", "--json"],
        ["explain", "yaml_invalid"],
        ["contract", "show", "files:workflow"],
        ["completion", "bash"],
        ["new", "change", "quay-lamps"],
        ["instructions", "specs", "--change", "quay-lamps", "--json"],
    ):
        if "finding.json" in words:
            (work / "finding.json").write_text("{}", "utf-8")
        done = subprocess.run([rasen, *words], cwd=work, env=env, capture_output=True, text=True)
        expected = 1 if "finding.json" in words else 0
        assert done.returncode == expected, (words, done.stdout, done.stderr)
