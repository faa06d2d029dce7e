"""`rasen contract docs`: the documentation of schemas written to a folder, or compared."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import failure
from rasen.docs.bundle import differing_files, write_files
from rasen.docs.library import library_of, published
from rasen.outcome import Outcome

if TYPE_CHECKING:
    from rasen.commands.model import Command
    from rasen.context import Context
    from rasen.docs.library import Library
    from rasen.locale import Translator

SCHEMA = "contract-docs"
_PREFIX = "schemas:"  # the group of a user's schemas
_NOTICE = "Made from the schemas by `rasen contract docs`; do not edit."


class Request(NamedTuple):
    """What is documented, where to, in which form (`html`, `markdown`, `both`) and look."""

    folder: str
    schemas: str | None = None
    form: str = "html"
    title: str = "rasen"
    templates: str | None = None
    check: bool = False


def write_docs(context: Context, request: Request, commands: tuple[Command, ...]) -> Outcome:
    """Write the pages below a folder; with `check` raise `output_stale` where it differs."""
    files = doc_files(context, request, commands)
    path = context.absolute(request.folder)
    if request.check:
        differing_files(path, files, code="output_stale", folder=request.folder)
    else:
        write_files(path, files, request.folder)
    document = {"path": path, "files": list(files), "written": not request.check}
    return Outcome(SCHEMA, {"docs": document, "status": []})


def doc_files(
    context: Context, request: Request, commands: tuple[Command, ...]
) -> dict[str, bytes]:
    """Give the files of the documentation by their path, sorted."""
    from jinja2 import TemplateError

    if request.schemas is None:
        library, shown = published(), commands
    else:
        from rasen.contract.schema_files import read_set

        library, shown = library_of(read_set(request.schemas, context.cwd), _PREFIX), ()
    texts: dict[str, str] = {}
    templates = None if request.templates is None else context.absolute(request.templates)
    try:
        if request.form in ("html", "both"):
            texts |= html(library, shown, context.english, title=request.title, templates=templates)
        if request.form in ("markdown", "both"):
            texts |= _markdown(library, shown, context.english)
    except (TemplateError, TypeError) as error:
        if templates is None:
            raise
        name = getattr(error, "name", None) or request.templates
        raise failure(
            "template_unusable", target=request.templates, template=name, problem=str(error)
        ) from error
    return {name: texts[name].encode() for name in sorted(texts)}


def html(
    library: Library,
    commands: tuple[Command, ...],
    translator: Translator,
    *,
    title: str,
    templates: str | None = None,
) -> dict[str, str]:
    """Give the files of the site."""
    from rasen.docs.site import Site, pages_of

    return dict(Site(title, templates).files(pages_of(library, commands, translator)))


def _markdown(
    library: Library, commands: tuple[Command, ...], translator: Translator
) -> dict[str, str]:
    from rasen.docs.render import page_path, render
    from rasen.docs.site import pages_of

    return {
        page_path(page.name): render(template, page, _NOTICE)
        for template, page in pages_of(library, commands, translator)
    }
