"""The human views of the commands of `rasen azp …` that pack, sign and trust."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rasen.report.human.azp import diagnostic_lines, signer_lines
from rasen.report.terminal import visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.cli.boundary import View
    from rasen.diagnostics import Document
    from rasen.outcome import Outcome


def trust(outcome: Outcome, values: Document, view: View) -> Iterator[str]:
    """Give whether the signer is trusted and why, who it is, and how it relates to the pin."""
    shown = cast("Document", view.document(outcome)["trust"])
    translator = view.translator
    reason = translator.text(f"reasons.azp.{shown['reason']}")
    key = "trusted" if shown["trusted"] else "notTrusted"
    file = visible(str(values["file"]))
    yield translator.text(f"human.azpSigning.{key}", file=file, reason=reason) + "\n"
    yield from signer_lines(shown, translator)
    if shown["continuity"] is not None:
        yield translator.text(f"human.azpSigning.continuity.{shown['continuity']}") + "\n"
    if shown["pinned"]:
        yield translator.text("human.azpSigning.pinned") + "\n"
    yield from diagnostic_lines(cast("list[Document]", shown["diagnostics"]))


def pack(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give the package that was written, what was left out of it, and the warnings."""
    document = view.document(outcome)
    packed = cast("Document | None", document["packed"])
    if packed is not None:
        entries = cast("list[str]", packed["entries"])
        parts = {**_shown(packed, "path", "id", "version", "size"), "count": len(entries)}
        yield view.translator.text("human.azpSigning.packed", **parts) + "\n"
        for path in cast("list[str]", packed["ignored"]):
            yield view.translator.text("human.azpSigning.ignored", path=visible(path)) + "\n"
    yield from findings(document)


def unpack(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give the folder that was written and how many files are in it."""
    document = view.document(outcome)
    unpacked = cast("Document | None", document["unpacked"])
    if unpacked is not None:
        count = len(cast("list[str]", unpacked["files"]))
        parts = {**_shown(unpacked, "path"), "count": count}
        yield view.translator.text("human.azpSigning.unpacked", **parts) + "\n"
    yield from findings(document)


def keygen(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give where the private key is, and the public key for others."""
    key = cast("Document", outcome.document["key"])
    yield view.translator.text("human.azpSigning.key", **_shown(key, "path")) + "\n"
    yield view.translator.text("human.azpSigning.publicKey", **_shown(key, "publicKey")) + "\n"


def sign(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give the package that was signed, and by which key."""
    document = view.document(outcome)
    signature = cast("Document | None", document["signature"])
    if signature is not None:
        key = "signedAgain" if signature["replaced"] else "signed"
        parts = _shown(signature, "path", "publicKey")
        yield view.translator.text(f"human.azpSigning.{key}", **parts) + "\n"
    yield from findings(document)


def countersign(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give the package that was vouched for: by which key, and for which."""
    document = view.document(outcome)
    added = cast("Document | None", document["countersignature"])
    if added is not None:
        parts = _shown(added, "path", "hop", "publicKey", "vouchesFor")
        yield view.translator.text("human.azpSigning.countersigned", **parts) + "\n"
    yield from findings(document)


def findings(document: Document) -> Iterator[str]:
    """Give a line for each diagnostic of a document, also of one that says why nothing was done."""
    return diagnostic_lines(cast("list[Document]", document.get("diagnostics", [])))


def _shown(document: Document, *names: str) -> Document:
    """Give members of a document as a terminal may show them."""
    return {name: visible(str(document[name])) for name in names}
