"""Laws of the rules between stages, against slow definitions of the same."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter

from hypothesis import given, settings
from hypothesis import strategies as st

from rasen.pipelines import rules
from rasen.pipelines.model import Definition, from_document

IDS = [f"s{index}" for index in range(9)]


@st.composite
def definitions(draw: st.DrawFn, *, ordered: bool) -> Definition:
    """Pipelines of distinct stages; with `ordered` each requires earlier ones, then shuffled."""
    ids = draw(st.permutations(IDS))[: draw(st.integers(1, len(IDS)))]
    stages: list[dict[str, object]] = []
    for index, name in enumerate(ids):
        choice = ids[:index] if ordered else ids
        requires = draw(st.lists(st.sampled_from(choice), max_size=3)) if choice else []
        stage: dict[str, object] = {"id": name, "skill": "s", "requires": requires}
        if draw(st.booleans()):
            stage["parallelGroup"] = draw(st.sampled_from("gh"))
        stages.append(stage)
    return from_document({"name": "p", "stages": draw(st.permutations(stages))})


def above(definition: Definition, name: str) -> set[str]:
    """Give everything that a stage depends on, itself only where it is on a cycle."""
    requires = {stage.id: stage.requires for stage in definition.stages}
    seen: set[str] = set()
    queue = list(requires[name])
    while queue:
        each = queue.pop()
        if each not in seen:
            seen.add(each)
            queue += requires[each]
    return seen


@given(definitions(ordered=False))
@settings(deadline=None)
def test_a_cycle_is_found_exactly_where_there_is_no_order(definition: Definition) -> None:
    """Rule 3 agrees with the standard library, and the stage it names is on a cycle."""
    graph = {stage.id: set(stage.requires) for stage in definition.stages}
    found = rules.acyclic(definition)
    try:
        TopologicalSorter(graph).prepare()
    except CycleError:
        assert found is not None
        _, stage, _, required = found.pointer
        assert isinstance(stage, int)
        assert isinstance(required, int)
        named = definition.stages[stage]
        next_one = named.requires[required]
        assert next_one == named.id or named.id in above(definition, next_one)
    else:
        assert found is None


@given(definitions(ordered=True))
@settings(deadline=None)
def test_groups_are_independent_exactly_where_no_member_reaches_another(
    definition: Definition,
) -> None:
    """Rule 4 agrees with looking at every pair of stages, and names the first dependent one."""
    group_of = {stage.id: stage.parallel_group for stage in definition.stages}
    dependent = [
        index
        for index, stage in enumerate(definition.stages)
        if stage.parallel_group is not None
        and any(group_of[name] == stage.parallel_group for name in above(definition, stage.id))
    ]
    found = rules.independent_groups(definition)
    assert (found and found.pointer) == (
        ("stages", dependent[0], "requires") if dependent else None
    )


@given(definitions(ordered=True))
@settings(deadline=None)
def test_the_build_order_holds_every_stage_behind_what_it_requires(definition: Definition) -> None:
    """The order is a permutation of the stages in which requirements come first."""
    order = rules.build_order(definition)
    place = {name: index for index, name in enumerate(order)}
    assert sorted(order) == sorted(stage.id for stage in definition.stages)
    assert all(
        place[required] < place[stage.id]
        for stage in definition.stages
        for required in stage.requires
    )
