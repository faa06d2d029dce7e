"""What is wrong with a package, check by check in the order of the packages spec 6.3.

Only a package that was not accepted comes here. The checks have two results: the published one,
where the first fault stops and carries all JSON or schema issues in its details, and the findings
of `rasen check`, where every issue stands alone at its place.
"""

from __future__ import annotations

from codecs import BOM_UTF8
from itertools import islice
from typing import TYPE_CHECKING, Any, cast

from rasen import schemas
from rasen.diagnostics import Diagnostic, Place, RasenError, Text
from rasen.text import jcs, strict_json
from rasen.text.digest import package_digest
from rasen.workflows import package_rules
from rasen.workflows.packaged_files import SCHEMA, Envelope, json_limits

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rasen.diagnostics import Pointer
    from rasen.text.strict_json import JsonIssue
    from rasen.verdict.explain import Fault
    from rasen.workflows.package_rules import Readers

MAX_FINDINGS = 1000  # of one package: more of them help nobody, and memory stays bounded

_CONTINUATION = bytes(range(0x80, 0xC0))  # bytes of UTF-8 that start no character
_REFUSED = "package_schema_invalid"  # the code of schema faults that stop at the schema, row 9


def refuse_first(
    data: bytes, kind: str | None, running_version: str, readers: Readers
) -> dict[str, Any]:
    """Give the document of a package, or raise the first check that fails, with its place."""
    text = _text(data)
    document, issues = strict_json.decode(text, json_limits())
    if issues:
        raise RasenError(_json_invalid(text, issues))
    for found in _newer(document, running_version):
        raise RasenError(*place(text, [found]))
    faults = schemas.faults(SCHEMA, document)
    if refused := [fault for fault in faults if fault.code == _REFUSED]:
        raise RasenError(*place(text, [_schema_invalid(refused)]))
    for found in _after_schema(data, Envelope(document, faults), kind, readers):
        raise RasenError(*place(text, [found]))
    return cast("dict[str, Any]", document)


def find_all(
    data: bytes, running_version: str, readers: Readers
) -> tuple[dict[str, Any] | None, list[Diagnostic]]:
    """Give the document, None where it has not the shape of a package, and all findings, placed."""
    try:
        text = _text(data)
    except RasenError as error:
        return None, list(error.diagnostics)
    document, issues = strict_json.decode(text, json_limits())
    if issues:
        return None, _issue_findings(text, issues[:MAX_FINDINGS])
    if newer := list(_newer(document, running_version)):
        return None, place(text, newer)
    faults = schemas.faults(SCHEMA, document)
    if refused := [fault for fault in faults if fault.code == _REFUSED]:
        return None, place(text, list(map(_fault_finding, refused[:MAX_FINDINGS])))
    del text  # and decoded again below: in between, its memory is needed for other things
    envelope = Envelope(document, faults)
    found = list(islice(_after_schema(data, envelope, None, readers), MAX_FINDINGS))
    return document, place(data.decode("utf-8"), found)


def newer_release(document: object, running_version: str) -> Diagnostic | None:
    """Give the fault of a package that asks for a later release than the running one (row 8).

    Pre-release and build parts do not count; what is no release number passes.
    """
    stated = document.get("minRasenVersion") if isinstance(document, dict) else None
    if not isinstance(stated, str):
        return None
    wanted, running = _release(stated), _release(running_version)
    if wanted is None or running is None or wanted <= running:
        return None
    details = {"minRasenVersion": stated, "runningVersion": running_version}
    pointer: Pointer = ("minRasenVersion",)
    return Diagnostic("package_requires_newer_rasen", details, details=details, pointer=pointer)


def place(text: str, findings: list[Diagnostic]) -> list[Diagnostic]:
    """Give findings with the places of what they point to in the text, one pass over it.

    A finding about unknown keys stands at the first of them.
    """
    wanted = [_target(found) for found in findings if found.place is None]
    if not wanted:
        return findings
    from rasen.text.json_positions import line_columns, locate_members

    members = locate_members(text, [pointer for pointer, _ in wanted])
    indexes = [members[pointer].key if key else members[pointer].value for pointer, key in wanted]
    places = map(Place._make, line_columns(text, indexes))
    return [
        found._replace(place=next(places)) if found.place is None else found for found in findings
    ]


def _target(found: Diagnostic) -> tuple[Pointer, bool]:
    """Give the pointer to what a finding is about, and whether it is the key there."""
    pointer = found.pointer or ()
    key = found.params.get("unknown_key")
    return ((*pointer, key), True) if isinstance(key, str) else (pointer, False)


def _text(data: bytes) -> str:
    """Give the text of a package, rows 3 to 5."""
    if not data:
        raise RasenError(Diagnostic("package_empty", place=Place(1, 1)))
    if data.startswith(BOM_UTF8):
        raise RasenError(Diagnostic("package_bom_forbidden", place=Place(1, 1)))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        offset = error.start
        at = _place_of_byte(data, offset)
    raise RasenError(Diagnostic("package_utf8_invalid", {"offset": offset}, place=at))


def _newer(document: object, running_version: str) -> Iterator[Diagnostic]:
    """Give the faults of a package that only a later release can judge, rows 7 and 8."""
    version = document.get("formatVersion") if isinstance(document, dict) else None
    supported = _supported_version()
    if type(version) in (int, float) and cast("float", version) > supported:
        details = {"formatVersion": version, "supported": supported}
        pointer: Pointer = ("formatVersion",)
        yield Diagnostic("package_format_unsupported", details, details=details, pointer=pointer)
    if newer := newer_release(document, running_version):
        yield newer


def _after_schema(
    data: bytes, envelope: Envelope, kind: str | None, readers: Readers
) -> Iterator[Diagnostic]:
    """Give the faults of a package that has the shape of one, rows 10 to 22."""
    document = envelope.document
    if kind not in (None, document["kind"]):
        params = {"expected": kind, "actual": document["kind"]}
        yield Diagnostic("package_kind_mismatch", params, pointer=("kind",))
    canonical = jcs.canonicalize(document)
    if canonical != data:
        yield _not_canonical(data, canonical)
    yield from package_rules.faults(envelope, readers)
    actual = package_digest(document["kind"], document)
    if actual != document["packageDigest"]:
        params = {"actual": actual, "stated": document["packageDigest"]}
        yield Diagnostic("package_digest_mismatch", params, pointer=("packageDigest",))


def _supported_version() -> int:
    definitions = cast("dict[str, Any]", schemas.load(SCHEMA)["$defs"])
    return cast("int", definitions["workflowPackage"]["properties"]["formatVersion"]["const"])


def _release(version: str) -> list[tuple[int, str]] | None:
    """Give a release number as something that sorts; however long, its digits are not read."""
    from rasen.verdict.patterns import compile_pattern

    definitions = cast("dict[str, Any]", schemas.load("common:identifiers")["$defs"])
    if not compile_pattern(definitions["releaseVersion"]["pattern"])(version):
        return None
    core = version.partition("+")[0].partition("-")[0]
    parts = [part.lstrip("0") for part in core.split(".")]
    return [(len(part), part) for part in parts]


def _not_canonical(data: bytes, canonical: bytes) -> Diagnostic:
    """Give the fault of row 11 at the first byte that is not the canonical one."""
    same, end = 0, min(len(data), len(canonical))
    while same < end:
        middle = (same + end + 1) // 2
        if data[same:middle] == canonical[same:middle]:
            same = middle
        else:
            end = middle - 1
    at = _place_of_byte(data, same)
    return Diagnostic("package_non_canonical", {"offset": same}, place=at)


def _json_invalid(text: str, issues: list[JsonIssue]) -> Diagnostic:
    """Give the published form of JSON issues (row 6)."""
    from rasen.locale import Translator

    english = Translator("en")
    entries = []
    for issue in issues:
        message = english.text(f"messages.{issue.code}", **issue.params)
        entry = {"code": issue.code, "message": message, "offset": issue.offset}
        if measured := _measured(issue):
            entry["details"] = measured
        entries.append(entry)
    first = issues[0]
    params = {"problem": Text(f"messages.{first.code}", first.params)}
    at = _place_at(text, first.index)
    return Diagnostic("package_json_invalid", params, details={"issues": entries}, place=at)


def _issue_findings(text: str, issues: list[JsonIssue]) -> list[Diagnostic]:
    from rasen.text.json_positions import line_columns

    places = line_columns(text, [issue.index for issue in issues])
    return [
        Diagnostic(issue.code, issue.params, details=_measured(issue), place=Place(*at))
        for issue, at in zip(issues, places, strict=True)
    ]


def _measured(issue: JsonIssue) -> dict[str, object] | None:
    """Give what an issue measured; only those of the two limits did."""
    if "limit" not in issue.params:
        return None
    return {key: issue.params[key] for key in ("actual", "limit")}


def _schema_invalid(faults: list[Fault]) -> Diagnostic:
    """Give the published form of schema faults (row 9)."""
    from rasen.faults import dotted
    from rasen.locale import Translator

    english = Translator("en")
    issues = [
        {
            "code": "schema_issue",
            "message": english.message(_fault_finding(fault)._replace(code="schema_issue")),
            "details": {"path": dotted(fault.path)},
        }
        for fault in faults
    ]
    return _fault_finding(faults[0])._replace(details={"issues": issues})


def _fault_finding(fault: Fault) -> Diagnostic:
    from rasen.faults import at, reason

    said: dict[str, object] = {"at": at(fault.path), "reason": reason(fault)}
    params = {"problem": Text("messages.schema_issue", said), **said}
    if unknown := cast("Sequence[str]", fault.params.get("properties") or ()):
        params["unknown_key"] = unknown[0]
    return Diagnostic(fault.code, params, pointer=fault.path)


def _place_of_byte(data: bytes, offset: int) -> Place:
    """Give the place of a byte, everything before it being UTF-8; no text is made of that."""
    leading = data[:offset].translate(None, _CONTINUATION).decode("latin-1")
    return _place_at(leading, len(leading))


def _place_at(text: str, index: int) -> Place:
    from rasen.text.json_positions import line_column

    return Place(*line_column(text, index))
