"""`rasen pipeline show`: a pipeline with the values that its stages end up with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.diagnostics import RasenError, failure
from rasen.outcome import Outcome
from rasen.pipelines.configuration import Configuration
from rasen.pipelines.library import load, open_library
from rasen.pipelines.model import Evaluate, Measure, ReviewCycle, bare_name
from rasen.pipelines.order import build_order
from rasen.pipelines.resolution import Resolver

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.pipelines.model import Definition, GoalLoop, Stage
    from rasen.stores.roots import Root


def show_pipeline(context: Context, root: Root, given: str) -> Outcome:
    """Give all that is known of a pipeline.

    Fails with `pipeline_not_found`, or with the first thing that makes its definition unusable.
    """
    name = bare_name(given)
    installed = open_library(context, root).pipelines.get(name)
    if installed is None:
        raise failure("pipeline_not_found", name=name)
    loaded = load(installed)
    if loaded.definition is None:
        raise RasenError(loaded.errors[0]._replace(source_path=installed.path))
    definition = loaded.definition
    resolver = Resolver(name, definition, Configuration(context, root))
    document: Document = {
        "name": definition.name,
        "description": definition.description or "",
        "agents": _agents(definition, loaded.short_agents),
        "reuse": resolver.reuse(),
        "buildOrder": build_order(definition.stages),
        "stages": [_stage(stage, resolver) for stage in definition.stages],
    }
    if definition.origin is not None:
        document["origin"] = definition.origin
    return Outcome("pipeline-show", document)


def _agents(definition: Definition, short: frozenset[str]) -> dict[str, object]:
    """Give the agents as declared: a name where a name was written, else the settings."""
    declared: dict[str, object] = {}
    for role, agent in definition.agents.items():
        settings: Document = {
            "runtime": agent.runtime,
            "sessionReuse": agent.session_reuse,
            "sandbox": agent.sandbox,
            "model": agent.model,
            "effort": agent.effort,
        }
        declared[role] = agent.runtime if role in short else _set(settings)
    return declared


def _stage(stage: Stage, resolver: Resolver) -> Document:
    resolved = resolver.stage(stage)
    return {
        "id": stage.id,
        "kind": stage.kind,
        "skill": stage.skill,
        "childPipeline": stage.child,
        "role": stage.role,
        "requires": list(stage.requires),
        "gate": stage.gate,
        "effectiveGate": resolved.gate,
        "gateSource": resolved.gate_source,
        "loop": _loop(stage.loop),
        "parallelGroup": stage.parallel_group,
        "condition": stage.condition,
        "leadReview": stage.lead_review,
        "verifyPolicy": stage.verify_policy,
        "runtime": resolved.runtime,
        "runtimeSource": resolved.runtime_source,
        "sessionReuse": resolved.session_reuse,
        "sandbox": resolved.sandbox,
        "model": resolved.model,
        "modelSource": resolved.model_source,
        "effort": resolved.effort,
        "handoff": {
            "threshold": resolved.threshold,
            "maxRelays": resolved.max_relays,
            "stallLimit": resolved.stall_limit,
            "source": resolved.threshold_source,
        },
    }


def _loop(loop: ReviewCycle | GoalLoop | None) -> Document | None:
    if loop is None:
        return None
    if isinstance(loop, ReviewCycle):
        return {"kind": "review-cycle", "maxRounds": loop.max_rounds}
    return {
        "kind": "goal",
        "gate": _goal_gate(loop.gate),
        "maxRounds": loop.max_rounds,
        "loopStallLimit": loop.loop_stall_limit,
        "blockedThreshold": loop.blocked_threshold,
        "runArtifact": loop.run_artifact,
    }


def _goal_gate(gate: Measure | Evaluate) -> Document:
    if isinstance(gate, Evaluate):
        return _set({"kind": "evaluate", "goal": gate.goal, "rubric": gate.rubric})
    return _set(
        {
            "kind": "measure",
            "command": gate.command,
            "threshold": gate.threshold,
            "target": gate.target,
            "direction": gate.direction,
            "timeoutSec": gate.timeout_sec,
        }
    )


def _set(values: Document) -> Document:
    """Give the entries that have a value."""
    return {key: value for key, value in values.items() if value is not None}
