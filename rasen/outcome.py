"""What a command gives back: one document of the contract, an exit status, notes for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from rasen.diagnostics import Document
    from rasen.locale import Translator

OK = 0
FAILED = 1
MISUSE = 2
INTERNAL = 70
INTERRUPTED = 130


class Outcome(NamedTuple):
    """The result of a command.

    `document` is what every human view is made from and what `--json` prints; it conforms to the
    schema `output:<schema>`. `localized` gives the same document with its sentences in another
    language, for human views; `notes` are lines for standard error. `finish` is what is left to do
    once the document has been shown. `bare` names the key whose value alone is the published
    document, for the one that is an array. `raw` is what stands in the place of a human view, byte
    for byte. `extra` are facts for human views alone, of those commands whose contract has more to
    show to people than to programs.
    """

    schema: str
    document: Document
    status: int = OK
    notes: tuple[str, ...] = ()
    localized: Callable[[Translator], Document] | None = None
    finish: Callable[[], None] | None = None
    bare: str | None = None
    raw: bytes | None = None
    extra: Document = {}  # noqa: RUF012 - never changed

    @property
    def published(self) -> object:
        """What `--json` prints."""
        return self.document if self.bare is None else self.document[self.bare]
