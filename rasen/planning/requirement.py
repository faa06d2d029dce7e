"""Requirements as blocks of lines: how deltas and main specs are cut (contract spec 3.3, 7.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.planning.markdown import WHITE_SPACE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rasen.planning.markdown import Markdown, Statement

LEVEL = 3

_MARK = "###"
_SCENARIO = "####"
_WORD = "requirement:"
_LABEL = "scenario:"


class Block(NamedTuple):
    """A requirement with its name, from the line of its heading up to `end`, blank lines cut."""

    name: str
    start: int
    end: int


class Shown(NamedTuple):
    """What a requirement says: its text, and the content of each scenario that has one."""

    text: str
    scenarios: list[str]

    def document(self) -> dict[str, object]:
        """Give the shape that `show` has for a requirement."""
        scenarios = [{"rawText": content} for content in self.scenarios]
        return {"text": self.text, "scenarios": scenarios}


def requirement_name(line: str) -> str | None:
    """Give the name that a requirement heading states, None for any other line (3.3, rule 2)."""
    if line[:3] != _MARK or line[3:4] == "#":
        return None
    title = line[3:].lstrip(WHITE_SPACE)
    if title[: len(_WORD)].lower() != _WORD:
        return None
    return title[len(_WORD) :].strip(WHITE_SPACE) or None


def is_nameless(line: str) -> bool:
    """Tell whether a line would be a requirement heading if a name stood there."""
    return line[:3] == _MARK and line[3:].strip(WHITE_SPACE).lower() == _WORD


def canonical_heading(line: str, name: str) -> str:
    """Give a requirement heading that main specs have as one too: a blank stands behind the marks.

    Any other stays as it is.
    """
    return line if line[3:4] in WHITE_SPACE else f"{_MARK} Requirement: {name}"


def title_at(text: Markdown, line: int) -> str:
    """Give the title of the heading in a line, or what would be one if a blank stood there."""
    return text.lines[line].lstrip("#").strip(WHITE_SPACE)


def cut_blocks(text: Markdown, marked: Iterable[int], end: int) -> list[Block]:
    """Give the blocks of a section that ends at `end`; `marked` are its lines that begin with #."""
    found = [(line, name) for line in marked if (name := requirement_name(text.lines[line]))]
    starts = [line for line, _ in found]
    ends = [*starts, end][1:]
    return [
        Block(name, line, _without_blanks(text, line, last))
        for (line, name), last in zip(found, ends, strict=True)
    ]


def statement(text: Markdown, block: Block) -> Statement | None:
    """Give what a requirement says (3.1)."""
    return text.statement(block.start + 1, block.end)


def scenario_lines(text: Markdown, block: Block) -> Iterator[int]:
    """Give the lines of a block that head a scenario, whether they have a title or not."""
    for index in range(block.start + 1, block.end):
        line = text.lines[index]
        is_heading = line[:4] == _SCENARIO and line[4:5] != "" and line[4] in WHITE_SPACE
        if is_heading and not text.is_masked(index):
            yield index


def scenario_labels(text: Markdown, block: Block) -> Iterator[str]:
    """Give what each scenario of a block is called: no closing `#`, no word `Scenario:` (7.3)."""
    for index in scenario_lines(text, block):
        title = _without_closing(text.lines[index][4:].strip(WHITE_SPACE))
        if title[: len(_LABEL)].lower() == _LABEL:
            title = title[len(_LABEL) :].lstrip(WHITE_SPACE)
        yield title


def shown(text: Markdown, block: Block) -> Shown:
    """Give what `show` says of a block: without a statement, the title of its heading."""
    found = statement(text, block)
    title = title_at(text, block.start)
    section = text.section_of_lines(LEVEL, block.start + 1, block.end)
    contents = (text.content(each) for each in text.children(section))
    return Shown(found.text if found else title, [content for content in contents if content])


def block_lines(text: Markdown, block: Block) -> list[str]:
    """Give the lines of a block as they stand in the file, line ends left out."""
    return text.lines[block.start : block.end]


def _without_blanks(text: Markdown, start: int, end: int) -> int:
    while end > start + 1 and text.is_blank(end - 1):
        end -= 1
    return end


def _without_closing(title: str) -> str:
    bare = title.rstrip("#")
    if bare != title and (not bare or bare[-1] in WHITE_SPACE):
        return bare.rstrip(WHITE_SPACE)
    return title
