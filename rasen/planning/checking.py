"""One spec or delta file by itself, as `rasen check` meets it: the findings of `validate`."""

from __future__ import annotations

import os

from rasen.diagnostics import Diagnostic
from rasen.files.reading import ReadError
from rasen.planning.delta import Delta
from rasen.planning.layout import SPEC_FILE, PlanningFolder
from rasen.planning.markdown import Markdown
from rasen.planning.spec_rules import spec_diagnostics
from rasen.planning.validation import (
    delta_file_diagnostics,
    main_unreadable,
    read_main,
    without_lookups,
)

_CHANGES = ("rasen", "changes")
_DELTAS = "specs"


def check_spec_text(text: str) -> list[Diagnostic]:
    """Give everything that is wrong with the text of a main spec."""
    return list(spec_diagnostics(Markdown(text)))


def check_delta_text(text: str, path: str) -> list[Diagnostic]:
    """Give everything that is wrong with the text of the delta file at an absolute path.

    Where the path is not that of a delta file, there is no main spec to look names up in.
    """
    delta = Delta(Markdown(text))
    main = _main_spec(path)
    if main is None:
        return list(without_lookups(delta))
    if not main:
        place = delta.first_place
        stray = Diagnostic("delta_misplaced", {"path": SPEC_FILE}, place=place)
        return [stray, *without_lookups(delta)]
    try:
        return list(delta_file_diagnostics(delta, read_main(main, delta)))
    except ReadError as error:
        return [*without_lookups(delta), main_unreadable(error)]


def _main_spec(path: str) -> str | None:
    """Give the main spec of a delta file, "" for one of no capability, None for another file."""
    parts = path.replace(os.sep, "/").split("/")
    for index in range(len(parts) - 5, -1, -1):
        if tuple(parts[index : index + 2]) == _CHANGES and parts[index + 3] == _DELTAS:
            capability = "/".join(parts[index + 4 : -1])
            folder = PlanningFolder("/".join(parts[:index]) or "/")
            return folder.spec(capability) if capability else ""
    return None
