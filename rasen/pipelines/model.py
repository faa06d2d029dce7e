"""What a pipeline is: typed values, built from documents that the schema accepts.

The values say what the file says, with the schema's defaults filled in (generation spec 9.3);
what configuration adds to them (9.5) is not decided here. A name that counts for nothing is
dropped: the skill of a decompose stage, the child pipeline of a standard one.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple, cast

from rasen import schemas

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

SCHEMA = "files:pipeline"
DECOMPOSE = "decompose"
RETIRED_GATE = "vet"  # reads as true
_SUFFIXES = (".yaml", ".yml")


class RemainingTokens(NamedTuple):
    """A threshold given as the number of tokens that must remain."""

    tokens: int


Threshold = float | RemainingTokens


class Agent(NamedTuple):
    """The agent program of a role and its settings."""

    runtime: str
    session_reuse: str | None
    sandbox: str | None
    model: str | None
    effort: str | None


class Handoff(NamedTuple):
    """When a worker hands over; `roles` is empty in a stage."""

    threshold: Threshold | None
    roles: Mapping[str, Threshold]
    max_relays: int | None
    stall_limit: int | None


class Reuse(NamedTuple):
    """Whether the sessions of planner and implementer are used again."""

    planner: str
    implementer: str
    threshold: Threshold | None
    roles: Mapping[str, Threshold]


class ReviewCycle(NamedTuple):
    """A loop of reviews and fixes."""

    max_rounds: int


class Measure(NamedTuple):
    """A gate that compares a number."""

    command: str | None
    threshold: float | None
    target: float | None
    direction: str
    timeout_sec: int


class Evaluate(NamedTuple):
    """A gate that an agent judges."""

    goal: str | None
    rubric: str | None


class GoalLoop(NamedTuple):
    """A loop that ends when its gate says so."""

    gate: Measure | Evaluate
    max_rounds: int
    loop_stall_limit: int
    blocked_threshold: int
    run_artifact: str


class Stage(NamedTuple):
    """One stage; `skill` is set exactly in standard stages, `child` exactly in decompose stages."""

    id: str
    kind: str
    skill: str | None
    child: str | None
    role: str | None
    requires: tuple[str, ...]
    gate: bool
    loop: ReviewCycle | GoalLoop | None
    parallel_group: str | None
    condition: str | None
    lead_review: bool
    verify_policy: str | None
    runtime: str | None
    session_reuse: str | None
    sandbox: str | None
    model: str | None
    effort: str | None
    handoff: Handoff | None


class Definition(NamedTuple):
    """A pipeline; `agents` holds the declared roles only."""

    name: str
    description: str | None
    agents: Mapping[str, Agent]
    handoff: Handoff | None
    reuse: Reuse | None
    origin: str | None
    stages: tuple[Stage, ...]


def bare_name(given: str) -> str:
    """Give a pipeline's name as it is looked up: without a file suffix (generation spec 9.1)."""
    for suffix in _SUFFIXES:
        if given.endswith(suffix):
            return given.removesuffix(suffix)
    return given


def from_document(document: Mapping[str, Any]) -> Definition:
    """Give the definition that a document accepted by the schema holds, unknown fields left out."""
    agents = cast("Mapping[str, Any]", document.get("agents", {}))
    return Definition(
        name=document["name"],
        description=document.get("description"),
        agents={role: _agent(value) for role, value in agents.items()},
        handoff=_handoff(document.get("handoff")),
        reuse=_reuse(document.get("reuse")),
        origin=document.get("origin"),
        stages=tuple(map(_stage, document["stages"])),
    )


@cache
def _defaults(definition: str) -> Mapping[str, Any]:
    """Give the default of each property of one `$defs` entry that has one."""
    definitions = cast("dict[str, Any]", schemas.load(SCHEMA)["$defs"])
    properties = definitions[definition]["properties"]
    return {key: value["default"] for key, value in properties.items() if "default" in value}


def _stage(document: Mapping[str, Any]) -> Stage:
    filled = {**_defaults("stage"), **document}
    decomposes = filled["kind"] == DECOMPOSE
    return Stage(
        id=filled["id"],
        kind=filled["kind"],
        skill=None if decomposes else filled["skill"],
        child=filled["childPipeline"] if decomposes else None,
        role=filled.get("role"),
        requires=tuple(filled["requires"]),
        gate=filled["gate"] in (True, RETIRED_GATE),
        loop=_loop(filled["loop"]) if "loop" in filled else None,
        parallel_group=filled.get("parallelGroup"),
        condition=filled.get("condition"),
        lead_review=filled["leadReview"],
        verify_policy=filled.get("verifyPolicy"),
        runtime=filled.get("runtime"),
        session_reuse=filled.get("sessionReuse"),
        sandbox=filled.get("sandbox"),
        model=filled.get("model"),
        effort=filled.get("effort"),
        handoff=_handoff(filled.get("handoff")),
    )


def _agent(value: str | Mapping[str, Any]) -> Agent:
    document = {"runtime": value} if isinstance(value, str) else value
    filled = {**_defaults("agentSettings"), **document}
    return Agent(
        runtime=filled["runtime"],
        session_reuse=filled.get("sessionReuse"),
        sandbox=filled.get("sandbox"),
        model=filled.get("model"),
        effort=filled.get("effort"),
    )


def _handoff(document: Mapping[str, Any] | None) -> Handoff | None:
    if document is None:
        return None
    return Handoff(
        threshold=_optional_threshold(document),
        roles=_thresholds(document.get("roles", {})),
        max_relays=_optional_integer(document.get("maxRelays")),
        stall_limit=_optional_integer(document.get("stallLimit")),
    )


def _reuse(document: Mapping[str, Any] | None) -> Reuse | None:
    if document is None:
        return None
    filled = {**_defaults("reuse"), **document}
    return Reuse(
        planner=filled["planner"],
        implementer=filled["implementer"],
        threshold=_optional_threshold(filled),
        roles=_thresholds(filled.get("roles", {})),
    )


def _loop(document: Mapping[str, Any]) -> ReviewCycle | GoalLoop:
    if document["kind"] == "review-cycle":
        return ReviewCycle(int({**_defaults("reviewCycle"), **document}["maxRounds"]))
    filled = {**_defaults("goal"), **document}
    return GoalLoop(
        gate=_gate(filled["gate"]),
        max_rounds=int(filled["maxRounds"]),
        loop_stall_limit=int(filled["loopStallLimit"]),
        blocked_threshold=int(filled["blockedThreshold"]),
        run_artifact=filled["runArtifact"],
    )


def _gate(document: Mapping[str, Any]) -> Measure | Evaluate:
    if document["kind"] == "evaluate":
        return Evaluate(document.get("goal"), document.get("rubric"))
    filled = {**_defaults("measure"), **document}
    return Measure(
        command=filled.get("command"),
        threshold=filled.get("threshold"),
        target=filled.get("target"),
        direction=filled["direction"],
        timeout_sec=int(filled["timeoutSec"]),
    )


def _thresholds(document: Mapping[str, Any]) -> Mapping[str, Threshold]:
    return {role: _threshold(value) for role, value in document.items()}


def _optional_threshold(document: Mapping[str, Any]) -> Threshold | None:
    return _threshold(document["threshold"]) if "threshold" in document else None


def _threshold(value: float | Mapping[str, Any]) -> Threshold:
    if isinstance(value, (int, float)):
        return value
    return RemainingTokens(int(value["remainingTokens"]))


def _optional_integer(value: float | None) -> int | None:
    """Give a whole number as an `int`, however it was written (`3.0` is one)."""
    return None if value is None else int(value)
