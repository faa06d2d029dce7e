"""What is said about a faulty input: diagnostics, their three JSON shapes, and the error family.

A diagnostic holds a code, the values of its message and a place. Sentences are made from it only
when it is printed, so that one diagnostic serves every envelope and every language.
"""

from __future__ import annotations

import posixpath
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rasen.locale import Translator

Pointer = tuple[str | int, ...]
Document = dict[str, object]

# Characters of keys. A thousand findings below one key of a megabyte would be a gigabyte.
LONGEST_POINTER = 4096


class Text(NamedTuple):
    """A sentence part that is translated when the sentence is made."""

    key: str
    params: Mapping[str, object] = {}


class Place(NamedTuple):
    """Where in a text a diagnostic points to: line and column from 1, columns in code points."""

    line: int
    column: int


class Diagnostic(NamedTuple):
    """One problem of an input.

    `path` and `source_path` are the contract's keys of the workflow family. `file` is the path of
    the text below the checked root ("" for the root itself) and `place` the position in it;
    `pointer` names the value in the document. `params` fill the message; `details` are the
    measured values for machines. `has_fix` is False where what mends the code elsewhere is of no
    use.
    """

    code: str
    params: Mapping[str, object] = {}
    path: str | None = None
    source_path: str | None = None
    details: Mapping[str, object] | None = None
    file: str = ""
    place: Place | None = None
    pointer: Pointer | None = None
    target: str | None = None
    severity: str = "error"
    has_fix: bool = True


class RasenError(Exception):
    """A command cannot do what it was asked for; carries the diagnostics that say why.

    `known` are keys of the command's failure document that are there only where they are known.
    """

    def __init__(self, *diagnostics: Diagnostic, cancelled: bool = False) -> None:
        super().__init__(*diagnostics)
        self.diagnostics = diagnostics
        self.cancelled = cancelled
        self.known: Document = {}

    def __str__(self) -> str:
        return "; ".join(diagnostic.code for diagnostic in self.diagnostics)


class UsageError(RasenError):
    """The command line is not one that the command understands."""


def failure(code: str, *, target: str | None = None, **params: object) -> RasenError:
    """Give the error of a failed command whose one status entry has this code."""
    return RasenError(Diagnostic(code, params, target=target))


def is_valid(diagnostics: Iterable[Diagnostic]) -> bool:
    """Tell whether none of the diagnostics is an error."""
    return all(diagnostic.severity != "error" for diagnostic in diagnostics)


def json_pointer(pointer: Pointer) -> str:
    """Give the JSON pointer of a path of keys and indexes (RFC 6901 section 3)."""
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in pointer)


def is_short(pointer: Pointer) -> bool:
    """Tell whether a pointer is worth showing: its keys are as long as the text lets them be."""
    return sum(len(step) for step in pointer if isinstance(step, str)) <= LONGEST_POINTER


def workflow_diagnostic(diagnostic: Diagnostic, translator: Translator) -> Document:
    """Give the shape `common:workflow-diagnostic`."""
    document: Document = {
        "code": diagnostic.code,
        "severity": diagnostic.severity,
        "message": translator.message(diagnostic),
    }
    if diagnostic.path is not None:
        document["path"] = diagnostic.path
    if diagnostic.source_path is not None:
        document["sourcePath"] = diagnostic.source_path
    if diagnostic.details:
        document["details"] = dict(diagnostic.details)
    return document


def status_entry(diagnostic: Diagnostic, translator: Translator) -> Document:
    """Give the shape `common:status-entry`."""
    document: Document = {
        "severity": diagnostic.severity,
        "code": diagnostic.code,
        "message": translator.message(diagnostic),
    }
    if diagnostic.target:
        document["target"] = diagnostic.target
    if fix := translator.fix(diagnostic):
        document["fix"] = fix
    return document


def finding(diagnostic: Diagnostic, root: str, translator: Translator) -> Document:
    """Give the shape `common:finding`, its path below `root` as the user named it."""
    document: Document = {
        "path": posixpath.join(root, diagnostic.file) if diagnostic.file else root
    }
    if diagnostic.place is not None:
        document["line"] = diagnostic.place.line
        document["column"] = diagnostic.place.column
    document["severity"] = diagnostic.severity
    document["code"] = diagnostic.code
    document["message"] = translator.message(diagnostic)
    if diagnostic.pointer is not None and is_short(diagnostic.pointer):
        document["pointer"] = json_pointer(diagnostic.pointer)
    if diagnostic.details:
        document["details"] = dict(diagnostic.details)
    if fix := translator.fix(diagnostic):
        document["fix"] = fix
    return document
