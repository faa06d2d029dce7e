"""`rasen validate`: how many processes, and that nobody sees how many."""

from __future__ import annotations

import pytest

from rasen import spreading
from rasen.context import Context
from rasen.locale import Translator
from rasen.planning import validating
from rasen.planning.validating import Request, concurrency, validate

PURPOSE = "The lamps light the old town from dusk to dawn, and never at noon."


@pytest.mark.parametrize(
    ("words", "number"),
    [
        (("3", "5"), 3),
        ((None, "5"), 5),
        (("many", "0"), 6),
        (("0", "2"), 2),
        (("-1", None), 6),
        (("", ""), 6),
        (("007", None), 7),
        (("٣", None), 6),
        (("1" * 10_000, None), 1111),
    ],
)
def test_the_first_positive_number_counts(words, number):
    """Of the option, then of the environment, then 6."""
    assert concurrency(*words) == number


@pytest.fixture
def project(tmp_path):
    """Give a folder with 150 specs, every third of which is broken."""
    for number in range(150):
        folder = tmp_path / "rasen" / "specs" / f"s{number:03}"
        folder.mkdir(parents=True)
        purpose = PURPOSE if number % 3 else ""
        text = f"## Purpose\n{purpose}\n## Requirements\n### A\n#### S\nx\n"
        (folder / "spec.md").write_text(text, "utf-8")
    return tmp_path


def run(project, **request):
    home = str(project / "home")
    env = {"HOME": home, "RASEN_HOME": home, "RASEN_CONCURRENCY": "3"}
    told = []
    outcome = validate(
        Context(str(project), env, Translator("en")),
        Request(specs=True, **request),
        lambda done, total: told.append((done, total)),
    )
    for item in outcome.document["items"]:
        item["durationMs"] = 0
    return outcome, told


def test_the_number_of_processes_changes_nothing(project, monkeypatch):
    """The same document from one process and from several, and all of it is told as progress."""
    alone, told = run(project, concurrency="1")
    assert told == [(64, 150), (128, 150), (150, 150)]
    monkeypatch.setattr(spreading, "ALONE_SECONDS", -1.0)
    monkeypatch.setattr(validating, "processors", lambda: 2)
    several, told = run(project)
    assert told == [(64, 150), (128, 150), (150, 150)]
    assert several.document == alone.document
    assert (several.status, alone.status) == (1, 1)
    assert alone.document["summary"]["totals"] == {"items": 150, "passed": 100, "failed": 50}
