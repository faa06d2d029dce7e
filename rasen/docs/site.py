"""The reference as a static site: pages, style and search that need no server and no network."""

from __future__ import annotations

import json
import os
from functools import cached_property
from typing import TYPE_CHECKING, Any

import jinja2
from markupsafe import Markup, escape

from rasen.docs import model
from rasen.docs.render import page_path, root_of
from rasen.docs.words import anchor_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from jinja2.runtime import Context

    from rasen.commands.model import Command
    from rasen.docs.library import Library
    from rasen.docs.words import Line, Piece
    from rasen.locale import Translator

    Page = model.SchemaPage | model.CodesPage | model.CommandPage | model.IndexPage

SUFFIX = ".html"
_TEMPLATES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "templates", "html")
# Files that are copied as they are.
_ASSETS = ("style.css", "site.js")


def pages_of(
    library: Library, commands: tuple[Command, ...], translator: Translator
) -> list[tuple[str, Page]]:
    """Give every page of a reference with the name of its template."""
    pages: list[tuple[str, Page]] = [
        ("index", model.index_page(library, commands, translator)),
        *(("command", model.command_page(library, c, translator)) for c in commands),
    ]
    for name in library.schemas:
        if name.startswith("codes:") and library.codes:
            pages.append(("codes", model.codes_page(library, name, translator)))
        else:
            pages.append(("schema", model.schema_page(library, name)))
    return pages


class Site:
    """Lays pages out as HTML; `templates` is a folder whose files win over ours."""

    def __init__(self, title: str, templates: str | None = None) -> None:
        self.title = title
        self._folders = [folder for folder in (templates, _TEMPLATES) if folder is not None]

    def files(self, pages: Iterable[tuple[str, Page]]) -> Iterator[tuple[str, str]]:
        """Give every file of the site with its path below the site's folder."""
        pages = list(pages)
        navigation = [(page.name, _title(page)) for _, page in pages if page.name != "index"]
        for template, page in pages:
            laid_out = self._environment.get_template(f"{template}.html.j2")
            text = laid_out.render(
                page=page,
                root=root_of(page.name),
                site=self.title,
                groups=_grouped(navigation),
            )
            yield page_path(page.name, SUFFIX), text.strip() + "\n"
        for name in _ASSETS:
            text = self._environment.get_template(name).render(page=None, root="")
            yield name, text.strip() + "\n"
        yield "search.js", _search(pages)

    @cached_property
    def _environment(self) -> jinja2.Environment:
        environment = jinja2.Environment(
            loader=jinja2.FileSystemLoader(self._folders),
            undefined=jinja2.StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            autoescape=jinja2.select_autoescape(["html.j2"]),
        )
        environment.filters.update(prose=_prose, line=_line, lines=_lines, row_id=_row_id)
        environment.globals.update(page_href=_page_href)
        return environment


def _grouped(navigation: list[tuple[str, str]]) -> dict[str, list[tuple[str, str]]]:
    groups: dict[str, list[tuple[str, str]]] = {}
    for name, title in navigation:
        groups.setdefault(name.partition(":")[0], []).append((name, title))
    return groups


def _title(page: Any) -> str:
    return str(getattr(page, "title", "") or page.name)


def _page_href(own: str, name: str) -> str:
    """Give the way from one page to another."""
    return root_of(own) + page_path(name, SUFFIX)


def _prose(text: str) -> Markup:
    """Give running words, what stands in backticks as code."""
    parts = text.split("`")
    if len(parts) % 2 == 0:
        return escape(text)
    pieces = (
        Markup("<code>{}</code>").format(part) if place % 2 else escape(part)
        for place, part in enumerate(parts)
    )
    return Markup("").join(pieces)


@jinja2.pass_context
def _line(context: Context, line: Line) -> Markup:
    """Give a line with its links, relative to the page that it stands on."""
    own = context["page"].name
    return Markup("").join(_piece(piece, own) for piece in line)


@jinja2.pass_context
def _lines(context: Context, lines: Iterable[Line], separator: str = "") -> Markup:
    """Give several lines, each on a line of its own where no separator is named."""
    own = context["page"].name
    shown = (Markup("").join(_piece(piece, own) for piece in line) for line in lines)
    return (escape(separator) if separator else Markup("<br>")).join(shown)


def _piece(piece: Piece, own: str) -> Markup:
    shown = Markup("<code>{}</code>").format(piece.text) if piece.code else _prose(piece.text)
    if not piece.page:
        return shown
    path = "" if piece.page == own else _page_href(own, piece.page)
    target = f"{path}#{piece.anchor}" if piece.anchor else path
    return Markup('<a href="{}">{}</a>').format(target, shown) if target else shown


def _row_id(name: str, anchor: str) -> str:
    """Give the anchor of the row of a property; sections have anchors of their own."""
    return "row." + ".".join(part for part in (anchor, anchor_of((name,))) if part)


def _search(pages: list[tuple[str, Page]]) -> str:
    """Give what is searched: a script, since a page opened from a disk may load nothing else."""
    entries = [entry for _, page in pages for entry in _entries(page)]
    lines = ",\n".join(json.dumps(entry, ensure_ascii=True) for entry in entries)
    return f"window.searched = [\n{lines}\n];\n"


def _entries(page: Page) -> Iterator[list[str]]:
    """Give [shown, what it is, place, words] for everything of a page that can be found."""
    path = page_path(page.name, SUFFIX)
    if isinstance(page, model.IndexPage):
        return
    if isinstance(page, model.CommandPage):
        yield [page.title, page.summary, path, ""]
        for option in page.options:
            yield [f"{page.title} {option.spelling}", option.description, path, ""]
        return
    yield [page.title, page.description, path, page.name]
    if isinstance(page, model.CodesPage):
        for code, _ in page.codes:
            yield [str(code["code"]), str(code["title"]), f"{path}#{code['code']}", ""]
        return
    for section in (*page.content, *page.definitions):
        for row in section.rows:
            shown = ".".join(part for part in (section.place, row.name) if part)
            target = f"{path}#{_row_id(row.name, section.anchor)}"
            yield [shown, row.description or row.title, target, page.title]
