"""`rasen completion`: the name of a shell in, its script out."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from rasen.cli.parser import Values
    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.locale import Translator
    from rasen.outcome import Outcome


def completion(context: Context, values: Values) -> Outcome:
    """Run `rasen completion`."""
    from rasen.cli.misuse import misuse
    from rasen.commands.completion import SHELLS
    from rasen.docs import completions
    from rasen.outcome import Outcome

    shell = cast("str", values["shell"])
    if shell not in SHELLS:
        raise misuse("shellUnknown", word=shell, known=SHELLS)

    def document(translator: Translator) -> Document:
        script = completions.script(shell, translator)
        return {"completion": {"shell": shell, "script": script}, "status": []}

    return Outcome("completion", document(context.english), localized=document)
