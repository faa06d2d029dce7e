"""The rules for a skill's instructions that stand in `common:skill-body`, with places.

The schema's verdict settles the usual case, in which nothing is broken; only then are the rules
looked at one by one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from rasen import schemas

if TYPE_CHECKING:
    from rasen.text.body_rules import Occurrence

SCHEMA = "common:skill-body"
_MOST_SHOWN = 80  # code points of a value in a message


class Breach(NamedTuple):
    """A broken rule: its code, the words that break it, and the first place of them in the body."""

    code: str
    value: str
    line: int
    column: int


def breaches(body: str) -> tuple[Breach, ...]:
    """Give the broken rules in the order of the schema, each once."""
    if schemas.verdict(SCHEMA)(body):
        return ()
    rules = cast("list[schemas.Schema]", schemas.load(SCHEMA)["allOf"])
    return tuple(found for rule in rules if (found := _breach(rule, body)))


def _breach(rule: schemas.Schema, body: str) -> Breach | None:
    """Hold the body to one rule: a `pattern` it must have, or one that must `not` be in it."""
    code = cast("str", rule["x-code"])
    if "pattern" in rule:
        return None if _first(rule["pattern"], body) else Breach(code, "", 1, 1)
    found = _first(cast("schemas.Schema", rule["not"])["pattern"], body)
    return found and Breach(code, found.text[:_MOST_SHOWN], found.line, found.column)


def _first(pattern: object, body: str) -> Occurrence | None:
    import re

    from rasen.text.body_rules import occurrences
    from rasen.verdict.patterns import translate

    return next(occurrences(re.compile(translate(cast("str", pattern))), body), None)
