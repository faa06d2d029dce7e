"""Strict JSON of packages: each reason for which a document is refused, and the limits."""

from __future__ import annotations

import json

import pytest

from rasen import schemas
from rasen.azp.documents import MANIFEST_SCHEMA, Refusal, is_json_collection, read_object
from rasen.azp.verification import verify
from tests.unit.azp.archives import File, archive, manifest, package
from tests.unit.azp.findings import found

REFUSED = [
    (b"\xef\xbb\xbf{}", "bom"),
    (b'{"a": "\xff"}', "utf8"),
    ('{"a": 1}'.encode("utf-16"), "utf8"),
    (b"", "syntax"),
    (b'{"a": 1', "syntax"),
    (b'{"a": 1,}', "syntax"),
    (b'{"a": 1} {}', "syntax"),
    (b"{'a': 1}", "syntax"),
    (b'{"a": 1} // end', "syntax"),
    (b'{"a": NaN}', "syntax"),
    (b'{"a": -Infinity}', "syntax"),
    (b'{"a": 01}', "syntax"),
    (b'{"a": "\n"}', "syntax"),
    (b'{"a": 1, "a": 1}', "duplicate_key"),
    (b'{"a": 1, "\\u0061": 1}', "duplicate_key"),
    (b'{"x": {"__proto__": 1}}', "dangerous_key"),
    (b'{"prototype": 1}', "dangerous_key"),
    (b'{"constr\\u0075ctor": 1}', "dangerous_key"),
    (b'{"a": "\\ud800"}', "lone_surrogate"),
    (b'{"\\udc00": 1}', "lone_surrogate"),
    (b'{"a": 9007199254740992}', "unsafe_integer"),
    (b'{"a": -9007199254740992}', "unsafe_integer"),
    (b'{"a": 1e300}', "unsafe_integer"),
    (b'{"a": 1e999}', "number"),
    (b'{"a": -1e999}', "number"),
    (b'{"a": ' + b"9" * 400 + b"}", "number"),
    (b"null", "not_object"),
    (b"[]", "not_object"),
    (b'"text"', "not_object"),
]


@pytest.mark.parametrize(("data", "reason"), REFUSED)
def test_document_that_is_refused(data, reason):
    """The first fault of the text gives the reason, and nothing of the document is used."""
    refusal = read_object(data)
    assert isinstance(refusal, Refusal)
    assert refusal.reason == reason
    told = package(data)
    assert found(told) == [("azp_manifest_json_invalid", "manifest.json", {"reason": reason})]
    assert verify(told).identity is None


@pytest.mark.parametrize(
    "data",
    [
        b' \t\r\n{"a": 9007199254740991, "b": -9007199254740991}\n',
        b'{"a": 1.5e10, "b": "\\ud83d\\ude00", "proto": {"__proto": 1}}',
        b"{}",
    ],
)
def test_document_that_is_read(data):
    """White space around the value is allowed, and so is everything that all readers agree on."""
    assert read_object(data) == json.loads(data)


def nested(levels):
    """Give an object of so many levels, lists and objects in turn."""
    value: object = 1
    for level in range(levels - 1):
        value = [value] if level % 2 else {"a": value}
    return json.dumps({"a": value}).encode()


def test_depth_is_limited():
    """32 containers may be open at once."""
    assert isinstance(read_object(nested(32)), dict)
    details = {"resource": "json_depth", "actual": 33, "limit": 32}
    assert found(package(nested(33))) == [("azp_limit_exceeded", "manifest.json", details)]


def test_properties_are_limited():
    """65,536 properties may be in all objects together."""
    limit = schemas.limits(MANIFEST_SCHEMA)["x-max-properties"]
    assert limit == 65536
    full = {"a": {f"{number:x}": 0 for number in range(limit - 1)}}
    assert isinstance(read_object(json.dumps(full).encode()), dict)
    full["b"] = 0
    data = json.dumps(full).encode()
    details = {"resource": "json_properties", "actual": limit + 1, "limit": limit}
    assert found(package(data)) == [("azp_limit_exceeded", "manifest.json", details)]


def test_license_is_looked_for_whatever_the_manifest_is():
    """The manifest's own fields, digests and rules need a manifest; the license does not."""
    data = archive((File("manifest.json", b"null"), File("main.json", b"{}")))
    assert [code for code, _, _ in found(data)] == [
        "azp_manifest_json_invalid",
        "azp_license_missing",
    ]


@pytest.mark.parametrize("size", [10, 2_000_000])
def test_collections_are_told_whatever_their_size(size):
    """A large one is never held as values; both ways give the same answer."""
    fill = b"[" + b",".join([b"[]"] * (size // 3)) + b"]"
    assert is_json_collection(fill)
    assert is_json_collection(b'{"a": %b}' % fill)
    assert not is_json_collection(fill + b"x")
    assert not is_json_collection(b'{"a": %b, "a": 1}' % fill)
    assert not is_json_collection(b'"' + b"a" * size + b'"')
    assert not is_json_collection(b"\xef\xbb\xbf" + fill)
    assert not is_json_collection(b"[" * 33 + fill + b"]" * 33)


def test_manifest_is_shown_as_it_was_read():
    """Members that nobody knows included."""
    document = manifest(extra={"any": [1, 2.5, None]})
    assert verify(package(document)).manifest == document
