"""Definitions from text: what is accepted, what is refused, with which code at which place."""

from __future__ import annotations

import json

import pytest

from rasen.locale import Translator
from rasen.pipelines.definition import check_definition_text, read_definition

STAGE = "stages:\n  - {id: a, skill: rasen-propose}\n"


def places(text: str) -> list[tuple[str, str | None, tuple[int, int] | None]]:
    """Give code, contract path, and place of everything found in a text."""
    return [
        (found.code, found.path, found.place and tuple(found.place))
        for found in check_definition_text(text)
    ]


def sentence(text: str) -> str:
    (found,) = check_definition_text(text)
    return Translator("en").message(found)


@pytest.mark.parametrize(
    "text",
    [
        "name: gut\n" + STAGE,
        '{"name":"json","stages":[{"id":"a","skill":"rasen-propose"}]}',
        '{\n\t"name": "tabs",\n\t"stages": [{"id": "\\ud83d\\ude00\\/", "skill": "s"}]\n}',
        "name: crlf\r\nstages:\r\n  - {id: a, skill: rasen-propose}\r\n",
        "\ufeffname: marke\n" + STAGE,
        "name: yes\nstages:\n  - {id: no, skill: s}\n  - {id: on, skill: s, requires: [no]}\n",
        "{name: flow, stages: [{id: a, skill: s}]}",
        "%YAML 1.2\n---\nname: marked # so\n" + STAGE + "...\n",
        "name: &n anchored\n" + STAGE,
        "name: mass\nstages:\n  - {id: a, skill: s, loop: {kind: goal, gate: {kind: measure}}}\n",
        "name: bare\nstages:\n  - {id: t, kind: decompose, condition: big}\n",
        "name: ignored\nstages:\n  - {id: t, kind: decompose, skill: ''}\n",
        "name: gut\n"
        "agents: {planner: codex, fixer: {model: m}}\n"
        "handoff: {threshold: 1, roles: {fixer: {remainingTokens: 1}}}\n"
        "reuse: {implementer: never, threshold: 0.01}\n" + STAGE,
    ],
)
def test_sound_definitions_pass(text: str) -> None:
    """YAML 1.2 and JSON, any line ends, a byte order mark: all of it is accepted in silence."""
    reading = read_definition(text)
    assert (reading.diagnostics, reading.notes) == ([], [])
    assert reading.definition is not None
    assert check_definition_text(text) == []


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("name: [klammer\n", (2, 1)),
        ("name: doppelt\nname: doppelt\n" + STAGE, (2, 1)),
        ("name: tab\n\tstages: []\n", (2, 1)),
        ("name: viele\n" + STAGE + "---\nname: viele\n", (4, 1)),
        ("name: &n alias\ndescription: *n\n" + STAGE, (2, 14)),
        ("name: tief\nagents: " + "[" * 100 + "]" * 100 + "\n" + STAGE, (2, 72)),
    ],
)
def test_faults_of_syntax_are_one_code(text: str, place: tuple[int, int]) -> None:
    """What the YAML itself breaks is pipeline_invalid at its place, without a path."""
    assert places(text) == [("pipeline_invalid", None, place)]


@pytest.mark.parametrize(
    ("text", "path", "place"),
    [
        ("", None, (1, 1)),
        ("nur ein Satz\n", None, (1, 1)),
        (STAGE, "/name", (1, 1)),
        ("name: ''\n" + STAGE, "/name", (1, 7)),
        ("name: stufenlos\n", "/stages", (1, 1)),
        ("name: leer\nstages: []\n", "/stages", (2, 9)),
        ("name: abbild\nstages: {a: b}\n", "/stages", (2, 9)),
        ("name: p\norigin: web\n" + STAGE, "/origin", (2, 9)),
        ("name: p\nstages:\n  - {skill: s}\n", "/stages/0/id", (3, 5)),
        ("name: p\nstages:\n  - {id: a}\n", "/stages/0/skill", (3, 5)),
        ("name: p\nstages:\n  - {id: a, skill: ''}\n", "/stages/0/skill", (3, 20)),
        ("name: p\nstages:\n  - {id: a, kind: standard}\n", "/stages/0/skill", (3, 5)),
        ("name: p\nstages:\n  - {id: a, kind: split}\n", "/stages/0/kind", (3, 19)),
        ("name: p\nstages:\n  - {id: 7, skill: s}\n", "/stages/0/id", (3, 10)),
        ("name: p\nstages:\n  - {id: a, skill: s, role: captain}\n", "/stages/0/role", (3, 29)),
        ("name: p\nstages:\n  - {id: a, skill: s, gate: 'on'}\n", "/stages/0/gate", (3, 29)),
        ("name: p\nstages:\n  - {id: a, skill: s, requires: b}\n", "/stages/0/requires", (3, 33)),
        (
            "name: p\nstages:\n  - {id: a, skill: s, requires: [~]}\n",
            "/stages/0/requires/0",
            (3, 34),
        ),
        ("name: p\nstages:\n  - {id: a, skill: s, model: ''}\n", "/stages/0/model", (3, 30)),
        ("name: p\nstages:\n  - plain\n", "/stages/0", (3, 5)),
        ("name: nullig\nhandoff: {threshold: 0}\n" + STAGE, "/handoff/threshold", (2, 22)),
        ("name: hoch\nhandoff: {threshold: 1.01}\n" + STAGE, "/handoff/threshold", (2, 22)),
        ("name: nan\nhandoff: {threshold: .nan}\n" + STAGE, "/handoff/threshold", (2, 22)),
        (
            "name: marken\nhandoff: {threshold: {remainingTokens: 0}}\n" + STAGE,
            "/handoff/threshold/remainingTokens",
            (2, 40),
        ),
        (
            "name: mehr\nhandoff: {threshold: {remainingTokens: 5, pct: 1}}\n" + STAGE,
            "/handoff/threshold",
            (2, 43),
        ),
        ("name: relais\nhandoff: {maxRelays: 0}\n" + STAGE, "/handoff/maxRelays", (2, 22)),
        ("name: rollen\nreuse: {roles: {reviewer: 0.2}}\n" + STAGE, "/reuse/roles", (2, 17)),
        ("name: nie\nreuse: {planner: sometimes}\n" + STAGE, "/reuse/planner", (2, 18)),
        ("name: boss\nagents: {boss: claude}\n" + STAGE, "/agents", (2, 10)),
        ("name: gpt\nagents: {planner: gpt}\n" + STAGE, "/agents/planner", (2, 19)),
        (
            "name: gpt\nagents: {planner: {runtime: gpt}}\n" + STAGE,
            "/agents/planner/runtime",
            (2, 29),
        ),
        (
            "name: stufe\nstages:\n  - {id: a, skill: s, handoff: {roles: {planner: 0.2}}}\n",
            "/stages/0/handoff",
            (3, 33),
        ),
    ],
)
def test_wrong_values_are_one_code(text: str, path: str | None, place: tuple[int, int]) -> None:
    """What the schema refuses is one pipeline_invalid at the value, its path a JSON pointer."""
    # What is not a number breaks both bounds.
    assert list(dict.fromkeys(places(text))) == [("pipeline_invalid", path, place)]


@pytest.mark.parametrize(
    ("loop", "path"),
    [
        ("{kind: review-cycle, maxRounds: 0}", "/maxRounds"),
        ("{kind: forever}", "/kind"),
        ("{maxRounds: 1}", "/kind"),
        ("review-cycle", ""),
        ("{kind: goal}", "/gate"),
        ("{kind: goal, gate: {kind: feel}}", "/gate/kind"),
        ("{kind: goal, gate: {kind: measure, command: make bench}}", "/gate"),
        ("{kind: goal, gate: {kind: measure, command: '', target: 1}}", "/gate/command"),
        ("{kind: goal, gate: {kind: measure, target: high}}", "/gate/target"),
        ("{kind: goal, gate: {kind: measure, threshold: .inf}}", "/gate/threshold"),
        ("{kind: goal, gate: {kind: evaluate, command: make}}", "/gate"),
        ("{kind: goal, gate: {kind: evaluate}, loopStallLimit: 1.5}", "/loopStallLimit"),
        ("{kind: goal, gate: {kind: evaluate}, rounds: 1}", ""),
    ],
)
def test_faults_of_loops_are_those_of_their_kind(loop: str, path: str) -> None:
    """The kind of a loop or gate decides which fields it may have; the fault is the writer's own."""
    text = f"name: p\nstages:\n  - {{id: a, skill: s, loop: {loop}}}\n"
    found = [(each.code, each.path) for each in check_definition_text(text)]
    assert found == [("pipeline_invalid", "/stages/0/loop" + path)]


def test_unknown_fields_are_warnings() -> None:
    """Each unknown field of a lenient object is a warning at its key; the definition stays valid."""
    text = (
        "name: tippfehler\n"
        "versions: 1\n"
        "since: 2\n"
        "agents: {fixer: {modell: m}}\n"
        "stages:\n"
        "  - {id: a, skill: s, loop: {kind: review-cycle, rounds: 2}}\n"
        "  - {id: b, skill: s, require: [a]}\n"
    )
    found = check_definition_text(text)
    assert {(each.code, each.severity) for each in found} == {("pipeline_field_unknown", "warning")}
    assert sorted(places(text), key=lambda each: each[2] or ()) == [
        ("pipeline_field_unknown", "/versions", (2, 1)),
        ("pipeline_field_unknown", "/since", (3, 1)),
        ("pipeline_field_unknown", "/agents/fixer/modell", (4, 18)),
        ("pipeline_field_unknown", "/stages/0/loop/rounds", (6, 50)),
        ("pipeline_field_unknown", "/stages/1/require", (7, 23)),
    ]
    assert read_definition(text).definition is not None


def test_an_unknown_field_names_the_nearest_known_one() -> None:
    """The message suggests a field where one is alike, and is a whole sentence where none is."""
    english = Translator("en")
    found = check_definition_text(
        "name: p\nquux: 1\nstages:\n  - {id: a, skill: s, require: [a]}\n"
    )
    assert sorted(map(english.message, found)) == [
        'The field "quux" is not known and is ignored.',
        'The field "require" is not known and is ignored. Is "requires" meant?',
    ]


def test_warnings_and_errors_stand_together() -> None:
    """An unknown field does not hide a wrong value, and the other way round."""
    text = "name: p\nversion: 1\nstages:\n  - {id: a}\n"
    found = [(each.code, each.path) for each in check_definition_text(text)]
    assert sorted(found) == [
        ("pipeline_field_unknown", "/version"),
        ("pipeline_invalid", "/stages/0/skill"),
    ]


def test_the_retired_gate_word_is_a_note() -> None:
    """`gate: vet` is valid; the note about it is no diagnostic of the contract."""
    reading = read_definition("name: p\nstages:\n  - {id: a, skill: s, gate: vet}\n")
    assert reading.diagnostics == []
    (note,) = reading.notes
    assert (note.code, note.severity, note.path, note.place) == (
        "pipeline_gate_retired",
        "info",
        "/stages/0/gate",
        (3, 29),
    )


@pytest.mark.parametrize(
    ("stages", "place"),
    [
        ("  - {id: a, skill: s}\n  - {id: a, skill: s}\n", (4, 10)),
        ("  - {id: a, skill: s, requires: [ghost]}\n", (3, 34)),
        ("  - {id: a, skill: s, requires: [a]}\n", (3, 34)),
        (
            "  - {id: a, skill: s, parallelGroup: g}\n  - {id: m, skill: s, requires: [a]}\n  - {id: b, skill: s, parallelGroup: g, requires: [m]}\n",
            (5, 51),
        ),
        ("  - {id: t, kind: decompose}\n  - {id: u, kind: decompose, requires: [t]}\n", (4, 5)),
        ("  - {id: t, kind: decompose}\n  - {id: a, skill: s}\n", (4, 5)),
    ],
)
def test_structural_findings_point_at_the_value(stages: str, place: tuple[int, int]) -> None:
    """The path of a broken rule is /stages, its place that of the value that breaks it."""
    assert places(f"name: p\nstages:\n{stages}") == [("pipeline_invalid", "/stages", place)]


def test_json_has_places_too() -> None:
    """Findings in a JSON text are placed like those in YAML, keys and values, columns by character."""
    text = '{"name": "😀", "nick": 1,\n "stages": [{"id": "a"}]}'
    assert sorted(places(text)) == [
        ("pipeline_field_unknown", "/nick", (1, 15)),
        ("pipeline_invalid", "/stages/0/skill", (2, 13)),
    ]


def test_broken_json_is_read_as_yaml() -> None:
    """A repeated key of a JSON text is found at its second place."""
    assert places('{"name": "a", "name": "a",\n "stages": [{"id": "a", "skill": "s"}]}') == [
        ("pipeline_invalid", None, (1, 15))
    ]


def test_another_name_is_a_warning() -> None:
    """A definition known by another name stays valid."""
    (found,) = check_definition_text("name: flut\n" + STAGE, name="ebbe")
    assert (found.code, found.severity, found.path) == (
        "pipeline_name_mismatch",
        "warning",
        "/name",
    )
    assert check_definition_text("name: ebbe\n" + STAGE, name="ebbe") == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "name: [",
        "name: p\nstages:\n  - {id: a, skill: s, requires: [a]}\n",
        "name: p\nstages:\n  - {id: a}\n",
        "name: p\nhandoff: {threshold: 2}\n" + STAGE,
        "name: p\nstages:\n  - {id: a, skill: s, loop: {kind: forever}}\n",
    ],
)
def test_sentences_are_whole(text: str) -> None:
    """Every message is a filled sentence with one full stop at its end."""
    message = sentence(text)
    assert message.endswith(".")
    assert not message.endswith("..")
    assert "{" not in message


def test_of_ten_thousand_broken_stages_the_first_are_reported() -> None:
    """Each of 10,000 wrong roles is wrong; the first thousand are told."""
    stages = [{"id": f"s{index}", "skill": "s", "role": "captain"} for index in range(10_000)]
    found = check_definition_text(json.dumps({"name": "p", "stages": stages}))
    assert len(found) == 1000
    assert found[-1].path == "/stages/999/role"
