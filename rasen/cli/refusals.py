"""Commands that fail for reasons which their document lists: the failure goes to standard error."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from rasen.cli.parser import Values
    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.outcome import Outcome


def told(context: Context, values: Values, outcome: Outcome) -> Outcome:
    """Give the outcome, having said to a person why the command failed, if it did.

    The reasons themselves are for the human view.
    """
    if not outcome.document["status"] or values["json"]:
        return outcome
    from rasen.cli.output import print_notes
    from rasen.locale import Translator
    from rasen.locale.resolve import current_language
    from rasen.report.terminal import visible

    translator = Translator(current_language(context.env, context.cwd))
    document = outcome.localized(translator) if outcome.localized else outcome.document
    for entry in cast("list[Document]", document["status"]):
        print_notes([visible(translator.text("human.error", message=entry["message"]))])
    return outcome
