"""The search page of a repository: what it shows, and that nothing of a package becomes markup."""

from __future__ import annotations

import re
import shutil
from base64 import b64encode
from hashlib import sha256
from html.parser import HTMLParser
from urllib.parse import unquote

import pytest

from rasen.azp.repository_build import build_repository
from tests.unit.azp.keys import public
from tests.unit.azp.repositories import packed, write

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
DRIVER = shutil.which("chromedriver")
HOSTILE = '"><script>document.title="owned"</script><img src=x onerror=alert(1)>&lt;&#0;\u202e</li>'
VOID = {"meta", "input", "br", "img", "link"}


class Outline(HTMLParser):
    """Every element with its attributes, every text with the elements around it."""

    def __init__(self, text):
        super().__init__()
        self.elements = []
        self.texts = []
        self.open = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.elements.append((tag, dict(attributes)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.texts.append((tuple(self.open), data))


@pytest.fixture
def page(context, work):
    """Give a function that builds a repository and gives the text of its page."""

    def build(*packages, **description):
        files = {f"{number}.azp": data for number, data in enumerate(packages)}
        if description:
            files["repository.json"] = {"name": "R", "version": "0.1", **description}
        write(work / "src", files)
        outcome = build_repository(context, "src", "out", force=True)
        assert outcome.status == 0, outcome.document
        return (work / "out/index.html").read_text("utf-8")

    return build


def workflow(**members):
    """Give the block of a workflow."""
    return {
        "format": "desk@1",
        "definitions": [{"id": "main", "path": "main.json"}],
        **members,
    }


RICH = {
    "identifier": "org.example.rich",
    "name": "Rich",
    "description": "Has it all.",
    "author": "Ada",
    "targetApps": ["com.example.one", "com.example.two"],
    "workflow": workflow(
        hostPermissions=["WorkflowLaunch", "CalendarRead"],
        dependencies=[{"id": "org.example.other", "version": ">=1"}, {"id": "org.example.more"}],
    ),
}


def test_what_the_page_shows(page):
    """Name, kind, targets, permissions that are requested, who signed and who vouches."""
    text = page(packed(3, 4, **RICH), packed(identifier="org.example.poor", name="Poor"))
    outline = Outline(text)
    assert outline.open == []
    rich, poor = re.findall("<article.*?</article>", text, re.DOTALL)[::-1]
    for shown in (
        "Rich", "Has it all.", "org.example.rich", "1.0.0", "workflow", "com.example.one",
        "com.example.two", "WorkflowLaunch", "CalendarRead", public(3), public(4),
        "org.example.other &gt;=1", "org.example.more", "Ada", "MIT",
    ):  # fmt: skip
        assert f"<bdi>{shown}</bdi>" in rich or f"vouched for by {shown}</bdi>" in rich, shown
    for shown in ("every app", "<dd>none</dd>", "<dd>nobody</dd>"):
        assert shown in poor


def test_the_page_needs_nothing_else(page):
    """No address but those of the repository's own files; its policy allows no other."""
    outline = Outline(page(packed(3, **RICH)))
    links = [v for _, a in outline.elements for k, v in a.items() if k in ("href", "src", "action")]
    assert links == [
        "packages/org.example.rich/versions/1.0.0/download",
        "packages/org.example.rich/index.json",
    ]
    policy = next(a["content"] for _, a in outline.elements if "http-equiv" in a)
    for tag in ("style", "script"):
        text = "".join(data for around, data in outline.texts if around[-1:] == (tag,))
        digest = b64encode(sha256(text.encode()).digest()).decode()
        assert f"{tag}-src 'sha256-{digest}'" in policy
        assert "http" not in text
        assert "url(" not in text
    assert policy.startswith("default-src 'none'; ")
    assert "unsafe" not in policy


def test_links_lead_to_the_files(page, work):
    """Also where a version has a plus in it."""
    outline = Outline(page(packed(version="1.0.0-rc.1+build.5")))
    links = [a["href"] for tag, a in outline.elements if tag == "a"]
    assert links[0] == "packages/org.example.desk/versions/1.0.0-rc.1%2Bbuild.5/download"
    assert [link for link in links if not (work / "out" / unquote(link)).is_file()] == []


HOSTILE_PACKAGE = {
    "identifier": "org.example.hostile",
    "name": HOSTILE,
    "description": HOSTILE,
    "author": HOSTILE,
    "license": HOSTILE,
    "targetApps": [HOSTILE],
    "workflow": workflow(
        hostPermissions=[HOSTILE],
        dependencies=[{"id": HOSTILE, "version": HOSTILE, "purpose": HOSTILE}],
        screens=[],
    ),
}


def test_hostile_texts_stay_texts(page):
    """The page of a hostile package has the elements of a harmless one, and shows its texts."""
    harmless = {**HOSTILE_PACKAGE, "name": "x", "description": "x", "author": "x", "license": "x"}
    harmless["targetApps"] = ["x"]
    harmless["workflow"] = workflow(
        hostPermissions=["x"], dependencies=[{"id": "x", "version": "x"}], screens=[]
    )
    plain = Outline(page(packed(3, **harmless), name="x", description="x"))
    outline = Outline(page(packed(3, **HOSTILE_PACKAGE), name=HOSTILE, description=HOSTILE))
    assert outline.elements == plain.elements
    shown = [data for around, data in outline.texts if around[-1:] == ("bdi",)]
    assert shown.count(HOSTILE) == 8  # name and description of both, author, license, app, right
    assert f"{HOSTILE} {HOSTILE}" in shown
    title = [data for around, data in outline.texts if around[-1:] == ("title",)]
    assert title == [HOSTILE]


def test_the_page_can_be_used_by_everybody(page):
    """Language, one main heading, landmarks, labelled controls, a status that is announced."""
    outline = Outline(page(packed()))
    tags = [tag for tag, _ in outline.elements]
    attributes = dict(outline.elements)
    assert attributes["html"]["lang"] == "en"
    assert (tags.count("h1"), tags.count("main"), tags.count("title")) == (1, 1, 1)
    assert "width=device-width" in str(outline.elements)
    for around, _ in outline.texts:
        assert "input" not in around
    controls = [i for i, tag in enumerate(tags) if tag in ("input", "select")]
    assert all(tags[i - 1] == "label" for i in controls)
    assert {"id": "status", "role": "status"} in [a for tag, a in outline.elements if tag == "p"]
    named = [a["aria-labelledby"] for tag, a in outline.elements if tag == "article"]
    assert named == [a["id"] for tag, a in outline.elements if tag == "h2"]


def test_an_empty_repository_has_a_page(page):
    """It says that there is nothing."""
    assert "0 packages" in page(description="Nothing yet.")


# In a browser


@pytest.fixture
def browser():
    """Give a headless browser without network of its own."""
    if CHROMIUM is None or DRIVER is None:
        pytest.skip("chromium and chromedriver are not installed")
    webdriver = pytest.importorskip("selenium.webdriver", reason="selenium is not installed")
    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM
    for flag in (
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
    ):
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options, webdriver.ChromeService(DRIVER))
    yield driver
    driver.quit()


def visible(browser):
    """Give the headings of the packages that can be seen."""
    headings = browser.find_elements("css selector", "article h2")
    return [heading.text for heading in headings if heading.is_displayed()]


def test_filtering_in_a_browser(page, work, browser):
    """From the file system: words in any order and case, kinds, and how many are left."""
    page(
        packed(3, **RICH),
        packed(identifier="org.example.poor", name="Poor Ｗｉｄｅ"),
        packed(identifier="org.example.pack", name="Pack", kind="pack",
               pack={"entries": [{"id": "org.example.rich"}]}),
    )  # fmt: skip
    browser.get((work / "out/index.html").as_uri())
    box = browser.find_element("id", "text")
    status = browser.find_element("id", "status")
    assert visible(browser) == ["Pack", "Poor Ｗｉｄｅ", "Rich"]
    assert status.text == "3 of 3 packages"
    for typed, names in {
        "CALENDARREAD": ["Rich"],
        "launch one": ["Rich"],
        "poor": ["Poor Ｗｉｄｅ"],
        "wide": ["Poor Ｗｉｄｅ"],
        "nobody": ["Pack", "Poor Ｗｉｄｅ"],
        public(3): ["Rich"],
        "zzz": [],
    }.items():
        box.clear()
        box.send_keys(typed)
        assert visible(browser) == names, typed
        assert status.text == f"{len(names)} of 3 packages"
    box.clear()
    box.send_keys(" ")
    for option, names in {
        "pack": ["Pack"],
        "workflow": ["Poor Ｗｉｄｅ", "Rich"],
        "all kinds": ["Pack", "Poor Ｗｉｄｅ", "Rich"],
    }.items():
        browser.find_element("xpath", f"//option[.='{option}']").click()
        assert visible(browser) == names, option
    assert browser.get_log("browser") == []


def test_a_hostile_package_in_a_browser(page, work, browser):
    """Nothing of it runs, and all of it can be read."""
    page(packed(3, **HOSTILE_PACKAGE), name=HOSTILE, description=HOSTILE)
    browser.get((work / "out/index.html").as_uri())
    assert browser.title != "owned"
    assert browser.find_elements("css selector", "img, iframe, object, form[action]") == []
    assert len(browser.find_elements("css selector", "script")) == 1
    shown = [each.get_property("textContent") for each in
             browser.find_elements("css selector", "h2 bdi")]  # fmt: skip
    assert shown == [HOSTILE]
    assert browser.get_log("browser") == []
    box = browser.find_element("id", "text")
    box.send_keys("onerror")
    assert len(visible(browser)) == 1


def test_the_policy_holds_in_a_browser(page, work, browser):
    """Markup that somebody smuggled in all the same would not run, nor fetch anything."""
    text = page(packed())
    smuggled = text.replace("</main>", "<script>document.title='owned'</script><img src=x></main>")
    (work / "out/smuggled.html").write_text(smuggled, "utf-8")
    browser.get((work / "out/smuggled.html").as_uri())
    assert browser.title == "src"
    refused = [each["message"] for each in browser.get_log("browser")]
    assert len(refused) == 2
    assert all("Content Security Policy" in message for message in refused)
