"""Hints are command lines that agents run: nothing in a name may become a command."""

from __future__ import annotations

import subprocess

import pytest

from rasen.planning.change import Change, instructions_hint
from rasen.stores.config_file import ConfigFile
from rasen.stores.roots import Root

NAMES = [
    "add-lamp",
    "it's",
    'a"b',
    "$(touch x)",
    "`touch x`",
    "a\\",
    "a b",
    "$HOME",
    "*",
    "ä",
    "-x",
]


@pytest.mark.parametrize("artifact", ["design", *NAMES])
@pytest.mark.parametrize("name", NAMES)
def test_a_shell_sees_exactly_the_names(tmp_path, name, artifact):
    """Whatever a folder or an artifact is called, the words of the command are these."""
    root = Root(str(tmp_path), "nearest", ConfigFile(str(tmp_path)))
    hint = instructions_hint(root, Change(name, "/c", None, {}), artifact)
    printed = subprocess.run(
        ["sh", "-c", f"rasen() {{ printf '%s\\0' \"$@\"; }}; {hint}"],
        cwd=tmp_path,
        capture_output=True,
        check=True,
    ).stdout.decode()
    assert printed.split("\0")[:-1] == ["instructions", artifact, "--change", name, "--json"]
    assert list(tmp_path.iterdir()) == []
