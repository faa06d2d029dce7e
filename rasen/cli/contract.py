"""The commands `rasen contract …`: arguments in, outcome of the area out."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from rasen.cli.parser import Values
    from rasen.context import Context
    from rasen.outcome import Outcome


def list_schemas(_context: Context, _values: Values) -> Outcome:
    """Run `rasen contract list`."""
    from rasen.contract import listing

    return listing.list_schemas()


def show(_context: Context, values: Values) -> Outcome:
    """Run `rasen contract show`."""
    from rasen.contract import listing

    return listing.show_schema(cast("str", values["schema"]))


def bundle(context: Context, values: Values) -> Outcome:
    """Run `rasen contract bundle`."""
    from rasen.cli.misuse import misuse
    from rasen.docs import bundle as bundling

    words = cast("list[str]", values["schema"])
    folder = cast("str", values["output"])
    if not folder:
        raise misuse("badValue", word="--output")
    if values["check"]:
        return bundling.check_bundle(context, folder, words)
    return bundling.write_bundle(context, folder, words)


def types(context: Context, values: Values) -> Outcome:
    """Run `rasen contract types`."""
    from rasen.cli.misuse import misuse
    from rasen.docs.types.write import write_types

    folder = cast("str", values["output"])
    if not folder:
        raise misuse("badValue", word="--output")
    schemas = cast("str | None", values["schemas"])
    return write_types(context, folder, schemas=schemas, check=bool(values["check"]))


def docs(context: Context, values: Values) -> Outcome:
    """Run `rasen contract docs`."""
    from rasen.cli.misuse import misuse
    from rasen.commands.table import every_command
    from rasen.docs.write import Request, write_docs

    folder = cast("str", values["output"])
    if not folder:
        raise misuse("badValue", word="--output")
    request = Request(
        folder,
        schemas=cast("str | None", values["schemas"]),
        form=cast("str | None", values["format"]) or "html",
        title=cast("str | None", values["title"]) or "rasen",
        templates=cast("str | None", values["templates"]),
        check=bool(values["check"]),
    )
    return write_docs(context, request, every_command())
