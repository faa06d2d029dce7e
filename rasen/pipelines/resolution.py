"""The values that the stages of a pipeline end up with, and where each comes from.

Definition, configuration and presets are asked in the order of generation spec 9.5.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from rasen.pipelines.model import RemainingTokens

if TYPE_CHECKING:
    from rasen.pipelines.configuration import Configuration
    from rasen.pipelines.model import Definition, Handoff, Stage, Threshold

_RUNTIME = "claude"
_HANDOFF, _REUSE = 0.5, 0.25
_MAX_RELAYS, _STALL_LIMIT = 3, 2
# Part of a model's name, in lower case -> tokens that must remain at a handoff, at a reuse.
_PRESETS = {"gpt-5": (60000, 180000)}


class Resolved(NamedTuple):
    """What a stage ends up with."""

    gate: bool
    gate_source: str
    runtime: str
    runtime_source: str
    session_reuse: str | None
    sandbox: str | None
    model: str | None
    model_source: str
    effort: str | None
    threshold: object
    threshold_source: str
    max_relays: int
    stall_limit: int


class Resolver:
    """Resolves the stages of one pipeline."""

    def __init__(self, name: str, definition: Definition, configuration: Configuration) -> None:
        self._name = name
        self._definition = definition
        self._configuration = configuration

    def stage(self, stage: Stage) -> Resolved:
        """Give the values of a stage."""
        agent = self._definition.agents.get(stage.role or "")
        gate, gate_source = self._gate(stage)
        runtime, runtime_source = self._runtime(stage)
        model, model_source = self._model(stage)
        threshold, threshold_source = self._threshold(stage, model)
        blocks = [block for block in (stage.handoff, self._definition.handoff) if block]
        relays = (block.max_relays for block in blocks if block.max_relays is not None)
        stalls = (block.stall_limit for block in blocks if block.stall_limit is not None)
        return Resolved(
            gate=gate,
            gate_source=gate_source,
            runtime=runtime,
            runtime_source=runtime_source,
            session_reuse=stage.session_reuse or (agent.session_reuse if agent else None),
            sandbox=stage.sandbox or (agent.sandbox if agent else None),
            model=model,
            model_source=model_source,
            effort=stage.effort or (agent.effort if agent else None),
            threshold=threshold,
            threshold_source=threshold_source,
            max_relays=next(relays, _MAX_RELAYS),
            stall_limit=next(stalls, _STALL_LIMIT),
        )

    def reuse(self) -> dict[str, object]:
        """Give whether sessions are used again, as the document shows it."""
        reuse = self._definition.reuse
        general = reuse.threshold if reuse else None
        roles = {}
        for role in ("planner", "implementer"):
            threshold = reuse.roles.get(role, general) if reuse else None
            agent = self._definition.agents.get(role)
            preset = _preset(agent.model if agent else None)
            tokens = {"remainingTokens": preset[1]} if preset else _REUSE
            roles[role] = tokens if threshold is None else shown(threshold)
        return {
            "planner": reuse.planner if reuse else "auto",
            "implementer": reuse.implementer if reuse else "auto",
            "threshold": _REUSE if general is None else shown(general),
            "roles": roles,
        }

    def _own(self, kind: str, key: str | None) -> tuple[object, str] | None:
        if key is None:
            return None
        found = self._configuration.first("pipelines", self._name, kind, key)
        return (found[0], f"stage-override-{found[1]}") if found else None

    def _gate(self, stage: Stage) -> tuple[bool, str]:
        if own := self._own("gates", stage.id):
            return own[0] == "on", own[1]
        for value, scope in self._configuration.each(("autopilot", "gates")):
            if value == "off":
                return False, f"autopilot-{scope}"
        return stage.gate, "stage"

    def _runtime(self, stage: Stage) -> tuple[str, str]:
        if own := self._own("runtimes", stage.role):
            return cast("str", own[0]), own[1]
        agent = self._definition.agents.get(stage.role or "")
        value = stage.runtime or (agent.runtime if agent else _RUNTIME)
        settings = (stage.runtime, stage.session_reuse, stage.sandbox, stage.model, stage.effort)
        if any(setting is not None for setting in settings):
            return value, "stage"
        return value, "agent" if agent else "default"

    def _model(self, stage: Stage) -> tuple[str | None, str]:
        if own := self._own("models", stage.id):
            return cast("str", own[0]), own[1]
        if stage.model is not None:
            return stage.model, "stage"
        agent = self._definition.agents.get(stage.role or "")
        if agent is not None and agent.model is not None:
            return agent.model, "agent"
        by_role = [("models", "roles", stage.role)] if stage.role else []
        found = self._configuration.first_of(*by_role, ("models", "default"))
        if found is None:
            return None, "default"
        value, scope, index = found
        return cast("str", value), f"{scope}-{'role' if index < len(by_role) else 'default'}"

    def _threshold(self, stage: Stage, model: str | None) -> tuple[object, str]:
        if own := self._own("handoff", stage.id):
            return own
        block = self._definition.handoff
        if stage.handoff and stage.handoff.threshold is not None:
            return shown(stage.handoff.threshold), "stage"
        if block and stage.role is not None and stage.role in block.roles:
            return shown(block.roles[stage.role]), "role"
        if block and block.threshold is not None:
            return shown(block.threshold), "pipeline"
        by_role = [("handoff", "roles", stage.role)] if stage.role else []
        if found := self._configuration.first_of(*by_role, ("handoff", "threshold")):
            value, scope, index = found
            return value, f"{scope}-{'role' if index < len(by_role) else 'config'}"
        if preset := _preset(model):
            return {"remainingTokens": preset[0]}, "preset"
        if _says_anything(stage.handoff):
            return _HANDOFF, "stage"
        return _HANDOFF, "pipeline" if _says_anything(block) else "default"


def shown(threshold: Threshold) -> object:
    """Give a threshold as documents show it."""
    if isinstance(threshold, RemainingTokens):
        return {"remainingTokens": threshold.tokens}
    return threshold


def _preset(model: str | None) -> tuple[int, int] | None:
    name = (model or "").lower()
    return next((preset for part, preset in _PRESETS.items() if part in name), None)


def _says_anything(block: Handoff | None) -> bool:
    return block is not None and block != (None, {}, None, None)
