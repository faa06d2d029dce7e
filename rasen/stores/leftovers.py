"""What is under way has a hidden name with its process in it, so that leftovers can be told.

`rasen.files.atomic` makes names of the same form for the files that it writes.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress

from rasen.files import system
from rasen.files.folders import remove_tree

_UNDER_WAY = re.compile(r"\.rasen-([0-9]+)-[0-9a-f]{16}")


def name_under_way() -> str:
    """Give a name that nobody else uses."""
    return f".rasen-{os.getpid()}-{os.urandom(8).hex()}"


def is_left_over(name: str) -> bool:
    """Tell whether a name is that of something under way whose process has ended."""
    match = _UNDER_WAY.fullmatch(name)
    return match is not None and _has_ended(int(match[1]))


def sweep(folder: str) -> None:
    """Remove from a folder what runs that were cut off have left; refusals change nothing."""
    with suppress(OSError):
        for name in os.listdir(folder):
            path = os.path.join(folder, name)
            if not is_left_over(name):
                continue
            if os.path.isdir(path) and not os.path.islink(path):
                remove_tree(path)
            else:
                system.unlink(path)


def _has_ended(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    except (OSError, OverflowError):
        return False
    return False
