"""Pages of the reference as values."""

from __future__ import annotations

import pytest

from rasen import schemas
from rasen.commands import table
from rasen.docs import model
from rasen.docs.library import Library, published, raised_codes
from rasen.docs.sections import Branch, Rule, Sections
from rasen.docs.words import code, words
from rasen.locale import Translator
from tests.unit.docs.lines import plain

ENGLISH = Translator("en")
SCHEMA = {
    "$id": "urn:test:s",
    "title": "Order",
    "description": "An order.",
    "type": "object",
    "additionalProperties": False,
    "required": ["id"],
    "x-code": {"required": "order_incomplete"},
    "properties": {
        "id": {"title": "ID", "description": "The ID.", "type": "string", "x-code": "id_invalid"},
        "lines": {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {
                    "to": {"properties": {"city": {"type": "string", "default": "Oslo"}}},
                },
            },
        },
        "old": {"deprecated": True},
    },
    "patternProperties": {"^x-": {"type": "string"}},
    "$defs": {
        "card": {"type": "object", "properties": {"kind": {"const": "card"}}},
        "cash": {"type": "object", "properties": {"kind": {"enum": ["cash", "coin"]}}},
        "paid": {"oneOf": [{"$ref": "#/$defs/card"}, {"$ref": "#/$defs/cash"}]},
        "rules": {
            "allOf": [
                {
                    "title": "Short",
                    "description": "Not long.",
                    "maxLength": 3,
                    "x-code": "too_long",
                },
                True,
            ]
        },
        "open": True,
    },
}
CODES = {"id_invalid": {"x-area": "test", "title": "ID invalid"}}
LIBRARY = Library({"files:order": SCHEMA}, {"urn:test:s": "files:order"}, CODES)


@pytest.fixture
def sections():
    made = Sections(LIBRARY, "files:order")
    return {part.place: part for part in [*made.of_root(), *made.of_definitions()]}


def test_nested_objects_have_sections_after_their_parents(sections):
    """Each object is described once, named by its place; definitions come last, as declared."""
    assert [(part.place, part.anchor, part.level) for part in sections.values()] == [
        ("", "", 2),
        ("lines[]", "properties.lines.items", 3),
        ("lines[].to", "properties.lines.items.properties.to", 4),
        ("card", "defs.card", 3),
        ("cash", "defs.cash", 3),
        ("paid", "defs.paid", 3),
        ("rules", "defs.rules", 3),
    ]


def test_properties_are_rows(sections):
    """A row has all that the schema says of a property."""
    identifier, lines, old, extra = sections[""].rows
    assert (identifier.name, identifier.required, identifier.title, identifier.description) == (
        "id",
        True,
        "ID",
        "The ID.",
    )
    assert [plain(line) for line in identifier.codes] == ["[`id_invalid`](codes:test#id_invalid)"]
    assert plain(lines.type) == "array of [object](files:order#properties.lines.items)"
    assert (lines.required, old.deprecated, extra.name) == (False, True, "^x-")
    assert plain(sections["lines[].to"].rows[0].default) == '`"Oslo"`'


def test_section_says_what_else_holds(sections):
    """Codes that are not declared stay unlinked; the rest of the keys is said."""
    root = sections[""]
    assert [plain(line) for line in root.codes] == ["`required`: `order_incomplete`"]
    assert plain(root.other_keys) == "none"
    assert plain(sections["lines[]"].other_keys) == "any"


def test_alternatives_are_shown_by_their_discriminator(sections):
    """Each branch names the values that pick it."""
    assert sections["paid"].alternatives == "oneOf"
    assert [plain(branch.picked_by) for branch in sections["paid"].branches] == [
        '`kind` is `"card"`',
        '`kind` is `"cash"` or `"coin"`',
    ]
    assert sections["paid"].branches[0].kind == (
        code("card", page="files:order", anchor="defs.card")[0]._replace(code=False),
    )


def test_alternatives_without_a_discriminator_are_listed(sections):
    """Branches that nothing tells apart say only what they are."""
    schema = {"anyOf": [{"type": "string"}, {"type": "null"}]}
    (root,) = Sections(Library({"s": schema}, {}, {}), "s").of_root()
    assert root.branches == [Branch((), code("string"), ""), Branch((), code("null"), "")]


def test_rules_that_hold_together_are_listed(sections):
    """A rule has its title, what it says and its code."""
    assert sections["rules"].rules == [
        Rule("Short", "Not long.", words("at most 3 characters"), [code("too_long")]),
        Rule("", "", words(""), []),
    ]


def test_page_of_a_schema():
    """The page has the facts of the document, its codes by name and its users."""
    user = {"$id": "urn:test:u", "title": "User", "anyOf": [{"$ref": "urn:test:s#/$defs/card"}]}
    library = Library(
        {"files:order": SCHEMA, "files:user": user},
        {"urn:test:s": "files:order", "urn:test:u": "files:user"},
        CODES,
    )
    page = model.schema_page(library, "files:order")
    assert (page.title, page.description, page.identifier) == ("Order", "An order.", "urn:test:s")
    assert [(plain(line), title) for line, title in page.codes] == [
        ("[`id_invalid`](codes:test#id_invalid)", "ID invalid"),
        ("`order_incomplete`", ""),
        ("`too_long`", ""),
    ]
    assert [plain(line) for line in page.users] == ["[User](files:user#)"]


def test_page_of_codes_says_who_raises_them():
    """Every code of the area is there, with the schemas whose faults have it."""
    page = model.codes_page(published(), "codes:workflow", ENGLISH)
    by_code = {entry["code"]: raisers for entry, raisers in page.codes}
    declared = {entry["const"] for entry in schemas.load("codes:workflow")["oneOf"]}
    assert set(by_code) == declared
    assert [plain(line) for line in by_code["manifest_schema_invalid"]] == [
        "[Workflow manifest](files:workflow#)"
    ]


@pytest.mark.parametrize("command", table.every_command(), ids=lambda command: command.name)
def test_page_of_a_command(command):
    """The page has every argument and option of the table, and the exit statuses of the schema."""
    page = model.command_page(published(), command, ENGLISH)
    assert page.usage.startswith(f"rasen {command.name} [OPTIONS]")
    assert len(page.arguments) == len(command.arguments)
    assert [option.spelling.split(", ")[0] for option in page.options] == [
        option.flag for option in command.shown_options
    ]
    assert page.exits == schemas.load(f"output:{command.schema}")["x-exit"]


def test_index_leads_to_every_page():
    """Schemas by folder, every command and every code."""
    page = model.index_page(published(), table.every_command(), ENGLISH)
    assert sum(map(len, page.groups.values())) == len(schemas.names())
    assert len(page.commands) == len(table.every_command())
    assert [plain(line).partition("`")[2].partition("`")[0] for line, _ in page.codes] == sorted(
        schemas.codes()
    )


def test_raised_codes_are_found_at_any_depth():
    """Every `x-code` of a document counts, its own and those of its parts."""
    assert raised_codes(SCHEMA) == ["id_invalid", "order_incomplete", "too_long"]
