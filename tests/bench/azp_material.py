"""Azphalt packages for the bench: one near the limit of 64 MiB, and a thousand small ones."""

from __future__ import annotations

import json
import random
import zipfile
from hashlib import sha256
from pathlib import Path

_MIB = 1 << 20
_SMALL = 1000


def write(large: Path, folder: Path) -> None:
    """Write the large package, and the small ones into a folder of their own."""
    chance = random.Random(7)
    text = " ".join(f"{chance.randrange(1 << 20):x}" for _ in range(400_000)).encode()[: 2 * _MIB]
    pages = {f"pages/{n:02}.md": text[n:] + text[:n] for n in range(31)}
    _package(large, "large", pages)
    folder.mkdir()
    for number in range(_SMALL):
        agents = {f"agents/{name}.json": b'{"task": "%d"}' % number for name in "abcdef"}
        _package(folder / f"{number:04}.azp", f"n{number}", agents)


def _package(path: Path, name: str, payload: dict[str, bytes]) -> None:
    """Write a workflow package with this payload beside its one definition."""
    files = {"LICENSE": b"Permission is granted.\n", "main.json": b"{}", **payload}
    document = {
        "azphalt": "0.1",
        "id": f"com.example.azphalt.{name}",
        "name": name,
        "version": "1.0.0",
        "kind": "workflow",
        "license": "MIT",
        "compat": ">=0.1",
        "workflow": {"format": "desk@1", "definitions": [{"id": "main", "path": "main.json"}]},
        "files": {each: "sha256-" + sha256(data).hexdigest() for each, data in files.items()},
    }
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for each, data in {"manifest.json": json.dumps(document).encode(), **files}.items():
            archive.writestr(zipfile.ZipInfo(each), data, zipfile.ZIP_DEFLATED)
