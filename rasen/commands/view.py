"""The command line of the view of a whole planning folder."""

from __future__ import annotations

from rasen.commands.model import JSON, ROOT_OPTIONS, Command, Option

COMMANDS = (
    Command(
        ("view",),
        "rasen.cli.view:view",
        "rasen.report.human.view:view",
        "view",
        (),
        (Option("html", "FILE"), JSON, *ROOT_OPTIONS),
    ),
)
