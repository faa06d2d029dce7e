"""Which files git would ignore: `.gitignore` files, `.git/info/exclude`, and how they combine.

The rules are those of gitignore(5) as git itself applies them, compared with the real program in
the tests: on bytes, a literal start of a path compared before its globs, a broken bracket or a
final backslash matching nothing. A general library for such patterns exists (pathspec); it was
compared in the same way, differs from git there, and costs more than a start to import.
"""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, NamedTuple

from rasen.files.globs import glob_regex, literal
from rasen.files.reading import ReadError, read_bounded, read_bounded_nofollow

if TYPE_CHECKING:
    from collections.abc import Iterable

FILE_NAME = ".gitignore"
_MAX_BYTES = 1 << 18  # of one ignore file; a larger one is none that people wrote


class Rule(NamedTuple):
    """One line of an ignore file: its place in the file, and what it does to which entries."""

    order: int
    negated: bool
    folders_only: bool
    whole_path: bool  # compared with the path below the ignore file, not with the name alone
    glob: bytes


class Rules:
    """The rules of one ignore file."""

    def __init__(self, data: bytes) -> None:
        rules = parse(data)
        self.negated = {rule.order: rule.negated for rule in rules}
        # The rules in four parts: those by name and those by path, for all entries or for folders.
        self._names = _Matcher(r for r in rules if not (r.whole_path or r.folders_only))
        self._paths = _Matcher(r for r in rules if r.whole_path and not r.folders_only)
        self._folder_names = _Matcher(r for r in rules if r.folders_only and not r.whole_path)
        self._folder_paths = _Matcher(r for r in rules if r.folders_only and r.whole_path)

    def __bool__(self) -> bool:
        return bool(self.negated)

    def decide(self, name: bytes, path: bytes, *, folder: bool) -> bool | None:
        """Tell whether the entry is ignored; None where no rule of this file speaks of it."""
        last = max(self._names.last(name), self._paths.last(path))
        if folder:
            last = max(last, self._folder_names.last(name), self._folder_paths.last(path))
        return None if last < 0 else not self.negated[last]


class Scope:
    """The ignore files that apply in one folder, the strongest first, each with the path to here.

    A scope does not change; a folder below has one of its own.
    """

    def __init__(self, layers: tuple[tuple[Rules, bytes], ...] = ()) -> None:
        self._layers = layers

    def __bool__(self) -> bool:
        return bool(self._layers)

    def enter(self, name: str) -> Scope:
        """Give the scope of a folder in this one, its own ignore file not yet read."""
        step = os.fsencode(name) + b"/"
        return Scope(tuple((rules, prefix + step) for rules, prefix in self._layers))

    def read(self, folder: str) -> Scope:
        """Give the scope with the folder's own `.gitignore`, which wins over those before."""
        try:
            # git does not follow a link here.
            data = read_bounded_nofollow(os.path.join(folder, FILE_NAME), _MAX_BYTES)
        except ReadError:
            return self
        rules = Rules(data)
        return Scope(((rules, b""), *self._layers)) if rules else self

    def ignores(self, name: str, *, folder: bool) -> bool:
        """Tell whether git would ignore the entry of this folder."""
        raw = os.fsencode(name)
        for rules, prefix in self._layers:
            verdict = rules.decide(raw, prefix + raw, folder=folder)
            if verdict is not None:
                return verdict
        return False


def scope_of(folder: str) -> Scope:
    """Give the scope of a folder: the files of the repository around it, its own not included.

    Without a repository nothing above the folder counts.
    """
    folder = os.path.realpath(folder)
    above = []
    top = folder
    while not os.path.lexists(os.path.join(top, ".git")):
        parent = os.path.dirname(top)
        if parent == top:
            return Scope()
        above.append(os.path.basename(top))
        top = parent
    scope = repository_scope(top)
    for name in reversed(above):
        scope = scope.read(top).enter(name)
        top = os.path.join(top, name)
    return scope


def repository_scope(top: str) -> Scope:
    """Give the scope at the top of a repository: what its `info/exclude` says."""
    try:
        data = read_bounded(os.path.join(_git_folder(top), "info", "exclude"), _MAX_BYTES)
    except ReadError:
        return Scope()
    rules = Rules(data)
    return Scope(((rules, b""),)) if rules else Scope()


def parse(data: bytes) -> list[Rule]:
    """Give the rules that the bytes of an ignore file hold, in their order."""
    lines = data.removeprefix(b"\xef\xbb\xbf").split(b"\n")
    rules = (_rule(order, line) for order, line in enumerate(lines))
    return [rule for rule in rules if rule is not None]


def _rule(order: int, line: bytes) -> Rule | None:
    if line.startswith(b"#"):
        return None
    # git reads the line as a C string: it ends at a NUL, and one carriage return goes.
    line = _without_final_spaces(line.removesuffix(b"\r").split(b"\0")[0])
    negated = line.startswith(b"!")
    glob = line[1:] if negated else line
    folders_only = glob.endswith(b"/")
    glob = glob[:-1] if folders_only else glob
    if not glob:
        return None
    return Rule(order, negated, folders_only, b"/" in glob, glob.removeprefix(b"/"))


def _without_final_spaces(line: bytes) -> bytes:
    """Cut the spaces at the end, except one behind a backslash."""
    bare = line.rstrip(b" ")
    backslashes = len(bare) - len(bare.rstrip(b"\\"))
    return line[: len(bare) + 1] if backslashes % 2 else bare


def _git_folder(top: str) -> str:
    """Give the folder that holds a repository's `info`, also for worktrees and submodules."""
    git = os.path.join(top, ".git")
    try:
        pointer = read_bounded(git, _MAX_BYTES)
    except ReadError:
        return git  # the usual case: a folder
    git = os.path.join(top, os.fsdecode(pointer.removeprefix(b"gitdir:").strip()))
    try:
        common = read_bounded(os.path.join(git, "commondir"), _MAX_BYTES)
    except ReadError:
        return git
    return os.path.join(git, os.fsdecode(common.strip()))


class _Matcher:
    """Finds the last of some rules that matches a text."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        orders = {rule.glob: rule.order for rule in rules}  # of equal globs the last one counts
        globs = sorted((order, glob) for glob, order in orders.items() if not literal(glob))
        self._literal = {glob: order for glob, order in orders.items() if literal(glob)}
        self._parts = [_Part(globs[at : at + _PART]) for at in range(0, len(globs), _PART)][::-1]

    def last(self, text: bytes) -> int:
        """Give the order of the last rule that matches the whole text, -1 for none."""
        order = self._literal.get(text, -1)
        for part in self._parts:
            if part.highest < order:
                break
            if found := part.match(text):
                return max(order, part.orders[(found.lastindex or 1) - 1])
        return order


# How many globs make one regular expression: the engine's work for a group grows with its number.
_PART = 50


class _Part:
    """Some globs as one regular expression; the group that matched tells which."""

    def __init__(self, globs: list[tuple[int, bytes]]) -> None:
        last_first = globs[::-1]
        self.orders = [order for order, _ in last_first]
        self.highest = self.orders[0]
        source = b"|".join(b"(" + glob_regex(glob) + b")" for _, glob in last_first)
        self.match = re.compile(source, re.DOTALL).fullmatch
