"""Planning folders for the bench: the same files whoever reads them, always the same."""

from __future__ import annotations

import random
from pathlib import Path

AREAS = ("harbour", "tower", "mill", "market", "library", "ferry", "kiln", "orchard")
THINGS = ("lamps", "bells", "gates", "scales", "ledgers", "pumps", "ropes", "signs", "clocks")
TEXT = (
    "the keeper writes down what was seen before the tide turns and signs below it while the "
    "second watch counts crates barrels and carts along the quay and rings once for each of them"
)
WORDS = TEXT.split()


def write(folder: Path, *, changes: int, specs: int) -> None:
    """Write specs, and changes with five files each, below a folder."""
    chance = random.Random(11)
    identifiers = [f"{AREAS[n % 8]}-{THINGS[n % 9]}-{n:05}" for n in range(specs)]
    for identifier in identifiers:
        path = folder / "specs" / identifier
        path.mkdir(parents=True)
        (path / "spec.md").write_text(_spec(identifier, chance), "utf-8")
    (folder / "changes" / "archive").mkdir(parents=True)
    (folder / "config.yaml").write_text("schema: spec-driven\n", "utf-8")
    for number in range(changes):
        path = folder / "changes" / f"{THINGS[number % 9]}-by-night-{number:03}"
        delta = path / "specs" / identifiers[number % specs]
        delta.mkdir(parents=True)
        (delta / "spec.md").write_text(_delta(number, chance), "utf-8")
        (path / "proposal.md").write_text(_proposal(number, chance), "utf-8")
        (path / "tasks.md").write_text(_tasks(number, chance), "utf-8")
        (path / "design.md").write_text(f"# Design\n\n{_text(chance, 80)}\n", "utf-8")


def _spec(identifier: str, chance: random.Random) -> str:
    requirements = "\n".join(_requirement(f"Rule {n}", chance) for n in range(6))
    purpose = f"{identifier} is there so that {_text(chance, 18)}."
    return f"# {identifier} Specification\n\n## Purpose\n{purpose}\n\n## Requirements\n\n{requirements}"


def _delta(number: int, chance: random.Random) -> str:
    added = "\n".join(_requirement(f"New rule {number}-{n}", chance) for n in range(3))
    return f"## ADDED Requirements\n\n{added}"


def _requirement(name: str, chance: random.Random) -> str:
    scenarios = "\n".join(
        f"#### Scenario: Case {n}\n- **WHEN** {_text(chance, 9)}\n- **THEN** {_text(chance, 9)}\n"
        for n in range(2)
    )
    return f"### Requirement: {name}\nThe keeper SHALL see that {_text(chance, 16)}.\n\n{scenarios}"


def _proposal(number: int, chance: random.Random) -> str:
    return (
        f"# Change: Night work {number}\n\n## Why\n{_text(chance, 40)}.\n\n"
        f"## What Changes\n- {_text(chance, 12)}\n- {_text(chance, 12)}\n\n## Impact\n{_text(chance, 9)}\n"
    )


def _tasks(number: int, chance: random.Random) -> str:
    lines = (f"- [{'x' if n < number % 13 else ' '}] 1.{n} {_text(chance, 8)}" for n in range(12))
    return "## 1. Work\n\n" + "\n".join(lines) + "\n"


def _text(chance: random.Random, count: int) -> str:
    return " ".join(chance.choice(WORDS) for _ in range(count))
