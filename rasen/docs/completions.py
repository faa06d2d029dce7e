"""Completion scripts, made from the command table: completing a command line starts no program.

A module of `rasen.docs.shells` writes the script of one shell; what can stand at a place of a
command line is decided here, once for all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen import schemas
from rasen.commands import table
from rasen.commands.checking import FORMATS

if TYPE_CHECKING:
    from rasen.commands.model import Argument, Command, Option
    from rasen.locale import Translator

SCRIPTS = {
    "bash": "rasen.bash",
    "zsh": "rasen.zsh",
    "fish": "rasen.fish",
    "powershell": "rasen.ps1",
}

NOTHING, FILES, FOLDERS = "nothing", "files", "folders"


class Taken(NamedTuple):
    """What can stand at one place: one of these words, or what `paths` says.

    A word that ends with `=` goes on with a path.
    """

    words: tuple[str, ...] = ()
    paths: str = NOTHING


class Flag(NamedTuple):
    """An option with its spellings and its help; `taken` is None where it takes no value."""

    spellings: tuple[str, ...]
    help: str
    taken: Taken | None = None
    repeatable: bool = False
    metavar: str = ""


class Place(NamedTuple):
    """A positional argument."""

    metavar: str
    taken: Taken
    required: bool
    variadic: bool


class Completable(NamedTuple):
    """A command, a group (which has words below it), or for an empty path the whole program."""

    path: tuple[str, ...]
    help: str
    below: tuple[str, ...]
    flags: tuple[Flag, ...]
    places: tuple[Place, ...]


def script(shell: str, translator: Translator) -> str:
    """Give the script of a shell, its descriptions in the translator's language."""
    from importlib import import_module

    writer = import_module(f"rasen.docs.shells.{shell}")
    text: str = writer.script(completables(translator), notice(shell))
    return text


def notice(shell: str) -> str:
    """Give the comment that says where a script comes from."""
    return f"# Made from the command table of rasen by: rasen completion {shell}"


def completables(translator: Translator) -> tuple[Completable, ...]:
    """Give the whole program, its groups and its commands, in the order of the table."""
    top = dict.fromkeys(command.path[0] for command in table.every_command())
    version = Flag(("--version", "-V"), translator.text("help.version"))
    root = Completable(
        (), translator.text("help.rasen"), tuple(top), (_help(translator), version), ()
    )
    groups = [_group(path, translator) for path in table.GROUPS]
    inner = [c for c in table.every_command() if c.path not in table.GROUPS]
    return (root, *groups, *(_command(command, translator) for command in inner))


def _group(path: tuple[str, ...], translator: Translator) -> Completable:
    depth = len(path)
    inside = (c.path for c in table.every_command() if c.path[:depth] == path and c.path != path)
    below = tuple(dict.fromkeys(inner[depth] for inner in inside))
    summary = translator.text("help." + " ".join(path))
    bare = [command for command in table.every_command() if command.path == path]
    flags = [_flag(command, option, translator) for command in bare for option in command.options]
    return Completable(path, summary, below, (_help(translator), *flags), ())


def _command(command: Command, translator: Translator) -> Completable:
    flags = [_flag(command, option, translator) for option in command.shown_options]
    places = tuple(
        Place(argument.name.upper().replace("_", "-"), *_place(argument))
        for argument in command.arguments
    )
    summary = translator.text(f"help.{command.name}")
    return Completable(command.path, summary, (), (_help(translator), *flags), places)


def _help(translator: Translator) -> Flag:
    return Flag(("--help", "-h"), translator.text("help.--help"))


def _flag(command: Command, option: Option, translator: Translator) -> Flag:
    own = f"help.{command.name} {option.flag}"
    said = translator.text(own if translator.has(own) else f"help.{option.flag}")
    spellings = (option.flag, option.short_flag) if option.short_flag else (option.flag,)
    taken = None if option.value is None else _value(option)
    return Flag(spellings, said, taken, option.multiple, option.value or "")


def _place(argument: Argument) -> tuple[Taken, bool, bool]:
    taken = {
        "path": Taken(paths=FILES),
        "file": Taken(paths=FILES),
        "old": Taken(paths=FILES),
        "new": Taken(paths=FILES),
        "out": Taken(paths=FILES),
        "dir": Taken(paths=FOLDERS),
        "source": Taken(paths=FOLDERS),
        "id_or_path": Taken(paths=FILES),
        "schema": Taken(schemas.names()),
        "code": Taken(tuple(sorted(schemas.codes()))),
        "shell": Taken(tuple(SCRIPTS)),
    }.get(argument.name, Taken())
    return taken, argument.required, argument.variadic


def _value(option: Option) -> Taken:
    if option.choices:
        return Taken(option.choices)
    return {
        "SCHEMA": Taken(schemas.names(), FILES),
        "FORMAT=FILE": Taken(tuple(f"{form}=" for form in FORMATS), FILES),
        "PATH": Taken(paths=FILES),
        "FILE": Taken(paths=FILES),
        "PEM": Taken(paths=FILES),
        "DIRECTORY": Taken(paths=FOLDERS),
    }.get(option.value or "", Taken())
