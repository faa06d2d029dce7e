"""Four times the artifacts, rules, files or length of a glob take about four times the time."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest

from rasen.context import Context
from rasen.diagnostics import RasenError
from rasen.locale import Translator
from rasen.planning.change import Request
from rasen.planning.globs import Glob
from rasen.planning.outputs import outputs
from rasen.planning.status import status

HEAD = "name: x\nversion: 1\nartifacts:\n"
ARTIFACT = "  - {{id: a{0}, generates: a{0}.md, description: d, template: t, requires: [{1}]}}\n"


def chain(count):
    """Give a schema in which every artifact waits for the one before it."""
    rest = (ARTIFACT.format(i, f"a{i - 1}") for i in range(1, count))
    return HEAD + ARTIFACT.format(0, "") + "".join(rest)


def star(count):
    """Give a schema in which the last artifact waits for all others."""
    rest = (ARTIFACT.format(i, "") for i in range(count))
    return HEAD + "".join(rest) + ARTIFACT.format(count, ", ".join(f"a{i}" for i in range(count)))


def circle(count):
    """Give a schema in which no artifact can be the first."""
    return HEAD + "".join(ARTIFACT.format(i, f"a{(i + 1) % count}") for i in range(count))


def spent(call):
    """Give the CPU time of a call, the best of three."""
    best = float("inf")
    for _ in range(3):
        before = time.process_time()
        call()
        best = min(best, time.process_time() - before)
    return best


@pytest.fixture
def root(tmp_path):
    (tmp_path / "rasen" / "changes" / "c").mkdir(parents=True)
    (tmp_path / "rasen" / "schemas" / "s").mkdir(parents=True)
    return tmp_path


def ask(root):
    """Ask for the status; that a schema is refused is an answer too."""
    context = Context(str(root), {}, Translator("en"))
    with suppress(RasenError):
        status(context, Request(change="c", schema="s"))


@pytest.mark.parametrize("schema", [chain, star, circle])
def test_schemas_take_time_by_their_artifacts(root, schema):
    """Whatever leads to whatever."""
    place = root / "rasen" / "schemas" / "s" / "schema.yaml"
    taken = []
    for count in (400, 1600):
        place.write_text(schema(count), "utf-8")
        taken.append(spent(lambda: ask(root)))
    assert taken[1] < 8 * max(taken[0], 0.01), taken


def test_rules_take_time_by_their_items(root):
    """All of them of the wrong type."""
    schema = root / "rasen" / "schemas" / "s" / "schema.yaml"
    schema.write_text(chain(1), "utf-8")
    taken = []
    for count in (4_000, 16_000):
        text = "rules:\n  a0:\n" + "    - 1\n" * count
        (root / "rasen" / "config.yaml").write_text(text, "utf-8")
        taken.append(spent(lambda: ask(root)))
    assert taken[1] < 8 * max(taken[0], 0.01), taken


def test_outputs_take_time_by_the_files(tmp_path):
    """Wherever they lie."""
    taken = []
    for count in (500, 2_000):
        folder = tmp_path / str(count)
        for index in range(count):
            (folder / f"d{index % 40}").mkdir(parents=True, exist_ok=True)
            (folder / f"d{index % 40}" / f"{index}.md").write_bytes(b"")
        taken.append(spent(lambda folder=folder: outputs(str(folder), "**/*.md")))
    assert taken[1] < 8 * max(taken[0], 0.01), taken


@pytest.mark.parametrize("piece", ["*a", "**/", "{a,aa}", "[a-b]", "?*"])
def test_globs_take_time_by_their_length(piece):
    """For a path that nearly fits."""
    taken = [
        spent(lambda count=count: Glob(piece * count + "!").matches("a" * 200))
        for count in (200, 800)
    ]
    assert taken[1] < 8 * max(taken[0], 0.01), taken
