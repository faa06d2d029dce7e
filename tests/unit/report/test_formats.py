"""What holds for every report format."""

from __future__ import annotations

import subprocess
import sys

import pytest

from rasen.commands.checking import FORMATS as OFFERED
from rasen.report.formats import FORMATS, HUMAN
from tests.unit.report.documents import CLEAN, FAILED, FOUND, KIND, report, with_findings


def test_every_format_of_the_command_line_exists():
    """The formats that `check` offers are those that can be rendered."""
    assert tuple(FORMATS) == OFFERED
    assert set(FORMATS) > HUMAN


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("document", [FOUND, CLEAN, FAILED])
def test_every_report_ends_its_last_line(name, document):
    """What is written can be followed by something else."""
    written = report(name, document)
    assert written == "" or written.endswith("\n")


@pytest.mark.parametrize("name", FORMATS)
def test_same_document_gives_the_same_report(name):
    """No report depends on clock, environment or chance."""
    assert report(name, FOUND, base="/work") == report(name, FOUND, base="/work")


@pytest.mark.parametrize("name", FORMATS)
def test_names_that_are_no_utf_8_can_be_written(name):
    """Half pairs in paths and messages leave every report encodable."""
    finding = {**KIND, "path": "caf\udce9/\ud800", "message": "\udc80 is odd."}
    target = {"path": "caf\udce9", "kind": None, "valid": False}
    report(name, {**with_findings(finding), "targets": [target]}).encode()


@pytest.mark.parametrize("name", FORMATS)
def test_reports_load_no_heavy_library(name):
    """A report costs no import of the validating libraries."""
    code = (
        "import sys\n"
        "from tests.unit.report.documents import FOUND, OPTIONS\n"
        "from rasen.report.formats import render\n"
        "before = set(sys.modules)\n"
        f"list(render({name!r}, FOUND, OPTIONS))\n"
        "heavy = {'jsonschema', 'referencing', 'ruamel', 'jinja2', 'typer', 'xml', 'tempfile'}\n"
        "print(sorted(heavy & (set(sys.modules) - before)))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
