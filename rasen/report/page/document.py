"""The page as a whole: a table of contents, the changes, the specs, each to be folded open.

The same document gives the same bytes; no time stands in it.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import quote

from rasen.report.page.deltas import deltas
from rasen.report.page.graph import graph, words
from rasen.report.page.html import anchor, element, escape, joined
from rasen.report.page.markdown import Words, box, inline, markdown
from rasen.report.page.style import STYLE

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rasen.diagnostics import Document
    from rasen.locale import Translator

_TAGS = {"zh-cn": "zh-CN"}  # languages whose name in HTML is another one
# Nothing is loaded and nothing is run, whatever a browser might find in the page.
_POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
    "form-action 'none'"
)
_MOST_OPEN = 5  # where there are no more than these, they are open from the start


def render(document: Document, said: Translator, *, base: str) -> Iterator[str]:
    """Give the page in pieces; `base` is the folder where it is going to lie."""
    return _Page(cast("dict[str, Any]", document), said, base).render()


class _Page:
    """The page of one document in one language."""

    def __init__(self, document: dict[str, Any], said: Translator, base: str) -> None:
        self._specs: list[dict[str, Any]] = document["specs"]
        self._changes: list[dict[str, Any]] = document["changes"]
        self._totals: Mapping[str, int] = document["totals"]
        root = document["root"]
        self._name = root.get("store_id") or os.path.basename(root["path"]) or "/"
        self._to_root = _way(base, root["path"])
        self._translator = said
        self._words = Words(self._text("page.done"), self._text("page.open"))
        self._ids = {spec["id"] for spec in self._specs}
        self._changers: dict[str, list[str]] = {}
        for change in self._changes:
            for delta in change["deltas"]:
                self._changers.setdefault(delta["spec"], []).append(change["name"])

    def render(self) -> Iterator[str]:
        language = self._translator.language
        title = escape(self._text("page.title", name=self._name))
        yield f'<!doctype html>\n<html lang="{_TAGS.get(language, language)}">\n<head>\n'
        yield '<meta charset="utf-8">\n'
        yield f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        yield '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        yield '<meta name="referrer" content="no-referrer">\n<link rel="icon" href="data:,">\n'
        yield f"<title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n"
        yield element("a", self._said("page.skip"), class_="skip", href="#content") + "\n"
        yield element("header", element("h1", title) + element("p", self._summary())) + "\n"
        yield self._contents() + "\n"
        yield '<main id="content" tabindex="-1">\n'
        yield from self._section("Changes", [self._change(each) for each in self._changes])
        yield from self._section("Specs", [self._spec(each) for each in self._specs])
        yield "</main>\n</body>\n</html>\n"

    def _text(self, key: str, **params: object) -> str:
        return self._translator.text(f"human.view.{key}", **params)

    def _said(self, key: str, **params: object) -> str:
        return escape(self._text(key, **params))

    def _summary(self) -> str:
        params = {name: self._totals[name] for name in ("specs", "requirements", "changes")}
        done, total = self._totals["completedTasks"], self._totals["tasks"]
        return self._said("summary", **params, done=done, total=total)

    def _contents(self) -> str:
        pieces = [element("h2", self._said("page.contents"), id="contents")]
        for kind, names in (
            ("change", [change["name"] for change in self._changes]),
            ("spec", [spec["id"] for spec in self._specs]),
        ):
            links = [element("li", _link(kind, name)) for name in names]
            heading = element("a", self._said(f"{kind}s"), href=f"#{kind}s")
            pieces.append(element("p", heading))
            if links:
                pieces.append(element("ul", "\n".join(links)))
        return element("nav", joined(pieces), aria_labelledby="contents")

    def _section(self, kind: str, articles: list[str]) -> Iterator[str]:
        name = kind.lower()
        yield f'<section aria-labelledby="{name}">\n'
        yield element("h2", self._said(name), id=name) + "\n"
        if not articles:
            yield element("p", self._said(f"no{kind}"), class_="faint") + "\n"
        for article in articles:
            yield article + "\n"
        yield "</section>\n"

    def _article(self, kind: str, name: str, facts: str, body: str) -> str:
        summary = element("summary", element("h3", escape(name)) + facts)
        is_open = len(self._changes if kind == "change" else self._specs) <= _MOST_OPEN
        details = f"<details{' open' if is_open else ''}>{summary}\n{body}\n</details>"
        return element("article", details, id=anchor(kind, name))

    # Changes

    def _change(self, change: dict[str, Any]) -> str:
        where = f"rasen/changes/{change['name']}"
        body = [self._problems(change["problems"])]
        if change["title"] != change["name"]:
            body.append(element("p", element("strong", escape(change["title"]))))
        body += self._proposal(change, where)
        body += self._tasks(change["tasks"], where)
        if change["deltas"]:
            body.append(element("h4", self._said("page.deltas")))
            body.append(deltas(change["deltas"], self._ids, self._translator))
        body += self._artifacts(change)
        return self._article("change", change["name"], self._facts(change), joined(body))

    def _facts(self, change: dict[str, Any]) -> str:
        done, total = change["completedTasks"], change["totalTasks"]
        count = sum(len(delta["entries"]) for delta in change["deltas"])
        deltas_said = self._said("deltas", count=count)
        if total:
            tasks = self._said("tasks", done=done, total=total)
            label = {"max": str(total), "value": str(done), "aria_label": self._text("page.tasks")}
            shown = element("progress", "", **label) + f" {tasks}"
        else:
            shown = self._said("noTasks")
        return element("span", f"{shown} · {deltas_said}{self._warning(change)}", class_="faint")

    def _warning(self, item: dict[str, Any]) -> str:
        if not item["problems"]:
            return ""
        return " · " + element("span", self._said("page.problem"), class_="warn")

    def _proposal(self, change: dict[str, Any], where: str) -> list[str]:
        if change["proposal"] is None:
            return []
        text = markdown(change["proposal"], 5, base=self._base(where), words=self._words)
        return [element("h4", self._said("page.proposal")), text]

    def _tasks(self, tasks: list[dict[str, Any]], where: str) -> list[str]:
        if not tasks:
            return []
        items = [
            element(
                "li",
                box(done=task["done"], words=self._words) + inline(task["text"], self._base(where)),
            )
            for task in tasks
        ]
        heading = element("h4", self._said("page.tasks"))
        return [heading, element("ul", "\n".join(items), class_="tasks")]

    def _artifacts(self, change: dict[str, Any]) -> list[str]:
        if not change["artifacts"]:
            return []
        heading = self._said("page.artifacts", schema=change["schemaName"])
        drawing = graph(change["artifacts"], self._translator)
        label = self._text("page.artifacts", schema=change["schemaName"])
        items = [
            element("li", f"{escape(words(each, self._translator))} {_path(each)}")
            for each in change["artifacts"]
        ]
        return [
            element("h4", heading),
            # What may have to be scrolled has to be reached by keyboard.
            element("div", drawing, class_="drawing", tabindex="0", role="group", aria_label=label),
            element("ul", "\n".join(items)),
        ]

    # Specs

    def _spec(self, spec: dict[str, Any]) -> str:
        where = f"rasen/specs/{spec['id']}"
        body = [self._problems(spec["problems"])]
        if changers := self._changers.get(spec["id"]):
            links = ", ".join(_link("change", name) for name in changers)
            body.append(element("p", self._said("page.changedBy") + links))
        if spec["markdown"] is not None:
            base = self._base(where)
            body.append(markdown(spec["markdown"], 4, base=base, words=self._words))
        count = self._said("requirements", count=spec["requirementCount"])
        facts = element("span", count + self._warning(spec), class_="faint")
        return self._article("spec", spec["id"], facts, joined(body))

    def _problems(self, problems: list[str]) -> str:
        if not problems:
            return ""
        items = "".join(element("li", escape(problem)) for problem in problems)
        label = element("p", self._said("page.problems"), class_="warn")
        return label + element("ul", items)

    def _base(self, where: str) -> str:
        return f"{self._to_root}{_quoted(where)}/"


def _link(kind: str, name: str) -> str:
    return element("a", escape(name), href="#" + anchor(kind, name))


def _path(artifact: dict[str, Any]) -> str:
    return element("code", escape(artifact["outputPath"]))


def _way(base: str, root: str) -> str:
    """Give the way from the page's folder to the root, "" or ending with `/`, as an URL path."""
    way = os.path.relpath(root, os.path.realpath(base)).replace(os.sep, "/")
    return "" if way == "." else _quoted(way) + "/"


def _quoted(path: str) -> str:
    return quote(os.fsencode(path), safe="/~")
