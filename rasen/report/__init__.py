"""Views of the document of `rasen check`, one module per format; `formats` names them.

Every format is a function of that document and of `ReportOptions` alone: none looks at what was
checked, so none can show a fact that the JSON lacks. (The text view shows source lines besides.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, cast

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rasen.diagnostics import Document
    from rasen.locale import Translator

Entry = dict[str, Any]


class ReportOptions(NamedTuple):
    """What a report needs to know besides its document.

    `base` is the absolute folder that relative paths start from. `colour` and `width` (columns)
    describe where the text view is shown. `texts` are the bytes of inputs that are no files, by
    the path under which the document names them, so that their lines can be shown as well.
    """

    translator: Translator
    version: str
    base: str = ""
    colour: bool = False
    width: int = 100
    texts: Mapping[str, bytes] = {}


def findings_of(document: Document) -> list[Entry]:
    """Give the findings of a document of `output:check`."""
    return cast("list[Entry]", document["findings"])


def targets_of(document: Document) -> list[Entry]:
    """Give the checked files and folders of a document of `output:check`."""
    return cast("list[Entry]", document["targets"])


def status_of(document: Document) -> list[Entry]:
    """Give the reason why the command failed: one entry, none after success."""
    return cast("list[Entry]", document["status"])


def position(finding: Entry) -> str:
    """Give where a finding is, as `path:line:column`; of one that is about no text its path."""
    if "line" in finding:
        return f"{finding['path']}:{finding['line']}:{finding['column']}"
    return str(finding["path"])
