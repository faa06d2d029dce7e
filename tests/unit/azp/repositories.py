"""Packages and repositories for the tests, built in memory."""

from __future__ import annotations

import json

from rasen.azp import layout
from rasen.azp.verification import verify
from tests.unit.azp.archives import LICENSE, digest
from tests.unit.azp.keys import signature_of


def manifest(identifier="org.example.desk", version="1.0.0", kind="workflow", **members):
    """Give the manifest of a package; a workflow by default."""
    block = {"workflow": {"format": "desk@1", "definitions": [{"id": "main", "path": "main.json"}]}}
    return {
        "azphalt": "0.1",
        "id": identifier,
        "name": "Desk",
        "version": version,
        "kind": kind,
        "license": "MIT",
        "compat": ">=0.1",
        **(block if kind == "workflow" else {}),
        **members,
    }


def packed(*numbers, payload=None, **members):
    """Give the bytes of a package, signed and countersigned by the keys of these numbers."""
    document = manifest(**members)
    files = {"LICENSE": LICENSE, "main.json": b"{}", **(payload or {})}
    files["manifest.json"] = layout.manifest_bytes(document, files)
    if numbers:
        signature = signature_of(files["manifest.json"], *numbers)
        files["signature.json"] = layout.document_bytes(signature)
    data = layout.archive(files)
    assert verify(data).ok, verify(data).diagnostics
    return data


def write(folder, files):
    """Write files, documents as JSON, below a folder."""
    for path, content in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        data = content if isinstance(content, bytes) else json.dumps(content).encode()
        (folder / path).write_bytes(data)
    return folder


def whole_repository(**detail_members):
    """Give the files of a small repository that is right in every respect."""
    data = packed()
    listing = {
        "id": "org.example.desk",
        "name": "Desk",
        "version": "1.0.0",
        "latest": "1.0.0",
        "kind": "workflow",
        "types": [],
    }
    detail = {
        **listing,
        "manifest": verify(data).manifest,
        "versions": [{"version": "1.0.0", "size": len(data), "digest": digest(data)}],
        **detail_members,
    }
    return {
        ".well-known/azphalt-repository.json": {
            "name": "R",
            "version": "0.1",
            "profiles": ["workflow"],
        },
        "packages/index.json": {"packages": [listing], "total": 1, "page": 1, "pages": 1},
        "packages/org.example.desk/index.json": detail,
        "packages/org.example.desk/versions/1.0.0/download": data,
        "revocations.json": {"revocations": []},
    }
