"""One delta applied to one main spec, byte for byte."""

from __future__ import annotations

import pytest

from rasen.locale import Translator
from rasen.planning.applying import Counts, Refused, apply_delta

ENGLISH = Translator("en")
PURPOSE = "## Purpose\nThe harbour is lit.\n"


def block(name, text="It SHALL hold."):
    return f"### Requirement: {name}\n{text}\n\n#### Scenario: One\n- **WHEN** now\n"


def spec(*blocks):
    return f"# S\n\n{PURPOSE}\n## Requirements\n\n" + "\n".join(blocks)


def section(operation, *blocks):
    return f"## {operation} Requirements\n\n" + "\n".join(blocks) + "\n"


def renamed(*pairs):
    lines = (f"- FROM: `### Requirement: {a}`\n- TO: `### Requirement: {b}`\n" for a, b in pairs)
    return section("RENAMED", *lines)


def apply(delta, main, **names):
    texts = [text if isinstance(text, bytes | None) else text.encode() for text in (delta, main)]
    return apply_delta(*texts, **{"capability": "wing/hall", "change": "refit", **names})


def applied(delta, main):
    """Give the text of the spec then, and what was counted."""
    done = apply(delta, main)
    return done.data.decode(), done.counts


def refusals(delta, main):
    """Give what a refusal says, each with its line and `main` where it is about the main spec."""
    with pytest.raises(Refused) as caught:
        apply(delta, main)
    return [
        (
            ENGLISH.text(each.reason.key, **each.reason.params),
            each.place and each.place.line,
            *["main"] * each.in_main,
        )
        for each in caught.value.refusals
    ]


def test_every_operation_has_its_order_and_its_count():
    """Renames keep their place, then removals, then replacements, then additions at the end."""
    main = spec(block("A"), block("B"), block("C"))
    delta = section("ADDED", block("B"), block("N"))
    delta += section("MODIFIED", block("Z", "It MUST hold."))
    delta = renamed(("A", "Z")) + section("REMOVED", "### Requirement: B\n") + delta
    delta = delta.replace(block("B") + "\n" + block("N"), block("N"))
    text, counts = applied(delta, main)
    assert text == spec(block("Z", "It MUST hold."), block("C"), block("N"))
    assert counts == Counts(1, 1, 1, 1)


def test_a_renamed_requirement_keeps_its_body_and_place():
    """Only its heading is another one, written as all are."""
    main = spec("###   requirement:A\nIt SHALL.\n\n#### S\n- x\n", block("B"))
    text, counts = applied(renamed(("A", "Q")), main)
    assert text == spec("### Requirement: Q\nIt SHALL.\n\n#### S\n- x\n", block("B"))
    assert counts == Counts(renamed=1)


def test_renames_are_done_one_after_the_other():
    """So a name may be given on, from the last one backwards."""
    main = spec(block("A"), block("B"))
    text, _ = applied(renamed(("B", "C"), ("A", "B")), main)
    assert text == spec(block("B"), block("C"))
    assert refusals(renamed(("A", "B"), ("B", "C")), main) == [
        ('The spec has a requirement "B" already.', 4)
    ]


def test_what_was_done_by_hand_before_is_done():
    """A rename, an identical addition, an identical replacement: none of them counts."""
    main = spec(block("Z"), block("N"), block("M"))
    delta = renamed(("A", "Z")) + section("ADDED", block("N")) + section("MODIFIED", block("M"))
    done = apply(delta, main)
    assert done.data == main.encode()
    assert done.counts == Counts()


def test_blank_lines_make_no_difference_between_blocks():
    """What is written has one blank line in a row anyway."""
    main = spec(block("N"))
    delta = section("ADDED", block("N").replace("\n\n", "\n \n\n\n"))
    assert refusals(delta.replace("now", "then"), main)
    assert apply(delta.replace("\n \n\n", "\n\n"), main).data == main.encode()


@pytest.mark.parametrize(
    ("delta", "said", "line"),
    [
        (section("ADDED", block("A", "It MUST.")), 'The spec has a requirement "A" already.', 3),
        (section("MODIFIED", block("Q")), 'The main spec has no requirement "Q" for MODIFIED.', 3),
        (
            section("REMOVED", "### Requirement: a\n"),
            'The main spec has no requirement "a" for REMOVED.',
            3,
        ),
        (renamed(("Q", "R")), 'The main spec has no requirement "Q" for RENAMED.', 3),
        (renamed(("A", "A")), 'The spec has a requirement "A" already.', 4),
        ("# Nothing\n", "The file has no delta section.", None),
        (section("ADDED", "text\n"), "The file has delta sections without any entry.", 1),
    ],
)
def test_what_does_not_fit_is_refused(delta, said, line):
    """With the line of the delta file that says it."""
    assert refusals(delta, spec(block("A"))) == [(said, line)]


@pytest.mark.parametrize("name", ["night DESK", "Nightdesk", "Night  Desk", "NIGHT\u00a0desk"])
def test_names_that_differ_in_case_or_blanks_alone_are_refused(name):
    """For an added requirement, for the new name of another, and where a rename would be done."""
    main = spec(block("Night desk"), block("Other"))
    alike = f'"{name}" and the requirement "Night desk" of the spec differ in case or blanks alone.'
    assert refusals(section("ADDED", block(name)), main) == [(alike, 3)]
    assert refusals(renamed(("Other", name)), main) == [(alike, 4)]
    unknown = f'The main spec has no requirement "{name}" for RENAMED.'
    assert refusals(renamed((name, "Other")), main) == [(unknown, 3)]


def test_two_added_names_that_look_the_same_are_refused():
    """The first one is there when the second one comes."""
    delta = section("ADDED", block("Bell"), block("bell"))
    assert len(refusals(delta, None)) == 1


def test_a_name_may_be_given_another_case():
    """By a rename, and by taking it away and adding it."""
    main = spec(block("bell"))
    assert applied(renamed(("bell", "Bell")), main)[0] == spec(block("Bell"))
    delta = section("REMOVED", "### Requirement: bell\n") + section("ADDED", block("Bell"))
    assert applied(delta, main)[0] == spec(block("Bell"))
    assert apply(renamed(("bell", "Bell")), spec(block("Bell"))).counts == Counts()


def test_a_replacement_keeps_all_scenarios():
    """Any heading of the fourth level counts, as often as it is there, however it is closed."""
    old = "### Requirement: A\nIt SHALL.\n#### Scenario: x ##\n- a\n#### y\n- b\n#### y\n- c\n"
    new = "### Requirement: A\nIt MUST.\n#### x\n- a\n#### Scenario: y\n- b\n"
    (refusal,) = refusals(section("MODIFIED", new), spec(old))
    assert refusal == ('The modified requirement "A" lacks scenarios of the main spec: "y".', 3)
    text, _ = applied(section("MODIFIED", new + "#### y\n- d\n"), spec(old))
    assert text == spec(new + "#### y\n- d\n")


def test_scenarios_of_a_renamed_requirement_are_those_under_its_old_name():
    """The replacement has its new name by then."""
    main = spec(block("A") + "#### Two\n- x\n")
    delta = renamed(("A", "B")) + section("MODIFIED", block("B"))
    ((said, _),) = refusals(delta, main)
    assert said == 'The modified requirement "B" lacks scenarios of the main spec: "Two".'


def test_a_spec_of_doubtful_structure_is_refused():
    """It says where: delta headings, requirements outside of the section, names used twice."""
    main = spec(block("A"), block("A")) + "\n## ADDED Requirements\n\n## Notes\n\n" + block("Q")
    found = refusals(section("ADDED", block("B")), main)
    assert [(line, *where) for _, line, *where in found] == [
        (14, "main"),
        (20, "main"),
        (24, "main"),
    ]


def test_conflicts_of_a_delta_are_refused_all_at_once():
    """Those of the rules that came later as well."""
    delta = section("ADDED", block("B"), block("B")) + section("REMOVED", "### Requirement: B\n")
    delta += section("RENAMED", "FROM: ### Requirement: A\nTO: ### Requirement: Z\n")
    delta += "TO: ### Requirement: Y\n"
    assert len(refusals(delta, spec(block("A"), block("B")))) == 3


class TestNewSpec:
    """A capability that has no main spec yet."""

    def test_it_is_made_around_the_added_requirements(self):
        """Its purpose names the change until somebody writes one."""
        text, counts = applied(section("ADDED", block("A")), None)
        head, _, rest = text.partition("## Requirements")
        assert rest == "\n\n" + block("A")
        assert head.startswith("# wing/hall Specification\n\n## Purpose\nTo be written: ")
        assert "refit" in head
        assert len(head.splitlines()[3]) >= 50
        assert counts == Counts(added=1)

    def test_the_purpose_of_the_delta_is_carried_over(self):
        """With headings and fences in it, and one blank line between any two parts."""
        purpose = "Gives water.\n\n\n### Who\n```\n\n\n## x\n```"
        delta = f"## Purpose\n\n{purpose}\n\n" + section("ADDED", block("A"))
        text, _ = applied(delta, None)
        kept = purpose.replace("water.\n\n\n", "water.\n\n")
        assert text == (
            f"# wing/hall Specification\n\n## Purpose\n{kept}\n\n## Requirements\n\n{block('A')}"
        )

    def test_an_empty_purpose_is_none(self):
        """The next one that holds something counts."""
        delta = "## Purpose\n\n## Purpose\nReal.\n\n" + section("ADDED", block("A"))
        assert "## Purpose\nReal.\n\n## Req" in applied(delta, None)[0]

    def test_nothing_can_be_removed_from_it(self):
        """That is no refusal; the names are told."""
        delta = section("ADDED", block("A")) + section("REMOVED", "- `### Requirement: Q`\n")
        done = apply(delta, None)
        assert done.skipped == ["Q"]
        assert done.counts == Counts(added=1)

    def test_nothing_can_be_modified_or_renamed_in_it(self):
        """Each of them is a refusal."""
        delta = section("MODIFIED", block("A")) + renamed(("B", "C"))
        assert [line for _, line in refusals(delta, None)] == [3, 11]

    def test_names_with_line_ends_stay_on_their_line(self):
        """A folder may be called anything."""
        done = apply(section("ADDED", block("A")), None, capability="a\nb\rc", change="d\r\ne")
        assert done.data.startswith(b"# a b c Specification\n\n## Purpose\n")
        assert b"d e" in done.data


class TestBytes:
    """What is not touched stays as it is."""

    DELTA = section("REMOVED", "### Requirement: Q\n")

    def removed(self, main):
        return apply(self.DELTA, main).data

    def test_line_ends_and_mark_are_those_of_the_file(self):
        """The first line end is that of all lines; a mark at the start stays."""
        main = "\ufeff" + spec(block("A"), block("Q")).replace("\n", "\r\n")
        wanted = "\ufeff" + spec(block("A")).replace("\n", "\r\n")
        assert self.removed(main) == wanted.encode()
        mixed = main.replace("\r\n", "\n", 1)
        assert self.removed(mixed) == wanted.replace("\r\n", "\n").encode()
        old_mac = spec(block("A"), block("Q")).replace("\n", "\r")
        assert self.removed(old_mac) == spec(block("A")).encode()

    def test_other_line_ends_end_no_line(self):
        """They are characters like any other."""
        text = "It SHALL\u2028hold\x0bon\x85and\x0con."
        assert self.removed(spec(block("A", text), block("Q"))) == spec(block("A", text)).encode()

    def test_bytes_that_are_no_text_survive(self):
        """In the spec as well as in what comes from the delta."""
        main = (
            spec(block("A", "It SHALL \x01 hold."), block("Q")).encode().replace(b"\x01", b"\xff")
        )
        delta = self.DELTA + section("ADDED", block("N", "It SHALL \x01."))
        done = apply(delta.encode().replace(b"\x01", b"\xfe\xc3"), main)
        wanted = spec(block("A", "It SHALL \x01 hold."), block("N", "It SHALL \x02."))
        assert done.data == wanted.encode().replace(b"\x01", b"\xff").replace(b"\x02", b"\xfe\xc3")

    def test_blank_lines_are_unified_outside_of_fences(self):
        """One in a row, none at the end; what stands in a fence is not touched."""
        fence = "```\n\n\n### Requirement: No\n\n\n\n```\n"
        main = f"\n\n# S\n\n\n{PURPOSE}{fence}\n\n\n## Requirements\nIntro\n\n\n"
        main += block("A") + "\n\n" + fence + block("Q") + "\n\n## Notes\n\n\nx \t\n\n\n"
        wanted = f"\n# S\n\n{PURPOSE}{fence}\n## Requirements\n\nIntro\n\n"
        wanted += block("A") + "\n" + fence + "\n## Notes\n\nx \t\n"
        assert self.removed(main).decode() == wanted

    def test_a_spec_without_the_section_gets_one(self):
        """At its end, also where the file ends without a line end."""
        text, _ = applied(section("ADDED", block("A")), "# S\n\ntext")
        assert text == "# S\n\ntext\n\n## Requirements\n\n" + block("A")
        text, _ = applied(section("ADDED", block("A")), "# S\n\n## requirements")
        assert text == "# S\n\n## requirements\n\n" + block("A")

    def test_an_empty_file_is_filled(self):
        """It has no section either."""
        text, _ = applied(section("ADDED", block("A")), "")
        assert text == "## Requirements\n\n" + block("A")

    def test_a_heading_without_blank_gets_one(self):
        """Else no reader of a main spec would take it for a requirement."""
        text, _ = applied(section("ADDED", "###Requirement:A\nIt SHALL.\n#### S\n- x\n"), None)
        assert text.endswith("\n\n### Requirement: A\nIt SHALL.\n#### S\n- x\n")


class TestLastRequirement:
    """A spec that has lost its last requirement."""

    DELTA = section("REMOVED", "### Requirement: A\n")

    def test_nothing_is_left(self):
        """Whatever stands around the section."""
        assert apply(self.DELTA, spec(block("A")) + "\n## Notes\nx\n").data is None

    def test_a_requirement_without_that_word_keeps_it(self):
        """It is one for `show`, and for whoever wrote it."""
        plain = "### Plain\nIt SHALL.\n\n#### S\n- x\n"
        assert apply(self.DELTA, spec(plain, block("A"))).data == spec(plain).encode()

    def test_removed_and_added_is_not_empty(self):
        """The requirement may be another one."""
        delta = self.DELTA + section("ADDED", block("B"))
        assert applied(delta, spec(block("A")))[0] == spec(block("B"))


class TestOpenFences:
    """A fence that is never closed hides what would come to stand behind it."""

    OPEN = "### Requirement: N\nIt SHALL.\n\n#### S\n```\ncode\n"

    def test_at_the_end_it_hides_nothing(self):
        """That is where it stood before as well."""
        text, _ = applied(section("ADDED", self.OPEN), spec(block("A")))
        assert text == spec(block("A"), self.OPEN)

    @pytest.mark.parametrize(
        ("delta", "main", "hidden"),
        [
            (section("ADDED", OPEN), spec(block("A")) + "\n## Notes\n", "## Notes"),
            (section("MODIFIED", OPEN), spec("### Requirement: N\nx\n", block("B")), "B"),
            (section("ADDED", block("B")), spec(OPEN), "B"),
            (section("ADDED", block("B")), "# S\n```\n", "B"),
        ],
    )
    def test_elsewhere_the_delta_is_refused(self, delta, main, hidden):
        """With the name of what could not be found again."""
        ((said, line),) = refusals(delta, main)
        assert f'"{hidden}" could not be found again' in said
        assert line is None

    def test_a_purpose_with_an_open_fence_is_refused(self):
        """It would hide the requirements of the new spec."""
        delta = section("ADDED", block("B")) + "## Purpose\n~~~\nx\n"
        assert len(refusals(delta, None)) == 1
