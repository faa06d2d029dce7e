"""Schemas as types: what every language's writer starts from.

A type takes at least the documents that its schema takes: bounds, patterns and conditions are no
matter of types. Each schema file and each of its definitions that is referred to has a type with a
name of its own.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import TypeAlias

    from rasen.docs.library import Library, Target

    Type: TypeAlias = "Unknown | Plain | Values | Named | List | Tuple | Object | Union | Both"


class Unknown(NamedTuple):
    """Any value at all."""


class Plain(NamedTuple):
    """A JSON type without parts: `null`, `boolean`, `integer`, `number` or `string`."""

    name: str


class Values(NamedTuple):
    """A few values, written out as JSON texts."""

    texts: tuple[str, ...]


class Named(NamedTuple):
    """A type with a name of its own."""

    name: str


class List(NamedTuple):
    """An array whose items are alike."""

    item: Type


class Tuple(NamedTuple):
    """An array with a type for each leading item; `rest` is that of all others."""

    items: tuple[Type, ...]
    rest: Type | None


class Member(NamedTuple):
    """One member of an object."""

    name: str
    type: Type
    required: bool
    description: str = ""


class Object(NamedTuple):
    """An object: its members, and the type of all others (None where there are none).

    `open` marks one whose schema speaks of the others, so that they are to be expected.
    """

    members: tuple[Member, ...]
    others: Type | None
    open: bool = False


class Union(NamedTuple):
    """A value of one of these types."""

    options: tuple[Type, ...]


class Both(NamedTuple):
    """A value of all of these types."""

    parts: tuple[Type, ...]


class Declared(NamedTuple):
    """A type with its name and what its schema says of it."""

    name: str
    title: str
    description: str
    type: Type
    source: str


UNKNOWN = Unknown()
_OTHERS = ("additionalProperties", "unevaluatedProperties", "patternProperties")
_TYPES = ("null", "boolean", "integer", "number", "string", "array", "object")


def declarations(library: Library) -> list[Declared]:
    """Give the types of all schemas of a library, by schema, definitions after their file."""
    return list(_Modeler(library).declarations())


class _Modeler:
    def __init__(self, library: Library) -> None:
        self.library = library
        self.names: dict[tuple[str, str], str] = {}
        self.taken: set[str] = set()
        for name, schema in library.schemas.items():
            self._name(name, "", _words(name))
            for key in ("$defs", "definitions"):
                definitions = schema.get(key)
                for entry in definitions if isinstance(definitions, dict) else ():
                    self._name(name, f"/{key}/{entry}", [*_words(name), *_words(entry)])

    def _name(self, schema: str, place: str, words: Iterable[str]) -> None:
        name = "".join(word[:1].upper() + word[1:] for word in words) or "Schema"
        name = name if name[0].isalpha() else "T" + name
        number, unique = 2, name
        while unique in self.taken:
            unique, number = f"{name}{number}", number + 1
        self.taken.add(unique)
        self.names[(schema, place)] = unique

    def declarations(self) -> Iterator[Declared]:
        for (name, place), declared in self.names.items():
            schema: Any = self.library.schemas[name]
            for token in place.split("/")[1:]:
                schema = schema[token]
            title = schema.get("title", "") if isinstance(schema, dict) else ""
            said = schema.get("description", "") if isinstance(schema, dict) else ""
            source = f"{name}#{place}" if place else name
            yield Declared(declared, str(title), str(said), self.type(name, schema), source)

    def type(self, name: str, schema: object) -> Type:
        """Give the type of a schema that stands in the named document."""
        if schema is False:
            return Union(())
        if not isinstance(schema, dict):
            return UNKNOWN
        parts = [self._own(name, schema)]
        if "$ref" in schema:
            parts.append(self._reference(name, str(schema["$ref"])))
        parts += [self.type(name, part) for part in schema.get("allOf", ())]
        parts += [
            union([self.type(name, part) for part in schema[key]])
            for key in ("anyOf", "oneOf")
            if key in schema
        ]
        if "if" in schema:
            then, other = (self.type(name, schema.get(key, True)) for key in ("then", "else"))
            parts.append(union([then, other]))
        return both(parts)

    def _reference(self, name: str, reference: str) -> Type:
        target = self.library.target(name, reference)
        if target is None:
            return UNKNOWN
        known = self.names.get((target.name, _place(target)))
        return Named(known) if known else self.type(target.name, target.schema)

    def _own(self, name: str, schema: dict[str, Any]) -> Type:
        """Give what the keywords of the schema itself say."""
        if "const" in schema:
            return values([schema["const"]])
        if "enum" in schema:
            return values(schema["enum"])
        named = schema.get("type")
        kinds = [named] if isinstance(named, str) else list(named or ())
        if not kinds:
            kinds = ["object"] if _speaks_of_objects(schema) else []
            kinds = kinds or (["array"] if "items" in schema or "prefixItems" in schema else [])
        if not kinds or set(_TYPES) <= {*kinds, "integer"}:
            return UNKNOWN
        return union([self._of_kind(name, schema, kind) for kind in kinds])

    def _of_kind(self, name: str, schema: dict[str, Any], kind: str) -> Type:
        if kind == "array":
            return self._array(name, schema)
        return self._object(name, schema) if kind == "object" else Plain(kind)

    def _array(self, name: str, schema: dict[str, Any]) -> Type:
        rest = self.type(name, schema.get("items", True))
        prefix = schema.get("prefixItems")
        if not prefix:
            return List(rest)
        items = tuple(self.type(name, item) for item in prefix)
        if schema.get("minItems", 0) < len(items):
            # Items that may be missing: a list of what any of them may be.
            return List(union([*items, *([] if rest == Union(()) else [rest])]))
        return Tuple(items, None if rest == Union(()) else rest)

    def _object(self, name: str, schema: dict[str, Any]) -> Type:
        required = set(schema.get("required", ()))
        properties = schema.get("properties", {})
        members = [
            Member(key, self.type(name, below), key in required, _description(below))
            for key, below in properties.items()
        ]
        members += [Member(key, UNKNOWN, True) for key in sorted(required - properties.keys())]
        others = self._others(name, schema)
        said = any(key in schema for key in _OTHERS)
        return Object(tuple(members), others, open=said and others is not None)

    def _others(self, name: str, schema: dict[str, Any]) -> Type | None:
        rest = schema.get("additionalProperties", schema.get("unevaluatedProperties", True))
        others = [self.type(name, below) for below in schema.get("patternProperties", {}).values()]
        if rest is False:
            return union(others) if others else None
        return union([*others, self.type(name, rest)])


def values(found: Sequence[object]) -> Type:
    """Give the type of a few values; of containers only what sort they are."""
    import json

    types: list[Type] = []
    texts: list[str] = []
    for value in found:
        if isinstance(value, list):
            types.append(List(UNKNOWN))
        elif isinstance(value, dict):
            types.append(Object((), UNKNOWN))
        elif isinstance(value, float):
            types.append(Plain("number"))
        else:
            texts.append(json.dumps(value, ensure_ascii=False))
    if texts:
        types.insert(0, Values(tuple(dict.fromkeys(texts))))
    return union(types)


def union(options: Sequence[Type]) -> Type:
    """Give the type of a value of one of these types."""
    flat: dict[Type, None] = {}
    for option in options:
        if option == UNKNOWN:
            return UNKNOWN
        flat.update(dict.fromkeys(option.options if isinstance(option, Union) else (option,)))
    texts = [text for option in flat if isinstance(option, Values) for text in option.texts]
    if texts:
        kept = [option for option in flat if not isinstance(option, Values)]
        flat = dict.fromkeys([Values(tuple(dict.fromkeys(texts))), *kept])
    if Plain("number") in flat:
        flat.pop(Plain("integer"), None)
    return next(iter(flat)) if len(flat) == 1 else Union(tuple(flat))


def both(parts: Sequence[Type]) -> Type:
    """Give the type of a value of all of these types; what says nothing is left out."""
    flat: dict[Type, None] = {}
    for part in parts:
        inner = part.parts if isinstance(part, Both) else (part,)
        flat.update(dict.fromkeys(p for p in inner if p != UNKNOWN))
    if any(isinstance(part, Values) or _are_values(part) for part in flat):
        # A few values say more than their type.
        flat = {part: None for part in flat if not isinstance(part, Plain)}
    objects = [part for part in flat if isinstance(part, Object)]
    if len(objects) > 1:
        flat = {part: None for part in flat if part not in objects}
        flat[merged(objects)] = None
    if len(flat) > 1:
        flat = {part: None for part in flat if not _is_anything(part)} or flat
    if not flat:
        return UNKNOWN
    return next(iter(flat)) if len(flat) == 1 else Both(tuple(flat))


def _is_anything(part: Type) -> bool:
    return isinstance(part, Object) and not part.members and part.others == UNKNOWN


def _are_values(part: Type) -> bool:
    options = part.options if isinstance(part, Union) else ()
    return bool(options) and all(isinstance(option, Values) for option in options)


def merged(objects: Sequence[Object]) -> Object:
    """Give the object that has the members of all, each as strict as the strictest."""
    members: dict[str, Member] = {}
    for one in objects:
        for member in one.members:
            known = members.get(member.name)
            if known is None:
                members[member.name] = member
                continue
            members[member.name] = Member(
                member.name,
                both([known.type, member.type]),
                known.required or member.required,
                known.description or member.description,
            )
    others = [one.others for one in objects]
    closed = any(rest is None for rest in others)
    rest = None if closed else both([rest for rest in others if rest is not None])
    return Object(tuple(members.values()), rest, open=any(one.open for one in objects))


def _speaks_of_objects(schema: dict[str, Any]) -> bool:
    return any(key in schema for key in ("properties", "required", "additionalProperties"))


def _description(schema: object) -> str:
    return str(schema.get("description", "")) if isinstance(schema, dict) else ""


def _words(text: str) -> list[str]:
    return re.findall(r"[A-Za-z0-9]+", text)


def _place(target: Target) -> str:
    return "".join(f"/{token}" for token in target.pointer)
