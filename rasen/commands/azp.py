"""The command line of `rasen azp …`."""

from __future__ import annotations

from rasen.commands.model import JSON, Argument, Command, Option

PROFILES = ("workflow-host",)
DOCUMENTS = ("index", "search", "detail", "revocations")
_KEY_ID = Option("key_id", "ID")

COMMANDS = (
    Command(
        ("azp", "verify"),
        "rasen.cli.azp:verify",
        "rasen.report.human.azp:verify",
        "azp-verify",
        (Argument("file"),),
        (
            Option("store", "PATH", multiple=True),
            Option("require_signed"),
            Option("require_trusted"),
            Option("pins", "PATH"),
            Option("profile", "NAME", choices=PROFILES),
            Option("app", "ID"),
            Option("api", "VERSION"),
            Option("format", "NAME", multiple=True),
            JSON,
        ),
    ),
    Command(
        ("azp", "inspect"),
        "rasen.cli.azp:inspect",
        "rasen.report.human.azp:inspect",
        "azp-inspect",
        (Argument("file"),),
        (JSON,),
    ),
    Command(
        ("azp", "trust"),
        "rasen.cli.azp_signing:trust",
        "rasen.report.human.azp_signing:trust",
        "azp-trust",
        (Argument("file"),),
        (
            Option("store", "PATH", multiple=True),
            Option("pins", "PATH"),
            Option("pin"),
            Option("approve_change"),
            JSON,
        ),
    ),
    Command(
        ("azp", "pack"),
        "rasen.cli.azp_signing:pack",
        "rasen.report.human.azp_signing:pack",
        "azp-pack",
        (Argument("dir"), Argument("out")),
        (Option("force"), Option("key", "PEM"), _KEY_ID, Option("deflate"), JSON),
    ),
    Command(
        ("azp", "unpack"),
        "rasen.cli.azp_signing:unpack",
        "rasen.report.human.azp_signing:unpack",
        "azp-unpack",
        (Argument("file"), Argument("dir")),
        (JSON,),
    ),
    Command(
        ("azp", "keygen"),
        "rasen.cli.azp_signing:keygen",
        "rasen.report.human.azp_signing:keygen",
        "azp-keygen",
        (Argument("out"),),
        (_KEY_ID, Option("force"), JSON),
    ),
    Command(
        ("azp", "sign"),
        "rasen.cli.azp_signing:sign",
        "rasen.report.human.azp_signing:sign",
        "azp-sign",
        (Argument("file"),),
        (Option("key", "PEM", required=True), _KEY_ID, Option("out", "PATH"), JSON),
    ),
    Command(
        ("azp", "countersign"),
        "rasen.cli.azp_signing:countersign",
        "rasen.report.human.azp_signing:countersign",
        "azp-countersign",
        (Argument("file"),),
        (Option("key", "PEM", required=True), _KEY_ID, Option("out", "PATH"), JSON),
    ),
    Command(
        ("azp", "repository", "check"),
        "rasen.cli.azp_repository:check",
        "rasen.report.human.azp_repository:check",
        "azp-repository-check",
        (Argument("path"),),
        (Option("document", "KIND", choices=DOCUMENTS), JSON),
    ),
    Command(
        ("azp", "repository", "build"),
        "rasen.cli.azp_repository:build",
        "rasen.report.human.azp_repository:build",
        "azp-repository-build",
        (Argument("source"), Argument("out")),
        (Option("force"), JSON),
    ),
)
