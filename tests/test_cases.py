"""The command line as a black box: every folder below `cases/` that holds a `case.json` is a test.

A case starts as a copy of its `tree/` and runs its steps in order. In expected documents `$W` is
the workspace, `$TEXT` a sentence whose wording is free, `$STRING`, `$NUMBER`, `$ANY` and
`$TIMESTAMP` what their names say, `$DATE` a day within a text or a path, and `$OPTIONAL` a key that
may be absent.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CASES = Path(__file__).resolve().parent / "cases"
ROOT = CASES.parent.parent
TIMESTAMP = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")
ALL = sorted(path.parent for path in CASES.rglob("case.json"))


def matches(want, got, workspace):
    """Tell whether a document is the expected one."""
    if want == "$ANY":
        return True
    if want == "$NUMBER":
        return isinstance(got, (int, float)) and not isinstance(got, bool)
    if want in ("$TEXT", "$OPTIONAL"):
        return isinstance(got, str) and bool(got.strip())
    if want == "$STRING":
        return isinstance(got, str)
    if want == "$TIMESTAMP":
        return isinstance(got, str) and bool(TIMESTAMP.fullmatch(got))
    if isinstance(want, str):
        parts = want.replace("$W", workspace).split("$DATE")
        pattern = r"\d{4}-\d{2}-\d{2}".join(map(re.escape, parts))
        return isinstance(got, str) and bool(re.fullmatch(pattern, got))
    if isinstance(want, dict):
        optional = {key for key, value in want.items() if value == "$OPTIONAL"}
        return (
            isinstance(got, dict)
            and want.keys() - optional <= got.keys() <= want.keys()
            and all(matches(want[key], value, workspace) for key, value in got.items())
        )
    if isinstance(want, list):
        return (
            isinstance(got, list)
            and len(want) == len(got)
            and all(matches(w, g, workspace) for w, g in zip(want, got, strict=True))
        )
    return type(want) is type(got) and want == got


def set_up(step, workspace):
    for path in step.get("remove", []):
        target = workspace / path
        shutil.rmtree(target) if target.is_dir() and not target.is_symlink() else target.unlink()
    for path, text in step.get("write", {}).items():
        target = workspace / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text.replace("$W", str(workspace)).encode("utf-8", "surrogateescape"))


def run_step(step, workspace):
    if "shell" in step:
        argv = ["bash", "-ec", step["shell"]]
    else:
        argv = [sys.executable, "-m", "rasen"]
        argv += [word.replace("$W", str(workspace)) for word in step["argv"]]
    env = {name: value for name, value in os.environ.items() if not name.startswith("RASEN_")}
    env |= {
        "PYTHONPATH": str(ROOT),
        "RASEN_HOME": str(workspace / "home"),
        "HOME": str(workspace / "user"),
        "CI": "true",
        "GIT_CONFIG_NOSYSTEM": "1",
        "GIT_AUTHOR_NAME": "Test",
        "GIT_AUTHOR_EMAIL": "test@example.com",
        "GIT_COMMITTER_NAME": "Test",
        "GIT_COMMITTER_EMAIL": "test@example.com",
    }
    env |= {
        name: value.replace("$W", str(workspace)) for name, value in step.get("env", {}).items()
    }
    cwd = workspace / step.get("cwd", "work")
    stdin = step.get("stdin", "").encode()
    return subprocess.run(argv, cwd=cwd, env=env, input=stdin, capture_output=True, timeout=60)


def check_step(step, done, workspace):
    out = done.stdout.decode("utf-8")
    assert done.returncode == step.get("exit", 0), done.stderr.decode()
    if "json" in step:
        document = json.loads(out)
        assert matches(step["json"], document, str(workspace)), json.dumps(document, indent=1)
    if step.get("stdout") == "empty":
        assert out == ""
    for text in step.get("contains", []):
        assert text.replace("$W", str(workspace)) in out
    if "stderr" in step:
        assert bool(done.stderr.strip()) == (step["stderr"] == "nonempty"), done.stderr.decode()


def dated(workspace, path):
    """Give a path, that of the entry whose name has a day where this one has `$DATE`."""
    day = "-".join(digits * "[0-9]" for digits in (4, 2, 2))
    found = list(workspace.glob(path.replace("$DATE", day))) if "$DATE" in path else []
    return found[0] if found else workspace / path


def check_after(want, target, workspace):
    if want is None:
        assert not os.path.lexists(target)
    elif want == "dir":
        assert target.is_dir()
    elif isinstance(want, str):
        data = target.read_bytes()
        assert want in ("file", "sha256:" + hashlib.sha256(data).hexdigest())
    elif "text" in want:
        assert matches(want["text"], target.read_text("utf-8"), str(workspace))
    else:
        assert matches(want["json"], json.loads(target.read_text("utf-8")), str(workspace))


@pytest.mark.parametrize("case", ALL, ids=lambda path: str(path.relative_to(CASES)))
def test_case(case, tmp_path):
    """Each step of the case gives the status, the document and the files that it names."""
    workspace = tmp_path.resolve() / "w"
    workspace.mkdir()
    if (case / "tree").is_dir():
        shutil.copytree(case / "tree", workspace, symlinks=True, dirs_exist_ok=True)
    for name in ("work", "home", "user"):
        (workspace / name).mkdir(exist_ok=True)
    description = json.loads((case / "case.json").read_text("utf-8"))
    for step in description["steps"]:
        set_up(step, workspace)
        check_step(step, run_step(step, workspace), workspace)
    for path, want in description.get("after", {}).items():
        check_after(want, dated(workspace, path), workspace)
