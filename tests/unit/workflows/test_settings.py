"""The settings file: read with patience, written whole, nothing of the user's lost."""

from __future__ import annotations

import json
import os

import pytest

from rasen import schemas
from rasen.files import settings_file, system
from rasen.files.home import Homes
from rasen.locale import LANGUAGES
from rasen.workflows.settings import (
    SCHEMA,
    NotWritable,
    defaults,
    read_settings,
    write_settings,
)


@pytest.fixture
def homes(tmp_path):
    return Homes(str(tmp_path / "data"), str(tmp_path / "config"))


@pytest.fixture
def put(tmp_path):
    """Give a function that writes the settings file and gives its path."""

    def write(data):
        (tmp_path / "config").mkdir(exist_ok=True)
        path = tmp_path / "config" / "config.json"
        path.write_bytes(data if isinstance(data, bytes) else json.dumps(data).encode())
        return path

    return write


def test_an_absent_file_means_the_defaults(homes):
    """Without a file the selection is full and the language left to the environment."""
    found = read_settings(homes)
    assert found.document == {
        "featureFlags": {},
        "profile": "full",
        "language": "auto",
        "proactive": True,
        "repoMode": "collaborative",
    }
    assert (found.profile, found.workflows, found.language) == ("full", None, "auto")
    assert (found.has_profile, found.is_broken) == (False, False)


BROKEN = {
    "no JSON": b"{",
    "no object": b"[]",
    "no UTF-8": b'{"profile": "\xff"}',
    "too deep": b'{"a":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "a constant": b'{"a": NaN}',
    "no finite number": b'{"a": 1e999}',
    "a number of many digits": b'{"a": ' + b"1" * 10_000 + b"}",
    "empty": b"",
    "too large": b'{"a": "' + b"x" * settings_file.MOST_BYTES + b'"}',
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_means_the_defaults(homes, put, name):
    """What is no JSON object counts as if it were absent, and is known to be broken."""
    put(BROKEN[name])
    found = read_settings(homes)
    assert found.document == defaults()
    assert found.is_broken
    assert not found.has_profile


def test_a_folder_in_place_of_the_file_means_the_defaults(homes, tmp_path):
    """What cannot be read counts as if it were absent."""
    (tmp_path / "config" / "config.json").mkdir(parents=True)
    assert read_settings(homes).is_broken


def test_values_of_wrong_types_count_as_far_as_they_make_sense(homes, put):
    """Strings of a mixed list stay, an unknown language is auto, a profile keeps its spelling."""
    put({"profile": 7, "workflows": ["apply", 1, None, "apply", "help"], "language": "xx"})
    found = read_settings(homes)
    assert found.profile == "7"
    assert found.workflows == ("apply", "help")
    assert found.language == "auto"
    put({"profile": None, "workflows": "apply", "language": ["ja"]})
    found = read_settings(homes)
    assert (found.profile, found.workflows, found.language) == ("null", None, "auto")


def test_unknown_keys_and_their_order_are_kept(homes, put):
    """Only what is set changes; a new key comes last; two blanks indent, a line feed ends."""
    path = put(b'{"z": {"b": 1, "a": [1.50, "\\ud800"]}, "profile": "core", "language": "ja"}')
    assert write_settings(homes, {"profile": "custom", "workflows": ["apply"]}) is None
    assert path.read_text() == (
        '{\n  "z": {\n    "b": 1,\n    "a": [\n      1.5,\n      "\\ud800"\n    ]\n  },\n'
        '  "profile": "custom",\n  "language": "ja",\n  "workflows": [\n    "apply"\n  ]\n}\n'
    )


def test_a_new_file_starts_from_the_defaults(homes):
    """The first write makes the folder and states the defaults beside what is set."""
    write_settings(homes, {"profile": "core"})
    found = read_settings(homes)
    assert found.document == {**defaults(), "profile": "core"}
    assert found.has_profile


def test_a_broken_file_is_kept_beside_the_new_one(homes, put):
    """What a person wrote by hand and misspelt is never lost, however often that happens."""
    path = put(b'{"mine": true,}')
    assert write_settings(homes, {"profile": "core"}) == f"{path}.broken"
    path.write_bytes(b"again")
    assert write_settings(homes, {"profile": "core"}) == f"{path}.broken-1"
    assert (path.parent / "config.json.broken").read_bytes() == b'{"mine": true,}'
    assert (path.parent / "config.json.broken-1").read_bytes() == b"again"
    assert json.loads(path.read_bytes()) == {**defaults(), "profile": "core"}


def test_what_cannot_be_read_is_not_written_over(homes, put):
    """A file too large to be looked at, or a folder, stays as it is."""
    path = put(BROKEN["too large"])
    with pytest.raises(NotWritable):
        write_settings(homes, {"profile": "core"})
    assert path.read_bytes() == BROKEN["too large"]
    path.unlink()
    path.mkdir()
    with pytest.raises(NotWritable):
        write_settings(homes, {"profile": "core"})


@pytest.mark.parametrize("depth", range(880, 1010, 3))
def test_settings_of_any_depth_are_never_lost(homes, put, depth):
    """However deep a file nests, it is written with the change, kept beside, or left as it was."""
    data = b'{"a":' + b"[" * depth + b"]" * depth + b"}"
    path = put(data)
    try:
        kept = write_settings(homes, {"profile": "core"})
    except NotWritable:
        assert path.read_bytes() == data
    else:
        assert b'"profile": "core"' in path.read_bytes()
        if kept:
            assert (path.parent / "config.json.broken").read_bytes() == data
        else:
            assert path.read_bytes().count(b"[") == depth


def test_a_link_is_written_through(homes, tmp_path):
    """Settings that a person keeps elsewhere and links to stay a link."""
    (tmp_path / "config").mkdir()
    (tmp_path / "kept.json").write_text('{"a": 1}')
    (tmp_path / "config" / "config.json").symlink_to(tmp_path / "kept.json")
    write_settings(homes, {"profile": "core"})
    assert os.path.islink(tmp_path / "config" / "config.json")
    assert json.loads((tmp_path / "kept.json").read_text()) == {"a": 1, "profile": "core"}


@pytest.mark.parametrize("start", [b'{"a": 1}', b"broken"])
@pytest.mark.parametrize("name", ["create", "write", "sync", "rename"])
def test_a_refusal_of_the_system_leaves_everything_as_it_was(homes, put, monkeypatch, name, start):
    """Whichever call fails, the file is the old one and nothing lies beside it."""
    path = put(start)

    def fail(*_args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(system, name, fail)
    with pytest.raises(NotWritable) as caught:
        write_settings(homes, {"profile": "core"})
    assert "No space left" in str(caught.value)
    assert path.read_bytes() == start
    assert [entry.name for entry in path.parent.iterdir()] == ["config.json"]


def test_a_failed_write_takes_back_the_copy_of_a_broken_file(homes, put, monkeypatch):
    """The copy is written first; when the settings then cannot be, it goes again."""
    path = put(b"broken")
    renames = iter([os.replace])

    def second_fails(old, new):
        next(renames, None)(old, new)

    monkeypatch.setattr(system, "rename", second_fails)
    with pytest.raises(TypeError):
        write_settings(homes, {"profile": "core"})
    assert [entry.name for entry in path.parent.iterdir()] == ["config.json"]
    assert path.read_bytes() == b"broken"


def test_the_reader_and_the_schema_agree():
    """What the light reader holds as constants is what the schema says."""
    schema = schemas.load(SCHEMA)
    assert schemas.limits(SCHEMA)["x-max-bytes"] == settings_file.MOST_BYTES
    assert schema["properties"]["language"]["enum"] == ["auto", *LANGUAGES]
