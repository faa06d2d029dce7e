"""`rasen azp trust`: whether the signer is trusted, and is the publisher that was known."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.azp.continuity import Continuity, continuity, pin_signer, read_pins
from rasen.azp.home import pins_path
from rasen.azp.package_file import read_package
from rasen.azp.trust import decide, read_stores, store_paths
from rasen.diagnostics import workflow_diagnostic
from rasen.outcome import FAILED, OK, Outcome

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rasen.azp.verification import Verification
    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.locale import Translator

SCHEMA = "azp-trust"
# What makes a package be refused, whoever signed it.
_REFUSALS = ("changed", "unsigned_regression")


class Request(NamedTuple):
    """Which stores and pins to ask (paths; the user's own where none is named), and to pin."""

    stores: Sequence[str] = ()
    pins: str | None = None
    pin: bool = False
    approve_change: bool = False


def trust_file(context: Context, target: str, request: Request) -> Outcome:
    """Judge the signer of the package that a path names; one who is not trusted is no failure."""
    package = read_package(context, target)
    verification = package.verification
    store = read_stores(store_paths(context, request.stores))
    decision = decide(verification, store)
    found = _continuity(context, verification, request)
    approved = found.status == "changed" and request.approve_change
    accepted = found.status not in _REFUSALS or approved
    diagnostics = (*verification.diagnostics, *store.diagnostics)
    signer = verification.signer

    def document(translator: Translator) -> Document:
        trust = {
            "ok": verification.ok,
            "signed": verification.signed,
            **decision.document(),
            "signer": None if signer is None else signer.document(),
            "continuity": found.status,
            "pinned": found.pinned,
            "diagnostics": [workflow_diagnostic(each, translator) for each in diagnostics],
        }
        return {"trust": trust, "status": []}

    status = OK if verification.ok and decision.trusted and accepted else FAILED
    return Outcome(SCHEMA, document(context.english), status, localized=document)


def _continuity(context: Context, verification: Verification, request: Request) -> Continuity:
    path = pins_path(context) if request.pins is None else context.absolute(request.pins)
    if not request.pin:
        return Continuity(continuity(verification, read_pins(path)))
    return pin_signer(context, verification, path, approve_change=request.approve_change)
