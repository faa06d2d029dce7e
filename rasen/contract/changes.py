"""What differs between two versions of a schema: each change with its place in both.

Both versions are walked side by side. A change says what the old version would have to hold
instead, so that its effect can be judged alone; annotations have none. Branches of `anyOf`,
`oneOf` and `allOf` are paired by what they mean, then by what tells them apart, then by order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, cast

from rasen.inclusion.hints import marks
from rasen.inclusion.nodes import ABSENT, Node
from rasen.inclusion.solver import NONE
from rasen.verdict.runtime import canonical
from rasen.verdict.shapes import LISTS, MAPS, SINGLES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from rasen.diagnostics import Pointer
    from rasen.inclusion.nodes import Spot
    from rasen.inclusion.solver import Solver

    Spots = Mapping[Spot, object]

# Keywords that are one change together where one version has another of them than the other.
_GROUPS: tuple[tuple[str, ...], ...] = (
    ("const", "enum"),
    ("minimum", "exclusiveMinimum"),
    ("maximum", "exclusiveMaximum"),
    ("additionalProperties", "unevaluatedProperties"),
    ("items", "unevaluatedItems"),
)
# Keywords that mean something only together; missing on one side, they come and go as one.
_LEADERS: dict[str, tuple[str, ...]] = {
    "if": ("if", "then", "else"),
    "contains": ("contains", "minContains", "maxContains"),
}
_PLAIN = frozenset(
    (
        *("type", "multipleOf", "maxLength", "minLength", "pattern", "format"),
        *("maxItems", "minItems", "uniqueItems", "maxContains", "minContains"),
        *("maxProperties", "minProperties", "dependentRequired", "const", "enum"),
        *("minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum"),
    )
)
_REFERENCES = ("$ref", "$dynamicRef")
_CODES = ("x-code", "x-fallback-code")
_STORED = ("$defs", "definitions")
# What a schema is called and where it lies; other places tell of that.
_IDENTITY = frozenset(("$id", "$schema", "$anchor", "$dynamicAnchor", "$vocabulary"))
# Values of an enumeration that are told one by one.
_MOST_VALUES = 50


class Change(NamedTuple):
    """One change: what it is, where it is in each version, what the old one would have instead.

    `spots` is None for a change that has no effect on what is valid; `whole` marks one that is all
    there is to compare.
    """

    kind: str
    old: Pointer | None
    new: Pointer | None
    spots: Spots | None = None
    whole: bool = False


class _Here(NamedTuple):
    """Two schemas at their places; `replaced` gives what puts another in the old one's place."""

    old: Node
    new: Node
    old_pointer: Pointer
    new_pointer: Pointer
    replaced: Callable[[object], Spots] | None

    def change(self, kind: str, old: Any, new: Any, spots: Spots | None = None) -> Change:
        """Give a change at tokens below these places, None for a side that does not have it."""
        return Change(
            kind,
            None if old is None else (*self.old_pointer, *old),
            None if new is None else (*self.new_pointer, *new),
            spots,
        )


def find_changes(old: Node, new: Node, solver: Solver) -> list[Change]:
    """Give every change between two versions of a schema, in the order of the old one."""
    walk = _Walk(solver)
    walk.pair(_Here(old, new, (), (), None))
    return walk.found


class _Walk:
    def __init__(self, solver: Solver) -> None:
        self.solver = solver
        self.found: list[Change] = []

    def pair(self, here: _Here) -> None:
        """Note what differs between two schemas at corresponding places."""
        old, new = here.old.schema, here.new.schema
        if canonical(old) == canonical(new):
            return
        if isinstance(old, bool) or isinstance(new, bool) or _is_bare(old) != _is_bare(new):
            self._replaced(here)
        elif self._is_rewritten(here):
            self.found.append(here.change("rewritten", (), ()))
            self._stored(here)
        else:
            self._keywords(here)

    def _replaced(self, here: _Here) -> None:
        if self._are_equal(here):
            self.found.append(here.change("rewritten", (), ()))
            return
        old = here.old.schema
        spots: dict[Spot, object] | None = None
        if isinstance(old, dict):  # everything it says is taken back, and the other one referred to
            spots = {(id(old), name): ABSENT for name in old} | {(id(old), "$ref"): here.new}
        elif here.replaced:
            spots = dict(here.replaced(here.new))
        change = here.change("schema-changed", (), (), spots)
        self.found.append(change._replace(whole=spots is None and not here.old_pointer))

    def _is_rewritten(self, here: _Here) -> bool:
        """Tell whether other words say the same, so that no word has to be judged alone."""
        if self.solver.colour(here.old) == self.solver.colour(here.new):
            return False
        old, new = _words(here.old), _words(here.new)
        differing = [name for name in old.keys() | new.keys() if _differ(old, new, name)]
        if len([name for name in differing if _decides(name)]) < 2:
            return False
        return self._are_equal(here)

    def _are_equal(self, here: _Here) -> bool:
        includes = self.solver.includes
        return includes(here.new, here.old) is NONE and includes(here.old, here.new) is NONE

    def _stored(self, here: _Here) -> None:
        for name in _STORED:
            self._definitions(here, name)

    def _keywords(self, here: _Here) -> None:
        old, new = _words(here.old), _words(here.new)
        done: set[str] = set()
        for name in dict.fromkeys((*old, *new)):
            if name in done or name in _IDENTITY or not _differ(old, new, name):
                continue
            together = _together(name, old, new)
            done.update(together)
            if len(together) > 1:
                self._as_one(here, together, old, new)
            else:
                self._keyword(here, name, old, new)

    def _as_one(
        self, here: _Here, names: Sequence[str], old: dict[str, Any], new: dict[str, Any]
    ) -> None:
        first_old = next((name for name in names if name in old), None)
        first_new = next((name for name in names if name in new), None)
        kind = "constraint-changed"
        if first_old is None:
            kind = "constraint-added"
        elif first_new is None:
            kind = "constraint-removed"
        spots = {_spot(here.old, name): _taken(here.new, new, name) for name in names}
        self.found.append(
            here.change(
                kind,
                None if first_old is None else (first_old,),
                None if first_new is None else (first_new,),
                spots,
            )
        )

    def _keyword(self, here: _Here, name: str, old: dict[str, Any], new: dict[str, Any]) -> None:
        if name in _STORED:
            self._definitions(here, name)
        elif name == "enum" and name in old and name in new:
            self._values(here, old[name], new[name])
        elif name == "required":
            self._required(here, old.get(name, []), new.get(name, []))
        elif name in _REFERENCES:
            self._reference(here, name, old, new)
        elif name in MAPS:
            self._members(here, name, old.get(name, {}), new.get(name, {}))
        elif name in LISTS and name in old and name in new:
            self._branches(here, name, old[name], new[name])
        elif name in SINGLES and name in old and name in new and name != "contentSchema":
            self._single(here, name, old[name], new[name])
        elif name in _PLAIN or name in LISTS or name in SINGLES:
            self._constraint(here, name, old, new)
        elif name == "x-exit":
            self._exits(here, old.get(name, {}), new.get(name, {}))
        else:
            kind = "code-changed" if name in _CODES else "annotation-changed"
            self.found.append(here.change(kind, *_sides(name, old, new)))

    def _constraint(self, here: _Here, name: str, old: dict[str, Any], new: dict[str, Any]) -> None:
        kind = "type-changed" if name == "type" and name in old and name in new else None
        if kind is None:
            kind = f"constraint-{_what(name, old, new)}"
        spots = {_spot(here.old, name): _taken(here.new, new, name)}
        self.found.append(here.change(kind, *_sides(name, old, new), spots))

    def _single(self, here: _Here, name: str, old: object, new: object) -> None:
        spot = _spot(here.old, name)
        self.pair(self._below(here, old, new, (name,), (name,), lambda made: {spot: made}))

    def _below(
        self,
        here: _Here,
        old: object,
        new: object,
        old_tokens: Pointer,
        new_tokens: Pointer,
        replaced: Callable[[object], Spots],
    ) -> _Here:
        return _Here(
            here.old.child(old),
            here.new.child(new),
            (*here.old_pointer, *old_tokens),
            (*here.new_pointer, *new_tokens),
            replaced,
        )

    def _values(self, here: _Here, old: list[object], new: list[object]) -> None:
        spot = _spot(here.old, "enum")
        before = {canonical(value): place for place, value in enumerate(old)}
        after = {canonical(value): place for place, value in enumerate(new)}
        removed = [place for key, place in before.items() if key not in after]
        added = [place for key, place in after.items() if key not in before]
        if len(removed) + len(added) > _MOST_VALUES:
            self.found.append(here.change("constraint-changed", ("enum",), ("enum",), {spot: new}))
            return
        for place in removed:
            left = [value for index, value in enumerate(old) if index != place]
            self.found.append(here.change("value-removed", ("enum", place), None, {spot: left}))
        for place in added:
            more = [*old, new[place]]
            self.found.append(here.change("value-added", None, ("enum", place), {spot: more}))

    def _required(self, here: _Here, old: list[str], new: list[str]) -> None:
        spot = _spot(here.old, "required")
        for place, name in enumerate(old):
            if name not in new:
                left = [other for other in old if other != name]
                change = here.change("required-removed", ("required", place), None, {spot: left})
                self.found.append(change)
        for place, name in enumerate(new):
            if name not in old:
                change = here.change(
                    "required-added", None, ("required", place), {spot: [*old, name]}
                )
                self.found.append(change)

    def _reference(self, here: _Here, name: str, old: dict[str, Any], new: dict[str, Any]) -> None:
        spot = _spot(here.old, name)
        if name not in old or name not in new:
            target = _target(here.new, name) if name in new else ABSENT
            kind = f"constraint-{_what(name, old, new)}"
            self.found.append(here.change(kind, *_sides(name, old, new), {spot: target}))
            return
        before, after = _target(here.old, name), _target(here.new, name)
        assert before is not None
        assert after is not None
        same = self.solver.colour(before) == self.solver.colour(after)
        spots = None if same else {spot: after}
        self.found.append(here.change("reference-changed", (name,), (name,), spots))

    def _members(self, here: _Here, name: str, old: dict[str, Any], new: dict[str, Any]) -> None:
        spot = _spot(here.old, name)
        what = "property" if name == "properties" else "constraint"

        def with_member(key: str) -> Callable[[object], Spots]:
            return lambda made: {spot: {**old, key: made}}

        for key in dict.fromkeys((*old, *new)):
            if key not in new:
                left = {other: value for other, value in old.items() if other != key}
                self.found.append(here.change(f"{what}-removed", (name, key), None, {spot: left}))
            elif key not in old:
                spots = with_member(key)(here.new.child(new[key]))
                self.found.append(here.change(f"{what}-added", None, (name, key), spots))
            else:
                tokens = (name, key)
                below = self._below(here, old[key], new[key], tokens, tokens, with_member(key))
                self.pair(below)

    def _definitions(self, here: _Here, name: str) -> None:
        old = cast("dict[str, object]", _words(here.old).get(name, {}))
        new = cast("dict[str, object]", _words(here.new).get(name, {}))
        for key in dict.fromkeys((*old, *new)):
            if key not in new:
                self.found.append(here.change("definition-removed", (name, key), None))
            elif key not in old:
                self.found.append(here.change("definition-added", None, (name, key)))
            else:
                places = (*here.old_pointer, name, key), (*here.new_pointer, name, key)
                pair = here.old.child(old[key]), here.new.child(new[key])
                self.pair(_Here(*pair, *places, None))

    def _branches(self, here: _Here, name: str, old: list[object], new: list[object]) -> None:
        spot = _spot(here.old, name)

        def with_branch(place: int) -> Callable[[object], Spots]:
            return lambda made: {spot: [*old[:place], made, *old[place + 1 :]]}

        pairs = self._paired(here, old, new, in_order=name == "prefixItems")
        partners = dict(pairs)
        for place, branch in enumerate(old):
            if place in partners:
                other = partners[place]
                tokens = (name, place), (name, other)
                self.pair(self._below(here, branch, new[other], *tokens, with_branch(place)))
            else:
                spots = {spot: [*old[:place], *old[place + 1 :]]}
                self.found.append(here.change("branch-removed", (name, place), None, spots))
        for place, branch in enumerate(new):
            if place not in partners.values():
                spots = {spot: [*old, here.new.child(branch)]}
                self.found.append(here.change("branch-added", None, (name, place), spots))

    def _paired(
        self, here: _Here, old: list[object], new: list[object], *, in_order: bool
    ) -> list[tuple[int, int]]:
        if in_order:
            return [(place, place) for place in range(min(len(old), len(new)))]
        before = [here.old.child(branch) for branch in old]
        after = [here.new.child(branch) for branch in new]
        pairs: list[tuple[int, int]] = []
        for likeness in (self.solver.colour, _distinction, _title):
            free = [place for place in range(len(new)) if place not in {b for _, b in pairs}]
            for place in range(len(old)):
                if place in {a for a, _ in pairs}:
                    continue
                key = likeness(before[place])
                partner = next((p for p in free if key and likeness(after[p]) == key), None)
                if partner is not None:
                    pairs.append((place, partner))
                    free.remove(partner)
        left = [place for place in range(len(old)) if place not in {a for a, _ in pairs}]
        free = [place for place in range(len(new)) if place not in {b for _, b in pairs}]
        if len(left) == len(free):
            pairs += zip(left, free, strict=True)
        return pairs

    def _exits(self, here: _Here, old: dict[str, Any], new: dict[str, Any]) -> None:
        for status in dict.fromkeys((*old, *new)):
            tokens = ("x-exit", status)
            if status not in new:
                self.found.append(here.change("exit-status-removed", tokens, None))
            elif status not in old:
                self.found.append(here.change("exit-status-added", None, tokens))
            elif old[status] != new[status]:
                self.found.append(here.change("exit-status-changed", tokens, tokens))


def _words(node: Node) -> dict[str, Any]:
    assert isinstance(node.schema, dict)
    return node.schema


def _is_bare(schema: object) -> bool:
    """Tell whether a schema does nothing but refer to another."""
    assert isinstance(schema, dict)
    return "$ref" in schema and not any(_decides(name) for name in schema if name != "$ref")


def _decides(name: str) -> bool:
    """Tell whether a keyword has a say in what is valid."""
    return (
        (name in SINGLES and name != "contentSchema")
        or name in LISTS
        or (name in MAPS and name not in _STORED)
        or name in _PLAIN
        or name in _REFERENCES
        or name == "required"
    )


def _differ(old: dict[str, Any], new: dict[str, Any], name: str) -> bool:
    return (name in old) != (name in new) or canonical(old.get(name)) != canonical(new.get(name))


def _together(name: str, old: dict[str, Any], new: dict[str, Any]) -> tuple[str, ...]:
    """Give the keywords that are one change with this one."""
    for group in _GROUPS:
        if name in group:
            before = [word for word in group if word in old]
            after = [word for word in group if word in new]
            return group if before != after and before and after else (name,)
    for leader, words in _LEADERS.items():
        if name in words and (leader in old) != (leader in new):
            return tuple(word for word in words if word in old or word in new)
    return (name,)


def _spot(node: Node, name: str) -> Spot:
    return (id(node.schema), name)


def _taken(node: Node, keywords: dict[str, Any], name: str) -> object:
    """Give the value of a keyword with its schemas as nodes, so that it can stand elsewhere."""
    if name not in keywords:
        return ABSENT
    value = keywords[name]
    if name in SINGLES:
        return node.child(value)
    if name in LISTS:
        return [node.child(part) for part in value]
    if name in MAPS:
        return {key: node.child(part) for key, part in value.items()}
    return value


def _target(node: Node, name: str) -> Node | None:
    """Give what a reference of the schema leads to."""
    found = list(node.references())
    names = [word for word in _REFERENCES if word in _words(node)]
    return found[names.index(name)] if name in names else None


def _what(name: str, old: dict[str, Any], new: dict[str, Any]) -> str:
    if name not in old:
        return "added"
    return "changed" if name in new else "removed"


def _sides(
    name: str, old: dict[str, Any], new: dict[str, Any]
) -> tuple[tuple[str] | None, tuple[str] | None]:
    return (name,) if name in old else None, (name,) if name in new else None


def _distinction(node: Node) -> object:
    """Give what tells a branch from its siblings: the few values that something in it has."""
    found = marks(node, "object")
    key = tuple(sorted((name, tuple(sorted(v.key for v in few))) for name, few in found.items()))
    if key or isinstance(node.schema, bool):
        return key
    return canonical(node.schema.get("$ref")) if "$ref" in node.schema else None


def _title(node: Node) -> object:
    """Give what else makes a branch recognisable: its title, or its type."""
    if isinstance(node.schema, bool):
        return node.schema
    return canonical([node.schema.get("title"), node.schema.get("type")])
