"""The command line of `rasen profile …`; called bare it is the editor of the selection."""

from __future__ import annotations

from rasen.commands.model import JSON, Argument, Command, Option

_NAME = Argument("name", required=False)
_PATH = Argument("path")
_WORKFLOWS = Option("workflows", "IDS")


def _command(
    word: str, arguments: tuple[Argument, ...], options: tuple[Option, ...], handler: str = ""
) -> Command:
    name = handler or word
    return Command(
        ("profile", word) if word else ("profile",),
        f"rasen.cli.profile:{name}",
        f"rasen.report.human.profile:{name}",
        f"profile-{word}" if word else "profile",
        arguments,
        (*options, JSON),
        published=True,
    )


COMMANDS = (
    _command("", (), (), "edit"),
    _command("new", (_NAME,), (_WORKFLOWS, Option("use"))),
    _command("update", (_NAME,), (_WORKFLOWS,)),
    _command("use", (_NAME,), ()),
    _command("list", (), (), "list_profiles"),
    _command("delete", (_NAME,), (Option("yes", short="y"),)),
    _command("import", (_PATH,), (Option("as_", "NAME"), Option("force")), "import_profile"),
    _command(
        "export",
        (_PATH,),
        (Option("profile", "NAME"), Option("thin"), Option("force")),
        "export_profile",
    ),
)
