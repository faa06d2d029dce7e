"""Which properties and items a schema evaluates, as far as that is known before any value is.

Core 11.2 and 11.3: `unevaluatedProperties` and `unevaluatedItems` apply to what no keyword beside
them, nor any subschema applied in place, has evaluated. Where that does not depend on the value
the compiler treats them as `additionalProperties` and `items`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from rasen.verdict.index import Index, Schema, Scope


class Evaluated(NamedTuple):
    """What is evaluated: named properties, patterns of names, a number of leading items.

    `rest` is all other properties, `tail` all other items, `some` single items (`contains`).
    """

    names: tuple[str, ...] = ()
    patterns: tuple[str, ...] = ()
    items: int = 0
    rest: bool = False
    tail: bool = False
    some: bool = False


NOTHING = Evaluated()


def evaluated(index: Index, schema: Schema, scope: Scope) -> Evaluated | None:
    """Give what the schema evaluates in every value that it accepts, None if values differ.

    The `unevaluated…` keywords of `schema` itself are left out of it.
    """
    walk = _Walk(index)
    walk.visit(schema, scope, own=True)
    return walk.always if walk.is_certain() else None


def possibly_evaluated(index: Index, schema: Schema, scope: Scope) -> Evaluated:
    """Give what the schema may evaluate in some value, through whichever of its branches."""
    walk = _Walk(index)
    walk.visit(schema, scope, own=True)
    return _union(walk.always, walk.perhaps)


class _Walk:
    def __init__(self, index: Index) -> None:
        self.index = index
        self.always = NOTHING
        self.perhaps = NOTHING
        self.seen: set[tuple[int, Scope, bool]] = set()

    def is_certain(self) -> bool:
        """Tell whether no branch can evaluate more than what is evaluated anyway."""
        always, perhaps = self.always, self.perhaps
        if (perhaps.rest and not always.rest) or (perhaps.tail and not always.tail):
            return False
        if not always.rest and not (
            set(perhaps.names) <= set(always.names)
            and set(perhaps.patterns) <= set(always.patterns)
        ):
            return False
        if always.tail:
            return True
        return perhaps.items <= always.items and not (always.some or perhaps.some)

    def visit(
        self, schema: Schema, scope: Scope, *, own: bool = False, perhaps: bool = False
    ) -> None:
        if not isinstance(schema, dict) or (id(schema), scope, perhaps) in self.seen:
            return
        self.seen.add((id(schema), scope, perhaps))
        scope = self.index.enter(scope, schema)
        known = self.index.known(schema)
        found = _own_part(known, own=own)
        if perhaps:
            self.perhaps = _union(self.perhaps, found)
        else:
            self.always = _union(self.always, found)
        for part in self.index.conjoined(schema, scope):
            self.visit(part, scope, perhaps=perhaps)
        for part in branches(known):
            self.visit(part, scope, perhaps=True)


def branches(known: dict[str, object]) -> list[Schema]:
    """Give the subschemas applied in place that need not hold for the schema to hold."""
    found: list[Schema] = []
    for keyword in ("anyOf", "oneOf"):
        options = known.get(keyword)
        if isinstance(options, list):
            found += options
    if "if" in known:
        for keyword in ("if", "then", "else"):
            branch = known.get(keyword)
            if isinstance(branch, (dict, bool)):
                found.append(branch)
    dependents = known.get("dependentSchemas")
    if isinstance(dependents, dict):
        found += dependents.values()
    return found


def _own_part(known: dict[str, object], *, own: bool) -> Evaluated:
    properties = known.get("properties")
    patterns = known.get("patternProperties")
    prefix = known.get("prefixItems")
    return Evaluated(
        names=tuple(properties) if isinstance(properties, dict) else (),
        patterns=tuple(patterns) if isinstance(patterns, dict) else (),
        items=len(prefix) if isinstance(prefix, list) else 0,
        rest="additionalProperties" in known or ("unevaluatedProperties" in known and not own),
        tail="items" in known or ("unevaluatedItems" in known and not own),
        some="contains" in known,
    )


def _union(left: Evaluated, right: Evaluated) -> Evaluated:
    return Evaluated(
        names=tuple(dict.fromkeys(left.names + right.names)),
        patterns=tuple(dict.fromkeys(left.patterns + right.patterns)),
        items=max(left.items, right.items),
        rest=left.rest or right.rest,
        tail=left.tail or right.tail,
        some=left.some or right.some,
    )
