"""What tests compare of diagnostics: codes, places and measured values, never sentences."""

from __future__ import annotations

from rasen import schemas
from rasen.azp.verification import verify
from rasen.locale import LANGUAGES, Translator


def found(data, *, unsigned=False):
    """Give (code, path, details) of each diagnostic of a package, the lack of a signature aside.

    Each has to be declared, with the severity and the details that it has, and to be sayable.
    """
    told = []
    for each in verify(data).diagnostics:
        hold_to_contract(each)
        if unsigned or each.code != "azp_unsigned":
            told.append((each.code, each.path, dict(each.details or {})))
    return told


def codes(data):
    """Give the codes of a package in their order, the lack of a signature aside."""
    return [code for code, _, _ in found(data)]


def pointers(data):
    """Give (code, pointer) of each diagnostic, the lack of a signature aside."""
    return [(code, details.get("pointer")) for code, _, details in found(data)]


def hold_to_contract(diagnostic):
    """Make sure that a diagnostic is what its code's entry says, in every language."""
    entry = schemas.codes()[diagnostic.code]
    assert diagnostic.severity == entry["x-severity"], diagnostic
    assert (diagnostic.details or {}).keys() <= entry.get("x-details", {}).keys(), diagnostic
    for language in LANGUAGES:
        assert Translator(language).message(diagnostic)
