"""The entries of a `status` as lines for people: how much each weighs, what it says, the fix."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rasen.report.terminal import paint, use_colour, visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.cli.boundary import View


def lines_of(status: object, view: View, *, indent: str = "") -> Iterator[str]:
    """Give a line for each entry of a status array, and one more for its fix."""
    translator = view.translator
    colour = use_colour(view.env, terminal=view.terminal)
    for entry in cast("list[dict[str, str]]", status):
        severity = entry["severity"]
        word = paint(translator.text(f"report.{severity}"), severity, colour=colour)
        yield f"{indent}{word}: {visible(entry['message'])}\n"
        if "fix" in entry:
            yield f"{indent}  {translator.text('report.fix', fix=visible(entry['fix']))}\n"
