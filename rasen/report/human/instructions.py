"""The human view of `rasen instructions`: tagged blocks for whoever does the work (spec 10)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, cast

from rasen.report.terminal import visible
from rasen.text.reference_block import block_lines, entry_lines

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rasen.cli.boundary import View
    from rasen.outcome import Outcome


def instructions(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give what is needed to make an artifact, or to carry the change out."""
    document = cast("dict[str, Any]", view.document(outcome))
    return _artifact(document, view) if "artifactId" in document else _apply(document, view)


def _artifact(document: dict[str, Any], view: View) -> Iterator[str]:
    attributes = {
        "id": document["artifactId"],
        "change": document["changeName"],
        "schema": document["schemaName"],
    }
    yield _opening("artifact", attributes) + "\n\n"
    yield "\n".join("".join(block) for block in _blocks(document, view))
    yield "\n</artifact>\n"


def _blocks(document: dict[str, Any], view: View) -> Iterator[Iterator[str]]:
    say = view.translator.text
    missing = [visible(each["id"]) for each in document["dependencies"] if not each["done"]]
    names = {"id": visible(document["artifactId"]), "change": visible(document["changeName"])}
    if missing:
        yield _block("warning", [say("human.instructions.blocked", ids=missing)])
    yield _block(
        "task", [say("human.instructions.task", **names), *_lines(document["description"])]
    )
    if "context" in document:
        note = _note(say("human.instructions.context"))
        yield _block("project_context", [note, *_lines(document["context"])])
    if "references" in document:
        yield (visible(line) + "\n" for line in block_lines(document["references"]))
    if "rules" in document:
        rules = [f"- {visible(rule)}" for rule in document["rules"]]
        yield _block("rules", [_note(say("human.instructions.rules")), *rules])
    if document["dependencies"]:
        yield _block("dependencies", _dependencies(document, view))
    place = visible(document["resolvedOutputPath"])
    yield _block("output", [f"{say('human.instructions.write')} {place}"])
    if "instruction" in document:
        yield _block("instruction", _lines(document["instruction"]))
    note = _note(say("human.instructions.template"))
    yield _block("template", [note, *_lines(document["template"])])
    if document["unlocks"]:
        ids = [visible(each) for each in document["unlocks"]]
        yield _block("unlocks", [say("human.instructions.unlocks", ids=ids)])


def _dependencies(document: dict[str, Any], view: View) -> Iterator[str]:
    say = view.translator.text
    yield _note(say("human.instructions.dependencies"))
    for each in document["dependencies"]:
        state = say("human.instructions.done" if each["done"] else "human.instructions.missing")
        path = os.path.normpath(os.path.join(document["changeDir"], each["path"]))
        yield f"- {visible(each['id'])} ({state}): {visible(path)}"
        if each["description"]:
            yield f"  {visible(each['description'])}"


def _apply(document: dict[str, Any], view: View) -> Iterator[str]:
    say = view.translator.text
    yield f"## {say('human.apply.title', change=visible(document['changeName']))}\n"
    yield say("human.apply.schema", schema=visible(document["schemaName"])) + "\n"
    if document["state"] == "blocked":
        yield f"\n### {say('human.apply.isBlocked')}\n\n"
        if "missingArtifacts" in document:
            ids = [visible(each) for each in document["missingArtifacts"]]
            yield say("human.apply.missingIds", ids=ids) + "\n"
    if document["contextFiles"]:
        yield f"\n### {say('human.apply.contextFiles')}\n\n"
        for key, paths in document["contextFiles"].items():
            yield from (f"- {visible(key)}: {visible(path)}\n" for path in paths)
    if "references" in document:
        yield f"\n### {say('human.apply.references')}\n\n"
        for entry in document["references"]:
            yield from (visible(line) + "\n" for line in entry_lines(entry))
    progress = document["progress"]
    if progress["total"]:
        yield f"\n### {say('human.apply.progress')}\n\n"
        yield say("human.apply.counted", **progress) + "\n"
    if document["tasks"]:
        yield f"\n### {say('human.apply.tasks')}\n\n"
        for task in document["tasks"]:
            yield f"- [{'x' if task['done'] else ' '}] {visible(task['description'])}\n"
    yield f"\n### {say('human.apply.instruction')}\n\n"
    yield from (line + "\n" for line in _lines(document["instruction"]))


def _block(tag: str, lines: Iterable[str]) -> Iterator[str]:
    yield f"<{tag}>\n"
    yield from (line + "\n" for line in lines)
    yield f"</{tag}>\n"


def _opening(tag: str, attributes: dict[str, str]) -> str:
    quoted = (f'{key}="{_quotable(value)}"' for key, value in attributes.items())
    return f"<{tag} {' '.join(quoted)}>"


def _quotable(text: str) -> str:
    return visible(text).replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")


def _note(text: str) -> str:
    return f"<!-- {text} -->"


def _lines(text: str) -> list[str]:
    """Give the lines of a text without what a terminal obeys; tabs stay."""
    lines = text.replace("\r\n", "\n").rstrip("\n").split("\n")
    return ["\t".join(map(visible, line.split("\t"))) for line in lines]
