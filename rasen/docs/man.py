"""Manual pages in the macros of man(7), made from the same pages as the reference."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rasen.docs import model

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.commands.model import Command
    from rasen.docs.library import Library
    from rasen.locale import Translator

_EVERYWHERE = (
    ("0", "success"),
    ("2", "misuse: an unknown command or option, a missing argument"),
    ("70", "a fault of rasen itself; RASEN_DEBUG=1 shows the traceback"),
    ("130", "interrupted, or a question broken off"),
)


def man_pages(
    library: Library, commands: tuple[Command, ...], translator: Translator
) -> Iterator[tuple[str, str]]:
    """Give each manual page by its file name: one for the program, one for each command."""
    yield "rasen.1", "".join(_program(commands, translator))
    for command in commands:
        page = model.command_page(library, command, translator)
        yield f"rasen-{'-'.join(command.path)}.1", "".join(_command(page))


def _program(commands: tuple[Command, ...], translator: Translator) -> Iterator[str]:
    yield _head("rasen")
    yield _section("NAME") + f"rasen \\- {_text(translator.text('help.rasen'))}\n"
    yield (
        _section("SYNOPSIS") + "\\fBrasen\\fR \\fICOMMAND\\fR [\\fIOPTIONS\\fR] \\fIARGUMENTS\\fR\n"
    )
    yield _section("COMMANDS")
    for command in commands:
        name = "-".join(command.path)
        summary = translator.text(f"help.{command.name}")
        yield f".TP\n\\fBrasen\\-{_text(name)}\\fR(1)\n{_text(summary)}\n"
    yield _section("EXIT STATUS")
    for status, meaning in _EVERYWHERE:
        yield f".TP\n{status}\n{_text(meaning)}\n"
    yield _section("ENVIRONMENT")
    yield ".TP\nRASEN_HOME\nFolder of the library and of the settings.\n"
    yield ".TP\nRASEN_LANG\nLanguage of human output: en, ja or zh\\-cn.\n"
    yield ".TP\nNO_COLOR\nNo colours, whatever the terminal.\n"


def _command(page: model.CommandPage) -> Iterator[str]:
    name = page.title.replace(" ", "-")
    yield _head(name)
    yield _section("NAME") + f"{_text(name)} \\- {_text(page.summary)}\n"
    yield _section("SYNOPSIS") + f"\\fB{_text(page.usage)}\\fR\n"
    if page.more:
        yield _section("DESCRIPTION") + _text(page.more) + "\n"
    for title, rows in (("ARGUMENTS", page.arguments), ("OPTIONS", page.options)):
        if rows:
            yield _section(title)
        for row in rows:
            takes = " | ".join(row.choices) or row.takes
            shown = f"\\fB{_text(row.spelling)}\\fR" + (f" \\fI{_text(takes)}\\fR" if takes else "")
            yield f".TP\n{shown}\n{_text(row.description)}\n"
    if page.exits:
        yield _section("EXIT STATUS")
        for status, meaning in page.exits.items():
            yield f".TP\n{status}\n{_text(meaning)}\n"
    yield _section("SEE ALSO") + "\\fBrasen\\fR(1)\n"


def _head(name: str) -> str:
    # No date and no version: the page changes when what it says changes.
    return f'.TH "{name.upper()}" "1" "" "rasen" "User Commands"\n'


def _section(title: str) -> str:
    return f".SH {title}\n"


def _text(text: str) -> str:
    """Give running words: nothing in them is a macro, an escape, or a hyphen that may break."""
    safe = text.replace("\\", "\\e").replace("-", "\\-").replace("`", "")
    return re.sub(r"^([.'])", r"\\&\1", safe, flags=re.MULTILINE)
