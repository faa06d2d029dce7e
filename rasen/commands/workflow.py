"""The command line of `rasen workflow …`."""

from __future__ import annotations

from rasen.commands.model import JSON, Argument, Command, Option

COMMANDS = (
    Command(
        ("workflow", "init"),
        "rasen.cli.workflow:init",
        "rasen.report.human.workflow:init",
        "workflow-init",
        (Argument("id"),),
        (Option("output", "PATH", required=True), JSON),
        published=True,
    ),
    Command(
        ("workflow", "validate"),
        "rasen.cli.workflow:validate",
        "rasen.report.human.workflow:validate",
        "workflow-validate",
        (Argument("id_or_path"),),
        (JSON,),
        published=True,
    ),
)
