"""The command line of `rasen completion`."""

from __future__ import annotations

from rasen.commands.model import JSON, Argument, Command

SHELLS = ("bash", "zsh", "fish", "powershell")

COMMANDS = (
    Command(
        ("completion",),
        "rasen.cli.completion:completion",
        "rasen.report.human.completion:view",
        "completion",
        (Argument("shell"),),
        (JSON,),
    ),
)
