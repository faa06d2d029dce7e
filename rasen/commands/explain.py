"""The command line of `rasen explain`."""

from __future__ import annotations

from rasen.commands.model import JSON, Argument, Command

COMMANDS = (
    Command(
        ("explain",),
        "rasen.cli.explain:explain",
        "rasen.report.human.explain:view",
        "explain",
        (Argument("code"),),
        (JSON,),
    ),
)
