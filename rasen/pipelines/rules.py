"""What the stages of a pipeline must obey beyond the schema (generation spec 9.3, rules 1 to 9).

Each rule is a function of the definition that gives at most one finding; the rule about skills
gives one per stage. All of them take time linear in the number of stages and requirements, but
for parallel groups, where each pass over the stages settles `_GROUPS_PER_PASS` groups.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from rasen.diagnostics import Text
from rasen.pipelines.model import DECOMPOSE, ReviewCycle, bare_name

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

    from rasen.diagnostics import Pointer
    from rasen.pipelines.model import Definition, Stage

_GROUPS_PER_PASS = 2048  # bits of one mask: 256 bytes per stage
_SHOWN = 12  # IDs of a long cycle that the message names

Graph = list[list[int]]


class Finding(NamedTuple):
    """What is wrong with a value: the code, the values of its sentence, and where it stands.

    `path` is the contract's: `/stages` for everything structural, whatever `pointer` names.
    Its place is that of the value at `pointer`, or where `key` is set that of this key.
    """

    code: str
    params: Mapping[str, object]
    pointer: Pointer
    path: str | None = "/stages"
    severity: str = "error"
    key: Pointer | None = None


class Child(NamedTuple):
    """What rule 7 wants to know of a pipeline that exists."""

    is_valid: bool
    decomposes: bool


class Children(Protocol):
    """Where child pipelines are looked up."""

    def find(self, name: str) -> Child | None:
        """Give the pipeline of this name, None where there is none."""
        ...


def structure(definition: Definition) -> list[Finding]:
    """Give what breaks rules 1 to 6, in their order."""
    found = [unique_ids(definition), *_order_findings(definition)]
    if found[1] is None and found[2] is None:
        found += [
            independent_groups(definition),
            decompose_first(definition),
            composed_floor(definition),
        ]
    return [finding for finding in found if finding is not None]


def has_order(definition: Definition) -> bool:
    """Tell whether rules 2 and 3 hold, without which rule 7 is not asked."""
    return not any(_order_findings(definition))


def unique_ids(definition: Definition) -> Finding | None:
    """Rule 1: no two stages have one ID."""
    first: dict[str, int] = {}
    for index, stage in enumerate(definition.stages):
        if first.setdefault(stage.id, index) != index:
            return _invalid("pipeline_duplicate_stage", ("stages", index, "id"), id=stage.id)
    return None


def known_requirements(definition: Definition) -> Finding | None:
    """Rule 2: a stage requires only stages of this pipeline."""
    known = {stage.id for stage in definition.stages}
    for index, stage in enumerate(definition.stages):
        for place, required in enumerate(stage.requires):
            if required not in known:
                pointer = ("stages", index, "requires", place)
                return _invalid("pipeline_requirement", pointer, id=stage.id, required=required)
    return None


def acyclic(definition: Definition) -> Finding | None:
    """Rule 3: no stage requires itself, directly or through others."""
    graph = _graph(definition)
    order = _order(graph)
    if len(order) == len(graph):
        return None
    cycle = _cycle(graph, set(range(len(graph))).difference(order))
    ids = [definition.stages[index].id for index in cycle]
    place = definition.stages[cycle[0]].requires.index(ids[1 % len(ids)])
    shown = [*ids, ids[0]]
    if len(shown) > _SHOWN:
        shown = [*shown[: _SHOWN - 2], "…", shown[-1]]
    pointer = ("stages", cycle[0], "requires", place)
    return _invalid("pipeline_cycle", pointer, cycle=" → ".join(shown))


def independent_groups(definition: Definition) -> Finding | None:
    """Rule 4: no stage depends on another of its parallel group; asked only where 2 and 3 hold."""
    groups: dict[str, list[int]] = {}
    for index, stage in enumerate(definition.stages):
        if stage.parallel_group is not None:
            groups.setdefault(stage.parallel_group, []).append(index)
    shared = [members for members in groups.values() if len(members) > 1]
    if not shared:
        return None
    graph = _graph(definition)
    order = _order(graph)
    passes = range(0, len(shared), _GROUPS_PER_PASS)
    dependent = [
        index
        for start in passes
        for index in _dependent(graph, order, shared[start : start + _GROUPS_PER_PASS])
    ]
    return _group_finding(definition, graph, min(dependent)) if dependent else None


def decompose_first(definition: Definition) -> Finding | None:
    """Rule 5: at most one decompose stage, and it is the only stage that requires nothing."""
    stages = definition.stages
    decomposing = [index for index, stage in enumerate(stages) if stage.kind == DECOMPOSE]
    if not decomposing:
        return None
    first, *others = decomposing
    if others:
        second = others[0]
        pointer: Pointer = ("stages", second)
        return _invalid(
            "pipeline_decompose_twice", pointer, id=stages[second].id, first=stages[first].id
        )
    if stages[first].requires:
        pointer = ("stages", first, "requires")
        return _invalid("pipeline_decompose_late", pointer, id=stages[first].id)
    for index, stage in enumerate(stages):
        if index != first and not stage.requires:
            pointer = ("stages", index)
            return _invalid(
                "pipeline_decompose_beside", pointer, id=stage.id, first=stages[first].id
            )
    return None


def composed_floor(definition: Definition) -> Finding | None:
    """Rule 6: a composed pipeline has a reviewer and a review cycle."""
    if definition.origin != "composed":
        return None
    if all(stage.role != "reviewer" for stage in definition.stages):
        return _invalid("pipeline_no_reviewer", ("origin",))
    if not any(isinstance(stage.loop, ReviewCycle) for stage in definition.stages):
        return _invalid("pipeline_no_review_cycle", ("origin",))
    return None


def usable_child(definition: Definition, children: Children | None) -> Finding | None:
    """Rule 7: each child exists, is valid, does not decompose itself and is not this pipeline.

    Without `children` only the last is asked.
    """
    for index, stage in enumerate(definition.stages):
        if stage.child is not None and (reason := _unusable(stage.child, definition, children)):
            pointer = ("stages", index, "childPipeline")
            return _invalid(reason, pointer, id=stage.id, child=stage.child)
    return None


def skills(
    definition: Definition,
    *,
    known: Collection[str],
    enabled: Collection[str],
    canonical: Callable[[str], str] = str,
    disabled: str = "warning",
) -> Iterator[Finding]:
    """Rules 8 and 9: the skill of each standard stage is known, and enabled.

    `canonical` gives the present name of a retired spelling; `disabled` is the severity of a
    skill that the selection leaves out.
    """
    for index, stage in enumerate(definition.stages):
        if stage.skill is None:
            continue
        skill = canonical(stage.skill)
        if skill not in known:
            yield _skill_finding("pipeline_skill_unknown", index, stage, "error")
        elif skill not in enabled:
            yield _skill_finding("pipeline_skill_disabled", index, stage, disabled)


def build_order(definition: Definition) -> list[str]:
    """Give the IDs in the order of generation spec 9.4; rules 1 to 3 hold."""
    from rasen.text.jcs import utf16_key

    stages = {stage.id: stage for stage in definition.stages}
    waiting = {name: len(set(stage.requires)) for name, stage in stages.items()}
    dependents: dict[str, list[str]] = {name: [] for name in stages}
    for name, stage in stages.items():
        for required in set(stage.requires):
            dependents[required].append(name)
    queue = sorted((name for name, count in waiting.items() if not count), key=utf16_key)
    for name in queue:
        ready = []
        for dependent in dependents[name]:
            waiting[dependent] -= 1
            if not waiting[dependent]:
                ready.append(dependent)
        queue += sorted(ready, key=utf16_key)
    return queue


def _invalid(reason: str, pointer: Pointer, **params: object) -> Finding:
    return Finding("pipeline_invalid", {"reason": Text(f"reasons.{reason}", params)}, pointer)


def _skill_finding(code: str, index: int, stage: Stage, severity: str) -> Finding:
    params = {"id": stage.id, "skill": stage.skill}
    path = f"/stages/{index}/skill"
    return Finding(code, params, ("stages", index, "skill"), path, severity)


def _order_findings(definition: Definition) -> list[Finding | None]:
    return [known_requirements(definition), acyclic(definition)]


def _unusable(child: str, definition: Definition, children: Children | None) -> str | None:
    """Give the key of the sentence that says why a child cannot be used, None for a usable one."""
    name = bare_name(child)
    if name == definition.name:
        return "pipeline_child_itself"
    if children is None:
        return None
    found = children.find(name)
    if found is None:
        return "pipeline_child_missing"
    if not found.is_valid:
        return "pipeline_child_invalid"
    return "pipeline_child_decomposes" if found.decomposes else None


def _graph(definition: Definition) -> Graph:
    """Give the indexes of the stages that each stage requires, unknown names left out.

    Of stages with one ID the first is meant: rule 1 has reported the others.
    """
    index_of: dict[str, int] = {}
    for index, stage in enumerate(definition.stages):
        index_of.setdefault(stage.id, index)
    return [
        [index_of[name] for name in dict.fromkeys(stage.requires) if name in index_of]
        for stage in definition.stages
    ]


def _order(graph: Graph) -> list[int]:
    """Give the stages that stand on no cycle, each behind all that it requires (Kahn)."""
    waiting = list(map(len, graph))
    dependents: Graph = [[] for _ in graph]
    for index, requirements in enumerate(graph):
        for required in requirements:
            dependents[required].append(index)
    order = [index for index, count in enumerate(waiting) if not count]
    for index in order:
        for dependent in dependents[index]:
            waiting[dependent] -= 1
            if not waiting[dependent]:
                order.append(dependent)
    return order


def _cycle(graph: Graph, stuck: set[int]) -> list[int]:
    """Give a cycle among the stages that no order reaches, from its first stage in the file.

    Each of them requires another of them, so that walking on must come back to a stage.
    """
    seen: dict[int, int] = {}
    walk: list[int] = []
    index = min(stuck)
    while index not in seen:
        seen[index] = len(walk)
        walk.append(index)
        index = next(required for required in graph[index] if required in stuck)
    cycle = walk[seen[index] :]
    start = cycle.index(min(cycle))
    return cycle[start:] + cycle[:start]


def _dependent(graph: Graph, order: Sequence[int], groups: list[list[int]]) -> list[int]:
    """Give the stages that depend on another of their group, for groups of at least two."""
    group_of = {index: 1 << bit for bit, members in enumerate(groups) for index in members}
    above = [0] * len(graph)  # the groups of all that a stage depends on, itself included
    dependent = []
    for index in order:
        mask = 0
        for required in graph[index]:
            mask |= above[required]
        own = group_of.get(index, 0)
        if mask & own:
            dependent.append(index)
        above[index] = mask | own
    return dependent


def _group_finding(definition: Definition, graph: Graph, index: int) -> Finding:
    """Name the nearest stage of the same group that a dependent stage depends on."""
    stages = definition.stages
    group = stages[index].parallel_group
    seen = {index}
    queue = [index]
    for current in queue:
        for required in graph[current]:
            if required not in seen:
                seen.add(required)
                queue.append(required)
    other = next(each for each in queue[1:] if stages[each].parallel_group == group)
    return _invalid(
        "pipeline_group_dependence",
        ("stages", index, "requires"),
        id=stages[index].id,
        other=stages[other].id,
        group=group,
    )
