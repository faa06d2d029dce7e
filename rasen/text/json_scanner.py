"""Scans JSON text exactly: every issue of the packages spec 6.3 with its position.

It is iterative, so depth costs no stack; linear in time; and its memory is what it must remember
of the containers that are open. It is slower than the C decoder by far and judges what that one
and the proofs of `strict_json` did not accept.
"""

from __future__ import annotations

import re
import sys
from json.decoder import scanstring  # type: ignore[attr-defined]
from typing import TYPE_CHECKING, Any, Final

from rasen.text.strict_json import DANGEROUS_KEYS, MAX_SAFE_INTEGER, JsonIssue

if TYPE_CHECKING:
    from rasen.text.strict_json import Limits

MAX_ISSUES = 1000  # of one code: a report of more helps nobody, and memory stays bounded

_SPACE = r"[ \t\n\r]*+"
_STRING_BODY = r'"(?:[^"\\\x00-\x1f]++|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*+'
_STRING = _STRING_BODY + '"'
_NUMBER = r"-?(?:0|[1-9][0-9]*+)(?:\.[0-9]++)?(?:[eE][+-]?[0-9]++)?"
_VALUE_PATTERN = re.compile(
    rf"{_SPACE}(?:(?P<string>{_STRING})|(?P<number>{_NUMBER})|(?P<open>[\[{{])|(?P<word>true|false|null))"
)
_KEY_PATTERN = re.compile(rf"{_SPACE}(?P<key>{_STRING})(?P<colon>{_SPACE}:)?")
_AFTER_PATTERN = re.compile(rf"{_SPACE}([,\]}}])")
_SPACE_PATTERN = re.compile(_SPACE)
_BODY_PATTERN = re.compile(_STRING_BODY)
_PAIRED_PATTERN = re.compile(
    r"(?:[^\\]++|\\(?:[^u]|u(?:(?![dD][89a-fA-F])|[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F])))*+",
    re.DOTALL,
)
_CLOSER = {"[": "]", "{": "}"}
_WORDS = {"true": True, "false": False, "null": None}
_LONGEST_KEY = 64
_BULK = 1 << 16


def find_lone_surrogate(text: str, start: int, end: int) -> int:
    """Give the index of the first surrogate escape without its partner, -1 if there is none.

    All backslashes in between stand in strings that are sound otherwise.
    """
    match = _PAIRED_PATTERN.match(text, start, end)
    assert match is not None
    return -1 if match.end() == end else match.end()


def find_issues(text: str, limits: Limits) -> list[JsonIssue]:
    """Give the issues of a text in order of position, at most `MAX_ISSUES` of each code."""
    scan = _Scan(text, limits)
    scan.run()
    return scan.issues()


def is_sound(text: str, limits: Limits) -> bool:
    """Tell whether a text has no issue; what is remembered is bounded by the limits."""
    try:
        _Strict(text, limits).run()
    except _SyntaxFault:
        return False
    return True


def build(text: str) -> Any:
    """Give the value of a text in which no issue was found, however deep it is."""
    root: list[Any] = []
    keys: list[str] = []
    containers: list[Any] = [root]
    position = 0
    while True:
        match = _VALUE_PATTERN.match(text, position)
        assert match is not None
        position = match.end()
        value = _value_of(match)
        container = containers[-1]
        if type(container) is dict:
            container[keys.pop()] = value
        else:
            container.append(value)
        if match.lastgroup == "open":
            containers.append(value)
            closed = _AFTER_PATTERN.match(text, position)
            if closed is None:
                position = _begin_item(value, text, position, keys)
                continue
        position = _close(containers, text, position)
        if len(containers) == 1:
            return root[0]
        position = _begin_item(containers[-1], text, position, keys)


def _close(containers: list[Any], text: str, position: int) -> int:
    """Leave the containers that end here; give the index behind the comma after them."""
    while len(containers) > 1:
        match = _AFTER_PATTERN.match(text, position)
        assert match is not None
        position = match.end()
        if match[1] == ",":
            break
        containers.pop()
    return position


def _begin_item(container: Any, text: str, position: int, keys: list[str]) -> int:
    """Give the index where the value of the next item starts, its key being noted."""
    if type(container) is not dict:
        return position
    match = _KEY_PATTERN.match(text, position)
    assert match is not None
    keys.append(_unescape(match["key"]))
    return match.end()


def _value_of(match: re.Match[str]) -> Any:
    kind = match.lastgroup
    assert kind is not None
    literal = match[kind]
    if kind == "string":
        return _unescape(literal)
    if kind == "word":
        return _WORDS[literal]
    if kind == "open":
        return [] if literal == "[" else {}
    return int(literal) if literal.lstrip("-").isdecimal() else float(literal)


def _unescape(literal: str) -> str:
    text: str = scanstring(literal, 1)[0] if "\\" in literal else literal[1:-1]
    return text


class _SyntaxFault(Exception):
    """What stands at `index` is no JSON; the scan ends."""

    def __init__(self, index: int) -> None:
        super().__init__(index)
        self.index = index


# What is remembered of an open container: of an array nothing, of an object its keys. Most deep
# objects have one key, and one string is a tenth of a set.
_ARRAY: Final = None
_EMPTY_OBJECT: Final = frozenset[str]()
_Keys = str | set[str] | frozenset[str] | None


class _Scan:
    """One run over a text; the methods move `position` on and note what they find."""

    def __init__(self, text: str, limits: Limits) -> None:
        self.text = text
        self.limits = limits
        self.position = 0
        self.open: list[_Keys] = []
        self.properties = 0
        self.found: list[tuple[int, str, dict[str, object]]] = []
        self.counts: dict[str, int] = {}

    def issues(self) -> list[JsonIssue]:
        """Give what was found in order of position, with offsets in UTF-16 code units."""
        issues = []
        offset = index = 0
        self.found.sort(key=lambda entry: entry[0])
        for position, code, params in self.found:
            offset += _count_units(self.text, index, position)
            index = position
            if "limit" not in params:
                params["offset"] = offset
            issues.append(JsonIssue(code, offset, params, index))
        return issues

    def run(self) -> None:
        """Scan the text up to its end or the first fault of syntax."""
        try:
            self.read_value()
            while self.open:
                self.read_next()
            self.read_end()
        except _SyntaxFault as fault:
            self.note(fault.index, "json_syntax_invalid")

    def note(self, index: int, code: str, **params: object) -> None:
        """Keep an issue, unless there are enough of its code."""
        count = self.counts[code] = self.counts.get(code, 0) + 1
        if count <= MAX_ISSUES:
            self.found.append((index, code, params))

    def read_value(self) -> None:
        """Read a scalar, or the starts of containers up to the first scalar or empty one."""
        while self.read_token():
            pass

    def read_token(self) -> bool:
        """Read one value's first token; tell whether another value has to follow it."""
        match = _VALUE_PATTERN.match(self.text, self.position)
        if match is None:
            raise self.fault_in_string()
        kind = match.lastgroup
        assert kind is not None
        start, self.position = match.span(kind)
        if kind == "open":
            return self.enter(start)
        if kind == "string":
            self.check_surrogates(start, self.position)
        elif kind == "number":
            self.check_number(start)
        return False

    def read_next(self) -> None:
        """Read on in the innermost container: its end, or a comma and the next item."""
        match = _AFTER_PATTERN.match(self.text, self.position)
        if match is None:
            raise self.fault_at_token()
        is_array = self.open[-1] is _ARRAY
        self.position = match.end()
        if match[1] == ",":
            if not is_array:
                self.read_key()
            self.read_value()
        elif (match[1] == "]") is is_array:
            self.open.pop()
        else:
            raise _SyntaxFault(match.start(1))

    def read_end(self) -> None:
        """Make sure that only white space follows the document."""
        self.skip_space()
        if self.position != len(self.text):
            raise _SyntaxFault(self.position)

    def enter(self, start: int) -> bool:
        """Enter a container and read its first key; tell whether it has an item."""
        bracket = self.text[start]
        self.open.append(_ARRAY if bracket == "[" else _EMPTY_OBJECT)
        depth, limit = len(self.open), self.limits.max_depth
        if depth > limit:
            self.note(start, "json_depth_exceeded", actual=depth, limit=limit)
        self.skip_space()
        if self.text.startswith(_CLOSER[bracket], self.position):
            return False
        if bracket == "{":
            self.read_key()
        return True

    def read_key(self) -> None:
        """Read a key and its colon."""
        match = _KEY_PATTERN.match(self.text, self.position)
        if match is None:
            raise self.fault_in_string()
        start, self.position = match.span("key")
        key = _unescape(match["key"])
        self.properties += 1
        if self.repeats(key):
            self.note(start, "json_duplicate_key", key=_shorten(key))
        if self.limits.dangerous_keys and key in DANGEROUS_KEYS:
            self.note(start, "json_dangerous_key", key=key)
        limit = self.limits.max_properties
        if limit is not None and self.properties > limit:
            self.note(start, "json_property_limit_exceeded", actual=self.properties, limit=limit)
        self.check_surrogates(start, self.position)
        if match["colon"] is None:
            raise self.fault_at_token()
        self.position = match.end()

    def repeats(self, key: str) -> bool:
        """Tell whether the innermost object has the key already; note the key."""
        keys = self.open[-1]
        if keys is _EMPTY_OBJECT:
            self.open[-1] = key
        elif isinstance(keys, str):
            self.open[-1] = {keys, key}
            return keys == key
        elif isinstance(keys, set):
            before = len(keys)
            keys.add(key)
            return len(keys) == before
        return False

    def check_surrogates(self, start: int, end: int) -> None:
        """Note the first surrogate escape without its partner in a string: one issue a string."""
        if self.text.find("\\u", start, end) < 0:
            return
        index = find_lone_surrogate(self.text, start, end)
        if index >= 0:
            self.note(index, "json_lone_surrogate")

    def check_number(self, start: int) -> None:
        """Note a number that has no safe or no finite double."""
        number = abs(float(self.text[start : self.position]))
        limit = MAX_SAFE_INTEGER if self.limits.safe_integers else sys.float_info.max
        if number > limit:
            self.note(start, "json_unsafe_integer")

    def skip_space(self) -> None:
        match = _SPACE_PATTERN.match(self.text, self.position)
        assert match is not None
        self.position = match.end()

    def fault_at_token(self) -> _SyntaxFault:
        """Give the fault at the next token, or at the end of the text."""
        self.skip_space()
        return _SyntaxFault(self.position)

    def fault_in_string(self) -> _SyntaxFault:
        """Give the fault at the next token, or in it where a string holds a wrong character."""
        fault = self.fault_at_token()
        match = _BODY_PATTERN.match(self.text, self.position)
        # A string that does not end is wrong as a whole.
        if match is not None and match.end() < len(self.text):
            fault.index = match.end()
        return fault


class _Strict(_Scan):
    """A run that ends with its first issue."""

    def note(self, index: int, code: str, **params: object) -> None:
        """End the run."""
        del code, params
        raise _SyntaxFault(index)


def _shorten(key: str) -> str:
    """Give a key fit for a message."""
    key = key.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return key if len(key) <= _LONGEST_KEY else key[: _LONGEST_KEY - 1] + "…"


def _count_units(text: str, start: int, end: int) -> int:
    """Give the length of a part of a text in UTF-16 code units."""
    pieces = (text[at : min(at + _BULK, end)] for at in range(start, end, _BULK))
    return sum(len(piece.encode("utf-16-le", "surrogatepass")) for piece in pieces) // 2
