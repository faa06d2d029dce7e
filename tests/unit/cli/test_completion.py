"""`rasen completion`, as it is called."""

from __future__ import annotations

import json

import pytest

from rasen import schemas
from rasen.commands.completion import SHELLS
from rasen.docs import completions
from rasen.locale import Translator


@pytest.mark.parametrize("shell", SHELLS)
def test_script_is_printed_as_it_is(rasen, shell):
    """Standard output can be loaded by the shell."""
    done = rasen("completion", shell)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode() == completions.script(shell, Translator("en"))


def test_script_is_described_in_the_language_of_the_user(rasen):
    """Descriptions are translated for people, and English in the JSON."""
    japanese = rasen("completion", "fish", env={"RASEN_LANG": "ja"}).stdout.decode()
    assert japanese == completions.script("fish", Translator("ja"))
    done = rasen("completion", "fish", "--json", env={"RASEN_LANG": "ja"})
    document = json.loads(done.stdout)
    english = completions.script("fish", Translator("en"))
    assert document == {"completion": {"shell": "fish", "script": english}, "status": []}
    assert schemas.verdict("output:completion")(document)


def test_unknown_shell_is_misuse(rasen):
    """The shells that there are scripts for are named."""
    done = rasen("completion", "tcsh")
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"bash, zsh, fish, powershell" in done.stderr
    document = json.loads(rasen("completion", "tcsh", "--json").stdout)
    assert document["status"][0]["code"] == "usage_error"
    assert schemas.verdict("output:completion")(document)
