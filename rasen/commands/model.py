"""What a command takes: parser, help, completion and reference docs are made from these values."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from rasen.locale import Translator


class Argument(NamedTuple):
    """A positional argument."""

    name: str
    required: bool = True
    variadic: bool = False

    @property
    def metavar(self) -> str:
        """How help shows it: `PATH`, `[CODE]`, `PATH...`."""
        name = self.name.upper().replace("_", "-")
        shown = name if self.required else f"[{name}]"
        return shown + "..." if self.variadic else shown


class Option(NamedTuple):
    """An option; `value` names its metavar, None makes it a flag.

    A name that is a keyword of Python ends with an underscore, which is no part of the spelling.
    A hidden one is understood, but neither help, completion nor reference mention it.
    """

    name: str
    value: str | None = None
    short: str | None = None
    choices: tuple[str, ...] = ()
    multiple: bool = False
    required: bool = False
    number: bool = False
    hidden: bool = False

    @property
    def flag(self) -> str:
        """The long spelling."""
        return "--" + self.name.rstrip("_").replace("_", "-")

    @property
    def short_flag(self) -> str | None:
        """The short spelling, where there is one."""
        return "-" + self.short if self.short else None


class Command(NamedTuple):
    """One command: where its function and its human view live, and what it takes.

    `schema` names its output schema; `published` commands follow the agent contract, in which
    misuse under `--json` is a failure like any other.
    """

    path: tuple[str, ...]
    handler: str
    view: str
    schema: str
    arguments: tuple[Argument, ...] = ()
    options: tuple[Option, ...] = ()
    published: bool = False

    @property
    def name(self) -> str:
        """The words of the command, as typed."""
        return " ".join(self.path)

    @property
    def shown_options(self) -> tuple[Option, ...]:
        """The options that people are told of."""
        return tuple(option for option in self.options if not option.hidden)


JSON = Option("json")
# What every command takes that resolves a root; the second one is refused whenever it is given.
ROOT_OPTIONS = (Option("store", "ID"), Option("store_path", "PATH", hidden=True))


def help_key(command: Command, name: str, translator: Translator) -> str:
    """Give the catalog key of an option's or argument's help: the command's own, else shared."""
    own = f"help.{command.name} {name}"
    return own if translator.has(own) else f"help.{name}"
