"""Command lines at random over the whole command table: each prints one document that conforms.

Run as a script (`make torture`) it tries thousands, in a folder and a home of its own, and prints
how many there were of each exit status; a test runs a few hundred. A seed makes a run repeatable.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import random
import sys
import tempfile
from collections import Counter
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from rasen import schemas
from rasen.cli import boundary
from rasen.commands.table import every_command

STATUSES = {0, 1, 2, 130}
WORDS = [
    *("a", "b-c", "core", "full", "propose", "workflow", "files:workflow", "bash", "usage_error"),
    *("x.json", "x.yaml", "x.rasenpkg", "x.azp", "sub", "sub/x.json", "absent", ".", "sub/.."),
    *("", " ", "-", "--", "ü", "文", "a\nb", "\x1b[1m", "A" * 300, "0", "7", "-1", "true", "null"),
]
FILES = {
    "x.json": '{"a": 1}',
    "x.yaml": "version: 1\nworkflows: [propose]\n",
    "x.rasenpkg": "{}",
    "x.azp": "PK",
    "sub/x.json": "[]",
    "rasen/specs/a/spec.md": "# a\n\n## Purpose\n\nWhat it is for.\n\n## Requirements\n",
    "rasen/changes/a/proposal.md": "# a\n\n## Why\n\nx\n\n## What Changes\n\n- **a:** Add b\n",
    "rasen/config.yaml": "schema: spec-driven\n",
}


def command_line(draw: random.Random) -> list[str]:
    """Give a command line: mostly a command's own options and arguments, some of them wrong."""
    command = draw.choice(every_command())
    words = list(command.path) if draw.random() < 0.97 else [draw.choice(WORDS)]
    for option in command.options:
        if option.name == "json" or draw.random() > (0.9 if option.required else 0.3):
            continue
        words.append(option.flag)
        if option.value is not None and draw.random() < 0.95:
            words.append(draw.choice([*option.choices, *WORDS]))
    for argument in command.arguments:
        number = draw.choice([0, 1, 1, 1, 2]) if argument.variadic else draw.choice([0, 1, 1, 1, 1])
        words += [draw.choice(WORDS) for _ in range(number)]
    if draw.random() < 0.1:
        words.insert(draw.randint(0, len(words)), draw.choice(["--nonsense", "-x", *WORDS]))
    # Right behind the command, where it cannot be taken for the value of an option.
    place = len(command.path) if tuple(words[: len(command.path)]) == command.path else 0
    return [*words[:place], "--json", *words[place:]]


@contextmanager
def surroundings(folder: Path):
    """Give a working folder with some files, and a home, that nothing else uses."""
    before, here = dict(os.environ), os.getcwd()
    work = folder / "work"
    for name, text in FILES.items():
        place = work / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")
    os.environ.update(HOME=str(folder / "home"), RASEN_HOME=str(folder / "home"), CI="1")
    os.chdir(work)
    try:
        yield
    finally:
        os.chdir(here)
        os.environ.clear()
        os.environ.update(before)


def call(words: list[str]) -> tuple[int, bytes]:
    """Run a command line and give its exit status and its standard output."""
    out, err, kept = io.BytesIO(), io.BytesIO(), (sys.stdin, sys.stdout, sys.stderr)
    sys.stdin = io.TextIOWrapper(io.BytesIO())
    sys.stdout, sys.stderr = io.TextIOWrapper(out, "utf-8"), io.TextIOWrapper(err, "utf-8")
    try:
        status = boundary.run(words)
        sys.stdout.flush()
        return status, out.getvalue()
    finally:
        sys.stdin, sys.stdout, sys.stderr = kept


def problem(words: list[str], status: int, output: bytes) -> str | None:
    """Give what is wrong with a run, None where it kept the contract."""
    if status not in STATUSES:
        return f"exit status {status}"
    try:
        document = json.loads(output)
    except ValueError:
        return f"no single JSON document: {output[:200]!r}"
    names = [
        command.schema
        for command in every_command()
        if tuple(words[: len(command.path)]) == command.path
    ]
    names.append("usage")
    if not any(schemas.verdict(f"output:{name}")(document) for name in names):
        return f"conforms to none of {names}: {output[:400]!r}"
    return None


def run(number: int, seed: int) -> Counter[int]:
    """Try so many command lines; exits with the first one that breaks the contract."""
    draw, seen = random.Random(seed), Counter()
    with tempfile.TemporaryDirectory() as folder:
        for turn in range(number):
            if turn % 50 == 0:
                place = Path(folder) / str(turn)
            with surroundings(place):
                words = command_line(draw)
                status, output = call(words)
            wrong = problem(words, status, output)
            if wrong is not None:
                raise SystemExit(f"seed {seed}, turn {turn}: {words!r}: {wrong}")
            seen[status] += 1
    return seen


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    options = parser.parse_args()
    counts = run(options.number, options.seed)
    print(f"arguments: {sum(counts.values())} calls, by exit status {dict(sorted(counts.items()))}")
