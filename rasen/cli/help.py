"""Help as text: what `make generate` prepared, or the terminal library where that is absent."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rasen.schemas import data_folder

if TYPE_CHECKING:
    from rasen.locale import Translator


def help_text(path: tuple[str, ...], translator: Translator) -> str:
    """Give the help of a command, a group, or (for an empty path) of the whole program."""
    folder = data_folder("help_data", "generated", "help")
    prepared = os.path.join(folder, translator.language, help_file(path))
    try:
        with open(prepared, encoding="utf-8") as file:
            return file.read().rstrip("\n")
    except FileNotFoundError:
        from rasen.cli import app

        return app.help_text(path, translator)


def help_file(path: tuple[str, ...]) -> str:
    """Give the name of the file that holds a command's prepared help."""
    return "-".join(("rasen", *path)) + ".txt"
