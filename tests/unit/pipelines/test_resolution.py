"""Build order, and the values that stages end up with."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from rasen.context import Context
from rasen.locale import Translator
from rasen.pipelines.configuration import Configuration
from rasen.pipelines.model import from_document
from rasen.pipelines.order import build_order
from rasen.pipelines.resolution import Resolver
from rasen.stores.roots import select_root

IDS = st.lists(st.text("abc", min_size=1, max_size=3), min_size=1, max_size=9, unique=True)


def definition(stages, **top):
    """Give a definition of stages that all have a skill."""
    filled = [{"skill": "rasen-propose", **stage} for stage in stages]
    return from_document({"name": "tide", "stages": filled, **top})


def naive(stages):
    """Give the build order by asking all stages again after each one that is taken."""
    queue = sorted(stage.id for stage in stages if not stage.requires)
    order = []
    while queue:
        order.append(queue.pop(0))
        ready = [
            stage.id
            for stage in stages
            if stage.id not in order + queue and set(stage.requires) <= set(order)
        ]
        queue += sorted(ready)
    return order


@given(st.data())
def test_build_order_agrees_with_the_naive_one(data):
    """Whatever requires whatever without a cycle, the order is that of the plain description."""
    ids = data.draw(IDS)
    stages = []
    for index, identifier in enumerate(ids):
        before = st.sampled_from(ids[:index]) if index else st.nothing()
        requires = data.draw(st.lists(before, max_size=4)) if index else []
        stages.append({"id": identifier, "requires": requires})
    known = definition(data.draw(st.permutations(stages))).stages
    assert build_order(known) == naive(known)


def resolver(tmp_path, known, *, config="", settings=None):
    """Give the resolver of a definition in a project with this configuration, and what it tells."""
    (tmp_path / "work" / "rasen" / "specs").mkdir(parents=True)
    (tmp_path / "work" / "rasen" / "config.yaml").write_text(config, "utf-8")
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "config.json").write_text(json.dumps(settings or {}), "utf-8")
    env = {"HOME": str(tmp_path), "RASEN_HOME": str(tmp_path / "home")}
    told = []
    context = Context(str(tmp_path / "work"), env, Translator("en"), tell=told.append)
    found = Configuration(context, select_root(context, None))
    return Resolver("tide", known, found), told


def test_autopilot_takes_every_gate_away_but_those_that_are_set(tmp_path):
    """A gate of its own goes before the autopilot, wherever the autopilot is set."""
    known = definition([{"id": "a", "gate": True}, {"id": "b", "gate": True}])
    settings = {"pipelines": {"tide": {"gates": {"b": "on"}}}}
    found, _ = resolver(tmp_path, known, config="autopilot: {gates: off}\n", settings=settings)
    resolved = [found.stage(stage) for stage in known.stages]
    assert [(each.gate, each.gate_source) for each in resolved] == [
        (False, "autopilot-project"),
        (True, "stage-override-global"),
    ]


def test_model_of_a_preset_decides_the_thresholds(tmp_path):
    """A model that has a preset is handed over, and used again, by remaining tokens."""
    known = definition(
        [{"id": "a", "role": "planner"}], agents={"planner": {"model": "my-GPT-5-mini"}}
    )
    found, _ = resolver(tmp_path, known)
    resolved = found.stage(known.stages[0])
    assert (resolved.threshold, resolved.threshold_source) == ({"remainingTokens": 60000}, "preset")
    assert found.reuse()["roles"] == {"planner": {"remainingTokens": 180000}, "implementer": 0.25}


def test_block_without_threshold_is_the_source_of_the_default(tmp_path):
    """The default threshold is ascribed to the block that sets something else."""
    known = definition([{"id": "a", "handoff": {"maxRelays": 1}}, {"id": "b"}])
    found, _ = resolver(tmp_path, known)
    sources = [found.stage(stage).threshold_source for stage in known.stages]
    assert sources == ["stage", "default"]


def test_wrong_value_of_configuration_is_told_and_ignored(tmp_path):
    """What the schema does not allow changes nothing; the next scope is asked."""
    known = definition([{"id": "a", "role": "planner"}])
    config = "models: {default: 7}\nhandoff: [1]\n"
    found, told = resolver(tmp_path, known, config=config, settings={"models": {"default": "m"}})
    resolved = found.stage(known.stages[0])
    assert (resolved.model, resolved.model_source) == ("m", "global-default")
    assert resolved.threshold == 0.5
    assert {text.key for text in told} == {"notes.pipelineConfigIgnored"}
