"""What is said about a wrong command line."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rasen.cli import app, parser
from rasen.cli.misuse import misuse, nearest, unknown_command
from rasen.commands.table import every_command
from rasen.diagnostics import UsageError
from rasen.locale import LANGUAGES, Translator

BY_NAME = {command.name: command for command in every_command()}

# Words that command lines are made of, right and wrong.
FLAGS = [
    "--json",
    "--jobs",
    "--jobs=2",
    "--kind",
    "--output",
    "--report",
    "--schema=",
    "--exit-zero",
]
WRONG = ["-q", "--no-such", "--exit-zero=1", "--output-format=xml", "--output-format", "--js", "-1"]
WORDS = st.sampled_from(["a", "größe", "", "-", "--", "3", "skill", "-j", "-j2", *FLAGS, *WRONG])


def said(error, language="en"):
    return Translator(language).message(error.diagnostics[0])


def parsed(command, words):
    """Give the values of a command line as a run takes them."""
    values = parser.parse(command, words)
    return app.parse(command, [*command.path, *words]) if values is None else values


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["chekc"], 'There is no command "chekc"; did you mean "check"?'),
        (["größe"], 'There is no command "größe".'),
        (["workflow", "vaildate"], 'There is no command "vaildate"; did you mean "validate"?'),
        (["workflow", "größe", "x"], 'There is no command "größe".'),
        (["--hlep"], "There is no option --hlep; did you mean --help?"),
        (["workflow", "--versio"], "There is no option --versio."),
        (["-q", "check"], "There is no option -q."),
        (["--json", "check"], "There is no option --json."),
        (["--json"], "A command is missing."),
        (["workflow", "--json"], "A command is missing."),
        (["profile", "lst"], 'There is no command "lst"; did you mean "list"?'),
        (["--", "check"], "A command is missing."),
        (["--version", "--json"], 'There are more arguments than "--version" takes.'),
        ([""], 'There is no command "".'),
    ],
)
def test_words_that_name_no_command(argv, sentence):
    """The first word that is wrong is named, with the nearest right one."""
    assert said(unknown_command(argv)) == sentence


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("check", "PATH is missing."),
        ("check x --kidn skill", "There is no option --kidn; did you mean --kind?"),
        ("check x --größe", "There is no option --größe."),
        ("check x -Q", "There is no option -Q."),
        ("check x --schema", "Option --schema needs a value."),
        ("check x -j", "Option -j needs a value."),
        ("check x --exit-zero=1", "The value of --exit-zero is not usable."),
        ("check x --jobs viele", "--jobs must be a whole number, 0 or more."),
        ("check x -j -1", "--jobs must be a whole number, 0 or more."),
        ("workflow init", "ID is missing."),
        ("workflow init a", "--output is missing."),
        ("workflow validate", "ID-OR-PATH is missing."),
        ("workflow validate a b", 'There are more arguments than "workflow validate" takes.'),
        ("contract list a", 'There are more arguments than "contract list" takes.'),
        ("explain", "CODE is missing."),
        ("completion a b", 'There are more arguments than "completion" takes.'),
    ],
)
def test_lines_that_a_command_does_not_take(line, sentence):
    """The argument or option is named as it is typed."""
    words = line.split()
    command = next(c for c in every_command() if tuple(words[: len(c.path)]) == c.path)
    with pytest.raises(UsageError) as error:
        parsed(command, words[len(command.path) :])
    assert error.value.diagnostics[0].code == "usage_error"
    assert said(error.value) == sentence


def test_choices_are_listed():
    """A word that is none of the choices is answered with all of them."""
    with pytest.raises(UsageError) as error:
        parsed(BY_NAME["check"], ["x", "--output-format", "xml"])
    choices = "text, concise, json, github, gitlab, junit, sarif"
    assert said(error.value) == f"--output-format must be one of: {choices}."


def test_nearest_names_a_word_or_none():
    """Only a word that is much like the wrong one is worth naming."""
    assert nearest("skil", ["skill", "package"]) == "skill"
    assert nearest("größe", ["skill", "package"]) is None
    assert nearest("", ["skill"]) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_in_the_language_of_the_user(language):
    """What is wrong is said in each language, words of the user unchanged."""
    assert "größe" in said(misuse("kindUnknown", word="größe", known=("skill",)), language)
    sentences = {said(misuse("missingCommand"), other) for other in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(every_command()), st.lists(WORDS | st.text(max_size=5), max_size=5))
def test_every_line_is_taken_or_is_misuse(command, words):
    """No words make a command line end in anything but values or a usage error."""
    try:
        values = parsed(command, words)
    except UsageError as error:
        sentences = [said(error, language) for language in LANGUAGES]
    else:
        assert values.keys() == {p.name for p in (*command.arguments, *command.options)}
        sentences = ["taken"]
    assert all(sentences)
