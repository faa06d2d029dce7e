"""What the tests of packages share: a world to run in, a source folder, and packages of it."""

from __future__ import annotations

import json
import time

import pytest

from rasen.context import Context
from rasen.locale import Translator

NOON = 1777723200.0  # 2026-05-02T12:00:00Z


@pytest.fixture
def context(tmp_path):
    """Give a context whose working folder and data folder are fresh, at a fixed time."""
    work = tmp_path / "work"
    work.mkdir()
    env = {"RASEN_HOME": str(tmp_path / "home"), "HOME": str(tmp_path / "user")}
    return Context(str(work), env, Translator("en"), now=lambda: NOON)


@pytest.fixture
def work(tmp_path, context):
    """Give the working folder of the context."""
    return tmp_path / "work"


@pytest.fixture
def source(work):
    """Give a function that writes a source folder: a small workflow, with other files on demand."""

    def write(name="desk", files=None, **members):
        folder = work / name
        manifest = {
            "azphalt": "0.1",
            "id": "org.example.desk",
            "name": "Desk",
            "version": "1.0.0",
            "kind": "workflow",
            "license": "MIT",
            "compat": ">=0.1",
            "workflow": {"format": "desk@1", "definitions": [{"id": "main", "path": "main.json"}]},
            **members,
        }
        whole = {
            "manifest.json": json.dumps(manifest, ensure_ascii=False).encode(),
            "LICENSE": b"Permission is granted.\n",
            "main.json": b"{}\n",
            **(files or {}),
        }
        for path, data in whole.items():
            if data is not None:
                (folder / path).parent.mkdir(parents=True, exist_ok=True)
                (folder / path).write_bytes(data)
        return folder

    return write


@pytest.fixture(params=["UTC", "Asia/Tokyo"])
def time_zone(request, monkeypatch):
    """Run a test in two time zones."""
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield request.param
    monkeypatch.undo()
    time.tzset()
