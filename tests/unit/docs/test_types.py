"""Types made from schemas: checkers accept them, and every example of every schema with them."""

from __future__ import annotations

import json
import keyword
import shutil
import subprocess
import sys

import pytest

from rasen.docs.library import Library, published
from rasen.docs.types import model, python, typescript
from rasen.docs.types.write import type_files


@pytest.fixture(scope="module")
def declared():
    return model.declarations(published())


def examples(declared):
    """Give (type name, example) for every example at the root of a schema."""
    library = published()
    for item in declared:
        if "#" not in item.source:
            for example in library.schemas[item.source].get("examples", ()):
                yield item.name, example


def test_every_schema_and_definition_has_a_type_of_its_own(declared):
    """No two types have one name, and no name is a word of a language."""
    names = [item.name for item in declared]
    assert len(names) == len(set(names))
    assert all(name.isidentifier() and not keyword.iskeyword(name) for name in names)


def test_python_types_hold_every_example(declared, tmp_path):
    """A strict type checker accepts the module, and each example as a value of its type.

    An open object may hold more than a `TypedDict` can say.
    """
    (tmp_path / "schemas.py").write_bytes(type_files(published())[python.FILE])
    lines = ["import schemas", ""]
    lines += [
        f"value{number}: schemas.{name} = {example!r}"
        for number, (name, example) in enumerate(examples(declared))
        # A schema, or a package of any kind, may have keys that no TypedDict of a choice has.
        if not name.startswith(("Meta", "FilesAzpManifest"))
    ]
    (tmp_path / "use.py").write_text("\n".join(lines) + "\n", "utf-8")
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "mypy",
            "--strict",
            "--no-incremental",
            "--config-file",
            "",
            "--disable-error-code",
            "typeddict-unknown-key",
            "use.py",
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    assert len(lines) > 50


def test_typescript_types_hold_every_example(declared, tmp_path):
    """`tsc --strict` accepts the declarations, and each example as a value of its type."""
    compiler = shutil.which("tsc")
    if compiler is None:
        pytest.skip("needs tsc, the TypeScript compiler, on the path")
    (tmp_path / "schemas.d.ts").write_bytes(type_files(published())[typescript.FILE])
    lines = ['import type * as schemas from "./schemas";', ""]
    lines += [
        f"export const value{number}: schemas.{name} = {json.dumps(example)};"
        for number, (name, example) in enumerate(examples(declared))
    ]
    (tmp_path / "use.ts").write_text("\n".join(lines) + "\n", "utf-8")
    done = subprocess.run(
        [compiler, "--strict", "--noEmit", "--target", "es2022", "use.ts"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout


def types_of(schema, **others):
    schemas = {"it": schema, **others}
    identifiers = {s["$id"]: name for name, s in schemas.items() if "$id" in s}
    found = model.declarations(Library(schemas, identifiers, {}))
    return {item.name: item.type for item in found}


def test_conjunction_of_objects_is_one_object():
    """What `allOf` adds is a member like any other, as strict as the strictest says."""
    both = types_of(
        {
            "allOf": [
                {"type": "object", "properties": {"a": {"type": "string"}}},
                {"properties": {"b": {"type": "integer"}}, "required": ["a"]},
            ]
        }
    )["It"]
    assert both == model.Object(
        (
            model.Member("a", model.Plain("string"), True),
            model.Member("b", model.Plain("integer"), False),
        ),
        model.UNKNOWN,
    )


def test_type_that_holds_for_a_few_values_only_is_those_values():
    """A type beside an enumeration says nothing more."""
    assert types_of({"type": "string", "enum": ["a", "b"]})["It"] == model.Values(('"a"', '"b"'))
    assert types_of({"type": "string", "oneOf": [{"const": "a"}, {"const": "b"}]})[
        "It"
    ] == model.Values(('"a"', '"b"'))


def test_comment_cannot_end_early():
    """A description that holds the end of a comment stays one."""
    declared = [model.Declared("A", "x */ y", "", model.UNKNOWN, "a")]
    assert "/** x *\\/ y */" in typescript.declarations_text(declared, "n")


def test_docstring_cannot_end_early(tmp_path):
    """Quotes and backslashes in a description leave a module that can be compiled."""
    found = model.Object((model.Member("a", model.UNKNOWN, True),), None)
    declared = [model.Declared("A", 'x """ \\', "", found, "a")]
    compile(python.declarations_text(declared, "n"), "schemas.py", "exec")


def test_recursive_schema_has_a_recursive_type():
    """A definition that refers to itself does so by its name."""
    found = types_of(
        {
            "$ref": "#/$defs/tree",
            "$defs": {"tree": {"type": "array", "items": {"$ref": "#/$defs/tree"}}},
        }
    )
    assert found == {"It": model.Named("ItTree"), "ItTree": model.List(model.Named("ItTree"))}
