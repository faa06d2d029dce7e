"""Status over any graph of artifacts agrees with a model that knows no algorithm."""

from __future__ import annotations

import json
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from rasen.context import Context
from rasen.locale import Translator
from rasen.planning.change import Request
from rasen.planning.graph import build_order, cycle
from rasen.planning.status import status

IDS = st.text("abcäZ-1.", min_size=1, max_size=3)


@st.composite
def graphs(draw):
    """Give what each artifact requires: always one that was drawn before it."""
    ids = draw(st.lists(IDS, min_size=1, max_size=8, unique=True))
    requires = {}
    for index, identifier in enumerate(ids):
        earlier = st.lists(st.sampled_from(ids[:index]), max_size=4) if index else st.just([])
        requires[identifier] = draw(earlier)
    order = draw(st.permutations(ids))
    return {identifier: requires[identifier] for identifier in order}


def naive_order(requires):
    """Give the waves of the contract: what is free by ID, then what each one frees by ID."""
    order = sorted(i for i, required in requires.items() if not required)
    taken = 0
    while taken < len(order):
        taken += 1
        done = set(order[:taken])
        order += sorted(
            i for i, required in requires.items() if i not in order and set(required) <= done
        )
    return order


@given(graphs())
@settings(deadline=None)
def test_the_order_is_that_of_the_waves(requires):
    """Each artifact comes when the last one that it requires has had its turn."""
    assert build_order(requires) == naive_order(requires)
    assert cycle(requires) == []


@given(graphs(), st.data())
@settings(deadline=None)
def test_a_circle_is_one(requires, data):
    """With one more requirement there is a circle exactly where not all can be ordered."""
    one, other = (data.draw(st.sampled_from(list(requires))) for _ in range(2))
    requires = {**requires, one: [*requires[one], other]}
    found = cycle(requires)
    assert bool(found) == (len(build_order(requires)) < len(requires))
    for before, after in pairwise(found):
        assert after in requires[before]
    assert not found or found[0] == found[-1]


@given(graphs(), st.data())
@settings(deadline=None, max_examples=60)
def test_status_is_what_the_files_say(tmp_path_factory, requires, data):
    """Done, ready and blocked, what is missing, and the next step follow from files alone."""
    root = tmp_path_factory.mktemp("root")
    change = root / "rasen" / "changes" / "c"
    change.mkdir(parents=True)
    schema = root / "rasen" / "schemas" / "s"
    schema.mkdir(parents=True)
    paths = {identifier: f"{index}.md" for index, identifier in enumerate(requires)}
    artifacts = [
        {"id": i, "generates": paths[i], "description": "", "template": "t", "requires": required}
        for i, required in requires.items()
    ]
    document = {"name": "s", "version": 1, "artifacts": artifacts}
    (schema / "schema.yaml").write_text(json.dumps(document, ensure_ascii=False), "utf-8")
    done = data.draw(st.sets(st.sampled_from(list(requires))))
    for identifier in done:
        (change / paths[identifier]).write_bytes(b"")

    context = Context(str(root), {}, Translator("en"))
    shown = status(context, Request(change="c", schema="s")).document

    expected = []
    for identifier in naive_order(requires):
        entry = {"id": identifier, "outputPath": paths[identifier], "status": "done"}
        missing = sorted(set(requires[identifier]) - done)
        if identifier not in done:
            entry["status"] = "blocked" if missing else "ready"
            if missing:
                entry["missingDeps"] = missing
        expected.append(entry)
    assert shown["artifacts"] == expected
    assert shown["isComplete"] == (done == requires.keys())
    assert shown["applyRequires"] == list(requires)
    assert len(shown["nextSteps"]) == 1
    first = next((entry["id"] for entry in expected if entry["status"] == "ready"), "apply")
    assert first in shown["nextSteps"][0]
