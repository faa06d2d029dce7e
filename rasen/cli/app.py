"""The terminal library's view of the command table: the authority on arguments, and on help."""

from __future__ import annotations

import inspect
import re
from typing import TYPE_CHECKING, Any, Literal, cast

import typer
import typer.main

from rasen.cli.fold import fold
from rasen.cli.misuse import misuse, with_nearest
from rasen.commands import table
from rasen.commands.model import help_key

if TYPE_CHECKING:
    from collections.abc import Callable

    from rasen.cli.parser import Values
    from rasen.commands.model import Argument, Command, Option
    from rasen.diagnostics import UsageError
    from rasen.locale import Translator

WIDTH = 88  # columns of help

# The library's error family, reached through the one member that it exports under every release.
_LibraryUsageError = cast("type[Exception]", typer.BadParameter.__mro__[1])


def parse(command: Command, argv: list[str]) -> Values:
    """Give the values of a command line of this command, or raise what is wrong with it."""
    application = _application(command)
    words = argv[len(command.path) :]
    try:
        values = application.main(args=words, prog_name=command.name, standalone_mode=False)
    except _LibraryUsageError as error:
        raise _translated(command, error) from None
    return cast("Values", values)


def help_text(path: tuple[str, ...], translator: Translator) -> str:
    """Give the help of a command, a group, or (for an empty path) of the whole program."""
    command = typer.main.get_command(build(translator))
    context = command.make_context("rasen", [], resilient_parsing=True)
    for word in path:
        command = command.commands[word]  # type: ignore[attr-defined]
        context = command.make_context(word, [], parent=context, resilient_parsing=True)
    # The library counts characters where columns are meant: its lines are long, `fold` breaks them.
    context.terminal_width = context.max_content_width = 1000
    return fold(_headed(command.get_help(context), translator), WIDTH)


def build(translator: Translator) -> typer.Typer:
    """Give the whole program as the terminal library sees it, helped in this language."""
    root = typer.Typer(
        help=translator.text("help.rasen"),
        add_completion=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["--help", "-h"]},
    )

    @root.callback(invoke_without_command=True)
    def _root(
        version: bool = typer.Option(
            False, "--version", "-V", help=translator.text("help.version")
        ),
    ) -> None:
        del version

    groups: dict[tuple[str, ...], typer.Typer] = {(): root}
    for path in table.GROUPS:
        groups[path] = typer.Typer(rich_markup_mode=None)
    for command in table.every_command():
        if command.path in groups:  # called bare: the group takes its options
            groups[command.path].callback(invoke_without_command=True)(
                _callback(command, translator)
            )
            continue
        where = groups[command.path[:-1]]
        where.command(command.path[-1], help=_description(command.name, translator))(
            _callback(command, translator)
        )
    for path in table.GROUPS:
        described = _description(" ".join(path), translator)
        groups[path[:-1]].add_typer(groups[path], name=path[-1], help=described)
    return root


def _application(command: Command) -> Any:
    """Give one command alone, which is all that parsing needs."""
    from rasen.locale import Translator

    alone = typer.Typer(add_completion=False, rich_markup_mode=None)
    alone.command(command.path[-1])(_callback(command, Translator("en")))
    return typer.main.get_command(alone)


def _description(name: str, translator: Translator) -> str:
    """Give what help says of a command or group: its summary, and more where there is more."""
    key = f"help.{name}"
    summary = translator.text(key)
    more = key + ".more"
    return f"{summary}\n\n{translator.text(more)}" if translator.has(more) else summary


def _callback(command: Command, translator: Translator) -> Callable[..., Values]:
    """Give a function whose signature says what the command takes, and which returns the values."""

    def callback(**values: object) -> Values:
        return {name: _plain(value) for name, value in values.items()}

    parameters = [_argument(command, argument, translator) for argument in command.arguments]
    parameters += [_option(command, option, translator) for option in command.options]
    callback.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    callback.__annotations__ = {p.name: p.annotation for p in parameters}
    return callback


def _plain(value: object) -> object:
    return list(value) if isinstance(value, (list, tuple)) else value


def _argument(command: Command, argument: Argument, translator: Translator) -> inspect.Parameter:
    kind: Any = list[str] if argument.variadic else str
    default: Any = ... if argument.required else ([] if argument.variadic else None)
    return inspect.Parameter(
        argument.name,
        inspect.Parameter.KEYWORD_ONLY,
        annotation=kind if argument.required or argument.variadic else kind | None,
        default=typer.Argument(
            default,
            metavar=argument.metavar,
            help=translator.text(help_key(command, argument.name.upper(), translator)),
            show_default=False,
        ),
    )


def _option(command: Command, option: Option, translator: Translator) -> inspect.Parameter:
    flags = [option.flag] + ([option.short_flag] if option.short_flag else [])
    kind: Any = str | None
    default: Any = ... if option.required else None
    if option.value is None:
        kind, default = bool, False
    elif option.choices:
        kind = cast("Any", Literal)[option.choices] | None
    elif option.number:
        kind = int | None
    elif option.multiple:
        kind, default = list[str], []
    if option.required:
        kind = str
    return inspect.Parameter(
        option.name,
        inspect.Parameter.KEYWORD_ONLY,
        annotation=kind,
        default=typer.Option(
            default,
            *flags,
            metavar=option.value,
            min=0 if option.number else None,
            help=None if option.hidden else _help(command, option, translator),
            hidden=option.hidden,
            show_default=False,
        ),
    )


def _help(command: Command, option: Option, translator: Translator) -> str:
    return translator.text(help_key(command, option.flag, translator))


def _headed(text: str, translator: Translator) -> str:
    """Translate the words that the terminal library writes itself."""
    lines = text.rstrip("\n").split("\n")
    words = {
        "Usage: ": "help.heading.usage",
        "Arguments:": "help.heading.arguments",
        "Options:": "help.heading.options",
        "Commands:": "help.heading.commands",
    }
    return "\n".join(_headed_line(line, words, translator) for line in lines)


def _headed_line(line: str, words: dict[str, str], translator: Translator) -> str:
    for word, key in words.items():
        if line.startswith(word):
            # Newer releases of the library put required arguments into braces.
            return translator.text(key) + re.sub(r"\{([^{}]+)\}", r"\1", line[len(word) :])
    for word, key in (
        ("Show this message and exit.", "help.--help"),
        ("[required]", "help.required"),
    ):
        if line.endswith(word):
            return line[: -len(word)] + translator.text(key)
    return line


def _translated(command: Command, error: Exception) -> UsageError:
    """Give an error of the terminal library as one of ours, said in the user's language."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        known = [flag for o in command.shown_options for flag in (o.flag, o.short_flag)]
        return with_nearest("noSuchOption", _text(error, "option_name"), filter(None, known))
    if kind == "BadOptionUsage":
        word = _text(error, "option_name")
        option = next((o for o in command.options if word in (o.flag, o.short_flag)), None)
        takes_none = option is not None and option.value is None
        return misuse("badValue" if takes_none else "optionNeedsValue", word=word)
    name = _parameter(error)
    if kind == "MissingParameter" and name:
        return misuse("missing", word=name)
    if kind == "BadParameter" and name:
        option = next((o for o in command.options if o.flag == name), None)
        if option is not None and option.choices:
            return misuse("notAChoice", word=name, choices=option.choices)
        if option is not None and option.number:
            return misuse("notANumber", word=name)
        return misuse("badValue", word=name)
    return misuse("surplus", command=command.name)


def _text(error: Exception, name: str) -> str:
    return str(getattr(error, name, ""))


def _parameter(error: Exception) -> str | None:
    """Give how the user spells the parameter that an error is about."""
    parameter = getattr(error, "param", None)
    if parameter is None:
        return None
    spellings = [word for word in parameter.opts if word.startswith("--")]
    return spellings[0] if spellings else str(parameter.name).upper().replace("_", "-")
