"""The command line of what is about the artifacts of a change."""

from __future__ import annotations

from rasen.commands.model import JSON, ROOT_OPTIONS, Argument, Command, Option

_SCHEMA = Option("schema", "NAME")
_OF_CHANGE = (Option("change", "NAME"), _SCHEMA, JSON, *ROOT_OPTIONS)

COMMANDS = (
    Command(
        ("status",),
        "rasen.cli.artifacts:status",
        "rasen.report.human.artifacts:status",
        "status",
        (),
        _OF_CHANGE,
        published=True,
    ),
    Command(
        ("instructions",),
        "rasen.cli.artifacts:instructions",
        "rasen.report.human.instructions:instructions",
        "instructions",
        (Argument("artifact", required=False),),
        _OF_CHANGE,
        published=True,
    ),
    Command(
        ("schemas",),
        "rasen.cli.artifacts:schemas",
        "rasen.report.human.artifacts:schemas",
        "schemas",
        (),
        (JSON,),
        published=True,
    ),
    Command(
        ("templates",),
        "rasen.cli.artifacts:templates",
        "rasen.report.human.artifacts:templates",
        "templates",
        (),
        (_SCHEMA, JSON),
        published=True,
    ),
    Command(
        ("new", "change"),
        "rasen.cli.artifacts:new_change",
        "rasen.report.human.artifacts:new_change",
        "new-change",
        (Argument("name"),),
        (
            Option("description", "TEXT"),
            Option("goal", "TEXT"),
            Option("proposal", "TEXT"),
            _SCHEMA,
            JSON,
            *ROOT_OPTIONS,
            Option("initiative", "ID", hidden=True),
            Option("areas", "LIST", hidden=True),
        ),
        published=True,
    ),
)
