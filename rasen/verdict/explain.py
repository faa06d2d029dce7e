"""Why a document is refused: every fault with its code, its place and what a message needs.

Schemas of 2020-12 are walked by `walk`, whose answers are those of the compiled verdicts. Schemas
in another dialect, which the compiler leaves alone, go to `jsonschema` (`older_drafts`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.verdict.fault import Fault
from rasen.verdict.index import Index
from rasen.verdict.runtime import Room
from rasen.verdict.shapes import SchemaProblem
from rasen.verdict.vocabularies import UnsupportedDialect
from rasen.verdict.walk import Walk, Walker

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rasen.verdict.older_drafts import OlderDraft

__all__ = ["Explainer", "Fault", "SchemaProblem", "explain"]

# Room for documents 512 levels deep; the walk is plain Python calls, which need no C stack.
_FRAMES = 40_000


def explain(
    schema: object,
    instance: object,
    *,
    root_uri: str = "",
    resources: Mapping[str, object] | None = None,
    fallback_code: str = "",
    assert_formats: bool = True,
) -> list[Fault]:
    """Give the faults of one document; for several of one schema keep an `Explainer`."""
    explainer = Explainer(
        schema,
        root_uri=root_uri,
        resources=resources,
        fallback_code=fallback_code,
        assert_formats=assert_formats,
    )
    return explainer.faults(instance)


class Explainer:
    """A schema prepared for explaining refusals; the arguments are those of the compiler.

    `fallback_code` is the code of faults for which the schema declares none. A schema that
    cannot be used raises `SchemaProblem`, at once or when the part in question is reached.
    """

    def __init__(
        self,
        schema: object,
        *,
        root_uri: str = "",
        resources: Mapping[str, object] | None = None,
        fallback_code: str = "",
        assert_formats: bool = True,
    ) -> None:
        self._fallback = fallback_code
        self._other: OlderDraft | None = None
        try:
            index = Index(schema, root_uri=root_uri, resources=resources)
            self._root = index.root
            self._walker = Walker(index, assert_formats=assert_formats)
        except UnsupportedDialect:
            from rasen.verdict.older_drafts import OlderDraft

            self._other = OlderDraft(schema, resources or {}, assert_formats=assert_formats)

    def faults(self, instance: object) -> list[Fault]:
        """Give all faults of a document in the order of the schema; none if it is valid."""
        if self._other is not None:
            return self._other.faults(instance, self._fallback)
        try:
            return self._faults(instance)
        except RecursionError:
            with Room(_FRAMES):
                return self._faults(instance)

    def _faults(self, instance: object) -> list[Fault]:
        walk = Walk(self._walker)
        self._walker.documents += 1
        found = walk.visit(self._root, (), instance, None)
        return walk.orders.arrange(instance, found, self._fallback) if found else []
