"""A whole run of `rasen check`: targets in, one document out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from rasen.checking import targets as finding_targets
from rasen.checking.documents import DECLARED
from rasen.checking.judging import LEFT_OUT, Judged, judge
from rasen.diagnostics import Diagnostic, Document, UsageError, finding
from rasen.outcome import FAILED, OK, Outcome
from rasen.spreading import processors, spread

if TYPE_CHECKING:
    from rasen.checking.targets import Target
    from rasen.context import Context
    from rasen.locale import Translator
    from rasen.spreading import Progress

SCHEMA = "check"


class Request(NamedTuple):
    """What a run is asked to check and how; `jobs` 0 lets it pick the number of processes."""

    paths: list[str]
    kind: str | None = None
    schema: str | None = None
    changed_since: str | None = None
    stdin_filename: str | None = None
    jobs: int = 0
    exit_zero: bool = False
    stdin: bytes | Diagnostic | None = None


def check(context: Context, request: Request, progress: Progress) -> Outcome:
    """Check everything that the request names; findings are sorted by path, position and code.

    Raises a usage error where a path does not exist or nothing was found to check.
    """
    found = finding_targets.find(
        context, request.paths, kind=request.kind, documents=request.schema is not None
    )
    if request.changed_since is not None:
        found = finding_targets.changed(context, found, request.changed_since)
    found = [_named_input(target, request.stdin_filename) for target in found]
    if request.schema is not None:
        from rasen.checking import documents

        documents.judge(request.schema, context.cwd)
    results = _judged(context, found, request, progress)
    document = _document(found, results, context.english)
    summary = cast("dict[str, int]", document["summary"])
    if not summary["checked"]:
        raise UsageError(Diagnostic("nothing_to_check", {"targets": request.paths}))
    failed = summary["errors"] and not request.exit_zero
    return Outcome(
        SCHEMA,
        document,
        FAILED if failed else OK,
        localized=lambda translator: _document(found, results, translator),
    )


def _named_input(target: Target, name: str | None) -> Target:
    """Give standard input the name and kind that the user gives it."""
    if target.path != finding_targets.STDIN or name is None:
        return target
    from rasen.checking.kinds import kind_by_name

    return target._replace(shown=name, kind=target.kind or kind_by_name(name))


def _judged(
    context: Context, found: list[Target], request: Request, progress: Progress
) -> list[Judged]:
    """Judge all targets, in their order: alone at first, in a pool once that takes long."""
    from functools import partial

    if request.stdin is not None:
        # Standard input was read by this process and stays with it.
        here = partial(_judge_here, context, request)
        return spread(found, here, jobs=1, progress=progress)
    elsewhere = partial(_judge_chunk, context.cwd, dict(context.env), request.schema)
    return spread(
        found,
        elsewhere,
        jobs=request.jobs or processors(),
        at_once=request.jobs > 1 and len(found) > 1,
        progress=progress,
    )


def _judge_here(context: Context, request: Request, chunk: list[Target]) -> list[Judged]:
    return [
        judge(
            context,
            target,
            request.schema,
            stdin=request.stdin if target.path == finding_targets.STDIN else None,
        )
        for target in chunk
    ]


def _judge_chunk(
    cwd: str, env: dict[str, str], schema: str | None, chunk: list[Target]
) -> list[Judged]:
    from rasen.context import Context
    from rasen.locale import Translator

    context = Context(cwd, env, Translator("en"))
    return [judge(context, target, schema) for target in chunk]


def _document(found: list[Target], results: list[Judged], translator: Translator) -> Document:
    findings: list[Document] = []
    checked: list[Document] = []
    counts = {"error": 0, "warning": 0, "info": 0}
    for target, (kind, diagnostics) in zip(found, results, strict=True):
        if kind is None and not diagnostics:
            continue
        valid = True
        for diagnostic in diagnostics:
            counts[diagnostic.severity] += 1
            valid = valid and diagnostic.severity != "error"
            findings.append(_finding(diagnostic, target.shown, translator))
        checked.append({"path": target.shown, "kind": kind, "valid": valid})
    findings.sort(key=_order)
    invalid = sum(not target["valid"] for target in checked)
    summary = {
        "checked": len(checked),
        "valid": len(checked) - invalid,
        "invalid": invalid,
        "skipped": len(found) - len(checked),
        "errors": counts["error"],
        "warnings": counts["warning"],
        "infos": counts["info"],
    }
    return {"findings": findings, "targets": checked, "summary": summary, "status": []}


def _finding(diagnostic: Diagnostic, shown: str, translator: Translator) -> Document:
    """Give a finding under the code that its schema declares, which may be one of the user's."""
    document = finding(diagnostic, shown, translator)
    document["code"] = diagnostic.params.get(DECLARED, diagnostic.code)
    return document


def _order(document: Document) -> tuple[object, ...]:
    """Give the sort key of a finding: path, position (what has none comes first), code.

    That findings are left out is said after those that are not.
    """
    return (
        document["path"],
        document["code"] == LEFT_OUT,
        document.get("line", 0),
        document.get("column", 0),
        document["code"],
        document.get("pointer", ""),
    )
