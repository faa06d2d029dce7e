"""Files of the store family may hold anything: the answer is a value or an error with a code."""

from __future__ import annotations

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rasen.context import Context
from rasen.diagnostics import RasenError
from rasen.locale import Translator
from rasen.stores.metadata import IDENTITY, read_identity
from rasen.stores.reference_index import reference_index
from rasen.stores.registry import read_registry
from rasen.stores.roots import select_root

PIECES = st.sampled_from(
    (
        *("version: 1\n", "stores:\n", "  a:\n", "    backend:\n", "      type: git\n", "id: a\n"),
        *(
            "      local_path: /x\n",
            "remote: x\n",
            "store: a\n",
            "references:\n",
            "- a\n",
            "- id: b\n",
        ),
        *(
            "  remote: 'y'\n",
            "[",
            "{",
            ": ",
            "- ",
            "&x ",
            "*x ",
            "!!int ",
            "---\n",
            "\t",
            "#",
            "|\n",
        ),
        *("\x00", "\ufeff", "\u2028", "é", "'", '"', "\\", "%", "?", "\r", "null", "1e3", " "),
    )
)
BYTES = st.lists(PIECES, max_size=14).map("".join).map(str.encode) | st.binary(max_size=60)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Make a folder with the places of all files."""
    folder = tmp_path_factory.mktemp("stores").resolve()
    for place in ("app/rasen", "app/.rasen-store", "home/stores"):
        (folder / place).mkdir(parents=True)
    return folder


@given(BYTES, BYTES)
@settings(deadline=None, max_examples=300)
def test_no_file_breaks_the_program(folder, data, other):
    """Registry, identity file and config, whatever is in them, give values or codes."""
    registry = folder / "home/stores/registry.yaml"
    registry.write_bytes(other)
    (folder / "app/rasen/config.yaml").write_bytes(data)
    (folder / "app" / IDENTITY).write_bytes(data)
    env = {"RASEN_HOME": str(folder / "home"), "HOME": str(folder)}
    context = Context(str(folder / "app"), env, Translator("en"))
    read_identity(str(folder / "app"))
    for ask in (
        lambda: read_registry(str(registry)),
        lambda: reference_index(context, select_root(context, None), lambda _: []),
        lambda: select_root(context, "a"),
    ):
        try:
            ask()
        except RasenError as error:
            (diagnostic,) = error.diagnostics
            assert context.english.message(diagnostic)
            assert context.english.fix(diagnostic)
    assert os.listdir(folder / "home/stores") == ["registry.yaml"]
