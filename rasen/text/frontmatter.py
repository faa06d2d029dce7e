"""The frontmatter of a Markdown file: YAML between two lines of three hyphens, and the body.

Nothing may stand before the first of these lines or beside its hyphens; the frontmatter is the
shortest that a second one ends (packages spec 3.4).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from rasen.text import yaml_plain
from rasen.text.lines import count_lines

if TYPE_CHECKING:
    from rasen.text.yaml_plain import PlainSource
    from rasen.text.yaml_source import YamlSource

_OPENING = re.compile(r"---\r?\n")
_CLOSING = re.compile(r"\r?\n---(?:\r?\n|\Z)")


class Frontmatter(NamedTuple):
    """The two parts of a Markdown file, unchanged, and the lines of the file they start on."""

    yaml: str
    yaml_line: int
    body: str
    body_line: int


def split(text: str) -> Frontmatter | None:
    """Give the parts of a text, or None where it does not start with complete frontmatter."""
    opening = _OPENING.match(text)
    if opening is None:
        return None
    closing = _CLOSING.search(text, opening.end())
    if closing is None:
        return None
    body_line = count_lines(text[: closing.end()]) + 1
    yaml = text[opening.end() : closing.start()]
    return Frontmatter(yaml, 2, text[closing.end() :], body_line)


def read_frontmatter(text: str, *, max_depth: int | None = None) -> YamlSource | PlainSource | None:
    """Give the values of a text's frontmatter, positions counted in the whole text.

    None stands for a text without frontmatter; blank frontmatter is a source with the value None.
    """
    found = split(text)
    return None if found is None else read_values(found, max_depth=max_depth)


def read_values(
    frontmatter: Frontmatter, *, max_depth: int | None = None
) -> YamlSource | PlainSource:
    """Give the values of frontmatter that was split off, positions counted in the whole text.

    Block scalars lack the line feed they end with (corrections to the packages spec).
    """
    if max_depth is None:
        plain = yaml_plain.read(frontmatter.yaml, first_line=frontmatter.yaml_line)
        if plain is not None:
            return plain
    from rasen.text import yaml_source

    depth = yaml_source.MAX_DEPTH if max_depth is None else max_depth
    return yaml_source.read_trimmed(
        frontmatter.yaml, max_depth=depth, first_line=frontmatter.yaml_line
    )
