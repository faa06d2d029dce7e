"""Paths and fingerprints of machine formats."""

from __future__ import annotations

from urllib.parse import unquote_to_bytes, urljoin, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rasen.report.fingerprints import fingerprints
from rasen.report.locations import file_uri, relative, uri_reference
from tests.unit.report.documents import COMMAND, KIND, MISSING


@pytest.mark.parametrize(
    ("path", "base", "wanted"),
    [
        ("a/b", "/work", "a/b"),
        ("./a//b/", "/work", "a/b"),
        ("a/../b", "/work", "b"),
        (".", "/work", "."),
        ("/work/a", "/work", "a"),
        ("/work/a", "/work/", "a"),
        ("/work", "/work", "."),
        ("/workshop/a", "/work", "/workshop/a"),
        ("../work/a", "/work", "a"),
        ("../else/a", "/work", "/else/a"),
        ("..", "/work", "/"),
        ("../a", "", "../a"),
        ("/a/b", "/", "a/b"),
        ("/", "/", "."),
        ("C:/work/a", "C:/work", "a"),
    ],
)
def test_paths_are_given_from_the_base(path, base, wanted):
    """What is below the base folder is relative to it, everything else absolute."""
    assert relative(path, base) == wanted


@pytest.mark.parametrize(
    ("path", "reference"),
    [
        ("a b/文.yaml", "a%20b/%E6%96%87.yaml"),
        ("a:b", "a%3Ab"),
        ("100%#?[x]", "100%25%23%3F%5Bx%5D"),
        ("caf\udce9", "caf%E9"),
        ("-._~", "-._~"),
    ],
)
def test_relative_references_are_percent_encoded(path, reference):
    """Everything but unreserved characters and the separator is encoded."""
    assert uri_reference(path) == reference


@pytest.mark.parametrize(
    ("path", "uri"),
    [
        ("/a b", "file:///a%20b"),
        ("//a", "file:///a"),
        ("C:/x y", "file:///C:/x%20y"),
        ("/", "file:///"),
    ],
)
def test_absolute_paths_become_file_uris(path, uri):
    """An absolute path is a file URI without a host."""
    assert file_uri(path) == uri


@given(
    st.binary(min_size=1, max_size=20).filter(lambda name: b"/" not in name and b"\0" not in name)
)
def test_any_file_name_survives_its_uri(name):
    """Decoding the last segment of the resolved URI gives the bytes of the name."""
    path = name.decode("utf-8", "surrogateescape")
    if path in (".", ".."):
        return
    uri = urlsplit(urljoin("file:///base/", uri_reference(path)))
    assert unquote_to_bytes(uri.path) == b"/base/" + name


def test_fingerprints_do_not_depend_on_lines():
    """Moving a finding, or a line that its message names, leaves its fingerprint as it is."""
    moved = [
        {**KIND, "line": 90, "column": 1},
        {**COMMAND, "line": 91, "message": "title is given again after line 77."},
        MISSING,
    ]
    assert list(fingerprints(moved, "")) == list(fingerprints([KIND, COMMAND, MISSING], ""))


def test_fingerprints_do_not_depend_on_how_the_path_is_written():
    """The same file has the same fingerprint from wherever it was named."""
    wanted = list(fingerprints([KIND], "/work"))
    for path in ("./drafts/docs/workflow.yaml", "/work/drafts/docs/workflow.yaml"):
        assert list(fingerprints([{**KIND, "path": path}], "/work")) == wanted


def test_fingerprints_are_unique():
    """Findings that differ in nothing are told apart by their order."""
    given_ = [KIND, KIND, KIND, COMMAND, COMMAND, {**COMMAND, "pointer": ""}]
    assert len(set(fingerprints(given_, ""))) == len(given_)
