"""The sections of a page about a schema document: its root, its definitions, its nested objects."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from rasen.docs.library import own_codes
from rasen.docs.words import (
    ANYTHING,
    NO_LINE,
    Describer,
    Line,
    anchor_of,
    code,
    is_structured,
    joined,
    text_of,
    value,
    words,
)
from rasen.verdict.branches import discriminator
from rasen.verdict.index import Index

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.docs.library import Library, Pointer
    from rasen.schemas import Schema


class Row(NamedTuple):
    """One property."""

    name: str
    deprecated: bool
    type: Line
    required: bool
    constraints: list[Line]
    default: Line
    codes: list[Line]
    title: str
    description: str


class Branch(NamedTuple):
    """One alternative: what picks it (an empty line where nothing does), and what it is."""

    picked_by: Line
    kind: Line
    description: str


class Rule(NamedTuple):
    """One of several rules that hold together."""

    title: str
    description: str
    says: Line
    codes: list[Line]


class Section(NamedTuple):
    """A schema inside a document; the root has neither anchor nor place.

    `alternatives` is the keyword of the branches, `oneOf` or `anyOf`. `other_keys` says which keys
    may stand beside those of the rows; an empty line where the value is no object.
    """

    anchor: str
    title: str
    place: str
    level: int
    description: str
    type: Line
    constraints: list[Line]
    conditions: list[Line]
    codes: list[Line]
    alternatives: str
    branches: list[Branch]
    rules: list[Rule]
    rows: list[Row]
    other_keys: Line


def code_link(library: Library, found: str) -> Line:
    """Give a code, linked to where it is described; unlinked where it is not declared."""
    entry = library.codes.get(found)
    return code(found, page=f"codes:{entry['x-area']}", anchor=found) if entry else code(found)


class Sections:
    """Makes the sections of one document."""

    __slots__ = ("_describer", "_index", "_library", "_name", "_root")

    def __init__(self, library: Library, name: str) -> None:
        self._library = library
        self._name = name
        self._root = library.schemas[name]
        self._describer = Describer(library, name)
        resources = {uri: library.schemas[other] for uri, other in library.identifiers.items()}
        uri = text_of(self._root, "$id")
        self._index = Index(self._root, root_uri=uri, resources=resources)

    def of_root(self) -> list[Section]:
        """Give the section of the root, then those of the objects inside it, outer ones first."""
        return list(self._nested(self._root, (), "", 2))

    def of_definitions(self) -> list[Section]:
        """Give the sections of the definitions, each before those of the objects inside it."""
        definitions = cast("Schema", self._root.get("$defs", {}))
        return [
            section
            for name, schema in definitions.items()
            if isinstance(schema, dict)
            for section in self._nested(schema, ("$defs", name), name, 3)
        ]

    def _nested(
        self, schema: Schema, pointer: Pointer, place: str, level: int
    ) -> Iterator[Section]:
        yield self._section(schema, pointer, place, level)
        for below, path, label in _inner(schema):
            if is_structured(below):
                name = (place + label).lstrip(".")
                yield from self._nested(cast("Schema", below), pointer + path, name, level + 1)

    def _section(self, schema: Schema, pointer: Pointer, place: str, level: int) -> Section:
        said = self._describer
        keyword = next((keyword for keyword in ("oneOf", "anyOf") if keyword in schema), "")
        plain = {key: part for key, part in schema.items() if key not in _SHOWN_APART}
        return Section(
            anchor_of(pointer),
            text_of(schema, "title"),
            place,
            min(level, 6),
            text_of(schema, "description") if pointer else "",
            _unless_bare(said.kind(plain, pointer), schema),
            said.constraints(plain, pointer),
            said.conditions(schema),
            self._codes(schema),
            keyword,
            list(self._branches(schema, keyword, pointer)) if keyword else [],
            list(self._rules(schema)),
            list(self._rows(schema, pointer)),
            self._other_keys(schema, pointer),
        )

    def _branches(self, schema: Schema, keyword: str, pointer: Pointer) -> Iterator[Branch]:
        options = cast("list[Schema]", schema[keyword])
        picked = discriminator(self._index, options, ()) if len(options) > 1 else None
        for position, option in enumerate(options):
            by = NO_LINE
            if picked is not None:
                texts = sorted(text for text, at in picked.branches.items() if at == position)
                by = words(*code(picked.name), " is ", *joined(map(value, texts), " or "))
            kind = self._describer.kind(option, (*pointer, keyword, position))
            target = self._library.resolved(self._name, option)
            said = text_of(target.schema, "description") if target else ""
            yield Branch(by, kind, said)

    def _rules(self, schema: Schema) -> Iterator[Rule]:
        for rule in cast("list[object]", schema.get("allOf", [])):
            said = text_of(rule, "title"), text_of(rule, "description")
            codes = self._codes(rule) if isinstance(rule, dict) else []
            yield Rule(*said, self._describer.description(rule, otherwise=""), codes)

    def _rows(self, schema: Schema, pointer: Pointer) -> Iterator[Row]:
        required = cast("list[str]", schema.get("required", []))
        for keyword in ("properties", "patternProperties"):
            for name, below in cast("Schema", schema.get(keyword, {})).items():
                yield self._row(name, below, (*pointer, keyword, name), required=name in required)

    def _row(self, name: str, below: object, pointer: Pointer, *, required: bool) -> Row:
        schema: Schema = below if isinstance(below, dict) else {}
        return Row(
            name,
            bool(schema.get("deprecated")),
            self._describer.kind(below, pointer),
            required,
            [] if is_structured(schema) else self._describer.constraints(schema, pointer),
            value(schema["default"]) if "default" in schema else NO_LINE,
            self._codes(schema),
            text_of(schema, "title"),
            text_of(schema, "description"),
        )

    def _codes(self, schema: Schema) -> list[Line]:
        """Give the codes of a value, and of its items where these have no section of their own."""
        found = [self._code(*stated) for stated in own_codes(schema)]
        items = schema.get("items")
        if isinstance(items, dict) and not is_structured(items):
            found += [words("each: ", *self._code(*stated)) for stated in own_codes(items)]
        return found

    def _code(self, keyword: str, stated: str) -> Line:
        link = code_link(self._library, stated)
        return words(*code(keyword), ": ", *link) if keyword else link

    def _other_keys(self, schema: Schema, pointer: Pointer) -> Line:
        for keyword in ("additionalProperties", "unevaluatedProperties"):
            if keyword in schema:
                if schema[keyword] is False:
                    return words("none")
                place = (*pointer, keyword)
                kind = self._describer.kind(schema[keyword], place)
                return joined([kind, *self._describer.constraints(schema[keyword], place)], ", ")
        open_object = "properties" in schema and not {"oneOf", "anyOf"} & schema.keys()
        return words("any") if open_object else NO_LINE


# What a section shows in lists and tables of its own.
_SHOWN_APART = frozenset(("properties", "patternProperties", "if", "oneOf", "anyOf", "allOf"))


def _unless_bare(kind: Line, schema: Schema) -> Line:
    """Leave out that a value may be anything where other lines say what it must be."""
    return NO_LINE if kind == ANYTHING and schema.keys() & _SHOWN_APART else kind


def _inner(schema: Schema) -> Iterator[tuple[object, Pointer, str]]:
    """Give the schemas inside of one, each with its place and how that is written."""
    for keyword, label in (("properties", ".{}"), ("patternProperties", ".<{}>")):
        for name, below in cast("Schema", schema.get(keyword, {})).items():
            yield _behind_items(below, (keyword, name), label.format(name))
    for keyword, label in _SINGLES.items():
        if keyword in schema:
            yield _behind_items(schema[keyword], (keyword,), label)
    for keyword in ("oneOf", "anyOf", "allOf", "prefixItems"):
        for position, below in enumerate(cast("list[object]", schema.get(keyword, []))):
            label = f"[{position}]" if keyword == "prefixItems" else f" {keyword} {position + 1}"
            yield _behind_items(below, (keyword, position), label)


_SINGLES = {"additionalProperties": ".*", "unevaluatedProperties": ".*", "items": "[]"}


def _behind_items(schema: object, path: Pointer, label: str) -> tuple[object, Pointer, str]:
    """Go on to the items of an array or the values of a map that has no section of its own."""
    while isinstance(schema, dict) and not is_structured(schema):
        inner = next((key for key in _SINGLES if isinstance(schema.get(key), dict)), None)
        if inner is None:
            break
        schema, path, label = schema[inner], (*path, inner), label + _SINGLES[inner]
    return schema, path, label
