"""The policy for portable paths and the collision key, on the published vectors and beyond."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rasen import schemas
from rasen.files.paths import FORMATS, PathFault, collision_key, path_fault

VECTORS = json.loads(
    (Path(__file__).parents[2] / "vectors" / "packages.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("vector", VECTORS["paths"], ids=lambda vector: ascii(vector["path"][:30]))
def test_path_has_the_fault_of_the_vector(vector):
    """A path has the code that the published vectors give it, or none."""
    fault = path_fault(vector["path"])
    assert (fault and fault.code) == vector["code"]


@pytest.mark.parametrize("vector", VECTORS["collisions"], ids=lambda vector: ascii(vector["a"]))
def test_collision_keys_are_those_of_the_vector(vector):
    """Both paths have the published keys, and collide exactly when those are equal."""
    keys = collision_key(vector["a"]), collision_key(vector["b"])
    assert keys == (vector["keyA"], vector["keyB"])
    assert (keys[0] == keys[1]) is vector["collide"]


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("", "path_empty"),
        ("/\\", "path_absolute"),
        ("z:\\", "path_absolute"),
        ("\\\x00", "path_backslash"),
        ("\x1fe\u0301", "path_control_character"),
        ("e\u0301" * 100, "path_not_nfc"),
        ("a" * 241 + "//", "path_too_long"),
        ("./ ", "path_traversal"),
        ("con /..", "path_trailing_dot_space"),
        ("..//", "path_traversal"),
        ("a//..", "path_empty_segment"),
        ("con:", "path_windows_character"),
        ("con.:", "path_windows_device"),
        ("a*/..", "path_windows_character"),
        ("a\n", "path_control_character"),
        ("ａ：b", None),
        ("ＣＯＮ", "path_windows_device"),
        ("ｃｏｎ．ｔｘｔ", "path_windows_device"),
        ("é:a", "path_windows_character"),
    ],
)
def test_first_broken_rule_in_order_gives_the_code(path, code):
    """Of several broken rules the first in the order of the specification is reported."""
    fault = path_fault(path)
    assert (fault and fault.code) == code


def test_too_long_path_carries_its_bytes():
    """A path that is too long says how many bytes of UTF-8 it has and may have."""
    assert path_fault("文" * 81) == PathFault("path_too_long", 243, 240)


def test_other_faults_carry_no_measure():
    """Only `path_too_long` has measured values."""
    assert path_fault("a//b") == PathFault("path_empty_segment", None, None)


def test_undecodable_byte_of_a_name_is_no_crash():
    """A name with a byte that is no UTF-8 is measured like any other."""
    assert path_fault("a\udcff") is None
    assert path_fault("\udcff" * 81) == PathFault("path_too_long", 243, 240)
    assert collision_key("A\udcff") == "a\udcff"


@pytest.mark.parametrize(
    ("path", "key"),
    # A full stop is passed over: the m behind it decides.
    [
        ("ΑΣ", "ας"),
        ("ΑΣ-.md", "ας-.md"),
        ("ΑΣ.md", "ασ.md"),
        ("ΑΣ/Σ", "ας/σ"),
        ("ΣΑ", "σα"),
        ("Ⅷ/ﬁ", "viii/fi"),
    ],
)
def test_final_sigma_depends_on_its_neighbours(path, key):
    """A sigma before no further letter becomes the final one, as Unicode's SpecialCasing says."""
    assert collision_key(path) == key


def test_patterns_mean_the_same_to_python_as_to_ecma():
    """No rule's pattern is read differently by the two dialects on any path that reaches it."""
    import re

    from rasen.verdict.patterns import compile_pattern

    definitions = schemas.load("common:portable-path")["$defs"]
    rules = definitions["whole"]["allOf"] + definitions["segment"]["allOf"]
    patterns = [rule["not"]["pattern"] for rule in rules if "pattern" in rule.get("not", {})]
    patterns.append(definitions["windowsDevice"]["pattern"])
    texts = [vector["path"] for vector in VECTORS["paths"]]
    # A line feed has ended the rules before any `$` is tried.
    texts = [text for text in texts if "\n" not in text] + ["a\\", "c:", "COM1.x", "x. ", "a|b"]
    for pattern in patterns:
        found = [bool(re.search(pattern, text)) for text in texts]
        assert found == [bool(compile_pattern(pattern)(text)) for text in texts]
        assert any(found)
        assert not all(found)


def test_each_format_of_the_schema_is_known():
    """Every format that the schema's rules name has its function, and no function is left over."""
    definitions = schemas.load("common:portable-path")["$defs"]
    rules = definitions["whole"]["allOf"] + definitions["segment"]["allOf"]
    assert {rule["format"] for rule in rules if "format" in rule} == set(FORMATS)
