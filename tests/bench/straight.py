"""The peers' side of the in-process rows: the same work with well-kept libraries, written straight."""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from hashlib import sha256
from pathlib import Path


def package(path: str) -> None:
    """Decode a package, compare its canonical form, verify every digest."""
    import rfc8785

    with open(path, "rb") as file:
        data = file.read()
    document = json.loads(data)
    assert rfc8785.dumps(document) == data
    for workflow in document["workflows"]:
        for entry in workflow["files"]:
            assert entry["sha256"] == "sha256:" + sha256(entry["content"].encode()).hexdigest()
    named = document.pop("packageDigest")
    preimage = {
        "format": "rasen-package-digest",
        "version": 1,
        "kind": document["kind"],
        "package": document,
    }
    assert named == "sha256:" + sha256(rfc8785.dumps(preimage)).hexdigest()


def azp(path: str) -> None:
    """Inflate every file of an Azphalt package and hash it."""
    import zipfile

    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            sha256(archive.read(name)).hexdigest()


def each(rasen: str, folder: str) -> None:
    """Verify every package of a folder in a process of its own."""
    import os
    import subprocess

    for name in sorted(os.listdir(folder)):
        argv = [rasen, "azp", "verify", os.path.join(folder, name)]
        subprocess.run(argv, stdout=subprocess.DEVNULL, check=True)


def canonical(path: str) -> None:
    """Canonical bytes of a document."""
    import rfc8785

    with open(path, encoding="utf-8") as file:
        value = json.load(file)
    started = time.process_time()
    rfc8785.dumps(value)
    print(time.process_time() - started)


def yaml(path: str) -> None:
    """A YAML manifest, safely and in pure Python."""
    from ruamel.yaml import YAML

    with open(path, encoding="utf-8") as file:
        text = file.read()
    started = time.process_time()
    for _ in range(2000):
        YAML(typ="safe", pure=True).load(text)
    print(time.process_time() - started)


def verdicts(schema: str, document: str) -> None:
    """Ten thousand verdicts on one document."""
    from jsonschema import Draft202012Validator

    with open(schema, encoding="utf-8") as file:
        validator = Draft202012Validator(json.load(file))
    with open(document, encoding="utf-8") as file:
        value = json.load(file)
    started = time.process_time()
    for _ in range(10_000):
        assert validator.is_valid(value)
    print(time.process_time() - started)


def write(folder: str) -> None:
    """Hash, write and sync the files of a folder, from the start of the process on."""
    files = {path: path.read_bytes() for path in Path(folder).rglob("*") if path.is_file()}
    with tempfile.TemporaryDirectory() as place:
        for path, data in files.items():
            sha256(data).hexdigest()
            target = Path(place, path.relative_to(folder))
            target.parent.mkdir(parents=True, exist_ok=True)
            with target.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
        print(time.process_time())


if __name__ == "__main__":
    work = (package, azp, each, canonical, yaml, verdicts, write)
    {one.__name__: one for one in work}[sys.argv[1]](*sys.argv[2:])
