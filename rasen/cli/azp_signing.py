"""The commands of `rasen azp …` that pack, sign and trust: arguments in, outcome out."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rasen.cli.refusals import told

if TYPE_CHECKING:
    from rasen.azp.sign import Request
    from rasen.cli.parser import Values
    from rasen.context import Context
    from rasen.outcome import Outcome


def trust(context: Context, values: Values) -> Outcome:
    """Run `rasen azp trust`."""
    from rasen.azp.trust_file import Request, trust_file

    request = Request(
        stores=cast("list[str]", values["store"]),
        pins=cast("str | None", values["pins"]),
        pin=bool(values["pin"]),
        approve_change=bool(values["approve_change"]),
    )
    return trust_file(context, cast("str", values["file"]), request)


def pack(context: Context, values: Values) -> Outcome:
    """Run `rasen azp pack`."""
    from rasen.azp.pack import Request, pack_folder

    request = Request(
        cast("str", values["dir"]),
        cast("str", values["out"]),
        force=bool(values["force"]),
        key=cast("str | None", values["key"]),
        key_id=_key_id(values),
        deflate=bool(values["deflate"]),
    )
    return told(context, values, pack_folder(context, request))


def unpack(context: Context, values: Values) -> Outcome:
    """Run `rasen azp unpack`."""
    from rasen.azp.unpack import unpack_file

    file, folder = cast("str", values["file"]), cast("str", values["dir"])
    return told(context, values, unpack_file(context, file, folder))


def keygen(context: Context, values: Values) -> Outcome:
    """Run `rasen azp keygen`."""
    from rasen.azp.keys import make_key

    output = cast("str", values["out"])
    return make_key(context, output, key_id=_key_id(values), force=bool(values["force"]))


def sign(context: Context, values: Values) -> Outcome:
    """Run `rasen azp sign`."""
    from rasen.azp.sign import sign_file

    return told(context, values, sign_file(context, _request(values)))


def countersign(context: Context, values: Values) -> Outcome:
    """Run `rasen azp countersign`."""
    from rasen.azp.sign import countersign_file

    return told(context, values, countersign_file(context, _request(values)))


def _request(values: Values) -> Request:
    from rasen.azp.sign import Request

    return Request(
        cast("str", values["file"]),
        cast("str", values["key"]),
        key_id=_key_id(values),
        output=cast("str | None", values["out"]),
    )


def _key_id(values: Values) -> str | None:
    """Give the name of a key, which has to be text: it is written into documents."""
    key_id = cast("str | None", values["key_id"])
    try:
        (key_id or "").encode()
    except UnicodeEncodeError:
        from rasen.cli.misuse import misuse

        raise misuse("badValue", word="--key-id") from None
    return key_id
