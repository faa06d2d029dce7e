"""The static table of commands: parser, help, completion, manual and reference docs come from it.

Nothing is imported here but names, so that a start costs the same however many commands there are.
Sentences (summaries, descriptions, help of options) stand in the locale catalogs, section `help`.
"""

from __future__ import annotations

from typing import NamedTuple


class Argument(NamedTuple):
    """A positional argument."""

    name: str
    required: bool = True
    variadic: bool = False


class Option(NamedTuple):
    """An option; `value` names its metavar, None makes it a flag."""

    name: str
    value: str | None = None
    short: str | None = None
    choices: tuple[str, ...] = ()
    multiple: bool = False
    required: bool = False
    number: bool = False

    @property
    def flag(self) -> str:
        """The long spelling."""
        return "--" + self.name.replace("_", "-")

    @property
    def short_flag(self) -> str | None:
        """The short spelling, where there is one."""
        return "-" + self.short if self.short else None


class Command(NamedTuple):
    """One command: where its function and its human view live, and what it takes.

    `schema` names its output schema; `published` commands follow the agent contract, in which
    misuse under `--json` is a failure like any other.
    """

    path: tuple[str, ...]
    handler: str
    view: str
    schema: str
    arguments: tuple[Argument, ...] = ()
    options: tuple[Option, ...] = ()
    published: bool = False

    @property
    def name(self) -> str:
        """The words of the command, as typed."""
        return " ".join(self.path)


JSON = Option("json")
FORMATS = ("text", "concise", "json", "github", "gitlab", "junit", "sarif")
SHELLS = ("bash", "zsh", "fish", "powershell")

COMMANDS: tuple[Command, ...] = (
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
        ("explain",),
        "rasen.cli.explain:explain",
        "rasen.report.human.explain:view",
        "explain",
        (Argument("code"),),
        (JSON,),
    ),
    Command(
        ("completion",),
        "rasen.cli.completion:completion",
        "rasen.report.human.completion:view",
        "completion",
        (Argument("shell"),),
        (JSON,),
    ),
)

# Groups and commands in the order in which help shows them.
GROUPS = ("workflow", "contract")


def find(words: list[str]) -> Command | None:
    """Give the command that these first words name, None where they name a group or nothing."""
    for command in COMMANDS:
        if tuple(words[: len(command.path)]) == command.path:
            return command
    return None


def group_of(words: list[str]) -> tuple[str, ...]:
    """Give the group that these words start with: () for the top level."""
    return (words[0],) if words and words[0] in GROUPS else ()


def first_of_group(words: list[str]) -> Command | None:
    """Give the first command of the group that these words start with: it stands for the family."""
    group = group_of(words)
    return next((c for c in COMMANDS if group and c.path[: len(group)] == group), None)
