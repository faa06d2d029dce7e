"""The page of `rasen view` as people see it: one file, whatever stands in the texts it shows."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CASE = ROOT / "tests" / "cases" / "view" / "page" / "tree" / "work"

# What would run, load, style or break out of its place if it were read as markup.
ATTACKS = (
    "<script>window.hit=1</script>",
    "<img src=x onerror=window.hit=1>",
    "</pre></details></article></main><h1 id=broken>Out</h1>",
    "\"><svg onload=window.hit=1>' onmouseover='window.hit=1",
    "[go](javascript:window.hit=1) [go](JaVaScRiPt:window.hit=1) [go](data:text/html,x)",
    "[go](//evil.example/x) [go](http://evil.example) [go](\\\\evil\\x) [go](&#106;avascript:1)",
    '[go](https://example.org/"onclick="window.hit=1) `<b>` **<i>** _<u>_',
    "<!-- --><style>body{display:none}</style>&lt;b&gt;",
    "<iframe src=https://evil.example></iframe><link rel=stylesheet href=//evil.example>",
    "-->]]><?x <![CDATA[ <base href=https://evil.example>",
)
HOSTILE = "\n\n".join(ATTACKS)


def made(folder, *options, language="en_US.UTF-8"):
    """Give the page of a folder."""
    env = {**os.environ, "PYTHONPATH": str(ROOT), "LANG": language, "RASEN_HOME": str(folder)}
    argv = [sys.executable, "-m", "rasen", "view", "--html", "page.html", *options]
    subprocess.run(argv, cwd=folder, env=env, check=True, capture_output=True)
    return folder / "page.html"


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    """Give a plain page, and one of a folder in which every text is an attack."""
    import shutil

    plain = tmp_path_factory.mktemp("plain")
    shutil.copytree(CASE, plain, dirs_exist_ok=True)
    hostile = tmp_path_factory.mktemp("hostile")
    change = hostile / "rasen" / "changes" / '<b onclick=hit>"&'
    block = (
        f"### Requirement: {ATTACKS[0]}\nIt SHALL {HOSTILE}\n\n#### Scenario: x\n- {ATTACKS[1]}\n"
    )
    spec = f"# {ATTACKS[1]}\n\n## Purpose\n\n{HOSTILE}\n\n## Requirements\n\n{block}"
    write(hostile / "rasen" / "specs" / "<i>'" / "spec.md", spec)
    write(change / "proposal.md", f"# {ATTACKS[2]}\n\n## Why\n\n{HOSTILE}\n\n```\n{HOSTILE}\n```\n")
    write(change / "tasks.md", "".join(f"- [ ] {attack}\n" for attack in ATTACKS))
    write(
        change / "specs" / "<i>'" / "spec.md",
        f"## MODIFIED Requirements\n\n{block}\nMore {ATTACKS[4]}\n\n## REMOVED Requirements\n\n"
        f"### Requirement: {ATTACKS[5]}\n{HOSTILE}\n",
    )
    write(change / ".openspec.yaml", "schema: '<script>'\n")
    return {"plain": made(plain), "hostile": made(hostile)}


def open_page(browser, page):
    browser.get_log("performance")
    browser.get_log("browser")
    browser.set_window_size(1200, 900)
    browser.get(f"file://{page}")


def run(browser, script, *arguments):
    return browser.execute_script(f"return {script}", *arguments)


@pytest.mark.parametrize("name", ["plain", "hostile"])
def test_page_asks_for_nothing_but_itself_and_logs_nothing(browser, pages, name):
    """No request but the page's own, and the console stays empty."""
    open_page(browser, pages[name])
    asked = []
    for entry in browser.get_log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            asked.append(message["params"]["request"]["url"])
    asked = [url for url in asked if not url.startswith(("data:", "chrome:"))]
    assert asked == [f"file://{pages[name]}"]
    assert browser.get_log("browser") == []


def test_hostile_text_never_becomes_markup(browser, pages):
    """It runs nothing, adds no element of its own and links nowhere but by https or to files."""
    open_page(browser, pages["hostile"])
    tags = set(run(browser, "[...document.body.querySelectorAll('*')].map(e => e.localName)"))
    assert tags & {"script", "img", "iframe", "style", "link", "base", "b", "i", "u", "h1"} == {
        "h1"
    }
    assert run(browser, "document.querySelectorAll('h1').length") == 1
    assert run(browser, "window.hit === undefined && document.getElementById('broken') === null")
    attributes = run(
        browser, "[...document.querySelectorAll('*')].flatMap(e => e.getAttributeNames())"
    )
    assert [each for each in attributes if each.startswith("on")] == []
    targets = run(browser, "[...document.querySelectorAll('a')].map(e => e.getAttribute('href'))")
    assert [t for t in targets if not re.match(r"#|https://example\.org/|\./|rasen/", t)] == []
    assert run(
        browser, "document.querySelector('main').innerText.includes(arguments[0])", ATTACKS[0]
    )


@pytest.mark.parametrize("name", ["plain", "hostile"])
def test_landmarks_headings_and_anchors(browser, pages, name):
    """One main part and one navigation; headings skip no level; each link has its one anchor."""
    open_page(browser, pages[name])
    for tag in ("main", "nav", "header", "h1"):
        assert run(browser, "document.querySelectorAll(arguments[0]).length", tag) == 1
    levels = run(
        browser, "[...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(e => +e.localName[1])"
    )
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    ids = run(browser, "[...document.querySelectorAll('[id]')].map(e => e.id)")
    assert len(ids) == len(set(ids))
    assert run(
        browser,
        "[...document.querySelectorAll('a[href^=\"#\"]')]"
        ".every(e => document.getElementById(e.getAttribute('href').slice(1)))",
    )


def luminance(colour):
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_text_has_contrast(browser, pages, scheme):
    """Text keeps a contrast of 4.5 in both colour schemes (WCAG 2.2 1.4.3), drawings included."""
    features = [{"name": "prefers-color-scheme", "value": scheme}]
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
    open_page(browser, pages["plain"])
    pairs = run(
        browser,
        "[...document.querySelectorAll('body *')].filter(e => [...e.childNodes].some("
        "n => n.nodeType === 3 && n.data.trim())).map(e => { const svg = e.localName === 'text';"
        " const c = getComputedStyle(e)[svg ? 'fill' : 'color']; let b, name = e.localName;"
        " if (svg) return [name, c, getComputedStyle(e.parentElement.querySelector('rect')).fill];"
        " for (; e; e = e.parentElement) { b = getComputedStyle(e).backgroundColor;"
        " if (!/, 0\\)$|transparent/.test(b)) break; } return [name, c, b]; })",
    )
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
    assert {"text", "ins", "del", "a", "code", "p"} <= {name for name, _, _ in pairs}
    for name, colour, back in pairs:
        light, dark = sorted((luminance(colour), luminance(back)), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 4.5, (name, colour, back)


@pytest.mark.parametrize("name", ["plain", "hostile"])
def test_narrow_screen_scrolls_down_only(browser, pages, name):
    """On a phone nothing sticks out at the side, and both versions stand below each other."""
    open_page(browser, pages[name])
    metrics = {"width": 360, "height": 700, "deviceScaleFactor": 2, "mobile": True}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    root = "document.documentElement"
    wide = run(browser, f"{root}.scrollWidth - {root}.clientWidth")
    columns = run(browser, "getComputedStyle(document.querySelector('.sides')).gridTemplateColumns")
    browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    assert wide <= 0
    assert len(columns.split()) == 1


def test_words_that_differ_are_marked(browser, pages):
    """Side by side, what goes is deleted and what comes inserted, word by word."""
    open_page(browser, pages["plain"])
    texts = "[...document.querySelectorAll('.sides')[0].querySelectorAll(arguments[0])]"
    assert run(browser, f"{texts}.map(e => e.textContent)", "del") == ["Chimes"]
    assert run(browser, f"{texts}.map(e => e.textContent.trim())", "ins") == ["Hours", "full"]
    columns = run(browser, "getComputedStyle(document.querySelector('.sides')).gridTemplateColumns")
    assert len(columns.split()) == 2


def test_drawing_says_in_words_what_it_shows(browser, pages):
    """The graph of the artifacts has its boxes and arrows, and a name for those who do not see."""
    open_page(browser, pages["plain"])
    assert run(browser, "document.querySelectorAll('svg rect').length") == 4
    assert run(browser, "document.querySelectorAll('svg .arrow').length") == 4
    label = run(browser, "document.querySelector('svg[role=img]').getAttribute('aria-label')")
    assert "design: ready; requires proposal" in label


def test_keyboard_skips_to_the_content_and_folds(browser, pages):
    """The first stop of the tab key leads to the content; enter folds a change."""
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys

    open_page(browser, pages["plain"])
    browser.find_element(By.TAG_NAME, "body").send_keys(Keys.TAB)
    first = browser.switch_to.active_element
    assert first.get_attribute("href").endswith("#content")
    first.send_keys(Keys.ENTER)
    assert run(browser, "document.activeElement.id") == "content"
    browser.switch_to.active_element.send_keys(Keys.TAB)
    assert run(browser, "document.activeElement.localName") == "summary"
    assert run(browser, "document.activeElement.parentElement.open")
    browser.switch_to.active_element.send_keys(Keys.ENTER)
    assert not run(browser, "document.activeElement.parentElement.open")


def test_paper_shows_what_is_folded_and_leaves_out_the_contents(browser, pages):
    """What has to be opened on a screen is printed, the table of links is not."""
    open_page(browser, pages["plain"])
    run(browser, "document.querySelectorAll('details').forEach(e => e.open = false)")
    shown = "document.querySelector('article h4').checkVisibility()"
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    printed = run(browser, shown)
    contents = run(browser, "getComputedStyle(document.querySelector('nav')).display")
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    assert (printed, contents) == (True, "none")
    assert not run(browser, shown)
