"""The command line of `rasen azp …`."""

from __future__ import annotations

from rasen.commands.model import JSON, Argument, Command, Option

PROFILES = ("workflow-host",)

COMMANDS = (
    Command(
        ("azp", "verify"),
        "rasen.cli.azp:verify",
        "rasen.report.human.azp:verify",
        "azp-verify",
        (Argument("file"),),
        (
            Option("store", "PATH", multiple=True),
            Option("require_signed"),
            Option("require_trusted"),
            Option("pins", "PATH"),
            Option("profile", "NAME", choices=PROFILES),
            Option("app", "ID"),
            Option("api", "VERSION"),
            Option("format", "NAME", multiple=True),
            JSON,
        ),
    ),
    Command(
        ("azp", "inspect"),
        "rasen.cli.azp:inspect",
        "rasen.report.human.azp:inspect",
        "azp-inspect",
        (Argument("file"),),
        (JSON,),
    ),
)
