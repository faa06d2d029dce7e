"""The command line of what is about the texts of a planning folder."""

from __future__ import annotations

from rasen.commands.model import JSON, ROOT_OPTIONS, Argument, Command, Option

_TYPE = Option("type", "TYPE")
_NO_INTERACTIVE = Option("no_interactive")

COMMANDS = (
    Command(
        ("list",),
        "rasen.cli.planning:list_items",
        "rasen.report.human.planning_list:list_items",
        "list",
        (),
        (
            Option("specs"),
            Option("changes"),
            Option("sort", "ORDER"),
            Option("long"),
            JSON,
            *ROOT_OPTIONS,
        ),
        published=True,
    ),
    Command(
        ("show",),
        "rasen.cli.planning:show",
        "rasen.report.human.validate:nothing",
        "show",
        (Argument("item", required=False),),
        (
            _TYPE,
            Option("deltas_only"),
            Option("requirements_only"),
            Option("requirements"),
            Option("no_scenarios"),
            Option("requirement", "N", short="r"),
            _NO_INTERACTIVE,
            JSON,
            *ROOT_OPTIONS,
        ),
        published=True,
    ),
    Command(
        ("validate",),
        "rasen.cli.planning:validate",
        "rasen.report.human.validate:validate",
        "validate",
        (Argument("item", required=False),),
        (
            Option("all"),
            Option("changes"),
            Option("specs"),
            _TYPE,
            Option("strict"),
            Option("concurrency", "N"),
            _NO_INTERACTIVE,
            JSON,
            *ROOT_OPTIONS,
        ),
        published=True,
    ),
    Command(
        ("archive",),
        "rasen.cli.archive:archive",
        "rasen.report.human.archive:archive",
        "archive",
        (Argument("change", required=False),),
        (
            Option("yes", short="y"),
            Option("skip_specs"),
            Option("no_validate"),
            JSON,
            *ROOT_OPTIONS,
        ),
        published=True,
    ),
)
