"""The law of the plain reader: what it reads, the exact one reads alike and without fault."""

from __future__ import annotations

from hypothesis import example, given, settings
from hypothesis import strategies as st

from rasen.text import yaml_plain, yaml_source

KEYS = st.sampled_from(["a", "id", "true", "null", "n", "A-b_c", "x1", "version"])
CHARACTERS = st.sampled_from(
    [*"abz019 -_./()+~<=$^;:#'\"[]{},&*!|>%@`?\\", "é", "語", "！", "\u2014", "\xa0", "\x85", "\u2028", "\ufeff", "😀", "\t",
     "\r", "true", "null", "0x1f", "1_0", "12:30", ".inf", "- ", ": ", " #", "---", "..."]
)  # fmt: skip
SCALARS = st.lists(CHARACTERS, max_size=5).map("".join) | st.sampled_from(
    ["[]", "[a]", "[a, b c]", "[1, true]", "[a,]", "[, a]", '"x y"', "'x'", '"a\\n"', "''", '"', "~", "-1", "1.5", "[a: b]",
     '["a"]', "{}", "[[a]]", "[a", "'it''s'", '"a" b']
)  # fmt: skip
LINES = st.one_of(
    st.builds("{}:".format, KEYS),
    st.builds("{}: {}".format, KEYS, SCALARS),
    st.builds("- {}".format, SCALARS),
    st.builds("{} {}".format, st.sampled_from(["#", "-", ":", "? a"]), SCALARS),
    st.sampled_from(["", "---", "...", "-", "a", "%YAML 1.2", "a: |", "<<: x"]),
)
INDENTED = st.builds("{}{}".format, st.sampled_from(["", "", "  ", "  ", "    ", " "]), LINES)
TEXTS = st.builds(
    "{}{}".format, st.lists(INDENTED, max_size=6).map("\n".join), st.sampled_from(["", "\n"])
)


@settings(max_examples=2500, deadline=None)
@given(TEXTS)
@example("a:\n- x\nb:\n  c:\n  - y\n  d: [1, 0x10, z]\n# end\n")
@example("a:\n# between\n  b: 1\n")
def test_plain_reading_is_the_exact_reading(text):
    """Values and their types, positions and the absence of faults are the same."""
    plain = yaml_plain.read(text, first_line=3)
    if plain is None:
        return
    exact = yaml_source.read(text, first_line=3)
    assert exact.issues == []
    assert repr(plain.value) == repr(exact.value)
    assert plain.position(("a", 0)) == exact.position(("a", 0))
    assert plain.position(("id",), key=True) == exact.position(("id",), key=True)


MAPPINGS = st.recursive(
    st.sampled_from(["plain", "with words", "1.0", "7", "true", "[]", "[a, b]", '"q: #"', "'q'", "path/to.md", "日本語"]),
    lambda inner: st.dictionaries(st.sampled_from("abcdefg"), inner, min_size=1, max_size=4),
    max_leaves=12,
).filter(lambda value: isinstance(value, dict))  # fmt: skip


def _written(mapping, indent=0):
    for key, value in mapping.items():
        if isinstance(value, dict):
            yield " " * indent + f"{key}:"
            yield from _written(value, indent + 2)
        else:
            yield " " * indent + f"{key}: {value}"


@settings(max_examples=200, deadline=None)
@given(MAPPINGS)
def test_ordinary_documents_are_read_plainly(mapping):
    """Nested block mappings of one-line values are what the plain reader is there for."""
    text = "\n".join(_written(mapping))
    plain = yaml_plain.read(text)
    assert plain is not None
    assert repr(plain.value) == repr(yaml_source.read(text).value)
