"""Where every subschema of a set of schema documents is, and what a reference leads to.

Follows JSON Schema 2020-12 core, sections 8 and 9: `$id`, `$anchor`, `$dynamicAnchor`, `$ref`,
`$dynamicRef` and the vocabularies of a metaschema. Nothing is ever fetched: a URI is found among
the documents given, or among the published metaschemas.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.verdict.shapes import SchemaProblem, check_shapes, escape, subschemas
from rasen.verdict.uris import join, split_fragment
from rasen.verdict.vocabularies import DIALECT, OTHER_DIALECTS, keywords_left_out

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import TypeAlias

    Schema: TypeAlias = dict[str, object] | bool

# The dynamic scope as far as it matters: for each dynamic anchor the outermost schema that has
# it, by identity. Sorted, so that equal scopes are equal values.
Scope = tuple[tuple[str, int], ...]


class Resource:
    """One schema resource: its URI, its root, its anchors, and the keywords it does not know."""

    __slots__ = ("anchors", "dynamic", "ignored", "root", "uri")

    def __init__(self, uri: str, root: dict[str, object], ignored: frozenset[str]) -> None:
        self.uri = uri
        self.root = root
        self.ignored = ignored
        self.anchors: dict[str, dict[str, object]] = {}
        self.dynamic: dict[str, dict[str, object]] = {}


class Index:
    """All schema resources reachable from one root schema.

    A schema is a tree of its own objects, as a decoder builds it: one `dict` in two places of
    two resources would have two base URIs, and only the first is kept.
    """

    def __init__(
        self,
        schema: object,
        *,
        root_uri: str = "",
        resources: Mapping[str, object] | None = None,
    ) -> None:
        self._given = {split_fragment(uri)[0]: item for uri, item in (resources or {}).items()}
        self._resources: dict[str, Resource] = {}
        self._homes: dict[int, Resource] = {}
        self._schemas: dict[int, dict[str, object]] = {}
        self._targets: dict[tuple[int, str], Schema] = {}
        self._ignored: dict[str, frozenset[str]] = {DIALECT: frozenset()}
        self.has_dynamic_anchors = False
        if not isinstance(schema, (bool, dict)):
            raise SchemaProblem("", "must be a schema")
        self.root: Schema = schema
        if isinstance(schema, dict):
            self._add(schema, split_fragment(root_uri)[0])

    def schema(self, identity: int) -> dict[str, object]:
        """Give the schema object of a dynamic scope's entry."""
        return self._schemas[identity]

    def own_schemas(self) -> list[dict[str, object]]:
        """Give every schema object of the documents that were read so far."""
        return list(self._schemas.values())

    def home(self, schema: dict[str, object]) -> Resource:
        """Give the resource that a schema object belongs to."""
        return self._homes[id(schema)]

    def known(self, schema: dict[str, object]) -> dict[str, object]:
        """Give the schema without the keywords that its vocabularies do not have."""
        ignored = self._homes[id(schema)].ignored
        if not ignored or ignored.isdisjoint(schema):
            return schema
        return {keyword: value for keyword, value in schema.items() if keyword not in ignored}

    def conjoined(self, schema: dict[str, object], scope: Scope) -> list[Schema]:
        """Give the schemas that must hold for the same value with `schema`: references and `allOf`.

        `scope` is the dynamic scope inside of `schema`.
        """
        found: list[Schema] = []
        reference = schema.get("$ref")
        if isinstance(reference, str):
            found.append(self.target(schema, reference))
        dynamic = schema.get("$dynamicRef")
        if isinstance(dynamic, str):
            found.append(self.dynamic_target(schema, dynamic, scope))
        parts = self.known(schema).get("allOf")
        if isinstance(parts, list):
            found += parts
        return found

    def enter(self, scope: Scope, schema: dict[str, object]) -> Scope:
        """Give the dynamic scope once evaluation has reached `schema`: an outer anchor stays."""
        if not self.has_dynamic_anchors:
            return scope
        known = dict(scope)
        for name, target in self._homes[id(schema)].dynamic.items():
            known.setdefault(name, id(target))
        return tuple(sorted(known.items()))

    def target(self, schema: dict[str, object], reference: str) -> Schema:
        """Give the schema that a `$ref` inside `schema` leads to; raises `SchemaProblem`."""
        key = (id(schema), reference)
        found = self._targets.get(key)
        if found is None:
            found = self._targets[key] = self._locate(schema, reference)[0]
        return found

    def dynamic_target(self, schema: dict[str, object], reference: str, scope: Scope) -> Schema:
        """Give the schema that a `$dynamicRef` leads to under a dynamic scope (core 8.2.3.2)."""
        target, resource = self._locate(schema, reference)
        anchor = split_fragment(reference)[1]
        outermost = dict(scope).get(anchor)
        if resource.dynamic.get(anchor) is target and outermost is not None:
            return self._schemas[outermost]
        return target

    def _locate(self, schema: dict[str, object], reference: str) -> tuple[Schema, Resource]:
        uri, fragment = split_fragment(join(self._homes[id(schema)].uri, reference))
        resource = self._resource(uri, reference)
        if "%" in fragment:
            from urllib.parse import unquote

            fragment = unquote(fragment)
        if not fragment:
            return resource.root, resource
        if fragment.startswith("/"):
            return self._at_pointer(resource, fragment), resource
        if fragment not in resource.anchors:
            raise SchemaProblem("", f"the reference {reference} leads to no schema")
        return resource.anchors[fragment], resource

    def _resource(self, uri: str, reference: str) -> Resource:
        found = self._resources.get(uri)
        if found is None:
            document = self._given.get(uri)
            if document is None:
                document = _published(uri)
            if not isinstance(document, dict):
                raise SchemaProblem("", f"the reference {reference} leads to no schema")
            self._add(document, uri)
            found = self._resources[uri]
        return found

    def _at_pointer(self, resource: Resource, pointer: str) -> Schema:
        """Give the schema at a pointer, also below a keyword that is not known (core 9.4.2)."""
        node: object = resource.root
        home = resource
        for token in pointer.split("/")[1:]:
            name = token.replace("~1", "/").replace("~0", "~")
            if isinstance(node, dict) and name in node:
                home = self._homes.get(id(node), home)
                node = node[name]
            elif isinstance(node, list) and name.isdecimal() and int(name) < len(node):
                node = node[int(name)]
            else:
                node = None
                break
        if isinstance(node, dict):
            if id(node) not in self._homes:
                self._walk(node, home, pointer)
            return node
        if isinstance(node, bool):
            return node
        raise SchemaProblem("", f"the reference #{pointer} leads to no schema")

    def _add(self, document: dict[str, object], uri: str) -> None:
        if id(document) in self._homes:
            self._resources[uri] = self._homes[id(document)]
            return
        resource = Resource(uri, document, self._ignored_keywords(document, frozenset()))
        self._resources[uri] = resource
        self._walk(document, resource, "")

    def _walk(self, schema: dict[str, object], home: Resource, pointer: str) -> None:
        """Register `schema` and all below it; a stack, since documents may be deep."""
        stack: list[tuple[object, Resource, str]] = [(schema, home, pointer)]
        while stack:
            node, resource, place = stack.pop()
            if not isinstance(node, dict) or id(node) in self._homes:
                continue
            check_shapes(node, place)
            resource = self._enter_resource(node, resource)
            self._homes[id(node)] = resource
            self._schemas[id(node)] = node
            self._note_anchors(node, resource)
            for path, child in subschemas(node):
                below = "".join(f"/{escape(token)}" for token in path)
                stack.append((child, resource, place + below))

    def _enter_resource(self, schema: dict[str, object], resource: Resource) -> Resource:
        identity = schema.get("$id")
        if not isinstance(identity, str):
            return resource
        uri = split_fragment(join(resource.uri, identity))[0]
        if schema is resource.root:
            resource.uri = uri
        elif uri != resource.uri:
            resource = Resource(uri, schema, self._ignored_keywords(schema, resource.ignored))
        self._resources.setdefault(uri, resource)
        return resource

    def _note_anchors(self, schema: dict[str, object], resource: Resource) -> None:
        for keyword in ("$anchor", "$dynamicAnchor"):
            name = schema.get(keyword)
            if isinstance(name, str):
                resource.anchors.setdefault(name, schema)
                if keyword == "$dynamicAnchor":
                    resource.dynamic.setdefault(name, schema)
                    self.has_dynamic_anchors = True

    def _ignored_keywords(
        self, schema: dict[str, object], inherited: frozenset[str]
    ) -> frozenset[str]:
        """Give the keywords that the resource's metaschema does not bring (core 8.1.2)."""
        dialect = schema.get("$schema")
        if not isinstance(dialect, str):
            return inherited
        dialect = dialect.rstrip("#")
        if dialect not in self._ignored:
            self._ignored[dialect] = keywords_left_out(dialect, self._given.get(dialect))
        return self._ignored[dialect]


def _published(uri: str) -> object:
    """Give a published metaschema; the package that carries them is dear, and rarely asked."""
    if not uri.startswith(OTHER_DIALECTS):
        return None
    from jsonschema_specifications import REGISTRY  # type: ignore[import-untyped]

    resource = REGISTRY.get(uri) or REGISTRY.get(uri + "#")
    return None if resource is None else resource.contents
