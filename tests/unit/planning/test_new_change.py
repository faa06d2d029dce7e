"""`rasen new change` on disks that refuse."""

from __future__ import annotations

import os
import time

import pytest

from rasen.context import Context
from rasen.diagnostics import RasenError
from rasen.files import system
from rasen.locale import Translator
from rasen.planning.markdown import Markdown
from rasen.planning.new_change import NewChange, new_change
from rasen.planning.seed_proposal import seed_proposal

CALLS = ("create", "write", "sync", "chmod", "mkdir", "rename", "unlink", "rmdir")


def tree(folder):
    """Give everything below a folder: paths, and the bytes of files."""
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
        for path in sorted(folder.rglob("*"))
    }


@pytest.fixture
def make(tmp_path):
    """Give a function that makes a change in a folder of its own."""
    (tmp_path / "work").mkdir()
    env = {"RASEN_HOME": str(tmp_path / "home"), "HOME": str(tmp_path)}

    def run(name="a", *, now=time.time, **options):
        context = Context(str(tmp_path / "work"), env, Translator("en"), now=now)
        request = NewChange(name, goal="g", description="d", proposal="p", **options)
        return new_change(context, request)

    run.folder = tmp_path / "work"
    return run


def fail_at(monkeypatch, step):
    """Let the step of that number fail among the calls that change the file system."""
    count = [0]

    def wrap(name):
        real = getattr(system, name)

        def call(*args, **options):
            count[0] += 1
            if count[0] == step:
                raise OSError(28, "No space left on device", args[0] if args else None)
            return real(*args, **options)

        monkeypatch.setattr(system, name, call)

    for name in CALLS:
        wrap(name)
    return count


@pytest.mark.parametrize("rooted", [False, True], ids=["in an empty folder", "in a root"])
def test_a_failure_at_any_step_leaves_everything_as_it_was(make, monkeypatch, rooted):
    """Wherever the disk is full, there is no part of a change and no part of a root."""
    if rooted:
        (make.folder / "rasen" / "specs").mkdir(parents=True)
    before = tree(make.folder)
    codes = []
    for step in range(1, 60):
        with monkeypatch.context() as patch:
            calls = fail_at(patch, step)
            codes.append(attempt(make))
        if codes[-1] is not None:
            assert tree(make.folder) == before
        elif calls[0] < step:
            break
        else:  # only what makes a write last was refused
            clear(make.folder, before)
    assert set(codes) == {"change_error", None}
    assert codes.count("change_error") > 5


def attempt(make):
    """Make a change and give the code of the failure, None after success."""
    try:
        make()
    except RasenError as error:
        return error.diagnostics[0].code
    return None


def clear(folder, before):
    for path in sorted(tree(folder).keys() - before.keys(), reverse=True):
        target = folder / path
        target.rmdir() if target.is_dir() else target.unlink()


def test_what_is_made_has_the_usual_permissions(make):
    """Inside a project nothing is private."""
    old = os.umask(0o027)
    try:
        make()
    finally:
        os.umask(old)
    change = make.folder / "rasen/changes/a"
    assert change.stat().st_mode & 0o777 == 0o750
    assert (change / ".openspec.yaml").stat().st_mode & 0o777 == 0o640


def test_the_day_is_the_local_one(make, monkeypatch):
    """Just before midnight in Auckland it is still yesterday in Greenwich."""
    monkeypatch.setenv("TZ", "Pacific/Auckland")
    time.tzset()
    try:
        make(now=lambda: 1_700_000_000.0)  # 2023-11-14 22:13 UTC
    finally:
        monkeypatch.undo()
        time.tzset()
    text = (make.folder / "rasen/changes/a/.openspec.yaml").read_text("utf-8")
    assert "created: 2023-11-15\n" in text


@pytest.mark.parametrize("option", ["description", "goal", "proposal", "schema"])
def test_texts_that_are_no_text_are_refused(tmp_path, option):
    """Bytes of the command line that are no UTF-8 cannot be written down."""
    context = Context(str(tmp_path), {"HOME": str(tmp_path)}, Translator("en"))
    with pytest.raises(RasenError) as caught:
        new_change(context, NewChange("a", **{option: "caf\udce9"}))
    assert caught.value.diagnostics[0].code == "change_error"
    assert tree(tmp_path) == {}


@pytest.mark.parametrize(
    "text",
    [
        "## What Changes",
        "# Title\ntext",
        "```\nopen",
        "~~~~ sh\n```\n## Why",
        "a\r## Why\rb",
        "#\n## x",
    ],
)
def test_a_text_with_headings_or_fences_stays_the_reason(text):
    """The seeded proposal has two sections, whatever the text looks like."""
    markdown = Markdown(seed_proposal("a", text))
    why, what = markdown.find("why"), markdown.find("what changes")
    words = text.replace("\r", "\n").split()
    assert [word for word in words if word not in markdown.content(why)] == []
    assert markdown.content(what).startswith("Not written yet")
    assert [h.title for h in markdown.headings] == ["a", "Why", "What Changes"]


def test_a_text_that_hides_nothing_is_written_as_it_is():
    """Deeper headings and closed fences are left alone."""
    text = "Rust.\n\n### Where\n\n```\n# x\n```"
    assert f"## Why\n\n{text}\n\n## What Changes\n" in seed_proposal("a", text)


def test_a_change_that_appears_meanwhile_keeps_its_root(make, monkeypatch):
    """Of two that are made at once one wins, and the other one undoes nothing."""
    rename = system.rename

    def late(old, new):
        if os.path.basename(new) == "a":
            os.mkdir(new)
            (make.folder / "rasen/changes/a/proposal.md").write_bytes(b"theirs")
        rename(old, new)

    monkeypatch.setattr(system, "rename", late)
    assert attempt(make) == "change_error"
    assert list(tree(make.folder / "rasen/changes")) == ["a", "a/proposal.md", "archive"]
    assert (make.folder / "rasen/config.yaml").is_file()


def test_a_root_that_appears_meanwhile_is_used(make, monkeypatch):
    """Two changes that are the first ones of a folder can be made at once."""
    rename = system.rename

    def late(old, new):
        if os.path.basename(new) == "rasen":
            os.makedirs(os.path.join(new, "changes", "theirs"))
        rename(old, new)

    monkeypatch.setattr(system, "rename", late)
    assert attempt(make) is None
    assert sorted(os.listdir(make.folder / "rasen/changes")) == ["a", "archive", "theirs"]
    assert os.listdir(make.folder) == ["rasen"]
