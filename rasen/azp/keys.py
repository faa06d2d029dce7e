"""`rasen azp keygen`, and the private keys that commands are given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.azp import ed25519
from rasen.azp.output import require_free, write_output
from rasen.azp.package_file import read_file
from rasen.azp.public_key import encode_base64
from rasen.diagnostics import Text, failure
from rasen.files.reading import TooLarge
from rasen.outcome import Outcome

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.diagnostics import RasenError

SCHEMA = "azp-keygen"
_PRIVATE = 0o600
_LONGEST = 1 << 16  # bytes of a key file; a key has about 120


def make_key(context: Context, output: str, *, key_id: str | None, force: bool) -> Outcome:
    """Write a new private key that its owner alone can read, and give its public key."""
    path = context.absolute(output)
    require_free(path, force=force)
    key = ed25519.generate()
    write_output(path, key.pem(), mode=_PRIVATE)
    document: dict[str, object] = {
        "path": path,
        "publicKey": encode_base64(key.public_key()),
        "keyId": key_id,
    }
    return Outcome(SCHEMA, {"key": document, "status": []})


def read_key(context: Context, target: str) -> ed25519.PrivateKey:
    """Give the private key in a file.

    Fails with `azp_file_not_found`, `azp_file_unreadable` or `azp_key_invalid`.
    """
    path = context.absolute(target)
    try:
        return ed25519.load(read_file(path, _LONGEST))
    except TooLarge as error:
        raise _invalid(path, "label") from error
    except ed25519.KeyRefused as error:
        raise _invalid(path, error.reason) from error


def _invalid(path: str, reason: str) -> RasenError:
    problem = Text(f"reasons.azpKey.{reason}")
    return failure("azp_key_invalid", target=path, path=path, problem=problem)
