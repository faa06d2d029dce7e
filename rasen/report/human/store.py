"""The human views of `rasen store …` (stores spec, section 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from rasen.report.human.findings import lines_of
from rasen.report.terminal import visible

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rasen.cli.boundary import View
    from rasen.diagnostics import Document
    from rasen.outcome import Outcome


def setup(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give what is there now, what was made of it, and how to use it."""
    yield from _made(outcome, view, "ready")


def register(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give what is registered now, what was made for it, and how to use it."""
    yield from _made(outcome, view, "registered")


def unregister(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give the one line that says what is forgotten and what stays."""
    yield _said(view, "unregistered", **_place(outcome.document))


def remove(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give what is forgotten and what is deleted."""
    document = view.document(outcome)
    deleted = cast("Document", document["files"])["deleted"]
    yield _said(view, "removed" if deleted else "forgotten", **_place(document))
    yield from lines_of(document["status"], view)


def list(outcome: Outcome, _values: object, view: View) -> Iterator[str]:  # noqa: A001
    """Give a line for each store: ID and path, in columns."""
    stores = _stores(outcome.document)
    if not stores:
        yield _said(view, "noStores")
    width = max((len(store["id"]) for store in stores), default=0)
    for store in stores:
        yield _said(view, "at", id=store["id"].ljust(width), path=visible(store["root"]))


def doctor(outcome: Outcome, _values: object, view: View) -> Iterator[str]:
    """Give a paragraph for each store: where it lies, what was seen, what is wrong."""
    stores = _stores(view.document(outcome))
    if not stores:
        yield _said(view, "noStores")
    for number, store in enumerate(stores):
        yield ("\n" if number else "") + store["id"] + "\n"
        yield "  " + _said(view, "path", path=visible(store["root"]))
        for line in _facts(store, view):
            yield "  " + line
        yield from lines_of(store["status"], view, indent="  ")


def _made(outcome: Outcome, view: View, key: str) -> Iterator[str]:
    document = view.document(outcome)
    place, git = _place(document), cast("Document", document["git"])
    yield _said(view, key, **place)
    if document["created_files"]:
        yield _said(view, "created", files=document["created_files"])
    for fact in ("initialized", "committed"):
        if git[fact]:
            yield _said(view, fact)
    yield from lines_of(document["status"], view)
    yield _said(view, "next", command=f"rasen list --store {place['id']}")


def _facts(store: dict[str, Any], view: View) -> Iterator[str]:
    healthy = store["openspec_root"]["healthy"]
    yield _said(view, "healthy" if healthy else "unhealthy")
    metadata = store["metadata"]
    if metadata["valid"]:
        yield _said(view, "identityGood", id=metadata["id"])
    else:
        yield _said(view, "identityUnknown" if metadata["valid"] is None else "identityBad")
    if metadata["remote"] is not None:
        yield _said(view, "remote", remote=visible(metadata["remote"]))
    yield _git(store["git"], view)
    if store["git"]["origin_url"] is not None:
        yield _said(view, "origin", origin=visible(store["git"]["origin_url"]))


def _git(git: dict[str, Any], view: View) -> str:
    if git["is_repository"] is False:
        return _said(view, "gitNone")
    keys = (
        ("has_commits", "commits"),
        ("has_uncommitted_changes", "changes"),
        ("has_remote", "remote"),
    )
    known = [
        view.translator.text(f"human.store.{key}{'Yes' if git[name] else 'No'}")
        for name, key in keys
        if git[name] is not None
    ]
    return _said(view, "git", facts=known) if known else _said(view, "gitUnknown")


def _stores(document: Document) -> Sequence[dict[str, Any]]:
    return cast("Sequence[dict[str, Any]]", document["stores"])


def _place(document: Document) -> dict[str, str]:
    store = cast("dict[str, str]", document["store"])
    return {"id": store["id"], "path": visible(store["root"])}


def _said(view: View, key: str, **params: object) -> str:
    return view.translator.text(f"human.store.{key}", **params) + "\n"
