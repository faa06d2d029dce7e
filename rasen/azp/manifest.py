"""The manifest held to its schema: from faults of the schema to diagnostics (azphalt spec 7, 9).

What the schema cannot say is added by `kinds`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rasen import schemas
from rasen.azp.container import MANIFEST
from rasen.azp.documents import MANIFEST_SCHEMA
from rasen.azp.finding import finding, first_of_each
from rasen.azp.items import value_at
from rasen.azp.names import is_text
from rasen.diagnostics import Text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rasen.diagnostics import Diagnostic, Document, Pointer
    from rasen.verdict.explain import Fault

_NOT_BLANK = r"\S"  # the pattern of a text
FILES = "files"
_TARGET_APPS = "targetApps"
_REASONS = {"type": "type", "pattern": "empty"}  # of a field; any other keyword is "value"
_FIELD_CODES = frozenset(
    ("azp_manifest_field_missing", "azp_manifest_field_invalid", "azp_field_forbidden")
)
_BLOCK_CODES = frozenset(("azp_block_missing", "azp_block_forbidden"))
_ITEM_FIELD_CODES = frozenset(("azp_item_field_invalid", "azp_remote_incomplete"))


def schema_faults(document: Document) -> list[Fault]:
    """Give the faults of a manifest by its schema, none for one that conforms."""
    return schemas.faults(MANIFEST_SCHEMA, document)


def field_diagnostics(document: Document, faults: Sequence[Fault]) -> list[Diagnostic]:
    """Give what is wrong with the fields that every manifest has, in the schema's order (spec 7).

    The digests in `files` are left to the check of the payload.
    """
    fields = _root_fields()
    own = [
        fault for fault in faults
        if fault.path and fault.path[0] in fields
        and (fault.path[0] != FILES or len(fault.path) == 1)
    ]  # fmt: skip
    found = list(diagnostics(document, own))
    place = _rank(fields, FILES)
    before = [each for each in found if _rank(fields, cast("tuple[str]", each.pointer)[0]) < place]
    return [*before, *first_of_each(_unqualified(document)), *found[len(before) :]]


def kind_faults(faults: Sequence[Fault]) -> list[Fault]:
    """Give the faults that are left to the rules of the kind."""
    fields = _root_fields()
    return [fault for fault in faults if not fault.path or fault.path[0] not in fields]


def diagnostics(document: Document, faults: Sequence[Fault]) -> Iterator[Diagnostic]:
    """Give what is said of faults, each place once for one reason.

    An unsafe path is told by the one check of paths, not by the schema's part of it.
    """
    told: set[tuple[str, Pointer]] = set()
    for fault in faults:
        code = _code(fault, document)
        if code is not None and (code, fault.path) not in told:
            told.add((code, fault.path))
            yield _diagnostic(code, fault)


def _code(fault: Fault, document: Document) -> str | None:
    """Give the code of a fault; None for what another check tells in full."""
    if fault.code.startswith("path_") or fault.code == "azp_item_path_unsafe":
        if fault.path[-1] == "id":
            return "azp_item_id_invalid"
        told_elsewhere = isinstance(value_at(document, *fault.path), str)
        return None if told_elsewhere else "azp_item_path_unsafe"
    return fault.code


def _diagnostic(code: str, fault: Fault) -> Diagnostic:
    """Give the diagnostic of a fault with the measured values that its code has."""
    field: object = None
    if code in _FIELD_CODES:
        field = fault.path[0]
    elif code in _ITEM_FIELD_CODES:
        field = _field(fault)
    invalid = code == "azp_manifest_field_invalid"
    return finding(
        code,
        MANIFEST,
        at=fault.path,
        say={"problem": _problem(fault)},
        field=field,
        block=fault.path[0] if code in _BLOCK_CODES else None,
        reason=_REASONS.get(fault.keyword, "value") if invalid else None,
    )


def _field(fault: Fault) -> object:
    """Give the name of the field that is wrong or missing, also of a list whose item is wrong."""
    return next(step for step in reversed(fault.path) if isinstance(step, str))


def _problem(fault: Fault) -> Text:
    """Give what is wrong with a value as part of a sentence."""
    from rasen.faults import reason, shown

    if fault.keyword != "pattern":
        return reason(fault)
    if fault.params["expected"] == _NOT_BLANK:
        return Text("reasons.azp.blank")
    # What a regular expression says is said by the code already.
    return Text("reasons.azp.malformed", {"actual": shown(fault.params["actual"])})


def _root_fields() -> list[str]:
    """Give the fields that every manifest may have, in their order."""
    return list(cast("dict[str, Any]", schemas.load(MANIFEST_SCHEMA)["properties"]))


def _rank(fields: list[str], name: str) -> int:
    return fields.index(name)


def _unqualified(document: Document) -> Iterator[Diagnostic]:
    """Warn of target apps that are no reverse-DNS IDs: they have no dot inside."""
    apps = document.get(_TARGET_APPS)
    for index, app in enumerate(apps if isinstance(apps, list) else []):
        if is_text(app) and "." not in app[1:-1]:
            yield finding(
                "azp_target_app_unqualified",
                MANIFEST,
                at=(_TARGET_APPS, index),
                severity="warning",
                say={"value": app},
            )
