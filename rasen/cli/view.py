"""`rasen view`: options in, everything that is planned out, its page written on the way."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, cast

from rasen.planning.viewing import Request
from rasen.planning.viewing import view as run_view

if TYPE_CHECKING:
    from rasen.cli.parser import Values
    from rasen.context import Context
    from rasen.outcome import Outcome


def view(context: Context, values: Values) -> Outcome:
    """Run `rasen view`."""
    store, store_path, page = (
        cast("str | None", values[name]) for name in ("store", "store_path", "html")
    )
    if page is None:
        return run_view(context, Request(store, store_path))
    target = _target(context, page)
    outcome = run_view(context, Request(store, store_path, target))
    _write_page(context, outcome, page, target)
    return outcome


def _target(context: Context, page: str) -> str:
    from rasen.cli.misuse import misuse

    if not page:
        raise misuse("viewPageEmpty")
    return context.absolute(page)


def _write_page(context: Context, outcome: Outcome, page: str, target: str) -> None:
    """Write the page in the user's language; never among the texts that it shows."""
    from rasen.cli.misuse import misuse
    from rasen.diagnostics import failure
    from rasen.files.atomic import Unfinished, write_file
    from rasen.files.reading import NotRegular
    from rasen.locale import Translator
    from rasen.locale.resolve import current_language
    from rasen.report.page.document import render

    root = cast("dict[str, str]", outcome.document["root"])["path"]
    real = os.path.realpath(target)
    for name in ("specs", "changes"):
        if real.startswith(os.path.realpath(os.path.join(root, "rasen", name)) + os.sep):
            raise misuse("viewPageTaken", word=page)
    translator = Translator(current_language(context.env, context.cwd))
    document = outcome.localized(translator) if outcome.localized else outcome.document
    data = "".join(render(document, translator, base=os.path.dirname(target))).encode()
    try:
        write_file(target, data, parents=True)
    except (OSError, ValueError, NotRegular, Unfinished) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise failure("view_page_not_written", path=page, problem=problem) from error
