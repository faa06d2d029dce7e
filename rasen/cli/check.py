"""`rasen check`: options in, a checked run out, reports written on the way."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, cast

from rasen.checking import kinds
from rasen.checking.run import Request
from rasen.checking.run import check as run_check
from rasen.cli.misuse import misuse
from rasen.diagnostics import Diagnostic, RasenError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.cli.parser import Values
    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.outcome import Outcome


def check(context: Context, values: Values) -> Outcome:
    """Run `rasen check`."""
    from rasen.report.progress import progress

    request = _request(values)
    reports = [report_request(text) for text in cast("list[str]", values["report"])]
    if isinstance(request.stdin, bytes):
        values["texts"] = {request.stdin_filename or "-": request.stdin}
    with progress(sys.stderr, context.english, env=context.env) as shown:
        outcome = run_check(context, request, shown.update)
    _refuse_inputs(context, request, outcome, [path for _, path in reports])
    for form, path in reports:
        write_report(context, outcome.document, form, path)
    return outcome


def _request(values: Values) -> Request:
    paths = cast("list[str]", values["path"])
    kind = cast("str | None", values["kind"])
    if kind is not None and kind not in kinds.NAMES:
        raise misuse("kindUnknown", word=kind, known=kinds.NAMES)
    if kind is not None and values["schema"] is not None:
        raise misuse("schemaAndKind")
    if paths.count("-") > 1:
        raise misuse("stdinTwice")
    return Request(
        paths,
        kind=kind,
        schema=cast("str | None", values["schema"]),
        changed_since=cast("str | None", values["changed_since"]),
        stdin_filename=cast("str | None", values["stdin_filename"]),
        jobs=cast("int | None", values["jobs"]) or 0,
        exit_zero=bool(values["exit_zero"]),
        stdin=_standard_input() if "-" in paths else None,
    )


def _standard_input() -> bytes | Diagnostic:
    from rasen.checking.sources import document_limit, read_bytes

    return read_bytes("-", document_limit())


def report_request(text: str) -> tuple[str, str]:
    """Give the format and the path that a `--report FORMAT=FILE` names."""
    from rasen.report.formats import FORMATS

    form, equals, path = text.partition("=")
    if not equals or not path:
        raise misuse("reportForm", word=text)
    if form not in FORMATS:
        raise misuse("reportFormat", word=form, known=tuple(FORMATS))
    return form, path


def _refuse_inputs(context: Context, request: Request, outcome: Outcome, paths: list[str]) -> None:
    """Raise where a report would replace something that was read, or another report.

    Links are followed, and all that lies in a checked folder counts as read.
    """
    if not paths:
        return
    targets = cast("list[dict[str, str]]", outcome.document["targets"])
    read = [target["path"] for target in targets] + ([request.schema] if request.schema else [])
    taken = {os.path.realpath(context.absolute(path)) for path in read}
    for path in paths:
        real = os.path.realpath(context.absolute(path))
        if real in taken or (os.path.lexists(real) and taken & {*_folders_above(real)}):
            raise misuse("reportTaken", word=path)
        taken.add(real)


def _folders_above(path: str) -> Iterator[str]:
    while (folder := os.path.dirname(path)) != path:
        yield folder
        path = folder


def write_report(context: Context, document: Document | str, form: str, path: str) -> None:
    """Write a document of `output:check` in a format, or a text as it is, to a file."""
    from rasen import __version__
    from rasen.files.atomic import Unfinished, write_file
    from rasen.files.reading import NotRegular
    from rasen.report import ReportOptions
    from rasen.report.formats import render

    options = ReportOptions(context.english, __version__, base=context.cwd)
    text = document if isinstance(document, str) else "".join(render(form, document, options))
    try:
        write_file(context.absolute(path), text.encode(), parents=True)
    except (OSError, NotRegular, Unfinished) as error:
        problem = getattr(error, "strerror", None) or str(error)
        params = {"path": path, "problem": problem}
        raise RasenError(Diagnostic("report_not_written", params, target=path)) from error
