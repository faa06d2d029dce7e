"""One precedence for every command that resolves a root (stores spec 5), as one table."""

from __future__ import annotations

import os

import pytest

from rasen import schemas
from rasen.commands.table import every_command, find
from rasen.diagnostics import RasenError
from rasen.stores.roots import find_root, select_root

# What each command needs besides the options that select its root.
CALLS = {
    "list": ["list"],
    "show": ["show", "harbour", "--type", "change"],
    "validate": ["validate", "--all"],
    "view": ["view"],
    "status": ["status", "--change", "harbour"],
    "instructions": ["instructions", "proposal", "--change", "harbour"],
    "instructions apply": ["instructions", "apply", "--change", "harbour"],
    "new change": ["new", "change", "quay"],
    "archive": ["archive", "harbour", "--yes"],
    "doctor": ["doctor"],
    "context": ["context"],
}
# Those that only look: without any root they fail.
INSPECTING = ("doctor", "context")
COMMANDS = [pytest.param(name, id=name) for name, words in CALLS.items() if find(words)]

# Row of the table: options, working folder, then source, path and store of the root, or the code.
ROOTS = {
    "store option": (["--store", "delta"], "plain", ("store", "delta", "delta")),
    "store option beats nearest": (["--store", "delta"], "app/src", ("store", "delta", "delta")),
    "store option beats pointer": (["--store", "gamma"], "pointer", ("store", "gamma", "gamma")),
    "store behind a link": (["--store", "linked"], "plain", ("store", "linked-real", "linked")),
    "nearest": ([], "app/src", ("nearest", "app", None)),
    "nearest of nested": ([], "app/inner/src", ("nearest", "app/inner", None)),
    "nearest by its config": ([], "app/config-only/src", ("nearest", "app/config-only", None)),
    "empty rasen is walked past": ([], "app/void/src", ("nearest", "app", None)),
    "foreign rasen is walked past": ([], "app/notes/src", ("nearest", "app", None)),
    "rasen file is walked past": ([], "app/file/src", ("nearest", "app", None)),
    "dangling rasen is walked past": ([], "app/dangling/src", ("nearest", "app", None)),
    "working folder behind a link": ([], "link-to-src", ("nearest", "app", None)),
    "rasen that is a link": ([], "lent", ("nearest", "lent", None)),
    "pointer is ignored": ([], "ignoring", ("nearest", "ignoring", None)),
    "pointer that is no text is ignored": ([], "listing", ("nearest", "listing", None)),
    "unreadable config is ignored": ([], "broken", ("nearest", "broken", None)),
    "pointer": ([], "pointer", ("declared", "delta", "delta")),
    "pointer from below": ([], "pointer/a/b", ("declared", "delta", "delta")),
    "pointer is followed once": ([], "to-chain", ("declared", "chain", "chain")),
    "config without pointer": ([], "comments", ("nearest", "comments", None)),
    "store as nearest": ([], "delta/rasen/changes", ("nearest", "delta", None)),
}
FAILURES = {
    "store path": (["--store-path", "x"], "app", "store_path_not_supported"),
    "store path beats all": (
        ["--store-path", "", "--store", "delta"],
        "app",
        "store_path_not_supported",
    ),
    "no such store": (["--store", "gama"], "app", "unknown_store"),
    "empty ID": (["--store", ""], "app", "invalid_store_id"),
    "illegal ID": (["--store", "Delta"], "app", "invalid_store_id"),
    "store gone": (["--store", "gone"], "app", "store_identity_mismatch"),
    "store is a file": (["--store", "flat"], "app", "store_identity_mismatch"),
    "store without identity": (["--store", "anon"], "app", "store_identity_mismatch"),
    "store of another ID": (["--store", "alias"], "app", "store_identity_mismatch"),
    "identity broken": (["--store", "torn"], "app", "invalid_store_metadata"),
    "identity is a folder": (["--store", "odd"], "app", "invalid_store_metadata"),
    "root unhealthy": (["--store", "sick"], "app", "unhealthy_store_root"),
    "identity before health": (["--store", "both"], "app", "store_identity_mismatch"),
    "pointer to nowhere": ([], "lost", "unknown_store"),
    "pointer with an illegal ID": ([], "typo", "invalid_store_id"),
    "pointer to an unhealthy store": ([], "ill", "unhealthy_store_root"),
    "pointer that is no text": ([], "number", "invalid_store_pointer"),
    "pointer that is null": ([], "null", "invalid_store_pointer"),
    "config broken": ([], "garbled", "invalid_store_pointer"),
    "config is a folder": ([], "folder-config", "invalid_store_pointer"),
    "no root": ([], "plain", "no_root_with_registered_stores"),
}
TARGETS = {
    "invalid_store_pointer": "store.pointer",
    "no_root_with_registered_stores": "openspec.root",
    "unhealthy_store_root": "openspec.root",
    "store_identity_mismatch": "store.metadata",
    "invalid_store_metadata": "store.metadata",
    "no_openspec_root": "openspec.root",
    "invalid_store_registry": "store.registry",
}


@pytest.fixture
def world(machine):
    """Make every folder that the table names."""
    machine.root("app")
    machine.root("app/inner")
    (machine.work / "app/inner/src").mkdir()
    (machine.work / "app/src").mkdir()
    machine.write("app/config-only/rasen/config.yml", "schema: spec-driven\n")
    (machine.work / "app/config-only/src").mkdir()
    (machine.work / "app/void/rasen").mkdir(parents=True)
    machine.write("app/notes/rasen/notes.md", "x")
    machine.write("app/file/rasen", "x")
    (machine.work / "app/dangling").mkdir()
    os.symlink("nowhere", machine.work / "app/dangling/rasen")
    for name in ("void", "notes", "file", "dangling"):
        (machine.work / "app" / name / "src").mkdir()
    os.symlink("app/src", machine.work / "link-to-src")
    (machine.work / "lent").mkdir()
    os.symlink("../app/rasen", machine.work / "lent/rasen")
    machine.root("ignoring", "store: gone\n")
    machine.root("listing", "store: [delta]\n")
    machine.root("broken", "store: [delta\n")
    for name, config in {
        "pointer": "store: delta\n",
        "to-chain": "store: chain\n",
        "comments": "# store: delta\n",
        "lost": "store: gama\n",
        "typo": "store: Delta\n",
        "ill": "store: sick\n",
        "number": "store: 7\n",
        "null": "store:\n",
        "garbled": "store: delta\nstore: gamma\n",
    }.items():
        machine.write(f"{name}/rasen/config.yaml", config)
    (machine.work / "pointer/a/b").mkdir(parents=True)
    (machine.work / "folder-config/rasen/config.yaml").mkdir(parents=True)
    (machine.work / "plain").mkdir()
    for identifier in ("delta", "gamma", "sick", "torn", "both", "odd", "chain"):
        machine.store(identifier)
    machine.store("linked", "linked-real")
    os.symlink("linked-real", machine.work / "linked")
    machine.write("chain/rasen/config.yaml", "store: gamma\n")
    machine.root("anon")
    machine.store("delta", "alias")
    machine.write("flat", "x")
    machine.write("torn/.rasen-store/store.yaml", "version: 2\nid: torn\n")
    (machine.work / "odd/.rasen-store/store.yaml").unlink()
    (machine.work / "odd/.rasen-store/store.yaml").mkdir()
    machine.write("both/.rasen-store/store.yaml", "version: 1\nid: sick\n")
    for name in ("sick", "both"):
        (machine.work / name / "rasen/config.yaml").unlink()
    for changes in list(machine.work.glob("**/rasen/changes")):
        proposal = "## Why\n\nSilt.\n\n## What Changes\n\n- **tide**: Add a gauge\n"
        machine.write(f"{changes.relative_to(machine.work)}/harbour/proposal.md", proposal)
    names = ("delta", "gamma", "gone", "flat", "anon", "alias", "torn", "odd", "sick", "both")
    machine.register(**{name: name for name in (*names, "linked", "chain")})
    return machine


def null_shape(command):
    """Give what a failed command prints besides its status."""
    shape = schemas.failure_document(find(CALLS[command]).schema, [])
    del shape["status"]
    return shape


def test_every_root_resolving_command_is_in_the_table():
    """A command that takes --store is called here."""
    # `azp` means stores of keys by it; pipelines are there without a root too (their own tests).
    taking = [
        c.name
        for c in every_command()
        if c.path[0] not in ("azp", "pipeline") and any(o.name == "store" for o in c.options)
    ]
    called = [find(words) for words in CALLS.values()]
    assert set(taking) <= {command.name for command in called if command}


@pytest.mark.parametrize("row", ROOTS)
@pytest.mark.parametrize("command", COMMANDS)
def test_root(world, command, row):
    """Every command works on the root that the precedence gives, and says so."""
    options, cwd, (source, path, store) = ROOTS[row]
    done = world.run(*CALLS[command], *options, "--json", cwd=cwd)
    expected = {"path": str(world.work / path), "source": source}
    if store is not None:
        expected["store_id"] = store
    if "root" in done.document:
        root = done.document["root"]
        assert {key: root[key] for key in ("path", "source", "store_id") if key in root} == expected
    else:  # the root was selected, and has no such change
        assert row in ("nearest by its config", "config without pointer")
        assert done.code not in {code for _, _, code in FAILURES.values()}
    assert ("is ignored: specs and changes" in done.err) == (row == "pointer is ignored")


@pytest.mark.parametrize("row", FAILURES)
@pytest.mark.parametrize("command", COMMANDS)
def test_root_failure(world, command, row):
    """A root that cannot be selected is the same failure of every command, in its null shape."""
    options, cwd, code = FAILURES[row]
    done = world.run(*CALLS[command], *options, "--json", cwd=cwd)
    document = done.document
    (entry,) = document.pop("status")
    assert (done.status, entry["code"], entry["severity"]) == (1, code, "error")
    assert entry["target"] == TARGETS.get(code, "store.id")
    assert entry["fix"]
    assert document.pop("root", None) is None
    shape = null_shape(command)
    shape.pop("root", None)
    assert document == shape
    assert done.err == ""


@pytest.mark.parametrize("command", COMMANDS)
def test_root_failure_for_people(world, command):
    """People get the message and the fix on standard error, and nothing else."""
    done = world.run(*CALLS[command], "--store", "gama")
    assert (done.status, done.out) == (1, "")
    assert "gama" in done.err
    assert "Using Rasen root" not in done.err


@pytest.mark.parametrize("command", COMMANDS)
def test_no_root_and_no_stores(machine, command):
    """The working folder stands for the root, except for commands that only inspect one."""
    done = machine.run(*CALLS[command], "--json")
    if command in INSPECTING:
        assert (done.status, done.code) == (1, "no_openspec_root")
    elif "root" in done.document:
        assert done.document["root"] == {"path": str(machine.work), "source": "implicit"}
    else:
        assert done.code != "no_openspec_root"


@pytest.mark.parametrize("command", COMMANDS)
def test_garbled_registry_without_a_root(machine, command):
    """Where the registry has to be asked, one that cannot be read is the failure."""
    machine.register()
    machine.registry.write_text("version: 1\nstores: [\n")
    for options in ([], ["--store", "delta"]):
        assert machine.run(*CALLS[command], *options, "--json").code == "invalid_store_registry"


@pytest.mark.parametrize("command", COMMANDS)
def test_banner_is_for_people(world, command):
    """The store's banner is the first line on standard error, and no program sees it."""
    banner = f"Using Rasen root: delta ({world.work / 'delta'})\n"
    for options, cwd in ((["--store", "delta"], ""), ([], "pointer")):
        assert world.run(*CALLS[command], *options, cwd=cwd).err.startswith(banner)
        assert "Using" not in world.run(*CALLS[command], *options, "--json", cwd=cwd).err
    assert "Using" not in world.run(*CALLS[command], cwd="app").err


@pytest.mark.parametrize("language", ["en", "ja", "zh-cn"])
def test_banner_is_the_same_in_every_language(world, language, monkeypatch):
    """Programs that watch people's screens know it by its words."""
    monkeypatch.setenv("RASEN_LANG", language)
    assert world.run("doctor", "--store", "delta").err.startswith("Using Rasen root: delta (")


def test_failing_pointer_names_its_config(world):
    """The message says whose pointer it was."""
    done = world.run("doctor", "--json", cwd="lost")
    assert str(world.work / "lost/rasen/config.yaml") in done.document["status"][0]["message"]


def test_ignored_pointer_is_told_once(world):
    """One warning per run, however often the config is read."""
    for form in ([], ["--json"]):
        err = world.run("doctor", *form, cwd="ignoring").err
        assert err.count("is ignored") == 1


def test_store_kept_as_specs_makes_no_planning_root(machine):
    """A store at rasen/specs does not turn the folder above into a root."""
    machine.store("specs", "rasen/specs")
    (machine.work / "src").mkdir()
    assert machine.run("doctor", "--json", cwd="src").code == "no_openspec_root"
    machine.root(".", None)
    assert machine.run("doctor", "--json", cwd="src").status == 0


@pytest.mark.parametrize("data", [b"store: \xff\n", b"store: x\n" + b"#" * (1 << 20)])
def test_config_that_cannot_be_read_may_be_a_pointer(machine, data):
    """A config that is no UTF-8 or too large is told, and not taken for one without a pointer."""
    machine.write("app/rasen/config.yaml", data)
    with pytest.raises(RasenError) as caught:
        select_root(machine.context("app"), None)
    assert caught.value.diagnostics[0].code == "invalid_store_pointer"


@pytest.mark.parametrize("text", ["", "# store: x\n", "- store\n", "store\n", "7\n", "a: b\n"])
def test_config_without_a_pointer_is_a_root(machine, text):
    """A config that says nothing of a store makes its folder the root."""
    machine.write("app/rasen/config.yaml", text)
    assert select_root(machine.context("app"), None).output() == {
        "path": str(machine.work / "app"),
        "source": "nearest",
    }


def test_working_folder_that_is_gone_is_no_crash(machine):
    """Where the folder of the process has been removed there is still one document."""
    (machine.work / "gone").mkdir()
    context = machine.context("gone")
    (machine.work / "gone").rmdir()
    assert select_root(context, None).source == "implicit"
    with pytest.raises(RasenError) as caught:
        find_root(context, None)
    assert caught.value.diagnostics[0].code == "no_openspec_root"


def test_hint_carries_the_store(world):
    """A next command that is printed for a store's root selects that store."""
    root = select_root(world.context(), "delta")
    assert root.hint("rasen status") == "rasen status --store delta"
    assert select_root(world.context("app"), None).hint("rasen status") == "rasen status"


@pytest.mark.parametrize("command", COMMANDS)
def test_option_that_is_always_refused_is_nowhere_recommended(machine, command):
    """Help and completion name --store; --store-path is understood, and refused."""
    words = find(CALLS[command]).path
    shown = machine.run(*words, "--help").out
    assert "--store " in shown
    assert "--store-path" not in shown
    for shell in ("bash", "zsh", "fish", "powershell"):
        assert "store-path" not in machine.run("completion", shell).out
    done = machine.run(*words, "--store-pat", "x")
    assert "--store-path" not in done.err
