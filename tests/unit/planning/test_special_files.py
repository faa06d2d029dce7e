"""Pipes, folders and links in the place of files: an answer at once, and never a traceback."""

from __future__ import annotations

import json
import os
import shutil

import pytest

from rasen.planning.resolution import _BUILTIN

# Each place with the commands that cannot do without a file there.
PLACES = {
    "rasen/config.yaml": (),
    "rasen/changes/c/.openspec.yaml": ("status", "instructions proposal", "instructions apply"),
    "rasen/schemas/s/schema.yaml": ("status", "instructions proposal", "instructions apply"),
    "rasen/schemas/s/templates/proposal.md": ("instructions proposal",),
    "rasen/changes/c/proposal.md": (),
    "rasen/changes/c/tasks.md": (),
}
KINDS = {
    "pipe": os.mkfifo,
    "folder": os.mkdir,
    "link to itself": lambda path: os.symlink(os.path.basename(path), path),
    "device": lambda path: os.symlink("/dev/zero", path),
}
COMMANDS = ["status", "instructions proposal", "instructions apply"]


@pytest.fixture
def project(tmp_path):
    """Give a folder with a change, its metadata, a schema of its own and a config."""
    schema = tmp_path / "rasen" / "schemas" / "s"
    shutil.copytree(os.path.join(_BUILTIN, "schemas", "spec-driven"), schema)
    change = tmp_path / "rasen" / "changes" / "c"
    change.mkdir(parents=True)
    (change / ".openspec.yaml").write_text("schema: s\n", "utf-8")
    for name in ("proposal.md", "tasks.md"):
        (change / name).write_text("- [ ] a\n", "utf-8")
    (tmp_path / "rasen" / "config.yaml").write_text("schema: s\n", "utf-8")
    return tmp_path


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("place", PLACES)
def test_what_is_no_file_is_told_or_left_out(rasen, project, place, kind):
    """Metadata and schemas have to be files; everything else can do without."""
    (project / place).unlink()
    KINDS[kind](project / place)
    for command in COMMANDS:
        done = rasen(*command.split(), "--change", "c", "--json", timeout=10)
        document = json.loads(done.stdout)
        if command in PLACES[place]:
            assert document["status"][0]["code"] == "change_error"
        else:
            assert done.returncode == 0
            assert "status" not in document
        assert b"Traceback" not in done.stderr
