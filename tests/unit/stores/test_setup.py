"""Setup and register: nothing is made before all checks pass, and nothing remains of a failure."""

from __future__ import annotations

import multiprocessing
import os

import pytest

from rasen.cli import main
from rasen.diagnostics import RasenError
from rasen.files import system
from rasen.stores.git import Git, GitFailed
from rasen.stores.registry import Entry, read_registry
from rasen.stores.setup import perform_setup
from rasen.stores.setup_plan import Request, plan_setup

from .conftest import snapshot

SHAPE = [
    "rasen/",
    "rasen/specs/",
    "rasen/changes/",
    "rasen/changes/archive/",
    "rasen/config.yaml",
    "rasen/specs/.gitkeep",
    "rasen/changes/archive/.gitkeep",
]
IDENTITY = ".rasen-store/store.yaml"
ILLEGAL_IDS = (
    *("..", ".", "a/b", "a\\b", "/a", "Harbour", "a_b", "a--b", "-a", "a-", "a b", " a", "a.b"),
    *("größe", "a\n", "a\t", "\uff41", "~", "a:b", "project:a", "A", "*"),
)


def setup(machine, *argv):
    return machine.run("store", "setup", *argv, "--json")


@pytest.mark.parametrize("identifier", ILLEGAL_IDS)
def test_illegal_id_is_refused_everywhere(machine, identifier):
    """Whatever is no ID is told as such, wherever an ID is given, and makes nothing."""
    machine.root("quay")
    machine.register(a="a")
    for argv in (
        ["setup", "--path", "x", "--no-init-git", "--", identifier],
        ["register", "quay", "--yes", f"--id={identifier}"],
        ["unregister", "--", identifier],
        ["remove", "--yes", "--", identifier],
        ["doctor", "--", identifier],
    ):
        done = machine.run("store", argv[0], "--json", *argv[1:])
        assert (done.status, done.code) == (1, "invalid_store_id"), argv
        (entry,) = done.document["status"]
        assert entry["target"] == "store.id"
        assert entry["fix"]
    assert not (machine.work / "x").exists()
    assert not (machine.work / "quay" / IDENTITY).exists()


@pytest.mark.parametrize("identifier", ["a", "7", "2024", "1e3", "true", "null", "no", "a" * 2000])
def test_legal_id_is_a_text_everywhere(machine, identifier):
    """IDs that look like other types of YAML, and very long ones, come back as they were."""
    assert setup(machine, identifier, "--path", "x", "--no-init-git").status == 0
    listed = machine.run("store", "list", "--json").document["stores"]
    assert listed == [{"id": identifier, "root": str(machine.work / "x")}]
    assert machine.run("doctor", "--store", identifier, "--json").status == 0
    (report,) = machine.run("store", "doctor", identifier, "--json").document["stores"]
    assert (report["metadata"]["id"], report["status"]) == (identifier, [])


def test_new_store_has_all_parts(machine):
    """The shape, the identity, one commit with exactly that, and the registration."""
    done = setup(machine, "harbour", "--path", "deep/harbour", "--remote", "git@x.org:h.git")
    root = machine.work / "deep/harbour"
    assert done.document == {
        "store": {"id": "harbour", "root": str(root), "metadata_path": str(root / IDENTITY)},
        "registry": {
            "path": str(machine.registry),
            "registered": True,
            "already_registered": False,
        },
        "git": {"is_repository": True, "initialized": True, "committed": True},
        "created_files": [*SHAPE, IDENTITY],
        "status": [],
    }
    assert (root / IDENTITY).read_text() == "version: 1\nid: harbour\nremote: git@x.org:h.git\n"
    assert machine.git("deep/harbour", "status", "--porcelain") == ""
    assert sorted(os.listdir(root)) == [".git", ".rasen-store", "rasen"]


@pytest.mark.parametrize(
    ("made", "created"),
    [
        ([], [*SHAPE, IDENTITY]),
        (["rasen/config.yml"], None),
        (
            ["rasen/specs/a/spec.md", "rasen/config.yaml"],
            ["rasen/changes/", "rasen/changes/archive/"],
        ),
    ],
)
def test_only_what_is_missing_is_made(machine, made, created):
    """A healthy root keeps what it has; a config.yml is a config."""
    for name in made:
        machine.write(f"x/{name}", "schema: spec-driven\n")
    (machine.work / "x").mkdir(exist_ok=True)
    done = setup(machine, "x", "--path", "x", "--no-init-git").document["created_files"]
    if created is None:
        assert "rasen/config.yaml" not in done
        assert not (machine.work / "x/rasen/config.yaml").exists()
    else:
        assert done[: len(created)] == created
    assert done[-1] == IDENTITY
    for name in made:
        assert (machine.work / "x" / name).read_text() == "schema: spec-driven\n"


def test_repository_of_the_user_gets_only_what_was_made(machine):
    """What else is under rasen, staged or not, stays out of the commit."""
    machine.root("x")
    machine.git("x", "init", "--quiet")
    machine.write("x/rasen/specs/a/spec.md", "x")
    done = setup(machine, "x", "--path", "x").document
    assert done["git"] == {"is_repository": True, "initialized": False, "committed": True}
    assert machine.git("x", "ls-files").split() == [IDENTITY, "rasen/changes/archive/.gitkeep"]


def test_new_repository_gets_everything_but_what_is_ignored(machine):
    """All that lies under rasen is committed, the files just made even if a pattern names them."""
    machine.root("x")
    machine.write("x/rasen/specs/a/spec.md", "x")
    machine.write("x/rasen/.gitignore", "*.log\n.gitkeep\n")
    machine.write("x/rasen/debug.log", "x")
    assert setup(machine, "x", "--path", "x").document["git"]["committed"] is True
    assert machine.git("x", "ls-files").split() == [
        IDENTITY,
        "rasen/.gitignore",
        "rasen/changes/archive/.gitkeep",
        "rasen/config.yaml",
        "rasen/specs/a/spec.md",
    ]


def test_git_is_left_alone_on_request(machine):
    """--no-init-git makes no repository and no commit, even without git on the machine."""
    machine.env["PATH"] = str(machine.work)
    machine._monkeypatch.setenv("PATH", str(machine.work))
    done = setup(machine, "x", "--path", "x", "--no-init-git").document
    assert done["git"] == {"is_repository": False, "initialized": False, "committed": False}
    done = setup(machine, "y", "--path", "y")
    assert done.code == "store_git_init_failed"
    assert not (machine.work / "y").exists()
    assert machine.run("store", "doctor", "x", "--json").status == 0


def test_both_git_options_are_a_misuse(machine):
    """What contradicts itself is refused before anything else."""
    argv = ["store", "setup", "x", "--path", "x", "--init-git", "--no-init-git"]
    assert machine.run(*argv).status == 2
    assert machine.run(*argv, "--json").code == "store_error"


@pytest.mark.parametrize("kind", ["file", "below a file", "dangling", "pipe"])
def test_place_that_cannot_be_a_folder(machine, kind):
    """Something else at the place, or above it, is never replaced."""
    path = "x"
    if kind == "dangling":
        os.symlink("nowhere", machine.work / "x")
    elif kind == "pipe":
        os.mkfifo(machine.work / "x")
    else:
        machine.write("x", "mine")
        path = "x/y/z" if kind == "below a file" else "x"
    before = sorted(os.listdir(machine.work))
    assert setup(machine, "a", "--path", path).code == "store_setup_path_not_directory"
    assert sorted(os.listdir(machine.work)) == before


@pytest.mark.parametrize(
    "wrong", ["rasen", "rasen/specs", "rasen/changes", "rasen/changes/archive", "rasen/config.yaml"]
)
def test_wrong_kind_in_a_store_is_left_as_it_is(machine, wrong):
    """Where the identity is there and a part is something else, nothing is made (12a)."""
    machine.write(f"x/{IDENTITY}", "version: 1\nid: x\n")
    if wrong == "rasen/config.yaml":
        (machine.work / "x" / wrong).mkdir(parents=True)
        (machine.work / "x/rasen/specs").mkdir()
    else:
        machine.write(f"x/{wrong}", "mine")
    before = snapshot(machine.work)
    done = setup(machine, "x", "--path", "x")
    (entry,) = done.document["status"]
    assert (entry["code"], entry.keys() & {"target", "fix"}) == ("store_error", set())
    assert snapshot(machine.work) == before


@pytest.mark.parametrize("link", [".rasen-store", IDENTITY])
def test_identity_is_not_written_through_a_link(machine, link):
    """What stands elsewhere is not ours to write, and is not followed."""
    machine.root("x")
    (machine.work / "elsewhere").mkdir()
    if link == IDENTITY:
        (machine.work / "x/.rasen-store").mkdir()
        os.symlink("../../elsewhere/store.yaml", machine.work / "x" / link)
    else:
        os.symlink("../elsewhere", machine.work / "x" / link)
    before = snapshot(machine.work)
    for argv in (["register", "x", "--yes"], ["setup", "x", "--path", "x"]):
        assert machine.run("store", *argv, "--json").code == "store_error"
    assert snapshot(machine.work) == before


def test_path_that_is_too_long_makes_nothing(machine):
    """What the file system takes for no name is told, and what was made above it is removed."""
    assert setup(machine, "a", "--path", "b/" + "c" * 300, "--no-init-git").code == "store_error"
    assert os.listdir(machine.work) == []


def test_leftovers_of_a_dead_run_are_no_obstacle(machine):
    """A folder that holds nothing but what a killed setup has left is as good as empty."""
    leftover = machine.work / f"x/.rasen-{2**22 + 5}-0123456789abcdef"
    leftover.mkdir(parents=True)
    (leftover / "rasen").mkdir()
    assert setup(machine, "x", "--path", "x", "--no-init-git").status == 0
    assert sorted(os.listdir(machine.work / "x")) == [".rasen-store", "rasen"]


def test_path_that_appears_meanwhile_stops_the_setup(machine):
    """What was made while a person thought about the question is not touched."""
    plan = plan_setup(machine.context(), Request("x", "x"))
    machine.write("x/mine", "mine")
    with pytest.raises(RasenError) as caught:
        perform_setup(machine.context(), plan)
    assert caught.value.diagnostics[0].code == "store_setup_path_changed"
    assert snapshot(machine.work / "x") == {"mine": b"mine"}


def test_identity_that_appears_meanwhile_is_not_replaced(machine):
    """An identity file is written once, by one run."""
    machine.root("x")
    plan = plan_setup(machine.context(), Request("x", "x", init_git=False))
    machine.write(f"x/{IDENTITY}", "version: 1\nid: other\n")
    with pytest.raises(RasenError):
        perform_setup(machine.context(), plan)
    assert (machine.work / "x" / IDENTITY).read_text() == "version: 1\nid: other\n"


def test_store_on_the_way_of_a_conflict_is_taken_back(machine, monkeypatch):
    """A registration that fails in the end leaves the folder as it was."""
    machine.root("x", "schema: mine\n")
    before = snapshot(machine.work)

    def refuse(*_args, **_options):
        raise OSError(28, "No space left on device")

    real = system.rename
    monkeypatch.setattr(
        system, "rename", lambda old, new: refuse() if "registry" in new else real(old, new)
    )
    done = setup(machine, "x", "--path", "x", "--no-init-git")
    assert done.code == "store_error"
    assert "No space left" in done.document["status"][0]["message"]
    assert snapshot(machine.work) == before
    assert machine.run("store", "register", "x", "--yes", "--json").code == "store_error"
    assert snapshot(machine.work) == before
    assert os.listdir(machine.registry.parent) == []


def test_committed_store_stays_when_its_registration_fails(machine, monkeypatch):
    """After the commit nothing is taken back; a rerun completes the registration."""
    real = system.rename

    def rename(old, new):
        if "registry" in new:
            raise OSError(28, "No space left on device")
        real(old, new)

    with monkeypatch.context() as patch:
        patch.setattr(system, "rename", rename)
        assert setup(machine, "x", "--path", "x").code == "store_error"
    assert machine.git("x", "status", "--porcelain") == ""
    done = setup(machine, "x", "--path", "x").document
    assert done["registry"]["registered"] is True
    assert done["created_files"] == []
    assert done["git"] == {"is_repository": True, "initialized": False, "committed": False}


@pytest.mark.parametrize("failing", ["init", "commit_all"])
def test_git_that_fails_leaves_nothing(machine, monkeypatch, failing):
    """A repository that was begun is removed with all that was made, the folders above as well."""

    def fail(self, *_args):
        if failing == "init":
            (machine.work / "a/b/.git").mkdir()
        raise GitFailed("not today")

    monkeypatch.setattr(Git, failing, fail)
    done = setup(machine, "x", "--path", "a/b")
    codes = {"init": "store_git_init_failed", "commit_all": "store_git_commit_failed"}
    assert done.code == codes[failing]
    assert "not today" in done.document["status"][0]["message"]
    assert os.listdir(machine.work) == []
    assert not machine.registry.exists()


def test_interrupt_takes_back_as_well(machine, monkeypatch):
    """Ctrl-C while git works leaves the folder as it was."""
    machine.root("x")
    before = snapshot(machine.work)

    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(Git, "commit_all", interrupt)
    assert setup(machine, "x", "--path", "x").status == 130
    assert snapshot(machine.work) == before


def test_rerun_that_finds_everything_writes_nothing(machine):
    """A second setup reads alone."""
    setup(machine, "x", "--path", "x")
    before = snapshot(machine.base)
    done = setup(machine, "x", "--path", "./x/").document
    assert (done["created_files"], done["status"][0]["code"]) == ([], "store_already_registered")
    assert "fix" not in done["status"][0]
    assert snapshot(machine.base) == before


def test_registered_store_that_lost_a_folder_gets_it_back(machine):
    """What is missing of a registered store is made without the files that keep folders."""
    setup(machine, "x", "--path", "x", "--no-init-git")
    (machine.work / "x/rasen/specs/.gitkeep").unlink()
    (machine.work / "x/rasen/specs").rmdir()
    done = setup(machine, "x", "--path", "x").document
    assert (done["created_files"], done["status"]) == (["rasen/specs/"], [])
    assert done["git"]["is_repository"] is False


def test_paths_are_taken_as_typed(machine):
    """Blanks around are cut, the home is written out, links are resolved, `..` is followed."""
    (machine.work / "real").mkdir()
    os.symlink("real", machine.work / "link")
    roots = [
        setup(machine, name, "--path", path, "--no-init-git").document["store"]["root"]
        for name, path in {"a": " link/a ", "b": "~/b", "c": "real/../c", "d": "~d"}.items()
    ]
    places = [machine.work / "real/a", machine.user / "b", machine.work / "c", machine.work / "~d"]
    assert roots == list(map(str, places))


@pytest.mark.parametrize("config", ["store: a\n", "store: ''\n"])
def test_folder_with_a_pointer_is_no_store(machine, config):
    """Setup and register refuse it; with specs of its own the pointer means nothing."""
    machine.write("x/rasen/config.yaml", config)
    assert setup(machine, "x", "--path", "x").code == "store_root_pointer_declared"
    done = machine.run("store", "register", "x", "--yes", "--json")
    assert done.code == "store_root_pointer_declared"
    (machine.work / "x/rasen/specs").mkdir()
    assert machine.run("store", "register", "x", "--yes", "--json").status == 0


# Register


def test_empty_clone_is_suspected(machine):
    """A repository without commits is no healthy root, and the message says why it may be so."""
    (machine.work / "x").mkdir()
    machine.git("x", "init", "--quiet")
    done = machine.run("store", "register", "x", "--json")
    assert done.code == "store_register_root_unhealthy"
    assert "no commits" in done.document["status"][0]["message"]
    (machine.work / "y").mkdir()
    done = machine.run("store", "register", "y", "--json")
    assert "no commits" not in done.document["status"][0]["message"]


def test_identity_decides_the_id(machine):
    """The identity file, else --id, else the folder's name."""
    machine.store("a", "one")
    machine.root("two")
    machine.root("three")
    for argv in (["one"], ["two", "--id", "b", "--yes"], ["three", "--yes"]):
        assert machine.run("store", "register", *argv, "--json").status == 0
    places = {"a": "one", "b": "two", "three": "three"}
    expected = {name: Entry(str(machine.work / place)) for name, place in places.items()}
    assert read_registry(str(machine.registry)) == expected


def test_registration_touches_no_planning_file(machine):
    """Only the identity file is new, and nothing is committed."""
    machine.root("x")
    machine.git("x", "init", "--quiet")
    before = snapshot(machine.work / "x")
    done = machine.run("store", "register", "x", "--yes", "--json").document
    assert done["created_files"] == [IDENTITY]
    after = snapshot(machine.work / "x")
    assert after.pop(IDENTITY) == b"version: 1\nid: x\n"
    del after[".rasen-store"]
    assert after == before


def test_identity_stays_where_another_run_has_registered_it(machine, monkeypatch):
    """What has become part of somebody's registration is not taken back."""
    machine.root("x")
    machine.store("x", "elsewhere")
    from rasen.files.lock import Lock

    real = Lock.__enter__

    def enter(self):
        machine.register(x="elsewhere")
        return real(self)

    monkeypatch.setattr(Lock, "__enter__", enter)
    assert machine.run("store", "register", "x", "--yes", "--json").code == "store_id_conflict"
    assert (machine.work / "x" / IDENTITY).exists()


def test_two_setups_at_once_leave_one_healthy_store(machine):
    """Whoever comes second finds the store, or fails and takes back nothing of the other's."""
    argv = ["store", "setup", "x", "--path", "x", "--no-init-git", "--json"]
    fork = multiprocessing.get_context("fork")
    for _ in range(8):
        children = [fork.Process(target=run_quietly, args=(argv, machine.work)) for _ in range(3)]
        for child in children:
            child.start()
        for child in children:
            child.join()
        assert 0 in {child.exitcode for child in children}
        assert {child.exitcode for child in children} <= {0, 1}
        assert sorted(snapshot(machine.work / "x")) == sorted(
            [".rasen-store", IDENTITY, *(name.rstrip("/") for name in SHAPE)]
        )
        assert machine.run("doctor", "--store", "x", "--json").status == 0
        assert machine.run("store", "remove", "x", "--yes", "--json").status == 0


def run_quietly(argv, cwd):
    """Run a command line in a process of its own, which ends with its status."""
    os.chdir(cwd)
    silence = os.open(os.devnull, os.O_RDWR)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    raise SystemExit(main.run(argv))
