"""Screens are JSON or YAML data: what is taken for such, and what is not."""

from __future__ import annotations

import pytest

from rasen.azp.screens import has_screen_suffix, is_declarative
from rasen.text import yaml_parser

GOOD_YAML = [
    "a: 1\n",
    "- 1\n- two\n",
    "\ufeffa: 1\n",
    "# comment\n---\na: 1\n...\n",
    "%YAML 1.2\n---\na: 1\n",
    '{"a": [1, null, true]}',
    "a: &x {b: 1}\nc: *x\nd: {<<: *x}\n",
    "a: &x [*x]\n",
    "!!map {a: !!str 1, b: !!int 2, c: !!float 3, d: !!bool true, e: !!null ~}\n",
    "- !!timestamp 2001-01-01\n- !!seq []\n- ! plain\n- !<tag:yaml.org,2002:str> x\n",
    "? [complex, key]\n: value\n",
    "a: 1\na: 2\n",
    "=: x\n",
]
BAD_YAML = [
    "",
    "# nothing\n",
    "text\n",
    "<html></html>\n",
    "42\n",
    "!!map x\n",
    "a: 1\n---\nb: 2\n",
    "a: [1\n",
    "a: *unknown\n",
    "*a\n",
    "a: !js x\n",
    "a: !!python/object:os.system x\n",
    "!!set {a}\n",
    "a: !!binary aGk=\n",
    "!!omap [a: 1]\n",
    "%TAG !e! tag:example.com,2000:\n---\na: !e!x 1\n",
    "a: !unknown!x 1\n",
    "a: 'open\n",
    "\ta: 1\n",
    "a: \x01\n",
]


@pytest.mark.parametrize("text", GOOD_YAML)
@pytest.mark.parametrize("path", ["a.yaml", "A.YML"])
def test_yaml_screen(path, text):
    """One document, a collection at its root, core tags alone; aliases stay what they are."""
    assert is_declarative(path, text.encode())


@pytest.mark.parametrize("text", BAD_YAML)
def test_yaml_that_is_no_screen(text):
    """A scalar, several documents, other tags, or no YAML at all."""
    assert not is_declarative("a.yaml", text.encode())


@pytest.mark.parametrize("data", [b"a: \xff\n", "a: 1\n".encode("utf-16"), b"\xff\xfea: 1"])
def test_yaml_in_another_encoding(data):
    """Screens are UTF-8."""
    assert not is_declarative("a.yaml", data)


@pytest.mark.parametrize("text", ["{}", " [] ", '{"a": {"b": [1]}}', "[[], {}]"])
def test_json_screen(text):
    """An object or an array by strict JSON."""
    assert is_declarative("a.json", text.encode())


@pytest.mark.parametrize(
    "text", ["", "1", '"a"', "null", "a: 1", "{'a': 1}", '{"a":1,"a":2}', "<p>"]
)
def test_json_that_is_no_screen(text):
    """YAML under the name of JSON is no JSON."""
    assert not is_declarative("a.json", text.encode())


def test_depth_of_screens_is_limited():
    """JSON as that of manifests, YAML as any YAML that is checked."""
    assert is_declarative("a.json", b"[" * 32 + b"]" * 32)
    assert not is_declarative("a.json", b"[" * 33 + b"]" * 33)
    assert is_declarative("a.yaml", b"[" * 64 + b"]" * 64)
    assert not is_declarative("a.yaml", b"[" * 65 + b"]" * 65)
    assert not is_declarative("a.yaml", b"[" * 100_000)


def test_laughs_are_not_expanded():
    """Aliases of aliases would be billions of values."""
    lines = ["a0: &a0 [x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 40)]
    assert is_declarative("a.yaml", "\n".join(lines).encode())


def test_large_yaml_is_left_to_the_quick_parser(monkeypatch):
    """The slow one, which has the last word otherwise, is not asked about megabytes."""
    text = "a: 1\n"
    assert is_declarative("a.yaml", text.encode() + b"#" * (1 << 20))
    asked = []
    attempts = yaml_parser.attempts

    def watched(source):
        for parse, readable in attempts(source):
            yield lambda text, parse=parse: asked.append(parse.__name__) or parse(text), readable

    monkeypatch.setattr(yaml_parser, "attempts", watched)
    refused = b"a: 'open\n"
    assert not is_declarative("a.yaml", refused)
    assert "_pure_events" in asked
    asked.clear()
    assert not is_declarative("a.yaml", refused + b"#" * (1 << 20))
    assert "_pure_events" not in asked


def test_suffixes():
    """Three, in any case, at the very end."""
    assert all(map(has_screen_suffix, ("a.json", "b/C.YAML", ".yml")))
    assert not any(map(has_screen_suffix, ("a", "json", "a.json.html", "a.jsonl", "a.yaml/b")))
