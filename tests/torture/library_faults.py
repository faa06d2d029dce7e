"""Every step of import, delete and profile import goes wrong, in every way: `make torture`.

Whatever happens, no workflow of the user is lost or half there, a command that failed has changed
nothing, and the commands after it work and leave nothing of it behind.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from rasen.context import Context
from rasen.locale import Translator
from rasen.workflows.importing import import_workflows
from rasen.workflows.listing import list_workflows
from rasen.workflows.package import Package, Packaged, encode
from rasen.workflows.profile_import import import_profile
from tests.faults import ERRORS, KILLS, every_step, snapshot

REQUIRED = {"glaze": (), "kiln": ("glaze",), "kept": ()}
# What a failed command may say. The last one only where nothing can be removed any more.
CODES = ("workflow_command_error", "workflow_registry_busy", "profile_command_error")
GAVE_UP = "workflow_install_rollback_failed"


def files(name):
    requires = ", ".join(REQUIRED.get(name, ()))
    return {
        "SKILL.md": f"---\nname: {name}\ndescription: Check one thing.\n---\n\nRead `references/a.md`.\n",
        "references/a.md": f"About {name}.\n",
        "workflow.yaml": f"version: 1\nid: {name}\nfiles:\n  sidecars: [references/a.md]\nrequires:\n  workflows: [{requires}]\n",
    }  # fmt: skip


def write_workflow(folder, name):
    for path, text in files(name).items():
        (folder / name / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / name / path).write_text(text)


def package(kind, names, **profile):
    packaged = tuple(Packaged(name, "", files(name)) for name in names)
    return encode(
        Package(kind, ("kiln",) if kind == "workflow" else names, packaged, "", **profile)
    )


def scene(folder):
    """Make a library with one workflow, and two packages that bring two others."""
    write_workflow(folder / "home" / "workflows", "kept")
    (folder / "home" / "profiles").mkdir()
    (folder / "home" / "profiles" / "old.yaml").write_text("version: 1\nworkflows:\n  - kept\n")
    both = ("glaze", "kiln")
    (folder / "both.rasenpkg").write_bytes(package("workflow", both))
    (folder / "profile.rasenpkg").write_bytes(package("profile", both, name="new", profile=both))
    write_workflow(folder, "later")
    return environment(folder)


def fresh_scene(folder):
    """Make the same packages for a user who has no library yet."""
    env = scene(folder)
    shutil.rmtree(folder / "home")
    return env


def environment(folder):
    return {"RASEN_HOME": str(folder / "home"), "HOME": str(folder / "user")}


def check_import(folder, done):
    """Look at what an import left that was killed, or to which the system refused something."""
    home = folder / "home"
    workflows = complete_workflows(home)
    before = ["kept"] if (home / "profiles" / "old.yaml").exists() else []
    assert before == [name for name in workflows if name == "kept"]
    new = home / "profiles" / "new.yaml"
    if done.status == 1:
        assert any(f'"{code}"' in done.stdout for code in (*CODES, GAVE_UP)), done
        assert GAVE_UP in done.stdout or workflows == before
        assert not new.exists()
    if new.exists():  # never without what it selects
        assert {"glaze", "kiln"} <= set(workflows)
    if before:
        assert (home / "profiles" / "old.yaml").read_text().endswith("- kept\n")
    check_recovery(folder)


def check_delete(folder, done):
    """Look at what a deletion left: the whole workflow if it failed, else that or nothing."""
    workflows = complete_workflows(folder / "home")
    if done.status == 1:
        assert any(f'"{code}"' in done.stdout for code in CODES), done
        # Where everything is refused from some moment on, nothing can be put back.
        assert workflows == ["kept"] or "out of the library" in done.stdout
    check_recovery(folder)


def complete_workflows(home):
    """Give the names of the workflows in the library, all of which are whole."""
    found = sorted(p for p in (home / "workflows").glob("*") if not p.name.startswith("."))
    for path in found:
        held = {
            name: data.decode() for name, (_, data) in snapshot(path).items() if data is not None
        }
        assert held == files(path.name), path
    return [path.name for path in found]


def check_recovery(folder):
    """The next imports succeed, and then nothing is there that does not belong there."""
    for source in ("later", "both.rasenpkg"):
        import_workflows(context(folder), source)
    import_profile(context(folder), "profile.rasenpkg", "again", force=False)
    home = folder / "home"
    left = {path.name for path in home.iterdir()} - {"workflows", "profiles"}
    assert left == set()
    hidden = [path for path in home.rglob("*") if path.name.startswith(".")]
    assert hidden == []
    assert {"glaze", "kiln", "later"} <= set(complete_workflows(home))
    listed = list_workflows(context(folder), unused=False, warn=lambda _: None)
    assert listed.document["invalid"] == []


def context(folder):
    return Context(str(folder), environment(folder), Translator("en"))


COMMANDS = {
    "import": (scene, check_import, ["workflow", "import", "both.rasenpkg", "--json"]),
    "import into nothing": (
        fresh_scene,
        check_import,
        ["workflow", "import", "both.rasenpkg", "--json"],
    ),
    "delete": (scene, check_delete, ["workflow", "delete", "kept", "--yes", "--force", "--json"]),
    "profile import": (scene, check_import, ["profile", "import", "profile.rasenpkg", "--json"]),
}


def main(only):
    """Try every step of every command, or of those that are named, in every way."""
    kinds = (*KILLS, *ERRORS, *(f"{name}+" for name in ERRORS))
    total = 0
    for name, (made, check, argv) in COMMANDS.items():
        for kind in kinds if not only or name in only else ():
            with tempfile.TemporaryDirectory() as folder:
                points = every_step(made, argv, kind, check, folder=folder)
            total += points
            print(f"{name}, {kind}: {points} points", flush=True)
    print(f"{total} points, all recovered")


if __name__ == "__main__":
    main(sys.argv[1:])
