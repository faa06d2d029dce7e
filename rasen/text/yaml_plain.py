"""YAML texts that are plain beyond doubt, read line by line; all others are left to `yaml_source`.

Most manifests are block mappings and lists of one-line scalars. What such a text means needs no
parser of the whole language. Whatever is not certain here (comments behind values, escapes, block
scalars, anchors, tags, several lines in one value, unusual characters) is not read here at all, so
that a reading is always the one that `yaml_source` gives.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from rasen.text.yaml_core import TYPED_START, resolve

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rasen.text.yaml_source import YamlSource

    Container = dict[str, object] | list[object]

# Wide characters are judged apart: character classes that name them take long to compile.
_FIRST = r"[^\x00- !\"#%-'*,\-:>?@\[\\\]`{|}\x7f]"
_ANY = r"\x00-\x1f\x7f"
_VALUE = rf"(?:{_FIRST}[^{_ANY}]*|\"[^{_ANY}\"\\]*\"|'[^{_ANY}']*'|\[[^{_ANY}\[\]]*\])"
_LINE = re.compile(
    rf"( *)(?:([A-Za-z][A-Za-z0-9_-]{{0,63}}):(?: +({_VALUE}))?|- +({_VALUE})|#[^{_ANY}]*)"
).fullmatch
_ITEM = re.compile(r"[A-Za-z0-9_./][A-Za-z0-9_./ ()+=-]*").fullmatch
_DEEPEST = 8
_LONGEST_KEPT = 2048  # characters of a text whose lines are remembered
_COMMENT, _BELOW = object(), object()


class PlainSource:
    """A plain text that was read: its value, and the positions that only a fault needs.

    It is what a `YamlSource` without issues is, for the same text.
    """

    __slots__ = ("_first_line", "_source", "_text", "value")

    issues = ()

    def __init__(self, text: str, value: dict[str, object], first_line: int) -> None:
        self.value = value
        self._text = text
        self._first_line = first_line
        self._source: YamlSource | None = None

    def position(self, path: Sequence[str | int], *, key: bool = False) -> tuple[int, int]:
        """Give line and column of the value at a path, or of its key, as `YamlSource` does."""
        if self._source is None:
            from rasen.text import yaml_source

            self._source = yaml_source.read(self._text, first_line=self._first_line)
        return self._source.position(path, key=key)


def read(text: str, *, first_line: int = 1) -> PlainSource | None:
    """Give the reading of a text that is a plain mapping, None for any doubt."""
    if not text.isascii() and _wide()(text) is None:
        return None
    value = _mapping(text)
    return None if value is None else PlainSource(text, value, first_line)


@cache
def _wide() -> Callable[[str], object]:
    """Give the test for texts whose wide characters have no meaning in any version of YAML."""
    return re.compile("[\x00-\x7f\u00a1-\u1fff\u2010-\u2027\u3001-\ud7ff\uff01-\uffee]*").fullmatch


def _mapping(text: str) -> dict[str, object] | None:
    parse = _parsed if len(text) <= _LONGEST_KEPT else _parse
    document: dict[str, object] = {}
    level = 0
    container: Any = document
    around: list[tuple[int, Any]] = []
    pending: str | None = None  # a key of the container whose value starts further down
    for line in text.split("\n"):
        if not line:
            continue
        parsed = parse(line)
        if parsed is None:
            return None
        indent, key, value = parsed
        if value is _COMMENT:
            continue
        if pending is not None:
            if indent > level or (indent == level and key is None):
                inner: Container = [] if key is None else {}
                container[pending] = inner
                around.append((level, container))
                if len(around) > _DEEPEST:
                    return None
                level, container = indent, inner
            pending = None
        while indent < level:
            level, container = around.pop()
        if key is not None and container.__class__ is list:
            # A list that stands as far left as the mapping around it ends here, no other one can.
            if around[-1][0] != level:
                return None
            level, container = around.pop()
        if indent != level or (key is None and container.__class__ is dict):
            return None
        if value.__class__ is tuple:
            value = [*value]
        if key is None:
            container.append(value)
        elif key in container:
            return None
        elif value is _BELOW:
            container[key] = None
            pending = key
        else:
            container[key] = value
    return document or None


class _Doubt(Exception):
    """A value that may mean something else than it seems to."""


def _parse(line: str) -> tuple[int, str | None, Any] | None:
    """Give the indent, the key (None for an item of a list) and the value of a line, or doubt it.

    The value of a line that says nothing is `_COMMENT`, that of a key alone `_BELOW`; a list is a
    tuple.
    """
    match = _LINE(line)
    if match is None:
        return None
    spaces, key, value, item = match.groups()
    try:
        if item is not None:
            return len(spaces), None, _value(item)
        if key is None:
            return 0, None, _COMMENT
        if key[0] in TYPED_START and resolve(key) is not key:
            return None
        return len(spaces), key, _BELOW if value is None else _value(value)
    except _Doubt:
        return None


# The manifests of a library have most of their lines in common.
_parsed = lru_cache(maxsize=4096)(_parse)


def _value(text: str) -> object:
    first = text[0]
    if first == "[":
        return _flow_list(text[1:-1])
    if first in "\"'":
        return text[1:-1]
    if text[-1] in " :" or "#" in text or ": " in text:
        raise _Doubt
    return resolve(text) if first in TYPED_START else text


def _flow_list(text: str) -> tuple[object, ...]:
    text = text.strip(" ")
    if not text:
        return ()
    items = [item.strip(" ") for item in text.split(",")]
    for item in items:
        if _ITEM(item) is None:
            raise _Doubt
    return tuple(resolve(item) if item[0] in TYPED_START else item for item in items)
