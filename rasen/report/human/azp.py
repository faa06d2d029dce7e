"""The human views of `rasen azp verify` and `rasen azp inspect`."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rasen.report.terminal import visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.cli.boundary import View
    from rasen.diagnostics import Document
    from rasen.locale import Translator
    from rasen.outcome import Outcome

_DOCUMENTS = ("manifest.json", "signature.json")  # what is never listed
_VERDICTS = {True: "passed", False: "failed", None: "open"}


def verify(outcome: Outcome, values: Document, view: View) -> Iterator[str]:
    """Give the verdict, whose package it is, the checks of a profile, and every diagnostic."""
    shown = cast("Document", view.document(outcome)["verification"])
    yield from _head(shown, values, view.translator)
    yield from _profile(shown, view.translator)
    yield from diagnostic_lines(cast("list[Document]", shown["diagnostics"]))


def inspect(outcome: Outcome, values: Document, view: View) -> Iterator[str]:
    """Give the same of a package, what it offers, and a line for each entry."""
    shown = cast("Document", view.document(outcome)["package"])
    yield from _head(shown, values, view.translator)
    yield from _summary(shown, view.translator)
    yield from _entries(cast("Document", shown["container"]), view.translator)
    yield from diagnostic_lines(cast("list[Document]", shown["diagnostics"]))


def diagnostic_lines(diagnostics: list[Document]) -> Iterator[str]:
    """Give a line for each diagnostic of a package."""
    for diagnostic in diagnostics:
        place = visible(str(diagnostic.get("path") or diagnostic.get("sourcePath") or "-"))
        message = visible(str(diagnostic["message"]))
        yield f"{diagnostic['severity']}: {diagnostic['code']} [{place}] {message}\n"


def signer_lines(shown: Document, translator: Translator) -> Iterator[str]:
    """Give who signed a package, and a line for each who vouches for that key."""
    signer = cast("Document | None", shown["signer"])
    if signer is None:
        key = "signatureUnusable" if shown["signed"] else "unsigned"
        yield translator.text(f"human.azp.{key}") + "\n"
        return
    # A key alone proves nothing: the signature has to verify.
    valid = shown.get("signatureValid", True)
    key = "signer" if valid else "signerInvalid" if valid is False else "signerUnproved"
    yield translator.text(f"human.azp.{key}", key=_key(signer)) + "\n"
    for hop in cast("list[Document]", signer["countersigners"]):
        key = "countersigner" if hop["valid"] else "countersignerInvalid"
        yield translator.text(f"human.azp.{key}", hop=hop["hop"], key=_key(hop)) + "\n"


def _key(signer: Document) -> str:
    named = signer["keyId"]
    key = visible(str(signer["publicKey"]))
    return key if named is None else f"{key} ({visible(str(named))})"


def _head(shown: Document, values: Document, translator: Translator) -> Iterator[str]:
    key = "human.azp.ok" if shown["ok"] else "human.azp.refused"
    yield translator.text(key, file=visible(str(values["file"]))) + "\n"
    package = cast("dict[str, str | None] | None", shown["package"])
    if package is not None:
        parts = {name: visible(value or "-") for name, value in package.items()}
        yield translator.text("human.azp.identity", **parts) + "\n"
    yield from signer_lines(shown, translator)


def _profile(shown: Document, translator: Translator) -> Iterator[str]:
    profile = cast("Document | None", shown.get("profile"))
    if profile is None:
        return
    yield translator.text("human.azp.profile", name=profile["name"]) + "\n"
    for check in cast("list[Document]", profile["checks"]):
        verdict = translator.text(f"human.azp.check.{_VERDICTS[cast('bool | None', check['ok'])]}")
        codes = "".join(f" {code}" for code in cast("list[str]", check["codes"]))
        yield f"  {verdict}  {check['id']}{codes}\n"


def _summary(shown: Document, translator: Translator) -> Iterator[str]:
    """Give a line for each list of a workflow package that has something in it."""
    summary = cast("Document | None", shown["summary"])
    for name, values in (summary or {}).items():
        texts = [_item(value) for value in (values if isinstance(values, list) else [values])]
        if texts:
            label = translator.text(f"human.azp.summary.{name}")
            yield f"  {label}: {', '.join(texts)}\n"


def _item(value: object) -> str:
    return visible(str(value["id"] if isinstance(value, dict) else value))


def _entries(container: Document, translator: Translator) -> Iterator[str]:
    entries = cast("list[Document]", container["entries"])
    total = container["decodedBytes"]
    yield translator.text("human.azp.entries", count=len(entries), total=total) + "\n"
    for entry in entries:
        payload = entry["path"] not in _DOCUMENTS
        note = translator.text("human.azp.notListed") if payload and not entry["listed"] else ""
        path = visible(str(entry["path"]))
        yield f"  {entry['size']:>10}  {entry['method']!s:<7}  {path}{note and ' ' + note}\n"
