"""The ledger of a project: which files of user workflows are installed (generation spec 6)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from rasen import schemas
from rasen.diagnostics import Text, failure
from rasen.files import atomic, system
from rasen.files.reading import NotFound, ReadError, read_bounded_nofollow
from rasen.text.jcs import utf16_key

if TYPE_CHECKING:
    from rasen.diagnostics import RasenError

SCHEMA = "files:workflow-artifacts"
NAME = ".workflow-artifacts.json"


class File(NamedTuple):
    """A file as the ledger records it."""

    scope: str
    path: str
    sha256: str


class Entry(NamedTuple):
    """A workflow at a tool: the folder and the digest of its source, and the files written."""

    source: str
    digest: str
    files: tuple[File, ...]


Ledger = dict[str, dict[str, Entry]]  # tool -> workflow -> entry


def ledger_path(project: str) -> str:
    """Give where the ledger of a project lies."""
    return os.path.join(project, "rasen", NAME)


def read_ledger(project: str) -> Ledger:
    """Give what the ledger records, nothing where there is none.

    Fails with `ledger_unreadable` or `ledger_invalid`.
    """
    path = ledger_path(project)
    limits = schemas.limits(SCHEMA)
    try:
        data = read_bounded_nofollow(path, limits["x-max-bytes"])
    except NotFound:
        return {}
    except ReadError as error:
        raise failure("ledger_unreadable", target=path, path=path) from error
    from rasen.text.strict_json import decode, generic_limits

    try:
        value, issues = decode(data.decode("utf-8"), generic_limits(limits["x-max-depth"]))
    except UnicodeDecodeError:
        raise _invalid(path, Text("reasons.projects.ledgerEncoding")) from None
    if issues:
        raise _invalid(path, Text("reasons.projects.ledgerSyntax"))
    if not schemas.verdict(SCHEMA)(value):
        from rasen.faults import at, reason

        fault = schemas.faults(SCHEMA, value)[0]
        said = {"at": at(fault.path), "reason": reason(fault)}
        raise _invalid(path, Text("reasons.projects.ledgerFault", said))
    return _ledger(value)


def write_ledger(project: str, ledger: Ledger) -> None:
    """Replace the ledger, or remove it where nothing is recorded; the same bytes are left alone."""
    path = ledger_path(project)
    tools = {tool: entries for tool, entries in sorted(ledger.items()) if entries}
    if not tools:
        if os.path.lexists(path):
            system.unlink(path)
        return
    data = _encoded(tools)
    if not _is_there(path, data):
        atomic.write_file(path, data, mode=0o600)


def sorted_files(files: list[File]) -> tuple[File, ...]:
    """Give files in the order of the ledger."""
    return tuple(sorted(files, key=lambda file: utf16_key(f"{file.scope}:{file.path}")))


def _invalid(path: str, problem: Text) -> RasenError:
    return failure("ledger_invalid", target=path, path=path, problem=problem)


def _is_there(path: str, data: bytes) -> bool:
    try:
        return read_bounded_nofollow(path, len(data)) == data
    except ReadError:
        return False


def _ledger(value: dict[str, Any]) -> Ledger:
    return {
        tool: {
            workflow: Entry(
                entry["source"], entry["digest"], tuple(File(**file) for file in entry["files"])
            )
            for workflow, entry in held["workflows"].items()
        }
        for tool, held in cast("dict[str, Any]", value["tools"]).items()
    }


def _encoded(tools: Ledger) -> bytes:
    import json

    ids = sorted({name for entries in tools.values() for name in entries}, key=utf16_key)
    document = {
        "version": 1,
        "workflows": ids,
        "tools": {
            tool: {
                "workflows": {
                    name: {
                        "source": entries[name].source,
                        "digest": entries[name].digest,
                        "files": [file._asdict() for file in entries[name].files],
                    }
                    for name in sorted(entries, key=utf16_key)
                }
            }
            for tool, entries in tools.items()
        },
    }
    text = json.dumps(document, indent=2, ensure_ascii=False)
    return (text + "\n").encode("utf-8", "backslashreplace")
