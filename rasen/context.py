"""What a command may know of the world around it, so that no core function has to ask for it."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, NamedTuple

from rasen.files.home import absolute, find_homes

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rasen.diagnostics import Text
    from rasen.files.home import Homes
    from rasen.locale import Translator


def _nobody(_text: Text) -> None:
    """Take what is said while a command runs, where nobody listens."""


def _ignore(_path: str) -> None:
    """Take the path of a RASEN_HOME that is no folder."""


class Context(NamedTuple):
    """Working folder, environment, and the English that messages in JSON documents are made of.

    `now` gives the time in seconds since 1970. `tell` says something at once, on standard error,
    while the command goes on: a warning, which is said once per run however often it is told.
    `announce` does the same for what only people need to hear: under `--json` it says nothing, so
    no core function has to know in which form its document is going to be shown.
    """

    cwd: str
    env: Mapping[str, str]
    english: Translator
    now: Callable[[], float] = time.time
    tell: Callable[[Text], None] = _nobody
    announce: Callable[[Text], None] = _nobody

    def absolute(self, path: str) -> str:
        """Give the path made absolute and normalised, symbolic links not resolved."""
        return absolute(path, self.cwd)

    @property
    def home(self) -> str:
        """The user's home folder."""
        return self.env.get("HOME") or os.path.expanduser("~")

    def homes(self) -> Homes:
        """Give the folders that the environment asks for; the boundary warns of a bad one."""
        return find_homes(self.env, self.cwd, home=self.home, warn=_ignore)

    def today(self) -> str:
        """Give the local date as `YYYY-MM-DD`."""
        return time.strftime("%Y-%m-%d", time.localtime(self.now()))
