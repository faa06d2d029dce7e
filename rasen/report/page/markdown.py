"""A small, safe part of Markdown as HTML: headings, lists, code, emphasis, quotes and links.

Everything else is text. Headings and fences are those that planning reads. The time is linear in
the length of the text.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from rasen.planning.markdown import WHITE_SPACE, Markdown
from rasen.report.page.html import element, escape, link_target

if TYPE_CHECKING:
    from collections.abc import Iterator

_LOWEST = 6
_DEEPEST_LIST = 8
_TAB = " " * 4
# No part of it can reach over a character that ends it, so no start costs more than its own line.
_INLINE = re.compile(
    r"`(?P<code>[^`]+)`"
    r"|\*\*(?P<strong>[^*]+)\*\*"
    r"|\*(?P<em>[^*\s][^*]*)\*"
    r"|(?<!\w)__(?P<strong2>[^_]+)__(?!\w)"
    r"|(?<!\w)_(?P<em2>[^_\s][^_]*)_(?!\w)"
    r"|\[(?P<label>[^\[\]]+)\]\((?P<target>[^()\[\]\s]+)\)"
)
_BULLET = re.compile(r"(?:[-*+]|(?P<number>\d{1,9})[.)])[ \t]+(?=\S)")
_BOX = re.compile(r"\[(?P<mark>[ xX])\][ \t]+")
_RULE = re.compile(r"(?:-{3,}|\*{3,}|_{3,})\s*")


class Words(NamedTuple):
    """What boxes of tasks are called for those who do not see them."""

    done: str
    open: str


def markdown(text: str, level: int, *, base: str, words: Words) -> str:
    """Give a text as HTML; its headings are as deep as `level` and deeper, and skip none.

    `base` is the folder of the text as the page sees it, by which its links are read.
    """
    return "\n".join(_Blocks(Markdown(text), level, base, words).render())


def inline(text: str, base: str) -> str:
    """Give a run of text as HTML."""
    return "".join(_inline(text, base))


class _Item(NamedTuple):
    """An open list: how far its items are indented, and its element."""

    indent: int
    name: str


class _Blocks:
    """Renders a text block by block."""

    def __init__(self, text: Markdown, level: int, base: str, words: Words) -> None:
        self._text = text
        self._level = level
        self._base = base
        self._words = words
        self._above: list[int] = []
        self._lists: list[_Item] = []
        self._paragraph: list[str] = []

    def render(self) -> Iterator[str]:
        headings = {heading.line: heading for heading in self._text.headings}
        line = 0
        while line < len(self._text.lines):
            if self._text.is_masked(line):
                end = self._end_of_fence(line)
                yield from self._close()
                yield self._fence(line, end)
                line = end
                continue
            if line in headings:
                yield from self._close()
                yield self._heading(headings[line].level, headings[line].title)
            else:
                yield from self._line(self._text.lines[line])
            line += 1
        yield from self._close()

    def _end_of_fence(self, line: int) -> int:
        """Give the line behind a fence; two that touch are shown as one."""
        while line < len(self._text.lines) and self._text.is_masked(line):
            line += 1
        return line

    def _fence(self, start: int, end: int) -> str:
        lines = self._text.lines[start + 1 : end]
        if lines and not lines[-1].strip(WHITE_SPACE + "`~"):
            lines.pop()
        return element("pre", element("code", escape("\n".join(lines))))

    def _heading(self, level: int, title: str) -> str:
        while self._above and self._above[-1] >= level:
            self._above.pop()
        self._above.append(level)
        shown = min(self._level + len(self._above) - 1, _LOWEST)
        return element(f"h{shown}", inline(title, self._base))

    def _line(self, line: str) -> Iterator[str]:
        text = line.strip(WHITE_SPACE)
        if not text:
            yield from self._end_paragraph()
            return
        indent = _indent(line)
        bullet = _BULLET.match(text)
        if _RULE.fullmatch(text):
            yield from self._close()
            yield "<hr>"
        elif bullet:
            yield from self._end_paragraph()
            yield from self._open_item(indent, bullet)
            self._paragraph.append(text[bullet.end() :])
        elif self._lists and not self._paragraph and indent <= self._lists[0].indent:
            yield from self._close()
            self._paragraph.append(text)
        else:
            self._paragraph.append(text)

    def _open_item(self, indent: int, bullet: re.Match[str]) -> Iterator[str]:
        while self._lists and indent < self._lists[-1].indent:
            yield self._end_list()
        if self._lists and (
            indent <= self._lists[-1].indent + 1 or len(self._lists) == _DEEPEST_LIST
        ):
            yield "</li><li>"
            return
        number = bullet["number"]
        self._lists.append(_Item(indent, "ul" if number is None else "ol"))
        yield "<ul><li>" if number is None else f'<ol start="{int(number)}"><li>'

    def _end_list(self) -> str:
        return f"</li></{self._lists.pop().name}>"

    def _end_paragraph(self) -> Iterator[str]:
        if not self._paragraph:
            return
        text = "\n".join(self._paragraph)
        self._paragraph.clear()
        if not self._lists:
            yield element("p", inline(text, self._base))
            return
        box = _BOX.match(text)
        mark = self._mark(done=box["mark"] != " ") if box else ""
        yield mark + element("p", inline(text[box.end() :] if box else text, self._base))

    def _mark(self, *, done: bool) -> str:
        return box(done=done, words=self._words)

    def _close(self) -> Iterator[str]:
        yield from self._end_paragraph()
        while self._lists:
            yield self._end_list()


def box(*, done: bool, words: Words) -> str:
    """Give the box of a task: a sign to be seen and a word to be heard."""
    sign = element("span", "☑" if done else "☐", aria_hidden="true")
    word = element("span", escape(words.done if done else words.open), class_="heard")
    return element("span", sign + word + " ", class_="box")


def _indent(line: str) -> int:
    expanded = line.replace("\t", _TAB)
    return len(expanded) - len(expanded.lstrip(WHITE_SPACE))


def _inline(text: str, base: str) -> Iterator[str]:
    at = 0
    for match in _INLINE.finditer(text):
        yield escape(text[at : match.start()])
        yield _marked(match, base)
        at = match.end()
    yield escape(text[at:])


def _marked(match: re.Match[str], base: str) -> str:
    kind = match.lastgroup or ""
    content = match[kind]
    if kind == "code":
        return element("code", escape(content))
    if kind in ("strong", "strong2"):
        return element("strong", inline(content, base))
    if kind in ("em", "em2"):
        return element("em", inline(content, base))
    target = link_target(content, base)
    label = inline(match["label"], base)
    if target is None:
        return f"{label} ({escape(content)})"
    return element("a", label, href=target, rel="noreferrer")
