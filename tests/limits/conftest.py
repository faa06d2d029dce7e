"""What the tests of limits share: they need a system that enforces them and tells the peak."""

from __future__ import annotations

import os

import pytest

from tests.limits.measuring import measured


@pytest.fixture(autouse=True)
def _only_where_limits_are_kept():
    if not os.path.exists("/proc/self/status"):
        pytest.skip("the peak of a process is read from /proc")


@pytest.fixture
def run(tmp_path):
    """Give a function that checks a file of these bytes in a process of its own, with limits."""

    def check(name, data, *argv, schema=None, **limits):
        path = tmp_path / name
        path.write_bytes(data)
        if schema is not None:
            (tmp_path / "user.schema.json").write_text(schema, "utf-8")
            argv = ("--schema", tmp_path / "user.schema.json", *argv)
        return measured(*argv, path, cwd=tmp_path, **limits)

    return check
