"""What is wrong with a command line, as the one code `usage_error` with a sentence of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.commands import table
from rasen.diagnostics import Diagnostic, RasenError, Text, UsageError

if TYPE_CHECKING:
    from collections.abc import Iterable


def misuse(key: str, **params: object) -> UsageError:
    """Give the error of a command line whose fault the catalog key `usage.<key>` says."""
    return UsageError(Diagnostic("usage_error", {"problem": Text(f"usage.{key}", params)}))


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Give the known word that is most like this one, None where none is."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(word, list(known), n=1)), None)


def with_nearest(key: str, word: str, known: Iterable[str], **params: object) -> UsageError:
    """Give the error for an unknown word, naming the nearest known one where there is one."""
    suggestion = nearest(word, known)
    if suggestion is None:
        return misuse(key, word=word, **params)
    return misuse(key + "Suggestion", word=word, suggestion=suggestion, **params)


def unknown_command(argv: list[str]) -> RasenError:
    """Give the error for words that name no command."""
    group = table.group_of(argv)
    rest = argv[len(group) :]
    words = [word for word in rest if not word.startswith("-")]
    if group in table.GROUP_CODES:
        return _unknown_in_group(group, words)
    first = rest[0] if rest else "--"
    if first in ("--version", "-V") and not group:
        return misuse("surplus", command=first)
    if first == "--" or (first == "--json" and not words):
        return misuse("missingCommand")
    if first == "--json":
        # Options stand behind the command that takes them; nothing like this one stands before.
        return misuse("noSuchOption", word=first)
    if first.startswith("-"):
        return with_nearest("noSuchOption", first, ("--help", *(() if group else ("--version",))))
    word = words[0]
    depth = len(group)
    commands = table.family(group[0]) if group else table.every_command()
    inside = (c.path for c in commands if c.path[:depth] == group and c.path != group)
    known = {path[depth] for path in inside}
    return with_nearest("noSuchCommand", word, known)


def _unknown_in_group(group: tuple[str, ...], words: list[str]) -> RasenError:
    """Give the error of a group with a code of its own: its commands, and what may be meant.

    Whoever looks for a command of planning below `store` is shown it with the option --store.
    """
    inside = (c.path for c in table.family(group[0]) if c.path[: len(group)] == group)
    example = "rasen list --store <id>"
    named = words[0].partition("-")[0] if words else ""
    planning = [c for c in table.family(named) if any(o.name == "store" for o in c.options)]
    if planning:
        rest = words[1:] if named == words[0] else []
        example = " ".join(["rasen", named, *rest, "--store <id>"])
    hint = Text("reasons.store.storeHint", {"example": example})
    params = {"commands": [path[len(group)] for path in inside], "hint": hint}
    return RasenError(Diagnostic(table.GROUP_CODES[group], params))
