"""Real shells on a pseudo-terminal, asked for the completions of a line that is typed into them."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import time

# `rasen` shows how it would be called; the keys ask for all completions at once.
BASH = """\
PS1=; PS2=
bind 'set enable-bracketed-paste off'
rasen() { printf 'called'; printf ' <%s>' "$@"; printf ' end\\n'; }
"""
ZSH = """\
PS1=; RPS1=; unsetopt zle_bracketed_paste prompt_cr prompt_sp beep
autoload -Uz compinit; compinit -u -D
zstyle ':completion:all-matches:*' completer _all_matches _complete
zstyle ':completion:all-matches:*' insert yes
zle -C all-matches complete-word _generic
bindkey -e
bindkey '\\e*' all-matches
rasen() { printf 'called'; printf ' <%s>' "$@"; printf ' end\\n'; }
"""
CALLED = re.compile(r"called((?: <[^>]*>)*) end")


def bash(script, line, cwd, *, key="\x1b*"):
    """Give the words of the line after bash has completed it."""
    argv = ["bash", "--norc", "--noprofile", "-i"]
    return _words(argv, BASH + f". {script}\n", line + key, cwd)


def zsh(script, line, cwd, *, key="\x1b*"):
    """Give the words of the line after zsh has completed it."""
    return _words(["zsh", "-f", "-i"], ZSH + f". {script}\n", line + key, cwd)


def fish(script, line, cwd):
    """Give what fish offers for the line, without descriptions."""
    command = f"source {script}; complete -C {_fish_quoted(line)}"
    done = subprocess.run(
        ["fish", "-c", command], cwd=cwd, check=False, capture_output=True, text=True
    )
    assert done.stderr == ""
    return sorted(row.partition("\t")[0] for row in done.stdout.splitlines())


def _fish_quoted(text):
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def _words(argv, setup, typed, cwd):
    process, terminal = pty.fork()
    if process == 0:
        os.chdir(cwd)
        os.environ.update(
            TERM="dumb", INPUTRC="/dev/null", COLUMNS="20000", LINES="50", HOME=str(cwd)
        )
        os.execvp(argv[0], argv)
    try:
        rc = os.path.join(cwd, ".setup")
        with open(rc, "w", encoding="utf-8") as file:
            file.write(setup)
        _type(terminal, ". ./.setup; printf 're%s\\n' ady\n", "ready")
        shown = _type(terminal, typed + "\n", " end")
        return re.findall(r"<([^>]*)>", CALLED.search(shown)[1])
    finally:
        os.close(terminal)
        os.waitpid(process, 0)


def _type(terminal, text, until):
    os.write(terminal, text.encode())
    shown = ""
    deadline = time.monotonic() + 20
    while until not in shown:
        ready, _, _ = select.select([terminal], [], [], max(0, deadline - time.monotonic()))
        assert ready, shown
        shown += os.read(terminal, 65536).decode("utf-8", "replace")
    return shown
