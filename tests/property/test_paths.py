"""Laws of the path policy."""

from __future__ import annotations

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from rasen.files.home import absolute
from rasen.files.paths import collision_key, path_fault

SEGMENT = st.text(alphabet="abcXYZ-_ .éßΣ日ﬁ０1", min_size=1, max_size=12)
ANY = st.text(max_size=40)


@given(ANY)
def test_any_text_has_a_verdict(path):
    """No text whatever makes the policy fail."""
    fault = path_fault(path)
    assert fault is None or fault.code.startswith("path_")


@given(st.lists(SEGMENT, min_size=1, max_size=6).map("/".join))
def test_each_segment_of_a_portable_path_is_portable(path):
    """A path without fault has only segments without fault."""
    if path_fault(path) is None:
        assert [path_fault(part) for part in path.split("/")] == [None] * (path.count("/") + 1)


@given(st.lists(SEGMENT, min_size=1, max_size=6).map("/".join))
def test_a_portable_path_names_something_below_its_root(path):
    """A path without fault is already normal and does not leave the folder it starts from."""
    if path_fault(path) is None:
        assert absolute(path, "/root") == "/root/" + path
        assert unicodedata.is_normalized("NFC", path)


@given(ANY)
def test_collision_key_ignores_normal_forms(path):
    """All four normal forms of a path have one key."""
    forms = {collision_key(unicodedata.normalize(form, path)) for form in ("NFC", "NFD", "NFKC")}
    assert len(forms) == 1


@given(st.text(alphabet=st.characters(codec="ascii"), max_size=40))
def test_collision_key_of_ascii_is_what_the_formula_says(path):
    """The short way for ASCII gives what NFC(lower(upper(lower(NFKC(path))))) gives."""
    assert collision_key(path) == unicodedata.normalize("NFC", path.lower().upper().lower())


@given(ANY, ANY)
def test_absolute_is_a_fixed_point(path, cwd):
    """Making an absolute path absolute again changes nothing, whatever the working folder."""
    once = absolute(path, "/" + cwd)
    assert absolute(once, "/elsewhere") == once
