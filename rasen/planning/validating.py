"""`rasen validate`: one item, or all of a kind, with every issue (contract spec 5.1)."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import Text, failure
from rasen.outcome import FAILED, OK, Outcome
from rasen.planning.items import CHANGE, SPEC, Item, every_item, find_item, wanted_type
from rasen.planning.layout import PlanningFolder
from rasen.planning.validation import validate_change, validate_spec
from rasen.spreading import processors, spread
from rasen.stores.roots import select_root

if TYPE_CHECKING:
    from collections.abc import Callable

    from rasen.context import Context
    from rasen.diagnostics import Diagnostic, Document
    from rasen.locale import Translator
    from rasen.stores.roots import Root

SCHEMA = "validate"
CODE = "validate_error"
VERSION = "1.0"
CONCURRENCY = "RASEN_CONCURRENCY"

_DEFAULT_JOBS = 6
_MOST_DIGITS = 4  # more processes than these can count are not told apart


class Request(NamedTuple):
    """What is to be validated; `concurrency` is a number as typed."""

    item: str | None = None
    all: bool = False
    changes: bool = False
    specs: bool = False
    type: str | None = None
    strict: bool = False
    concurrency: str | None = None
    store: str | None = None
    store_path: str | None = None

    @property
    def types(self) -> tuple[str, ...]:
        """The kinds that are validated as a whole, none where one item is meant."""
        wanted = ((CHANGE, self.all or self.changes), (SPEC, self.all or self.specs))
        return tuple(type_ for type_, is_wanted in wanted if is_wanted)


class Result(NamedTuple):
    """What is wrong with an item, and how many milliseconds it took to find out."""

    item: Item
    diagnostics: list[Diagnostic]
    duration: int

    def is_valid(self, *, strict: bool) -> bool:
        """Tell whether nothing is wrong that counts: a warning does where it is strict."""
        counting = ("error", "warning") if strict else ("error",)
        return all(found.severity not in counting for found in self.diagnostics)


def validate(
    context: Context, request: Request, progress: Callable[[int, int], None] | None = None
) -> Outcome:
    """Validate what is asked for; the status tells whether all of it is valid."""
    types = request.types
    if not types and request.item is None:
        raise failure(CODE, problem=Text("reasons.planning.nothingNamed"))
    root = select_root(context, request.store, store_path=request.store_path)
    folder = PlanningFolder(root.path, CODE)
    if types:
        items = every_item(folder, types)
    else:
        items = [find_item(folder, request.item or "", wanted_type(request.type))]
        types = (items[0].type,)
    jobs = min(concurrency(request.concurrency, context.env.get(CONCURRENCY)), processors())
    results = spread(items, partial(_validate, folder), jobs=jobs, progress=progress)
    return _outcome(context, root, types, results, strict=request.strict)


def concurrency(*words: str | None) -> int:
    """Give the first of these words that is a positive number, 6 where none is."""
    for word in words:
        digits = (word or "").lstrip("0")
        if digits.isascii() and digits.isdigit():
            return int(digits[:_MOST_DIGITS])
    return _DEFAULT_JOBS


def _validate(folder: PlanningFolder, items: list[Item]) -> list[Result]:
    results = []
    for item in items:
        started = time.perf_counter()
        check = validate_change if item.type == CHANGE else validate_spec
        found = check(folder, item.id)
        results.append(Result(item, found, round((time.perf_counter() - started) * 1000)))
    return results


def _outcome(
    context: Context, root: Root, types: tuple[str, ...], results: list[Result], *, strict: bool
) -> Outcome:
    valid = [result.is_valid(strict=strict) for result in results]

    def document(translator: Translator) -> Document:
        return {
            "items": [
                _item(result, is_valid, translator)
                for result, is_valid in zip(results, valid, strict=True)
            ],
            "summary": _summary(types, results, valid),
            "version": VERSION,
            "root": root.output(),
        }

    # Nothing found to validate is no success (corrections).
    status = OK if results and all(valid) else FAILED
    return Outcome(SCHEMA, document(context.english), status, localized=document)


def _item(result: Result, is_valid: bool, translator: Translator) -> Document:
    return {
        "id": result.item.id,
        "type": result.item.type,
        "valid": is_valid,
        "issues": [_issue(found, translator) for found in result.diagnostics],
        "durationMs": result.duration,
    }


def _issue(found: Diagnostic, translator: Translator) -> Document:
    """Give the shape `common:validation-issue`."""
    issue: Document = {
        "level": found.severity.upper(),
        "path": found.path,
        "message": translator.message(found),
    }
    if found.place is not None:
        issue["line"] = found.place.line
        issue["column"] = found.place.column
    return issue


def _summary(types: tuple[str, ...], results: list[Result], valid: list[bool]) -> Document:
    verdicts = [(result.item.type, ok) for result, ok in zip(results, valid, strict=True)]
    by_type = {type_: [ok for each, ok in verdicts if each == type_] for type_ in types}
    return {
        "totals": _counts(valid),
        "byType": {type_: _counts(verdicts) for type_, verdicts in by_type.items()},
    }


def _counts(valid: list[bool]) -> Document:
    passed = sum(valid)
    return {"items": len(valid), "passed": passed, "failed": len(valid) - passed}
