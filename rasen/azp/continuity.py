"""Publisher continuity: the key that first signed a package is pinned, and a change is noticed.

The pins are a file of the user's. One that cannot be read is never taken for empty, which would
drop every pin (azphalt spec 14).
"""

from __future__ import annotations

import errno
import os
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, NamedTuple, cast

from rasen import schemas
from rasen.azp.documents import Refusal, read_object
from rasen.azp.finding import finding
from rasen.azp.layout import document_bytes
from rasen.azp.output import write_output
from rasen.azp.package_file import problem_of
from rasen.azp.public_key import encode_base64, key_bytes
from rasen.diagnostics import Text, failure
from rasen.files import system
from rasen.files.lock import Busy, Lock
from rasen.files.reading import NotFound, ReadError, TooLarge, read_bounded

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rasen.azp.signature import Signer
    from rasen.azp.verification import Verification
    from rasen.context import Context
    from rasen.diagnostics import Diagnostic, RasenError

SCHEMA = "files:azp-pins"
_WRITTEN = ("first", "rotated")
_CHANGED = "changed"

Pin = dict[str, str]


class Pins(NamedTuple):
    """The pins of a file by package ID; of none where the file is absent."""

    path: str
    pins: Mapping[str, Pin]


class Continuity(NamedTuple):
    """How a signer relates to the pinned one, and whether a pin was written for it."""

    status: str | None
    pinned: bool = False


def read_pins(path: str) -> Pins:
    """Give the pins of the file at an absolute path.

    Fails with `azp_pins_invalid` where the file is there and is not as it should be.
    """
    try:
        data = read_bounded(path, schemas.limits(SCHEMA)["x-max-bytes"])
    except NotFound:
        return Pins(path, {})
    except TooLarge:
        raise _invalid(path, Text("reasons.azp.size")) from None
    except ReadError as error:
        raise _invalid(path, problem_of(error)) from error
    document = read_object(data, SCHEMA)
    if isinstance(document, Refusal):
        raise _invalid(path, Text(f"reasons.azp.{document.reason}"))
    faults = schemas.faults(SCHEMA, document)
    if faults:
        from rasen.faults import at, reason

        said = {"at": at(faults[0].path), "reason": reason(faults[0])}
        raise _invalid(path, Text("reasons.azpPins.value", said))
    return Pins(path, cast("dict[str, Pin]", document["pins"]))


def continuity(verification: Verification, pins: Pins) -> str | None:
    """Give the row of the table of azphalt spec 14, None for a package that is not ok."""
    pin = pins.pins.get(_identifier(verification))
    signer = verification.signer if verification.signed else None
    if not verification.ok:
        return None
    if pin is None:
        return "unpinned" if signer is None else "first"
    if signer is None:
        return "unsigned_regression"
    pinned = key_bytes(pin["publicKey"])
    if signer.public_key == pinned:
        return "same"
    return "rotated" if _is_vouched_for(signer, pinned) else _CHANGED


def publisher_faults(verification: Verification, pins: Pins) -> Iterator[Diagnostic]:
    """Give what verification says of a publisher that is not the pinned one."""
    status = continuity(verification, pins)
    identifier = _identifier(verification)
    if status == _CHANGED:
        assert verification.signer is not None
        yield finding(
            "azp_publisher_changed",
            id=identifier,
            expected=pins.pins[identifier]["publicKey"],
            actual=encode_base64(verification.signer.public_key),
        )
    elif status == "unsigned_regression":
        expected = pins.pins[identifier]["publicKey"]
        yield finding("azp_publisher_unsigned", id=identifier, expected=expected)


def pin_signer(
    context: Context, verification: Verification, path: str, *, approve_change: bool
) -> Continuity:
    """Pin the signer of an ok, signed package where that is due; give what was found before.

    A signer that is new or vouched for by the pinned key is written, another one only with
    approval. The file is read and written under its lock, or left as it was.
    """
    if not (verification.ok and verification.signed):
        return Continuity(continuity(verification, read_pins(path)))
    with _locked(context, path):
        pins = read_pins(path)
        status = continuity(verification, pins)
        due = status in _WRITTEN or (approve_change and status == _CHANGED)
        if due:
            assert verification.signer is not None
            _write(context, pins, _identifier(verification), verification.signer)
        return Continuity(status, due)


def _identifier(verification: Verification) -> str:
    identity = verification.identity
    return (identity.id if identity is not None else None) or ""


def _is_vouched_for(signer: Signer, pinned: bytes) -> bool:
    """Tell whether a key is in the chain, every hop up to it valid."""
    for hop in signer.chain:
        if not hop.valid:
            return False
        if hop.public_key == pinned:
            return True
    return False


# Writing


@contextmanager
def _locked(context: Context, path: str) -> Iterator[None]:
    """Hold the lock of the file; its folder is made for it, and goes if it stays empty."""

    def waiting(holder: str) -> None:
        context.tell(Text("notes.azpPinsLocked", {"holder": holder}))

    made: list[str] = []
    try:
        _make_folder_of(path, made)
        with Lock(path + ".lock", waiting=waiting):
            yield
    except Busy as error:
        held = Text("reasons.azpFile.locked", {"holder": error.holder})
        raise _unwritten(path, error.problem or held) from error
    finally:
        for folder in reversed(made):
            with suppress(OSError):  # it holds something now, as it should
                system.rmdir(folder)


def _make_folder_of(path: str, made: list[str]) -> None:
    """Make the folders above a path that are missing; what is made is added to `made`."""
    missing = []
    folder = os.path.dirname(path)
    while not os.path.isdir(folder):
        missing.append(folder)
        folder = os.path.dirname(folder)
    for each in reversed(missing):
        try:
            system.mkdir(each, 0o777)
        except FileExistsError:
            if not os.path.isdir(each):
                raise _unwritten(path, os.strerror(errno.ENOTDIR)) from None
        except OSError as error:
            raise _unwritten(path, error.strerror or str(error)) from error
        else:
            made.append(each)


def _write(context: Context, pins: Pins, identifier: str, signer: Signer) -> None:
    pin = {"publicKey": encode_base64(signer.public_key)}
    if signer.key_id is not None:
        pin["keyId"] = signer.key_id
    pin["pinnedAt"] = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(context.now()))
    changed = {**pins.pins, identifier: pin}
    data = document_bytes({"version": 1, "pins": {name: changed[name] for name in sorted(changed)}})
    if len(data) > schemas.limits(SCHEMA)["x-max-bytes"] or isinstance(
        read_object(data, SCHEMA), Refusal
    ):
        raise _unwritten(pins.path, Text("reasons.azp.size"))  # nobody could read it again
    write_output(pins.path, data)


def _invalid(path: str, problem: Text | str) -> RasenError:
    return failure("azp_pins_invalid", target=path, source=path, problem=problem)


def _unwritten(path: str, problem: object) -> RasenError:
    return failure("azp_write_failed", target=path, path=path, problem=problem)
