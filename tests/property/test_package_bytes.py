"""Laws of packages: what is encoded is decoded again, and nothing else than that is accepted."""

from __future__ import annotations

import json
from functools import cache
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rasen import schemas
from rasen.diagnostics import RasenError
from rasen.locale import Translator
from rasen.workflows.package import Package, Packaged, decode, encode, examine
from rasen.workflows.package_validation import check_package

SKILL = "---\nname: rasen-{id}\ndescription: Run it.\n---\n\nDo it.\n"
IDS = st.from_regex(r"x[a-z0-9-]{0,12}", fullmatch=True)
PATHS = st.from_regex(r"(refs|bin|日本|ß)/[b-ké]{1,6}\.md", fullmatch=True)
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=80)
FOLDERS = st.dictionaries(PATHS, TEXTS, max_size=3)


def packaged(identifier, files):
    manifest = f"version: 1\nid: {json.dumps(identifier)}\n"
    return Packaged(
        identifier,
        "",
        {"workflow.yaml": manifest, "SKILL.md": SKILL.format(id=identifier), **files},
    )


@st.composite
def packages(draw):
    """Give a package of workflows, of a profile or of pipelines that keeps all rules."""
    names = draw(st.lists(IDS, min_size=1, max_size=3, unique=True))
    kind = draw(st.sampled_from(["workflow", "profile", "pipeline"]))
    if kind == "pipeline":
        text = "name: {}\nstages:\n  - id: a\n    skill: rasen-propose\n"
        pipelines = tuple(
            Packaged(name, "", {"pipeline.yaml": text.format(json.dumps(name)), **draw(FOLDERS)})
            for name in names
        )
        return Package(kind, tuple(names), (), "", pipelines=pipelines)
    workflows = tuple(packaged(name, draw(FOLDERS)) for name in names)
    if kind == "workflow":
        return Package(kind, tuple(names), workflows, "")
    return Package(kind, tuple(names), workflows, "", "crew", ("apply", *names))


@cache
def sound():
    """Give the bytes of a package of which every byte matters."""
    folder = {"refs/日本.md": 'Mind the "quotes", \t tabs and 🚀.\n'}
    workflows = (packaged("alpha", folder), packaged("beta", {}))
    return encode(Package("profile", ("alpha", "beta"), workflows, "", "crew", ("beta", "alpha")))


def contents(package):
    """Give what a package holds, whatever the order it was made in."""
    return (
        package.kind,
        sorted(package.roots),
        package.name,
        sorted(package.profile or ()),
        sorted((item.name, sorted(item.files.items())) for item in package.workflows),
        sorted((item.name, sorted(item.files.items())) for item in package.pipelines),
    )


@given(packages())
def test_decoding_is_the_inverse_of_encoding(package):
    """Every package comes back with the same content, and encodes to the same bytes again."""
    data = encode(package)
    again = decode(data)
    assert contents(again) == contents(package)
    assert encode(again) == data


@given(packages(), st.randoms())
def test_the_order_of_making_does_not_matter(package, random):
    """Workflows, files and roots in another order give equal bytes."""
    shuffled = []
    for item in package.workflows:
        paths = list(item.files)
        random.shuffle(paths)
        shuffled.append(item._replace(files={path: item.files[path] for path in paths}))
    random.shuffle(shuffled)
    roots = list(package.roots)
    random.shuffle(roots)
    other = package._replace(workflows=tuple(shuffled), roots=tuple(roots))
    assert encode(other) == encode(package)


@given(st.data())
@settings(max_examples=150)
def test_any_flipped_byte_is_refused_with_a_declared_code(data):
    """No byte of a sound package can be another one."""
    position = data.draw(st.integers(0, len(sound()) - 1))
    flip = data.draw(st.integers(1, 255))
    changed = bytearray(sound())
    changed[position] ^= flip
    assert_refused(bytes(changed))


@given(st.data())
def test_any_cut_or_repeated_part_is_refused(data):
    """Nothing can be taken out of a sound package, and nothing put in twice."""
    start = data.draw(st.integers(0, len(sound()) - 1))
    end = data.draw(st.integers(start + 1, len(sound())))
    assert_refused(sound()[:start] + sound()[end:])
    assert_refused(sound()[:end] + sound()[start:])


@given(st.binary(max_size=200))
def test_arbitrary_bytes_are_refused(data):
    """Whatever the bytes are, they are answered with a declared code."""
    assert_refused(data)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.floats() | st.text(max_size=5),
    lambda items: st.lists(items, max_size=3) | st.dictionaries(st.text(max_size=4), items),
    max_leaves=6,
)


@given(st.data())
def test_any_other_value_in_a_package_is_answered(data):
    """A document with one value replaced by anything is refused, or means what it meant."""
    document = json.loads(sound())
    target, step = data.draw(st.sampled_from(list(places(document))))
    target[step] = data.draw(VALUES)
    text = json.dumps(document, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    changed = text.encode("utf-8", "surrogatepass")
    if changed != sound():
        assert_refused(changed)


def places(value):
    """Give each container of a document with each of its keys or indexes."""
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for step, item in list(items):
        yield value, step
        if isinstance(item, (dict, list)):
            yield from places(item)


def assert_refused(data):
    """Hold a refusal to what every consumer relies on: codes, sentences and places."""
    with pytest.raises(RasenError) as caught:
        decode(data)
    (first,) = caught.value.diagnostics
    findings = check_package(data, CONTEXT)
    assert examine(data).findings
    assert findings
    for found in (first, *findings):
        assert found.code in schemas.codes()
        assert found.place is not None
        assert ENGLISH.message(found)


ENGLISH = Translator("en")
CONTEXT = SimpleNamespace(cwd="/", env={"HOME": "/nowhere"}, english=ENGLISH)
