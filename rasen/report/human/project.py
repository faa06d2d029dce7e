"""The human views of `rasen init` and `rasen update` (generation spec 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rasen.report.terminal import visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.cli.boundary import View
    from rasen.outcome import Outcome

_FIRST_STEPS = ("firstPropose", "firstHelp")


def init(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give the project, its configuration, a line for each tool, and what to do first."""
    document = cast("dict[str, Any]", view.document(outcome))
    if document["project"] is None:
        return
    extra = outcome.extra
    key = "made" if document["project"]["created"] else "kept"
    yield _line(view, key, path=document["project"]["path"])
    config = document["config"]
    key = "configCreated" if config["status"] == "created" else "configExists"
    yield _line(view, key, path=config["path"])
    if extra["locked"] is not None:
        yield _line(view, "locked", name=extra["locked"])
    for tool in document["tools"]:
        yield from _tool(view, tool, count=extra["skills"])
    if not document["tools"]:
        yield _line(view, "noTools")
    if extra["legacy"]:
        yield _line(view, "legacy")
    for step in _FIRST_STEPS:
        yield _line(view, step)


def update(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give a line for each configured tool, with what differs, and the tools without skills."""
    document = cast("dict[str, Any]", view.document(outcome))
    if document["project"] is None:
        return
    for tool in document["tools"]:
        yield from _tool(view, tool, count=len(document["workflows"]) + len(document["experts"]))
    if not document["tools"]:
        yield _line(view, "nothingConfigured")
    if others := cast("list[str]", outcome.extra["others"]):
        yield _line(view, "others", tools=", ".join(others))


def _tool(view: View, tool: dict[str, Any], *, count: object) -> Iterator[str]:
    """Give what became of a tool, then what differed there, was removed, and was kept."""
    problem = tool["error"]["message"] if "error" in tool else ""
    yield _line(
        view,
        f"status.{tool['status']}",
        tool=tool["id"],
        root=tool["skillsRoot"],
        count=count,
        problem=problem,
    )
    for drift in tool["drift"]:
        about = " ".join(drift[key] for key in ("workflow", "path") if key in drift)
        said = view.translator.text(f"human.projects.drift.{drift['kind']}")
        yield f"  {said}{': ' if about else ''}{visible(about)}\n"
    for key in ("removed", "preserved"):
        for path in tool[key]:
            yield "  " + _line(view, key, path=path)


def _line(view: View, key: str, **params: object) -> str:
    shown = {name: visible(str(value)) for name, value in params.items()}
    return view.translator.text(f"human.projects.{key}", **shown) + "\n"
