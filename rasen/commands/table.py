"""The static table of commands: parser, help, completion, manual and reference docs come from it.

A run loads the family of the command that it calls and no other, so that a start costs the same
however many commands there are. Sentences (summaries, descriptions, help of options) stand in the
locale catalogs, section `help`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rasen.commands.model import Command

# First word of a command line -> module of its family, in the order in which help shows them.
FAMILIES = {
    "init": "project",
    "update": "project",
    "check": "checking",
    "list": "planning",
    "show": "planning",
    "validate": "planning",
    "view": "view",
    "status": "artifacts",
    "instructions": "artifacts",
    "new": "artifacts",
    "archive": "planning",
    "schemas": "artifacts",
    "templates": "artifacts",
    "workflow": "workflow",
    "pipeline": "pipeline",
    "profile": "profile",
    "store": "stores",
    "doctor": "stores",
    "context": "stores",
    "azp": "azp",
    "contract": "contract",
    "explain": "explain",
    "completion": "completion",
}
# Words that stand before commands; a group may be a command as well when it is called bare.
GROUPS: tuple[tuple[str, ...], ...] = (
    ("new",),
    ("workflow",),
    ("pipeline",),
    ("profile",),
    ("store",),
    ("azp",),
    ("azp", "repository"),
    ("contract",),
)
# Groups that fail with a code of their own where no command of theirs is named (stores spec 9).
GROUP_CODES: dict[tuple[str, ...], str] = {("store",): "unknown_store_subcommand"}
# Other words for a command of two words.
ALIASES: dict[tuple[str, ...], tuple[str, ...]] = {("store", "ls"): ("store", "list")}


def family(word: str) -> tuple[Command, ...]:
    """Give the commands whose first word this is, none where there is no such word."""
    name = FAMILIES.get(word)
    if name is None:
        return ()
    from importlib import import_module

    commands = cast("tuple[Command, ...]", import_module(f"rasen.commands.{name}").COMMANDS)
    return tuple(command for command in commands if command.path[0] == word)


@cache
def every_command() -> tuple[Command, ...]:
    """Give all commands, family by family."""
    return tuple(command for word in FAMILIES for command in family(word))


def find(words: Sequence[str]) -> Command | None:
    """Give the command that these first words name, None where they name a group or nothing.

    A group that is a command as well is called bare: with nothing behind it but options.
    """
    group = group_of(words)
    words = (*ALIASES.get(tuple(words[:2]), words[:2]), *words[2:])
    for command in family(words[0]) if words else ():
        path = command.path
        if tuple(words[: len(path)]) == path and (path != group or _is_bare(words[len(path) :])):
            return command
    return None


def _is_bare(rest: Sequence[str]) -> bool:
    return not rest or rest[0].startswith("-")


def group_of(words: Sequence[str]) -> tuple[str, ...]:
    """Give the innermost group that these words start with: () for the top level."""
    inside = [group for group in GROUPS if tuple(words[: len(group)]) == group]
    return max(inside, key=len, default=())


def first_of_group(words: Sequence[str]) -> Command | None:
    """Give the first command of the group that these words start with: it stands for the family."""
    group = group_of(words)
    members = (c for c in (family(group[0]) if group else ()) if c.path[: len(group)] == group)
    return next(members, None)
