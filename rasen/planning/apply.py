"""`rasen instructions apply`: how far the work of a change has come, and what to do (6.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.outcome import Outcome
from rasen.planning.change import instructions_hint, open_change
from rasen.planning.config import read_config
from rasen.planning.markdown import WHITE_SPACE
from rasen.planning.outputs import outputs
from rasen.planning.references import references
from rasen.planning.tasks import read_tasks
from rasen.stores.roots import select_root

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.locale import Translator
    from rasen.planning.change import Change, Request
    from rasen.planning.tasks import Task
    from rasen.stores.roots import Root

SCHEMA = "instructions"
WORD = "apply"  # stands where else the ID of an artifact does

BLOCKED = "blocked"
ALL_DONE = "all_done"
READY = "ready"


class State(NamedTuple):
    """Whether the work can be done; `reason` is a key of the sentences about it."""

    name: str
    reason: str
    missing: tuple[str, ...] = ()


def instructions_apply(context: Context, request: Request) -> Outcome:
    """Give what is needed to carry a change out."""
    root = select_root(context, request.store, store_path=request.store_path)
    change = open_change(context, root, read_config(context, root.config), request)
    tracked = _tracked_files(change)
    tasks = [task for path in tracked or () for task in read_tasks(path)]
    index = references(context, root)

    def document(translator: Translator) -> Document:
        state = _state(change, tracked, tasks)
        shown = _progress(change, tasks)
        shown["state"] = state.name
        if state.missing:
            shown["missingArtifacts"] = list(state.missing)
        shown["instruction"] = _instruction(root, change, state, translator)
        if index is not None:
            shown["references"] = index.output(translator)
        shown["root"] = root.output()
        return shown

    return Outcome(SCHEMA, document(context.english), localized=document)


def _progress(change: Change, tasks: list[Task]) -> Document:
    done = sum(task.done for task in tasks)
    described = (task for task in tasks if task.text)
    return {
        "changeName": change.name,
        "changeDir": change.path,
        "schemaName": change.schema.name,
        "contextFiles": {key: paths for key, paths in change.outputs.items() if paths},
        "progress": {"total": len(tasks), "complete": done, "remaining": len(tasks) - done},
        "tasks": [
            {"id": str(number), "description": task.text, "done": task.done}
            for number, task in enumerate(described, 1)
        ],
    }


def _tracked_files(change: Change) -> list[str] | None:
    """Give the files that hold the tasks, None where the schema tracks none."""
    apply = change.schema.apply
    if apply is None or apply.tracks is None:
        return None
    return outputs(change.path, apply.tracks)


def _state(change: Change, tracked: list[str] | None, tasks: list[Task]) -> State:
    required = change.schema.apply_requires
    missing = tuple(each for each in dict.fromkeys(required) if change.outputs.get(each) == [])
    if missing:
        return State(BLOCKED, "missing", missing)
    if tracked is not None:
        if not tracked:
            return State(BLOCKED, "noFile")
        if not tasks:
            return State(BLOCKED, "noTasks")
        if all(task.done for task in tasks):
            return State(ALL_DONE, "done")
    return State(READY, "ready")


def _instruction(root: Root, change: Change, state: State, translator: Translator) -> str:
    """Give what to do: where there is work, the schema's own words if it has any."""
    apply = change.schema.apply
    own = apply.instruction.strip(WHITE_SPACE) if apply and apply.instruction else ""
    if state.name == READY and own:
        return own
    params = {
        "ids": state.missing,
        "path": apply.tracks if apply else None,
        "command": instructions_hint(root, change, next(iter(state.missing), "")),
    }
    return translator.text(f"human.apply.{state.reason}", **params)
