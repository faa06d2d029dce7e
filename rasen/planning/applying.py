"""A delta applied to a main spec: from the bytes of both to the bytes of the spec (spec 7.3).

What the delta does not touch stays byte for byte, what is no UTF-8 included, but for the blank
lines and the line ends that the contract unifies. Nothing is read or written here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import Text
from rasen.planning.change_rules import scenarios_lost
from rasen.planning.delta import MODIFIED, REMOVED, RENAMED, Delta
from rasen.planning.delta_conflicts import conflicts, unknown
from rasen.planning.markdown import Markdown, decode
from rasen.planning.rebuilding import Frame, Source
from rasen.planning.spec import SpecBlocks
from rasen.planning.spec_rules import structure

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rasen.diagnostics import Diagnostic, Place
    from rasen.planning.delta import Rename
    from rasen.planning.rebuilding import Rebuilt
    from rasen.planning.requirement import Block


class Counts(NamedTuple):
    """How many requirements were really added, modified, removed and renamed."""

    added: int = 0
    modified: int = 0
    removed: int = 0
    renamed: int = 0

    def plus(self, other: Counts) -> Counts:
        """Give both together."""
        return Counts(*(one + two for one, two in zip(self, other, strict=True)))


class Applied(NamedTuple):
    """What a spec is from now on: its bytes, None where no requirement is left in it.

    `skipped` are the names that a spec which did not exist cannot lose.
    """

    data: bytes | None
    counts: Counts
    skipped: list[str]


class Refusal(NamedTuple):
    """Why a delta is not applied; the place is one in the delta, or else in the main spec."""

    reason: Text
    place: Place | None = None
    in_main: bool = False


class Refused(Exception):
    """The delta does not fit; `refusals` says why, at least once."""

    def __init__(self, refusals: list[Refusal]) -> None:
        super().__init__(refusals)
        self.refusals = refusals


def apply_delta(delta: bytes, main: bytes | None, *, capability: str, change: str) -> Applied:
    """Give what becomes of a main spec, None where there is none, or raise `Refused`.

    `capability` and `change` name a new spec and where it comes from.
    """
    source = Source(delta)
    read = Delta(source.text)
    old = None if main is None else _Main(main)
    refused = list(_refused_at_once(read, old.blocks if old else None))
    if refused:
        raise Refused(refused)
    work = _Application(source, read, old)
    work.run()
    if work.refusals:
        raise Refused(work.refusals)
    frame = old.frame if old else Frame.of_new_spec(capability, change, read.purpose)
    data = _put_together(frame, work.order, may_go=old is not None)
    return Applied(data, Counts(**work.counts), work.skipped)


class _Main:
    """The main spec as it was: its lines, its requirements, and what stands around them."""

    __slots__ = ("blocks", "frame", "source")

    def __init__(self, data: bytes) -> None:
        self.source = Source(data)
        self.blocks = SpecBlocks(self.source.text)
        self.frame = Frame.of_spec(data, self.source, self.blocks)


def _refused_at_once(delta: Delta, main: SpecBlocks | None) -> Iterator[Refusal]:
    """Give what keeps a delta from being applied whatever its entries are (5.2, 5.3 rule 4)."""
    if delta.is_empty:
        lacking = "delta_entries_missing" if delta.sections else "delta_sections_missing"
        yield Refusal(Text(f"messages.{lacking}"), delta.first_place)
    for found in structure(main.text) if main else ():
        yield _refusal(found, in_main=True)
    for found in conflicts(delta, main):
        yield _refusal(found)
    if main is None:
        missing = Text("reasons.archive.specMissing")
        for block in delta.modified:
            yield Refusal(_named(missing, MODIFIED, block.name), delta.text.place(block.start))
        for pair in delta.renamed:
            line = pair.source
            yield Refusal(_named(missing, RENAMED, line.name), delta.text.place(line.line))


def _refusal(found: Diagnostic, *, in_main: bool = False) -> Refusal:
    return Refusal(Text(f"messages.{found.code}", found.params), found.place, in_main)


def _named(reason: Text, operation: str, name: str) -> Text:
    return Text(reason.key, {"operation": operation, "name": name})


class _Requirement:
    """A requirement on its way: its name, its lines, and its block in the main spec, if any."""

    __slots__ = ("block", "is_gone", "lines", "name")

    def __init__(self, name: str, lines: list[str], block: Block | None = None) -> None:
        self.is_gone = False
        self.name = name
        self.lines = lines
        self.block = block


class _Names:
    """The requirements that a spec has at the moment, by name and by what the name looks like."""

    def __init__(self, requirements: Iterable[_Requirement]) -> None:
        self._by_name: dict[str, _Requirement] = {}
        self._looks: dict[str, dict[str, None]] = {}
        for each in requirements:
            self.put(each)

    def __contains__(self, name: str) -> bool:
        return name in self._by_name

    def get(self, name: str) -> _Requirement | None:
        return self._by_name.get(name)

    def put(self, requirement: _Requirement) -> None:
        self._by_name[requirement.name] = requirement
        self._looks.setdefault(_look(requirement.name), {})[requirement.name] = None

    def take(self, name: str) -> _Requirement:
        del self._looks[_look(name)][name]
        return self._by_name.pop(name)

    def alike(self, name: str, *, but: str) -> str | None:
        """Give another name that is the same but for case and blanks; `but` does not count."""
        others = self._looks.get(_look(name), ())
        return next((other for other in others if other not in (name, but)), None)


class _Application:
    """The entries of one delta, done in the order of the contract on the requirements of a spec."""

    def __init__(self, source: Source, delta: Delta, main: _Main | None) -> None:
        self.source = source
        self.delta = delta
        self.main = main
        self.order: list[_Requirement] = []
        if main is not None:
            blocks, old = main.blocks.blocks, main.source
            self.order = [_Requirement(b.name, old.tidy(b.start, b.end), b) for b in blocks]
        self.names = _Names(self.order)
        self.refusals: list[Refusal] = []
        self.skipped: list[str] = []
        self.counts = dict.fromkeys(Counts._fields, 0)

    def run(self) -> None:
        for pair in self.delta.renamed:
            self.rename(pair)
        for removal in self.delta.removed:
            self.remove(removal.name, removal.line)
        self.order = [each for each in self.order if not each.is_gone]
        for block in self.delta.modified:
            self.modify(block)
        for block in self.delta.added:
            self.add(block)

    def rename(self, pair: Rename) -> None:
        old, new = pair.source.name, pair.target.name
        if old not in self.names:
            # Done by hand before, unless the old name is there and only written another way.
            if new not in self.names or self.names.alike(old, but=new):
                self.refuse_unknown(RENAMED, old, pair.source.line)
        elif self.is_free(new, pair.target.line, but=old):
            requirement = self.names.take(old)
            requirement.name = new
            requirement.lines[0] = f"### Requirement: {new}"
            self.names.put(requirement)
            self.counts["renamed"] += 1

    def remove(self, name: str, line: int) -> None:
        if self.main is None:
            self.skipped.append(name)
        elif name in self.names:
            self.names.take(name).is_gone = True
            self.counts["removed"] += 1
        else:  # a rename of the same delta that is refused
            self.refuse_unknown(REMOVED, name, line)

    def modify(self, block: Block) -> None:
        old = self.names.get(block.name)
        if old is None or old.block is None or self.main is None:
            self.refuse_unknown(MODIFIED, block.name, block.start)
            return
        for lost in scenarios_lost(self.delta, block, self.main.blocks, old.block):
            self.refusals.append(_refusal(lost))
        lines = self.source.block_lines(block)
        if lines != old.lines:
            old.lines = lines
            self.counts["modified"] += 1

    def add(self, block: Block) -> None:
        lines = self.source.block_lines(block)
        old = self.names.get(block.name)
        if old is not None and old.lines[1:] == lines[1:]:
            return
        if self.is_free(block.name, block.start):
            requirement = _Requirement(block.name, lines)
            self.names.put(requirement)
            self.order.append(requirement)
            self.counts["added"] += 1

    def is_free(self, name: str, line: int, *, but: str = "") -> bool:
        """Tell whether nothing has the name, or one that looks like it; else refuse."""
        alike = self.names.alike(name, but=but)
        if name in self.names:
            reason = Text("reasons.archive.exists", {"name": name})
        elif alike is not None:
            reason = Text("reasons.archive.alike", {"name": name, "other": alike})
        else:
            return True
        self.refusals.append(Refusal(reason, self.delta.text.place(line)))
        return False

    def refuse_unknown(self, operation: str, name: str, line: int) -> None:
        self.refusals.append(_refusal(unknown(self.delta, operation, name, line)))


def _look(name: str) -> str:
    """Give what is the same in names that differ in case or blanks alone."""
    return "".join(name.split()).lower()


def _put_together(frame: Frame, requirements: list[_Requirement], *, may_go: bool) -> bytes | None:
    """Give the bytes of the rebuilt spec, None for one that has lost its last requirement."""
    rebuilt = frame.around([each.lines for each in requirements])
    again = SpecBlocks(Markdown(decode(rebuilt.data)))
    if may_go and not requirements and not _has_headings(again):
        return None
    _refuse_hidden(frame, requirements, rebuilt, again)
    return rebuilt.data


def _has_headings(spec: SpecBlocks) -> bool:
    """Tell whether the section holds a requirement that is written without that word (3.2)."""
    section = spec.text.section_of_lines(2, spec.start, spec.end)
    return next(spec.text.children(section), None) is not None


def _refuse_hidden(
    frame: Frame, requirements: list[_Requirement], rebuilt: Rebuilt, again: SpecBlocks
) -> None:
    """Raise where the spec would say less when it is read again than was put into it.

    An open fence in one part hides the next one.
    """
    found = [*(block.start for block in again.blocks), None]
    for requirement, wanted, there in zip(requirements, rebuilt.starts, found, strict=False):
        if wanted != there:
            raise Refused([_hidden(requirement.name)])
    if (again.start, again.end) != (rebuilt.start, rebuilt.end):
        raise Refused([_hidden(frame.after[0] if frame.after else frame.heading)])


def _hidden(what: str) -> Refusal:
    return Refusal(Text("reasons.archive.hidden", {"what": what}))
