"""Secrets that stand in a manifest themselves, where they would be published (spec 17)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, cast

from rasen import schemas
from rasen.azp.container import MANIFEST
from rasen.azp.documents import MANIFEST_SCHEMA
from rasen.azp.finding import finding
from rasen.verdict.patterns import compile_pattern

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rasen.diagnostics import Diagnostic, Pointer

_SHORTEST = 8  # characters of a value that may be a secret


def literal_secrets(value: object, at: Pointer = ()) -> Iterator[Diagnostic]:
    """Give the fault of each text below a value that its key calls a secret.

    A digest is none, and neither is a reference to an input; which keys do stands in the schema
    of manifests, where it holds for servers.
    """
    if isinstance(value, list):
        for index, item in enumerate(value):
            yield from literal_secrets(item, (*at, index))
    elif isinstance(value, dict):
        for key, item in value.items():
            if isinstance(item, str) and _is_secret(key, item):
                yield finding("azp_secret_literal", MANIFEST, at=(*at, key))
            yield from literal_secrets(item, (*at, key))


def _is_secret(key: str, value: str) -> bool:
    names_secret, refers = _rule()
    if len(value) < _SHORTEST or not names_secret(key) or refers(value):
        return False
    return not schemas.verdict("common:azp-digest")(value)


@cache
def _rule() -> tuple[Callable[[str], bool], Callable[[str], bool]]:
    """Give what tells the key of a secret, and a value that refers to an input."""
    definitions = cast("dict[str, Any]", schemas.load(MANIFEST_SCHEMA)["$defs"])
    ((key, value),) = definitions["secrets"]["patternProperties"].items()
    return compile_pattern(key), compile_pattern(value["pattern"])
