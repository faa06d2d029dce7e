"""The command line of `rasen pipeline …`."""

from __future__ import annotations

from rasen.commands.model import JSON, ROOT_OPTIONS, Argument, Command


def _command(word: str, *arguments: Argument, function: str = "") -> Command:
    name = function or word
    return Command(
        ("pipeline", word),
        f"rasen.cli.pipeline:{name}",
        f"rasen.report.human.pipeline:{name}",
        f"pipeline-{word}",
        arguments,
        (*ROOT_OPTIONS, JSON),
        published=True,
    )


COMMANDS = (
    _command("list", function="list_pipelines"),
    _command("show", Argument("name")),
    _command("classify", Argument("task")),
)
