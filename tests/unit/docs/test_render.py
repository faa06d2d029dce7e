"""Pages as Markdown: what is text stays text, tables stay tables, links lead somewhere."""

from __future__ import annotations

import html
import posixpath
import re
from urllib.parse import unquote

import pytest

from rasen import schemas
from rasen.cli.generate import reference
from rasen.commands import table
from rasen.docs import model
from rasen.docs.library import Library
from rasen.docs.render import _cell, _code, _fence, _prose, page_path, render
from rasen.locale import Translator

CODE = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)", re.DOTALL)
PAGES = {name.removeprefix("reference/"): text for name, text in reference(Translator("en"))}


def anchors(page):
    return [html.unescape(anchor) for anchor in re.findall(r'<a id="([^"]*)"', page)]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a plain sentence", "a plain sentence"),
        ("snake_case stays", "snake_case stays"),
        ("such as __NAME__ here", r"such as \_\_NAME\_\_ here"),
        ("rasen-<name>", r"rasen-\<name\>"),
        ("a*b [c] ~d~ e|f", r"a\*b \[c\] \~d\~ e\|f"),
        ("`a*b_` and *", r"`a*b_` and \*"),
        ("``a`b``*", r"``a`b``\*"),
        ("back\\slash", r"back\\slash"),
        ("日本 — ü", "日本 — ü"),
    ],
)
def test_running_words(text, shown):
    """What looks like markup is escaped, what stands in backticks is code."""
    assert _prose(text) == shown


def test_running_words_in_a_cell():
    """A line feed would end the row."""
    assert _cell("a\nb") == "a b"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a", "`a`"),
        ("a|b", "`a|b`"),
        ("a`b", "``a`b``"),
        ("`a", "`` `a ``"),
        ("", "<code></code>"),
        (" a", "<code> a</code>"),
    ],
)
def test_code(text, shown):
    """Code is fenced by more backticks than it holds."""
    assert _code(text) == shown


def test_code_with_a_bar_in_a_table():
    """A bar ends the cell whatever stands around it, so there it is an entity."""
    shown = _code(r"^[a-z]\|<b>*_`$", table=True)
    assert "|" not in shown
    assert not re.search(r"[\\*_`\[\]]", shown)
    assert html.unescape(shown.removeprefix("<code>").removesuffix("</code>")) == r"^[a-z]\|<b>*_`$"


def test_fence_is_longer_than_what_it_holds():
    """An example with a fence in it stays one block."""
    assert _fence('"```"') == '````json\n"```"\n````'


def test_pages_lie_by_folder():
    """The place of a page follows from its name."""
    assert page_path("index") == "index.md"
    assert page_path("files:workflow") == "files/workflow.md"
    assert page_path("command:workflow init") == "commands/workflow-init.md"


def test_every_schema_and_command_has_a_page():
    """Nothing of the contract is without documentation."""
    expected = {"index", *schemas.names(), *(f"command:{c.name}" for c in table.every_command())}
    assert set(PAGES) == {page_path(name) for name in expected}


@pytest.mark.parametrize("path", PAGES)
def test_page_names_its_source_and_the_command_that_makes_it(path):
    """The first line says where to change what the page says."""
    first = PAGES[path].splitlines()[0]
    assert first.startswith("<!-- Made from ")
    assert "`make generate`" in first


@pytest.mark.parametrize("path", PAGES)
def test_links_lead_to_pages_and_anchors_that_are_there(path):
    """No link of the reference is broken."""
    for target in re.findall(r"\]\(([^)]*)\)", CODE.sub("code", PAGES[path])):
        file, _, anchor = target.partition("#")
        found = posixpath.normpath(posixpath.join(posixpath.dirname(path), file)) if file else path
        assert found in PAGES, target
        assert not anchor or unquote(anchor) in anchors(PAGES[found]), target


@pytest.mark.parametrize("path", PAGES)
def test_rows_have_as_many_cells_as_their_table(path):
    """No value breaks the table that it stands in."""
    width = 0
    for line in PAGES[path].splitlines():
        bars = len(re.findall(r"(?<!\\)\|", line))
        if not line.startswith("|"):
            width = 0
        else:
            width = width or bars
            assert bars == width, line


@pytest.mark.parametrize("path", PAGES)
def test_anchors_of_a_page_are_unique(path):
    """A link leads to one place."""
    found = anchors(PAGES[path])
    assert len(set(found)) == len(found)


def test_schemas_of_any_author_are_laid_out():
    """A schema without titles, with odd names and with every kind of branch has a page."""
    schema = {
        "type": ["object", "array"],
        "properties": {
            "a|b": {"pattern": "^(x|`y`)\\|$"},
            "<i>": True,
            "": {"anyOf": [{"properties": {"q": False}}, {"type": "null"}]},
            'say "hi"': {"properties": {"deep": {"default": {"k": [1, None]}}}},
        },
        "patternProperties": {"^x|y": {"type": "array", "items": {"properties": {}}}},
        "prefixItems": [{"properties": {"first": {}}}, {"const": 1}],
        "allOf": [{"$ref": "#/nowhere"}, {"if": {"required": ["z"]}, "then": False}],
        "not": {"type": "array", "maxItems": 0},
        "examples": ["```"],
    }
    page = model.schema_page(Library({"odd": schema}, {}, {}), "odd")
    text = render("schema", page, "Made here.")
    assert "<i>" not in CODE.sub("", text)
    rows = [line for line in text.splitlines() if line.startswith("| ") and "any value" in line]
    assert rows
    for anchor in re.findall(r"\]\(#([^)]*)\)", CODE.sub("code", text)):
        assert unquote(anchor) in anchors(text)
