"""What the cases have shown of the schemas they use: exit statuses, branches, codes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rasen.verdict.explain import Explainer

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rasen.contract.runner.cases import CaseResult
    from rasen.contract.runner.judges import Judge, Judges
    from rasen.diagnostics import Document


def coverage(results: Iterable[CaseResult], judges: Judges) -> Document:
    """Give the commands, schemas (with statuses and branches) and codes that some case showed."""
    steps = [step for result in results for step in result.steps]
    commands = sorted({" ".join(step.command) for step in steps})
    printed = [document for step in steps for document in step.documents]
    codes = sorted({code for document in printed for code in _codes(document)})
    entries = []
    for judge in judges.known():
        shown = [step for step in steps if step.schema == judge.name]
        documents = [document for step in shown for document in step.documents]
        statuses = {str(step.status) for step in shown}
        exits = [{"status": s, "shown": s in statuses} for s in judge.exits]
        entries.append(
            {"schema": judge.name, "exits": exits, "branches": list(_branches(judge, documents))}
        )
    return {"commands": commands, "schemas": entries, "codes": codes}


def _codes(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("code"), str):
            yield value["code"]
        for below in value.values():
            yield from _codes(below)
    elif isinstance(value, list):
        for below in value:
            yield from _codes(below)


def _branches(judge: Judge, documents: list[Any]) -> Iterator[Document]:
    """Give each alternative at the root of a schema, with whether some document took it."""
    schema = judge.document
    if not isinstance(schema, dict):
        return
    for keyword in ("anyOf", "oneOf"):
        for index, branch in enumerate(cast("list[Any]", schema.get(keyword, []))):
            taken = _taker(judge, f"/{keyword}/{index}")
            pointer = branch.get("$ref", "") if isinstance(branch, dict) else ""
            shown = any(not taken.faults(document) for document in documents)
            name = pointer.removeprefix("#") or f"/{keyword}/{index}"
            yield {"pointer": name, "shown": shown}


def _taker(judge: Judge, pointer: str) -> Explainer:
    """Give what judges a part of a schema alone."""
    schema = cast("dict[str, Any]", judge.document)
    uri = str(schema.get("$id", "urn:rasen:covered"))
    return Explainer(
        {"$ref": f"{uri}#{pointer}"}, resources={**judge.resources, uri: schema}, fallback_code=""
    )
