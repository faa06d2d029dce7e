"""`rasen update`: the skills of a project brought up to date, or what differs (spec 8.2)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rasen.diagnostics import Text, failure
from rasen.files.atomic import Unfinished
from rasen.files.lock import Busy
from rasen.files.reading import ReadError
from rasen.outcome import FAILED, OK, Outcome
from rasen.projects.drift import find_drift, needs_repair
from rasen.projects.generate import Report, bring_up_to_date, described, warnings
from rasen.projects.plan import busy, is_configured, locked, make_plan, places
from rasen.projects.tools import detected_tools

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.locale import Translator
    from rasen.projects.drift import Drift
    from rasen.projects.plan import Plan
    from rasen.projects.tools import Place

    Found = list[tuple[Place, list[Drift]]]


def update_project(
    context: Context, path: str, *, force: bool = False, check: bool = False
) -> Outcome:
    """Repair what drifted at each configured tool; `check` only reports, `force` writes all."""
    project = context.absolute(path)
    if "\0" in project or not os.path.isdir(os.path.join(project, "rasen")):
        legacy = Text("reasons.projects.none")
        if "\0" not in project and os.path.isdir(os.path.join(project, "openspec")):
            legacy = Text("reasons.projects.legacy")
        raise failure("project_not_found", target=project, path=project, legacy=legacy)
    plan = make_plan(context, project)
    found = _inspect(context, plan)
    if check or not any(force or needs_repair(drift) for _, drift in found):
        reports = [_seen(place, drift) for place, drift in found]
    else:
        plan, reports = _repair(context, project, force=force)
    for warning in plan.warnings:
        context.announce(Text(f"messages.{warning.code}", warning.params))
    return _outcome(context, plan, reports)


def _inspect(context: Context, plan: Plan) -> Found:
    used = [p for p in places(context, plan.project) if is_configured(p, plan.ledger)]
    return [(place, find_drift(plan, place)) for place in used]


def _seen(place: Place, drift: list[Drift]) -> Report:
    return Report(place, "drifted" if needs_repair(drift) else "up-to-date", drift)


def _repair(context: Context, project: str, *, force: bool) -> tuple[Plan, list[Report]]:
    """Write under the lock, where everything is looked at again."""
    try:
        with locked(project):
            plan = make_plan(context, project)
            found = _inspect(context, plan)
            todo = [(p, "updated", drift) for p, drift in found if force or needs_repair(drift)]
            done = {
                report.place.tool.id: report for report in bring_up_to_date(plan, todo, force=force)
            }
            return plan, [done.get(p.tool.id) or _seen(p, drift) for p, drift in found]
    except Busy as error:
        raise busy(project, error) from error
    except (OSError, ReadError, Unfinished) as error:
        reason = getattr(error, "strerror", None) or str(error)
        params = {"path": getattr(error, "filename", None) or project, "reason": reason}
        said = Text("reasons.projects.refused", params)
        raise failure("project_command_error", target=project, problem=said) from error


def _outcome(context: Context, plan: Plan, reports: list[Report]) -> Outcome:
    def document(translator: Translator) -> Document:
        return {
            "project": {"path": plan.project},
            **described(plan),
            "tools": [report.document(translator) for report in reports],
            "status": warnings(plan, translator),
        }

    configured = {report.place.tool.id for report in reports}
    others = [t.name for t in detected_tools(plan.project) if t.id not in configured]
    failed = any(report.status in ("failed", "drifted") for report in reports)
    return Outcome(
        "update",
        document(context.english),
        FAILED if failed else OK,
        localized=document,
        extra={"others": others},
    )
