"""The command line of `rasen store …`, `rasen doctor` and `rasen context`."""

from __future__ import annotations

from rasen.commands.model import JSON, ROOT_OPTIONS, Argument, Command, Option


def _store(
    verb: str, arguments: tuple[Argument, ...] = (), options: tuple[Option, ...] = ()
) -> Command:
    return Command(
        ("store", verb),
        f"rasen.cli.store:{verb}",
        f"rasen.report.human.store:{verb}",
        f"store-{verb}",
        arguments,
        (*options, JSON),
        published=True,
    )


COMMANDS = (
    _store(
        "setup",
        (Argument("id", required=False),),
        (
            Option("path", "PATH"),
            Option("init_git"),
            Option("no_init_git"),
            Option("remote", "URL"),
        ),
    ),
    _store(
        "register",
        (Argument("path", required=False),),
        (Option("id", "ID"), Option("yes")),
    ),
    _store("unregister", (Argument("id"),)),
    _store("remove", (Argument("id"),), (Option("yes"),)),
    _store("list"),
    _store("doctor", (Argument("id", required=False),)),
    Command(
        ("doctor",),
        "rasen.cli.doctor:doctor",
        "rasen.report.human.doctor:doctor",
        "doctor",
        options=(*ROOT_OPTIONS, JSON),
        published=True,
    ),
    Command(
        ("context",),
        "rasen.cli.doctor:context",
        "rasen.report.human.doctor:context",
        "context",
        options=(*ROOT_OPTIONS, Option("code_workspace", "PATH"), Option("force"), JSON),
        published=True,
    ),
)
