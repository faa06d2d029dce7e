"""Four times the input takes about four times the time, for whatever is slowest about each kind."""

from __future__ import annotations

import resource

import pytest

from tests.limits.measuring import MIB
from tests.property.checked import checked

SKILL = b"---\nname: rasen-docs\ndescription: a\n---\n"
DRAFT_07 = b'{"$schema":"http://json-schema.org/draft-07/schema#","uniqueItems":true}'


def listed(item, count):
    """Give a JSON list of the values that a function of the number gives."""
    return b"[" + b",".join(map(item, range(count))) + b"]"


def objects(count):
    """Give a JSON list of unequal objects."""
    return listed(lambda number: b'{"id":%d,"a":["%d",{}]}' % (number, number), count)


def stages(count):
    """Give a pipeline in which every stage waits for the one after it."""
    head = b"name: a\ndescription: b\nstages:\n"
    stage = b"- {id: s%d, skill: rasen-ship, role: shipper, requires: [s%d]}\n"
    return head + b"".join(stage % (number, (number + 1) % count) for number in range(count))


TEXTS = [
    ("broken.json", None, 8_000, lambda n: b'{"a":[' + b'{"b":1},' * n + b"x"),
    ("repeated.json", None, 8_000, lambda n: b"{" + b'"a":1,' * n + b'"a":1}'),
    ("compiled.yaml", None, 2_000, lambda n: b"- {a: [1, b], c: d}\n" * n),
    ("pure.yaml", None, 200, lambda n: b"- {x: :y}\n- [1, b, {c: d}]\n" * n),
    ("tabs.yaml", None, 200, lambda n: b"- {x: :y}\n- a\n \t \n  b\n" * n),
    ("aliases.yaml", None, 20_000, lambda n: b"&a a: 1\n" + b"b: 1\n" * n),
    ("unique.json", b'{"uniqueItems":true}', 4_000, objects),
    ("unique.json", DRAFT_07, 4_000, objects),
    ("branches.json", b'{"items":{"anyOf":[{"required":["x"]},{"required":["id"]}]}}', 4_000, objects),
    ("nothing-fits.json", b'{"items":{"oneOf":[{"required":["x"]},{"required":["y"]}]}}', 4_000, objects),
    ("contains.json", b'{"contains":{"const":1}}', 4_000, objects),
    ("unevaluated.json", b'{"contains":{"const":1},"unevaluatedItems":false}', 4_000, objects),
    ("names.json", b'{"propertyNames":{"maxLength":3}}', 30_000,
     lambda n: b"{" + b",".join(b'"%d":1' % number for number in range(n)) + b"}"),
    ("nested.json", b'{"pattern":"^(a+)+$"}', 200_000, lambda n: b'"' + b"a" * n + b'!"'),
    ("choices.json", b'{"pattern":"^(a|a)*$"}', 20_000, lambda n: b'"' + b"a" * n + b'!"'),
    ("stars.json", b'{"pattern":"(.*)(.*)(.*)(.*)x$"}', 200_000, lambda n: b'"' + b"a" * n + b'"'),
    ("optional.json", b'{"pattern":"(a?){20}a{20}b$"}', 2_000, lambda n: b'"' + b"a" * n + b'"'),
    ("keys.json", b'{"patternProperties":{"^(a*)*b$":false}}', 200_000,
     lambda n: b'{"' + b"a" * n + b'":1}'),
    ("flow/SKILL.md", None, 60_000, lambda n: SKILL + b"__A__ " * n),
    ("flow/pipeline.yaml", None, 1_500, stages),
    ("flow/pipeline.yaml", None, 5_000, lambda n: b"".join(b"k%d: 1\n" % i for i in range(n))),
    ("a.rasenpkg", None, 60_000, lambda n: b'{"format":"rasen-package","a":[' + b"[]," * n + b"1]}"),
]  # fmt: skip


def spent(root, name, schema):
    """Give the least CPU of two checks, in seconds."""
    times = []
    for _ in range(2):
        before = resource.getrusage(resource.RUSAGE_SELF)
        checked(root, paths=[name], schema=schema, views=False)
        after = resource.getrusage(resource.RUSAGE_SELF)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(times)


@pytest.mark.parametrize(
    ("name", "schema", "count", "text"), TEXTS, ids=[f"{name}-{n}" for name, _, n, _ in TEXTS]
)
def test_four_times_the_input_takes_about_four_times_the_time(tmp_path, name, schema, count, text):
    """The time is linear in the input: a quadratic step would make it sixteen times."""
    path = tmp_path / name
    path.parent.mkdir(exist_ok=True)
    if schema is not None:
        (tmp_path / "own.schema.json").write_bytes(schema)
    elif path.suffix in (".json", ".yaml") and path.parent == tmp_path:
        (tmp_path / "own.schema.json").write_bytes(b"true")
    named = "own.schema.json" if (tmp_path / "own.schema.json").exists() else None
    taken = []
    for size in (count, 4 * count):
        path.write_bytes(text(size))
        assert path.stat().st_size < 15 * MIB
        taken.append(spent(tmp_path, name, named))
    assert taken[1] < 8 * max(taken[0], 0.01), taken


LINK = b"[a](b"
MARKDOWN = [
    b"[",
    b"](",
    b"[](",
    LINK,
    b"`",
    b"``a`",
    b"```\n",
    b"[a]: b\n",
    b'[a](b "',
    b"`r/a.md` ",
]


@pytest.mark.parametrize("piece", MARKDOWN, ids=lambda piece: piece.decode().strip())
def test_markdown_is_read_in_linear_time(tmp_path, piece):
    """Links and code spans that never end cost no more than others."""
    flow = tmp_path / "docs"
    flow.mkdir()
    (flow / "workflow.yaml").write_bytes(b"version: 1\nid: docs\nkind: task\nskill: {name: a}\n")
    taken = []
    for size in (40_000, 160_000):
        (flow / "SKILL.md").write_bytes(SKILL + piece * (size // len(piece)))
        taken.append(spent(tmp_path, "docs", None))
    assert taken[1] < 8 * max(taken[0], 0.01), taken
