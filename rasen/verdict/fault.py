"""Faults: what is wrong with a document, where, and in which order it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from rasen.verdict.assertions import nearest
from rasen.verdict.runtime import canonical

if TYPE_CHECKING:
    from collections.abc import Iterable

    Path = tuple[str | int, ...]

# Faults of an object for keys that it must not have; told after those of its properties.
UNKNOWN_KEYS = ("additionalProperties", "unevaluatedProperties", "propertyNames")
# After so many faults the rest of a container is left alone: nobody reads more, and each takes a
# hundred times the memory of the value that is wrong.
MOST_FAULTS = 1000
# Suggestions are searched for the first unknown keys of an object, not for thousands.
_MOST_SUGGESTIONS = 16
_MISSING = ("required", "dependentRequired")


class Fault(NamedTuple):
    """One fault: its code, the keyword that failed, where in the document and in the schema.

    `path` of a missing value ends in its name. `params` are JSON values, by keyword: `expected`
    and `actual` (`type`, `const`, `enum`, `pattern`, `format`), `limit` and `actual` (bounds,
    lengths, `contains`), `property` (missing keys), `properties`, `suggestions`, `property` and
    `suggestion` (unknown keys), `first` and `second` (`uniqueItems`), `alternatives` and
    `matches` (`anyOf`, `oneOf`). The keyword "false" is a subschema that accepts nothing.
    """

    code: str
    keyword: str
    path: tuple[str | int, ...]
    schema_path: tuple[str | int, ...]
    params: dict[str, object]


class Found:
    """A fault on its way up: both paths grow at their ends, innermost step first."""

    __slots__ = ("code", "keyword", "params", "path", "place")

    def __init__(
        self,
        keyword: str,
        params: dict[str, object],
        *,
        path: Iterable[str | int] = (),
        code: str | None = None,
    ) -> None:
        self.keyword = keyword
        self.params = params
        self.path = list(path)
        self.place: list[str | int] = [keyword]
        self.code = code

    def copy(self) -> Found:
        """Give an equal one whose paths grow apart from this one's."""
        other = Found(self.keyword, self.params, path=self.path, code=self.code)
        other.place = list(self.place)
        return other


def settle_codes(found: list[Found], declared: object) -> None:
    """Give faults that have no code yet the one that an `x-code` on their way up declares.

    One code counts for all keywords; a map counts for the keyword that failed, else for the one
    that leads to it from here.
    """
    for fault in found:
        if fault.code is None:
            if isinstance(declared, str):
                fault.code = declared
            elif isinstance(declared, dict):
                fault.code = declared.get(fault.keyword) or declared.get(fault.place[-1])


def placed(
    found: list[Found], place: tuple[str | int, ...], key: str | int | None = None
) -> list[Found]:
    """Take faults one step up: `place` in the schema, `key` in the document."""
    for fault in found:
        fault.place += reversed(place)
        if key is not None:
            fault.path.append(key)
    return found


def unknown_keys(keyword: str, keys: list[str], named: Iterable[str]) -> Found:
    """Give the one fault of an object for all its unknown keys."""
    known = list(named)
    suggestions = {key: nearest(key, known) for key in keys[:_MOST_SUGGESTIONS]}
    params: dict[str, object] = {
        "property": keys[0],
        "suggestion": suggestions[keys[0]],
        "properties": keys,
        "suggestions": suggestions,
    }
    return Found(keyword, params)


class Orders:
    """The order in which the schema names the properties of each object that has a fault."""

    def __init__(self) -> None:
        self._named: dict[int, dict[str, int]] = {}

    def note(self, value: dict[str, object], names: Iterable[str]) -> None:
        """Add the property names of a schema to what is known of an object's order."""
        ranks = self._named.setdefault(id(value), {})
        for name in names:
            ranks.setdefault(name, len(ranks))

    def arrange(self, instance: object, found: list[Found], fallback: str) -> list[Fault]:
        """Give the faults in their order, each told once."""
        if len(found) > 1:
            documents: dict[int, dict[str, int]] = {}
            keys = [self._key(instance, fault, documents) for fault in found]
            order = sorted(range(len(found)), key=keys.__getitem__)
            found = _told_once([found[position] for position in order])
        return [
            Fault(
                fault.code or fallback,
                fault.keyword,
                tuple(reversed(fault.path)),
                tuple(reversed(fault.place)),
                fault.params,
            )
            for fault in found
        ]

    def _key(
        self, instance: object, fault: Found, documents: dict[int, dict[str, int]]
    ) -> list[tuple[int, int]]:
        """Give the sorting key: own faults, named properties, other properties, unknown keys."""
        key = []
        value = instance
        for step in reversed(fault.path):
            if isinstance(value, dict):
                rank = self._named.get(id(value), {}).get(cast("str", step))
                if rank is None:
                    places = documents.get(id(value))
                    if places is None:
                        places = {name: place for place, name in enumerate(value)}
                        documents[id(value)] = places
                    key.append((2, places.get(cast("str", step), len(value))))
                else:
                    key.append((1, rank))
                value = value.get(step)
            else:
                key.append((1, cast("int", step)))
                inside = isinstance(value, list) and cast("int", step) < len(value)
                value = cast("list[object]", value)[cast("int", step)] if inside else None
        key.append((3 if fault.keyword in UNKNOWN_KEYS else 0, 0))
        return key


def _told_once(found: list[Found]) -> list[Found]:
    """Leave out what an earlier fault of the same value has said already."""
    kept: list[Found] = []
    said: set[tuple[object, ...]] = set()
    unknown: dict[tuple[str | int, ...], set[str]] = {}
    for fault in found:
        path = tuple(fault.path)
        if fault.keyword in UNKNOWN_KEYS:
            keys = cast("list[str]", fault.params["properties"])
            told = unknown.setdefault(path, set())
            fresh = [key for key in keys if key not in told]
            told.update(keys)
            if not fresh:
                continue
            fault.params = _only(fault.params, fresh)
        else:
            keyword = "required" if fault.keyword in _MISSING else fault.keyword
            what = "" if keyword == "required" else canonical(fault.params)
            if (path, keyword, what) in said:
                continue
            said.add((path, keyword, what))
        kept.append(fault)
    return kept


def _only(params: dict[str, object], keys: list[str]) -> dict[str, object]:
    """Give the measures of unknown keys for some of the keys."""
    if len(keys) == len(cast("list[str]", params["properties"])):
        return params
    suggestions = cast("dict[str, str | None]", params["suggestions"])
    return {
        **params,
        "property": keys[0],
        "suggestion": suggestions.get(keys[0]),
        "properties": keys,
        "suggestions": {key: suggestions[key] for key in keys if key in suggestions},
    }
