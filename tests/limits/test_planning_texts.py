"""Specs, deltas, proposals and task lists of any size and form: linear time, little memory."""

from __future__ import annotations

import gc
import json
import resource
import subprocess
import sys

import pytest

from rasen.context import Context
from rasen.locale import Translator
from rasen.planning import listing, showing, validating
from tests.limits.measuring import MIB, ROOT

PURPOSE = "The lamps light the old town from dusk to dawn, and never at noon."
SPEC = f"## Purpose\n{PURPOSE}\n## Requirements\n"
RULE = "### Requirement: {}\nThe keeper SHALL see to it.\n#### Scenario: S\n- **WHEN** x\n"
# What is slowest about each rule, as a function of its size.
SPECS = {
    "requirements": (700, lambda n: SPEC + "".join(RULE.format(i) for i in range(n))),
    "one name": (700, lambda n: SPEC + RULE.format("A") * n),
    "headings": (6_000, lambda n: SPEC + "#### x\n" * n),
    "deeper and deeper": (3_000, lambda n: SPEC + "### a\n#### b\n##### c\n###### d\n" * n),
    "titles": (6_000, lambda n: "# x\n" * n + SPEC + "# purpose\n" * n),
    "one line": (400_000, lambda n: SPEC + "### A\n" + "SHAL " * n),
    "blanks in a line": (400_000, lambda n: SPEC + "###" + " " * n + "\n#" + "\u3000" * n + "x"),
    "marks in a line": (400_000, lambda n: SPEC + "#" * n + "\n" + "**" * n + "\n" + "`" * n),
    "empty lines": (200_000, lambda n: SPEC + "### A\n" + "\n" * n),
    "carriage returns": (200_000, lambda n: SPEC + "\r" * n),
    "fences that stay open": (40_000, lambda n: SPEC + "````\n" + "```\n~~~\n" * n),
    "fences": (20_000, lambda n: SPEC + "### A\n" + "```\n### B\n```\n" * n),
    "fields": (40_000, lambda n: SPEC + "### Requirement: A\n" + "**" + "a" * 9 + "**:\n" * n),
    "stars": (400_000, lambda n: SPEC + "### Requirement: A\n**" + "a" * n + "\n"),
}
DELTAS = {
    "added": (700, lambda n: "## ADDED Requirements\n" + "".join(map(RULE.format, range(n)))),
    "added again": (700, lambda n: "## ADDED Requirements\n" + RULE.format("A") * n),
    "modified again": (700, lambda n: "## MODIFIED Requirements\n" + RULE.format("A") * n),
    "removed": (4_000, lambda n: "## REMOVED Requirements\n" + "- `### Requirement: A`\n" * n),
    "removed names": (
        4_000,
        lambda n: (
            "## REMOVED Requirements\n" + "".join(f"### Requirement: {i}\n" for i in range(n))
        ),
    ),
    "renamed": (
        2_000,
        lambda n: (
            "## RENAMED Requirements\n"
            + "".join(f"FROM: ### Requirement: {i}\nTO: ### Requirement: -{i}\n" for i in range(n))
        ),
    ),
    "from and from": (
        4_000,
        lambda n: "## RENAMED Requirements\n" + "FROM: ### Requirement: A\n" * n,
    ),
    "sections": (4_000, lambda n: "## ADDED Requirements\n## REMOVED Requirements\n" * n),
    "outside": (4_000, lambda n: "### Requirement: A\n" * n + "## ADDED Requirements\n"),
    "stray": (4_000, lambda n: "## ADDED Requirements\n### Requirement: A\n" + "### x\n" * n),
    "backquotes": (400_000, lambda n: "## REMOVED Requirements\n- ### Requirement: " + "`" * n),
    "blanks": (400_000, lambda n: "## RENAMED Requirements\n-" + " " * n + "FROM:" + " " * n),
}
PROPOSALS = {
    "bullets": (6_000, lambda n: "## Why\nx\n## What Changes\n" + "- **a:** Adds\n" * n),
    "stars": (400_000, lambda n: "## Why\nx\n## What Changes\n- **" + "a" * n + "\n-" + "*" * n),
    "words": (100_000, lambda n: "## Why\nx\n## What Changes\n- **a:** " + "adde remov " * n),
}
TASKS = {
    "tasks": (10_000, lambda n: "- [x] a\n" * n),
    "boxes": (400_000, lambda n: "- [" + " " * n + "\n- " + "[" * n + "\n-" + " " * n + "[x"),
    "digits": (400_000, lambda n: "1" * n + ". [ ] a\n"),
}


def spent(work):
    """Give the least CPU of two runs, in seconds."""
    times = []
    gc.collect()
    gc.freeze()  # what other tests of the process have left is not gone through
    for _ in range(2):
        before = resource.getrusage(resource.RUSAGE_SELF)
        work()
        after = resource.getrusage(resource.RUSAGE_SELF)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(times)


def assert_linear(root, path, case, work):
    """Run over a file of one size and of four times that."""
    count, text = case
    home = str(root / "home")
    context = Context(str(root), {"HOME": home, "RASEN_HOME": home}, Translator("en"))
    file = root / "rasen" / path
    file.parent.mkdir(parents=True, exist_ok=True)
    taken = []
    for size in (count, 4 * count):
        file.write_text(text(size), "utf-8", newline="")
        taken.append(spent(lambda: work(context)))
    assert taken[1] < 8 * max(taken[0], 0.01), taken


@pytest.mark.parametrize("name", SPECS)
def test_a_spec_is_read_in_linear_time(tmp_path, name):
    """Validated, shown and counted."""

    def work(context):
        validating.validate(context, validating.Request("a"))
        listing.list_items(context, listing.Request(specs=True))
        showing.show(context, showing.Request("a"))

    assert_linear(tmp_path, "specs/a/spec.md", SPECS[name], work)


@pytest.mark.parametrize("name", DELTAS)
def test_a_delta_is_read_in_linear_time(tmp_path, name):
    """Against a main spec that has as much, and shown."""
    count, text = DELTAS[name]
    main = tmp_path / "rasen" / "specs" / "b" / "spec.md"
    main.parent.mkdir(parents=True)
    scenarios = "".join(f"#### S{number}\n" for number in range(min(count, 4_000)))
    main.write_text("## Requirements\n### Requirement: A\n" + scenarios, "utf-8")
    proposal = tmp_path / "rasen" / "changes" / "c" / "proposal.md"
    proposal.parent.mkdir(parents=True)
    proposal.write_text("## Why\nx\n## What Changes\nx\n", "utf-8")

    def work(context):
        validating.validate(context, validating.Request("c"))
        showing.show(context, showing.Request("c"))

    assert_linear(tmp_path, "changes/c/specs/b/spec.md", (count, text), work)


@pytest.mark.parametrize("name", PROPOSALS)
def test_a_proposal_is_read_in_linear_time(tmp_path, name):
    """Whatever its bullets look like."""
    path = "changes/c/proposal.md"
    assert_linear(
        tmp_path, path, PROPOSALS[name], lambda context: showing.show(context, showing.Request("c"))
    )


@pytest.mark.parametrize("name", TASKS)
def test_tasks_are_counted_in_linear_time(tmp_path, name):
    """Whatever their boxes look like."""
    path = "changes/c/tasks.md"
    assert_linear(
        tmp_path, path, TASKS[name], lambda context: listing.list_items(context, listing.Request())
    )


LARGE = {
    "10,000 requirements": lambda: (
        SPEC + "".join(map((RULE + "x" * 400 + "\n").format, range(10_000)))
    ),
    "100,000 headings": lambda: SPEC + "### A\n" + ("#### S\n" + "x" * 43 + "\n") * 100_000,
    "100,000 faults": lambda: SPEC + ("### " + "x" * 46 + "\n") * 100_000,
    "one line": lambda: SPEC + "### Requirement: A\n" + "SHALL " * (5 * MIB // 6),
    "an unclosed fence": lambda: SPEC + "```\n" + "### Requirement: A\n" * (5 * MIB // 19),
    "empty lines": lambda: SPEC + "\n" * (5 * MIB),
}


@pytest.mark.parametrize("name", LARGE)
def test_a_spec_of_five_mebibytes_takes_little_memory(run, name):
    """A small multiple of its size, and a few seconds at the most; each fault takes its own."""
    data = LARGE[name]().encode()
    assert len(data) > 4 * MIB
    done = run("spec.md", data, "--kind", "spec", cpu=10)
    assert done.multiple(len(data)) < (45 if "faults" in name else 20)
    assert done.codes <= {
        "requirement_scenario_missing",
        "requirement_scenario_expected",
        "requirement_statement_long",
        "spec_requirements_missing",
        "findings_limit_exceeded",
    }


def test_many_specs_take_no_more_memory_than_their_document(tmp_path):
    """Each is forgotten once it is judged: the peak does not grow with their texts."""
    text = SPEC + "".join(map((RULE + "x" * 20_000 + "\n").format, range(30)))
    for number in range(200):
        folder = tmp_path / "rasen" / "specs" / f"s{number}"
        folder.mkdir(parents=True)
        (folder / "spec.md").write_text(text, "utf-8")
    assert len(text) * 200 > 110 * MIB
    # A limit that the texts of all specs together would break.
    script = 'ulimit -v 120000; exec "$0" -m rasen validate --specs --json --concurrency 1'
    done = subprocess.run(
        ["bash", "-c", script, sys.executable],
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT), "HOME": str(tmp_path), "RASEN_HOME": str(tmp_path)},
        capture_output=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["summary"]["totals"]["passed"] == 200
