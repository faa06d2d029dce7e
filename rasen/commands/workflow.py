"""The command line of `rasen workflow …`."""

from __future__ import annotations

from rasen.commands.model import JSON, Argument, Command, Option

_ID = Argument("id")
_PATH = Argument("path")


def _command(
    word: str, arguments: tuple[Argument, ...], *options: Option, function: str = ""
) -> Command:
    name = function or word
    return Command(
        ("workflow", word),
        f"rasen.cli.workflow:{name}",
        f"rasen.report.human.workflow:{name}",
        f"workflow-{word}",
        arguments,
        (*options, JSON),
        published=True,
    )


COMMANDS = (
    _command("list", (), Option("unused"), Option("all"), function="list_workflows"),
    _command("show", (_ID,)),
    _command("which", (_ID,)),
    _command("init", (_ID,), Option("output", "PATH", required=True)),
    _command("validate", (Argument("id_or_path"),)),
    _command("import", (_PATH,), Option("dry_run"), function="import_workflows"),
    _command("export", (_ID, _PATH), Option("force")),
    _command("delete", (_ID,), Option("yes", short="y"), Option("force")),
)
