"""A machine with stores on it: a home, a working folder, and commands run in this process."""

from __future__ import annotations

import json
import os
import subprocess
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from rasen import schemas
from rasen.cli import main
from rasen.commands.table import find
from rasen.context import Context
from rasen.locale import Translator
from rasen.stores.registry import Entry
from rasen.stores.registry_change import registry_bytes

if TYPE_CHECKING:
    from pathlib import Path


class Result(NamedTuple):
    """What a command gave: its status, what it printed, and the document where it is one."""

    status: int
    out: str
    err: str

    @property
    def document(self) -> dict[str, Any]:
        return json.loads(self.out)

    @property
    def code(self) -> str:
        """The code of the one entry of a failure."""
        (entry,) = self.document["status"]
        return entry["code"]


class Machine:
    """Builders of stores and roots below `work`, and the command line."""

    def __init__(self, base: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
        self.base = base
        self.work = base / "work"
        self.home = base / "home"
        self.user = base / "user"
        for folder in (self.work, self.user):
            folder.mkdir()
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        self.env = {
            "RASEN_HOME": str(self.home),
            "HOME": str(self.user),
            "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_AUTHOR_NAME": "Ada",
            "GIT_AUTHOR_EMAIL": "ada@example.org",
            "GIT_COMMITTER_NAME": "Ada",
            "GIT_COMMITTER_EMAIL": "ada@example.org",
            "CI": "true",
        }
        for name, value in self.env.items():
            monkeypatch.setenv(name, value)

    @property
    def registry(self) -> Path:
        return self.home / "stores" / "registry.yaml"

    def context(self, cwd: str = "") -> Context:
        env = {**os.environ, **self.env}
        return Context(str(self.work / cwd), env, Translator("en"))

    def run(self, *argv: object, cwd: str = "") -> Result:
        """Run a command line; a document is held to its schema."""
        self._monkeypatch.chdir(self.work / cwd)
        self._capsys.readouterr()
        words = [str(word) for word in argv]
        status = main.run(words)
        out, err = self._capsys.readouterr()
        command = find(words)
        if "--json" in words and command is not None:
            assert schemas.faults(f"output:{command.schema}", json.loads(out)) == []
        return Result(status, out, err)

    def write(self, path: str, text: str | bytes) -> Path:
        """Write a file below `work`, with the folders above it."""
        place = self.work / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(text.encode() if isinstance(text, str) else text)
        return place

    def root(self, path: str, config: str | None = "schema: spec-driven\n") -> Path:
        """Make a root with specs, changes and a config."""
        for folder in ("specs", "changes/archive"):
            (self.work / path / "rasen" / folder).mkdir(parents=True, exist_ok=True)
        if config is not None:
            self.write(f"{path}/rasen/config.yaml", config)
        return self.work / path

    def store(self, identifier: str, path: str | None = None, *, remote: str = "") -> Path:
        """Make a healthy store, which is not registered yet."""
        place = self.root(path or identifier)
        text = f"version: 1\nid: {identifier}\n" + (f"remote: {remote}\n" if remote else "")
        self.write(f"{path or identifier}/.rasen-store/store.yaml", text)
        return place

    def register(self, **places: object) -> None:
        """Write the registry: IDs (with _ for -) and the paths they stand for."""
        entries = {
            identifier.replace("_", "-"): Entry(str(self.work / str(path)))
            for identifier, path in places.items()
        }
        self.registry.parent.mkdir(parents=True, exist_ok=True)
        self.registry.write_bytes(registry_bytes(entries))

    def git(self, path: str, *words: str) -> str:
        """Run git in a folder below `work`."""
        done = subprocess.run(
            ["git", "-C", str(self.work / path), *words], capture_output=True, check=True, text=True
        )
        return done.stdout


def snapshot(folder: Path) -> dict[str, object]:
    """Give everything below a folder: bytes of files, targets of links, None for folders."""
    found: dict[str, object] = {}
    for path in sorted(folder.rglob("*")):
        name = str(path.relative_to(folder))
        if path.is_symlink():
            found[name] = os.readlink(path)
        else:
            found[name] = None if path.is_dir() else path.read_bytes()
    return found


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> Machine:
    """Give an empty machine whose home is not the user's."""
    return Machine(tmp_path.resolve(), monkeypatch, capsys)
