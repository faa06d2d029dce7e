"""The generator: the same bytes each time, and a check that finds every kind of staleness."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rasen import schemas
from rasen.cli.generate import differences, generated_files, main, write
from rasen.cli.help import help_file
from rasen.commands import table
from rasen.locale import LANGUAGES

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def made():
    """Give what the generator makes now."""
    return generated_files()


@pytest.fixture
def folder(tmp_path):
    """Give a folder that holds three generated files."""
    files = {"a.txt": b"a\n", "below/b.txt": b"b\n", "below/deep/c.txt": b"c\n"}
    write(str(tmp_path / "generated"), files)
    return tmp_path / "generated", files


def test_committed_files_are_those_of_the_generator(made):
    """Nothing below `generated/` is stale; `make generate` mends it."""
    assert list(differences(str(ROOT / "generated"), made)) == []


@pytest.mark.parametrize("seed", ["1", "2"])
def test_generation_is_deterministic(seed, made):
    """Another process, with other hashes, makes the same bytes."""
    code = (
        "import hashlib, sys; from rasen.cli.generate import generated_files as files; "
        "sys.stdout.write(hashlib.sha256(repr(files()).encode()).hexdigest())"
    )
    env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, check=True)
    assert done.stdout.decode() == hashlib.sha256(repr(made).encode()).hexdigest()


def test_no_path_of_this_machine_is_in_a_generated_file(made):
    """The files are the same in every checkout."""
    for name, data in made.items():
        assert str(ROOT).encode() not in data, name


def test_generated_text_is_utf_8_and_ends_with_one_line_feed(made):
    """Diffs of generated files stay readable."""
    for name, data in made.items():
        text = data.decode("utf-8")
        assert text.endswith("\n"), name
        assert not text.endswith("\n\n"), name
        assert "\r" not in text, name


@pytest.mark.parametrize("name", schemas.names())
def test_each_schema_has_a_verdict(name, made):
    """The generated module accepts the schema's examples and has its limits."""
    group, _, stem = name.partition(":")
    source = made[f"verdicts/{group}/{stem.replace('-', '_')}.py"].decode()
    first = f"# Made from schemas/{group}/{stem}.schema.json by `make generate`; do not edit."
    assert source.splitlines()[0] == first
    module = {}
    exec(compile(source, name, "exec"), module)
    schema = schemas.load(name)
    assert all(map(module["verdict"], schema["examples"]))
    assert module["LIMITS"] == {k: v for k, v in schema.items() if k.startswith("x-max-")}


def test_each_command_has_help_in_each_language(made):
    """The help that the program prints is prepared for every command and group."""
    paths = [(), *table.GROUPS, *(c.path for c in table.every_command())]
    for language in LANGUAGES:
        if os.path.exists(ROOT / "rasen" / "locale" / language / "help.json"):
            for path in paths:
                assert f"help/{language}/{help_file(path)}" in made


def test_catalog_lies_above_the_bundle(made):
    """The URLs of the committed catalog lead to the committed bundle."""
    catalog = json.loads(made["catalog.json"])
    urls = {entry["url"] for entry in catalog["schemas"]}
    assert urls == {name for name in made if name.startswith("bundle/")}


def test_written_folder_has_no_differences(folder):
    """What was just written is right, bytecode beside it or not."""
    path, files = folder
    (path / "below" / "__pycache__").mkdir()
    (path / "below" / "__pycache__" / "b.pyc").write_bytes(b"")
    assert list(differences(str(path), files)) == []


def test_missing_different_and_left_over_files_are_found(folder):
    """Each is named with what is wrong, sorted by path."""
    path, files = folder
    (path / "a.txt").write_bytes(b"other")
    (path / "below" / "b.txt").unlink()
    (path / "old").mkdir()
    (path / "old" / "x.txt").write_bytes(b"")
    assert list(differences(str(path), files)) == [
        ("a.txt", "differs"),
        ("below/b.txt", "missing"),
        ("old/x.txt", "left over"),
    ]


def test_writing_mends_every_difference(folder):
    """Left-over files go, with the folders that only they were in; right files keep their time."""
    path, files = folder
    os.utime(path / "a.txt", ns=(1, 1))
    (path / "below" / "b.txt").write_bytes(b"other")
    (path / "old" / "deep").mkdir(parents=True)
    (path / "old" / "deep" / "x.txt").write_bytes(b"")
    (path / "old" / "deep" / "__pycache__").mkdir()
    (path / "old" / "deep" / "__pycache__" / "x.pyc").write_bytes(b"")
    write(str(path), files)
    assert list(differences(str(path), files)) == []
    assert not (path / "old").exists()
    assert (path / "a.txt").stat().st_mtime_ns == 1


def test_check_reports_and_changes_nothing(tmp_path, capsys, monkeypatch):
    """--check ends with status 1 and one line for each difference."""
    os.symlink(ROOT / "schemas", tmp_path / "schemas")
    monkeypatch.chdir(tmp_path)
    assert main([]) == 0
    assert main(["--check"]) == 0
    assert capsys.readouterr().out == ""
    (tmp_path / "generated" / "catalog.json").unlink()
    (tmp_path / "generated" / "extra.txt").write_text("")
    assert main(["--check", str(tmp_path)]) == 1
    assert capsys.readouterr().out == (
        "generated/catalog.json: missing\ngenerated/extra.txt: left over\n"
    )
    assert not (tmp_path / "generated" / "catalog.json").exists()


@pytest.mark.parametrize("place", ["elsewhere", "copy"])
def test_generation_works_in_its_own_checkout_only(place, tmp_path, capsys):
    """A folder without schemas, or with those of another checkout, is refused."""
    (tmp_path / "elsewhere").mkdir()
    shutil.copytree(ROOT / "schemas", tmp_path / "copy" / "schemas")
    assert main([str(tmp_path / place)]) == 2
    assert "usage" in capsys.readouterr().err
    assert not (tmp_path / place / "generated").exists()
