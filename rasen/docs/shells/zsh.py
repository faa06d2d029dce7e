"""The completion script of zsh, for a file `_rasen` on the fpath or to be sourced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.docs.completions import FILES, FOLDERS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.docs.completions import Completable, Flag, Place, Taken

# `#compdef` is read on the first line alone, so the notice is on the second.
_HEAD = """\
#compdef rasen
{notice}
# Load it with: source <(rasen completion zsh), after compinit
"""

_PATH_BEHIND_WORD = """
_rasen_word_and_path() {
    if compset -P '*='; then
        _files
    else
        compadd -S '' -- "$@"
    fi
}
"""

_WORD_OR_PATH = """
_rasen_word_or_path() {
    local -a words=("$@")
    _alternative 'words:word:compadd -a words' 'files:file:_files'
}
"""

_TAIL = """
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
    _rasen "$@"
else
    compdef _rasen rasen
fi
"""


def script(commands: tuple[Completable, ...], notice: str) -> str:
    """Give the script."""
    by_path = {command.path: command for command in commands}
    functions = [
        _group(command, by_path) if command.below else _command(command) for command in commands
    ]
    return "".join(
        [_HEAD.format(notice=notice), *functions, _PATH_BEHIND_WORD, _WORD_OR_PATH, _TAIL]
    )


def _group(group: Completable, by_path: dict[tuple[str, ...], Completable]) -> str:
    entries = [(word, by_path[(*group.path, word)]) for word in group.below]
    described = [_quoted(f"{word}:{_escaped(below.help, ':')}") for word, below in entries]
    calls = [f"        {word}) {_name(below)} && ret=0 ;;" for word, below in entries]
    specs = [*_specs(group), "'1: :->word'", "'*:: :->rest'"]
    return "\n".join(
        [
            "",
            f"{_name(group)}() {{",
            "    local curcontext=$curcontext state state_descr ret=1",
            "    local -a line words_below=(",
            *(f"        {entry}" for entry in described),
            "    )",
            "    typeset -A opt_args",
            "",
            f"    _arguments -C -S {_lines(specs)} && ret=0",
            "    case $state in",
            "    word) _describe -t commands command words_below && ret=0 ;;",
            "    rest)",
            "        case $line[1] in",
            *calls,
            "        esac",
            "        ;;",
            "    esac",
            "    return ret",
            "}",
            "",
        ]
    )


def _command(command: Completable) -> str:
    places = [_place(index, place) for index, place in enumerate(command.places, start=1)]
    specs = [*_specs(command), *places]
    return f"\n{_name(command)}() {{\n    _arguments -S {_lines(specs)}\n}}\n"


def _lines(specs: list[str]) -> str:
    return " ".join(f"\\\n        {spec}" for spec in specs)


def _name(command: Completable) -> str:
    return "_".join(("_rasen", *command.path))


def _specs(command: Completable) -> Iterator[str]:
    for flag in command.flags:
        yield _spec(flag)


def _spec(flag: Flag) -> str:
    said = f"[{_escaped(flag.help, '[]')}]"
    if flag.taken is not None:
        said += f":{_escaped(flag.metavar, ':')}:{_action(flag.taken)}"
        spellings = [s + ("=" if s.startswith("--") else "+") for s in flag.spellings]
    else:
        spellings = list(flag.spellings)
    if flag.repeatable:
        return " ".join(_quoted(f"*{spelling}{said}") for spelling in spellings)
    # Help and version stand alone; another option excludes its own other spelling.
    alone = flag.spellings[0] in ("--help", "--version")
    excluded = "(- : *)" if alone else f"({' '.join(flag.spellings)})"
    return " ".join(_quoted(f"{excluded}{spelling}{said}") for spelling in spellings)


def _place(index: int, place: Place) -> str:
    count = "*" if place.variadic else f"{index}" + ("" if place.required else ":")
    return _quoted(f"{count}:{place.metavar}:{_action(place.taken)}")


def _action(taken: Taken) -> str:
    words = " ".join(_escaped(word, ":") for word in taken.words)
    if taken.words and taken.paths == FILES:
        behind = taken.words[0].endswith("=")
        return ("_rasen_word_and_path " if behind else "_rasen_word_or_path ") + words
    if taken.words:
        return f"({words})"
    return {FILES: "_files", FOLDERS: "_files -/"}.get(taken.paths, " ")


def _escaped(text: str, characters: str) -> str:
    return "".join("\\" + c if c in "\\" + characters else c for c in text)


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"
