"""Rules between stages: each with what it accepts and what it finds, and in which order."""

from __future__ import annotations

import pytest

from rasen.diagnostics import Pointer, Text
from rasen.pipelines import rules
from rasen.pipelines.model import Definition, from_document
from rasen.pipelines.rules import Child, Finding


def pipeline(*stages: dict[str, object], **fields: object) -> Definition:
    filled = [{"skill": "rasen-propose", **stage} for stage in stages]
    return from_document({"name": "p", **fields, "stages": filled})


def chain(count: int) -> Definition:
    later = ({"id": f"s{index}", "requires": [f"s{index - 1}"]} for index in range(1, count))
    return pipeline({"id": "s0"}, *later)


def invalid(reason: str, pointer: Pointer, **params: object) -> Finding:
    return Finding("pipeline_invalid", {"reason": Text(f"reasons.{reason}", params)}, pointer)


class Shelf:
    """Child pipelines by name."""

    def __init__(self, **children: Child) -> None:
        self.children = children

    def find(self, name: str) -> Child | None:
        return self.children.get(name)


GOOD = Child(is_valid=True, decomposes=False)


def test_a_diamond_breaks_no_rule() -> None:
    """Two stages of a group between a first and a last one are fine."""
    diamond = pipeline(
        {"id": "a"},
        {"id": "b", "requires": ["a"], "parallelGroup": "g"},
        {"id": "c", "requires": ["a", "a"], "parallelGroup": "g"},
        {"id": "d", "requires": ["b", "c"]},
    )
    assert rules.structure(diamond) == []


@pytest.mark.parametrize(
    ("stages", "finding"),
    [
        (
            [{"id": "a"}, {"id": "b"}, {"id": "a"}, {"id": "a"}],
            invalid("pipeline_duplicate_stage", ("stages", 2, "id"), id="a"),
        ),
        (
            [{"id": "a"}, {"id": "b", "requires": ["a", "ghost", "wraith"]}],
            invalid("pipeline_requirement", ("stages", 1, "requires", 1), id="b", required="ghost"),
        ),
        (
            [{"id": "a", "requires": ["a"]}],
            invalid("pipeline_cycle", ("stages", 0, "requires", 0), cycle="a → a"),
        ),
        (
            [
                {"id": "x"},
                {"id": "e", "requires": ["b"]},
                {"id": "a", "requires": ["x", "c"]},
                {"id": "b", "requires": ["a"]},
                {"id": "c", "requires": ["b"]},
            ],
            invalid("pipeline_cycle", ("stages", 2, "requires", 1), cycle="a → c → b → a"),
        ),
        (
            [
                {"id": "a", "parallelGroup": "g"},
                {"id": "b", "parallelGroup": "g", "requires": ["a"]},
            ],
            invalid(
                "pipeline_group_dependence",
                ("stages", 1, "requires"),
                id="b",
                other="a",
                group="g",
            ),
        ),
        (
            [
                {"id": "b", "parallelGroup": "g", "requires": ["m"]},
                {"id": "a", "parallelGroup": "g"},
                {"id": "m", "requires": ["a"], "parallelGroup": "h"},
            ],
            invalid(
                "pipeline_group_dependence",
                ("stages", 0, "requires"),
                id="b",
                other="a",
                group="g",
            ),
        ),
        (
            [{"id": "t", "kind": "decompose"}, {"id": "u", "kind": "decompose", "requires": ["t"]}],
            invalid("pipeline_decompose_twice", ("stages", 1), id="u", first="t"),
        ),
        (
            [{"id": "a"}, {"id": "t", "kind": "decompose", "requires": ["a"]}],
            invalid("pipeline_decompose_late", ("stages", 1, "requires"), id="t"),
        ),
        (
            [{"id": "t", "kind": "decompose"}, {"id": "a"}],
            invalid("pipeline_decompose_beside", ("stages", 1), id="a", first="t"),
        ),
    ],
)
def test_each_rule_gives_one_finding_at_its_value(
    stages: list[dict[str, object]], finding: Finding
) -> None:
    """A broken rule is reported once, at the first value that breaks it, under /stages."""
    assert rules.structure(pipeline(*stages)) == [finding]
    assert finding.path == "/stages"


@pytest.mark.parametrize(
    ("stages", "reason"),
    [
        ([{"id": "a"}], "pipeline_no_reviewer"),
        ([{"id": "a", "loop": {"kind": "review-cycle"}}], "pipeline_no_reviewer"),
        ([{"id": "a", "role": "reviewer"}], "pipeline_no_review_cycle"),
    ],
)
def test_a_composed_pipeline_has_a_floor(stages: list[dict[str, object]], reason: str) -> None:
    """A composed pipeline needs a reviewer and a review cycle; other origins do not."""
    assert rules.structure(pipeline(*stages, origin="composed")) == [invalid(reason, ("origin",))]
    assert rules.structure(pipeline(*stages, origin="ui")) == []
    assert rules.structure(pipeline(*stages)) == []


def test_a_composed_pipeline_with_both_is_fine() -> None:
    """One reviewer and one review cycle are enough."""
    stages = [{"id": "a", "role": "reviewer"}, {"id": "b", "loop": {"kind": "review-cycle"}}]
    assert rules.structure(pipeline(*stages, origin="composed")) == []


def test_later_rules_wait_for_a_sound_order() -> None:
    """An unknown requirement and a cycle are both reported, and rules 4 to 6 are not asked."""
    broken = pipeline(
        {"id": "a", "requires": ["ghost"], "parallelGroup": "g"},
        {"id": "b", "requires": ["c"], "parallelGroup": "g"},
        {"id": "c", "requires": ["b"], "kind": "decompose", "parallelGroup": "g"},
        origin="composed",
    )
    reasons = [finding.params["reason"].key for finding in rules.structure(broken)]  # type: ignore[attr-defined]
    assert reasons == ["reasons.pipeline_requirement", "reasons.pipeline_cycle"]
    assert not rules.has_order(broken)


def test_rules_are_reported_in_their_order() -> None:
    """Rules 1, 4, 5 and 6 can all be broken at once."""
    broken = pipeline(
        {"id": "t", "kind": "decompose", "parallelGroup": "g"},
        {"id": "a", "requires": ["t"], "parallelGroup": "g"},
        {"id": "a"},
        origin="composed",
    )
    reasons = [finding.params["reason"].key for finding in rules.structure(broken)]  # type: ignore[attr-defined]
    assert reasons == [
        "reasons.pipeline_duplicate_stage",
        "reasons.pipeline_group_dependence",
        "reasons.pipeline_decompose_beside",
        "reasons.pipeline_no_reviewer",
    ]


@pytest.mark.parametrize(
    ("child", "reason"),
    [
        ("p", "pipeline_child_itself"),
        ("p.yaml", "pipeline_child_itself"),
        ("ghost", "pipeline_child_missing"),
        ("broken", "pipeline_child_invalid"),
        ("deep", "pipeline_child_decomposes"),
    ],
)
def test_a_child_that_cannot_be_used(child: str, reason: str) -> None:
    """A child is another, existing, valid pipeline that does not decompose."""
    shelf = Shelf(
        broken=Child(is_valid=False, decomposes=False), deep=Child(is_valid=True, decomposes=True)
    )
    definition = pipeline({"id": "t", "kind": "decompose", "childPipeline": child})
    assert rules.usable_child(definition, shelf) == invalid(
        reason, ("stages", 0, "childPipeline"), id="t", child=child
    )


def test_a_child_that_can_be_used() -> None:
    """A good child passes, the default one included, also with a file suffix."""
    shelf = Shelf(**{"small-feature": GOOD, "bug-fix": GOOD})
    assert rules.usable_child(pipeline({"id": "t", "kind": "decompose"}), shelf) is None
    spelled = pipeline({"id": "t", "kind": "decompose", "childPipeline": "bug-fix.yaml"})
    assert rules.usable_child(spelled, shelf) is None


def test_without_a_shelf_only_itself_is_refused() -> None:
    """Where no pipelines can be looked up, a child is taken on trust."""
    unknown = pipeline({"id": "t", "kind": "decompose", "childPipeline": "ghost"})
    assert rules.usable_child(unknown, None) is None
    itself = pipeline({"id": "t", "kind": "decompose", "childPipeline": "p"})
    assert rules.usable_child(itself, None) is not None


def test_skills_are_known_and_enabled() -> None:
    """Per standard stage one finding: unknown, else disabled; a retired spelling counts."""
    definition = pipeline(
        {"id": "t", "kind": "decompose", "skill": "whatever"},
        {"id": "a", "skill": "rasen-sorcery"},
        {"id": "b", "skill": "rasen-ship"},
        {"id": "c", "skill": "rasen:qa"},
    )
    found = list(
        rules.skills(
            definition,
            known={"rasen-ship", "rasen-qa"},
            enabled={"rasen-qa"},
            canonical=lambda name: name.replace("rasen:", "rasen-"),
        )
    )
    assert [(each.code, each.path, each.severity) for each in found] == [
        ("pipeline_skill_unknown", "/stages/1/skill", "error"),
        ("pipeline_skill_disabled", "/stages/2/skill", "warning"),
    ]


def test_a_disabled_skill_can_be_an_error() -> None:
    """Whoever saves or runs a pipeline asks for severity error."""
    definition = pipeline({"id": "a", "skill": "s"})
    (found,) = rules.skills(definition, known={"s"}, enabled=(), disabled="error")
    assert (found.code, found.severity) == ("pipeline_skill_disabled", "error")


def test_the_cycle_shown_is_short() -> None:
    """A cycle of 10,000 stages is named by its first stages and where it closes."""
    count = 10_000
    ring = pipeline(
        *({"id": f"s{index}", "requires": [f"s{(index - 1) % count}"]} for index in range(count))
    )
    found = rules.acyclic(ring)
    assert found is not None
    (reason,) = found.params.values()
    assert isinstance(reason, Text)
    assert reason.params["cycle"] == (
        "s0 → s9999 → s9998 → s9997 → s9996 → s9995 → s9994 → s9993 → s9992 → s9991 → … → s0"
    )


def test_a_long_chain_is_no_deep_recursion() -> None:
    """A chain of 20,000 stages passes every rule and has its order."""
    definition = chain(20_000)
    assert rules.structure(definition) == []
    assert rules.build_order(definition) == [f"s{index}" for index in range(20_000)]


def test_many_parallel_groups_are_settled_in_passes() -> None:
    """More groups than one pass settles are all looked at; the first stage in the file is named."""
    count = 5_000
    firsts = ({"id": f"a{index}", "parallelGroup": f"g{index}"} for index in range(count))
    seconds = (
        {"id": f"b{index}", "parallelGroup": f"g{index}", "requires": [f"a{index + 1}"]}
        for index in range(count - 1)
    )
    good = [*firsts, *seconds]
    assert rules.independent_groups(pipeline(*good)) is None
    last = {"id": "z", "parallelGroup": "g4999", "requires": ["a4999"]}
    early = {"id": "y", "parallelGroup": "g1", "requires": ["z", "b0"]}
    found = rules.independent_groups(pipeline(*good, last, early))
    assert found == invalid(
        "pipeline_group_dependence",
        ("stages", len(good), "requires"),
        id="z",
        other="a4999",
        group="g4999",
    )


def test_the_build_order_goes_from_the_roots_each_wave_sorted() -> None:
    """Roots first, sorted; then behind each stage those that it was the last to make ready."""
    definition = pipeline(
        {"id": "z"},
        {"id": "m", "requires": ["z"]},
        {"id": "b", "requires": ["z"]},
        {"id": "a", "requires": ["m"]},
        {"id": "c", "requires": ["b"]},
        {"id": "B"},
        {"id": "ü", "requires": ["B"]},
        {"id": "e", "requires": ["a", "c"]},
        {"id": "d", "requires": ["B", "z", "z"]},
    )
    assert rules.build_order(definition) == ["B", "z", "ü", "b", "d", "m", "c", "a", "e"]


def test_the_build_order_sorts_by_utf_16_code_units() -> None:
    """An ID beyond the basic plane comes before one at its end."""
    definition = pipeline({"id": "\uff5e"}, {"id": "\U0001f600"})
    assert rules.build_order(definition) == ["\U0001f600", "\uff5e"]
