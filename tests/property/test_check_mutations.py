"""Real files with something wrong in them: bytes flipped, lost, repeated, in another encoding."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.property.checked import assert_places, checked, checked_file

TESTS = Path(__file__).resolve().parent.parent
NAMES = ("workflow.yaml", "SKILL.md", "pipeline.yaml", "*.rasenpkg", "*.azp", "*.json", "*.yaml")
LARGEST = 20_000


def real_files(pattern):
    """Give the files of a name among the demo and the cases, each content once."""
    trees = [TESTS / "demo", *TESTS.glob("cases/*/*/tree")]
    found = sorted(path for tree in trees for path in tree.rglob(pattern) if path.is_file())
    contents = {path.read_bytes(): path for path in found if path.stat().st_size < LARGEST}
    return [path for data, path in contents.items() if data]


def flip(data, at, other):
    """Change one byte."""
    return data[:at] + bytes([data[at] ^ (other or 1)]) + data[at + 1 :]


def lose(data, at, other):
    """Leave out a slice."""
    return data[:at] + data[at + other :]


def repeat(data, at, other):
    """Have a slice there twice."""
    return data[: at + other] + data[at:]


def insert(piece):
    """Give a mutation that puts bytes somewhere."""
    return lambda data, at, _other: data[:at] + piece + data[at:]


def encoded(name):
    """Give a mutation to another encoding."""
    return lambda data, _at, _other: data.decode("utf-8", "replace").encode(name, "replace")


PIECES = (b"\0", b"\xff", b"\xef\xbb\xbf", b"\xed\xa0\x80", b"\xc3", b"\r", b"\n", b"\t", b"\r\n")
STRUCTURE = (b'"', b"'", b"[", b"]", b"{", b"}", b":", b"- ", b"# ", b"&a ", b"*a", b"---\n", b"\\")
MUTATIONS = st.sampled_from(
    [
        *(flip, lose, repeat, lose, repeat),
        *map(insert, PIECES + STRUCTURE),
        *map(encoded, ("utf-16", "utf-8-sig", "latin-1", "utf-32-le")),
        lambda data, at, _other: data[:at],
        lambda data, _at, _other: data.replace(b"\n", b"\r\n"),
        lambda data, at, _other: data[:at].replace(b"\n", b"\r") + data[at:],
        lambda data, _at, _other: data.replace(b" ", b"\t"),
        lambda data, _at, other: data * (other % 3 + 1),
    ]
)
STEPS = st.lists(st.tuples(MUTATIONS, st.integers(0, LARGEST), st.integers(0, 255)), max_size=3)


def mutated(data, steps):
    """Give data after mutations, each at a place that it has."""
    for mutation, at, other in steps:
        data = mutation(data, at % len(data), other) if data else data
    return data


@pytest.mark.parametrize("pattern", NAMES)
@settings(max_examples=60, deadline=None)
@given(choice=st.data())
def test_a_broken_copy_of_a_real_file_is_answered_with_declared_codes(pattern, choice):
    """However a real file is broken, the findings have declared codes and places in its text."""
    path = choice.draw(st.sampled_from(real_files(pattern)), label="file")
    data = mutated(path.read_bytes(), choice.draw(STEPS, label="steps"))
    schema = {"schema": "files:workflow"} if pattern.startswith("*.") else {}
    checked_file(path.name, data)
    if pattern != "*.rasenpkg":
        checked_file(path.name, data, **schema)


@settings(max_examples=40, deadline=None)
@given(choice=st.data())
def test_a_folder_with_one_broken_file_is_answered_with_declared_codes(choice):
    """A workflow folder of which one file is broken is judged; places lie in the file they name."""
    flows = sorted(path.parent for path in TESTS.glob("demo/*/*/workflow.yaml"))
    flow = choice.draw(st.sampled_from(flows), label="folder")
    steps = choice.draw(STEPS, label="steps")
    with tempfile.TemporaryDirectory() as root:
        copy = shutil.copytree(flow, Path(root, flow.name))
        files = sorted(path for path in copy.rglob("*") if path.is_file())
        broken = choice.draw(st.sampled_from(files), label="file")
        broken.write_bytes(mutated(broken.read_bytes(), steps))
        document = checked(root, paths=[flow.name])
        for found in document["findings"]:
            path = Path(root, found["path"])
            if path.is_file():
                assert_places({"findings": [found]}, path.read_bytes())
