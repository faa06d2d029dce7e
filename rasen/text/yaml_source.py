"""YAML 1.2 texts as JSON values, with the line and column of every key and value.

A text is one document of the core schema (packages spec 3.2). Every mapping has string keys: a
key that is no string is the text it is written as, and two keys are the same when their texts are
or when their values are (`1`, `"1"` and `0x1`). Tags other than YAML's own are ignored; those of
YAML must fit their values. An integer beyond every double is an infinity.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.text import yaml_parser
from rasen.text.lines import LineIndex
from rasen.text.yaml_composer import MAX_ISSUES, Composer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    Parse = Callable[[str], Iterable[object]]

__all__ = ["MAX_DEPTH", "MAX_ISSUES", "YamlIssue", "YamlSource", "read", "read_trimmed"]

# Deeper than any document of ours may be; a schema's `x-max-depth` is the caller's to pass.
MAX_DEPTH = 64

# What no parser takes; after other refusals the next one is asked.
_CERTAIN = frozenset(("character", "colon", "indicator", "tab", "unclosed_quote"))


class YamlIssue(NamedTuple):
    """A fault of a text, at a line and a column.

    `code` is `yaml_invalid` or `yaml_alias_forbidden`. The params of an alias are its `alias`;
    others have an English `problem` and a `reason`: `character`, `colon`, `comment`,
    `complex_key`, `depth` (with `limit`), `directives`, `duplicate_key` (with `key` and
    `first_line`), `escape`, `indentation`, `indicator`, `several_documents`, `syntax`, `tab`,
    `tag` (with `tag`), `tag_handle`, `unclosed_collection` or `unclosed_quote`.
    """

    code: str
    line: int
    column: int
    params: dict[str, object]


class YamlSource:
    """A text that was read: its value, its issues in the order of the text, and its positions.

    `value` is what could be read when there are issues, and must stay as it is while positions
    are asked for.
    """

    __slots__ = ("_composer", "_key_numbers", "_lines", "issues", "value")

    def __init__(self, composer: Composer, lines: LineIndex) -> None:
        self.value = composer.value
        self.issues = _issues(composer, lines)
        self._composer = composer
        self._lines = lines
        self._key_numbers: dict[int, dict[str, int]] = {}

    def position(self, path: Sequence[str | int], *, key: bool = False) -> tuple[int, int]:
        """Give line and column of the value at a path of keys and indexes, or of its key.

        For a path that is not there it is the position of the nearest value around it. A list
        item has no key; its own position is given.
        """
        value, index = self.value, self._composer.index
        for number, step in enumerate(path, 1):
            found = self._item(value, step)
            if found is None:
                break
            value, key_index, value_index = found
            index = key_index if key and number == len(path) else value_index
        return self._lines.place(index)

    def _item(self, container: object, step: str | int) -> tuple[object, int, int] | None:
        """Give an item of a collection, the index of its key and its own."""
        places = self._composer.places.get(id(container), ())
        if isinstance(container, list) and isinstance(step, int):
            if 0 <= step < min(len(container), len(places)):
                return container[step], places[step], places[step]
        elif isinstance(container, dict) and isinstance(step, str) and step in container:
            numbers = self._key_numbers.get(id(container))
            if numbers is None:
                numbers = {key: number for number, key in enumerate(container)}
                self._key_numbers[id(container)] = numbers
            at = 2 * numbers.get(step, len(places))
            if at < len(places):
                return container[step], places[at], places[at + 1]
        return None


def read(text: str, *, max_depth: int = MAX_DEPTH, first_line: int = 1) -> YamlSource:
    """Give the value, issues and positions of a YAML text.

    A byte order mark at the start is skipped; a caller that refuses it looks for it first. After
    a fault of syntax nothing more is read, and after `MAX_ISSUES` issues neither. `first_line` is
    the line of a larger file on which the text starts.
    """
    return _read(text, max_depth, first_line, trims_blocks=False)


def read_trimmed(text: str, *, max_depth: int = MAX_DEPTH, first_line: int = 1) -> YamlSource:
    """Give what `read` gives, with block scalars that lack the line feed they end with."""
    return _read(text, max_depth, first_line, trims_blocks=True)


def _read(text: str, max_depth: int, first_line: int, *, trims_blocks: bool) -> YamlSource:
    text = text.removeprefix("\ufeff")
    lines = LineIndex(text, first_line=first_line)
    try:
        source = yaml_parser.prepare(text)
    except yaml_parser.RefusedError as error:
        refused = Composer(yaml_parser.Source("", {}), max_depth=0, trims_blocks=False)
        refused.refuse(error.refusal)
        return YamlSource(refused, lines)
    composer = _best_reading(source, max_depth, trims_blocks=trims_blocks)
    if composer.refusal is not None and composer.refusal.reason == "tab":
        mended = source.without_blank_tabs()
        if mended.text != source.text:
            del composer
            composer = _best_reading(mended, max_depth, trims_blocks=trims_blocks)
    return YamlSource(composer, lines)


def _best_reading(source: yaml_parser.Source, max_depth: int, *, trims_blocks: bool) -> Composer:
    """Give the reading of the first parser that takes the text, else of the one that got furthest.

    One that was left behind is made again rather than kept, since a reading takes many times the
    memory of its text.
    """

    def read(parse: Parse, readable: yaml_parser.Source) -> Composer:
        composer = Composer(readable, max_depth=max_depth, trims_blocks=trims_blocks)
        composer.run(parse)
        return composer

    composer: Composer | None = None
    furthest: tuple[Parse, yaml_parser.Source] | None = None
    reach = -1
    for attempt in yaml_parser.attempts(source):
        composer = None  # freed before the next one grows
        composer = read(*attempt)
        refusal = composer.refusal
        if refusal is None:
            return composer
        if refusal.reach > reach:
            furthest, reach = attempt, refusal.reach
            if refusal.reason in _CERTAIN:
                return composer
    assert composer is not None
    assert furthest is not None
    return composer if furthest is attempt else read(*furthest)


def _issues(composer: Composer, lines: LineIndex) -> list[YamlIssue]:
    issues = []
    for issue in sorted(composer.issues, key=lambda issue: issue.at):
        first = issue.params.pop("first", None)
        if isinstance(first, int):
            issue.params["first_line"] = lines.place(first)[0]
        issues.append(YamlIssue(issue.code, *lines.place(issue.at), issue.params))
    return issues
