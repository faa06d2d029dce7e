"""`rasen pipeline classify`: which pipeline fits a task, by the words that describe it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rasen.outcome import Outcome
from rasen.pipelines.library import open_library

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.stores.roots import Root

# The first row of which a word is found decides (generation spec 10).
_INDICATORS = (
    (
        "bug-fix",
        ("fix", "bug", "broken", "regression", "error", "doesn't work", "crash", "hotfix"),
    ),
    (
        "full-feature",
        (
            "add system",
            "implement",
            "module",
            "new feature",
            "multi-component",
            "architecture",
            "redesign",
            "subsystem",
        ),
    ),
)
_DEFAULT = "small-feature"


def classify_task(context: Context, root: Root, task: str) -> Outcome:
    """Give the suggested pipeline, the words that decided, and all names there are."""
    suggested, matched = suggest(task)
    return Outcome(
        "pipeline-classify",
        {
            "suggested": suggested,
            "matched": matched,
            "available": open_library(context, root).names(),
            "basis": "keyword" if matched else "default",
        },
    )


def suggest(task: str) -> tuple[str, list[str]]:
    """Give the name of a pipeline and the indicators found, none where the default stands in.

    An indicator counts where no letter a to z and no digit touches it, whatever its case.
    """
    text = task.lower()
    for name, indicators in _INDICATORS:
        if matched := [word for word in indicators if _stands_in(word, text)]:
            return name, matched
    return _DEFAULT, []


def _stands_in(word: str, text: str) -> bool:
    return re.search(rf"(?<![a-z0-9]){re.escape(word)}(?![a-z0-9])", text) is not None
