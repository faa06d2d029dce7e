"""Questions to a person at a terminal, asked on standard error; never to a program.

Core functions do not ask. A command's function in this package catches the code that says what is
missing, asks here, and calls again with the answer.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from rasen.diagnostics import Diagnostic, RasenError, Text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rasen.cli.parser import Values
    from rasen.locale import Translator


def console_for(env: Mapping[str, str], values: Values) -> Console | None:
    """Give the console of this run, None where nobody may be asked (packages spec 8).

    Somebody is asked if standard input is a terminal, `CI` is not in the environment,
    `OPEN_SPEC_INTERACTIVE` is not `0`, and the command line asks neither for JSON nor for silence.
    """
    silent = values.get("json") or values.get("no_interactive")
    if silent or "CI" in env or env.get("OPEN_SPEC_INTERACTIVE") == "0":
        return None
    if sys.stdin is None or not sys.stdin.isatty():
        return None
    from rasen.locale import Translator
    from rasen.locale.resolve import current_language

    return Console(Translator(current_language(env, os.getcwd())))


class Console:
    """A terminal with a person at it. Ctrl-C and end of input are `cancelled` (exit status 130)."""

    __slots__ = ("translator",)

    def __init__(self, translator: Translator) -> None:
        self.translator = translator

    def confirm(self, question: Text) -> bool:
        """Give whether the person says yes; no is what an empty answer means."""
        answer = self.line(question, key="human.console.confirm")
        return answer.lower() in self.translator.text("human.console.yes").split("|")

    def agree(self, question: Text) -> bool:
        """Give whether the person says yes; yes is what an empty answer means."""
        answer = self.line(question, key="human.console.agree")
        return not answer or answer.lower() in self.translator.text("human.console.yes").split("|")

    def say(self, text: Text) -> None:
        """Say something between two questions."""
        from rasen.report.terminal import visible

        said = self.translator.text(text.key, **text.params)
        sys.stderr.write(visible(said) + "\n")

    def line(self, question: Text, *, key: str = "human.console.question") -> str:
        """Give the line that the person types, blanks around it cut."""
        said = self.translator.text(question.key, **question.params)
        from rasen.report.terminal import visible

        sys.stderr.write(self.translator.text(key, question=visible(said)))
        sys.stderr.flush()
        try:
            answer = sys.stdin.readline()
        except KeyboardInterrupt:
            answer = ""
        if not answer:
            sys.stderr.write("\n")
            raise cancelled()
        return answer.strip()

    def choose(self, question: Text, options: Sequence[tuple[str, str]]) -> str:
        """Give the value of the option that the person picks; options are (value, label)."""
        from rasen.cli.picker import pick_one

        return pick_one(self, question, options)

    def choose_many(
        self, question: Text, options: Sequence[tuple[str, str]], chosen: Sequence[str]
    ) -> list[str]:
        """Give the values that the person ticks, in the order of the options."""
        from rasen.cli.picker import pick_many

        return pick_many(self, question, options, chosen)


def cancelled() -> RasenError:
    """Give the error of a question that was broken off."""
    problem = Text("human.console.brokenOff")
    return RasenError(Diagnostic("cancelled", {"problem": problem}), cancelled=True)


def declined() -> RasenError:
    """Give the error of a question that was answered with no."""
    return RasenError(Diagnostic("cancelled", {"problem": Text("human.console.declined")}))
