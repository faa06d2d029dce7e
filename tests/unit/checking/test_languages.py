"""Faults of syntax are told in the user's language, whatever the kind of file."""

from __future__ import annotations

import pytest

from rasen.checking import judging, kinds
from rasen.checking.targets import Target
from rasen.context import Context
from rasen.locale import LANGUAGES, Translator

TEXTS = [
    ("workflow.yaml", kinds.WORKFLOW, None),
    ("pipeline.yaml", kinds.PIPELINE, None),
    ("p.yaml", kinds.PROFILE, None),
    ("s.yaml", kinds.SCHEMA, None),
    ("d.yaml", None, "files:profile"),
]


@pytest.mark.parametrize(("name", "kind", "schema"), TEXTS, ids=[entry[0] for entry in TEXTS])
def test_a_repeated_key_is_told_in_every_language(tmp_path, name, kind, schema):
    """The sentence about a repeated key names it and its first line, in each language its own."""
    path = tmp_path / name
    path.write_text("港: 1\n港: 2\n", "utf-8")
    context = Context(str(tmp_path), {"HOME": str(tmp_path)}, Translator("en"))
    target = Target(name, str(path), kind, named=True)
    (found,) = judging.judge(context, target, schema).diagnostics
    sentences = {Translator(language).message(found) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all("港" in sentence and "twice" not in sentence for sentence in sentences)
