"""Folders that change while they are read, large ones, and several processes over one of them."""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
import threading
from pathlib import Path

import pytest

from rasen.checking.run import Request, check
from rasen.context import Context
from rasen.diagnostics import UsageError
from rasen.locale import Translator
from tests.limits.measuring import MIB, measured
from tests.property.checked import checked

DEMO = Path(__file__).resolve().parent.parent / "demo"
RUNS = 100


def rewrite(path, number):
    """Write a file anew in one go, each time of another length."""
    path.write_bytes(b"[" + b"1," * number + b"1]")


def replace(path, number):
    """Put another file in the place of one, as editors do."""
    other = path.with_suffix(".new")
    rewrite(other, number)
    other.rename(path)


def remove(path, number):
    """Have a file there, or not."""
    path.unlink(missing_ok=True)
    if number % 2:
        rewrite(path, number)


def swap(path, number):
    """Have a file, a folder or a link there."""
    if path.is_dir() and not path.is_symlink():
        path.rmdir()
    else:
        path.unlink(missing_ok=True)
    if number % 3 == 0:
        path.mkdir()
    elif number % 3 == 1:
        path.symlink_to("/dev/zero")
    else:
        rewrite(path, number)


def rename_folder(path, _number):
    """Have the folder of a file go away and come back."""
    away = path.parent.with_name("away")
    path.parent.rename(away)
    away.rename(path.parent)


CHANGES = [rewrite, replace, remove, swap, rename_folder]


@contextlib.contextmanager
def changing(change, path):
    """Have a thread change a path over and over while the body runs."""
    stop = threading.Event()

    def work():
        number = 0
        while not stop.is_set():
            with contextlib.suppress(OSError):
                change(path, number % 50)
            number += 1

    thread = threading.Thread(target=work)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
@pytest.mark.parametrize("argv", [{"schema": "files:profile"}, {}], ids=["documents", "workflows"])
def test_a_folder_that_changes_while_it_is_read_never_ends_in_a_fault(tmp_path, change, argv):
    """Whatever happens to a file meanwhile, the run ends with a document of declared codes."""
    flow = shutil.copytree(DEMO / "good" / "docs-freshness", tmp_path / "docs-freshness")
    (flow / "beside.json").write_text("[]", "utf-8")
    path = flow / ("beside.json" if argv else "workflow.yaml")
    with changing(change, path):
        for _ in range(RUNS // 4):
            checked(tmp_path, paths=["."], **argv)


def test_a_file_is_judged_by_one_state_of_it(tmp_path):
    """Of two states that are both right, a reader never sees a mix: no finding of syntax."""
    path = tmp_path / "it.json"
    rewrite(path, 1)
    codes = set()
    with changing(rewrite, path):
        for _ in range(RUNS):
            document = checked(tmp_path, paths=["it.json"], schema="files:profile")
            codes |= {entry["code"] for entry in document["findings"] + document["status"]}
    # A write in one go is seen before, after, or, between truncating and writing, as empty.
    assert codes <= {"invalid_file", "target_changed", "json_syntax_invalid"}


@pytest.fixture
def many(tmp_path):
    """Give a folder of some hundred files of all kinds, right and wrong."""
    for number in range(150):
        folder = tmp_path / f"part-{number % 7}" / f"{(number * 37) % 150:03}"
        folder.mkdir(parents=True)
        (folder / "it.json").write_text("[1]" if number % 3 else '{"version": 1}', "utf-8")
        (folder / "it.yaml").write_text("a: [" if number % 5 else "version: 1\n", "utf-8")
    return tmp_path


def test_several_processes_give_the_same_document(many):
    """--jobs 2 gives byte for byte what --jobs 1 gives, whatever each process finds first."""
    argv = ("--schema", "files:profile", ".")
    alone = measured("--jobs", "1", *argv, cwd=many)
    pooled = measured("--jobs", "2", *argv, cwd=many)
    assert alone.document == pooled.document
    assert alone.document["summary"]["checked"] == 300


def test_the_order_of_a_listing_does_not_matter(many, monkeypatch):
    """The document is the same however the file system orders the entries of a folder."""
    listed = os.scandir

    class Backwards:
        def __init__(self, path):
            with listed(path) as entries:
                self.entries = sorted(entries, key=lambda entry: entry.name, reverse=True)

        def __enter__(self):
            return iter(self.entries)

        def __exit__(self, *_):
            pass

    before = checked(many, paths=["."], schema="files:profile")
    monkeypatch.setattr(os, "scandir", Backwards)
    assert checked(many, paths=["."], schema="files:profile") == before


def test_fifty_thousand_files_are_walked_in_seconds():
    """A folder of 50,000 files of no known kind is passed over in seconds and little memory."""
    with tempfile.TemporaryDirectory() as root:  # removed at once, not kept as pytest would
        one = os.path.join(root, "team.rasenpkg")
        Path(one).write_text("{}", "utf-8")
        for part in range(50):
            folder = os.path.join(root, str(part))
            os.mkdir(folder)
            for number in range(1000):
                os.link(one, f"{folder}/{number}.txt")
        done = measured(".", cwd=root, cpu=10)
    assert [target["path"] for target in done.document["targets"]] == ["team.rasenpkg"]
    assert done.peak < 64 * MIB


def test_a_folder_that_is_gone_is_misuse(tmp_path):
    """A path that vanishes before it is listed is answered as one that is not there."""
    context = Context(str(tmp_path), {"HOME": str(tmp_path)}, Translator("en"))
    with pytest.raises(UsageError):
        check(context, Request(["gone"]), lambda _done, _all: None)
