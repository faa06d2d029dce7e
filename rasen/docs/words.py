"""What a schema says of a value, in words: its type, its constraints, its conditions.

The result is lines of pieces, plain words, code and links; how they look is up to the renderer.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple, cast

from rasen import schemas
from rasen.verdict.branches import json_type

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from rasen.docs.library import Library, Pointer, Target
    from rasen.schemas import Schema


class Piece(NamedTuple):
    """A part of a line: words, or code, with the page and the anchor that it links to, if any."""

    text: str
    code: bool = False
    page: str = ""
    anchor: str = ""


Line = tuple[Piece, ...]
NO_LINE: Line = ()
ANYTHING: Line = (Piece("any value"),)


class Describer:
    """Describes the schemas of one document of a library."""

    __slots__ = ("_library", "_name")

    def __init__(self, library: Library, name: str) -> None:
        self._library = library
        self._name = name

    def kind(self, schema: object, pointer: Pointer) -> Line:
        """Give the type of a value, linked to where it is described at length."""
        if not isinstance(schema, dict):
            return (Piece("nothing"),) if schema is False else ANYTHING
        if "$ref" in schema:
            return self.reference(cast("str", schema["$ref"]))
        if is_structured(schema):
            return (Piece(_type_name(schema), page=self._name, anchor=anchor_of(pointer)),)
        for keyword, word in (("oneOf", " or "), ("anyOf", " or "), ("allOf", " and ")):
            if keyword in schema and "type" not in schema:
                branches = enumerate(cast("list[object]", schema[keyword]))
                kinds = [
                    self.kind(branch, (*pointer, keyword, index)) for index, branch in branches
                ]
                return joined(dict.fromkeys(kinds), word)
        if schema.get("type") == "array" and "items" in schema:
            return (Piece("array of "), *self.kind(schema["items"], (*pointer, "items")))
        if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
            below = self.kind(schema["additionalProperties"], (*pointer, "additionalProperties"))
            return (Piece("object of "), *below)
        return joined([code(name) for name in _types(schema)], " or ") or ANYTHING

    def reference(self, reference: str) -> Line:
        """Give the title of what a `$ref` leads to, linked."""
        target = self._library.target(self._name, reference)
        if target is None:
            return code(reference)
        return (Piece(title_of(target), page=target.name, anchor=anchor_of(target.pointer)),)

    def constraints(self, schema: object, pointer: Pointer = ()) -> list[Line]:
        """Give what else holds for a value of the right type."""
        if not isinstance(schema, dict):
            return []
        found = [line for keyword in schema for line in _constraint(schema, keyword)]
        for keyword, word in (("items", "each: "), ("contains", "some item: "), ("not", "not: ")):
            below = schema.get(keyword)
            if isinstance(below, dict) and not is_structured(below):
                inner = self.constraints(below, (*pointer, keyword))
                if keyword != "items":
                    inner = [self.description(below)]
                found += [words(word, *line) for line in inner]
        if "propertyNames" in schema:
            found.append(words("keys: ", *self.description(schema["propertyNames"])))
        found += self.prefix(schema, pointer)
        return found

    def prefix(self, schema: Schema, pointer: Pointer) -> Iterator[Line]:
        """Give the type of each item that has a place of its own."""
        items = cast("list[object]", schema.get("prefixItems", []))
        for index, item in enumerate(items):
            yield words(f"item {index + 1}: ", *self.kind(item, (*pointer, "prefixItems", index)))

    def conditions(self, schema: Schema) -> list[Line]:
        """Give a line for each rule that holds only under a condition."""
        found: list[Line] = []
        if "if" in schema:
            line = words("If: ", *self.description(schema["if"]), ".")
            for keyword, word in (("then", " Then: "), ("else", " Otherwise: ")):
                if keyword in schema:
                    line = words(*line, word, *self.description(schema[keyword]), ".")
            found.append(line)
        for name, needed in cast(
            "dict[str, list[str]]", schema.get("dependentRequired", {})
        ).items():
            found.append(words("With ", *code(name), " also ", *_listed(needed), "."))
        for name, below in cast("Schema", schema.get("dependentSchemas", {})).items():
            found.append(words("With ", *code(name), ": ", *self.description(below), "."))
        return found

    def description(self, schema: object, *, otherwise: str = "is anything") -> Line:
        """Give all that a schema says in one line, and `otherwise` where it says nothing."""
        return joined(self._parts(schema), "; ") or words(otherwise)

    def _parts(self, schema: object) -> list[Line]:
        if not isinstance(schema, dict):
            return [words("is impossible")] if schema is False else []
        parts: list[Line] = []
        if "$ref" in schema:
            parts.append(words("as ", *self.reference(cast("str", schema["$ref"]))))
        if "type" in schema:
            parts.append(words("is ", *joined([code(name) for name in _types(schema)], " or ")))
        if schema.get("required"):
            parts.append(words("has ", *_listed(cast("list[str]", schema["required"]))))
        for name, below in cast("Schema", schema.get("properties", {})).items():
            parts.append(self._property(name, below))
        if isinstance(schema.get("additionalProperties"), dict):
            parts.append(words("other keys: ", *self._grouped(schema["additionalProperties"])))
        for keyword, word in (("allOf", " and "), ("anyOf", " or "), ("oneOf", " or ")):
            if keyword in schema:
                branches = cast("list[object]", schema[keyword])
                parts.append(joined(map(self._grouped, branches), word))
        if schema.get("deprecated"):
            parts.append(words("is deprecated"))
        return [*parts, *self.constraints(schema)]

    def _grouped(self, schema: object) -> Line:
        """Give a description that stays one part of a longer line."""
        line = self.description(schema)
        return words("(", *line, ")") if len(self._parts(schema)) > 1 else line

    def _property(self, name: str, schema: object) -> Line:
        if schema is False:
            return words(*code(name), " is absent")
        said = self._grouped(schema)
        between = " " if said[0].text.startswith(("is ", "has ")) else ": "
        return words(*code(name), between, *said)


def words(*parts: str | Piece) -> Line:
    """Give a line of plain words and pieces."""
    return tuple(Piece(part) if isinstance(part, str) else part for part in parts)


def code(text: str, *, page: str = "", anchor: str = "") -> Line:
    """Give a line of one piece of code."""
    return (Piece(text, code=True, page=page, anchor=anchor),)


def value(document: object) -> Line:
    """Give a JSON value as code."""
    return code(json.dumps(document, ensure_ascii=False))


def anchor_of(pointer: Pointer) -> str:
    """Give the anchor of the section about a place in a schema; none for the root."""
    return ".".join(str(step).lstrip("$") for step in pointer)


def title_of(target: Target) -> str:
    """Give how a link to a schema is shown."""
    name = str(target.pointer[-1]) if target.pointer else target.name
    return text_of(target.schema, "title") or name


def is_structured(schema: object) -> bool:
    """Tell whether a schema that stands inside another one is described in a section of its own."""
    if not isinstance(schema, dict) or "$ref" in schema:
        return False
    if any(keyword in schema for keyword in ("properties", "patternProperties", "if")):
        return True
    return any(
        is_structured(branch)
        for keyword in ("oneOf", "anyOf", "allOf")
        for branch in cast("list[object]", schema.get(keyword, []))
    )


def joined(lines: Iterable[Line], word: str) -> Line:
    """Give the lines that are not empty as one, the word between them."""
    found: list[Piece] = []
    for line in lines:
        if line:
            found += [Piece(word), *line] if found else line
    return tuple(found)


def text_of(schema: object, keyword: str) -> str:
    """Give a keyword's text, an empty one where there is none."""
    found = schema.get(keyword) if isinstance(schema, dict) else None
    return found if isinstance(found, str) else ""


def _type_name(schema: Schema) -> str:
    return " or ".join(_types(schema)) or "value"


def _types(schema: Schema) -> list[str]:
    """Give the types that a schema names, or that its constant values have."""
    stated = schema.get("type")
    if isinstance(stated, str):
        return [stated]
    if isinstance(stated, list):
        return stated
    values = (
        [schema["const"]] if "const" in schema else cast("list[object]", schema.get("enum", []))
    )
    return list(dict.fromkeys(map(json_type, values)))


def _listed(names: list[str]) -> Line:
    return joined(map(code, names), ", ")


def _constraint(schema: Schema, keyword: str) -> Iterator[Line]:
    """Give the line of one keyword; of a pair of bounds both are said at the first of them."""
    if keyword.startswith("x-max-"):
        yield words(f"{_limit_title(keyword)}: {schema[keyword]:,}")
    elif keyword in _BOUNDS:
        least, most, one, other = _BOUNDS[keyword]
        if keyword == least or least not in schema:
            yield words(_bounded(schema.get(least), schema.get(most), one, other))
    elif keyword in _SAID and (line := _SAID[keyword](schema[keyword])):
        yield line


def _limit_title(keyword: str) -> str:
    """Give the title that the meta-schema has for a limit of our own."""
    properties = cast("dict[str, Schema]", schemas.load("meta:rasen")["properties"])
    title = cast("str", properties[keyword]["title"])
    return title[0].lower() + title[1:]


def _bounded(least: object, most: object, one: str, other: str) -> str:
    if least is None:
        return f"at most {most} {one if most == 1 else other}"
    if most is None:
        return f"at least {least} {one if least == 1 else other}"
    if least == most:
        return f"exactly {least} {one if least == 1 else other}"
    return f"{least} to {most} {other}"


_BOUNDS = {
    keyword: (f"min{part}", f"max{part}", one, other)
    for part, one, other in (
        ("Length", "character", "characters"),
        ("Items", "item", "items"),
        ("Properties", "key", "keys"),
        ("Contains", "such item", "such items"),
    )
    for keyword in (f"min{part}", f"max{part}")
}
_SAID: dict[str, Callable[[object], Line]] = {
    "const": lambda v: words("is ", *value(v)),
    "enum": lambda v: words("one of ", *joined(map(value, cast("list[object]", v)), ", ")),
    "pattern": lambda v: words("matches ", *code(str(v))),
    "format": lambda v: words("format ", *code(str(v))),
    "minimum": lambda v: words(f"from {v}"),
    "maximum": lambda v: words(f"up to {v}"),
    "exclusiveMinimum": lambda v: words(f"greater than {v}"),
    "exclusiveMaximum": lambda v: words(f"less than {v}"),
    "multipleOf": lambda v: words(f"a multiple of {v}"),
    "uniqueItems": lambda v: words("no repeats") if v else NO_LINE,
    "contentEncoding": lambda v: words("encoded as ", *code(str(v))),
    "contentMediaType": lambda v: words("content of type ", *code(str(v))),
}
