"""The human views of `rasen doctor` and `rasen context` (stores spec, section 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rasen.report.human.findings import lines_of
from rasen.report.terminal import visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.cli.boundary import View
    from rasen.outcome import Outcome


def doctor(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give the root with its health, its identity, its references, and everything found."""
    document = cast("dict[str, Any]", view.document(outcome))
    root, store = document["root"], document["store"]
    yield _root(root, view)
    yield _said(view, "healthy" if root["healthy"] else "unhealthy")
    yield from lines_of(root["status"], view)
    if store is not None:
        yield _said(view, "identityGood", id=store["id"])
        if "remote" in store["metadata"]:
            yield _said(view, "remote", remote=visible(store["metadata"]["remote"]))
        if "origin_url" in store:
            yield _said(view, "origin", origin=visible(store["origin_url"]))
        yield from lines_of(store["status"], view)
    yield from _references(document["references"], view)
    yield from lines_of(document["status"], view)


def context(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give the root, the members that can be read with how to, then those that cannot."""
    document = cast("dict[str, Any]", view.document(outcome))
    yield _root(document["root"], view)
    members = document["members"]
    available = [member for member in members if "path" in member and not member["status"]]
    if available:
        yield _said(view, "members")
    for member in available:
        yield f"  {visible(member['id'])}  {visible(member['path'])}\n"
        yield f"    {visible(member['fetch'])}\n"
    others = [member for member in members if member not in available]
    if others:
        yield _said(view, "unavailable")
    for member in others:
        yield f"  {visible(member['id'])}\n"
        yield from lines_of(member["status"], view, indent="    ")
    yield from lines_of(document["status"], view)


def _references(references: list[dict[str, Any]], view: View) -> Iterator[str]:
    yield _said(view, "references" if references else "noneDeclared")
    for reference in references:
        place = [reference["root"]] if "root" in reference else []
        yield "  " + "  ".join(map(visible, [reference["store_id"], *place])) + "\n"
        yield from lines_of(reference["status"], view, indent="    ")


def _root(root: dict[str, Any], view: View) -> str:
    path, identifier = visible(root["path"]), root.get("store_id", "")
    return _said(view, f"source.{root['source']}", path=path, id=identifier)


def _said(view: View, key: str, **params: object) -> str:
    return view.translator.text(f"human.store.{key}", **params) + "\n"
