"""Typed values: what a document says, and the defaults of the schema."""

from __future__ import annotations

from rasen import schemas
from rasen.pipelines.model import (
    Agent,
    Evaluate,
    GoalLoop,
    Handoff,
    Measure,
    RemainingTokens,
    Reuse,
    ReviewCycle,
    Stage,
    bare_name,
    from_document,
)


def stage(**fields: object) -> Stage:
    document = {"name": "p", "stages": [{"id": "a", "skill": "rasen-propose", **fields}]}
    return from_document(document).stages[0]


def test_a_bare_stage_has_the_defaults_of_the_schema() -> None:
    """A stage of an ID and a skill is standard, requires nothing and asks nobody."""
    assert stage() == Stage(
        id="a",
        kind="standard",
        skill="rasen-propose",
        child=None,
        role=None,
        requires=(),
        gate=False,
        loop=None,
        parallel_group=None,
        condition=None,
        lead_review=False,
        verify_policy=None,
        runtime=None,
        session_reuse=None,
        sandbox=None,
        model=None,
        effort=None,
        handoff=None,
    )


def test_a_decompose_stage_has_a_child_and_no_skill() -> None:
    """The skill of a decompose stage is dropped and its child defaults to small-feature."""
    decomposing = stage(kind="decompose")
    assert (decomposing.skill, decomposing.child) == (None, "small-feature")


def test_a_standard_stage_has_no_child() -> None:
    """The child pipeline of a standard stage counts for nothing."""
    assert stage(childPipeline="bug-fix").child is None


def test_the_retired_gate_word_reads_as_true() -> None:
    """`vet` and true are one gate."""
    assert [stage(gate=value).gate for value in ("vet", True, False)] == [True, True, False]


def test_loops_have_their_defaults() -> None:
    """Each kind of loop and gate is filled from the schema."""
    assert stage(loop={"kind": "review-cycle"}).loop == ReviewCycle(3)
    measured = stage(loop={"kind": "goal", "gate": {"kind": "measure"}}).loop
    assert measured == GoalLoop(Measure(None, None, None, "gte", 120), 5, 2, 3, "goal-run.json")
    judged = stage(loop={"kind": "goal", "gate": {"kind": "evaluate", "goal": "x"}}).loop
    assert judged == GoalLoop(Evaluate("x", None), 5, 2, 3, "goal-run.json")


def test_whole_numbers_become_integers() -> None:
    """A count written as 4.0 is the integer 4."""
    loop = stage(loop={"kind": "review-cycle", "maxRounds": 4.0}).loop
    assert isinstance(loop, ReviewCycle)
    assert (loop.max_rounds, type(loop.max_rounds)) == (4, int)


def test_agents_are_names_or_settings() -> None:
    """Settings without a runtime have the default one."""
    definition = from_document(
        {
            "name": "p",
            "agents": {"planner": "codex", "fixer": {"model": "m", "unknown": 1}},
            "stages": [{"id": "a", "skill": "s"}],
        }
    )
    assert definition.agents == {
        "planner": Agent("codex", None, None, None, None),
        "fixer": Agent("claude", None, None, "m", None),
    }


def test_thresholds_are_fractions_or_remaining_tokens() -> None:
    """Handoff and reuse keep both forms of a threshold, by role and in general."""
    definition = from_document(
        {
            "name": "p",
            "handoff": {"threshold": 1, "roles": {"fixer": {"remainingTokens": 9}}, "maxRelays": 2},
            "reuse": {"implementer": "never", "roles": {"planner": 0.5}},
            "stages": [{"id": "a", "skill": "s"}],
        }
    )
    assert definition.handoff == Handoff(1, {"fixer": RemainingTokens(9)}, 2, None)
    assert definition.reuse == Reuse("auto", "never", None, {"planner": 0.5})


def test_the_examples_of_the_schema_become_definitions() -> None:
    """What the schema shows as good is what the model takes."""
    examples = schemas.load("files:pipeline")["examples"]
    assert isinstance(examples, list)
    assert [from_document(example).name for example in examples] == ["tidal-survey", "split"]


def test_a_file_suffix_is_no_part_of_a_name() -> None:
    """One trailing .yaml or .yml is dropped."""
    names = ["bug-fix", "bug-fix.yaml", "bug-fix.yml", "a.yaml.yml", "yaml"]
    assert list(map(bare_name, names)) == ["bug-fix", "bug-fix", "bug-fix", "a.yaml", "yaml"]
