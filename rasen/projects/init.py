"""`rasen init`: the folders, the configuration and the skills of a project (spec 8.1)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from rasen import schemas
from rasen.diagnostics import Text, failure
from rasen.files import atomic
from rasen.files.folders import make_folders
from rasen.files.lock import Busy
from rasen.files.reading import ReadError, read_bounded
from rasen.outcome import FAILED, OK, Outcome
from rasen.projects.config import first_text, with_profile
from rasen.projects.generate import bring_up_to_date, described, warnings
from rasen.projects.ledger import read_ledger
from rasen.projects.plan import (
    busy,
    is_configured,
    locked,
    make_plan,
    places,
    require_profile,
)
from rasen.projects.tools import by_id, chosen_tools, detected_tools, place_of, tools
from rasen.stores.config_file import ConfigFile
from rasen.stores.folders import has_planning_shape
from rasen.stores.pointers import read_pointer

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.locale import Translator
    from rasen.projects.tools import Tool

_FOLDERS = ("rasen/specs", "rasen/changes", "rasen/changes/archive")
_CUSTOM = "custom"


class ToolChoices(NamedTuple):
    """What a person chooses tools from: (ID, name), and the IDs that are ticked at the start."""

    options: list[tuple[str, str]]
    chosen: list[str]


def init_project(
    context: Context, path: str, listed: str | None, profile: str | None, *, force: bool = False
) -> Outcome:
    """Set up a project; `listed` are tools as on the command line, None for the detected ones."""
    project = _checked(context, path, profile)
    chosen = detected_tools(project) if listed is None else chosen_tools(listed)
    if listed is None and not chosen:
        raise failure("tools_not_detected", target=project, path=project)
    make_plan(context, project, profile)
    config = _Config(project, profile)
    created = not os.path.isdir(os.path.join(project, "rasen"))
    try:
        for folder in _FOLDERS:
            make_folders(os.path.join(project, folder), [])
        with locked(project):
            config.write()
            return _init(context, project, profile, config, chosen, force=force, created=created)
    except Busy as error:
        raise busy(project, error) from error
    except (OSError, ReadError, atomic.Unfinished) as error:
        problem = getattr(error, "strerror", None) or str(error)
        params = {"path": getattr(error, "filename", None) or project, "reason": problem}
        said = Text("reasons.projects.refused", params)
        raise failure("project_command_error", target=project, problem=said) from error


def tool_choices(context: Context, path: str, profile: str | None) -> ToolChoices:
    """Give what a person may choose from, once all that goes before has been checked."""
    project = _checked(context, path, profile)
    ledger = read_ledger(project)
    ticked = [p.tool.id for p in places(context, project) if is_configured(p, ledger)]
    if not ticked:
        ticked = [tool.id for tool in detected_tools(project)]
    return ToolChoices([(tool.id, tool.name) for tool in tools()], ticked)


def _init(
    context: Context,
    project: str,
    profile: str | None,
    config: _Config,
    chosen: tuple[Tool, ...],
    *,
    force: bool,
    created: bool,
) -> Outcome:
    plan = make_plan(context, project, profile)
    todo = []
    for tool in by_id(tool.id for tool in chosen):
        place = place_of(context, project, tool)
        todo.append((place, "refreshed" if is_configured(place, plan.ledger) else "created", ()))
    reports = bring_up_to_date(plan, todo, force=force)
    for warning in plan.warnings:
        context.announce(Text(f"messages.{warning.code}", warning.params))

    def document(translator: Translator) -> Document:
        return {
            "project": {"path": project, "created": created},
            "config": {"path": config.path, "status": config.status},
            **described(plan),
            "tools": [report.document(translator) for report in reports],
            "status": warnings(plan, translator),
        }

    failed = any(report.error is not None for report in reports)
    legacy = os.path.isdir(os.path.join(project, "openspec"))
    return Outcome(
        "init",
        document(context.english),
        FAILED if failed else OK,
        localized=document,
        extra={"legacy": legacy, "skills": len(plan.units), "locked": config.recorded},
    )


class _Config:
    """The configuration of the project: what is there, and what is to be written."""

    def __init__(self, project: str, profile: str | None) -> None:
        profile = None if profile == _CUSTOM else profile
        self.recorded = profile
        found = ConfigFile(project).path
        self.path = found or os.path.join(project, "rasen", "config.yaml")
        self.status = "exists" if found else "created"
        self._text: str | None = None if found else first_text(profile)
        if found and profile is not None:
            self._text = self._changed(found, profile)

    def write(self) -> None:
        """Write what has to be written, if anything."""
        if self._text is not None:
            atomic.write_file(self.path, self._text.encode())

    def _changed(self, path: str, profile: str) -> str | None:
        try:
            text = read_bounded(path, schemas.limits("files:config")["x-max-bytes"]).decode()
        except (ReadError, UnicodeDecodeError):
            text, changed = "", None
        else:
            changed = with_profile(text, profile)
        if changed is None:
            problem = Text("reasons.projects.config", {"path": path, "profile": profile})
            raise failure("project_command_error", target=path, problem=problem)
        return None if changed == text else changed


def _checked(context: Context, path: str, profile: str | None) -> str:
    """Give the absolute folder of the project, once it may become one."""
    project = context.absolute(path)
    if "\0" in project or (os.path.lexists(project) and not os.path.isdir(project)):
        raise failure("path_not_directory", target=project, path=project)
    _refuse_pointer(project)
    if profile is not None:
        require_profile(context, profile)
    return project


def _refuse_pointer(project: str) -> None:
    """Raise where the planning of this place is kept in a store."""
    folder = project
    while True:
        if os.path.isdir(os.path.join(folder, "rasen")):
            break
        above = os.path.dirname(folder)
        if above == folder:
            return
        folder = above
    config = ConfigFile(folder)
    if has_planning_shape(folder) or config.path is None:
        return
    pointer = read_pointer(config)
    if pointer.problem is not None:
        params = {"path": config.path, "problem": pointer.problem}
        raise failure("store_pointer_invalid", target=config.path, **params)
    if pointer.id is not None:
        params = {"path": config.path, "id": pointer.id}
        raise failure("store_pointer_declared", target=config.path, **params)
