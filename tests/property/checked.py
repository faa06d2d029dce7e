"""Runs a check in this process and holds whatever comes of it to what a run promises."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from rasen import schemas
from rasen.checking.run import Request, check
from rasen.context import Context
from rasen.diagnostics import UsageError, status_entry
from rasen.locale import LANGUAGES, Translator
from rasen.report import ReportOptions
from rasen.report.formats import FORMATS, render

ENGLISH = Translator("en")
LINE_END = re.compile(r"\r\n|\n|\r")


def checked(root, *, views=True, **request):
    """Give the document of a check in the folder `root`, after it was found to be as promised."""
    home = str(Path(root, "home"))
    context = Context(str(root), {"HOME": home, "RASEN_HOME": home}, ENGLISH)
    try:
        outcome = check(context, Request(**request), lambda _done, _all: None)
    except UsageError as error:
        entry = status_entry(error.diagnostics[0], ENGLISH)
        assert entry["code"] in schemas.codes()
        document = schemas.failure_document("check", [entry])
        assert schemas.verdict("output:check")(document)
        return document
    document = outcome.document
    assert schemas.faults("output:check", document) == []
    assert outcome.status == (1 if document["summary"]["errors"] else 0)
    assert {found["code"] for found in document["findings"]} <= schemas.codes().keys()
    if views:
        _assert_every_view(outcome, root)
    return document


def checked_file(name, data, **request):
    """Give the document for a file of these bytes; every position lies within its text."""
    with tempfile.TemporaryDirectory() as root:
        path = Path(root, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        document = checked(root, paths=[name], **request)
    assert_places(document, data)
    return document


def checked_input(name, data, **request):
    """Give the document for standard input of these bytes, called `name`; positions as above."""
    with tempfile.TemporaryDirectory() as root:
        document = checked(root, paths=["-"], stdin=data, stdin_filename=name, **request)
    assert_places(document, data)
    return document


def assert_places(document, data):
    """Hold the line and column of every finding to the text that they are in."""
    lines = [len(line) for line in LINE_END.split(data.decode("utf-8", "replace"))]
    for found in document["findings"]:
        if "line" in found:
            assert found["line"] <= len(lines), found
            assert found["column"] <= lines[found["line"] - 1] + 1, found


def _assert_every_view(outcome, root):
    for form in FORMATS:
        options = ReportOptions(ENGLISH, "0", base=str(root))
        "".join(render(form, outcome.document, options)).encode("utf-8")
    for language in LANGUAGES:
        assert schemas.verdict("output:check")(outcome.localized(Translator(language)))
