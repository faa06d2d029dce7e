"""Self-contained schemas, and the command that writes them."""

from __future__ import annotations

import json
import os
import warnings

import jsonschema
import pytest

from rasen import schemas
from rasen.context import Context
from rasen.diagnostics import Diagnostic, RasenError, UsageError
from rasen.docs import bundle
from rasen.docs.bundle import bundle_files, check_bundle, self_contained, write_bundle
from rasen.locale import Translator
from rasen.verdict.shapes import subschemas
from tests.schemas.mutations import mutations

NAMES = schemas.names()


def every_subschema(schema):
    yield schema
    for _, below in subschemas(schema):
        if isinstance(below, dict):
            yield from every_subschema(below)


@pytest.fixture
def context(tmp_path):
    return Context(str(tmp_path), {}, Translator("en"))


@pytest.mark.parametrize("name", NAMES)
def test_bundled_schema_is_read_without_a_registry(name):
    """Another validator accepts the examples with nothing but the bundled file, and no warning."""
    schema = self_contained(name)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for example in schemas.load(name)["examples"]:
            assert list(validator.iter_errors(example)) == []


@pytest.mark.parametrize("name", NAMES)
def test_bundled_schema_holds_standard_keywords_alone(name):
    """No keyword or format of our own is left, which strict tools would refuse."""
    for part in every_subschema(self_contained(name)):
        assert [keyword for keyword in part if keyword.startswith("x-")] == []
        assert part.get("format") not in ("nfc", "not-windows-device")


@pytest.mark.parametrize("name", NAMES)
def test_bundled_schema_decides_as_the_published_one(name):
    """Another validator accepts and refuses the same documents, but for rules that only we know.

    Patterns are left out: that validator lets a final line feed pass where ECMA-262 does not.
    """
    validator = jsonschema.Draft202012Validator(self_contained(name))
    accepts = schemas.verdict(name)
    for example in schemas.load(name)["examples"]:
        for document, keyword, *_ in mutations(name, example):
            own = keyword in ("format", "pattern") or keyword.startswith("x-")
            assert validator.is_valid(document) == accepts(document) or own, (keyword, document)


@pytest.mark.parametrize("name", NAMES)
def test_each_reference_of_a_bundle_leads_into_it(name):
    """Every `$ref` is local, an embedded `$id`, or the dialect that each validator knows."""
    schema = self_contained(name)
    parts = list(every_subschema(schema))
    known = {part["$id"] for part in parts if "$id" in part}
    for part in parts:
        target = part.get("$ref", "#").partition("#")[0]
        assert target in known | {"", "https://json-schema.org/draft/2020-12/schema"}


def test_embedded_schemas_keep_their_identity():
    """A schema that is referred to is embedded whole under its own `$id`, others are not."""
    definitions = self_contained("files:profile")["$defs"]
    assert list(definitions) == ["urn:rasen:schema:v1:common:identifiers"]
    assert definitions["urn:rasen:schema:v1:common:identifiers"]["$id"] == next(iter(definitions))


def test_bundling_leaves_the_published_schema_alone():
    """The shared document of the schema is not changed."""
    before = json.dumps(schemas.load("common:portable-path"))
    self_contained("common:portable-path")
    assert json.dumps(schemas.load("common:portable-path")) == before


def test_schemas_of_a_bundle_are_files_by_folder_with_a_catalog():
    """The files are sorted; each is JSON that ends with one line feed."""
    files = bundle_files(("files:workflow", "common:severity"))
    assert list(files) == [
        "catalog.json",
        "common/severity.schema.json",
        "files/workflow.schema.json",
    ]
    for data in files.values():
        assert json.loads(data)
        assert data.endswith(b"}\n")


def test_write_bundle_writes_the_named_schemas_and_their_catalog(context, tmp_path):
    """The files lie below the folder, which is made where it is missing."""
    outcome = write_bundle(context, "out/schemas", ["workflow", "files:workflow"])
    assert outcome.document == {
        "bundle": {
            "path": str(tmp_path / "out" / "schemas"),
            "files": ["catalog.json", "files/workflow.schema.json"],
            "written": True,
        },
        "status": [],
    }
    written = json.loads((tmp_path / "out/schemas/files/workflow.schema.json").read_bytes())
    assert written == self_contained("files:workflow")


def test_write_bundle_without_names_writes_all(context):
    """Every published schema is in the bundle."""
    outcome = write_bundle(context, "out", [])
    assert len(outcome.document["bundle"]["files"]) == len(NAMES) + 1


def test_check_bundle_accepts_what_was_written(context, tmp_path):
    """After writing nothing differs, and other files of the folder do not count."""
    write_bundle(context, "out", ["profile"])
    (tmp_path / "out" / "notes.txt").write_text("mine")
    outcome = check_bundle(context, "out", ["profile"])
    assert outcome.document["bundle"]["written"] is False
    assert outcome.document["bundle"]["files"] == ["catalog.json", "files/profile.schema.json"]


def test_check_bundle_names_what_differs(context, tmp_path):
    """A changed file and a missing one are named, and nothing is written."""
    write_bundle(context, "out", ["profile"])
    changed = tmp_path / "out" / "catalog.json"
    changed.write_text("{}")
    (tmp_path / "out" / "files" / "profile.schema.json").unlink()
    with pytest.raises(RasenError) as caught:
        check_bundle(context, "out", ["profile"])
    files = ["catalog.json", "files/profile.schema.json"]
    expected = Diagnostic("bundle_stale", {"path": "out", "files": files}, target="out")
    assert caught.value.diagnostics == (expected,)
    assert changed.read_text() == "{}"


def test_rewriting_touches_only_what_differs(context, tmp_path):
    """A file that is right already keeps its time, so that no watcher wakes up for nothing."""
    write_bundle(context, "out", ["profile"])
    right, wrong = tmp_path / "out/files/profile.schema.json", tmp_path / "out/catalog.json"
    os.utime(right, ns=(1, 1))
    wrong.write_text("{}")
    write_bundle(context, "out", ["profile"])
    assert right.stat().st_mtime_ns == 1
    assert json.loads(wrong.read_bytes())["version"] == 1


def test_unwritable_place_is_said(context, tmp_path):
    """A file where the folder should be is `output_not_written`, which names it."""
    (tmp_path / "out").write_text("a file")
    with pytest.raises(RasenError) as caught:
        write_bundle(context, "out", ["profile"])
    (diagnostic,) = caught.value.diagnostics
    assert (diagnostic.code, diagnostic.target) == ("output_not_written", "out")
    assert diagnostic.params["path"] == os.path.join("out", "catalog.json")


def test_folder_in_the_place_of_a_file_is_said(context, tmp_path):
    """A folder named like a schema file is never replaced."""
    (tmp_path / "out" / "catalog.json").mkdir(parents=True)
    with pytest.raises(RasenError) as caught:
        write_bundle(context, "out", ["profile"])
    assert caught.value.diagnostics[0].code == "output_not_written"


def test_unknown_schema_stops_before_anything_is_written(context, tmp_path):
    """One unknown name among known ones is misuse, and the folder is not made."""
    with pytest.raises(UsageError):
        write_bundle(context, "out", ["profile", "no-such"])
    assert not (tmp_path / "out").exists()


def test_schemas_that_refer_to_each_other_are_embedded_once(monkeypatch):
    """A circle of references ends, and the root is not embedded in itself."""
    one = {"$id": "urn:one", "$ref": "urn:two"}
    two = {"$id": "urn:two", "$ref": "urn:one#/$defs/x"}
    documents = {"urn:one": one, "urn:two": two}
    monkeypatch.setattr(bundle.schemas, "resources", lambda: documents)
    monkeypatch.setattr(bundle.schemas, "load", documents.get)
    assert self_contained("urn:one") == {**one, "$defs": {"urn:two": two}}
