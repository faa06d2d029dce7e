"""A main spec taken apart around its requirements, and put together again (contract spec 7.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.planning.markdown import WHITE_SPACE, Markdown, decode, split_lines
from rasen.planning.requirement import canonical_heading

if TYPE_CHECKING:
    from rasen.planning.requirement import Block
    from rasen.planning.spec import SpecBlocks

_BOM = b"\xef\xbb\xbf"
_HEADING = "## Requirements"
_NEW_SPEC = "# {capability} Specification\n\n## Purpose\n{purpose}"
# Long enough to be no warning; whoever reads it knows where the capability came from.
_PURPOSE = "To be written: this capability came with the change {change}. Say what it is for."


class Source:
    """A text with its lines as they are written again, in which bytes that are no UTF-8 survive.

    Its last line is always ended, so that nothing stands in the line behind it.
    """

    __slots__ = ("lines", "text")

    def __init__(self, data: bytes) -> None:
        if not data.endswith((b"\n", b"\r")):
            data += b"\n"
        decoded = decode(data)
        self.text = Markdown(decoded)
        self.lines = self.text.lines
        if "\ufffd" in decoded:
            kept = data.decode("utf-8", "surrogateescape").removeprefix("\ufeff")
            self.lines = split_lines(kept)

    def tidy(self, start: int, end: int, *, is_first: bool = False) -> list[str]:
        """Give lines with no more than one blank one in a row outside of fences.

        None are at the end, and none at the start but for the start of a file.
        """
        lines: list[str] = []
        after_blank = not is_first
        for index in range(start, end):
            is_blank = self.text.is_blank(index) and not self.text.is_masked(index)
            if not (is_blank and after_blank):
                lines.append(self.lines[index])
            after_blank = is_blank
        while lines and not lines[-1].strip(WHITE_SPACE):
            lines.pop()
        return lines

    def block_lines(self, block: Block) -> list[str]:
        """Give the lines of a requirement, its heading such that every reader takes it for one."""
        lines = self.tidy(block.start, block.end)
        return [canonical_heading(lines[0], block.name), *lines[1:]]


class Rebuilt(NamedTuple):
    """A spec put together: its bytes, and where things stand in it, in lines from 0.

    `starts` are those of the requirements; `start` and `end` those of the section, as in
    `SpecBlocks`.
    """

    data: bytes
    starts: list[int]
    start: int
    end: int


class Frame(NamedTuple):
    """What stands around the requirements of a spec, in lines: nothing in it is touched.

    `mark` is the byte order mark of the file or nothing, `line_end` ends each of its lines.
    """

    before: list[str]
    heading: str
    intro: list[str]
    after: list[str]
    mark: bytes
    line_end: str

    @classmethod
    def of_spec(cls, data: bytes, source: Source, main: SpecBlocks) -> Frame:
        """Give what stands around the requirements of a spec that exists."""
        mark = _BOM if data.startswith(_BOM) else b""
        line_end = "\r\n" if 0 <= data.find(b"\r") == data.find(b"\n") - 1 else "\n"
        count = len(source.lines)
        if main.start == count:
            before = source.tidy(0, count, is_first=True)
            return cls(before, _HEADING, [], [], mark, line_end)
        first = main.blocks[0].start if main.blocks else main.end
        return cls(
            source.tidy(0, main.start - 1, is_first=True),
            source.lines[main.start - 1],
            source.tidy(main.start, first),
            source.tidy(main.end, count),
            mark,
            line_end,
        )

    @classmethod
    def of_new_spec(cls, capability: str, change: str, purpose: str) -> Frame:
        """Give what stands around the requirements of a spec that a change brings about."""
        name = " ".join(split_lines(capability))
        stated = purpose or _PURPOSE.format(change=" ".join(split_lines(change)))
        text = _NEW_SPEC.format(capability=name, purpose=stated)
        source = Source(text.encode("utf-8", "surrogateescape"))
        before = source.tidy(0, len(source.lines))
        return cls(before, _HEADING, [], [], b"", "\n")

    def around(self, requirements: list[list[str]]) -> Rebuilt:
        """Put these requirements into the section, one blank line between any two parts."""
        lines: list[str] = []

        def put(part: list[str]) -> int:
            if lines and part:
                lines.append("")
            lines.extend(part)
            return len(lines) - len(part)

        put(self.before)
        start = put([self.heading]) + 1
        put(self.intro)
        starts = [put(requirement) for requirement in requirements]
        end = put(self.after) if self.after else len(lines) + 1
        text = self.line_end.join(lines) + self.line_end
        return Rebuilt(self.mark + text.encode("utf-8", "surrogateescape"), starts, start, end)
