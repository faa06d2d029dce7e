"""The human view of `rasen validate`, and the empty one of `rasen show` (contract spec 10)."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, cast

from rasen.report.terminal import Aside, paint, use_colour, visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.cli.boundary import View
    from rasen.outcome import Outcome

# How an issue of each level is marked, and the style of it.
_MARKS = {"ERROR": ("✗", "error"), "WARNING": ("⚠", "warning"), "INFO": ("ℹ", "info")}
# What means something to a shell.
_SPECIAL = frozenset(" \t\n!\"#$&'()*;<=>?[\\]^`{|}~")

Entry = dict[str, Any]


def nothing(_outcome: Outcome, _values: object, _view: View) -> Iterator[str]:
    """Give nothing: the file is what is shown."""
    return iter(())


def validate(outcome: Outcome, values: dict[str, object], view: View) -> Iterator[str]:
    """Give the verdict on one item with its issues, or a line for each of many."""
    document = cast("Entry", view.document(outcome))
    if values["all"] or values["changes"] or values["specs"]:
        return _bulk(document, values, view)
    return _single(document, values, view)


def _single(document: Entry, values: dict[str, object], view: View) -> Iterator[str]:
    """Give the verdict; what is wrong goes to standard error."""
    (item,) = document["items"]
    said = view.translator.text
    shown = visible(item["id"])
    key = "valid" if item["valid"] else "invalid"
    headline = said(f"human.validate.{key}.{item['type']}", id=shown) + "\n"
    yield headline if item["valid"] else Aside(headline)
    colour = use_colour(view.env, terminal=sys.stderr is not None and sys.stderr.isatty())
    for issue in item["issues"]:
        yield Aside(_issue(issue, colour=colour) + "\n")
    if item["valid"]:
        return
    if item["type"] == "change":
        show = _command(document, f"rasen show {_word(item['id'])} --json")
        yield Aside(said("human.validate.nextChange", command=show) + "\n")
    again = _again(document, item, values)
    yield Aside(said("human.validate.next", command=again) + "\n")


def _bulk(document: Entry, values: dict[str, object], view: View) -> Iterator[str]:
    items = document["items"]
    said = view.translator.text
    if not items:
        yield Aside(said("human.validate.nothing") + "\n")
        return
    colour = use_colour(view.env, terminal=view.terminal)
    for item in items:
        mark, style = ("✓", "good") if item["valid"] else ("✗", "error")
        yield f"{paint(mark, style, colour=colour)} {item['type']}/{visible(item['id'])}\n"
    totals = document["summary"]["totals"]
    style = "error" if totals["failed"] else "good"
    yield paint(said("human.validate.totals", **totals), style, colour=colour) + "\n"
    failed = next((item for item in items if not item["valid"]), None)
    if failed is not None:
        yield said("human.validate.details", command=_again(document, failed, values)) + "\n"


def _issue(issue: Entry, *, colour: bool) -> str:
    mark, style = _MARKS[issue["level"]]
    path = visible(issue["path"])
    place = f"{path}:{issue['line']}" if "line" in issue else path
    label = paint(f"{mark} [{issue['level']}]", style, colour=colour)
    return f"{label} {place}: {visible(issue['message'])}"


def _again(document: Entry, item: Entry, values: dict[str, object]) -> str:
    """Give the command that validates an item as it was validated."""
    strict = " --strict" if values["strict"] else ""
    command = f"rasen validate {_word(item['id'])} --type {item['type']}{strict}"
    return _command(document, command)


def _word(identifier: str) -> str:
    """Give a name as a word of a command line: in quotes where it is not plain."""
    plain = identifier.isascii() and not set(identifier) & _SPECIAL
    return identifier if plain else "'" + visible(identifier).replace("'", "'\\''") + "'"


def _command(document: Entry, command: str) -> str:
    """Give a command line; for a store's root it names the store."""
    store = document["root"].get("store_id")
    return f"{command} --store {store}" if store else command
