"""The reference as people see it: in a browser, from a folder, without a server or a network."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest

SITE = Path(__file__).resolve().parents[2] / "generated" / "site"
PAGES = sorted(path.relative_to(SITE).as_posix() for path in SITE.rglob("*.html"))


class Links(HTMLParser):
    """What a page links to, what in it can be linked to, and its landmarks."""

    def __init__(self):
        super().__init__()
        self.targets, self.anchors, self.tags = [], [], []

    def handle_starttag(self, tag, attrs):
        found = dict(attrs)
        self.tags.append(tag)
        if "id" in found:
            self.anchors.append(found["id"])
        for name in ("href", "src"):
            if name in found:
                self.targets.append(found[name])


def read(page):
    links = Links()
    links.feed((SITE / page).read_text("utf-8"))
    return links


READ = {page: read(page) for page in PAGES}


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_to_a_file_and_an_anchor(page):
    """Nothing is broken, and nothing leads out of the folder."""
    for target in READ[page].targets:
        if target == "data:,":
            continue
        assert not re.match(r"[a-z]+:|//", target), target
        path, _, anchor = target.partition("#")
        place = (SITE / page).parent / path if path else SITE / page
        assert place.is_file(), target
        if anchor:
            other = place.resolve().relative_to(SITE).as_posix()
            assert unquote(anchor) in READ[other].anchors, target


@pytest.mark.parametrize("page", PAGES)
def test_every_page_has_its_landmarks_and_unique_anchors(page):
    """One main part, one navigation, one first heading; no anchor twice."""
    found = READ[page]
    for tag in ("main", "nav", "header", "footer", "h1"):
        assert found.tags.count(tag) == 1, tag
    assert len(found.anchors) == len(set(found.anchors))


def test_everything_that_is_searched_is_there():
    """Each entry of the search leads to a page and an anchor."""
    text = (SITE / "search.js").read_text("utf-8")
    entries = json.loads(text[text.index("[") : text.rindex("]") + 1])
    assert len(entries) > 300
    for _, _, target, _ in entries:
        page, _, anchor = target.partition("#")
        assert not anchor or anchor in READ[page].anchors, target


def open_page(browser, page):
    browser.get_log("performance")
    browser.get_log("browser")
    browser.set_window_size(1200, 900)
    browser.get(f"file://{SITE}/{page}")


def requested(browser):
    found = []
    for entry in browser.get_log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            found.append(message["params"]["request"]["url"])
    return found


def find(browser, selector):
    from selenium.webdriver.common.by import By

    return browser.find_elements(By.CSS_SELECTOR, selector)


@pytest.mark.parametrize("page", ["index.html", "files/workflow.html", "codes/workflow.html"])
def test_page_asks_for_nothing_but_its_own_files_and_logs_nothing(browser, page):
    """No request leaves the folder, and the console stays empty."""
    open_page(browser, page)
    # The browser's own start page may still be loading its parts.
    asked = [url for url in requested(browser) if not url.startswith(("data:", "chrome:"))]
    assert asked
    assert [url for url in asked if not url.startswith(f"file://{SITE}/")] == []
    assert browser.get_log("browser") == []


def test_search_finds_a_property_and_leads_to_it(browser):
    """Typing lists places; the arrow key and enter go to the first one."""
    from selenium.webdriver.common.keys import Keys

    open_page(browser, "index.html")
    find(browser, "body")[0].send_keys("/")
    query = browser.switch_to.active_element
    query.send_keys("requires.workflows")
    assert find(browser, "#results a")
    query.send_keys(Keys.ARROW_DOWN)
    browser.switch_to.active_element.send_keys(Keys.ENTER)
    assert "#row." in browser.current_url
    assert browser.execute_script("return document.querySelector(':target') !== null")


def luminance(colour):
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(browser, selector):
    shown = browser.execute_script(
        "var e = document.querySelector(arguments[0]), c = getComputedStyle(e).color, b;"
        "for (; e; e = e.parentElement) { b = getComputedStyle(e).backgroundColor;"
        " if (!/, 0\\)$|transparent/.test(b)) break; } return [c, b];",
        selector,
    )
    light, dark = sorted(map(luminance, shown), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_colours_can_be_switched_and_read_in_both(browser):
    """The choice is kept for the next page, and text keeps a contrast of 4.5 (WCAG 2.2 1.4.3)."""
    open_page(browser, "files/workflow.html")
    before = browser.execute_script("return getComputedStyle(document.body).backgroundColor")
    for _ in range(2):
        for selector in ("main p", "main a", "main code", ".facts dt", "nav a", "footer p"):
            assert contrast(browser, selector) >= 4.5, selector
        find(browser, "#theme")[0].click()
    find(browser, "#theme")[0].click()
    after = browser.execute_script("return getComputedStyle(document.body).backgroundColor")
    assert before != after
    browser.get(f"file://{SITE}/index.html")
    kept = browser.execute_script("return getComputedStyle(document.body).backgroundColor")
    assert kept == after
    browser.execute_script("localStorage.clear()")


@pytest.mark.parametrize("page", ["index.html", "files/workflow.html", "output/check.html"])
def test_narrow_screen_scrolls_down_only(browser, page):
    """On a phone nothing sticks out at the side."""
    open_page(browser, page)
    browser.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride",
        {"width": 360, "height": 700, "deviceScaleFactor": 2, "mobile": True},
    )
    wide = browser.execute_script(
        "return document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    assert wide <= 0


def test_keyboard_reaches_content_first(browser):
    """The first stop of the tab key skips to the content."""
    from selenium.webdriver.common.keys import Keys

    open_page(browser, "files/workflow.html")
    find(browser, "body")[0].send_keys(Keys.TAB)
    first = browser.switch_to.active_element
    assert first.text == "Skip to content"
    first.send_keys(Keys.ENTER)
    assert browser.execute_script("return document.activeElement.id") == "main"


def test_example_is_copied(browser):
    """The button takes the example as it stands."""
    open_page(browser, "files/workflow.html")
    find(browser, ".copy")[0].click()
    from selenium.webdriver.support.ui import WebDriverWait

    WebDriverWait(browser, 3).until(lambda _: find(browser, ".copy")[0].text == "Copied")


def test_print_leaves_out_what_paper_cannot_use(browser):
    """Navigation, search and buttons are not printed."""
    open_page(browser, "files/workflow.html")
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    shown = browser.execute_script(
        "return ['header','nav','.copy'].map(s => getComputedStyle(document.querySelector(s)).display)"
    )
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    assert shown == ["none", "none", "none"]
