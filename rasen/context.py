"""What a command may know of the world around it, so that no core function has to ask for it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from rasen.files.home import absolute

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rasen.diagnostics import Text
    from rasen.locale import Translator


def _nobody(_text: Text) -> None:
    """Take what is said while a command runs, where nobody listens."""


class Context(NamedTuple):
    """Working folder, environment, and the English that messages in JSON documents are made of.

    `now` gives the time in seconds since 1970; `tell` says something to the user at once, on
    standard error, while the command goes on.
    """

    cwd: str
    env: Mapping[str, str]
    english: Translator
    now: Callable[[], float] = time.time
    tell: Callable[[Text], None] = _nobody

    def absolute(self, path: str) -> str:
        """Give the path made absolute and normalised, symbolic links not resolved."""
        return absolute(path, self.cwd)

    def today(self) -> str:
        """Give the local date as `YYYY-MM-DD`."""
        return time.strftime("%Y-%m-%d", time.localtime(self.now()))
