"""Manual pages: a page for each command that `man` lays out without a complaint."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from rasen.commands.table import every_command
from rasen.docs.library import published
from rasen.docs.man import _text, man_pages
from rasen.locale import Translator

PAGES = dict(man_pages(published(), every_command(), Translator("en")))


def test_every_command_has_a_page():
    """The program and each of its commands."""
    names = {f"rasen-{'-'.join(command.path)}.1" for command in every_command()}
    assert PAGES.keys() == {"rasen.1", *names}


@pytest.mark.parametrize("name", PAGES)
def test_page_is_laid_out_without_a_warning(name):
    """Groff takes the page with all its warnings on."""
    if shutil.which("groff") is None:
        pytest.skip("needs groff")
    done = subprocess.run(
        ["groff", "-man", "-ww", "-Tutf8", "-z"], input=PAGES[name], capture_output=True, text=True
    )
    assert done.stderr == ""
    assert done.returncode == 0


def test_words_of_a_text_are_never_macros():
    """A line that begins with a dot, a backslash, a hyphen: all are shown as they are."""
    assert _text(".x\\y --json\n'z") == "\\&.x\\ey \\-\\-json\n\\&'z"
