"""The commands `rasen azp …`: arguments in, outcome of the area out."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from rasen.cli.parser import Values
    from rasen.context import Context
    from rasen.outcome import Outcome


def verify(context: Context, values: Values) -> Outcome:
    """Run `rasen azp verify`."""
    from rasen.azp.api_version import is_api_version
    from rasen.azp.verify import verify_file
    from rasen.azp.wanted import Request
    from rasen.cli.misuse import misuse

    api = cast("str | None", values["api"])
    if api is not None and not is_api_version(api):
        raise misuse("apiVersion", word=api)
    request = Request(
        stores=cast("list[str]", values["store"]),
        require_signed=bool(values["require_signed"]),
        require_trusted=bool(values["require_trusted"]),
        pins=cast("str | None", values["pins"]),
        profile=cast("str | None", values["profile"]),
        app=cast("str | None", values["app"]),
        api=api,
        formats=cast("list[str]", values["format"]),
    )
    return verify_file(context, cast("str", values["file"]), request)


def inspect(context: Context, values: Values) -> Outcome:
    """Run `rasen azp inspect`."""
    from rasen.azp.verify import inspect_file

    return inspect_file(context, cast("str", values["file"]))
