"""Pages as Markdown; the one module that knows the template library, and where pages lie."""

from __future__ import annotations

import os
import re
from functools import cache
from typing import TYPE_CHECKING, Protocol
from urllib.parse import quote

import jinja2

if TYPE_CHECKING:
    from collections.abc import Iterable

    from jinja2.runtime import Context

    from rasen.docs.words import Line, Piece

    class Page(Protocol):
        """What every page has."""

        @property
        def name(self) -> str:
            """The page's name, from which its place follows."""


_TEMPLATES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "templates")

# What Markdown would take for markup in running words; code between backticks is left alone.
_CODE = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)")
_HTML = re.compile(r"[^A-Za-z0-9 (){}/.,:;?^$+=-]")
_MARKUP = re.compile(r"[\\*\[\]<>~|]|(?<![A-Za-z0-9])_+|_+(?![A-Za-z0-9])")


def render(template: str, page: Page, notice: str) -> str:
    """Give a page as the template of this name lays it out, closed by one line feed.

    `notice` says where the page comes from.
    """
    laid_out = _environment().get_template(template + ".md.j2")
    text = laid_out.render(page=page, notice=notice, root=root_of(page.name))
    return re.sub(r"\n{3,}", "\n\n", text).strip() + "\n"


def page_path(name: str, suffix: str = ".md") -> str:
    """Give where the page of a schema, a command or the index lies below the reference."""
    group, _, rest = name.partition(":")
    if group == "command":
        return f"commands/{rest.replace(' ', '-')}{suffix}"
    return f"{group}/{rest}{suffix}" if rest else f"{group}{suffix}"


def root_of(name: str) -> str:
    """Give the way from the folder of a page to the folder of all pages."""
    return "../" * page_path(name).count("/")


@cache
def _environment() -> jinja2.Environment:
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(_TEMPLATES),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        autoescape=False,  # noqa: S701 - Markdown, escaped by the filters below
    )
    environment.filters.update(
        prose=_prose,
        code=_code,
        line=_line,
        lines=_lines,
        fence=_fence,
        cell=_cell,
        cell_line=_cell_line,
    )
    return environment


def _prose(text: str) -> str:
    """Give running words: what looks like markup is text, what stands in backticks is code."""
    parts: list[str] = []
    end = 0
    for found in _CODE.finditer(text):
        parts += [_escaped(text[end : found.start()]), found.group()]
        end = found.end()
    return "".join([*parts, _escaped(text[end:])])


def _escaped(text: str) -> str:
    return _MARKUP.sub(lambda found: "".join("\\" + mark for mark in found.group()), text)


def _code(text: str, *, table: bool = False) -> str:
    """Give code in as many backticks as it takes, or as HTML where a table would break it."""
    if not text or text.strip() != text or (table and "|" in text):
        return f"<code>{_HTML.sub(lambda found: f'&#{ord(found.group())};', text)}</code>"
    fence = "`" * (max((len(run) for run in re.findall("`+", text)), default=0) + 1)
    pad = " " if text.startswith("`") or text.endswith("`") else ""
    return f"{fence}{pad}{text}{pad}{fence}"


@jinja2.pass_context
def _line(context: Context, line: Line) -> str:
    """Give a line with its links, relative to the page that it stands on."""
    return "".join(_piece(piece, context["page"].name, table=False) for piece in line)


@jinja2.pass_context
def _cell_line(context: Context, line: Line) -> str:
    """Give a line that stays in one cell of a table."""
    return "".join(_piece(piece, context["page"].name, table=True) for piece in line)


@jinja2.pass_context
def _lines(context: Context, lines: Iterable[Line], separator: str = "<br>") -> str:
    return separator.join(_cell_line(context, line) for line in lines)


def _piece(piece: Piece, own: str, *, table: bool) -> str:
    shown = _code(piece.text, table=table) if piece.code else _prose(piece.text)
    target = _target(piece, own)
    return f"[{shown}]({target})" if target else shown


def _target(piece: Piece, own: str) -> str:
    """Give where a piece leads to, nothing where that is the page it stands on, or nowhere."""
    if not piece.page:
        return ""
    path = ""
    if piece.page != own:
        folder = os.path.dirname(page_path(own)) or "."
        path = os.path.relpath(page_path(piece.page), folder).replace(os.sep, "/")
    return f"{path}#{quote(piece.anchor, safe='.')}" if piece.anchor else path


def _cell(text: str) -> str:
    """Give running words that stay in one cell of a table."""
    return _prose(" ".join(text.split("\n")))


def _fence(text: str) -> str:
    """Give a block of JSON, fenced by more backticks than it holds."""
    longest = max((len(run) for run in re.findall("`+", text)), default=0)
    fence = "`" * max(3, longest + 1)
    return f"{fence}json\n{text}\n{fence}"
