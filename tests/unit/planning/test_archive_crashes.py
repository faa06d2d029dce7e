"""`rasen archive` cut off at every step, and refused by the system at every step."""

from __future__ import annotations

import errno
import json
import os
import shutil
import time

import pytest

from rasen.files import system, transaction
from tests.unit.stores.conftest import snapshot
from tests.unit.stores.crashes import failing_at, killed_at, steps_of

ARGV = ["archive", "refit", "--yes", "--json"]
PURPOSE = "The harbour is lit, guarded and swept, by night as well as by day."


def requirement(name, statement="It SHALL hold."):
    return f"### Requirement: {name}\n{statement}\n\n#### Scenario: {name}\n- **WHEN** now\n"


def spec(*names):
    blocks = "\n".join(map(requirement, names))
    return f"# Spec\n\n## Purpose\n{PURPOSE}\n\n## Requirements\n\n{blocks}"


FILES = {
    "rasen/config.yaml": "schema: spec-driven\n",
    "rasen/specs/gate/spec.md": spec("Open", "Shut"),
    "rasen/specs/wing/old/spec.md": spec("Gone"),
    "rasen/specs/tide/spec.md": spec("Ebb"),
    "rasen/changes/refit/proposal.md": "# Refit\n",
    "rasen/changes/refit/notes/deep/a.txt": "kept\n",
    "rasen/changes/refit/specs/gate/spec.md": "## ADDED Requirements\n" + requirement("Bell"),
    "rasen/changes/refit/specs/wing/old/spec.md": "## REMOVED Requirements\n" + requirement("Gone"),
    "rasen/changes/refit/specs/yard/lamp/spec.md": "## ADDED Requirements\n" + requirement("Lamp"),
    "rasen/changes/other/proposal.md": "# Other\n",
}


@pytest.fixture
def scene(tmp_path):
    """Give a function that makes the root anew, its change folder on a file system of its own."""

    def make():
        root = tmp_path / "root"
        shutil.rmtree(root, ignore_errors=True)
        for name, text in FILES.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, "utf-8")
        os.symlink("proposal.md", root / "rasen/changes/refit/link.md")
        os.chmod(root / "rasen/changes/refit/notes", 0o750)
        return root

    return make


@pytest.fixture
def two_file_systems(monkeypatch):
    """Let the system say that the archive is on another file system than the changes."""

    def rename(old, new):
        inside = ["/archive/" in path for path in (old, new)]
        if inside[0] != inside[1]:
            raise OSError(errno.EXDEV, os.strerror(errno.EXDEV), old, None, new)
        os.replace(old, new)

    monkeypatch.setattr(system, "rename", rename)
    monkeypatch.setattr(transaction, "_is_one_file_system", lambda *_: False)


@pytest.fixture
def layers(monkeypatch):
    """Let the system rename no folder that it did not make just now, as layered images do."""
    made = []

    def mkdir(path, mode):
        os.mkdir(path, mode)
        made.append(path)

    def rename(old, new):
        if os.path.isdir(old) and old not in made:
            raise OSError(errno.EXDEV, os.strerror(errno.EXDEV), old, None, new)
        os.replace(old, new)

    monkeypatch.setattr(system, "mkdir", mkdir)
    monkeypatch.setattr(system, "rename", rename)


WAYS = ["plain", "two_file_systems", "layers"]


@pytest.fixture(params=WAYS)
def way(request):
    """Give each way in which the folder of the change gets to its place."""
    if request.param != "plain":
        request.getfixturevalue(request.param)
    return request.param


def state(root):
    """Give everything in a root that is no lock, the archive's date left out."""
    today = time.strftime("%Y-%m-%d")
    found = snapshot(root)
    return {name.replace(today, "TODAY"): data for name, data in found.items()}


def specs(found):
    return {name: data for name, data in found.items() if name.startswith("rasen/specs")}


def age_locks(root):
    """Half a minute later: a lock that was cut off before it named its holder counts as left."""
    for lock in (root / "rasen" / "changes").glob(".archive.lock*"):
        os.utime(lock, (0, 0))


def states(scene):
    """Give the state before and after, and how many steps lie between."""
    root = scene()
    before = state(root)
    steps = steps_of(ARGV, root)
    after = state(root)
    assert "rasen/changes/archive/TODAY-refit/notes/deep/a.txt" in after
    assert "rasen/changes/refit" not in after
    assert "rasen/specs/wing" not in after
    assert [name for name in after if "/." in name] == [
        name for name in after if name.endswith(".openspec.yaml")
    ]
    return before, after, steps


def tried(steps, way):
    """Give the steps to try: all of them in `make torture` and for the usual way, else some."""
    return range(1, steps + 1, 1 if way == "plain" or os.environ.get("RASEN_TORTURE") else 5)


def test_whatever_the_way_the_outcome_is_the_same(scene, way):
    """Copied or renamed: files, links, permissions and times are those of the change."""
    root = scene()
    notes = root / "rasen/changes/refit/notes"
    os.utime(notes / "deep/a.txt", (1, 2))
    wanted = snapshot(root / "rasen/changes/refit")
    assert steps_of(ARGV, root) > 15
    (archived,) = (root / "rasen/changes/archive").iterdir()
    assert snapshot(archived) == wanted
    assert (archived / "notes").stat().st_mode & 0o777 == 0o750
    assert (archived / "notes/deep/a.txt").stat().st_mtime == 2


def without_locks(found):
    """Leave out the lock and its drafts: who holds it next removes what ended processes left."""
    for name in [each for each in found if each.startswith("rasen/changes/.archive.lock")]:
        del found[name]


@pytest.mark.parametrize("command", [["list", "--specs"], ["validate", "--all"]])
def test_a_kill_leaves_all_old_or_all_new_to_the_next_command(scene, way, rasen, command):
    """Whatever the step; and the same command then archives the change, or does not find it."""
    before, after, steps = states(scene)
    seen = set()
    for step in tried(steps, way if command[0] == "list" else "other"):
        root = scene()
        killed_at(step, ARGV, root)
        age_locks(root)
        done = rasen(*command, "--json", cwd=root)
        assert done.returncode == 0 or command[0] == "validate", done.stderr
        found = state(root)
        without_locks(found)
        is_new = "rasen/changes/refit" not in found
        seen.add(is_new)
        left = [name for name in found if "/.rasen-" in name]
        # The journal on its way to its place is all that may be left, and only from before.
        assert len(left) <= (0 if is_new else 1), (step, left)
        for name in left:
            del found[name]
        assert found == (after if is_new else before), step

        again = json.loads(rasen(*ARGV, cwd=root).stdout)
        code = again["status"][0]["code"] if again["archive"] is None else None
        assert code == ("archive_change_not_found" if is_new else None), step
        found = state(root)
        without_locks(found)
        assert found == after, step
    assert seen == {False, True}


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EACCES])
def test_a_refusal_leaves_everything_as_it_was(scene, way, rasen, number):
    """At whatever step the system says no once, archive fails and has changed nothing, or is done.

    Where the first attempt had to be undone and that is refused, the next command does it.
    """
    before, after, steps = states(scene)
    for step in tried(steps, way):
        root = scene()
        status = failing_at(step, number, ARGV, root)
        found = state(root)
        if status == 0:  # what is refused once all is decided, or of no weight
            tidy = {n: d for n, d in found.items() if "/.rasen-" not in n and "/.archive" not in n}
            if way == "plain":
                assert specs(tidy) == specs(after) or "rasen/specs/wing" in tidy, step
            assert tidy.items() >= after.items(), step
        else:
            assert status == 1
            if way == "layers" and found != before:
                assert rasen("list", "--json", cwd=root).returncode == 0
                found = state(root)
            assert found == before, step


def test_a_refusal_that_lasts_is_settled_by_the_next_command(scene, way, rasen):
    """Where not even the undoing is possible, the journal stays and the next command uses it."""
    before, after, steps = states(scene)
    for step in tried(steps, way):
        root = scene()
        status = failing_at(step, errno.EIO, ARGV, root, lasting=True)
        assert status in (0, 1)
        age_locks(root)
        assert rasen("list", "--json", cwd=root).returncode == 0
        found = {n: d for n, d in state(root).items() if "/.rasen-" not in n}
        assert specs(found) in (specs(before), specs(after)), step
        assert (specs(found) == specs(after)) == (status == 0), step
