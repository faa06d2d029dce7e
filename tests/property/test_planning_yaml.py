"""Configs, metadata and artifact schemas of any content: usable or refused, never a crash."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rasen import schemas
from rasen.context import Context
from rasen.locale import Translator
from rasen.planning import artifact_schema, config, metadata
from rasen.planning.resolution import SchemaFolder
from rasen.stores.config_file import ConfigFile

SCALARS = st.none() | st.booleans() | st.integers(-2, 2) | st.text("a./*", max_size=4)
VALUES = st.recursive(
    SCALARS,
    lambda v: st.lists(v, max_size=3) | st.dictionaries(st.text("ab", max_size=2), v, max_size=3),
)
CONFIGS = st.dictionaries(
    st.sampled_from(["schema", "context", "rules", "store", "references", "other"]),
    VALUES
    | st.dictionaries(st.sampled_from(["p", "q"]), st.lists(SCALARS, max_size=4), max_size=2),
)
ARTIFACTS = st.fixed_dictionaries(
    {},
    optional={
        "id": st.sampled_from(["a", "b", "", 1]),
        "generates": st.sampled_from(["x", "../x", "", "/x", "**"]),
        "description": st.sampled_from(["", "d", None]),
        "template": st.sampled_from(["t", "..", "a/../b"]),
        "requires": st.lists(st.sampled_from(["a", "b", "c"]), max_size=2),
    },
)
SCHEMAS = st.fixed_dictionaries(
    {"name": st.just("x"), "version": st.just(1), "artifacts": st.lists(ARTIFACTS, max_size=3)},
    optional={"apply": VALUES},
)


def write(folder, value):
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(value, ensure_ascii=False)
    (folder / "file.yaml").write_text(text, "utf-8")
    return text


@given(CONFIGS)
@settings(deadline=None, max_examples=200)
def test_the_usable_part_of_a_config_conforms(tmp_path_factory, value):
    """What is left of a config breaks no rule; something is told exactly where something is not."""
    root = tmp_path_factory.mktemp("root")
    text = write(root / "rasen", value)
    (root / "rasen" / "file.yaml").rename(root / "rasen" / "config.yaml")
    said = []
    context = Context(str(root), {}, Translator("en"), tell=said.append)

    found = config.read_config(context, ConfigFile(str(root)))

    used = {key: value[key] for key in ("schema", "context", "rules") if key in value}
    assert bool(said) == (not schemas.verdict(config.SCHEMA)(used))
    left = {key: held for key, held in found._asdict().items() if held is not None}
    assert schemas.verdict(config.SCHEMA)(left)
    assert all(rules for rules in found.rules.values())
    if not said:
        assert found.schema == value.get("schema")
        assert found.rules == {k: v for k, v in value.get("rules", {}).items() if v}
    # `check` finds whatever a command leaves out.
    assert config.check_text(text) or not said


@given(VALUES | SCHEMAS)
@settings(deadline=None, max_examples=300)
def test_commands_and_check_agree_on_artifact_schemas(tmp_path_factory, value):
    """A schema is usable exactly where `check` finds nothing."""
    folder = tmp_path_factory.mktemp("schema")
    text = write(folder, value)
    (folder / "file.yaml").rename(folder / "schema.yaml")
    place = SchemaFolder("x", str(folder), "project")
    if artifact_schema.check_text(text):
        with pytest.raises(artifact_schema.InvalidSchema) as caught:
            artifact_schema.read_schema(place)
        assert Translator("ja").can_say(caught.value.problem)
    else:
        found = artifact_schema.read_schema(place)
        assert list(found.ids) == [each["id"] for each in value["artifacts"]]


@given(
    VALUES | st.dictionaries(st.sampled_from(["schema", "created", "goal", "initiative"]), VALUES)
)
@settings(deadline=None, max_examples=200)
def test_commands_and_check_agree_on_metadata(tmp_path_factory, value):
    """Metadata are usable exactly where `check` finds nothing."""
    folder = tmp_path_factory.mktemp("change")
    text = write(folder, value)
    (folder / "file.yaml").rename(folder / ".openspec.yaml")
    if metadata.check_text(text):
        with pytest.raises(metadata.InvalidMetadata):
            metadata.read_metadata(str(folder))
    else:
        assert metadata.read_metadata(str(folder)) == metadata.Metadata(value["schema"])
