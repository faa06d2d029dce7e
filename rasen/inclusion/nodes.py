"""Schemas as nodes of a graph: what each keyword of one leads to, across references.

A node can be changed in single keywords without touching its document, and a changed keyword may
lead into another document: so the effect of one change alone can be judged.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rasen.verdict.index import Index, Schema, Scope

# A keyword of one schema object, known by the object's identity.
Spot = tuple[int, str]


class Source:
    """A schema document with all that its references lead to, and what is changed in it.

    `changes` maps a keyword of a schema object to the value it has instead; schemas in such a
    value may be nodes of another source. The value `ABSENT` takes the keyword away. `affected` are
    the identities of the schema objects from which a change can be reached; all others are nodes
    of the unchanged source.
    """

    __slots__ = ("affected", "assert_formats", "base", "changes", "index")

    def __init__(
        self,
        index: Index,
        *,
        assert_formats: bool = True,
        base: Source | None = None,
        changes: Mapping[Spot, object] | None = None,
        affected: frozenset[int] = frozenset(),
    ) -> None:
        self.index = index
        self.assert_formats = assert_formats
        self.base = base or self
        self.changes = changes or {}
        self.affected = affected

    @property
    def root(self) -> Node:
        """Give the node of the whole document."""
        return self.node(self.index.root, ())

    def node(self, schema: Schema, scope: Scope) -> Node:
        """Give the node of a schema of this document."""
        return Node(self if id(schema) in self.affected else self.base, schema, scope)

    def changed(self, changes: Mapping[Spot, object], affected: frozenset[int]) -> Source:
        """Give the same document with these keywords instead."""
        return Source(
            self.index,
            assert_formats=self.assert_formats,
            base=self,
            changes=changes,
            affected=affected,
        )


ABSENT = object()


class Node:
    """One schema under one dynamic scope; equal nodes have the same meaning."""

    __slots__ = ("_hash", "schema", "scope", "source")

    def __init__(self, source: Source, schema: Schema, scope: Scope) -> None:
        self.source = source
        self.schema = schema
        self.scope = source.index.enter(scope, schema) if isinstance(schema, dict) else ()
        self._hash = hash((id(source), self._identity(), self.scope))

    def _identity(self) -> object:
        return self.schema if isinstance(self.schema, bool) else id(self.schema)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Node)
            and self.source is other.source
            and self.schema is other.schema
            and self.scope == other.scope
        )

    def __repr__(self) -> str:
        return f"<node {str(self.schema)[:60]}>"

    def child(self, schema: object) -> Node:
        """Give the node of a direct subschema."""
        if isinstance(schema, Node):
            return schema
        assert isinstance(schema, (bool, dict))
        return self.source.node(schema, self.scope)

    def keywords(self) -> dict[str, object]:
        """Give the keywords of the schema object that its vocabularies know, changes applied."""
        assert isinstance(self.schema, dict)
        known = self.source.index.known(self.schema)
        changes = self.source.changes
        if not changes:
            return known
        identity = id(self.schema)
        mine = {name: value for (owner, name), value in changes.items() if owner == identity}
        if not mine:
            return known
        merged = {**known, **mine}
        return {name: value for name, value in merged.items() if value is not ABSENT}

    def references(self) -> Iterator[Node]:
        """Give what `$ref` and `$dynamicRef` lead to."""
        assert isinstance(self.schema, dict)
        keywords = self.keywords()
        index = self.source.index
        reference = keywords.get("$ref")
        if isinstance(reference, Node):
            yield reference
        elif isinstance(reference, str):
            yield self.source.node(index.target(self.schema, reference), self.scope)
        dynamic = keywords.get("$dynamicRef")
        if isinstance(dynamic, Node):
            yield dynamic
        elif isinstance(dynamic, str):
            target = index.dynamic_target(self.schema, dynamic, self.scope)
            yield self.source.node(target, self.scope)
