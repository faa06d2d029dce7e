"""The pages of the reference as values: what they say; templates lay it out.

A page is known by a name: that of its schema, `command:<words>` for a command, and `index`.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple, cast

from rasen.commands.model import help_key
from rasen.contract.listing import explanation
from rasen.docs.library import raised_codes
from rasen.docs.sections import Sections, code_link
from rasen.docs.words import code, text_of, words

if TYPE_CHECKING:
    from rasen.commands.model import Command
    from rasen.diagnostics import Document
    from rasen.docs.library import Library
    from rasen.docs.sections import Section
    from rasen.docs.words import Line
    from rasen.locale import Translator


class SchemaPage(NamedTuple):
    """The page of one schema document."""

    name: str
    title: str
    description: str
    identifier: str
    syntax: str
    file_match: list[str]
    command: Line
    fallback_code: Line
    exits: dict[str, str]
    content: list[Section]
    definitions: list[Section]
    codes: list[tuple[Line, str]]
    users: list[Line]
    examples: list[str]


class CodesPage(NamedTuple):
    """The page of one area of codes; each code with the schemas whose faults have it."""

    name: str
    title: str
    description: str
    area: str
    identifier: str
    codes: list[tuple[Document, list[Line]]]


class Parameter(NamedTuple):
    """An argument or an option as the page of its command shows it."""

    spelling: str
    takes: str
    choices: tuple[str, ...]
    required: bool
    repeatable: bool
    description: str


class CommandPage(NamedTuple):
    """The page of one command."""

    name: str
    title: str
    summary: str
    more: str
    usage: str
    arguments: list[Parameter]
    options: list[Parameter]
    schema: Line
    exits: dict[str, str]
    fallback_code: Line
    examples: list[str]


class IndexPage(NamedTuple):
    """The page that leads to all others: each schema with its description, commands, codes."""

    name: str
    groups: dict[str, list[tuple[Line, Line, str]]]
    commands: list[tuple[Line, str]]
    codes: list[tuple[Line, Document]]


def schema_page(library: Library, name: str) -> SchemaPage:
    """Give the page of a schema document."""
    schema = library.schemas[name]
    sections = Sections(library, name)
    command = text_of(schema, "x-command").removeprefix("rasen").strip()
    return SchemaPage(
        name,
        text_of(schema, "title") or name,
        text_of(schema, "description"),
        text_of(schema, "$id"),
        text_of(schema, "x-syntax"),
        cast("list[str]", schema.get("x-file-match", [])),
        command_link(command) if command else (),
        _fallback(library, name),
        cast("dict[str, str]", schema.get("x-exit", {})),
        sections.of_root(),
        sections.of_definitions(),
        [(code_link(library, raised), _title(library, raised)) for raised in raised_codes(schema)],
        _users(library, name),
        _examples(library, name),
    )


def codes_page(library: Library, name: str, translator: Translator) -> CodesPage:
    """Give the page of a schema that declares codes, in the order in which it declares them."""
    schema = library.schemas[name]
    raisers = _raisers(library)
    declared = [text_of(entry, "const") for entry in cast("list[Document]", schema["oneOf"])]
    return CodesPage(
        name,
        text_of(schema, "title"),
        text_of(schema, "description"),
        text_of(schema, "x-area"),
        text_of(schema, "$id"),
        [
            (explanation(found, library.codes[found], translator), raisers.get(found, []))
            for found in declared
        ],
    )


def command_page(library: Library, command: Command, translator: Translator) -> CommandPage:
    """Give the page of a command, its sentences from the help catalog."""
    key = f"help.{command.name}"
    metavars = [argument.metavar for argument in command.arguments]
    schema = f"output:{command.schema}"

    def said(name: str) -> str:
        return translator.text(help_key(command, name, translator))

    return CommandPage(
        f"command:{command.name}",
        f"rasen {command.name}",
        translator.text(key),
        translator.text(key + ".more") if translator.has(key + ".more") else "",
        " ".join(["rasen", command.name, "[OPTIONS]", *metavars]),
        [
            Parameter(
                shown, "", (), argument.required, argument.variadic, said(argument.name.upper())
            )
            for shown, argument in zip(metavars, command.arguments, strict=True)
        ],
        [
            Parameter(
                f"{option.flag}, {option.short_flag}" if option.short_flag else option.flag,
                option.value or "",
                option.choices,
                option.required,
                option.multiple,
                said(option.flag),
            )
            for option in command.shown_options
        ],
        schema_link(library, schema),
        cast("dict[str, str]", library.schemas[schema].get("x-exit", {})),
        _fallback(library, schema),
        _examples(library, schema),
    )


def index_page(
    library: Library, commands: tuple[Command, ...], translator: Translator
) -> IndexPage:
    """Give the page that leads to all others; codes in the order of the alphabet."""
    groups: dict[str, list[tuple[Line, Line, str]]] = {}
    for name, schema in sorted(library.schemas.items()):
        entry = (schema_link(library, name), code(name), text_of(schema, "description"))
        groups.setdefault(name.partition(":")[0], []).append(entry)
    return IndexPage(
        "index",
        groups,
        [(command_link(c.name), translator.text(f"help.{c.name}")) for c in commands],
        [
            (code_link(library, found), explanation(found, entry, translator))
            for found, entry in sorted(library.codes.items())
        ],
    )


def schema_link(library: Library, name: str) -> Line:
    """Give the title of a schema document, linked."""
    title = text_of(library.schemas[name], "title") or name
    return words(code(title, page=name)[0]._replace(code=False))


def command_link(name: str) -> Line:
    """Give the words of a command, linked."""
    return code(f"rasen {name}", page=f"command:{name}")


def _fallback(library: Library, name: str) -> Line:
    found = text_of(library.schemas[name], "x-fallback-code")
    return code_link(library, found) if found else ()


def _examples(library: Library, name: str) -> list[str]:
    examples = cast("list[object]", library.schemas[name].get("examples", []))
    return [json.dumps(example, ensure_ascii=False, indent=2) for example in examples]


def _title(library: Library, raised: str) -> str:
    return text_of(library.codes.get(raised, {}), "title")


def _raisers(library: Library) -> dict[str, list[Line]]:
    found: dict[str, list[Line]] = {}
    for name, schema in sorted(library.schemas.items()):
        for raised in raised_codes(schema):
            found.setdefault(raised, []).append(schema_link(library, name))
    return found


def _users(library: Library, name: str) -> list[Line]:
    """Give the other documents that refer to this one."""
    return [schema_link(library, other) for other in library.users.get(name, ())]
