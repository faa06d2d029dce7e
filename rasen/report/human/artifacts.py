"""The human views of `rasen status`, `new change`, `schemas` and `templates` (contract spec 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rasen.report.terminal import display_width, paint, use_colour, visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.cli.boundary import View
    from rasen.outcome import Outcome

# Marks that every encoding has, and their styles.
_MARKS = {"done": ("[x]", "good"), "ready": ("[ ]", "bold"), "blocked": ("[-]", "faint")}


def status(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give the change, how many artifacts are there, and each of them with its mark."""
    document = cast("dict[str, Any]", view.document(outcome))
    if "message" in document:
        yield visible(document["message"]) + "\n"
        return
    yield from _table(
        [
            (view.translator.text("human.status.change"), document["changeName"]),
            (view.translator.text("human.status.schema"), document["schemaName"]),
            (view.translator.text("human.status.root"), document["changeRoot"]),
        ]
    )
    artifacts = document["artifacts"]
    done = sum(artifact["status"] == "done" for artifact in artifacts)
    yield view.translator.text("human.status.progress", done=done, total=len(artifacts)) + "\n\n"
    for artifact in artifacts:
        yield _artifact(artifact, view) + "\n"
    for step in document["nextSteps"]:
        yield "\n" + visible(step) + "\n"


def new_change(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give the folder that was made, the schema, and the command that goes on from there."""
    document = cast("dict[str, Any]", outcome.document)
    change, store = document["change"], document["root"].get("store_id")
    command = f"rasen status --change {change['id']}" + (f" --store {store}" if store else "")
    say = view.translator.text
    yield say("human.newChange.made", id=change["id"], path=visible(change["path"])) + "\n"
    yield say("human.newChange.schema", schema=visible(change["schema"])) + "\n"
    yield say("human.newChange.next", command=command) + "\n"


def schemas(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give each schema with its source, its description and its artifacts."""
    say = view.translator.text
    colour = use_colour(view.env, terminal=view.terminal)
    before = ""
    for schema in cast("list[dict[str, Any]]", outcome.document["schemas"]):
        source = say(f"human.schemas.source.{schema['source']}")
        yield before + paint(visible(schema["name"]), "bold", colour=colour) + f"  ({source})\n"
        if schema["description"]:
            yield f"  {visible(schema['description'])}\n"
        listed = " → ".join(map(visible, schema["artifacts"]))
        yield f"  {say('human.schemas.artifacts')} {listed}\n"
        before = "\n"


def templates(outcome: Outcome, values: dict[str, object], view: View) -> Iterator[str]:
    """Give the schema, where it lies, then each artifact with the path of its template."""
    say = view.translator.text
    document = cast("dict[str, dict[str, str]]", outcome.document)
    name = str(values["schema"])
    source = next(iter(document.values()))["source"]
    yield say("human.templates.schema", schema=visible(name)) + "\n"
    yield say("human.templates.source", source=say(f"human.schemas.source.{source}")) + "\n\n"
    yield from _table([(key + ":", entry["path"]) for key, entry in document.items()])


def _artifact(artifact: dict[str, Any], view: View) -> str:
    mark, style = _MARKS[artifact["status"]]
    line = f"{mark} {visible(artifact['id'])}"
    if "missingDeps" in artifact:
        ids = [visible(each) for each in artifact["missingDeps"]]
        line += " " + view.translator.text("human.status.blockedBy", ids=ids)
    return paint(line, style, colour=use_colour(view.env, terminal=view.terminal))


def _table(rows: list[tuple[str, str]]) -> Iterator[str]:
    """Give lines of two columns, the second ones aligned."""
    shown = [(visible(first), visible(second)) for first, second in rows]
    width = max(display_width(first) for first, _ in shown)
    for first, second in shown:
        yield first + " " * (width - display_width(first) + 2) + second + "\n"
