"""`rasen new change` killed at each of its steps: a whole change or none, and nothing in the way."""

from __future__ import annotations

import json

import pytest

from tests.unit.stores.crashes import killed_at, steps_of

ARGV = ["new", "change", "a", "--goal", "g", "--description", "d", "--proposal", "p", "--json"]
FILES = {".openspec.yaml", "README.md", "proposal.md"}


@pytest.fixture
def root(tmp_path):
    """Give a function that makes a new empty folder, or one that is a root already."""

    def make(name, *, planned):
        folder = tmp_path / name
        (folder / "rasen" / "specs" if planned else folder).mkdir(parents=True)
        return folder

    return make


@pytest.mark.parametrize("planned", [False, True], ids=["empty folder", "root"])
def test_a_change_is_there_as_a_whole_or_not_at_all(root, rasen, planned):
    """Whatever the step; and the same command then makes it, or says that it is there."""
    steps = steps_of(ARGV, root("counted", planned=planned))
    assert steps > 10
    for step in range(1, steps + 1):
        folder = root(str(step), planned=planned)
        killed_at(step, ARGV, folder)
        change = folder / "rasen" / "changes" / "a"
        assert not change.exists() or {path.name for path in change.iterdir()} == FILES

        again = rasen(*ARGV, cwd=folder)
        assert again.returncode == 0 or change.exists()
        assert {path.name for path in change.iterdir()} == FILES
        status = json.loads(rasen("status", "--change", "a", "--json", cwd=folder).stdout)
        assert status["artifacts"][0]["status"] == "done"
        if again.returncode == 0:
            assert list(folder.rglob(".rasen-*")) == []
            assert (folder / "rasen" / "config.yaml").read_bytes() == b"schema: spec-driven\n"
