"""`rasen contract run`: contract files, or one command, carried out and reported."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, NamedTuple

from rasen.contract.runner.cases import carry_out
from rasen.contract.runner.contract_file import Case, Contract, Step, read_contract
from rasen.contract.runner.judges import Judges
from rasen.diagnostics import Diagnostic, Place, UsageError, finding
from rasen.outcome import FAILED, OK, Outcome

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rasen.context import Context
    from rasen.contract.runner.cases import CaseResult
    from rasen.diagnostics import Document
    from rasen.locale import Translator

SCHEMA = "contract-run"
_COMMAND = "command"  # what the one case of a command line is called


class Request(NamedTuple):
    """What is run: contract files, or one command with a schema; how often, how many at once."""

    files: tuple[str, ...] = ()
    command: tuple[str, ...] = ()
    schema: str | None = None
    runs: int | None = None
    jobs: int = 0
    coverage: bool = False
    only: str | None = None
    skip_missing: bool = False


class Held(NamedTuple):
    """The result: the published document, and what reports are made from."""

    outcome: Outcome
    findings: Callable[[Translator], Document]
    results: list[CaseResult]


def run_contracts(
    context: Context, request: Request, update: Callable[[int, int], None] = lambda *_: None
) -> Held:
    """Carry out every case; usage errors for contracts and schemas that cannot be used."""
    contracts = _contracts(context, request)
    work = [(contract, case) for contract in contracts for case in _chosen(contract, request)]
    if not work:
        raise UsageError(Diagnostic("nothing_to_run"))
    judges = {id(contract): _prepared(contract) for contract in contracts}
    results = _carried_out(context, request, work, judges, update)

    def findings(translator: Translator) -> Document:
        return _report(work, results, translator)

    document = _document(context, request, work, results, judges)
    failed = any(result.findings for result in results)
    outcome = Outcome(SCHEMA, document, FAILED if failed else OK)
    return Held(outcome, findings, results)


def _contracts(context: Context, request: Request) -> list[Contract]:
    if request.command:
        return [_of_command(context, request)]
    found = [read_contract(path, context.absolute(path)) for path in request.files]
    if request.skip_missing:
        found = [contract for contract in found if _is_there(contract, context)]
    if request.runs is not None:
        found = [contract._replace(runs=request.runs) for contract in found]
    return found


def _is_there(contract: Contract, context: Context) -> bool:
    import shutil

    path = context.env.get("PATH")
    return contract.program is None or shutil.which(contract.program, path=path) is not None


def _of_command(context: Context, request: Request) -> Contract:
    """Give the contract of one command line: one document, its schema, its statuses."""
    step = Step(request.command, exit=None, stdout="json", schema=request.schema)
    case = Case(_COMMAND, {}, (), (step,), Place(1, 1))
    runs = 2 if request.runs is None else request.runs
    return Contract(
        request.command[0], context.cwd, None, None, {}, runs, ("ja_JP.UTF-8",), (case,)
    )


def _chosen(contract: Contract, request: Request) -> list[Case]:
    if request.only is None:
        return list(contract.cases)
    return [case for case in contract.cases if request.only in case.name]


def _prepared(contract: Contract) -> Judges:
    """Give the judges of a contract, all its schemas having been looked up."""
    judges = Judges(contract.folder, contract.schemas)
    for case in contract.cases:
        for step in case.steps:
            if step.schema is not None:
                judges.judge(step.schema)
    return judges


def _carried_out(
    context: Context,
    request: Request,
    work: Sequence[tuple[Contract, Case]],
    judges: dict[int, Judges],
    update: Callable[[int, int], None],
) -> list[CaseResult]:
    import tempfile
    from concurrent.futures import ThreadPoolExecutor

    jobs = request.jobs or min(len(work), os.cpu_count() or 1)
    done = 0
    results: list[CaseResult] = []
    with tempfile.TemporaryDirectory(prefix="rasen-contract-", ignore_cleanup_errors=True) as base:
        places = [os.path.join(os.path.realpath(base), str(number)) for number in range(len(work))]

        def one(number: int) -> CaseResult:
            contract, case = work[number]
            return carry_out(contract, case, judges[id(contract)], places[number], context.env)

        with ThreadPoolExecutor(jobs) as pool:
            for result in pool.map(one, range(len(work))):
                results.append(result)
                done += 1
                update(done, len(work))
    return results


def _document(
    context: Context,
    request: Request,
    work: Sequence[tuple[Contract, Case]],
    results: Sequence[CaseResult],
    judges: dict[int, Judges],
) -> Document:
    cases = [
        {
            "file": contract.path,
            "name": case.name,
            "valid": not result.findings,
            "findings": [
                _published(case, number, found, contract, context.english)
                for number, found in result.findings
            ],
        }
        for (contract, case), result in zip(work, results, strict=True)
    ]
    invalid = sum(not case["valid"] for case in cases)
    document: Document = {
        "cases": cases,
        "summary": {"cases": len(cases), "valid": len(cases) - invalid, "invalid": invalid},
    }
    if request.coverage:
        from rasen.contract.runner.coverage import coverage

        shown = [coverage([*results], one) for one in judges.values()]
        document["coverage"] = _together(shown)
    document["status"] = []
    return document


def _together(shown: Sequence[Document]) -> Document:
    """Give one table for several contracts; what any has shown is shown."""
    whole: dict[str, Any] = {"commands": [], "schemas": [], "codes": []}
    for one in shown:
        for name, entries in one.items():
            assert isinstance(entries, list)
            whole[name] += [entry for entry in entries if entry not in whole[name]]
    return whole


def _published(
    case: Case, number: int, found: Diagnostic, contract: Contract, translator: Translator
) -> Document:
    document = finding(found._replace(place=case.place), contract.path, translator)
    return {"step": number, **{key: document[key] for key in document if key != "path"}}


def _report(
    work: Sequence[tuple[Contract, Case]],
    results: Sequence[CaseResult],
    translator: Translator,
) -> Document:
    """Give the findings in the shape of `output:check`, for every report format."""
    findings = []
    for (contract, case), result in zip(work, results, strict=True):
        for _, found in result.findings:
            entry = finding(found._replace(place=case.place), contract.path, translator)
            message = translator.text("human.run.inCase", case=case.name, message=entry["message"])
            findings.append({**entry, "message": message})
    broken = {entry["path"] for entry in findings}
    paths = list(dict.fromkeys(contract.path for contract, _ in work))
    targets = [{"path": path, "kind": "contract", "valid": path not in broken} for path in paths]
    summary = {
        "checked": len(targets),
        "valid": len(targets) - len(broken),
        "invalid": len(broken),
        "skipped": 0,
        "errors": len(findings),
        "warnings": 0,
        "infos": 0,
    }
    return {"findings": findings, "targets": targets, "summary": summary, "status": []}
