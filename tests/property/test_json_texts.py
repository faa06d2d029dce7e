"""Laws of the JSON modules: two ways to one answer, and the standard libraries as judges."""

from __future__ import annotations

import json

import rfc8785
from hypothesis import given, settings
from hypothesis import strategies as st

from rasen.text import canonical_json, json_scanner
from rasen.text.jcs import CanonicalError, canonicalize, is_canonical
from rasen.text.json_positions import line_column, locate_members
from rasen.text.strict_json import Limits, decode, generic_limits, package_limits

LIMITS = generic_limits(512)
STRINGS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8) | st.sampled_from(
    ["a", "b", "constructor", "[", '"', "\\", "\\ud800", "🚀", "\ue000", "\x1b", "\n" * 600]
)
NUMBERS = st.integers(-(2**53) + 1, 2**53 - 1) | st.floats(-1e15, 1e15)
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | STRINGS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(STRINGS, inner, max_size=4),
    max_leaves=12,
)
TOKENS = st.sampled_from(
    [
        *'[]{},: /\n\\"',
        *('"a"', '"b"', '"__proto__"', '{"a":', "[[[", "]]]", "🚀", "\ufeff", '"\t"', r'"\x"'),
        *("1", "01", "-0", "1.5", "1e400", "9007199254740992", "true", "null", "nul", "NaN"),
        *(r'"\ud800"', r'"\ud83d\ude80"', r'"\udc00\u0061"'),
    ]
)


@st.composite
def spelled(draw):
    """A sound text in some spelling."""
    value = draw(VALUES)
    return json.dumps(
        value,
        ensure_ascii=draw(st.booleans()),
        sort_keys=draw(st.booleans()),
        indent=draw(st.sampled_from([None, 1, "\t"])),
        separators=draw(st.sampled_from([None, (",", ":"), (" ,", " : ")])),
    )


@st.composite
def damaged(draw):
    """A text that was sound before a piece of it was replaced."""
    text = draw(spelled())
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(len(text), start + 3)))
    return text[:start] + draw(TOKENS) + text[end:]


TEXTS = spelled() | damaged() | st.lists(TOKENS, max_size=12).map("".join) | st.text(max_size=10)


def is_json(text):
    """Ask the standard library, without what it allows beyond RFC 8259."""

    def refuse(name):
        raise ValueError(name)

    try:
        json.loads(text, parse_constant=refuse)
    except ValueError:
        return False
    return True


@given(spelled())
def test_sound_texts_decode_as_with_the_standard_library(text):
    """The value of a sound text is the standard library's, types included."""
    value, issues = decode(text, LIMITS)
    assert issues == []
    assert repr(value) == repr(json.loads(text))


@given(TEXTS)
def test_syntax_is_that_of_the_standard_library(text):
    """A text has a syntax issue exactly if the standard library refuses it."""
    codes = [issue.code for issue in decode(text, LIMITS)[1]]
    assert ("json_syntax_invalid" in codes) != is_json(text)


@settings(max_examples=300)
@given(
    TEXTS,
    st.builds(
        Limits, st.integers(1, 4), st.none() | st.integers(0, 4), st.booleans(), st.booleans()
    ),
)
def test_the_short_and_the_exact_way_agree(text, limits):
    """The scanner finds no issue exactly where the fast way says yes, and builds the same value."""
    value, issues = decode(text, limits)
    assert issues == json_scanner.find_issues(text, limits)
    if not issues:
        assert repr(json_scanner.build(text)) == repr(value)
    assert [issue.index for issue in issues] == sorted(issue.index for issue in issues)
    for issue in issues:
        assert issue.offset == len(text[: issue.index].encode("utf-16-le")) // 2


@given(VALUES)
def test_the_canonical_form_is_that_of_the_reference_library(value):
    """Bytes equal those of `rfc8785`, decode to an equal value and are a fixed point."""
    data = canonicalize(value)
    assert data == rfc8785.dumps(value)
    again, issues = decode(data.decode(), LIMITS)
    assert issues == []
    assert again == value
    assert canonicalize(again) == data
    assert is_canonical(data.decode(), again)


@settings(max_examples=300)
@given(TEXTS)
def test_canonical_texts_are_told_from_all_others(text):
    """The answer from lengths is the one from comparing bytes."""
    value, issues = decode(text, LIMITS)
    if issues:
        return
    try:
        expected = canonicalize(value) == text.encode()
    except CanonicalError:
        expected = False
    assert is_canonical(text, value) == expected


def without_floats(value):
    if isinstance(value, list):
        return [without_floats(item) for item in value]
    if isinstance(value, dict):
        return {"k" + str(len(key)): without_floats(item) for key, item in value.items()}
    return None if isinstance(value, float) else value


@settings(max_examples=300)
@given(TEXTS.map(str.encode) | VALUES.map(without_floats).map(canonicalize) | st.binary(max_size=8))
def test_the_short_way_for_canonical_bytes_proves_what_it_says(data):
    """What it accepts is strict, canonical and has the same value; it accepts the plain cases."""
    limits = package_limits(4, 6)
    try:
        value = canonical_json.decode_canonical(data, limits)
    except canonical_json.Unproven:
        try:
            text = data.decode()
        except UnicodeDecodeError:
            return
        value, issues = decode(text, limits)
        plain = r"\u00" not in text and "." not in text and "e" not in text and text.isascii()
        assert issues or not plain or not is_canonical(text, value)
    else:
        assert decode(data.decode(), limits) == (value, [])
        assert canonicalize(value) == data


def places(value, pointer=()):
    """Give each pointer into a value with the value that it leads to."""
    yield pointer, value
    if isinstance(value, dict):
        for key, item in value.items():
            yield from places(item, (*pointer, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from places(item, (*pointer, index))


@given(spelled(), st.data())
def test_places_lead_to_the_values(text, data):
    """At the place of a pointer stands its value, at the place of its key the key."""
    expected = dict(places(json.loads(text)))
    pointers = data.draw(st.lists(st.sampled_from(list(expected)), max_size=5))
    found = locate_members(text, pointers)
    assert set(found) == set(pointers)
    decoder = json.JSONDecoder()
    for pointer, member in found.items():
        assert repr(decoder.raw_decode(text, member.value)[0]) == repr(expected[pointer])
        if pointer and isinstance(pointer[-1], str):
            assert decoder.raw_decode(text, member.key)[0] == pointer[-1]


@given(st.text(st.sampled_from("ab\r\n🚀\u2028"), max_size=12), st.data())
def test_lines_and_columns_are_those_of_universal_newlines(text, data):
    """Up to an index stand as many lines as universal newlines give."""
    index = data.draw(st.integers(0, len(text)))
    before = text[:index]
    if text[index - 1 : index + 1] == "\r\n":
        before = before[:-1] + "\x00"
    lines = before.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    assert line_column(text, index) == (len(lines), len(lines[-1]) + 1)
