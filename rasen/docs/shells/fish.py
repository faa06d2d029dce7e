"""The completion script of fish, from 3.0 on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.docs.completions import FILES, FOLDERS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.docs.completions import Completable, Flag, Taken

_HEAD = """\
{notice}
# Load it with: rasen completion fish | source

function __rasen_at --description 'Whether the words before the cursor name this command'
    set -l command
    set -l words (commandline -opc)
    set -e words[1]
    for word in $words
        switch "$command $word"
            case {known}
                set command "$command $word"
        end
    end
    test "$command" = "$argv[1]"
end

complete -c rasen -f
"""


def script(commands: tuple[Completable, ...], notice: str) -> str:
    """Give the script."""
    by_path = {command.path: command for command in commands}
    known = " ".join(_quoted(_typed(command.path)) for command in commands if command.path)
    lines = [_HEAD.format(notice=notice, known=known)]
    for command in commands:
        lines.append("")
        at = f"complete -c rasen -n {_quoted(f'__rasen_at {_quoted(_typed(command.path))}')}"
        for word in command.below:
            said = by_path[(*command.path, word)].help
            lines.append(f"{at} -a {word} -d {_quoted(said)}")
        lines += [f"{at} {_flag(flag)}" for flag in command.flags]
        lines += [f"{at} {offer}" for offer in _places(command)]
    return "\n".join(lines) + "\n"


def _typed(path: tuple[str, ...]) -> str:
    return "".join(f" {word}" for word in path)


def _flag(flag: Flag) -> str:
    spelled = " ".join(
        f"-l {spelling[2:]}" if spelling.startswith("--") else f"-s {spelling[1:]}"
        for spelling in flag.spellings
    )
    taken = "" if flag.taken is None else " " + _value(flag.taken)
    return f"{spelled}{taken} -d {_quoted(flag.help)}"


def _value(taken: Taken) -> str:
    needed = "-r -F" if taken.paths == FILES else "-x"
    offer = _words(taken)
    return f"{needed} {offer}" if offer else needed


def _places(command: Completable) -> Iterator[str]:
    for place in command.places:
        files = "-F" if place.taken.paths == FILES else ""
        if offer := f"{files} {_words(place.taken)}".strip():
            yield offer


def _words(taken: Taken) -> str:
    if taken.words:
        return f"-a {_quoted(' '.join(taken.words))}"
    return "-a '(__fish_complete_directories)'" if taken.paths == FOLDERS else ""


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
