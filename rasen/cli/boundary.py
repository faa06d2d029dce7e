"""The one place where a command line becomes output and an exit status, whatever happens.

Under `--json` standard output carries exactly one document that conforms to the command's schema:
on success, failure, misuse, interrupt and fault of ours alike. Standard error is free text.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, NamedTuple, TextIO, cast

from rasen import __version__
from rasen import outcome as result
from rasen.cli import table
from rasen.context import Context
from rasen.diagnostics import Diagnostic, RasenError, Text, UsageError, status_entry
from rasen.locale import Translator

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from rasen.cli.parser import Values
    from rasen.cli.table import Command
    from rasen.outcome import Outcome

ISSUES = "https://github.com/rasen-dev/rasen/issues"


class View(NamedTuple):
    """What a human view may know: the language, the world, and where it is going to be shown."""

    translator: Translator
    env: Mapping[str, str]
    cwd: str
    terminal: bool

    def document(self, outcome: Outcome) -> dict[str, object]:
        """Give the document of an outcome with its sentences in the user's language."""
        if outcome.localized is None or self.translator.language == "en":
            return outcome.document
        return outcome.localized(self.translator)


def run(argv: list[str]) -> int:
    """Run one command line and give its exit status."""
    command = table.find(argv)
    try:
        return _run(command, argv)
    except RasenError as error:
        return _failed(command, argv, error)
    except KeyboardInterrupt:
        return _failed(command, argv, RasenError(Diagnostic("interrupted"), cancelled=True))
    except BrokenPipeError:
        return _reader_left()
    except Exception as error:  # noqa: BLE001 - the boundary is where the unforeseen ends
        return _broken(command, argv, error)


def _run(command: Command | None, argv: list[str]) -> int:
    if argv in (["--version"], ["-V"]):
        _print_pieces([f"rasen {__version__}\n"])
        return result.OK
    if _asks_for_help(argv):
        return _help(command, argv)
    if command is None:
        raise _unknown_command(argv)
    values = _values(command, argv)
    context = Context(os.getcwd(), os.environ, Translator("en"))
    outcome = cast("Outcome", _load(command.handler)(context, values))
    if _json_values(values):
        _print_document(outcome.schema, outcome.document)
    else:
        terminal = sys.stdout is not None and sys.stdout.isatty()
        view = View(_translator(), os.environ, context.cwd, terminal)
        _print_pieces(_load(command.view)(outcome, values, view))
    _print_notes(outcome.notes)
    return outcome.status


def _load(place: str) -> Callable[..., object]:
    """Import what a table entry `module:name` points to."""
    from importlib import import_module

    module, _, name = place.partition(":")
    return cast("Callable[..., object]", getattr(import_module(module), name))


def _values(command: Command, argv: list[str]) -> Values:
    from rasen.cli.parser import parse

    values = parse(command, argv[len(command.path) :])
    if values is None:
        from rasen.cli import app

        values = app.parse(command, argv)
    return values


def _translator() -> Translator:
    from rasen.locale.resolve import current_language

    return Translator(current_language(os.environ, os.getcwd()))


# Help


def _asks_for_help(argv: list[str]) -> bool:
    words = _before_separator(argv)
    bare = len(argv) == len(table.group_of(argv))
    return bare or "--help" in words or "-h" in words


def _help(command: Command | None, argv: list[str]) -> int:
    words = _before_separator(argv)
    if "--json" in words:
        raise UsageError(Diagnostic("usage_error", {"problem": Text("usage.helpIsText")}))
    named = command.path if command else table.group_of(words)
    if not named and words and not words[0].startswith("-"):
        raise _unknown_command(argv)
    from rasen.cli.help import help_text

    _print_pieces([help_text(named, _translator()), "\n"])
    return result.OK


def _before_separator(argv: list[str]) -> list[str]:
    return argv[: argv.index("--")] if "--" in argv else argv


def _unknown_command(argv: list[str]) -> UsageError:
    from rasen.cli.misuse import unknown_command

    return unknown_command(argv)


# Output


def _json_values(values: Values) -> bool:
    return bool(values.get("json")) or values.get("output_format") == "json"


def _asked_for_json(command: Command | None, argv: list[str]) -> bool:
    """Tell whether a command line asks for JSON; `--json` may be the value of an option."""
    from rasen.cli.parser import parse

    values = parse(command, argv[len(command.path) :]) if command else None
    return _wants_json(argv) if values is None else _json_values(values)


def _wants_json(argv: list[str]) -> bool:
    """Tell whether a command line that could not be read asks for JSON."""
    words = _before_separator(argv)
    if "--json" in words or "--output-format=json" in words:
        return True
    pairs = zip(words, words[1:], strict=False)  # noqa: RUF007 - itertools is not loaded for it
    return ("--output-format", "json") in pairs


def _print_document(schema: str, document: dict[str, object]) -> None:
    from rasen import schemas
    from rasen.report.json_document import render

    if not schemas.verdict(f"output:{schema}")(document):
        raise _NonConforming(schema, document)
    _write(sys.stdout, "".join(render(document)).encode())


class _NonConforming(Exception):
    """A document of ours does not conform to its schema."""

    def __init__(self, schema: str, document: dict[str, object]) -> None:
        super().__init__(schema)
        self.schema = schema
        self.document = document

    def __str__(self) -> str:
        from rasen import schemas

        found = schemas.faults(f"output:{self.schema}", self.document)
        return f"the document does not conform to output:{self.schema}: {found[:3]}"


def _print_pieces(pieces: object) -> None:
    _write_text(sys.stdout, "".join(cast("Iterable[str]", pieces)))


def _print_notes(notes: Iterable[str]) -> None:
    _write_text(sys.stderr, "".join(note + "\n" for note in notes))


def _write_text(stream: object, text: str) -> None:
    encoding = getattr(stream, "encoding", None) or "utf-8"
    _write(stream, text.encode(encoding, "backslashreplace"))


def _write(stream: object, data: bytes) -> None:
    """Write bytes to a standard stream that may be closed or replaced by text in a test."""
    if stream is None or not data:
        return
    buffer = getattr(stream, "buffer", None)
    if buffer is None:
        cast("TextIO", stream).write(data.decode("utf-8", "backslashreplace"))
        return
    buffer.write(data)
    buffer.flush()


def _reader_left() -> int:
    """Leave quietly when the reader of standard output has gone, as `head` does."""
    descriptor = os.open(os.devnull, os.O_WRONLY)
    os.dup2(descriptor, 1)
    os.close(descriptor)
    return result.FAILED


# Failures


def _failed(command: Command | None, argv: list[str], error: RasenError) -> int:
    published = _is_published(command, argv)
    as_json = _asked_for_json(command, argv)
    if error.cancelled:
        status = result.INTERRUPTED
    elif isinstance(error, UsageError):
        status = result.FAILED if published and as_json else result.MISUSE
    else:
        status = result.FAILED
    diagnostic = error.diagnostics[0]
    if as_json and published and diagnostic.code in ("usage_error", "interrupted"):
        code = "cancelled" if error.cancelled else _fallback_code(command, argv)
        diagnostic = _recoded(diagnostic, code)
    _print_failure(
        command,
        diagnostic,
        group=table.group_of(argv),
        as_json=as_json,
        usage=isinstance(error, UsageError),
    )
    return status


def _broken(command: Command | None, argv: list[str], error: Exception) -> int:
    """End a fault of ours: how to report it, and the traceback where it was asked for."""
    if os.environ.get("RASEN_DEBUG"):
        import traceback

        _write_text(sys.stderr, "".join(traceback.format_exception(error)))
    problem = " ".join(f"{type(error).__name__}: {error}".split())[:500]
    diagnostic = Diagnostic("internal_error", {"problem": problem, "issues": ISSUES})
    as_json = _asked_for_json(command, argv)
    if as_json and command is not None and command.published:
        diagnostic = _recoded(diagnostic, _fallback_code(command, argv))
    _print_failure(command, diagnostic, group=(), as_json=as_json, usage=False)
    return result.INTERNAL


def _recoded(diagnostic: Diagnostic, code: str) -> Diagnostic:
    """Give the diagnostic under a family's own code, its sentence unchanged."""
    sentence = Translator("en").message(diagnostic)
    return diagnostic._replace(code=code, params={"problem": sentence})


def _is_published(command: Command | None, argv: list[str]) -> bool:
    """Tell whether a line calls a command of the published contract, or its group."""
    named = command or table.first_of_group(argv)
    return named is not None and named.published


def _fallback_code(command: Command | None, argv: list[str]) -> str:
    """Give the fallback code of a command, or of the family that the line names."""
    from rasen import schemas

    named = command or table.first_of_group(argv)
    schema = schemas.load(f"output:{named.schema if named else 'usage'}")
    return cast("str", schema["x-fallback-code"])


def _print_failure(
    command: Command | None,
    diagnostic: Diagnostic,
    *,
    group: tuple[str, ...],
    as_json: bool,
    usage: bool,
) -> None:
    from rasen.report.terminal import visible

    try:
        if as_json:
            from rasen import schemas

            schema = command.schema if command else "usage"
            entry = status_entry(diagnostic, Translator("en"))
            _print_document(schema, schemas.failure_document(schema, [entry]))
            return
        translator = _translator()
        message, fix = translator.message(diagnostic), translator.fix(diagnostic)
        key = "human.errorWithFix" if fix else "human.error"
        lines = [visible(translator.text(key, message=message, fix=fix))]
        if usage and diagnostic.code == "usage_error":
            called = " ".join(["rasen", *(command.path if command else group)])
            lines.append(translator.text("usage.tryHelp", command=called))
        _print_notes(lines)
    except BrokenPipeError:
        _reader_left()
