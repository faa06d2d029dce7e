"""Any texts and bytes as a workflow: answered with declared codes and sentences, never an error."""

from __future__ import annotations

import os
import tempfile

from hypothesis import given, settings
from hypothesis import strategies as st

from rasen import schemas
from rasen.diagnostics import is_valid
from rasen.locale import Translator
from rasen.workflows.dependencies import Dependencies
from rasen.workflows.tree import load_tree, tree_of
from rasen.workflows.validation import validate_manifest, validate_skill, validate_tree

MANIFEST = """\
version: 1
id: docs
kind: internal
skill: {name: 文書 😀, tags: [a, b]}
files:
  sidecars: [references/a.md]
requires:
  workflows: [apply]
  skills: ["rasen:review"]
"""
SKILL = """\
---
name: rasen-docs
description: >
  Check one
  thing.
metadata: {version: "1.0"}
---

Read [a](references/a.md "A") and `references/a.md`.
"""
FRAGMENTS = st.one_of(
    st.text(max_size=12),
    st.sampled_from(
        [
            "---\n",
            ": ",
            "- ",
            "*a",
            "&a ",
            "\t",
            "\r",
            "\0",
            "]",
            "{",
            '"',
            "](",
            "`",
            "__A__",
            "\ud800",
        ]
    ),
)


def mutated(text):
    """Give texts in which one stretch of a good one is replaced."""
    cut = st.tuples(st.integers(0, len(text)), st.integers(0, 9), FRAGMENTS)
    return cut.map(lambda c: text[: c[0]] + c[2] + text[c[0] + c[1] :])


def answered(diagnostics):
    """Assert that every diagnostic can be shown."""
    english = Translator("en")
    for diagnostic in diagnostics:
        assert diagnostic.code in schemas.codes()
        assert english.message(diagnostic)
        if diagnostic.place:
            assert min(diagnostic.place) >= 1


@settings(max_examples=120, deadline=None)
@given(st.one_of(st.text(), mutated(MANIFEST)), st.one_of(st.text(), mutated(SKILL)))
def test_any_texts_are_answered(manifest, skill):
    """The result is valid exactly if no diagnostic is an error."""
    files = {"workflow.yaml": manifest, "SKILL.md": skill, "references/a.md": "a"}
    tree = tree_of(files, "/stage")
    found = validate_tree(tree, folder_name="docs", dependencies=Dependencies(None, "/nowhere"))
    assert (found.workflow is not None) == is_valid(found.diagnostics)
    answered(found.diagnostics)
    answered(validate_manifest(manifest))
    answered(validate_skill(skill))


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=200), st.binary(max_size=200), st.binary(min_size=1, max_size=12))
def test_any_bytes_are_answered(manifest, skill, name):
    """Files of any bytes, one of any name that the system takes, kept exactly or refused."""
    with tempfile.TemporaryDirectory() as root:
        files = {b"workflow.yaml": manifest, b"SKILL.md": skill}
        for path, data in {name.replace(b"/", b"x").replace(b"\0", b"x"): b"x", **files}.items():
            if path not in (b".", b".."):
                with open(os.path.join(os.fsencode(root), path), "wb") as file:
                    file.write(data)
        tree = load_tree(root)
        for path, text in tree.files.items():
            with open(os.path.join(root, path), "rb") as file:
                assert text.encode() == file.read()
        found = validate_tree(tree, folder_name=None, dependencies=Dependencies(None, "/nowhere"))
        answered(found.diagnostics)
