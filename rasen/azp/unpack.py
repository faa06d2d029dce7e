"""`rasen azp unpack`: the verified files of a package become a folder, all of them or none."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rasen.azp.output import write_folder
from rasen.azp.package_file import read_package
from rasen.azp.refusal import refused
from rasen.outcome import Outcome
from rasen.text.jcs import sorted_keys

if TYPE_CHECKING:
    from rasen.context import Context

SCHEMA = "azp-unpack"


def unpack_file(context: Context, target: str, output: str) -> Outcome:
    """Write what an ok package holds into a folder that is absent or empty."""
    package = read_package(context, target)
    verification = package.verification
    if not verification.ok:
        return refused(context, SCHEMA, package.path, verification.diagnostics)
    path = context.absolute(output)
    entries = verification.container.entries
    files = {e.name: bytes(e.data) for e in entries if e.name is not None and e.data is not None}
    write_folder(path, {_on_disk(name): data for name, data in files.items()})
    unpacked: dict[str, object] = {"path": path, "files": sorted_keys(files)}
    return Outcome(SCHEMA, {"unpacked": unpacked, "status": []})


def _on_disk(name: str) -> str:
    """Give the name that is UTF-8 on disk, whatever encoding the language of this run has."""
    return os.fsdecode(name.encode())
