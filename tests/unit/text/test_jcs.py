"""The canonical form of RFC 8785: writing it, recognising it, and decoding it the short way."""

from __future__ import annotations

import json
import os
import struct

import pytest
import rfc8785

from rasen.text.canonical_json import Unproven, decode_canonical
from rasen.text.digest import digest
from rasen.text.jcs import CanonicalError, canonicalize, is_canonical, sorted_keys, utf16_key
from rasen.text.strict_json import decode, generic_limits, package_limits

LIMITS = generic_limits(512)
VECTORS = os.path.join(os.path.dirname(__file__), "..", "..", "vectors", "packages.json")
LONG = 'Ein "langer" Text\n\tmit \\ und é, 日本, 🚀.\r\n' * 4000


def vectors(name):
    with open(VECTORS, encoding="utf-8") as file:
        return json.load(file)[name]


@pytest.mark.parametrize("vector", vectors("canonical"), ids=lambda vector: vector["name"])
def test_vectors_have_their_canonical_form(vector):
    """Each source has the canonical bytes and the digest of its vector, and only they are canonical."""
    value, issues = decode(vector["source"], LIMITS)
    assert issues == []
    data = canonicalize(value)
    assert data.hex() == vector["canonicalHex"]
    assert data.decode() == vector["canonical"]
    assert digest(data) == vector["sha256"]
    assert is_canonical(vector["source"], value) == (vector["source"] == vector["canonical"])
    again, issues = decode(vector["canonical"], package_limits(512, 4096))
    # Doubles beyond the safe range are written as integers, which no package may hold.
    assert issues or is_canonical(vector["canonical"], again)


@pytest.mark.parametrize("vector", vectors("numbers"), ids=lambda vector: vector["ieee754"])
def test_numbers_are_printed_as_ecmascript_does(vector):
    """Each double has the form of its vector."""
    (number,) = struct.unpack(">d", bytes.fromhex(vector["ieee754"]))
    assert canonicalize(number).decode() == vector["canonical"]


@pytest.mark.parametrize(
    "vector",
    [vector for vector in vectors("decode") if vector.get("code") == "package_non_canonical"],
    ids=lambda vector: vector["name"],
)
def test_vectors_that_are_not_canonical_are_told_apart(vector):
    """Sound JSON that is not canonical is recognised, both ways."""
    data = bytes.fromhex(vector["bytesHex"])
    value, issues = decode(data.decode(), LIMITS)
    assert issues == []
    assert not is_canonical(data.decode(), value)
    with pytest.raises(Unproven):
        decode_canonical(data, LIMITS)


@pytest.mark.parametrize("vector", vectors("packages"), ids=lambda vector: vector["name"])
def test_packages_are_canonical(vector):
    """The packages of the vectors are proved canonical and have their value."""
    data = bytes.fromhex(vector["bytesHex"])
    value, _ = decode(data.decode(), LIMITS)
    assert is_canonical(data.decode(), value)
    assert canonicalize(value) == data
    if rb"\u00" in data:  # a control character without a short escape: the exact way decides
        with pytest.raises(Unproven):
            decode_canonical(data, LIMITS)
    else:
        assert decode_canonical(data, LIMITS) == value


@pytest.mark.parametrize(
    "value",
    [
        None,
        True,
        [],
        {},
        [[], {}, ""],
        {"b": [1, {"z": None, "a": False}], "a": "x"},
        {"\ue000": 1, "🚀": 2, "\uffff": 3, "é": 4, "": 5},
        ["\x00\x1f\x7f\x80\u2028", '\b\t\n\f\r"\\/'],
        [2**53 - 1, -(2**53) + 1, 0, -1, 1.5, 1e21, -0.0],
        LONG,
        {"k" * 600: LONG + "\x1b"},
        "\x01" * 600,
        (1, (2, "three")),
    ],
)
def test_the_form_is_that_of_the_reference_library(value):
    """Bytes equal those of `rfc8785`, for short and long strings alike."""
    assert canonicalize(value) == rfc8785.dumps(value)


def test_depth_is_not_limited():
    """A value of any depth has its canonical form."""
    depth = 100_000
    text = "[" * depth + "]" * depth
    value, _ = decode(text, generic_limits(depth))
    assert canonicalize(value) == text.encode()
    assert is_canonical(text, value)


@pytest.mark.parametrize(
    "value, message",
    [
        ("\ud800", "a string holds a lone surrogate"),
        ({"\udc00": 1}, "a string holds a lone surrogate"),
        ("x" * 1000 + "\ud800", "a string holds a lone surrogate"),
        ({1: 2}, "a key is no string"),
        ({1: 2, "a": 3}, "a key is no string"),
        (2**53, "9007199254740992 exceeds"),
        (float("nan"), "nan is not representable"),
        ([float("-inf")], "inf is not representable"),
        (b"bytes", "a bytes is no JSON value"),
        ([b"bytes"], "a bytes is no JSON value"),
        ({"a": {1, 2}}, "a set is no JSON value"),
    ],
)
def test_what_has_no_canonical_form_is_a_clear_error(value, message):
    """Lone surrogates, unsafe and infinite numbers, other keys and other types are refused."""
    with pytest.raises(CanonicalError, match=message):
        canonicalize(value)


@pytest.mark.parametrize(
    "text",
    [
        ' {"a":1}',
        '{"a":1}\n',
        '{"a": 1}',
        '{"b":1,"a":2}',
        '{"🚀":1,"\ue000":2,"é":3}',
        '"\\u0041"',
        '"\\/"',
        '"\\u000a"',
        '"\\u001B"',
        '"\\ud83d\\ude80"',
        '"\\u00e9"',
        "-0",
        "[1.0]",
        "[1e0]",
        "[1E21]",
        "[0.10]",
        "12345678901234567890",
        '["\\u001b", 1.5]',
        '["\\u001b",1.5] ',
    ],
)
def test_other_spellings_are_not_canonical(text):
    """White space, order, escapes and numbers in any other form are noticed."""
    value, issues = decode(text, LIMITS)
    assert issues == []
    assert not is_canonical(text, value)


@pytest.mark.parametrize(
    "text",
    [
        "0",
        '"\\u001b"',
        '["\\u001b",1.5]',
        "[1e+21,1.5,1e-7]",
        '{"é":3,"🚀":1,"\ue000":2}',
        '{"10":1,"9":2}',
        '"\x7f\u2028/"',
        "[[],{},null]",
    ],
)
def test_the_one_spelling_is_canonical(text):
    """The canonical form is recognised, with floats, escapes and keys beyond ASCII too."""
    assert is_canonical(text, decode(text, LIMITS)[0])


def test_long_strings_are_compared_piece_by_piece():
    """A long string with an escape of six characters is compared exactly."""
    text = canonicalize([LONG, "\x1b"]).decode()
    assert is_canonical(text, [LONG, "\x1b"])
    assert not is_canonical(text.replace("\\u001b", "\\u001B"), [LONG, "\x1b"])
    assert not is_canonical(text, [LONG[:-1] + "x", "\x1b"])


@pytest.mark.parametrize(
    "data",
    [
        b'{"a":1,"a":1}',
        b'{"constructor":1}',
        b"9007199254740992",
        b'"\xff"',
        b'"\xc0\x80"',
        b'"\xed\xa0\x80"',
        b"\xef\xbb\xbf1",
        b"[1.5]",
        b"1 ",
        b"",
        b"[1,]",
        b'"\\ud800"',
        b"[" * 33 + b"]" * 33,
        b"[" * 100_000,
        b'{"a":{"b":{"c":0}}}',
        '{"\ue000":1,"🚀":2}'.encode(),
        '{"\u00e9":1,"\\u00e9":2}'.encode(),
    ],
)
def test_the_short_way_takes_nothing_that_it_cannot_prove(data):
    """Any fault, and what is not cheap to prove, is left to the exact way."""
    with pytest.raises(Unproven):
        decode_canonical(data, package_limits(32, 2))


def test_the_short_way_gives_the_value_in_unicode():
    """Strings are what their UTF-8 bytes say, at the top and below."""
    value = {"a": ["é", "日本", {"b": "🚀\n"}, 1, None], "c": "ascii"}
    assert decode_canonical(canonicalize(value), package_limits(32, 3)) == value
    assert decode_canonical('"🚀"'.encode(), package_limits(32, 3)) == "🚀"


def test_keys_sort_by_code_units():
    """An astral character sorts before U+E000, and surrogates may stand alone."""
    assert sorted_keys(["\ue000", "🚀", "é", "b", "a"]) == ["a", "b", "é", "🚀", "\ue000"]
    assert sorted(["\ue000", "\ud800", "🚀"], key=utf16_key) == ["\ud800", "🚀", "\ue000"]
