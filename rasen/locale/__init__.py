"""The sentences of the product in its three languages, and which language a run speaks.

Catalogs are JSON files from key to template: a section is `<language>/<section>.json` together
with every `<section>-<area>.json` beside it. English titles and descriptions of codes are not
among them, since they stand in `schemas/codes`.
"""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING

from rasen.diagnostics import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rasen.diagnostics import Diagnostic

LANGUAGES = ("en", "ja", "zh-cn")
# Characters of one value that a sentence holds: longer than any path, and no document's worth.
_LONGEST_VALUE = 4096
_HERE = os.path.dirname(os.path.abspath(__file__))


class Translator:
    """Makes sentences of one language from keys and parameters."""

    __slots__ = ("language",)

    def __init__(self, language: str) -> None:
        self.language = language

    def text(self, key: str, /, **params: object) -> str:
        """Give the sentence of a key `<section>.<name>`, its placeholders filled from `params`."""
        section, _, name = key.partition(".")
        template = _catalog(self.language, section)[name]
        return template.format_map(_Values(self, params)) if "{" in template else template

    def message(self, diagnostic: Diagnostic) -> str:
        """Give the sentence that says what is wrong."""
        return self.text(f"messages.{diagnostic.code}", **diagnostic.params)

    def fix(self, diagnostic: Diagnostic) -> str | None:
        """Give the sentence that says how to mend it, where the code has one that applies."""
        if not diagnostic.has_fix or diagnostic.code not in _catalog(self.language, "fixes"):
            return None
        return self.text(f"fixes.{diagnostic.code}", **diagnostic.params)

    def can_say(self, text: Text) -> bool:
        """Tell whether the text's sentence exists and its parameters fill every placeholder."""
        if not self.has(text.key):
            return False
        try:
            self.text(text.key, **text.params)
        except KeyError:
            return False
        return True

    def has(self, key: str) -> bool:
        """Tell whether the catalog of this language has the key."""
        section, _, name = key.partition(".")
        return name in _catalog(self.language, section)


class _Values(dict[str, object]):
    """The parameters of a template, each turned into text as it is asked for."""

    def __init__(self, translator: Translator, params: Mapping[str, object]) -> None:
        super().__init__(params)
        self._translator = translator

    def __getitem__(self, key: str) -> str:
        return self._shown(super().__getitem__(key))

    def _shown(self, value: object) -> str:
        if isinstance(value, Text):
            return self._translator.text(value.key, **value.params)
        if isinstance(value, (list, tuple)):
            return ", ".join(map(self._shown, value))
        text = str(value)
        return text if len(text) <= _LONGEST_VALUE else text[:_LONGEST_VALUE] + "…"


@cache
def _catalog(language: str, section: str) -> Mapping[str, str]:
    import json

    catalog: dict[str, str] = {}
    for name in sorted(os.listdir(os.path.join(_HERE, language))):
        if name == f"{section}.json" or name.startswith(f"{section}-"):
            with open(os.path.join(_HERE, language, name), encoding="utf-8") as file:
                catalog.update(json.load(file))
    return catalog
