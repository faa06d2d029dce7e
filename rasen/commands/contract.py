"""The command line of `rasen contract …`."""

from __future__ import annotations

from rasen.commands.model import JSON, Argument, Command, Option

COMMANDS = (
    Command(
        ("contract", "list"),
        "rasen.cli.contract:list_schemas",
        "rasen.report.human.contract:list_schemas",
        "contract-list",
        (),
        (JSON,),
    ),
    Command(
        ("contract", "show"),
        "rasen.cli.contract:show",
        "rasen.report.human.contract:show",
        "contract-show",
        (Argument("schema"),),
        (JSON,),
    ),
    Command(
        ("contract", "bundle"),
        "rasen.cli.contract:bundle",
        "rasen.report.human.contract:bundle",
        "contract-bundle",
        (Argument("schema", required=False, variadic=True),),
        (Option("output", "DIRECTORY", required=True), Option("check"), JSON),
    ),
)
