"""The command lines of `rasen init` and `rasen update`."""

from __future__ import annotations

from rasen.commands.model import JSON, Argument, Command, Option


def _command(word: str, *options: Option) -> Command:
    return Command(
        (word,),
        f"rasen.cli.project:{word}",
        f"rasen.report.human.project:{word}",
        word,
        (Argument("path", required=False),),
        (*options, JSON),
        published=True,
    )


COMMANDS = (
    _command(
        "init",
        Option("tools", "LIST"),
        Option("profile", "NAME"),
        Option("force"),
        Option("no_interactive"),
    ),
    _command("update", Option("force"), Option("check")),
)
