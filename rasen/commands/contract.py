"""The command line of `rasen contract …`."""

from __future__ import annotations

from rasen.commands.checking import FORMATS
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
    Command(
        ("contract", "diff"),
        "rasen.cli.contract_diff:diff",
        "rasen.report.human.contract_diff:view",
        "contract-diff",
        (Argument("old"), Argument("new")),
        (
            Option("direction", "DIRECTION", choices=("both", "input", "output")),
            Option("accept", "FILE"),
            Option("formats", "FORMATS", choices=("asserted", "annotations")),
            Option("changelog", "FILE"),
            Option("output_format", "FORMAT", choices=FORMATS),
            Option("report", "FORMAT=FILE", multiple=True),
            JSON,
        ),
    ),
    Command(
        ("contract", "docs"),
        "rasen.cli.contract:docs",
        "rasen.report.human.contract:docs",
        "contract-docs",
        (),
        (
            Option("schemas", "PATH"),
            Option("output", "DIRECTORY", required=True),
            Option("format", "FORMAT", choices=("html", "markdown", "both")),
            Option("title", "TEXT"),
            Option("templates", "DIRECTORY"),
            Option("check"),
            JSON,
        ),
    ),
    Command(
        ("contract", "types"),
        "rasen.cli.contract:types",
        "rasen.report.human.contract:types",
        "contract-types",
        (),
        (
            Option("schemas", "PATH"),
            Option("output", "DIRECTORY", required=True),
            Option("check"),
            JSON,
        ),
    ),
    Command(
        ("contract", "run"),
        "rasen.cli.contract_run:run",
        "rasen.report.human.contract_run:view",
        "contract-run",
        (Argument("file", required=False, variadic=True),),
        (
            Option("schema", "SCHEMA"),
            Option("only", "TEXT"),
            Option("runs", "N", number=True),
            Option("jobs", "N", short="j", number=True),
            Option("coverage"),
            Option("skip_missing"),
            Option("record", "FILE"),
            Option("output_format", "FORMAT", choices=FORMATS),
            Option("report", "FORMAT=FILE", multiple=True),
            JSON,
        ),
    ),
)
