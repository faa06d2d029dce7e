"""What archiving a change does to the specs and folders of a root, worked out in memory (7.2, 7.3).

Everything is read and checked here, and nothing is written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import Text, failure
from rasen.files.reading import NotFound, NotRegular, ReadError
from rasen.planning.applying import Counts, Refused, apply_delta
from rasen.planning.change_rules import LEFT_TO_APPLYING
from rasen.planning.delta import delta_headings
from rasen.planning.layout import SPEC_FILE, Unlistable, find_capabilities
from rasen.planning.markdown import Markdown, decode, read_data
from rasen.planning.spec_rules import spec_diagnostics
from rasen.planning.validation import validate_change

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rasen.diagnostics import Diagnostic, Document
    from rasen.planning.applying import Refusal
    from rasen.planning.layout import PlanningFolder

CODE = "archive_error"

_MISPLACED = "delta_misplaced"
# Main specs are looked at when deltas are applied, and a folder that cannot be listed is told
# before.
_NOT_FOR_ARCHIVE = LEFT_TO_APPLYING | {"delta_main_unreadable", "planning_folder_unlistable"}
_MOST_LISTED = 8  # problems that one sentence names

CREATED = "created"
UPDATED = "updated"
REMOVED = "removed"
UNCHANGED = "unchanged"


class Deltas(NamedTuple):
    """The delta files of a change: capabilities by ID with their bytes, None for the unreadable."""

    files: dict[str, bytes | None]
    unreadable: list[Text]

    @property
    def has_sections(self) -> bool:
        """Whether any of the files has a delta section, as far as can be told."""
        for data in self.files.values():
            if data is None or next(delta_headings(Markdown(decode(data))), None) is not None:
                return True
        return False


class SpecUpdate(NamedTuple):
    """What becomes of one main spec: its bytes before and after, None where it is not there."""

    capability: str
    old: bytes | None
    new: bytes | None
    counts: Counts
    skipped: list[str]

    @property
    def state(self) -> str:
        """What happens to the file."""
        if self.old == self.new:
            return UNCHANGED
        if self.old is None:
            return CREATED
        return REMOVED if self.new is None else UPDATED

    def document(self) -> Document:
        """Give what people are told of it."""
        return {"id": self.capability, "state": self.state, **self.counts._asdict()}


def read_deltas(folder: PlanningFolder, change: str) -> Deltas:
    """Give the delta files of a change; raises `archive_error` where their folder is none."""
    try:
        found = find_capabilities(folder.deltas(change)).capabilities
    except Unlistable as error:
        raise error.failure(CODE) from error
    files: dict[str, bytes | None] = {}
    unreadable = []
    for capability in found:
        files[capability] = None
        try:
            files[capability] = read_data(folder.delta(change, capability))
        except ReadError as error:
            unreadable.append(_unreadable(f"{capability}/{SPEC_FILE}", error))
    return Deltas(files, unreadable)


def validation_problems(folder: PlanningFolder, change: str, deltas: Deltas) -> list[Text]:
    """Give what is wrong with the deltas of a change before they meet the specs (7.2, check 3).

    Where no file has a delta section, only files in the wrong place count.
    """
    has_sections = deltas.has_sections
    return [
        _at(found.path or "", found.place and found.place.line, _message(found))
        for found in validate_change(folder, change)
        if found.severity == "error" and found.code not in _NOT_FOR_ARCHIVE
        if has_sections or found.code == _MISPLACED
    ]


def apply_all(folder: PlanningFolder, change: str, deltas: Deltas) -> list[SpecUpdate]:
    """Give what becomes of each main spec, or raise `archive_spec_update_failed`."""
    problems = list(deltas.unreadable)
    updates = []
    for capability, data in deltas.files.items():
        if data is None:
            continue
        try:
            main = _read_main(folder.spec(capability))
            done = apply_delta(data, main, capability=capability, change=change)
        except ReadError as error:
            problems.append(_unreadable(f"specs/{capability}/{SPEC_FILE}", error))
        except Refused as error:
            problems += [_refusal(capability, each) for each in error.refusals]
        else:
            updates.append(SpecUpdate(capability, main, *done))
    if problems:
        raise failure("archive_spec_update_failed", name=change, problems=listed(problems))
    return updates


def refuse_invalid_specs(change: str, updates: Sequence[SpecUpdate]) -> None:
    """Raise `archive_spec_validation_failed` where a spec would break the rules (5.3)."""
    problems = [
        _at(f"specs/{update.capability}/{SPEC_FILE}", None, _message(found))
        for update in updates
        if update.new is not None
        for found in spec_diagnostics(Markdown(decode(update.new)))
        if found.severity == "error"
    ]
    if problems:
        raise failure("archive_spec_validation_failed", name=change, problems=listed(problems))


def have_not_changed(folder: PlanningFolder, updates: Sequence[SpecUpdate]) -> bool:
    """Tell whether the main specs are still those that the updates were worked out from."""
    try:
        return all(_read_main(folder.spec(each.capability)) == each.old for each in updates)
    except ReadError:
        return False


def listed(problems: Sequence[Text]) -> Text:
    """Give the first problems as one text."""
    text = problems[-1]
    if len(problems) > _MOST_LISTED:
        text = Text("reasons.archive.more", {"count": len(problems) - _MOST_LISTED})
        problems = [*problems[:_MOST_LISTED], text]
    for problem in reversed(problems[:-1]):
        text = Text("reasons.archive.and", {"one": problem, "rest": text})
    return text


def _read_main(path: str) -> bytes | None:
    try:
        return read_data(path)
    except (NotFound, NotRegular):  # what is no file is no spec
        return None


def _refusal(capability: str, refusal: Refusal) -> Text:
    path = f"{capability}/{SPEC_FILE}"
    line = refusal.place and refusal.place.line
    return _at(f"specs/{path}" if refusal.in_main else path, line, refusal.reason)


def _unreadable(path: str, error: ReadError) -> Text:
    from rasen.stores.yaml_file import refused

    reason = Text(
        "messages.planning_file_unreadable", {"path": error.path, "reason": refused(error)}
    )
    return _at(path, None, reason)


def _message(found: Diagnostic) -> Text:
    return Text(f"messages.{found.code}", found.params)


def _at(path: str, line: int | None, problem: Text) -> Text:
    where = path if line is None else f"{path}:{line}"
    return Text("reasons.archive.at", {"where": where, "problem": problem})
