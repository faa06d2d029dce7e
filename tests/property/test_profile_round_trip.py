"""A profile package says everything: imported elsewhere and exported again it is the same bytes."""

from __future__ import annotations

import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from rasen.context import Context
from rasen.locale import Translator
from rasen.workflows.builtin import builtins
from rasen.workflows.package import decode
from rasen.workflows.profile_changes import new_profile
from rasen.workflows.profile_export import export_profile
from rasen.workflows.profile_import import import_profile
from rasen.workflows.profiles import normalize

BUILT_IN = [unit.id for unit in builtins().workflows]
IDS = st.from_regex(r"[a-z0-9][a-z0-9-]{0,12}", fullmatch=True).filter(
    lambda name: name not in builtins().ids()
)
TEXTS = st.text(st.characters(codec="utf-8", exclude_characters="\ufeff"), max_size=20)
NAMES = st.from_regex(r"[a-z0-9][a-z0-9._-]{0,12}", fullmatch=True).filter(
    lambda name: name not in ("full", "core", "custom")
)


@st.composite
def libraries(draw):
    """Give workflows as ID to (IDs that it requires, text of a sidecar): no circles."""
    ids = draw(st.lists(IDS, max_size=4, unique=True))
    library = {}
    for index, identifier in enumerate(ids):
        before = st.lists(st.sampled_from([*ids[:index], *BUILT_IN[:4]]), unique=True, max_size=3)
        library[identifier] = (draw(before), draw(TEXTS))
    return library


def context_of(folder):
    return Context(
        str(folder), {"RASEN_HOME": str(folder / "home"), "HOME": str(folder)}, Translator("en")
    )


def write(folder, library):
    for identifier, (requires, text) in library.items():
        place = folder / "home" / "workflows" / identifier
        place.mkdir(parents=True)
        listed = ", ".join(f'"{name}"' for name in requires)
        (place / "workflow.yaml").write_text(
            f'version: 1\nid: "{identifier}"\nfiles:\n  sidecars: [note.txt]\n'
            f"requires:\n  workflows: [{listed}]\n"
        )
        (place / "SKILL.md").write_text(
            f'---\nname: "{identifier}"\ndescription: Check one thing.\n---\n\nDo it.\n'
        )
        (place / "note.txt").write_bytes(text.encode())


@settings(max_examples=30, deadline=None)
@given(libraries(), st.lists(st.sampled_from(BUILT_IN), max_size=4), st.data())
def test_export_import_export_is_the_identity(library, built_in, data):
    """Whatever the library and the selection: a second home gives the package back as it came."""
    users = st.lists(st.sampled_from(sorted(library)), max_size=4) if library else st.just([])
    selected = [*built_in, *data.draw(users)]
    name = data.draw(NAMES)
    with tempfile.TemporaryDirectory() as temporary:
        first, second = Path(temporary, "first"), Path(temporary, "second")
        first.mkdir()
        second.mkdir()
        write(first, library)
        new_profile(context_of(first), name, selected, use=True)
        package = str(first / "p.rasenpkg")
        export_profile(context_of(first), package, name, thin=False, force=False)
        here, there = context_of(first), context_of(second)
        done = import_profile(there, package, None, force=False).document
        assert done["profile"]["name"] == name
        export_profile(there, "p.rasenpkg", name, thin=False, force=False)
        data_there = (second / "p.rasenpkg").read_bytes()
        assert data_there == (first / "p.rasenpkg").read_bytes()
        assert (second / "home" / "profiles" / f"{name}.yaml").read_bytes() == (
            first / "home" / "profiles" / f"{name}.yaml"
        ).read_bytes()
        export_profile(here, "now.rasenpkg", None, thin=False, force=False)
        now = decode((first / "now.rasenpkg").read_bytes(), kind="profile")
        assert now._replace(name=name, digest="") == decode(data_there)._replace(digest="")


@settings(max_examples=200, deadline=None)
@given(libraries(), st.lists(st.sampled_from(BUILT_IN), max_size=6), st.randoms())
def test_a_normal_form_is_a_fixed_point(library, built_in, random):
    """Normalising again changes nothing, and neither does the order of what was asked for."""
    required = dict.fromkeys(BUILT_IN, ())
    required |= {name: tuple(library[name][0]) for name in sorted(library)}
    selected = [*built_in, *library]
    once = normalize(selected, required)
    assert normalize(once, required) == once
    random.shuffle(selected)
    assert normalize(selected, required) == once
    assert all(set(required[name]) <= set(once) for name in once)
