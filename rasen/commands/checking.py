"""The command line of `rasen check`."""

from __future__ import annotations

from rasen.commands.model import JSON, Argument, Command, Option

FORMATS = ("text", "concise", "json", "github", "gitlab", "junit", "sarif")

COMMANDS = (
    Command(
        ("check",),
        "rasen.cli.check:check",
        "rasen.report.human.check:view",
        "check",
        (Argument("path", variadic=True),),
        (
            Option("schema", "SCHEMA"),
            Option("kind", "KIND"),
            Option("output_format", "FORMAT", choices=FORMATS),
            Option("report", "FORMAT=FILE", multiple=True),
            Option("exit_zero"),
            Option("changed_since", "REV"),
            Option("stdin_filename", "NAME"),
            Option("jobs", "N", short="j", number=True),
            JSON,
        ),
    ),
)
