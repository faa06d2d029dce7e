"""What a command may know of the world around it, so that no core function has to ask for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.files.home import absolute

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rasen.locale import Translator


class Context(NamedTuple):
    """Working folder, environment, and the English that messages in JSON documents are made of."""

    cwd: str
    env: Mapping[str, str]
    english: Translator

    def absolute(self, path: str) -> str:
        """Give the path made absolute and normalised, symbolic links not resolved."""
        return absolute(path, self.cwd)
