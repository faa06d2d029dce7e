"""The parsers below the YAML reader: a text in, events of `ruamel.yaml` or one refusal out.

This is the only module that imports `ruamel.yaml`; it costs 18 ms, so import it late.
"""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING, NamedTuple

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

try:
    from ruamel.yaml.cyaml import CParser  # type: ignore[attr-defined]
except ImportError:  # Without compiled parts: slower, and stricter with tabs that separate.
    CParser = None

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

__all__ = [
    "AliasEvent",
    "DocumentStartEvent",
    "MappingEndEvent",
    "MappingStartEvent",
    "Refusal",
    "RefusedError",
    "ScalarEvent",
    "SequenceEndEvent",
    "SequenceStartEvent",
    "Source",
    "attempts",
    "prepare",
]

# Patterns that few texts need are compiled when one does: they cost a start half a millisecond.

# Each directive is compared with all before it by the parsers; no text needs this many.
_TAG_DIRECTIVES = 64
_TAG_DIRECTIVE = r"(?m)^%TAG"
# YAML 1.2.2, 5.1: c-printable, and what only a quoted scalar may hold (all of JSON's characters).
_FORBIDDEN = "[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff]"
_DELICATE = "[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]"
_ORDINARY = frozenset(":\x85\u2028\u2029")
_SURROGATE = "[\ud800-\udfff]"

# What the compiled parser takes for something else: an anchor's name that goes on after letters,
# digits, `_` and `-`, and a comment right behind a block scalar's indicator.
_MISREAD = re.compile(r"(?<![^\s\[{,])(?:[&*][A-Za-z0-9_-]+[^\sA-Za-z0-9_,\[\]{}-]|[|>][-+0-9]*#)")
_TABS_ON_BLANK_LINE = r"(?m)^[ \t]*\t[ \t]*(?=\r?$)"

# A colon within a plain scalar. Behind quotes and brackets it could end a key; names of tags and
# anchors hold colons of another kind, so texts that may have such are left alone.
_PLAIN_COLON = r"""(?<=[^\s,\[\]{}'"]):(?=[^\s,\[\]{}])"""
_MAY_BE_PROPERTY = "[!&*%]"

# What the parsers say, and what it is called here; the first that is part of the sentence counts.
_REASONS = {
    "mapping values are not allowed": "colon",
    "cannot start any token": "indicator",
    "found unexpected end of stream": "unclosed_quote",
    "found unexpected document indicator": "unclosed_quote",
    "expected ',' or": "unclosed_collection",
    "did not find expected key": "indentation",
    "expected <block end>": "indentation",
    "did not find expected '-' indicator": "indentation",
    "where an indentation space is expected": "indentation",
    "escape": "escape",
    "tag handle": "tag_handle",
}


class Refusal(NamedTuple):
    """Why and where (`at`, an index) a parser stopped. `reach` is how far it had come."""

    at: int
    reason: str
    problem: str
    reach: int


class RefusedError(Exception):
    """A text holds something that no YAML text may hold."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class Source(NamedTuple):
    """A text made ready for the parsers, index for index the same as the original.

    `stand_ins` gives the characters that private ones stand for: the parsers take U+0085, U+2028
    and U+2029 for line ends, as YAML 1.1 did, and refuse others that YAML 1.2 allows in quotes.
    """

    text: str
    stand_ins: dict[str, str]

    def restore(self, value: str, *, index: int, quoted: bool) -> str:
        """Give a scalar with its own characters; `index` is where the scalar starts.

        Raise `RefusedError` for a character that needs quotes and has none.
        """
        for stand_in, character in self.stand_ins.items():
            if stand_in in value:
                if not quoted and character not in _ORDINARY:
                    raise RefusedError(_forbidden(self.text.index(stand_in, index), character))
                value = value.replace(stand_in, character)
        return value

    def without_blank_tabs(self) -> Source:
        """Give the source with spaces for the tabs of lines that hold nothing else.

        YAML allows them (1.2.2, 6.5), both parsers refuse them after a plain scalar.
        """
        text = re.sub(_TABS_ON_BLANK_LINE, lambda match: " " * len(match[0]), self.text)
        return self._replace(text=text)

    def without_plain_colons(self) -> Source:
        """Give the source with a stand-in for each colon that surely is part of a plain scalar.

        The compiled parser refuses `[a:b]` and `[http://c.d]`, which people do write.
        """
        if re.search(_MAY_BE_PROPERTY, self.text) is not None:
            return self
        stand_in = next(_unused(self.text))
        text = re.sub(_PLAIN_COLON, stand_in, self.text)
        return Source(text, {**self.stand_ins, stand_in: ":"})


def prepare(text: str) -> Source:
    """Give the source of a text; raise `RefusedError` for one that the parsers must not see."""
    if text.count("%TAG") > _TAG_DIRECTIVES:
        found = list(re.finditer(_TAG_DIRECTIVE, text))
        if len(found) > _TAG_DIRECTIVES:
            index = found[_TAG_DIRECTIVES].start()
            raise RefusedError(Refusal(index, "directives", "too many %TAG directives", index))
    if text.isascii() and "\x7f" not in text:
        return Source(text, {})
    delicate = set(re.findall(_DELICATE, text))
    if not delicate:
        return Source(text, {})
    stand_ins = dict(zip(_unused(text), sorted(delicate), strict=False))
    table = str.maketrans({character: stand_in for stand_in, character in stand_ins.items()})
    return Source(text.translate(table), stand_ins)


def attempts(source: Source) -> Iterator[tuple[Callable[[str], Iterable[object]], Source]]:
    """Give parsers, each with the source to read, in the order in which they are asked.

    Each parser gives the events of a text and raises `RefusedError`. The compiled one knows YAML
    1.1: it refuses `{x: :y}`, `- ? : x` and more that is legal, so its "no" is not the last word.
    """
    if CParser is not None and _MISREAD.search(source.text) is None:
        yield _c_events, source
        mended = source.without_plain_colons()
        if mended.text != source.text:
            yield _c_events, mended
    yield _pure_events, source


def _unused(text: str) -> Iterator[str]:
    """Give private characters that a text does not have."""
    used = set(text)
    return (chr(code) for code in range(0x10FFFD, 0xEFFFF, -1) if chr(code) not in used)


def _c_events(text: str) -> Iterable[object]:
    try:
        parser = CParser(text)
        yield from iter(parser.get_event, None)
    except UnicodeEncodeError as error:
        raise RefusedError(_forbidden(error.start, text[error.start])) from None
    except YAMLError as error:
        raise RefusedError(_refusal(error, text)) from None


def _pure_events(text: str) -> Iterable[object]:
    match = re.search(_FORBIDDEN, text)
    if match is not None:
        raise RefusedError(_forbidden(match.start(), match.group()))
    reach = 0
    try:
        for event in YAML(typ="safe", pure=True).parse(io.StringIO(text)):
            reach = event.end_mark.index
            if type(event) is ScalarEvent and not event.value.isascii():
                event.value = _joined(event.value, event.start_mark.index)
            yield event
    except YAMLError as error:
        raise RefusedError(_refusal(error, text)) from None
    except (ValueError, OverflowError, AssertionError) as error:
        # `\UFFFFFFFF` and `%YAML 1.3` end in these, without a place.
        raise RefusedError(Refusal(reach, "syntax", str(error), reach)) from None


def _joined(value: str, index: int) -> str:
    """Give a scalar whose surrogate escapes are the characters that pairs of them mean in JSON."""
    if re.search(_SURROGATE, value) is None:
        return value
    try:
        return value.encode("utf-16-le", "surrogatepass").decode("utf-16-le")
    except UnicodeDecodeError:
        refusal = Refusal(index, "escape", "found a lone surrogate", index)
        raise RefusedError(refusal) from None


def _forbidden(index: int, character: str) -> Refusal:
    problem = f"the character U+{ord(character):04X} is not allowed"
    return Refusal(index, "character", problem, index)


def _refusal(error: YAMLError, text: str) -> Refusal:
    if not isinstance(error, MarkedYAMLError):
        match = re.search(_FORBIDDEN, text)
        assert match is not None, error
        return _forbidden(match.start(), match.group())
    problem = str(error.problem)
    mark = error.problem_mark or error.context_mark
    index = min(mark.index, len(text)) if mark is not None else 0
    reason = next((name for part, name in _REASONS.items() if part in problem), "syntax")
    if text[index : index + 1] == "\t" and reason in ("indicator", "syntax"):
        return Refusal(index, "tab", problem, index)
    if reason == "unclosed_quote" and error.context_mark is not None:
        return Refusal(error.context_mark.index, reason, problem, index)
    return Refusal(index, reason, problem, index)
