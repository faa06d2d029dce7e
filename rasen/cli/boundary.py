"""The one place where a command line becomes output and an exit status, whatever happens.

Under `--json` standard output carries exactly one document that conforms to the command's schema:
on success, failure, misuse, interrupt and fault of ours alike. Standard error is free text.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, NamedTuple, cast

from rasen import __version__
from rasen import outcome as result
from rasen.cli import output
from rasen.cli.output import OutputLost
from rasen.commands import table
from rasen.context import Context
from rasen.diagnostics import Diagnostic, RasenError, Text, UsageError, status_entry
from rasen.locale import Translator

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from rasen.cli.parser import Values
    from rasen.commands.model import Command
    from rasen.outcome import Outcome


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
        # As `head` does: the reader has what it wanted.
        output.leave_quietly()
        return result.FAILED
    except OutputLost as lost:
        return _output_lost(lost)
    except Exception as error:  # noqa: BLE001 - the boundary is where the unforeseen ends
        return _broken(command, argv, error)


def _run(command: Command | None, argv: list[str]) -> int:
    if argv in (["--version"], ["-V"]):
        output.print_pieces([f"rasen {__version__}\n"])
        return result.OK
    if _asks_for_help(command, argv):
        return _help(command, argv)
    if command is None:
        raise _unknown_command(argv)
    values = _values(command, argv)
    as_json = _json_values(values)
    tell = _Teller()
    announce = _say_nothing if as_json else tell
    context = Context(os.getcwd(), os.environ, Translator("en"), tell=tell, announce=announce)
    outcome = cast("Outcome", _load(command.handler)(context, values))
    if as_json:
        output.print_document(outcome.schema, outcome.published)
    elif outcome.raw is not None:
        output.print_bytes(outcome.raw)
    else:
        terminal = sys.stdout is not None and sys.stdout.isatty()
        view = View(_translator(), os.environ, context.cwd, terminal)
        output.print_view(cast("Iterable[str]", _load(command.view)(outcome, values, view)))
    if outcome.finish is not None:
        outcome.finish()
    output.print_notes([*outcome.notes, *_home_notes(context)])
    return outcome.status


def _home_notes(context: Context) -> list[str]:
    """Give the one warning that RASEN_HOME is ignored, where it is (packages spec 1)."""
    if not context.env.get("RASEN_HOME"):
        return []
    from rasen.files.home import find_homes
    from rasen.report.terminal import visible

    ignored: list[str] = []
    find_homes(context.env, context.cwd, home="", warn=ignored.append)
    translator = _translator() if ignored else context.english
    return [translator.text("notes.homeIgnored", path=visible(path)) for path in ignored]


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


class _Teller:
    """Says things on standard error while a command runs, in the user's language, each once."""

    def __init__(self) -> None:
        self._said: set[str] = set()

    def __call__(self, text: Text) -> None:
        from rasen.report.terminal import visible

        line = visible(_translator().text(text.key, **text.params))
        if line not in self._said:
            self._said.add(line)
            output.print_notes([line])


def _say_nothing(_text: Text) -> None:
    """Keep from a program what only people need to hear."""


def _translator() -> Translator:
    from rasen.locale.resolve import current_language

    return Translator(current_language(os.environ, os.getcwd()))


# Help


def _asks_for_help(command: Command | None, argv: list[str]) -> bool:
    words = _before_separator(argv)
    group = table.group_of(argv)
    bare = command is None and len(argv) == len(group) and group not in table.GROUP_CODES
    return bare or "--help" in words or "-h" in words


def _help(command: Command | None, argv: list[str]) -> int:
    words = _before_separator(argv)
    if "--json" in words:
        raise UsageError(Diagnostic("usage_error", {"problem": Text("usage.helpIsText")}))
    named = command.path if command else table.group_of(words)
    if not named and words and not words[0].startswith("-"):
        raise _unknown_command(argv)
    from rasen.cli.help import help_text

    output.print_pieces([help_text(named, _translator()), "\n"])
    return result.OK


def _before_separator(argv: list[str]) -> list[str]:
    return argv[: argv.index("--")] if "--" in argv else argv


def _unknown_command(argv: list[str]) -> RasenError:
    from rasen.cli.misuse import unknown_command

    return unknown_command(argv)


# Which form


def _json_values(values: Values) -> bool:
    return bool(values.get("json")) or values.get("output_format") == "json"


def _asked_for_json(command: Command | None, argv: list[str]) -> bool:
    """Tell whether a command line asks for JSON; `--json` may be the value of an option."""
    from rasen.cli.parser import parse

    values = parse(command, argv[len(command.path) :]) if command else None
    return _wants_json(argv) if values is None else _json_values(values)


def _given_flags(command: Command | None, argv: list[str]) -> tuple[str, ...]:
    """Give the names of the flags of a command that stand on its line, right or wrong as it is."""
    words = _before_separator(argv)
    options = command.options if command else ()
    return tuple(option.name for option in options if not option.value and option.flag in words)


def _wants_json(argv: list[str]) -> bool:
    """Tell whether a command line that could not be read asks for JSON."""
    words = _before_separator(argv)
    if "--json" in words or "--output-format=json" in words:
        return True
    pairs = zip(words, words[1:], strict=False)  # noqa: RUF007 - itertools is not loaded for it
    return ("--output-format", "json") in pairs


# Failures


def _output_lost(lost: OutputLost) -> int:
    """Say on standard error that standard output takes nothing any more."""
    output.leave_quietly()
    params = {"path": Text("human.standardOutput"), "problem": lost.reason}
    diagnostic = Diagnostic("output_not_written", params)
    _print_failure(None, diagnostic, group=(), as_json=False, usage=False)
    return result.FAILED


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
        given=_given_flags(command, argv),
        known=error.known,
    )
    return status


def _broken(command: Command | None, argv: list[str], error: Exception) -> int:
    """End a fault of ours: how to report it, and the traceback where it was asked for."""
    if os.environ.get("RASEN_DEBUG"):
        import traceback

        output.print_text(sys.stderr, "".join(traceback.format_exception(error)))
    problem = " ".join(f"{type(error).__name__}: {error}".split())[:500]
    diagnostic = Diagnostic("internal_error", {"problem": problem})
    as_json = _asked_for_json(command, argv)
    if as_json and command is not None and command.published:
        diagnostic = _recoded(diagnostic, _fallback_code(command, argv))
    given = _given_flags(command, argv)
    _print_failure(command, diagnostic, group=(), as_json=as_json, usage=False, given=given)
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
    given: tuple[str, ...] = (),
    known: Mapping[str, object] | None = None,
) -> None:
    from rasen.report.terminal import visible

    try:
        if as_json:
            from rasen import schemas

            schema = command.schema if command else "usage"
            entry = status_entry(diagnostic, Translator("en"))
            document = schemas.failure_document(schema, [entry], given=given, known=known)
            output.print_document(schema, document)
            return
        translator = _translator()
        message, fix = translator.message(diagnostic), translator.fix(diagnostic)
        key = "human.errorWithFix" if fix else "human.error"
        lines = [visible(translator.text(key, message=message, fix=fix))]
        if usage and diagnostic.code == "usage_error":
            called = " ".join(["rasen", *(command.path if command else group)])
            lines.append(translator.text("usage.tryHelp", command=called))
        output.print_notes(lines)
    except BrokenPipeError:
        output.leave_quietly()
