"""`rasen explain`, as it is called."""

from __future__ import annotations

import json

import pytest

from rasen import schemas
from rasen.locale import Translator


def test_explanation_for_people(rasen):
    """Code and title, when it is raised, severity, area, release, how to mend it, details."""
    entry = schemas.codes()["file_too_large"]
    done = rasen("explain", "file_too_large")
    assert done.returncode == 0
    assert done.stdout.decode().splitlines() == [
        f"file_too_large: {entry['title']}",
        "",
        entry["description"],
        "",
        "Severity: error",
        "Area: workflow",
        "Since: 0.2.0",
        "How to mend it: " + Translator("en").text("fixes.file_too_large"),
        'Values in "details":',
        *(f"  {key}: {meaning}" for key, meaning in entry["x-details"].items()),
    ]


@pytest.mark.parametrize("language", ["ja", "zh-cn"])
def test_explanation_in_the_language_of_the_user(rasen, language):
    """The sentences are those of the catalogs, and the JSON is the same in every language."""
    done = rasen("explain", "file_too_large", env={"RASEN_LANG": language})
    title = Translator(language).text("codes.file_too_large.title")
    assert title in done.stdout.decode().splitlines()[0]
    assert title != schemas.codes()["file_too_large"]["title"]
    english = rasen("explain", "file_too_large", "--json").stdout
    assert (
        rasen("explain", "file_too_large", "--json", env={"RASEN_LANG": language}).stdout == english
    )


def test_unknown_code_is_misuse(rasen):
    """Status 2, with the nearest code."""
    done = rasen("explain", "file_too_lrge")
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"file_too_large?" in done.stderr
    document = json.loads(rasen("explain", "file_too_lrge", "--json").stdout)
    assert document["status"][0]["code"] == "code_unknown"
    assert schemas.verdict("output:explain")(document)
