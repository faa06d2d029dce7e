"""URI references joined as RFC 3986 section 5.4 has them, and below `urn:` bases."""

from __future__ import annotations

import pytest

from rasen.verdict.uris import join, split_fragment

BASE = "http://a/b/c/d;p?q"
EXAMPLES = [
    ("g:h", "g:h"),
    ("g", "http://a/b/c/g"),
    ("./g", "http://a/b/c/g"),
    ("g/", "http://a/b/c/g/"),
    ("/g", "http://a/g"),
    ("//g", "http://g"),
    ("?y", "http://a/b/c/d;p?y"),
    ("g?y#s", "http://a/b/c/g?y#s"),
    ("#s", "http://a/b/c/d;p?q#s"),
    ("", "http://a/b/c/d;p?q"),
    (".", "http://a/b/c/"),
    ("..", "http://a/b/"),
    ("../g", "http://a/b/g"),
    ("../../../g", "http://a/g"),
    ("/./g", "http://a/g"),
    ("g..", "http://a/b/c/g.."),
    ("./g/.", "http://a/b/c/g/"),
    ("g/../h", "http://a/b/c/h"),
]


@pytest.mark.parametrize(("reference", "target"), EXAMPLES)
def test_references_are_joined_as_the_rfc_shows(reference, target):
    """The examples of RFC 3986 5.4."""
    assert join(BASE, reference) == target


@pytest.mark.parametrize(
    ("base", "reference", "target"),
    [
        ("urn:a:b", "#/$defs/x", "urn:a:b#/$defs/x"),
        ("urn:a:b#old", "", "urn:a:b"),
        ("", "other.json#a", "other.json#a"),
        ("http://host", "x", "http://host/x"),
        ("file:///a/b.json", "c.json", "file:///a/c.json"),
    ],
)
def test_other_bases(base, reference, target):
    """A base of any scheme, or none, takes a reference."""
    assert join(base, reference) == target


def test_split_fragment():
    """A fragment is what stands behind the first number sign."""
    assert split_fragment("urn:a#b#c") == ("urn:a", "b#c")
