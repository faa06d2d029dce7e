"""Laws of packing: the same bytes everywhere, and nothing lost on the way there and back."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from unicodedata import normalize

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rasen.azp import layout
from rasen.azp.container import read_container
from rasen.azp.documents import Refusal, read_object
from rasen.azp.names import alias_key, path_reason
from rasen.azp.pack import Request, pack_folder
from rasen.azp.unpack import unpack_file
from rasen.azp.verification import verify
from rasen.context import Context
from rasen.locale import Translator

ROOT = Path(__file__).resolve().parents[2]
MANIFEST = {
    "azphalt": "0.1",
    "id": "org.example.law",
    "name": "Law",
    "version": "1.0.0",
    "kind": "llm",
    "license": "MIT",
    "compat": ">=0.1",
    "llm": {},
}
SEGMENTS = st.text("abAB1-_.~ é漢😀～", min_size=1, max_size=5)
NAMES = st.lists(SEGMENTS, min_size=1, max_size=3).map("/".join)


def portable(names):
    """Give those of the names that can be packed together, and that a system keeps apart."""
    kept = {}
    taken = set()
    for name in names:
        parts = [alias_key(part) for part in name.split("/")]
        folders = {"/".join(parts[:end]) for end in range(1, len(parts))}
        whole = "/".join(parts)
        left_out = any(part.startswith("._") or part == ".git" for part in name.split("/"))
        if path_reason(name) or left_out or whole in taken or folders & set(kept.values()):
            continue
        kept[name] = whole
        taken |= {whole, *folders}
    return list(kept)


ZONES = ("UTC", "Asia/Tokyo", "America/Lima")
FILES = st.dictionaries(NAMES, st.binary(max_size=40), max_size=6).map(
    lambda files: {name: files[name] for name in portable(files)}
)
# Members of a manifest that mean nothing: any JSON that strict readers take.
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53) + 1, 2**53 - 1)
    | st.floats(-(2.0**53) + 1, 2.0**53 - 1)
    | st.text(st.characters(codec="utf-8"), max_size=6),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(st.characters(codec="utf-8"), max_size=4), inner, max_size=3)
    ),
    max_leaves=8,
)


@contextmanager
def place():
    """Give a context in a folder of its own."""
    with TemporaryDirectory() as folder:
        yield Context(folder, {}, Translator("en"))


def write(folder, files, manifest=MANIFEST):
    """Write a source folder, files in the given order."""
    everything = {**files, "LICENSE": b"L", "manifest.json": json.dumps(manifest).encode()}
    for name, data in everything.items():
        path = Path(folder, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def pack(context, source="src", output="out.azp"):
    """Pack a folder and give the bytes."""
    outcome = pack_folder(context, Request(source, output))
    assert outcome.status == 0, outcome.document
    return Path(context.cwd, output).read_bytes()


@settings(max_examples=40, deadline=None)
@given(FILES, st.randoms(), st.sampled_from([0o000, 0o022, 0o077]), st.sampled_from(ZONES))
def test_packing_does_not_depend_on_the_machine(files, random, mask, zone):
    """Order of writing, modes, times, mask and time zone: the bytes are the same."""
    with place() as context:
        write(Path(context.cwd, "src"), files)
        first = pack(context)
    order = list(files)
    random.shuffle(order)
    old_mask, old_zone = os.umask(mask), os.environ.get("TZ")
    os.environ["TZ"] = zone
    time.tzset()
    try:
        with place() as context:
            folder = Path(context.cwd, "src")
            folder.mkdir()
            write(folder, {name: files[name] for name in order})
            for path in folder.rglob("*"):
                os.utime(path, (random.randrange(2**31), random.randrange(2**31)))
            assert pack(context) == first
    finally:
        os.umask(old_mask)
        os.environ.pop("TZ") if old_zone is None else os.environ.update(TZ=old_zone)
        time.tzset()


@settings(max_examples=40, deadline=None)
@given(FILES, st.dictionaries(st.text(max_size=4), VALUES, max_size=3))
def test_unpacking_and_packing_again_is_the_identity(files, members):
    """Whatever is in the payload and in the manifest."""
    manifest = {**members, **MANIFEST}
    assume(not isinstance(read_object(json.dumps(manifest).encode()), Refusal))
    with place() as context:
        write(Path(context.cwd, "src"), files, manifest)
        packed = pack_folder(context, Request("src", "one.azp"))
        assume(not packed.status)  # a member of this name means something
        assert unpack_file(context, "one.azp", "again").status == 0
        one = Path(context.cwd, "one.azp").read_bytes()
        assert pack(context, "again", "two.azp") == one
        assert layout.is_canonical(one, read_container(one))
        verification = verify(one)
        assert {entry.name for entry in verification.container.entries} == {
            *(normalize("NFC", name) for name in files), "LICENSE", "manifest.json",
        }  # fmt: skip


@given(st.dictionaries(st.text(st.characters(codec="utf-8"), max_size=6), VALUES, max_size=4))
def test_a_written_document_reads_as_it_was(document):
    """Writing loses no member, no digit and no character, and is a fixed point."""
    data = layout.document_bytes(document)
    again = json.loads(data)
    assert again == document
    assert list(again) == list(document)
    assert layout.document_bytes(again) == data


@given(st.dictionaries(NAMES, st.binary(max_size=30), max_size=6), st.booleans())
def test_an_archive_holds_what_was_put_in(files, deflate):
    """Names and bytes of every file, whether other rules let them pass or not."""
    container = read_container(layout.archive(files, deflate=deflate))
    assert container.sound
    assert {entry.name for entry in container.entries} == set(files)
    held = {entry.name: bytes(entry.data) for entry in container.entries if entry.data is not None}
    assert held == {name: data for name, data in files.items() if name in held}
    assert held.keys() >= {name for name in files if path_reason(name) is None}


LOCALES = ("C", "C.UTF-8", "ja_JP.UTF-8", "de_DE.ISO-8859-1", "tr_TR.UTF-8")


def test_packing_does_not_depend_on_the_locale(tmp_path):
    """Processes of several languages and encodings write the same bytes, there and back."""
    files = {"é/漢.txt": b"1", "😀": b"2", "～": b"3", "ı.I": b"4"}
    write(tmp_path / "src", files, {**MANIFEST, "name": "Ω"})
    found = set()
    for number, name in enumerate(LOCALES):
        env = {**os.environ, "PYTHONPATH": str(ROOT), "LC_ALL": name, "LANG": name}
        env["PYTHONUTF8"] = "0"
        for words in (
            ("pack", "src", f"{number}.azp"),
            ("unpack", f"{number}.azp", f"folder-{number}"),
            ("pack", f"folder-{number}", f"{number}-again.azp"),
        ):
            command = [sys.executable, "-m", "rasen", "azp", *words]
            done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, timeout=60)
            assert done.returncode == 0, done.stdout + done.stderr
        for path in (f"{number}.azp", f"{number}-again.azp"):
            found.add((tmp_path / path).read_bytes())
    assert len(found) == 1
