"""The one reader of Markdown: lines, fences, headings, sections and statements."""

from __future__ import annotations

import pytest

from rasen.diagnostics import Place
from rasen.files.reading import NotFound, NotRegular
from rasen.planning.markdown import Heading, Markdown, decode, read_text, split_lines


def headings(text):
    return [(heading.level, heading.title) for heading in Markdown(text).headings]


def children(text, title):
    found = Markdown(text)
    return [each.heading.title for each in found.children(found.find(title))]


def stated(text):
    found = Markdown(text)
    return found.statement(1, len(found.lines))


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("", [""]),
        ("a\nb", ["a", "b"]),
        ("a\r\nb\rc\n", ["a", "b", "c", ""]),
        ("a\r\r\nb\n\rc", ["a", "", "b", "", "c"]),
        ("a\u2028b\x85c\x0cd\x0be\x1cf", ["a\u2028b\x85c\x0cd\x0be\x1cf"]),
    ],
)
def test_only_line_feeds_and_carriage_returns_end_a_line(text, lines):
    """Both together end one line; separators of Unicode end none."""
    assert split_lines(text) == lines


def test_bytes_become_text_whatever_they_are():
    """What is no UTF-8 is replaced, and one byte order mark is dropped."""
    assert decode(b"\xef\xbb\xbf\xef\xbb\xbfa\xff\x00b\xe2\x82") == "\ufeffa\ufffd\0b\ufffd"


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("# A", [(1, "A")]),
        ("######\u3000A ##\u00a0", [(6, "A ##")]),
        ("#\u2003\ufeff A", [(1, "A")]),
        ("##\x1cA", []),
        ("#A", []),
        ("#", []),
        ("# ", []),
        ("#  ", [(1, "")]),
        ("####### A", []),
        (" # A", []),
        ("#\tA", [(1, "A")]),
    ],
)
def test_a_heading_has_one_to_six_marks_and_white_space(line, found):
    """No blanks before the marks; the closing ones belong to the title."""
    assert headings(line) == found


@pytest.mark.parametrize(
    ("text", "masked"),
    [
        ("```\na\n```\nb", [1, 1, 1, 0]),
        ("~~~~\n~~~\n```\n~~~~~ \nb", [1, 1, 1, 1, 0]),
        ("   ````python\n```\n````` x\n\u3000`````\u3000\nb", [1, 1, 1, 1, 0]),
        ("``\n`` ```\nb", [0, 0, 0]),
        ("```\na", [1, 1]),
        ("```\n~~~\n``` ~~~\n```\n~~~\nb", [1, 1, 1, 1, 1, 1]),
        ("``` ```\nb", [1, 1]),
    ],
)
def test_a_fence_ends_with_as_many_of_its_own_marks(text, masked):
    """The first and the last line belong to it; one that is never closed runs to the end."""
    found = Markdown(text)
    assert [found.is_masked(line) for line in range(len(found.lines))] == masked


def test_headings_in_fences_are_text():
    """Neither counted nor ending a section."""
    text = "# A\n```\n# B\n```\n# C"
    assert headings(text) == [(1, "A"), (1, "C")]
    assert Markdown(text).marked == [0, 4]


def test_a_section_is_found_by_its_title_whatever_its_case_and_level():
    """The first one in the text, up to the next heading of its level or a higher one."""
    text = Markdown("# A\n## Purposes\n### purpose\n\nx\n#### y\n\n### z\n## Purpose\n")
    section = text.find("purpose")
    assert section.heading == Heading(3, "purpose", 2)
    assert text.content(section) == "x\n#### y"
    assert text.find("missing") is None


def test_children_are_the_headings_with_no_other_one_between():
    """Whatever number of marks they have."""
    text = "# R\n#### a\n##### b\n### c\n#### d\n### e\n## f\n### g\n# S\n"
    assert children(text, "r") == ["a", "c", "e", "f"]


def test_a_child_ends_where_the_next_one_begins():
    """The last one ends with its section."""
    text = Markdown("# R\n### a\n1\n#### deep\n2\n### b\n3\n# S\n4")
    contents = [text.content(each) for each in text.children(text.find("r"))]
    assert contents == ["1\n#### deep\n2", "3"]


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("#\n one \n\n  two\n#### S", "one\ntwo"),
        ("#\n**A**: b\n**C D**:e\n", "**A**: b\n**C D**:e"),
        ("#\n**A**: b\nprose\n**C**: d", "prose"),
        ("#\n** A** b\n****: c\n**a*b**: d", "** A** b\n****: c\n**a*b**: d"),
        ("#\n```\ncode\n```\nprose", "prose"),
        ("#\n\n## x\nprose", None),
        ("#\n# \nprose", None),
        ("#\n#x\n####### y\n # z", "#x\n####### y\n# z"),
        ("#\n\u2003\ufeff\n", None),
    ],
)
def test_a_statement_is_all_lines_up_to_the_first_heading(text, statement):
    """Lines that name a field count only where there are no others (3.1)."""
    found = stated(text)
    assert (found.text if found else None) == statement


def test_a_statement_knows_its_first_line():
    """That of the lines that count."""
    assert stated("#\n\n**A**: b\n\nprose").line == 4
    assert stated("#\n\n**A**: b\n**C**: d").line == 2


def test_places_are_those_of_the_file_as_stored():
    """Lines and columns from 1, at the first character that is not blank."""
    text = Markdown("a\r\n\r\t\u3000b")
    assert text.place(2) == Place(3, 3)
    assert text.place(1) == Place(2, 1)


def test_lines_in_the_place_of_a_heading_make_a_section():
    """It ends at the next heading of the level, or where it is told to end."""
    text = Markdown("###X\n#### a\n1\n#### b\n2\n### c\n#### d")
    section = text.section_of_lines(3, 1, 7)
    assert [each.heading.title for each in text.children(section)] == ["a", "b"]
    assert section.end == 5
    assert text.section_of_lines(3, 1, 3).end == 3


def test_texts_are_regular_files(tmp_path):
    """Whatever else stands there is an error that says what it is."""
    (tmp_path / "a.md").write_bytes(b"\xef\xbb\xbfa\xff")
    assert read_text(str(tmp_path / "a.md")) == "a\ufffd"
    with pytest.raises(NotFound):
        read_text(str(tmp_path / "b.md"))
    with pytest.raises(NotRegular):
        read_text(str(tmp_path))
