"""The artifacts of a change as a drawing: inline SVG with a list that says the same in words."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from rasen.report.page.html import element, escape
from rasen.report.page.layers import lay_out
from rasen.report.terminal import display_width, first_columns, visible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.locale import Translator
    from rasen.report.page.layers import Layout, Point

_COLUMN = 8  # units of width per column of text
_HEIGHT, _GAP_X, _GAP_Y, _EDGE = 44, 48, 20, 4
_WIDEST = 28  # columns of a label, the rest is cut off
_CUT = "…"


def graph(artifacts: list[dict[str, Any]], said: Translator) -> str:
    """Give the drawing of artifacts that stand behind what they require, "" without any."""
    if not artifacts:
        return ""
    nodes = tuple((each["id"], each["status"], tuple(each["requires"])) for each in artifacts)
    return _drawn(nodes, said.language, said)


def words(artifact: dict[str, Any], said: Translator) -> str:
    """Give an artifact in words: what it is, where it stands, what it requires."""
    status = said.text(f"human.view.page.artifact.{artifact['status']}")
    text = f"{artifact['id']}: {status}"
    if artifact["requires"]:
        ids = ", ".join(artifact["requires"])
        text += "; " + said.text("human.view.page.artifact.requires", ids=ids)
    return text


@lru_cache(maxsize=256)
def _drawn(
    nodes: tuple[tuple[str, str, tuple[str, ...]], ...], _language: str, said: Translator
) -> str:
    """Give the drawing; changes of one schema that are equally far share one."""
    layout = lay_out({name: requires for name, _, requires in nodes})
    labels = {name: _label(name) for name, _, _ in nodes}
    states = {name: said.text(f"human.view.page.artifact.{status}") for name, status, _ in nodes}
    texts = [*labels.values(), *states.values()]
    width = max(map(display_width, texts)) * _COLUMN + 2 * _COLUMN
    pieces = [*_arrows(layout, width)]
    for name, status, _ in nodes:
        pieces.append(
            _box(_corner(layout.boxes[name], width), width, (labels[name], states[name]), status)
        )
    listed = [{"id": name, "status": s, "requires": list(r)} for name, s, r in nodes]
    text = said.text("human.view.page.graph", text=". ".join(words(each, said) for each in listed))
    across = layout.layers * (width + _GAP_X) - _GAP_X + 2 * _EDGE
    down = layout.rows * (_HEIGHT + _GAP_Y) - _GAP_Y + 2 * _EDGE
    return element(
        "svg",
        "".join(pieces),
        role="img",
        aria_label=text,
        viewBox=f"0 0 {across} {down}",
        width=str(across),
        height=str(down),
    )


def _label(name: str) -> str:
    shown = visible(name)
    if display_width(shown) > _WIDEST:
        return first_columns(shown, _WIDEST - 1) + _CUT
    return shown


def _corner(place: Point, width: int) -> Point:
    x, y = place
    return _EDGE + x * (width + _GAP_X), _EDGE + y * (_HEIGHT + _GAP_Y)


def _arrows(layout: Layout, width: int) -> Iterator[str]:
    for points in layout.arrows.values():
        corners = [_corner(point, width) for point in points]
        x, y = corners[0][0] + width, corners[0][1] + _HEIGHT // 2
        path = f"M{x} {y}"
        for index, (left, top) in enumerate(corners[1:], 1):
            row = top + _HEIGHT // 2
            path += f" C{x + _GAP_X // 2} {y} {left - _GAP_X // 2} {row} {left} {row}"
            x, y = left, row
            if index < len(corners) - 1:
                x = left + width
                path += f" L{x} {y}"
        head = f" M{x - 7} {y - 4} L{x} {y} L{x - 7} {y + 4}"
        yield f'<path class="arrow" d="{path}{head}"/>'


def _box(corner: Point, width: int, lines: tuple[str, str], status: str) -> str:
    x, y = corner
    middle = x + width // 2
    return (
        f'<g class="{escape(status)}">'
        f'<rect x="{x}" y="{y}" width="{width}" height="{_HEIGHT}" rx="6"/>'
        f'<text x="{middle}" y="{y + 18}">{escape(lines[0])}</text>'
        f'<text class="state" x="{middle}" y="{y + 35}">{escape(lines[1])}</text></g>'
    )
