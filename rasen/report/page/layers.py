"""Where the boxes of a graph stand, layer by layer, so that all arrows lead to the right.

The steps are those of K. Sugiyama's method for graphs without circles: layers by the longest way,
bends where an arrow passes through a layer, an order in each layer that lets few arrows cross.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_SWEEPS = 4
# Bends cost space and time; a graph that needs more of them gets straight arrows.
_MOST_BENDS = 1000

Point = tuple[int, int]


class Bend(NamedTuple):
    """Where the arrow between two boxes passes through a layer."""

    source: str
    target: str
    layer: int


class Layout(NamedTuple):
    """Layer and row of each box; for each arrow the points it passes, from box to box."""

    boxes: dict[str, Point]
    arrows: dict[tuple[str, str], list[Point]]
    layers: int
    rows: int


def lay_out(requires: Mapping[str, Sequence[str]]) -> Layout:
    """Give the layout of what requires what; each key stands behind all that it requires."""
    layer_of: dict[str, int] = {}
    for name, required in requires.items():
        layer_of[name] = max((layer_of[each] + 1 for each in required), default=0)
    edges = [(each, name) for name, required in requires.items() for each in required]
    bends = sum(layer_of[target] - layer_of[source] - 1 for source, target in edges)
    paths = {edge: _path(edge, layer_of, bent=bends <= _MOST_BENDS) for edge in edges}
    layers = _ordered(_layers(requires, layer_of, paths), paths)
    places = {node: (x, y) for x, layer in enumerate(layers) for y, node in enumerate(layer)}
    return Layout(
        {name: places[name] for name in requires},
        {edge: [places[node] for node in path] for edge, path in paths.items()},
        len(layers),
        max(map(len, layers), default=0),
    )


_Node = str | Bend


def _path(edge: tuple[str, str], layer_of: Mapping[str, int], *, bent: bool) -> list[_Node]:
    source, target = edge
    between = range(layer_of[source] + 1, layer_of[target]) if bent else ()
    return [source, *(Bend(source, target, layer) for layer in between), target]


def _layers(
    names: Mapping[str, object],
    layer_of: Mapping[str, int],
    paths: Mapping[tuple[str, str], list[_Node]],
) -> list[list[_Node]]:
    layers: list[list[_Node]] = [[] for _ in range(max(layer_of.values(), default=-1) + 1)]
    for name in names:
        layers[layer_of[name]].append(name)
    for path in paths.values():
        for node in path[1:-1]:
            if isinstance(node, Bend):
                layers[node.layer].append(node)
    return layers


def _ordered(
    layers: list[list[_Node]], paths: Mapping[tuple[str, str], list[_Node]]
) -> list[list[_Node]]:
    """Give the layers with each node near the middle of its neighbours, swept to and fro."""
    before: dict[_Node, list[_Node]] = {}
    after: dict[_Node, list[_Node]] = {}
    for path in paths.values():
        for one, other in pairwise(path):
            before.setdefault(other, []).append(one)
            after.setdefault(one, []).append(other)
    for _ in range(_SWEEPS):
        for index in range(1, len(layers)):
            layers[index] = _by_neighbours(layers[index], before, layers[index - 1])
        for index in range(len(layers) - 2, -1, -1):
            layers[index] = _by_neighbours(layers[index], after, layers[index + 1])
    return layers


def _by_neighbours(
    layer: list[_Node], neighbours: Mapping[_Node, list[_Node]], beside: list[_Node]
) -> list[_Node]:
    rows = {node: row for row, node in enumerate(beside)}

    def middle(pair: tuple[int, _Node]) -> tuple[float, int]:
        found = [rows[each] for each in neighbours.get(pair[1], ()) if each in rows]
        return (sum(found) / len(found) if found else float(pair[0])), pair[0]

    return [node for _, node in sorted(enumerate(layer), key=middle)]
