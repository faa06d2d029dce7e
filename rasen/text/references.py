"""The files that the Markdown body of a skill refers to (packages spec 3.6, and its corrections).

Inline links, images, code spans, and the reference definitions that a link uses. Code blocks are
not left out, as the spec says.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal, NamedTuple

from rasen.text.body_rules import WHITE_SPACE
from rasen.text.lines import LineIndex

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

_SPACE = f"[{WHITE_SPACE}]"
_FOLDERS = r"(?:references|scripts|templates|bin)/"
_ROOTED = re.compile(rf"(?:\./)?{_FOLDERS}")
# The folder's name with any of its punctuation escaped, which is longer than any real one.
_LONGEST_ROOT = 32

# Patterns that few bodies need are compiled when one does: they cost a start half a millisecond.
_PUNCTUATION = r"[!-/:-@\[-`{-~]"
_INLINE = re.compile(rf"\]\({_SPACE}*+")
_ANGLED = r"<((?:[^\\<>\r\n]++|\\[^\r\n])*+)>"
_SIMPLE = re.compile(rf"(?:[^\\(){WHITE_SPACE}]++|\\{_PUNCTUATION}?+)*+")
_STRUCTURE = rf"\\{_PUNCTUATION}|[()]|{_SPACE}"
_ESCAPE = re.compile(rf"\\({_PUNCTUATION})")

_SPAN = re.compile(rf"`((?:\./)?{_FOLDERS}[^`]+)`")
# Corrections: a span with a glob character or a `<placeholder>` names no file.
_NO_FILE = re.compile(r"[*?\[{]|<[^\s<>](?:[^<>]*[^\s<>])?>")

_LABEL = r"\[((?:[^\\\[\]]|\\.){1,999})\]"
_DEFINITION = rf"""(?mx)^(?:\ {{0,3}}>)*\ {{0,3}}{_LABEL}:[ \t]*(?:\r?\n[ \t]*)?
    (?:<(?P<angled>(?:[^\\<>\r\n]++|\\[^\r\n])*+)>|(?P<bare>[^\s<]\S*))
    (?:[ \t]+(?:"[^"]*"|'[^']*'|\([^()]*\)))?[ \t]*(?=\r?$)"""
_BRACKETS = rf"\\.|{_LABEL}"


class Reference(NamedTuple):
    """A reference to a file below the workflow's folder.

    It is resolved if one of `candidates` is a declared file, else `target` is reported. `line` and
    `column` of `text`, which is what stands in the body, count in the body from 1.
    """

    target: str
    kind: Literal["link", "span"]
    line: int
    column: int
    text: str
    candidates: tuple[str, ...]


class _Found(NamedTuple):
    at: int
    text: str
    target: str


def references(body: str) -> list[Reference]:
    """Give each distinct reference of a body once: links in order, then code spans in order."""
    lines = LineIndex(body)
    return [
        Reference(found.target, kind, *lines.place(found.at), found.text, candidates)
        for found, kind, candidates in _distinct(body)
    ]


def are_resolved(body: str, files: Container[str]) -> bool:
    """Tell whether each reference of a body is to one of the files; places are not looked up."""
    return all(
        any(candidate in files for candidate in candidates) for _, _, candidates in _distinct(body)
    )


def _distinct(body: str) -> Iterator[tuple[_Found, Literal["link", "span"], tuple[str, ...]]]:
    """Give each distinct reference with its kind and its candidates."""
    given: set[str] = set()
    links = [*_inline_links(body), *_used_definitions(body)]
    links.sort()
    for found in links:
        if found.target not in given:
            given.add(found.target)
            yield found, "link", (found.target,)
    for found in _spans(body):
        if found.target not in given:
            given.add(found.target)
            yield found, "span", _span_candidates(found)


def _inline_links(body: str) -> Iterator[_Found]:
    ends: dict[int, int] | None = None
    position = 0
    while (opening := _INLINE.search(body, position)) is not None:
        start = position = opening.end()
        if body.startswith("<", start):
            angled = re.compile(_ANGLED).match(body, start)
            if angled is None:
                continue
            start, end = angled.span(1)
        else:
            simple = _SIMPLE.match(body, start)
            assert simple is not None
            end = simple.end()
            if body.startswith("(", end):
                ends = _nested_ends(body) if ends is None else ends
                end = ends.get(start, start)
        if _may_be_rooted(body[start : min(end, start + _LONGEST_ROOT)]):
            found = _found(start, body[start:end])
            if found is not None:
                yield found
                # What stands within a path is no link of its own; the time stays linear.
                position = end


def _nested_ends(body: str) -> dict[int, int]:
    """Give start and end of each bare destination; one whose parentheses stay open has none."""
    ends: dict[int, int] = {}
    # For each open parenthesis the start of the destination that waits for its end, or -1.
    waiting: list[int] = []
    for match in re.finditer(_STRUCTURE, body):
        at = match.start()
        character = body[at]
        if character == "(":
            link = _INLINE.match(body, at - 1) if at else None
            waiting.append(link.end() if link is not None else -1)
        elif character == "\\" or not waiting:
            continue
        elif character == ")":
            start = waiting.pop()
            if start >= 0:
                ends[start] = at
        elif 0 <= waiting[-1] <= at:
            ends[waiting[-1]] = at
            waiting[-1] = -1
    return ends


def _used_definitions(body: str) -> Iterator[_Found]:
    """Give the destinations of the reference definitions whose label stands in brackets elsewhere.

    CommonMark 0.31, 4.7 and 6.3: of two definitions with one label the first counts.
    """
    if "]:" not in body:
        return
    definitions: dict[str, _Found | None] = {}
    own: set[int] = set()
    for match in re.finditer(_DEFINITION, body):
        own.add(match.start(1))
        group = "angled" if match["angled"] is not None else "bare"
        text = match[group]
        is_rooted = _may_be_rooted(text[:_LONGEST_ROOT])
        found = _found(match.start(group), text) if is_rooted else None
        definitions.setdefault(_normal_label(match[1]), found)
    if any(definitions.values()):
        for label in _used_labels(body, own, definitions):
            found = definitions.pop(label, None)
            if found is not None:
                yield found


def _used_labels(body: str, own: set[int], definitions: dict[str, _Found | None]) -> Iterator[str]:
    groups = [match for match in re.finditer(_BRACKETS, body) if match[1] is not None]
    labels = {match.end(1): _normal_label(match[1]) for match in groups}
    starts = {match.start(): match for match in groups if match.start(1) not in own}
    known = set(definitions)
    for match in starts.values():
        following = starts.get(match.end())
        # `[x][y]` is a link to y when y is defined, whatever x is; `[x](y)` is no use of x.
        is_text = following is not None and labels[following.end(1)] in known
        if not is_text and not body.startswith("(", match.end()):
            yield labels[match.end(1)]


def _normal_label(label: str) -> str:
    return " ".join(label.split()).casefold()


def _spans(body: str) -> Iterator[_Found]:
    for match in _SPAN.finditer(body):
        if _NO_FILE.search(match[1]) is None:
            found = _found(match.start(1), match[1], escapes=False)
            if found is not None:
                yield found


def _span_candidates(found: _Found) -> tuple[str, ...]:
    first_word = re.split(_SPACE, found.text, maxsplit=1)[0]
    target = _target(first_word)
    return (found.target,) if target == found.target else (found.target, target)


def _found(at: int, text: str, *, escapes: bool = True) -> _Found | None:
    target = _target(_unescaped(text) if escapes else text)
    return _Found(at, text, target) if _ROOTED.match(target) else None


def _target(text: str) -> str:
    return text.removeprefix("./").partition("#")[0]


def _may_be_rooted(start: str) -> bool:
    return _ROOTED.match(_unescaped(start)) is not None


def _unescaped(text: str) -> str:
    return _ESCAPE.sub(r"\1", text) if "\\" in text else text
