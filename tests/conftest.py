"""What all tests share: a home of their own, and an option for machines that must skip nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def pytest_addoption(parser):
    parser.addoption("--no-skips", action="store_true", help="count a skipped test as a failure")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """Turn a skip into a failure where the machine is said to have everything."""
    report = yield
    if report.skipped and item.config.getoption("--no-skips") and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, and --no-skips allows none: {report.longrepr[-1]}"
    return report


@pytest.fixture(autouse=True)
def _no_real_home(monkeypatch, tmp_path_factory):
    """Give each test a home, so that none can touch the user's."""
    home = tmp_path_factory.mktemp("home")
    for name in list(os.environ):
        if name.startswith(("RASEN_", "XDG_", "LC_", "LANG")) and name != "RASEN_SCHEMA_SUITE":
            monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("RASEN_HOME", str(home / "data"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.fixture
def rasen(tmp_path):
    """Give a function that runs the command line in a process of its own, in `tmp_path`."""

    def run(*argv, cwd=tmp_path, env=None, stdin=b"", timeout=60):
        return subprocess.run(
            [sys.executable, "-m", "rasen", *map(str, argv)],
            cwd=cwd,
            env={**os.environ, "PYTHONPATH": str(ROOT), **(env or {})},
            input=stdin,
            capture_output=True,
            timeout=timeout,
        )

    return run
