"""The agent tools: which there are, where their skills lie, and which a project uses."""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import failure
from rasen.workflows import builtin

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rasen.context import Context

ALL, NONE = "all", "none"


class Tool(NamedTuple):
    """A tool (generation spec 2).

    `home_variable` is set for the one whose folder lies in the user's home; `markers` are the paths
    that show its use where the folder alone does not; `command_prefix` stands in its skills in the
    place of `/rasen:`.
    """

    id: str
    name: str
    folder: str
    home_variable: str | None = None
    markers: tuple[str, ...] = ()
    command_prefix: str | None = None


class Place(NamedTuple):
    """Where the skills of a tool lie: `root` is absolute, and `base` is trusted as it is.

    Below `base` no link leads out of it. `prefix` is `root` as the ledger writes it, `scope` the
    sort of its paths.
    """

    tool: Tool
    root: str
    base: str
    scope: str
    prefix: str

    def shown(self, path: str) -> str:
        """Give the ledger's spelling of a path below the root."""
        return f"{self.prefix}/{path}"

    def below(self, scope: str, path: str) -> str | None:
        """Give the path below the root that a path of the ledger means, None for any other."""
        start = self.prefix + "/"
        if scope != self.scope or not path.startswith(start):
            return None
        rest = path[len(start) :]
        parts = rest.split("/")
        bad = "\0" in rest or any(part in ("", ".", "..") for part in parts)
        return None if bad or len(parts) < 2 else rest


@cache
def tools() -> tuple[Tool, ...]:
    """Give the tools in their order (schema `files:tools`)."""
    import json

    with open(os.path.join(builtin.FOLDER, "tools.json"), encoding="utf-8") as file:
        listed = json.load(file)["tools"]
    return tuple(
        Tool(
            each["id"],
            each["name"],
            each["folder"],
            each.get("homeVariable"),
            tuple(each.get("markers", ())),
            each.get("commandPrefix"),
        )
        for each in listed
    )


def place_of(context: Context, project: str, tool: Tool) -> Place:
    """Give where the skills of a tool lie for a project (its absolute folder)."""
    if tool.home_variable is None:
        root = os.path.join(project, tool.folder, "skills")
        return Place(tool, root, project, "project", f"{tool.folder}/skills")
    named = context.env.get(tool.home_variable) or os.path.join(context.home, tool.folder)
    root = os.path.join(context.absolute(named), "skills")
    return Place(tool, root, root, "absolute", root)


def chosen_tools(listed: str) -> tuple[Tool, ...]:
    """Give the tools of a comma-separated list, or of the words `all` and `none`, in their order.

    Fails with `tools_value_required`, `tools_value_conflict` or `tool_unknown`.
    """
    words = list(dict.fromkeys(word.strip().lower() for word in listed.split(",")))
    words = [word for word in words if word]
    if not words:
        raise failure("tools_value_required")
    if ALL in words or NONE in words:
        if len(words) > 1:
            raise failure("tools_value_conflict")
        return tools() if words == [ALL] else ()
    known = [tool.id for tool in tools()]
    for word in words:
        if word not in known:
            raise failure("tool_unknown", target=word, id=word, known=known)
    return by_id(words)


def by_id(ids: Iterable[str]) -> tuple[Tool, ...]:
    """Give the tools of these IDs, in their order; an ID of none is passed over."""
    wanted = set(ids)
    return tuple(tool for tool in tools() if tool.id in wanted)


def detected_tools(project: str) -> tuple[Tool, ...]:
    """Give the tools whose traces are in the project."""
    return tuple(tool for tool in tools() if _is_detected(project, tool))


def _is_detected(project: str, tool: Tool) -> bool:
    if tool.home_variable is not None:
        return False
    if tool.markers:
        return any(os.path.exists(os.path.join(project, marker)) for marker in tool.markers)
    return os.path.isdir(os.path.join(project, tool.folder))
