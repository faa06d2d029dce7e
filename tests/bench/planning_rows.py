"""The planning commands: against the program that the format comes from, and against themselves.

The peer comes from the registry of Node packages; where npm is not installed its rows are left out.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import planning_material

if TYPE_CHECKING:
    from pathlib import Path

PEER = "@fission-ai/openspec"
CHANGE = "bells-by-night-001"
SPEC = "harbour-lamps-00000"
SIZE = 200  # changes, and specs
FEW, MANY = 5_000, 20_000  # specs

# Command line, what the release keeps of the peer's time, and what it aims at.
_CALLS = (
    ("list --json", 0.12, 0.04),
    ("list --specs --json", 0.15, 0.1),
    ("validate --all --strict --json", 0.15, 0.06),
    (f"show {CHANGE} --json", 0.15, 0.08),
    (f"show {SPEC} --type spec --json", 0.15, 0.08),
    (f"status --change {CHANGE} --json", 0.15, 0.08),
)
_SMALL = (
    "list --json",
    "validate --all --json",
    f"show {CHANGE} --json",
    f"status --change {CHANGE} --json",
)


def rows(folder: Path, python: str, rasen: str, peers: Path) -> list[dict[str, object]]:
    """Give the rows of this area as the keywords of `run.Row`."""
    places = {
        name: folder / "planning" / name for name in ("ours", "theirs", "small", "few", "many")
    }
    planning_material.write(places["ours"] / "rasen", changes=SIZE, specs=SIZE)
    planning_material.write(places["small"] / "rasen", changes=2, specs=2)
    planning_material.write(places["few"] / "rasen", changes=1, specs=FEW)
    planning_material.write(places["many"] / "rasen", changes=1, specs=MANY)
    ours = {
        name: _in(place, f"RASEN_HOME={folder / 'home'}", rasen) for name, place in places.items()
    }
    alone = [
        {
            "work": f"{call}, 2 changes and 2 specs",
            "peer": "python -c pass",
            "ours": [*ours["small"], *call.split()],
            "theirs": [python, "-c", "pass"],
            "must": 10,
            "aim": 3.5,
            "runs": 9,
        }
        for call in _SMALL
    ]
    growth = {
        "work": f"validate --all, {MANY:,} specs: 4 times",
        "peer": f"validate --all, {FEW:,} specs",
        "ours": [*ours["many"], "validate", "--all", "--json"],
        "theirs": [*ours["few"], "validate", "--all", "--json"],
        "must": 5.0,
        "aim": 4.2,
        "runs": 3,
    }
    node = _peer(peers / "node")
    if node is None:
        return [*alone, growth]
    planning_material.write(places["theirs"] / "openspec", changes=SIZE, specs=SIZE)
    theirs = _in(places["theirs"], f"HOME={folder}", "CI=1", "OPENSPEC_TELEMETRY=0", *node)
    compared = [
        {
            "work": f"{call}, {SIZE} changes and {SIZE} specs",
            "peer": PEER,
            "ours": [*ours["ours"], *call.split()],
            "theirs": [*theirs, *call.split()],
            "must": must,
            "aim": aim,
        }
        for call, must, aim in _CALLS
    ]
    return [*compared, *alone, growth]


def _in(place: Path, *words: str) -> list[str]:
    """Give the start of a command line that is run in a folder."""
    return ["env", "-C", str(place), *words]


def _peer(folder: Path) -> list[str] | None:
    """Give the start of the peer's command line, fetched where it is not there yet."""
    program = folder / "node_modules" / ".bin" / "openspec"
    if not program.exists():
        npm = shutil.which("npm")
        if npm is None:
            sys.stderr.write(f"npm is not installed: no comparison with {PEER}\n")
            return None
        folder.mkdir(parents=True, exist_ok=True)
        quiet = ["--silent", "--no-fund", "--no-audit"]
        subprocess.run([npm, "install", *quiet, "--prefix", str(folder), PEER], check=True)
    return ["node", str(program)]
