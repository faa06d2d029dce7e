"""The pytest plugin: `pytest --rasen-contract FILE`, and the fixture `rasen_contract`.

Each case of a contract file is a test; the fixture holds one command to a contract from inside of
a test. Both stand on the engine of `rasen contract run`.
"""

from __future__ import annotations

import os
import tempfile
from typing import TYPE_CHECKING, Any

import pytest

from rasen.contract.runner.cases import carry_out
from rasen.contract.runner.contract_file import contract_of, read_contract
from rasen.contract.runner.judges import Judges
from rasen.diagnostics import Place
from rasen.locale import Translator

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from rasen.contract.runner.cases import CaseResult
    from rasen.contract.runner.contract_file import Case, Contract


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--rasen-contract`."""
    parser.getgroup("rasen").addoption(
        "--rasen-contract",
        action="append",
        default=[],
        metavar="FILE",
        help="a contract file whose cases are run as tests; may be repeated",
    )


class ContractFailure(Exception):
    """A case does not hold; the message says why, one line for each finding."""


class _ContractFile(pytest.File):
    def collect(self) -> Iterator[pytest.Item]:
        contract = read_contract(os.path.relpath(self.path), str(self.path))
        judges = Judges(contract.folder, contract.schemas)
        for case in contract.cases:
            yield _CaseItem.from_parent(
                self, name=case.name, contract=contract, case=case, judges=judges
            )


class _CaseItem(pytest.Item):
    def __init__(self, *, contract: Contract, case: Case, judges: Judges, **others: Any) -> None:
        super().__init__(**others)
        self.contract = contract
        self.case = case
        self.judges = judges

    def runtest(self) -> None:
        _raise_for(_carried_out(self.contract, self.case, self.judges))

    def repr_failure(self, excinfo: Any, style: Any = None) -> Any:
        if isinstance(excinfo.value, ContractFailure):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self.case.place.line - 1, self.case.name


def pytest_collection(session: pytest.Session) -> None:
    """Have the contract files collected besides what pytest was asked for."""
    files = session.config.getoption("--rasen-contract")
    session.config.args.extend(path for path in files if path not in session.config.args)


def pytest_collect_file(parent: pytest.Collector, file_path: Path) -> pytest.Collector | None:
    """Collect the files that the option names."""
    named = parent.config.getoption("--rasen-contract")
    base = parent.config.invocation_params.dir
    if any((base / path).resolve() == file_path.resolve() for path in named):
        collector: pytest.Collector = _ContractFile.from_parent(parent, path=file_path)
        return collector
    return None


@pytest.fixture
def rasen_contract(request: pytest.FixtureRequest) -> Callable[..., Any]:
    """Give a function that runs a command and holds it to what the keywords say.

    The keywords are those of a case in a contract file, and `runs` and `locales` of the file.
    It returns the printed document, a list of them for JSON Lines, None where there is none.
    """
    folder = str(request.path.parent)

    def hold(run: str | Sequence[str], **expected: Any) -> Any:
        outer: dict[str, Any] = {
            key: expected.pop(key) for key in ("runs", "locales", "env") if key in expected
        }
        command = run if isinstance(run, str) else list(run)
        case: dict[str, Any] = {"name": request.node.name, "run": command, **expected}
        document: dict[str, Any] = {"version": 1, **outer, "cases": [case]}
        contract = contract_of(document, path="", folder=folder, places=[Place(1, 1)])
        result = _carried_out(contract, contract.cases[0], Judges(folder, None))
        _raise_for(result)
        documents = result.steps[0].documents
        if contract.cases[0].steps[0].stdout == "json-lines":
            return list(documents)
        return documents[0] if documents else None

    return hold


def _carried_out(contract: Contract, case: Case, judges: Judges) -> CaseResult:
    with tempfile.TemporaryDirectory(prefix="rasen-contract-", ignore_cleanup_errors=True) as base:
        place = os.path.join(os.path.realpath(base), "case")
        return carry_out(contract, case, judges, place, os.environ)


def _raise_for(result: CaseResult) -> None:
    english = Translator("en")
    lines = [
        f"step {number}: {found.code}: {english.message(found)}"
        for number, found in result.findings
    ]
    if lines:
        raise ContractFailure("\n".join(lines))
