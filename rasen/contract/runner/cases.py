"""Cases carried out: each run in a fresh folder, the same path every time, and compared."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING, Any, NamedTuple

from rasen.contract.runner.checks import check_run
from rasen.contract.runner.matching import at_pointer, filled, without
from rasen.contract.runner.process import NotStarted, Ran, run
from rasen.diagnostics import Diagnostic

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rasen.contract.runner.contract_file import Case, Contract, Step
    from rasen.contract.runner.judges import Judges

_KEPT = ("PATH", "SYSTEMROOT", "COMSPEC", "PATHEXT", "LD_LIBRARY_PATH", "PYTHONPATH", "VIRTUAL_ENV")
_BASE_LOCALE = "C.UTF-8"
_PROMPT_PATIENCE = 2.0  # seconds beyond five times what the run took with its input at an end


class StepResult(NamedTuple):
    """What the first run of a step printed, for coverage and for later steps."""

    schema: object
    documents: tuple[Any, ...]
    status: int | None
    command: tuple[str, ...]


class CaseResult(NamedTuple):
    """A case that was carried out: what is wrong with it, by step, and what it showed."""

    case: Case
    findings: tuple[tuple[int, Diagnostic], ...]
    steps: tuple[StepResult, ...]


class _Manner(NamedTuple):
    """How a case is run: under which locale, and whether the input of its commands stays open.

    With open input each step has so many seconds, or what it has anyway where that is less.
    """

    locale: str = _BASE_LOCALE
    hold_stdin: bool = False
    patience: tuple[float, ...] = ()


class _Done(NamedTuple):
    """One step of one run: what the command did and what its documents were."""

    ran: Ran
    documents: tuple[Any, ...]


def carry_out(
    contract: Contract, case: Case, judges: Judges, base: str, environ: Mapping[str, str]
) -> CaseResult:
    """Run a case below a folder of its own, as often as the contract asks for."""
    runner = _Runner(contract, case, judges, base, environ)
    first, findings = runner.once(_Manner(), check=True)
    if not findings:
        findings = runner.again(first)
    steps = tuple(
        StepResult(step.schema, done.documents, done.ran.status, step.run)
        for step, done in zip(case.steps, first, strict=False)
    )
    return CaseResult(case, tuple(findings), steps)


class _Runner:
    def __init__(
        self,
        contract: Contract,
        case: Case,
        judges: Judges,
        base: str,
        environ: Mapping[str, str],
    ) -> None:
        self.contract = contract
        self.case = case
        self.judges = judges
        self.base = base
        self.environ = environ

    def once(
        self, manner: _Manner, *, check: bool
    ) -> tuple[list[_Done], list[tuple[int, Diagnostic]]]:
        """Run all steps in a fresh folder; with `check` up to the first one that is wrong."""
        workspace = self._fresh()
        known: dict[str, object] = {"workspace": workspace}
        env = self._environment(manner)
        for command in self.case.setup:
            problem = self._set_up(filled(list(command), known), workspace, env)
            if problem is not None:
                return [], [(0, problem)]
        done: list[_Done] = []
        for number, step in enumerate(self.case.steps):
            command = filled(list(step.run), known)
            try:
                ran = self._run(number, command, workspace, env, manner, known)
            except NotStarted as error:
                params = {"command": command[0], "problem": error.reason}
                return done, [(number, Diagnostic("contract_command_not_started", params))]
            judge = None if step.schema is None else self.judges.judge(step.schema)
            found, printed = check_run(step, ran, judge, known, workspace)
            captured = self._capture(step, printed.documents, known)
            done.append(_Done(ran, printed.documents))
            if check and (found or captured):
                return done, [(number, item) for item in (*found, *captured)]
        return done, []

    def again(self, first: list[_Done]) -> list[tuple[int, Diagnostic]]:
        """Run again with open input, and under other locales, and compare with the first run."""
        patience = tuple(_PROMPT_PATIENCE + 5 * done.ran.seconds for done in first)
        manners = [_Manner(hold_stdin=True, patience=patience)] * (self.contract.runs - 1)
        manners += [_Manner(locale=locale) for locale in self.contract.locales]
        for manner in manners:
            code = "contract_locale_dependent" if manner.locale != _BASE_LOCALE else None
            done, problems = self.once(manner, check=False)
            if problems:
                return problems
            for number, (before, after) in enumerate(zip(first, done, strict=False)):
                found = self._compared(self.case.steps[number], before, after, manner, code)
                if found is not None:
                    return [(number, found)]
        return []

    def _compared(
        self, step: Step, before: _Done, after: _Done, manner: _Manner, code: str | None
    ) -> Diagnostic | None:
        if manner.hold_stdin and after.ran.status is None:
            return Diagnostic("contract_waits_for_input")
        if before.ran.status != after.ran.status:
            statuses = {"first": before.ran.status, "second": after.ran.status}
            return Diagnostic(code or "contract_unstable", {**statuses, "locale": manner.locale})
        if step.stdout == "any" or before.ran.stdout == after.ran.stdout:
            return None
        if step.varies and before.documents and after.documents:
            masked = [[without(d, step.varies) for d in one.documents] for one in (before, after)]
            if masked[0] == masked[1]:
                return None
        shown = _first_difference(before.ran.stdout, after.ran.stdout)
        params = {"first": shown[0], "second": shown[1], "locale": manner.locale}
        return Diagnostic(code or "contract_unstable", params)

    def _fresh(self) -> str:
        """Give the folder of the case, made anew with its files."""
        workspace = os.path.join(self.base, "work")
        shutil.rmtree(self.base, ignore_errors=True)
        for name in ("work", "home", "tmp"):
            os.makedirs(os.path.join(self.base, name))
        for path, text in self.case.files.items():
            place = os.path.join(workspace, path)
            os.makedirs(os.path.dirname(place), exist_ok=True)
            with open(place, "w", encoding="utf-8", newline="") as file:
                file.write(filled(text, {"workspace": workspace}))
        return workspace

    def _environment(self, manner: _Manner) -> dict[str, str]:
        home = os.path.join(self.base, "home")
        kept = {name: self.environ[name] for name in _KEPT if name in self.environ}
        return {
            **kept,
            "HOME": home,
            "USERPROFILE": home,
            "TMPDIR": os.path.join(self.base, "tmp"),
            "LANG": manner.locale,
            "LC_ALL": manner.locale,
            "TZ": "UTC",
            **self.contract.env,
        }

    def _set_up(self, command: list[str], workspace: str, env: dict[str, str]) -> Diagnostic | None:
        try:
            ran = run(command, cwd=workspace, env=env, stdin=None, timeout=60)
        except NotStarted as error:
            params = {"command": command[0], "problem": error.reason}
            return Diagnostic("contract_command_not_started", params)
        if ran.status == 0:
            return None
        shown = ran.stderr.decode("utf-8", "replace").strip()[:200]
        said = {"command": " ".join(command), "status": ran.status, "shown": shown}
        return Diagnostic("contract_setup_failed", said)

    def _run(
        self,
        number: int,
        command: list[str],
        workspace: str,
        env: dict[str, str],
        manner: _Manner,
        known: dict[str, object],
    ) -> Ran:
        step = self.case.steps[number]
        hold = manner.hold_stdin and step.stdin is None
        timeout = step.timeout
        if hold and number < len(manner.patience):
            timeout = min(timeout, manner.patience[number])
        stdin = None if step.stdin is None else str(filled(step.stdin, known)).encode()
        return run(
            command,
            cwd=workspace,
            env={**env, **filled(dict(step.env), known)},
            stdin=stdin,
            timeout=timeout,
            hold_stdin=hold,
        )

    def _capture(
        self, step: Step, documents: tuple[Any, ...], known: dict[str, object]
    ) -> list[Diagnostic]:
        missing = []
        for name, pointer in step.capture.items():
            is_there, value = at_pointer(documents[0], pointer) if documents else (False, None)
            if is_there:
                known[name] = value
            else:
                params = {"name": name, "pointer": pointer}
                missing.append(Diagnostic("contract_capture_missing", params))
        return missing


def _first_difference(before: bytes, after: bytes) -> tuple[str, str]:
    """Give the first line in which two outputs differ."""
    pairs = zip(before.splitlines(), after.splitlines(), strict=False)
    one, other = next((pair for pair in pairs if pair[0] != pair[1]), (before[-100:], after[-100:]))
    return one.decode("utf-8", "replace")[:100], other.decode("utf-8", "replace")[:100]
