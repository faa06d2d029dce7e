"""The quick way from arguments to values, for command lines that are plainly right.

A command line that holds anything else than known options with their values and the right number
of arguments is left to the terminal library, which alone says what is wrong with it. A test holds
both equal on every line that is accepted here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.commands.model import Command, Option

Values = dict[str, object]


def parse(command: Command, words: list[str]) -> Values | None:
    """Give the values of a well-formed command line, None where it takes a closer look."""
    values: Values = {option.name: _absent(option) for option in command.options}
    positional: list[str] = []
    rest = iter(words)
    for word in rest:
        if word == "--":
            positional.extend(rest)
        elif len(word) > 1 and word[0] == "-":
            if not _take_option(command, word, rest, values):
                return None
        else:
            positional.append(word)
    if any(option.required and values[option.name] is None for option in command.options):
        return None
    return values if _take_arguments(command, positional, values) else None


def _absent(option: Option) -> object:
    """Give the value of an option that is not on the command line."""
    if option.value is None:
        return False
    return [] if option.multiple else None


def _take_option(command: Command, word: str, rest: Iterator[str], values: Values) -> bool:
    name, equals, attached = word.partition("=")
    option = next((o for o in command.options if name in (o.flag, o.short_flag)), None)
    if option is None or (equals and (option.value is None or not name.startswith("--"))):
        return False
    if option.value is None:
        values[option.name] = True
        return True
    value = attached if equals else next(rest, None)
    if value is None or (option.choices and value not in option.choices):
        return False
    if option.number and not (value.isascii() and value.isdigit()):
        return False
    converted = int(value) if option.number else value
    if option.multiple:
        values[option.name] = [*_list(values[option.name]), converted]
    else:
        values[option.name] = converted
    return True


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def _take_arguments(command: Command, positional: list[str], values: Values) -> bool:
    for argument in command.arguments:
        if argument.variadic:
            values[argument.name] = positional
            return bool(positional) or not argument.required
        if not positional:
            if argument.required:
                return False
            values[argument.name] = None
        else:
            values[argument.name] = positional[0]
            positional = positional[1:]
    return not positional
