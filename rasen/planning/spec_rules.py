"""The rules for a main spec, in the order in which their findings are told (contract spec 5.3)."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from rasen import schemas
from rasen.diagnostics import Diagnostic
from rasen.planning.delta import delta_headings
from rasen.planning.markdown import SCHEMA
from rasen.planning.requirement import requirement_name, title_at
from rasen.planning.spec import InvalidSpec, read_spec, requirements_range

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.diagnostics import Place
    from rasen.planning.markdown import Markdown, Statement
    from rasen.planning.spec import Requirement, Spec


def spec_diagnostics(text: Markdown) -> Iterator[Diagnostic]:
    """Give everything that is wrong with a spec; `path` is the contract's path of an issue."""
    try:
        spec = read_spec(text)
    except InvalidSpec as error:
        yield error.diagnostic
        return
    yield from requirements_missing(spec)
    yield from scenarios_missing(spec)
    yield from structure(text)
    yield from purpose_short(spec)
    for index, requirement in enumerate(spec.requirements):
        yield from statement_long(spec, index, requirement)
        yield from scenarios_expected(spec, index, requirement)
    for index, requirement in enumerate(spec.requirements):
        if requirement.is_named:
            line = requirement.section.heading.line
            for found in obligation_missing(text, requirement.statement, line):
                yield found._replace(path=f"requirements[{index}]")


def requirements_missing(spec: Spec) -> Iterator[Diagnostic]:
    """Rule 2: a spec has at least one requirement."""
    if not spec.requirements:
        place = spec.text.place(spec.section.heading.line)
        yield Diagnostic("spec_requirements_missing", path="requirements", place=place)


def scenarios_missing(spec: Spec) -> Iterator[Diagnostic]:
    """Rule 3: every requirement has a scenario that says something."""
    for index, requirement in enumerate(spec.requirements):
        if not requirement.scenarios:
            yield Diagnostic(
                "requirement_scenario_missing",
                {"title": requirement.section.heading.title},
                path=f"requirements.{index}.scenarios",
                place=_place(spec, requirement),
            )


def structure(text: Markdown) -> Iterator[Diagnostic]:
    """Rule 4: no delta headings, and every requirement once, below `## Requirements`; by line.

    A delta is not applied to a spec that breaks it (7.3).
    """
    start, end = requirements_range(text)
    deltas = {heading.line: heading.title for heading in delta_headings(text)}
    seen: dict[str, int] = {}
    for line in text.marked:
        if line in deltas:
            yield _structural("spec_delta_heading", text, line, title=deltas[line])
        name = requirement_name(text.lines[line])
        if name is None:
            continue
        if not start <= line < end:
            yield _structural("spec_requirement_outside", text, line, name=name)
        elif name in seen:
            yield _structural("spec_requirement_duplicate", text, line, name=name, first=seen[name])
        else:
            seen[name] = line + 1


def purpose_short(spec: Spec) -> Iterator[Diagnostic]:
    """Rule 5: the purpose says enough."""
    length, limit = len(spec.purpose), _limit("purpose", "minLength")
    if length < limit:
        measured = {"actual": length, "limit": limit}
        yield Diagnostic(
            "spec_purpose_short",
            measured,
            path="overview",
            place=spec.purpose_place,
            details=measured,
            severity="warning",
        )


def statement_long(spec: Spec, index: int, requirement: Requirement) -> Iterator[Diagnostic]:
    """Rule 6: a statement is short enough to be tested."""
    stated = requirement.statement
    length, limit = len(stated.text) if stated else 0, _limit("statement", "maxLength")
    if stated and length > limit:
        measured = {"actual": length, "limit": limit}
        yield Diagnostic(
            "requirement_statement_long",
            {"title": requirement.section.heading.title, **measured},
            path=f"requirements[{index}]",
            place=spec.text.place(stated.line),
            details=measured,
            severity="info",
        )


def scenarios_expected(spec: Spec, index: int, requirement: Requirement) -> Iterator[Diagnostic]:
    """Rule 6: a requirement without scenario is a warning besides the error of rule 3."""
    if not requirement.scenarios:
        yield Diagnostic(
            "requirement_scenario_expected",
            {"title": requirement.section.heading.title},
            path=f"requirements[{index}].scenarios",
            place=_place(spec, requirement),
            severity="warning",
        )


def obligation_missing(
    text: Markdown, stated: Statement | None, heading: int
) -> Iterator[Diagnostic]:
    """Rule 7, and rule 3b of 5.2: a requirement has a statement, and that says SHALL or MUST.

    `heading` is the index of the line of its heading.
    """
    if stated is None:
        params = {"title": title_at(text, heading)}
        yield Diagnostic("requirement_statement_missing", params, place=text.place(heading))
    elif not has_obligation(stated.text):
        params = {"title": title_at(text, heading)}
        yield Diagnostic("requirement_keyword_missing", params, place=text.place(stated.line))


def has_obligation(statement: str) -> bool:
    """Tell whether a statement holds the word SHALL or MUST."""
    return _obligation().search(statement) is not None


def _place(spec: Spec, requirement: Requirement) -> Place:
    return spec.text.place(requirement.section.heading.line)


def _structural(code: str, text: Markdown, line: int, **params: object) -> Diagnostic:
    return Diagnostic(code, params, path="file", place=text.place(line))


@cache
def _obligation() -> re.Pattern[str]:
    return re.compile(_definitions()["obligation"]["pattern"])


@cache
def _limit(name: str, keyword: str) -> int:
    return int(_definitions()[name][keyword])


def _definitions() -> dict[str, Any]:
    definitions: Any = schemas.load(SCHEMA)["$defs"]
    return definitions  # type: ignore[no-any-return]
