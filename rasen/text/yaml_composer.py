"""From the events of a YAML parser to plain values, with a place for each key and value.

What JSON cannot say is an issue here: aliases, repeated keys, collections as keys. So is what the
parsers let through although YAML 1.2 forbids it: too little indentation and tabs within flow
collections and quoted scalars, comments without a space before them, and a lone hyphen.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from rasen.text.yaml_core import (
    TYPED_START,
    TagMismatchError,
    check_collection_tag,
    resolve,
    tagged_scalar,
)
from rasen.text.yaml_parser import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    Refusal,
    RefusedError,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
    Source,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    Container = dict[str, object] | list[object]

# Nobody reads more of them, and each costs more memory than the text that raised it.
MAX_ISSUES = 1000

_QUOTES = ("'", '"')
_GLUED_COMMENT = re.compile(r"""["'\]}]#""")
_LINE_START = re.compile(r"(?:\r\n|\n|\r)( *)([^ \r\n])")
_BLANK_REST = re.compile(r"[ \t]*(?:[\r\n]|\Z)")


class Issue(NamedTuple):
    """One fault: its code, the index it stands at, and the values of its message."""

    code: str
    at: int
    params: dict[str, object]


class _Dropped:
    """The type of `_DROPPED`, the key whose value is read but not kept."""


_DROPPED = _Dropped()


class _Frame:
    """A collection that is being filled.

    `places` holds the index of each item, for a mapping those of key and value in turn. `indent`
    is the column of the items of a block collection, -1 where it is not known.
    """

    __slots__ = ("indent", "key", "key_index", "places", "typed_keys", "value")

    def __init__(self, value: Container, places: list[int], indent: int) -> None:
        self.value: Any = value
        self.places = places
        self.indent = indent
        self.key: str | _Dropped | None = None
        self.key_index = 0
        self.typed_keys: dict[tuple[bool, object], str] | None = None


class Composer:
    """Fills `value`, `places` and `issues` from events.

    `places` maps the `id` of each collection in `value` to the indexes of its items.
    `refusal` says why the text is no YAML at all, or is None.
    """

    def __init__(self, source: Source, *, max_depth: int, trims_blocks: bool) -> None:
        self.value: object = None
        self.index = 0
        self.places: dict[int, list[int]] = {}
        self.issues: list[Issue] = []
        self.refusal: Refusal | None = None
        self._source = source
        self._max_depth = max_depth
        self._trims_blocks = trims_blocks
        self._stack: list[_Frame] = []
        self._documents = 0
        self._repeated: list[tuple[_Frame, str, str, int]] = []
        # Depth and start of the outermost flow collection around the current event.
        self._flow: tuple[int, Any] | None = None
        self._checks_comments = _GLUED_COMMENT.search(source.text) is not None

    def run(self, parse: Callable[[str], Iterable[Any]]) -> None:
        """Read the whole text with a parser, or up to the fault after which nothing can be read."""
        try:
            self._compose(parse(self._source.text))
        except RefusedError as error:
            self.refuse(error.refusal)
        self._name_first_lines()

    def refuse(self, refusal: Refusal) -> None:
        """Note the fault after which nothing can be read."""
        self.refusal = refusal
        self._fault_at(refusal.at, refusal.reason, refusal.problem)

    def _compose(self, events: Iterable[Any]) -> None:
        stack = self._stack
        for event in events:
            kind = type(event)
            if kind is ScalarEvent:
                frame = stack[-1] if stack else None
                if frame is None:
                    self.value = self._scalar(event)
                    self.index = event.start_mark.index
                elif frame.key is None and frame.value.__class__ is dict:
                    self._take_key(frame, event)
                else:
                    self._put(frame, self._scalar(event), event.start_mark.index)
            elif kind is MappingStartEvent:
                self._open({}, event, "map")
            elif kind is SequenceStartEvent:
                self._open([], event, "seq")
            elif kind is MappingEndEvent or kind is SequenceEndEvent:
                closed = stack.pop()
                if not closed.places:  # nothing in it has a place
                    self.places.pop(id(closed.value), None)
                self._close(event)
            elif kind is AliasEvent:
                self._refuse_alias(event)
            elif kind is DocumentStartEvent:
                self._documents += 1
                if self._documents > 1:
                    self._fault("several_documents", "more than one document", event.start_mark)
                    return
            if len(stack) > self._max_depth or len(self.issues) >= MAX_ISSUES:
                return

    def _put(self, frame: _Frame, value: object, index: int) -> None:
        if frame.value.__class__ is list:
            frame.value.append(value)
            frame.places.append(index)
            return
        if frame.key is not _DROPPED:
            frame.value[frame.key] = value
            frame.places.append(frame.key_index)
            frame.places.append(index)
        frame.key = None

    def _open(self, container: Container, event: Any, name: str) -> None:
        index = event.start_mark.index
        stack = self._stack
        if not stack:
            self.value = container
            self.index = index
        elif stack[-1].key is None and stack[-1].value.__class__ is dict:
            self._fault("complex_key", "a key that is a list or a mapping", event.start_mark)
            stack[-1].key = _DROPPED
        else:
            self._put(stack[-1], container, index)
        if event.flow_style and self._flow is None:
            self._flow = (len(stack), event.start_mark)
        if event.ctag is not None:
            self._check_tag(event, name)
        places: list[int] = []
        self.places[id(container)] = places
        has_properties = event.ctag is not None or event.anchor is not None
        indent = -1 if has_properties or event.flow_style else event.start_mark.column
        stack.append(_Frame(container, places, indent))
        if len(stack) > self._max_depth:
            problem = f"collections nested deeper than {self._max_depth} levels"
            self._fault("depth", problem, event.start_mark, limit=self._max_depth)

    def _close(self, event: Any) -> None:
        if self._flow is not None:
            if self._checks_comments:
                self._check_comment(event)
            if len(self._stack) == self._flow[0]:
                start = self._flow[1]
                self._flow = None
                if start.line != event.end_mark.line:
                    self._check_indentation(start.index, event.end_mark.index, is_flow=True)

    def _take_key(self, frame: _Frame, event: Any) -> None:
        key = event.value
        index = event.start_mark.index
        if self._source.stand_ins:
            key = self._source.restore(key, index=index, quoted=event.style in _QUOTES)
        first = key if key in frame.value else None
        if first is None and not event.style and key[:1] in TYPED_START:
            first = _same_typed_key(frame, key)
        if event.style and self._checks_comments:
            self._check_comment(event)
        if self._flow is not None:
            self._check_in_flow(event)
        if first is None:
            frame.key = key
            frame.key_index = index
        else:
            self._repeated.append((frame, key, first, len(self.issues)))
            self._fault("duplicate_key", f"the key {key} is there twice", event.start_mark, key=key)
            frame.key = _DROPPED

    def _scalar(self, event: Any) -> object:
        value: str = event.value
        style = event.style
        if self._source.stand_ins:
            index = event.start_mark.index
            value = self._source.restore(value, index=index, quoted=style in _QUOTES)
        if style:
            self._check_styled(event)
            if self._trims_blocks and style not in _QUOTES:
                value = value.removesuffix("\n")
        if event.ctag is not None:
            return self._tagged_scalar(event, value)
        if self._flow is not None:
            self._check_in_flow(event)
        if style or value[:1] not in TYPED_START:
            return value
        if value == "-":
            self._fault("indicator", "a lone hyphen that is not quoted", event.start_mark)
        return resolve(value)

    def _tagged_scalar(self, event: Any, value: str) -> object:
        try:
            return tagged_scalar(str(event.ctag), value, plain=not event.style)
        except TagMismatchError:
            self._fault_tag(event)
            return value

    def _check_tag(self, event: Any, name: str) -> None:
        try:
            check_collection_tag(str(event.ctag), name)
        except TagMismatchError:
            self._fault_tag(event)

    def _check_styled(self, event: Any) -> None:
        if event.style in _QUOTES:
            if self._flow is None and event.start_mark.line != event.end_mark.line:
                start, end = event.start_mark.index, event.end_mark.index
                self._check_indentation(start, end, is_flow=False)
            if self._checks_comments:
                self._check_comment(event)

    def _check_comment(self, event: Any) -> None:
        # YAML 1.2.2, 6.6: a comment is separated from what stands before it.
        index = event.end_mark.index
        if self._source.text[index : index + 1] == "#":
            self._fault_at(index, "comment", "a comment without a space before it")

    def _check_indentation(self, start: int, end: int, *, is_flow: bool) -> None:
        # YAML 1.2.2, 6.1 and 8.2: lines that go on are indented more than the block around them,
        # and tabs do not count. The bracket that closes may stand where the block stands: every
        # parser takes that, and people write it.
        text = self._source.text
        needed = self._stack[-1].indent + 1 if self._stack else 0
        for match in _LINE_START.finditer(text, start, end):
            first = match.start(2)
            if len(match[1]) >= needed or (is_flow and match[2] == "#"):
                continue
            if match[2] == "\t" and _BLANK_REST.match(text, first):
                continue
            if is_flow and first == end - 1 and len(match[1]) == needed - 1:
                continue
            if match[2] == "\t":
                self._fault_at(first, "tab", "a tab as indentation")
            else:
                self._fault_at(first, "indentation", "too little indentation")
            return

    def _check_in_flow(self, event: Any) -> None:
        # YAML 1.2.2, 7.3.3 and 7.4: the parsers take `[a:, b]` for a text that ends with a colon
        # and drop the question mark of `[?a]`. Neither is worth reading; both must not be misread.
        if event.style:
            return
        index = event.start_mark.index
        if event.value.endswith(":"):
            self._fault("colon", "a colon that is not quoted", event.start_mark)
        elif self._source.text[index - 1] == "?":
            self._fault("indicator", "a question mark that is not quoted", event.start_mark)

    def _refuse_alias(self, event: Any) -> None:
        index = event.start_mark.index
        self.issues.append(Issue("yaml_alias_forbidden", index, {"alias": event.anchor}))
        if not self._stack:
            return
        frame = self._stack[-1]
        if frame.key is None and frame.value.__class__ is dict:
            frame.key = _DROPPED
        else:
            self._put(frame, None, index)

    def _fault_tag(self, event: Any) -> None:
        tag = str(event.ctag).replace("tag:yaml.org,2002:", "!!")
        self._fault("tag", f"a value that is not of its type {tag}", event.start_mark, tag=tag)

    def _fault(self, reason: str, problem: str, mark: Any, **params: object) -> None:
        self._fault_at(mark.index, reason, problem, **params)

    def _fault_at(self, index: int, reason: str, problem: str, **params: object) -> None:
        params = {"problem": problem, "reason": reason, **params}
        self.issues.append(Issue("yaml_invalid", index, params))

    def _name_first_lines(self) -> None:
        """Add to each issue of a repeated key the index of the first one, as `first`."""
        positions: dict[int, dict[str, int]] = {}
        for frame, _key, first, number in self._repeated:
            found = positions.get(id(frame))
            if found is None:
                found = dict(zip(frame.value, frame.places[::2], strict=True))
                positions[id(frame)] = found
            if first in found:
                self.issues[number].params["first"] = found[first]


def _same_typed_key(frame: _Frame, key: str) -> str | None:
    """Give the earlier key that is the same value in other words (`0x1`, `1`); note this one."""
    value = resolve(key)
    if isinstance(value, str):
        return None
    if frame.typed_keys is None:
        frame.typed_keys = {}
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    first = frame.typed_keys.setdefault((is_number, value), key)
    return None if first is key else first
