"""The completion script of bash, from 3.2 on; it needs nothing but bash."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.docs.completions import FILES, FOLDERS

if TYPE_CHECKING:
    from rasen.docs.completions import Completable, Taken

# bash splits words at = and : too; `words` holds them whole again, and `glued` is the part of the
# last one that bash does not replace.
_SCRIPT = """\
{notice}
# Load it with: source <(rasen completion bash)

_rasen() {{
    local rest=$COMP_LINE piece word words=() glued= last=
    local i command= option= places=0 separated=

    for ((i = 0; i <= COMP_CWORD; i++)); do
        piece=${{COMP_WORDS[i]}}
        word=${{rest#"${{rest%%[![:space:]]*}}"}}
        if ((i > 0)) && [[ $word == "$rest" ]]; then
            last=$((${{#words[@]}} - 1))
            glued=${{words[last]}}
            words[last]+=$piece
        else
            glued=
            words+=("$piece")
        fi
        rest=${{word#"$piece"}}
    done
    [[ $piece == [=:] ]] && glued+=$piece
    last=$((${{#words[@]}} - 1))
    word=${{words[last]}}

    for ((i = 1; i < last; i++)); do
        piece=${{words[i]}}
        if [[ -n $option ]]; then
            option=
        elif [[ -n $separated ]]; then
            places=$((places + 1))
        elif [[ $piece == -- ]]; then
            separated=yes
        elif [[ $piece == -?* ]]; then
            case "$command $piece" in
                {takers}) option=$piece ;;
            esac
        else
            case "$command $piece" in
                {commands}) command="$command $piece" ;;
                *) places=$((places + 1)) ;;
            esac
        fi
    done

    COMPREPLY=()
    if [[ -n $option ]]; then
        _rasen_value "$command $option"
    elif [[ -z $separated && $word == --*=* ]]; then
        option=${{word%%=*}}
        piece="$option="
        word=${{word#*=}}
        if [[ -n $glued ]]; then
            glued=${{glued#"$piece"}}
            piece=
        fi
        _rasen_value "$command $option" "$piece"
    elif [[ -z $separated && $word == -* ]]; then
        case "$command" in
{options}
        esac
    else
        case "$command $places" in
{places}
            *) _rasen_words '' ;;
        esac
    fi
}}

# Offers the words that go on from what is typed; none of them is a path.
_rasen_words() {{
    local reply
    compopt +o default 2>/dev/null
    while IFS= read -r reply; do
        [[ $reply == "$word" && $reply == *= ]] && continue
        [[ $reply == *= ]] && compopt -o nospace 2>/dev/null
        COMPREPLY+=("${{2-}}${{reply#"$glued"}}")
    done < <(compgen -W "$1" -- "$word")
}}

# Offers such words, and paths (which bash adds by itself) where none fits.
_rasen_words_or_paths() {{
    _rasen_words "$1" "${{2-}}"
    ((${{#COMPREPLY[@]}})) || compopt -o default 2>/dev/null
}}

_rasen_paths() {{
    :
}}

_rasen_folders() {{
    compopt +o default -o dirnames 2>/dev/null
}}

# Offers the values of an option; the second argument stands before each of them.
_rasen_value() {{
    case "$1" in
{values}
        *) _rasen_words '' ;;
    esac
}}

complete -o default -F _rasen rasen
"""


def script(commands: tuple[Completable, ...], notice: str) -> str:
    """Give the script."""
    takers, options, values, places = [], [], [], []
    for command in commands:
        typed = "".join(f" {word}" for word in command.path)
        spelled = [spelling for flag in command.flags for spelling in flag.spellings]
        options.append(_case(typed, f"_rasen_words '{' '.join(spelled)}'", 12))
        for flag in command.flags:
            if flag.taken is not None:
                names = [f"{typed} {spelling}" for spelling in flag.spellings]
                takers += names
                values.append(_case("'|'".join(names), _offer(flag.taken, ' "${2-}"'), 8))
        if command.below:
            places.append(_case(f"{typed} 0", f"_rasen_words '{' '.join(command.below)}'", 12))
        for index, place in enumerate(command.places):
            count = "'*" if place.variadic else f"{index}'"
            offer = _offer(place.taken, "")
            places.append(f"            '{typed} {count}) {offer} ;;")
    known = ["".join(f" {word}" for word in command.path) for command in commands if command.path]
    return _SCRIPT.format(
        notice=notice,
        takers=_alternatives(takers),
        commands=_alternatives(known),
        options="\n".join(options),
        values="\n".join(values),
        places="\n".join(places),
    )


def _alternatives(names: list[str]) -> str:
    return " | ".join(f"'{name}'" for name in names)


def _case(names: str, action: str, indent: int) -> str:
    return f"{' ' * indent}'{names}') {action} ;;"


def _offer(taken: Taken, before: str) -> str:
    words = " ".join(taken.words)
    if taken.words:
        function = "_rasen_words_or_paths" if taken.paths == FILES else "_rasen_words"
        return f"{function} '{words}'{before}"
    if taken.paths == FOLDERS:
        return "_rasen_folders"
    return "_rasen_paths" if taken.paths == FILES else "_rasen_words ''"
