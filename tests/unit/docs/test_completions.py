"""Completion scripts, in the shells themselves."""

from __future__ import annotations

import shutil

import pytest

from rasen.commands import table
from rasen.commands.checking import FORMATS as OFFERED
from rasen.commands.completion import SHELLS
from rasen.docs import completions
from rasen.locale import Translator
from tests.unit.docs import shells

ENGLISH = Translator("en")
FORMATS = sorted(OFFERED)
# A line, and what its last word may become: nothing where it stays as it is. bash splits words at =
# and at :, so that several offers behind one of these would not come back as whole words.
LINES = {
    "commands": ("rasen ", sorted({command.path[0] for command in table.every_command()})),
    "group": (
        "rasen workflow ",
        ["delete", "export", "import", "init", "list", "show", "validate", "which"],
    ),
    "group that is a command": (
        "rasen profile ",
        ["delete", "export", "import", "list", "new", "update", "use"],
    ),
    "options of a group": ("rasen profile --j", ["--json"]),
    "options of the program": ("rasen --ver", ["--version"]),
    "options": ("rasen check --json --exit", ["--exit-zero"]),
    "choices": ("rasen check --output-format ", FORMATS),
    "choices behind =": ("rasen check --output-format=sar", ["--output-format=sarif"]),
    "schemas": ("rasen contract show output:comp", ["output:completion"]),
    "schemas again": ("rasen contract bundle profile files:pa", ["files:package"]),
    "codes": ("rasen explain bundle", ["bundle_stale"]),
    "shells": ("rasen completion ", sorted(SHELLS)),
    "files": ("rasen check no", ["notes.yaml"]),
    "files behind --": ("rasen check -- no", ["notes.yaml"]),
    "schema or file": ("rasen check --schema no", ["notes.yaml"]),
    "schema before file": ("rasen check --schema files:pip", ["files:pipeline"]),
    "start of a report": ("rasen check --report gith", ["github="]),
    "file of a report": ("rasen check --report sarif=no", ["sarif=notes.yaml"]),
    "file of a report behind =": ("rasen check --report=sarif=no", ["--report=sarif=notes.yaml"]),
    "nothing": ("rasen explain zz", []),
    "no files for an ID": ("rasen workflow init no", []),
}


def needs(shell):
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")


@pytest.fixture
def script(tmp_path):
    """Give a function that writes the script of a shell beside some files."""
    (tmp_path / "notes.yaml").write_text("")
    (tmp_path / "drafts").mkdir()

    def write(shell):
        needs(shell)
        path = tmp_path / ".completions"
        path.write_text(completions.script(shell, ENGLISH), encoding="utf-8")
        return path

    return write


def completed(line, offered):
    """Give the words of a line in which everything offered stands instead of the last word."""
    *before, last = line.removeprefix("rasen ").split(" ")
    return [*before, *(offered or ([last] if last else []))]


@pytest.mark.parametrize("name", LINES)
def test_bash_completes(name, script, tmp_path):
    """In bash the line is completed, though bash splits words at = and at :."""
    line, offered = LINES[name]
    assert shells.bash(script("bash"), line, tmp_path) == completed(line, offered)


@pytest.mark.parametrize("name", LINES)
def test_zsh_completes(name, script, tmp_path):
    """In zsh the line is completed."""
    line, offered = LINES[name]
    assert shells.zsh(script("zsh"), line, tmp_path) == completed(line, offered)


@pytest.mark.parametrize("name", LINES)
def test_fish_completes(name, script, tmp_path):
    """In fish the line is completed."""
    line, offered = LINES[name]
    assert shells.fish(script("fish"), line, tmp_path) == offered


def test_folders_are_completed_where_a_folder_is_needed(script, tmp_path):
    """Below --output of the bundle no file is offered."""
    assert shells.bash(script("bash"), "rasen contract bundle --output ", tmp_path)[-1] == "drafts"
    assert shells.zsh(script("zsh"), "rasen contract bundle --output ", tmp_path)[-1] == "drafts"
    assert shells.fish(script("fish"), "rasen contract bundle --output ", tmp_path) == ["drafts/"]


def test_names_with_spaces_stay_one_word(script, tmp_path):
    """A completed file name is quoted as the shell needs it."""
    (tmp_path / "two words.md").write_text("")
    for shell in (shells.bash, shells.zsh):
        assert shell(script(shell.__name__), "rasen check two", tmp_path) == [
            "check",
            "two words.md",
        ]


@pytest.mark.parametrize("shell", SHELLS)
def test_script_names_its_source_and_every_word_of_the_table(shell):
    """Each command and each long option is in the script of each shell."""
    text = completions.script(shell, ENGLISH)
    assert completions.notice(shell) in text.splitlines()[:2]
    assert text.endswith("\n")
    for command in table.every_command():
        assert command.path[-1] in text
        for option in command.options:
            assert (f"-l {option.flag[2:]}" if shell == "fish" else option.flag) in text


def test_zsh_script_can_be_autoloaded():
    """The first line is the one that compinit reads."""
    assert completions.script("zsh", ENGLISH).splitlines()[0] == "#compdef rasen"


@pytest.mark.parametrize("shell", ["zsh", "fish", "powershell"])
def test_descriptions_are_said_in_the_language_of_the_user(shell, monkeypatch):
    """Only bash shows no descriptions."""
    monkeypatch.setattr(Translator, "text", lambda self, key: f"{self.language} {key}")
    text = completions.script(shell, Translator("ja"))
    assert "ja help.check" in text
    assert "ja help.check --jobs" in text


def test_odd_descriptions_run_nothing(monkeypatch, tmp_path):
    """A description is never run, whatever it holds."""
    monkeypatch.setattr(Translator, "text", lambda _self, _key: "it's [a] $(b) `c` : d\\ 日本 'e'")
    for shell in ("zsh", "fish"):
        if shutil.which(shell):
            path = tmp_path / shell
            path.write_text(completions.script(shell, Translator("ja")), encoding="utf-8")
            run = getattr(shells, shell)
            offered = run(path, "rasen workflow val", tmp_path)
            assert offered[-1] == "validate"


def test_every_argument_and_value_of_the_table_is_known():
    """What a new argument or metavar takes is decided on purpose: an ID and a number take nothing."""
    nothing = {
        (" ".join(command.path), spelled)
        for command in completions.completables(ENGLISH)
        for spelled, taken in [
            *((place.metavar, place.taken) for place in command.places),
            *((flag.spellings[0], flag.taken) for flag in command.flags if flag.taken),
        ]
        if taken == completions.Taken()
    }
    assert nothing == {
        ("workflow show", "ID"),
        ("workflow which", "ID"),
        ("workflow init", "ID"),
        ("workflow export", "ID"),
        ("workflow delete", "ID"),
        ("profile new", "NAME"),
        ("profile new", "--workflows"),
        ("profile update", "NAME"),
        ("profile update", "--workflows"),
        ("profile use", "NAME"),
        ("profile delete", "NAME"),
        ("profile import", "--as"),
        ("profile export", "--profile"),
        ("check", "--kind"),
        ("check", "--changed-since"),
        ("check", "--stdin-filename"),
        ("check", "--jobs"),
    }


def test_help_of_options_is_that_of_the_help_command():
    """The descriptions are the sentences that `--help` shows."""
    from rasen.cli import app

    by_path = {command.path: command for command in completions.completables(ENGLISH)}
    for command in table.every_command():
        said = {flag.spellings[0]: flag.help for flag in by_path[command.path].flags}
        for option in command.options:
            key = app.help_key(command, option.flag, ENGLISH)
            assert said[option.flag] == ENGLISH.text(key)
