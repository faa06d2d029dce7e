"""What the tests of the file system share: a folder to stand in, and running without privileges."""

from __future__ import annotations

import contextlib
import os

import pytest

NOBODY = 65534


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Give a folder that is the working folder, so that relative paths need no rights above it."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def unprivileged(folder):
    """Give a block in which permissions count, also where the tests run as root."""

    @contextlib.contextmanager
    def block():
        folder.chmod(0o755)
        root = os.geteuid() == 0
        if root:
            os.seteuid(NOBODY)
        try:
            yield
        finally:
            if root:
                os.seteuid(0)

    return block
