"""Archive applies exactly what a delta says, for any specs and deltas whatever."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from rasen.planning.applying import Counts, Refused, apply_delta
from rasen.planning.change_text import entries_of
from rasen.planning.delta import ADDED, MODIFIED, REMOVED, RENAMED, Delta
from rasen.planning.markdown import Markdown, decode
from rasen.planning.spec import SpecBlocks
from rasen.planning.validation import delta_file_diagnostics

NAMES = st.sampled_from(["A", "B", "C", "D", "E", "a", "Long name", "longname"])
BODIES = st.lists(
    st.sampled_from(
        [
            "It SHALL hold.",
            "It MUST — auch „so“.",
            "",
            "  ",
            "#### Scenario: One",
            "#### Two",
            "- **WHEN** x",
            "```",
            "### Requirement: Fenced",
            "## Fenced",
            "~~~~",
            "### Aside",
            "\u2028odd\x0c",
        ]
    ),
    max_size=6,
)
LINE_ENDS = st.sampled_from(["\n", "\r\n", "\r"])


def closed(lines):
    """Give lines in which headings of other blocks stand in fences only, all of which are closed."""
    kept, fence = [], ""
    for line in lines:
        mark = line[:3] if line.startswith(("```", "~~~")) else ""
        if line.startswith(("### Requirement", "## ")) and not fence:
            continue
        if mark and not fence:
            fence = line
        elif mark and line.startswith(fence[:3]) and len(line) >= len(fence):
            fence = ""
        kept.append(line)
    return [*kept, fence] if fence else kept


BLOCKS = st.builds(lambda name, body: (name, closed(body)), NAMES, BODIES)


def spec_of(draw, blocks):
    """Give a main spec with these requirements, of any layout."""
    lines = [*draw(st.sampled_from([[], ["", "# S", "", "", "## Purpose", "Text."]]))]
    lines += [*draw(st.sampled_from([["## Requirements"], ["## requirements", "Intro", ""]]))]
    for name, body in blocks:
        lines += ["", f"### Requirement: {name}", *body]
    notes = ["## Notes", "```", "", "", "```"]
    lines += draw(st.sampled_from([[], ["", "## Notes", "", "", "x"], notes]))
    end = draw(LINE_ENDS)
    mark = draw(st.sampled_from([b"", b"\xef\xbb\xbf"]))
    return mark + (end.join(lines) + draw(st.sampled_from(["", end, end * 3]))).encode()


def delta_of(draw, added, modified, removed, renamed):
    """Give a delta with these entries, its sections in any order and as often as they come."""
    sections = []
    for operation, blocks in ((ADDED, added), (MODIFIED, modified)):
        for name, body in blocks:
            sections.append([f"## {operation} Requirements", f"### Requirement: {name}", *body])
    sections += [["## REMOVED Requirements", f"- `### Requirement: {name}`"] for name in removed]
    for old, new in renamed:
        pair = [f"- FROM: `### Requirement: {old}`", f"- TO: `### Requirement: {new}`"]
        sections.append(["## RENAMED Requirements", *pair])
    lines = [line for section in draw(st.permutations(sections)) for line in [*section, ""]]
    return draw(LINE_ENDS).join(lines).encode()


def few(values):
    return st.lists(values, max_size=2)


@st.composite
def any_pairs(draw):
    """A main spec and a delta that need not have anything to do with it."""
    blocks = draw(st.lists(BLOCKS, max_size=4, unique_by=lambda block: block[0]))
    entries = [draw(few(each)) for each in (BLOCKS, BLOCKS, NAMES, st.tuples(NAMES, NAMES))]
    return spec_of(draw, blocks), delta_of(draw, *entries)


@st.composite
def fitting_pairs(draw):
    """A main spec and a delta that does something with some of its requirements."""
    blocks = draw(st.lists(BLOCKS, min_size=1, max_size=5, unique_by=lambda b: b[0].lower()))
    added = draw(few(BLOCKS.map(lambda block: (f"New {block[0]}", block[1]))))
    modified, removed, renamed = [], [], []
    for name, body in blocks:
        wanted = draw(st.sampled_from(["keep", MODIFIED, REMOVED, RENAMED, "both", "same"]))
        if wanted in (RENAMED, "both"):
            renamed.append((name, f"Other {name}"))
        if wanted == REMOVED:
            removed.append(name)
        if wanted in (MODIFIED, "both"):
            more = draw(BLOCKS)[1]
            modified.append((f"Other {name}" if wanted == "both" else name, [*body, *more]))
        if wanted == "same":
            added.append((name, body))
    return spec_of(draw, blocks), delta_of(draw, added, modified, removed, renamed)


PAIRS = fitting_pairs() | fitting_pairs() | any_pairs()


def attempted(delta, main):
    """Give what becomes of a spec, or the refusal."""
    try:
        return apply_delta(delta, main, capability="c", change="x")
    except Refused as error:
        return error


def squeezed(lines):
    """Give the lines that are not blank."""
    return [line for line in lines if line.strip()]


def body(text, block):
    """Give the lines below a heading, the first of blank ones that follow each other outside fences."""
    lines, was_blank = [], False
    for index in range(block.start + 1, block.end):
        is_blank = not text.lines[index].strip() and not text.is_masked(index)
        if not (is_blank and was_blank):
            lines.append(text.lines[index])
        was_blank = is_blank
    return lines


def blocks_of(data):
    """Give each requirement of a spec with what stands below its heading, in order."""
    spec = SpecBlocks(Markdown(decode(data)))
    return {each.name: body(spec.text, each) for each in spec.blocks}


def expected(old, delta):
    """Work out naively what a spec holds once a delta is applied that was not refused."""
    new = dict(old)
    counts = dict.fromkeys(Counts._fields, 0)
    for pair in delta.renamed:
        source, target = pair.source.name, pair.target.name
        if source in new:
            new = {target if name == source else name: lines for name, lines in new.items()}
            counts["renamed"] += 1
    for removal in delta.removed:
        del new[removal.name]
        counts["removed"] += 1
    for block in delta.modified:
        counts["modified"] += new[block.name] != body(delta.text, block)
        new[block.name] = body(delta.text, block)
    for block in delta.added:
        counts["added"] += block.name not in new
        new.setdefault(block.name, body(delta.text, block))
    return new, counts


def around(data):
    """Give what stands before and behind the requirements of a spec, blank lines left out."""
    spec = SpecBlocks(Markdown(decode(data)))
    lines = spec.text.lines
    first = spec.blocks[0].start if spec.blocks else spec.end
    return squeezed(lines[:first]), squeezed(lines[spec.end :])


@given(PAIRS)
@settings(deadline=None, max_examples=400)
def test_every_requirement_is_accounted_for(pair):
    """Kept, renamed, removed, replaced or added, in that order; and nothing else has happened."""
    main, delta = pair
    read = Delta(Markdown(decode(delta)))
    done = attempted(delta, main)
    if isinstance(done, Refused):
        return
    new, counts = expected(blocks_of(main), read)
    assert counts == done.counts._asdict()
    if done.data is None:
        assert not new
        return
    assert list(blocks_of(done.data)) == list(new)
    assert blocks_of(done.data) == new
    before, after = around(main)
    assert [each.lower() for each in around(done.data)[0]] == [each.lower() for each in before]
    assert around(done.data)[1] == after


@given(PAIRS)
@settings(deadline=None, max_examples=200)
def test_what_was_applied_has_its_form(pair):
    """One line end at the end, one sort of them, and nothing that another delta would change."""
    main, delta = pair
    done = attempted(delta, main)
    if isinstance(done, Refused) or done.data is None:
        return
    text = done.data.decode()
    end = "\r\n" if "\r\n" in text else "\n"
    assert text.endswith(end)
    assert not text.endswith(end * 2)
    assert "\r" not in text.replace("\r\n", "")
    assert ("\r\n" in text) == (main.find(b"\r\n") >= 0)
    assert done.data.startswith(b"\xef\xbb\xbf") == main.startswith(b"\xef\xbb\xbf")
    more = attempted(b"## ADDED Requirements\n### Requirement: Zz\nx\n", done.data)
    assert more.counts == Counts(added=1)
    assert attempted(b"## REMOVED Requirements\n### Requirement: Zz\n", more.data).data == done.data


@given(PAIRS, st.booleans())
@settings(deadline=None, max_examples=400)
def test_show_validate_and_archive_agree(pair, is_new):
    """What `show` tells is what is done, and what `validate` calls an error is refused.

    Of what is written only the rules for single requirements are left to the spec itself.
    """
    main, delta = None if is_new else pair[0], pair[1]
    read = Delta(Markdown(decode(delta)))
    spec = SpecBlocks(Markdown(decode(main))) if main is not None else None
    shown = [(entry.operation, entry.name, entry.new_name) for entry in entries_of(read, "c")]
    errors = {
        found.code for found in delta_file_diagnostics(read, spec) if found.severity == "error"
    }
    errors -= {"requirement_statement_missing", "requirement_keyword_missing"}
    errors -= {"requirement_scenario_missing"}
    done = attempted(delta, main)
    if isinstance(done, Refused):
        return
    assert errors == set()
    new = blocks_of(done.data) if done.data is not None else {}
    for operation, name, target in shown:
        if operation == RENAMED:
            goes_on = any(entry[:2] in {(REMOVED, target), (RENAMED, target)} for entry in shown)
            assert target in new or goes_on
        elif operation == REMOVED:
            assert name not in new or (ADDED, name, "") in shown or main is None
        else:
            assert name in new


@given(st.binary(max_size=300), st.binary(max_size=300) | st.none())
@settings(deadline=None, max_examples=300)
def test_any_bytes_are_applied_or_refused(delta, main):
    """Never anything else, and the last line is ended."""
    done = attempted(delta, main)
    if not isinstance(done, Refused) and done.data is not None:
        assert done.data.endswith(b"\n")
