"""Laws of the library: a package brings what was exported, and a damaged one brings nothing."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rasen import schemas
from rasen.context import Context
from rasen.diagnostics import RasenError
from rasen.locale import Translator
from rasen.workflows.exporting import export_workflow
from rasen.workflows.importing import import_workflows
from rasen.workflows.package import Package, Packaged, decode, encode
from rasen.workflows.transaction import install
from tests.faults import snapshot

NAMES = ("alpha", "beta-2", "c", "delta")
TEXTS = st.text(
    st.characters(exclude_categories=["Cs"], exclude_characters="`[]()_\ufeff"), max_size=30
)
PATHS = st.sampled_from(
    ["references/a.md", "references/ä/b.txt", "scripts/run.sh", "Z", "a-b", "a/b", "日本.md"]
)


@st.composite
def workflows(draw):
    """Give the files of some workflows, each of which may require those after it."""
    names = draw(st.lists(st.sampled_from(NAMES), min_size=1, max_size=4, unique=True))
    found = {}
    for index, name in enumerate(names):
        required = draw(st.lists(st.sampled_from([*names[index + 1 :], "apply"]), unique=True))
        sidecars = draw(st.dictionaries(PATHS, TEXTS, max_size=3))
        listed = "".join(f"    - {path}\n" for path in sidecars)
        manifest = f"version: 1\nid: {name}\nrequires:\n  workflows: [{', '.join(required)}]\n"
        if sidecars:
            manifest += f"files:\n  sidecars:\n{listed}"
        line_end = draw(st.sampled_from(["\n", "\r\n"]))
        skill = f"---\nname: {name}\ndescription: Check.\n---\n\nDo it. {draw(TEXTS)}\n"
        found[name] = {
            "workflow.yaml": manifest,
            "SKILL.md": skill.replace("\n", line_end),
            **sidecars,
        }
    return found


def home(folder, name):
    env = {"RASEN_HOME": str(folder / name), "HOME": str(folder)}
    return Context(str(folder), env, Translator("en"))


@settings(max_examples=60, deadline=None)
@given(workflows())
def test_what_is_exported_arrives_and_leaves_again_as_the_same_bytes(found):
    """Exported, imported elsewhere and exported again is the same file, and the same folders."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        first, second = home(folder, "first"), home(folder, "second")
        for name, files in reversed(found.items()):
            package = Package("workflow", (name,), (Packaged(name, "", files),), "")
            one = Package("workflow", (name,), (Packaged(name, _digest(package), files),), "")
            install(first, one)
        root = next(iter(found))
        export_workflow(first, root, "a", force=False)
        done = import_workflows(second, "a").document
        export_workflow(second, root, "b", force=False)
        assert (folder / "a").read_bytes() == (folder / "b").read_bytes()
        brought = done["imported"]
        assert brought == sorted(brought)
        assert root in brought
        for name in brought:
            parts = [snapshot(folder / where / "workflows" / name) for where in ("first", "second")]
            assert parts[0] == parts[1]
            held = {path: data for path, (kind, data) in parts[0].items() if kind == "file"}
            assert held == {path: text.encode() for path, text in found[name].items()}
        assert import_workflows(first, "b").document["reused"] == brought


def _digest(package):
    """Give the digest of the one workflow of a package, whatever it requires."""
    from rasen.text.digest import text_digest, workflow_digest

    (packaged,) = package.workflows
    return workflow_digest(packaged.name, [(p, text_digest(t)) for p, t in packaged.files.items()])


FILES = {
    "SKILL.md": "---\nname: kiln\ndescription: Check “one” thing.\n---\n\nRead `references/a.md`.\n",
    "references/a.md": 'Ä\r\n\t"quoted"\n',
    "workflow.yaml": "version: 1\nid: kiln\nfiles:\n  sidecars: [references/a.md]\n",
}  # fmt: skip
DATA = encode(Package("workflow", ("kiln",), (Packaged("kiln", "", FILES),), ""))


@settings(max_examples=250, deadline=None)
@given(st.integers(0, len(DATA) - 1), st.integers(1, 255))
def test_a_package_with_one_changed_byte_is_refused(place, change):
    """Whichever byte is another one: a declared code, and nothing is written."""
    data = bytearray(DATA)
    data[place] ^= change
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "p").write_bytes(data)
        with pytest.raises(RasenError) as caught:
            import_workflows(home(folder, "home"), "p")
        assert caught.value.diagnostics[0].code in schemas.codes()
        assert [path.name for path in folder.iterdir()] == ["p"]


@settings(max_examples=60, deadline=None)
@given(st.integers(0, len(DATA) - 1))
def test_a_package_that_ends_early_is_refused(length):
    """A prefix of a package is none."""
    with pytest.raises(RasenError):
        decode(DATA[:length])
