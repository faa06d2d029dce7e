"""What the page of `rasen view` is made of: safe text, a small part of Markdown, drawings."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rasen.locale import LANGUAGES, Translator
from rasen.report.page.deltas import deltas
from rasen.report.page.document import render
from rasen.report.page.graph import graph
from rasen.report.page.html import anchor, escape, link_target
from rasen.report.page.layers import lay_out
from rasen.report.page.markdown import Words, markdown

WORDS = Words("done", "open")
PIECES = st.sampled_from(
    [
        *"#`*_[]()<>&\"'-+~|\\!\n\t 1.x",
        "```",
        "**",
        "](",
        "- ",
        "\n\n",
        "    ",
        "# ",
        "<script>",
        "🔔",
    ]
)
TEXTS = st.lists(PIECES, max_size=60).map("".join)
VOID = {"hr", "meta", "link"}


class Nesting(HTMLParser):
    """Holds that every element is closed in its turn."""

    def __init__(self):
        super().__init__()
        self.open, self.tags, self.attributes, self.text = [], set(), [], []

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text.append(data)


def parsed(html):
    found = Nesting()
    found.feed(html)
    found.close()
    assert found.open == []
    return found


def shown(text, level=2, base=""):
    return markdown(text, level, base=base, words=WORDS)


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("a <b> & \"c\" 'd'", "a &lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;"),
        ("two\nlines\tand", "two\nlines\tand"),
        ("a\x00\x1b[1m\u202eb", "a\\x00\\x1b[1m\\u202eb"),
        ("\udcff", "\\udcff"),
    ],
)
def test_text_is_only_text(text, html):
    """No character of markup is left, and what browsers obey or hide can be read."""
    assert escape(text) == html


@pytest.mark.parametrize(
    ("target", "link"),
    [
        ("https://example.org/a?b=c#d", "https://example.org/a?b=c#d"),
        ("HTTPS://example.org/", "https://example.org/"),
        ('https://example.org/"<>', "https://example.org/%22%3C%3E"),
        ("../b/spec.md", "up/../b/spec.md"),
        ("鐘.md", "up/%E9%90%98.md"),
        ("http://example.org", None),
        ("https://", None),
        ("javascript:x", None),
        ("JavaScript:x", None),
        ("data:text/html,x", None),
        ("//example.org", None),
        ("/etc/passwd", None),
        ("\\\\host\\x", None),
        ("#change-x", None),
        ("", None),
    ],
)
def test_links_lead_by_https_or_to_files(target, link):
    """Every other scheme, hosts without one and absolute paths are no links."""
    assert link_target(target, "up/") == link


def test_links_to_files_start_with_a_path():
    """Beside the page there is no folder before them."""
    assert link_target("a.md", "") == "./a.md"


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("# One\n### Two\n# Three", "<h2>One</h2>\n<h3>Two</h3>\n<h2>Three</h2>"),
        ("a\nb\n\nc", "<p>a\nb</p>\n<p>c</p>"),
        (
            "**a** *b* __c__ _d_",
            "<p><strong>a</strong> <em>b</em> <strong>c</strong> <em>d</em></p>",
        ),
        ("a_b_c 2 * 3 * 4", "<p>a_b_c 2 * 3 * 4</p>"),
        ("`<x> **y**`", "<p><code>&lt;x&gt; **y**</code></p>"),
        ("[a](javascript:x)", "<p>a (javascript:x)</p>"),
        ("```md\n# <x>\n```", "<pre><code># &lt;x&gt;</code></pre>"),
        ("---", "<hr>"),
        ("3. a", '<ol start="3"><li>\n<p>a</p>\n</li></ol>'),
    ],
)
def test_markdown(text, html):
    """Headings, paragraphs, emphasis, code, rules and lists are rendered, the rest is text."""
    assert shown(text) == html


def test_lists_nest_and_have_boxes():
    """Deeper items stand in a list of their own; boxes have a word to be heard."""
    html = shown("- a\n  - [x] b\n- c\n\ntext")
    assert parsed(html).tags == {"ul", "li", "p", "span"}
    assert html.count("<ul>") == 2
    assert '<span class="heard">done</span>' in html
    assert html.endswith("</li></ul>\n<p>text</p>")


@given(TEXTS)
def test_any_markdown_is_well_formed_and_adds_nothing(text):
    """Every element is closed in its turn, and only those of the small part appear."""
    found = parsed(shown(text))
    safe = {"p", "ul", "ol", "li", "pre", "code", "strong", "em", "a", "hr", "span"}
    assert found.tags <= safe | {f"h{level}" for level in range(2, 7)}
    assert {name for name, _ in found.attributes} <= {
        "href",
        "rel",
        "start",
        "class",
        "aria-hidden",
    }


@given(st.text(max_size=8), st.text(max_size=8))
def test_anchors_are_one_for_each_name(one, other):
    """No two names share a place, and none has a space in it."""
    assert (anchor("spec", one) == anchor("spec", other)) == (one == other)
    assert re.fullmatch(r"spec-[\w./-]*", anchor("spec", one), re.ASCII)


GRAPHS = (
    st.integers(0, 9)
    .flatmap(
        lambda size: st.tuples(
            *(st.sets(st.integers(0, max(i - 1, 0)), max_size=min(i, 4)) for i in range(size))
        )
    )
    .map(lambda rows: {f"n{i}": sorted(f"n{j}" for j in row) for i, row in enumerate(rows)})
)


@given(GRAPHS)
def test_layout_leads_to_the_right_and_overlaps_nowhere(requires):
    """Each box stands behind what it requires; no place is taken twice, by a bend neither."""
    layout = lay_out(requires)
    assert list(layout.boxes) == list(requires)
    taken = list(layout.boxes.values())
    for (source, target), points in layout.arrows.items():
        assert (points[0], points[-1]) == (layout.boxes[source], layout.boxes[target])
        assert [x for x, _ in points] == list(range(points[0][0], points[-1][0] + 1))
        taken += points[1:-1]
    assert len(taken) == len(set(taken))
    assert all(x < layout.layers and y < layout.rows for x, y in taken)


def test_arrows_do_not_cross_where_they_need_not():
    """The order in a layer follows the one before it."""
    layout = lay_out({"a": [], "b": [], "d": ["b"], "c": ["a"]})
    assert (layout.boxes["c"], layout.boxes["d"]) == ((1, 0), (1, 1))


def test_graph_with_too_many_bends_has_straight_arrows():
    """It still is drawn, in time."""
    names = [f"n{i:03}" for i in range(120)]
    layout = lay_out({name: names[:index] for index, name in enumerate(names)})
    assert {len(points) for points in layout.arrows.values()} == {2}


def test_names_in_drawings_are_text():
    """An ID is no markup there either; a long one is cut off."""
    artifact = {"id": "<b>" + "x" * 60, "status": "ready", "requires": []}
    html = graph([artifact], Translator("en"))
    assert "<b>" not in html
    assert "x…</text>" in html
    assert graph([], Translator("en")) == ""


def test_delta_without_main_spec_says_so():
    """There is nothing to stand beside; an empty delta says that it is one."""
    entry = {"operation": "MODIFIED", "name": "A", "newName": None, "notes": None}
    entry |= {"before": None, "after": "### Requirement: A\nx"}
    html = deltas(
        [
            {"spec": "a", "isNew": True, "entries": [entry]},
            {"spec": "b", "isNew": False, "entries": []},
        ],
        {"b"},
        Translator("en"),
    )
    assert "(not in the main spec)" in html
    assert "<ins>### Requirement: A\nx</ins>" in html
    assert '<a href="#spec-b">b</a>' in html
    assert "This delta says nothing." in html


def document(changes=0, specs=0):
    return {
        "specs": [
            {"id": f"s{i}", "requirementCount": 0, "markdown": "x", "problems": []}
            for i in range(specs)
        ],
        "changes": [
            {
                "name": f"c{i}",
                "title": f"c{i}",
                "status": "no-tasks",
                "completedTasks": 0,
                "totalTasks": 0,
                "tasks": [],
                "proposal": "see [it](../s/spec.md)",
                "deltas": [],
                "schemaName": None,
                "artifacts": [],
                "problems": ["<broken>"],
            }
            for i in range(changes)
        ],
        "totals": dict.fromkeys(("specs", "requirements", "changes", "tasks", "completedTasks"), 0),
        "page": None,
        "root": {"path": "/plans/harbour", "source": "nearest"},
        "status": [],
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_is_well_formed_in_every_language(language):
    """Without anything to show, and with everything."""
    for filled in (document(), document(2, 2)):
        page = "".join(render(filled, Translator(language), base="/plans"))
        found = parsed(page.removeprefix("<!doctype html>\n"))
        assert {"main", "nav", "header"} <= found.tags
        assert "<broken>" not in page


def test_many_items_are_folded():
    """A few are open from the start, of many only their heads are shown."""
    few = "".join(render(document(5, 6), Translator("en"), base="/plans"))
    assert few.count("<details open>") == 5
    assert few.count("<details>") == 6


@pytest.mark.parametrize(
    ("base", "target"),
    [
        ("/plans/harbour", "rasen/changes/c0/../s/spec.md"),
        ("/plans/harbour/out", "../rasen/changes/c0/../s/spec.md"),
        ("/plans", "harbour/rasen/changes/c0/../s/spec.md"),
    ],
)
def test_links_of_texts_are_read_from_their_own_folders(base, target):
    """Wherever the page lies, they lead to the file that the text means."""
    page = "".join(render(document(1), Translator("en"), base=base))
    assert f'href="{target}"' in page
