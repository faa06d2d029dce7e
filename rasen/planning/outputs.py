"""The files that an artifact consists of, as they are on disk (contract spec 6.1)."""

from __future__ import annotations

import os

from rasen.planning.globs import Glob, is_glob


def outputs(folder: str, generates: str) -> list[str]:
    """Give the regular files that a path or a glob below an absolute folder means.

    Absolute paths with links resolved, each once, in code-point order. Files that links lead to
    count; `**` enters no folder that is a link, so nothing can go round in circles. What cannot be
    listed holds nothing.
    """
    if is_glob(generates):
        return sorted(_matches(folder, Glob(generates)))
    path = os.path.join(folder, generates)
    return [os.path.realpath(path)] if "\0" not in path and os.path.isfile(path) else []


def output_place(folder: str, generates: str) -> str:
    """Give where an artifact belongs: the folder joined with its path or glob, normalised."""
    joined = os.path.join(folder, generates)
    # Some releases of Python 3.11 cut such a path at the NUL, which would name another file.
    return joined if "\0" in joined else os.path.normpath(joined)


def _matches(folder: str, glob: Glob) -> set[str]:
    found: set[str] = set()
    pending = [(os.path.realpath(folder), glob.start)]
    while pending:
        path, state = pending.pop()
        for entry, linked in _entries(path):
            real = os.path.realpath(entry.path) if linked else entry.path
            if os.path.isdir(real) if linked else entry.is_dir():
                inside = glob.advance(state, entry.name + "/", linked=linked)
                if inside:
                    pending.append((real, inside))
            elif glob.accepts(glob.advance(state, entry.name)) and os.path.isfile(real):
                found.add(real)
    return found


def _entries(path: str) -> list[tuple[os.DirEntry[str], bool]]:
    """Give what a folder holds, and whether it is a link."""
    try:
        with os.scandir(path) as entries:
            return [(entry, entry.is_symlink()) for entry in entries]
    except OSError:
        return []
