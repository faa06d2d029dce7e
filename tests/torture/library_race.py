"""Eight processes import into one library at the same time: `make torture`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from rasen.workflows.listing import list_workflows
from tests.faults import ROOT
from tests.torture.library_faults import complete_workflows, context, write_workflow

PROCESSES = 8
IMPORTS = 200


def race(folder, imports):
    """Import so many workflows, every fourth one twice at once, and look at what came of it."""
    names = [f"glaze-{number:03}" for number in range(imports)]
    for name in names:
        write_workflow(folder / "work", name)
    order = [name for number, name in enumerate(names) for _ in range(1 + (number % 4 == 0))]
    with ThreadPoolExecutor(PROCESSES) as pool:
        done = list(pool.map(lambda name: run_import(folder, name), order))
    assert [each.stderr for each in done if each.returncode] == []
    came = [json.loads(each.stdout) for each in done]
    assert sorted(name for each in came for name in each["imported"]) == names
    assert complete_workflows(folder / "home") == names
    assert sorted(path.name for path in (folder / "home").iterdir()) == ["workflows"]
    listed = list_workflows(context(folder), unused=True, warn=lambda _: None).document
    assert [each["id"] for each in listed["workflows"]] == names
    assert listed["invalid"] == []


def run_import(folder, name):
    """Run one import in a process of its own."""
    env = {**os.environ, "PYTHONPATH": str(ROOT), "RASEN_HOME": str(folder / "home")}
    argv = [sys.executable, "-m", "rasen", "workflow", "import", name, "--json"]
    return subprocess.run(argv, cwd=folder / "work", env=env, capture_output=True, timeout=60)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        race(Path(place), IMPORTS)
    print(f"{IMPORTS} imports from {PROCESSES} processes, none lost")
