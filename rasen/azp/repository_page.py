"""The search page of a repository: one file that needs nothing else, on a server or on a disk.

Everything that comes out of a package is text, written escaped; the page's policy lets nothing run
but its own script, which only hides and shows what is there already.
"""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from html import escape
from typing import TYPE_CHECKING
from urllib.parse import quote

from rasen.azp.items import items_of, value_at
from rasen.azp.public_key import encode_base64
from rasen.azp.repository_entries import index_document, is_listed, latest_of
from rasen.azp.repository_layout import detail_path, download_path
from rasen.azp.repository_publishing import by_id

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rasen.azp.repository_source import Package, RepositorySource

_STYLE = """
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; }
form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; }
form[hidden], li[hidden] { display: none; }
label { display: grid; gap: .25rem; }
input, select { font: inherit; padding: .4rem .6rem; min-width: 16rem; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
ul.packages { list-style: none; padding: 0; }
article { border: 1px solid; border-radius: .5rem; margin: 1rem 0; padding: 1rem; }
h2 { margin: 0; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
dd ul { margin: 0; padding-left: 1.2rem; }
"""
_SCRIPT = """
"use strict";
(function () {
  var form = document.getElementById("search");
  var text = document.getElementById("text");
  var kind = document.getElementById("kind");
  var status = document.getElementById("status");
  var items = Array.from(document.querySelectorAll("ul.packages > li"));
  function plain(value) { return value.normalize("NFKC").toLowerCase(); }
  var texts = items.map(function (item) { return plain(item.textContent); });
  function apply() {
    var words = plain(text.value).split(/\\s+/).filter(Boolean);
    var shown = 0;
    items.forEach(function (item, index) {
      var fits = (!kind.value || item.dataset.kind === kind.value) &&
        words.every(function (word) { return texts[index].includes(word); });
      item.hidden = !fits;
      shown += fits ? 1 : 0;
    });
    status.textContent = shown + " of " + items.length + " packages";
  }
  form.addEventListener("submit", function (event) { event.preventDefault(); });
  form.addEventListener("input", apply);
  form.addEventListener("change", apply);
  form.hidden = false;
  apply();
})();
"""
_PAGE = """\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<header>
<h1><bdi>{title}</bdi></h1>
{description}</header>
<main>
<form id="search" role="search" hidden>
<label>Filter packages <input id="text" type="search" autocomplete="off" spellcheck="false"></label>
<label>Kind <select id="kind"><option value="">all kinds</option>{kinds}</select></label>
</form>
<p id="status" role="status">{count} packages</p>
<ul class="packages">
{packages}</ul>
</main>
<script>{script}</script>
</body>
</html>
"""
_PACKAGE = """\
<li data-kind="{kind}">
<article aria-labelledby="{anchor}">
<h2 id="{anchor}"><bdi>{name}</bdi></h2>
{description}<dl>
{facts}</dl>
<p><a href="{download}" download="{file}">Download {version}</a> ·
<a href="{detail}">all versions</a></p>
</article>
</li>
"""


def page(source: RepositorySource) -> bytes:
    """Give the page of every package that a search finds; the same bytes for the same packages."""
    index = index_document(source)
    groups = by_id(source.packages)
    latest = [latest_of(group, source.releases) for group in groups.values()]
    listed = [package for package in latest if is_listed(package)]
    kinds = sorted({package.kind for package in listed})
    text = _PAGE.format(
        policy=_policy(),
        title=escape(str(index["name"])),
        description=_paragraph(index.get("description")),
        style=_STYLE,
        kinds="".join(f'<option value="{escape(k)}">{escape(k)}</option>' for k in kinds),
        count=len(listed),
        packages="".join(_package(number, each) for number, each in enumerate(listed, 1)),
        script=_SCRIPT,
    )
    return text.encode()


def _policy() -> str:
    """Give the page's policy: its own style and script, by their digests, and nothing else."""
    style, script = (b64encode(sha256(t.encode()).digest()).decode() for t in (_STYLE, _SCRIPT))
    rules = (
        "default-src 'none'",
        f"style-src 'sha256-{style}'",
        f"script-src 'sha256-{script}'",
        "base-uri 'none'",
        "form-action 'none'",
    )
    return "; ".join(rules)


def _package(number: int, package: Package) -> str:
    manifest = package.manifest
    facts = "".join(
        f"<dt>{term}</dt><dd>{shown}</dd>\n" for term, shown in _facts(package) if shown
    )
    return _PACKAGE.format(
        kind=escape(package.kind),
        anchor=f"package-{number}",
        name=escape(str(manifest["name"])),
        description=_paragraph(manifest.get("description")),
        facts=facts,
        version=escape(package.version),
        download=_link(download_path(package.id, package.version)),
        file=escape(f"{package.id}-{package.version}.azp"),
        detail=_link(detail_path(package.id)),
    )


def _facts(package: Package) -> Iterator[tuple[str, str]]:
    """Give what is shown of a package, term by term; what is empty is left out."""
    manifest = package.manifest
    yield "ID", _text(package.id)
    yield "Version", _text(package.version)
    yield "Kind", _text(package.kind)
    yield "Target apps", _list(_texts(manifest.get("targetApps"))) or "every app"
    yield "Permissions requested", _list(_permissions(package)) or "none"
    yield "Signed by", _list(_signers(package)) or "nobody"
    yield "Depends on", _list(_dependencies(package))
    yield "Author", _text(manifest.get("author"))
    yield "License", _text(manifest.get("license"))
    yield "Needs API", _text(manifest.get("compat"))
    yield "Size", f"{package.size} bytes"


def _permissions(package: Package) -> Iterator[str]:
    """Give what a package asks of its host: permissions of workflows, capabilities of code."""
    yield from _texts(value_at(package.manifest, "workflow", "hostPermissions"))
    yield from _texts(package.manifest.get("capabilities"))


def _dependencies(package: Package) -> Iterator[str]:
    for _, item in items_of(package.manifest, "workflow", "dependencies"):
        version = item.get("version")
        yield " ".join(str(each) for each in (item.get("id"), version) if each is not None)


def _signers(package: Package) -> Iterator[str]:
    """Give the signer's key and those that vouch for it, each with what it is called."""
    signer = package.signer
    if signer is None:
        return
    yield _key(signer.public_key, signer.key_id)
    for hop in signer.chain:
        if hop.valid:
            yield "vouched for by " + _key(hop.public_key, hop.key_id)


def _key(public_key: bytes, key_id: str | None) -> str:
    key = encode_base64(public_key)
    return key if key_id is None else f"{key_id}: {key}"


# Writing


def _texts(value: object) -> Iterator[str]:
    for item in value if isinstance(value, list) else []:
        if isinstance(item, str):
            yield item


def _text(value: object) -> str:
    """Give a text as HTML, set apart so that its direction of writing changes nothing around it."""
    return f"<bdi>{escape(value)}</bdi>" if isinstance(value, str) and value else ""


def _list(texts: Iterable[str]) -> str:
    items = "".join(f"<li>{_text(text)}</li>" for text in texts)
    return f"<ul>{items}</ul>" if items else ""


def _paragraph(value: object) -> str:
    shown = _text(value)
    return f"<p>{shown}</p>\n" if shown else ""


def _link(path: str) -> str:
    return escape(quote(path))
