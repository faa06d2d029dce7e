"""Where every subschema of a set of schema documents is, and what a reference leads to.

Follows JSON Schema 2020-12 core, sections 8 and 9: `$id`, `$anchor`, `$dynamicAnchor`, `$ref`,
`$dynamicRef` and the vocabularies of a metaschema. Nothing is ever fetched: a URI is found among
the documents given, or among the published metaschemas.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.verdict.shapes import SchemaProblem, check_shapes, escape, subschemas
from rasen.verdict.uris import join, split_fragment

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import TypeAlias

    Schema: TypeAlias = dict[str, object] | bool

DIALECT = "https://json-schema.org/draft/2020-12/schema"

# The dynamic scope as far as it matters: for each dynamic anchor the outermost schema that has
# it, by identity. Sorted, so that equal scopes are equal values.
Scope = tuple[tuple[str, int], ...]


class UnsupportedDialect(Exception):  # noqa: N818  (not a fault of anyone: another path is taken)
    """The schema is written in another dialect than 2020-12, or needs a vocabulary of its own."""


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
        self._ignored: dict[str, frozenset[str]] = {DIALECT: frozenset()}
        self.has_dynamic_anchors = False
        if not isinstance(schema, (bool, dict)):
            raise SchemaProblem("", "must be a schema")
        self.root: Schema = schema
        if isinstance(schema, dict):
            self._add(schema, split_fragment(root_uri)[0])

    def schema(self, identity: int) -> dict[str, object]:
        """The schema object of a dynamic scope's entry."""
        return self._schemas[identity]

    def home(self, schema: dict[str, object]) -> Resource:
        """The resource that a schema object belongs to."""
        return self._homes[id(schema)]

    def enter(self, scope: Scope, schema: dict[str, object]) -> Scope:
        """The dynamic scope once evaluation has reached `schema`: an outer anchor stays."""
        if not self.has_dynamic_anchors:
            return scope
        known = dict(scope)
        for name, target in self._homes[id(schema)].dynamic.items():
            known.setdefault(name, id(target))
        return tuple(sorted(known.items()))

    def target(self, schema: dict[str, object], reference: str) -> Schema:
        """The schema that a `$ref` inside `schema` leads to; raises `SchemaProblem`."""
        return self._locate(schema, reference)[0]

    def dynamic_target(self, schema: dict[str, object], reference: str, scope: Scope) -> Schema:
        """The schema that a `$dynamicRef` leads to under a dynamic scope (core 8.2.3.2)."""
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
        """The schema at a pointer, also below a keyword that is not known (core 9.4.2)."""
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
        """The keywords that the resource's metaschema does not bring (core 8.1.2)."""
        dialect = schema.get("$schema")
        if not isinstance(dialect, str):
            return inherited
        dialect = dialect.rstrip("#")
        if dialect not in self._ignored:
            self._ignored[dialect] = _keywords_left_out(dialect, self._given.get(dialect))
        return self._ignored[dialect]


class _Vocabulary(NamedTuple):
    name: str
    keywords: frozenset[str]


_VOCABULARY_BASE = "https://json-schema.org/draft/2020-12/vocab/"
_VOCABULARIES = (
    _Vocabulary(
        "applicator",
        frozenset(
            ("prefixItems", "items", "contains", "additionalProperties", "properties", "not")
            + ("patternProperties", "dependentSchemas", "propertyNames", "if", "then", "else")
            + ("allOf", "anyOf", "oneOf")
        ),
    ),
    _Vocabulary("unevaluated", frozenset(("unevaluatedItems", "unevaluatedProperties"))),
    _Vocabulary(
        "validation",
        frozenset(
            ("type", "const", "enum", "multipleOf", "maximum", "exclusiveMaximum", "minimum")
            + ("exclusiveMinimum", "maxLength", "minLength", "pattern", "maxItems", "minItems")
            + ("uniqueItems", "maxContains", "minContains", "maxProperties", "minProperties")
            + ("required", "dependentRequired")
        ),
    ),
)
_KNOWN_VOCABULARIES = frozenset(
    _VOCABULARY_BASE + name
    for name in ("core", "applicator", "unevaluated", "validation", "content", "meta-data")
    + ("format-annotation", "format-assertion")
)
_OTHER_DIALECTS = ("http://json-schema.org/draft-", "https://json-schema.org/draft/")


def _keywords_left_out(dialect: str, metaschema: object) -> frozenset[str]:
    if metaschema is None and dialect.startswith(_OTHER_DIALECTS):
        raise UnsupportedDialect(dialect)
    if not isinstance(metaschema, dict):
        return frozenset()
    vocabularies = metaschema.get("$vocabulary")
    if not isinstance(vocabularies, dict):
        return frozenset()
    for uri, needed in vocabularies.items():
        if needed and uri not in _KNOWN_VOCABULARIES:
            raise UnsupportedDialect(uri)
    missing: frozenset[str] = frozenset()
    for vocabulary in _VOCABULARIES:
        if _VOCABULARY_BASE + vocabulary.name not in vocabularies:
            missing |= vocabulary.keywords
    return missing


def _published(uri: str) -> object:
    """A published metaschema; the package that carries them is dear to import, and rarely asked."""
    if not uri.startswith(_OTHER_DIALECTS):
        return None
    from jsonschema_specifications import REGISTRY

    resource = REGISTRY.get(uri) or REGISTRY.get(uri + "#")
    return None if resource is None else resource.contents
