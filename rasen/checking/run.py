"""A whole run of `rasen check`: targets in, one document out."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple, cast

from rasen.checking import targets as finding_targets
from rasen.checking.documents import DECLARED
from rasen.checking.judging import LEFT_OUT, Judged, judge
from rasen.diagnostics import Diagnostic, Document, UsageError, finding
from rasen.outcome import FAILED, OK, Outcome

if TYPE_CHECKING:
    from collections.abc import Callable

    from rasen.checking.targets import Target
    from rasen.context import Context
    from rasen.locale import Translator

    Progress = Callable[[int, int], None]

SCHEMA = "check"
# How long one process works alone before the rest is spread over several: a pool costs about a
# tenth of that.
ALONE_SECONDS = 0.5
CHUNK = 64


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
    results: list[Judged] = []
    # Standard input was read by this process and stays with it.
    spread = request.stdin is None
    if spread and request.jobs > 1 and len(found) > 1:
        return _pooled(context, found, request, progress, results)
    started = time.perf_counter()
    for target in found:
        stdin = request.stdin if target.path == finding_targets.STDIN else None
        results.append(judge(context, target, request.schema, stdin=stdin))
        done = len(results)
        if not done % CHUNK:
            progress(done, len(found))
            slow = time.perf_counter() - started > ALONE_SECONDS
            if spread and slow and request.jobs == 0 and len(found) > 2 * done:
                return _pooled(context, found, request, progress, results)
    return results


def _pooled(
    context: Context,
    found: list[Target],
    request: Request,
    progress: Progress,
    results: list[Judged],
) -> list[Judged]:
    """Judge what is left in several processes."""
    import os
    from concurrent.futures import ProcessPoolExecutor
    from functools import partial

    rest = found[len(results) :]
    chunks = [rest[start : start + CHUNK] for start in range(0, len(rest), CHUNK)]
    work = partial(_judge_chunk, context.cwd, dict(context.env), request.schema)
    workers = min(request.jobs or os.cpu_count() or 1, len(chunks))
    with ProcessPoolExecutor(workers) as pool:
        for part in pool.map(work, chunks):
            results.extend(part)
            progress(len(results), len(found))
    return results


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
