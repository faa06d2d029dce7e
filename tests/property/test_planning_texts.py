"""Any text at all as a spec, a delta, a proposal or a task list."""

from __future__ import annotations

import tempfile
from pathlib import Path

from hypothesis import example, given, settings
from hypothesis import strategies as st

from rasen import schemas
from rasen.context import Context
from rasen.locale import LANGUAGES, Translator
from rasen.planning.change_text import entries_of
from rasen.planning.checking import check_delta_text, check_spec_text
from rasen.planning.delta import ADDED, MODIFIED, REMOVED, RENAMED, Delta
from rasen.planning.layout import PlanningFolder
from rasen.planning.markdown import Markdown
from rasen.planning.proposal import InvalidProposal, read_proposal
from rasen.planning.requirement import block_lines, cut_blocks
from rasen.planning.spec import InvalidSpec, read_spec
from rasen.planning.tasks import tasks_in
from rasen.planning.validating import Request, validate
from rasen.planning.validation import validate_change
from tests.property import planning_model as model

NAMES = st.sampled_from(["A", "A", "a", "B ", "`C`", "A  a", "é", "C##", ""])
BLANKS = st.sampled_from(["", " ", " ", "", "  ", "\t", "\u3000", "\ufeff", "\xa0", "\x1c"])
MARKS = st.sampled_from(["#", "##", "###", "####", "#####", "#######"])
WORDS = st.sampled_from(
    [
        "Purpose",
        "REQUIREMENTS",
        "ADDED Requirements",
        "modified requirements",
        "Removed Requirements",
        "RENAMED Requirements",
        "Added  Requirements",
        "Why",
        "What Changes",
        "text",
    ]
)
REQUIREMENTS = st.builds("###{}Requirement:{}{}".format, BLANKS, BLANKS, NAMES)
SCENARIOS = st.sampled_from(["#### Scenario: S", "#### T ##", "####", "#### ", "##### U"])
PROSE = st.sampled_from(["It SHALL be.", " must", "**Field**: value", "", "", "- x", "MUST_NOT"])
FENCES = st.sampled_from(["```", "~~~~", "   ~~~ x", "` ```", "`````"])
BULLETS = st.one_of(
    st.builds("{}-{}`###{}Requirement: {}`".format, BLANKS, BLANKS, BLANKS, NAMES),
    st.builds("{}- FROM:{}`### Requirement:{}{}`".format, BLANKS, BLANKS, BLANKS, NAMES),
    st.builds("{}TO: ### Requirement: {}{}".format, BLANKS, NAMES, BLANKS),
    st.builds(
        "{}-{}**{}{}{}".format, BLANKS, BLANKS, NAMES, st.sampled_from([":**", "**:"]), NAMES
    ),
)
BOXES = st.builds(
    "{}{}{}[{}]{}x".format,
    BLANKS,
    st.sampled_from(["-", "*", "+", "1.", "12)", "1234567890.", ""]),
    BLANKS,
    st.sampled_from(["", " ", "x", "X ", " ~", "xx", "\u3000", "["]),
    st.sampled_from(["", " ", "(", "["]),
)
HEADINGS = st.builds("{}{}{}".format, MARKS, BLANKS, WORDS)
NOISE = st.text(st.sampled_from("#`~-*[]():. \tR\u2028\0"), max_size=8)
LINES = st.one_of(REQUIREMENTS, SCENARIOS, PROSE, BULLETS, BOXES, HEADINGS, NOISE, FENCES)
PLAIN = st.one_of(PROSE, REQUIREMENTS)
BODIES = st.one_of(REQUIREMENTS, SCENARIOS, PROSE, BULLETS, REQUIREMENTS, SCENARIOS, LINES)
ENDS = st.sampled_from(["\n", "\n", "\n", "\r\n", "\r", "\n\n"])


def texts(lines, least, most):
    """Give texts of so many lines."""
    joined = st.tuples(lines, ENDS).map("".join)
    return st.lists(joined, min_size=least, max_size=most).map("".join)


TEXTS = texts(LINES, 0, 20)
TITLES = ["ADDED", "ADDED", "Modified", "MODIFIED", "REMOVED", "RENAMED", "RENAMED", "Other"]
DELTA_TITLES = st.sampled_from(TITLES)
SECTIONS = st.builds("## {} Requirements\n{}".format, DELTA_TITLES, texts(BODIES, 3, 9))
DELTAS = st.builds(
    "{}{}".format, texts(PLAIN, 0, 2), st.lists(SECTIONS, min_size=2, max_size=4).map("".join)
)
SPECS = st.builds(
    "{}{}\nx\n{}\n{}{}".format,
    texts(PLAIN, 0, 2),
    st.sampled_from(["## Purpose", "## Purpose", "# PURPOSE", "### purpose", "##"]),
    st.sampled_from(["## Requirements", "# requirements", "## REQUIREMENTS", "```"]),
    texts(BODIES, 4, 14),
    texts(LINES, 0, 3),
)
ANY = st.one_of(TEXTS, DELTAS, SPECS)
BYTES = st.one_of(st.binary(max_size=200), ANY.map(str.encode))


def read(text):
    lines = model.lines_of(text)
    return Markdown(text), lines, model.mask_of(lines)


@settings(max_examples=250, deadline=None)
@given(ANY)
def test_lines_fences_and_headings_are_those_of_the_rules(text):
    """The quick reader and the expressions of the contract say the same of every line."""
    found, lines, mask = read(text)
    assert found.lines == lines
    assert [found.is_masked(index) for index in range(len(lines))] == mask
    assert [tuple(heading) for heading in found.headings] == model.headings_of(lines, mask)


@settings(max_examples=250, deadline=None)
@given(SPECS)
@example("## Purpose\nx\n# Requirements\n### A\n##### S\nx\n#### T\ny\n## B\n**F**: g\n")
def test_a_spec_says_what_the_rules_say(text):
    """Purpose, statements and scenarios, or which section is missing first."""
    found, lines, mask = read(text)
    expected = model.spec_of(lines, mask)
    missing = {"spec_purpose_missing": "purpose", "spec_section_missing": "requirements"}
    try:
        spec = read_spec(found)
    except InvalidSpec as error:
        said = missing[error.diagnostic.code]
    else:
        shown = [tuple(spec.shown(requirement)) for requirement in spec.requirements]
        said = (spec.purpose, shown)
    assert said == expected


@settings(max_examples=250, deadline=None)
@given(DELTAS)
@example("## RENAMED Requirements\nFROM: ### Requirement: A\nTO: ### Requirement: B\n")
def test_a_delta_says_what_the_rules_say(text):
    """The names of every operation, in their order."""
    found, lines, mask = read(text)
    delta = Delta(found)
    names, has_section = model.delta_of(lines, mask)
    assert {
        ADDED: [block.name for block in delta.added],
        MODIFIED: [block.name for block in delta.modified],
        REMOVED: [removal.name for removal in delta.removed],
        RENAMED: [(pair.source.name, pair.target.name) for pair in delta.renamed],
    } == names
    assert bool(delta.sections) is has_section


@settings(max_examples=250, deadline=None)
@given(texts(st.one_of(BOXES, LINES), 0, 20))
def test_tasks_are_those_of_the_rules(text):
    """Line by line."""
    expected = [task for line in model.lines_of(text) if (task := model.task_of(line))]
    assert [tuple(task) for task in tasks_in(text)] == expected


@settings(max_examples=150, deadline=None)
@given(texts(BODIES, 0, 20))
def test_blocks_printed_and_read_again_are_the_same_blocks(text):
    """Parse, print, parse: names, lines, statements and scenarios of every requirement stay."""
    delta = Delta(Markdown("## ADDED Requirements\n" + text))
    printed = [line for block in delta.added for line in block_lines(delta.text, block)]
    again = Markdown("\n".join(printed))
    blocks = cut_blocks(again, again.marked, len(again.lines))
    assert [block.name for block in blocks] == [block.name for block in delta.added]
    for block, first in zip(blocks, delta.added, strict=True):
        assert block_lines(again, block) == block_lines(delta.text, first)


@settings(max_examples=150, deadline=None)
@given(DELTAS)
def test_show_and_validate_agree_on_a_delta(text):
    """What one shows the other counts: every entry, and that there is none."""
    with tempfile.TemporaryDirectory() as root:
        folder = PlanningFolder(root)
        path = Path(folder.delta("c", "a"))
        path.parent.mkdir(parents=True)
        path.write_text(text, "utf-8", newline="")
        delta = Delta(Markdown(text))
        shown = list(entries_of(delta, "a"))
        told = {found.code for found in validate_change(folder, "c")}
    assert ("change_without_deltas" in told) is (not shown)
    assert ("delta_sections_missing" in told) is (not delta.sections)
    if shown:
        blocks = [*delta.added, *delta.modified]
        assert len(shown) == len(blocks) + len(delta.removed) + len(delta.renamed)


@settings(max_examples=150, deadline=None)
@given(st.one_of(DELTAS, SPECS))
def test_every_finding_has_a_declared_code_and_a_place_in_the_text(text):
    """Sentences in every language, their severities as declared, lines and columns that exist."""
    lines = model.lines_of(text)
    codes = schemas.codes()
    path = "/r/rasen/changes/c/specs/a/spec.md"
    for found in [*check_spec_text(text), *check_delta_text(text, path)]:
        assert codes[found.code]["x-severity"] == found.severity
        for language in LANGUAGES:
            assert Translator(language).message(found)
        if found.place is not None:
            assert 1 <= found.place.column <= len(lines[found.place.line - 1]) + 1


@settings(max_examples=60, deadline=None)
@given(BYTES, BYTES, st.booleans())
def test_any_bytes_are_validated_under_the_contract(spec, delta, strict):
    """The document conforms, whatever stands in the files, and the verdict follows from it."""
    with tempfile.TemporaryDirectory() as root:
        for path, data in (("specs/a", spec), ("changes/c/specs/a", delta)):
            folder = Path(root, "rasen", path)
            folder.mkdir(parents=True)
            (folder / "spec.md").write_bytes(data)
        context = Context(root, {"HOME": root, "RASEN_HOME": root}, Translator("en"))
        outcome = validate(context, Request(all=True, strict=strict))
    assert schemas.faults("output:validate", outcome.document) == []
    counting = {"ERROR", "WARNING"} if strict else {"ERROR"}
    for item in outcome.document["items"]:
        assert item["valid"] is not any(each["level"] in counting for each in item["issues"])
    assert outcome.status == (0 if all(i["valid"] for i in outcome.document["items"]) else 1)


@settings(max_examples=100, deadline=None)
@given(TEXTS.map("## Why\nx\n## What Changes\n{}".format))
def test_any_proposal_is_read_or_refused(text):
    """Each bullet names a capability and says something."""
    try:
        proposal = read_proposal(Markdown(text))
    except InvalidProposal:
        return
    assert all(bullet.capability and bullet.description for bullet in proposal.deltas)
