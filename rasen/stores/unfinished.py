"""What an archive that was cut off has left in a root: settled before anything else is done there.

Specs and change are all as they were, or all as they were to become, once a command has selected
the root. Whoever selects it loads this module only where there is a journal.
"""

from __future__ import annotations

import os
from contextlib import contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import Text, failure
from rasen.stores.folders import JOURNAL

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rasen.context import Context
    from rasen.diagnostics import RasenError
    from rasen.files.atomic import Unfinished
    from rasen.files.lock import Busy
    from rasen.files.transaction import Settled

_CODE = "archive_unfinished"
_LOCK = os.path.join(os.path.dirname(JOURNAL), ".archive.lock")


def settle_unfinished(context: Context, root: str) -> None:
    """Finish or undo the archive that was cut off in a root, and tell of it.

    Another process may be in the middle of one: then this waits for it. Raises
    `archive_unfinished` where nothing can be done.
    """
    with archiving(context, root):
        pass


class Session(NamedTuple):
    """An archive under its lock: the path for its journal, and what keeps the lock fresh."""

    journal: str
    beat: Callable[[], None]


@contextmanager
def archiving(context: Context, root: str, *, code: str = _CODE) -> Iterator[Session]:
    """Give the session of an archive while nobody else archives in a root.

    What was cut off is settled by then. Where the lock cannot be had the error has this code.
    """
    from rasen.files.lock import Busy, Lock

    path = os.path.join(root, JOURNAL)

    def tell(holder: str) -> None:
        context.announce(Text("notes.archive.wait", {"holder": holder}))

    lock = Lock(os.path.join(root, _LOCK), waiting=tell)
    try:
        lock.__enter__()
    except Busy as error:
        raise failure(code, path=path, problem=_busy(error)) from error
    try:
        if os.path.lexists(path):
            _settle(context, root, path)
        yield Session(path, partial(_touch, lock.path))
    finally:
        lock.__exit__(None, None, None)


def not_restored(error: Unfinished) -> Text:
    """Give in words what could not be put back, and why."""
    cause = error.__cause__
    reason = (cause.strerror if isinstance(cause, OSError) else None) or str(cause or error)
    return Text("reasons.archive.notRestored", {"left": list(error.left), "reason": reason})


def _settle(context: Context, root: str, path: str) -> None:
    from rasen.files.atomic import Unfinished
    from rasen.files.journal import BadJournal
    from rasen.files.reading import ReadError
    from rasen.files.transaction import settle

    try:
        settled = settle(root, path)
    except (BadJournal, ReadError) as error:
        raise _failed(path, Text("reasons.archive.badJournal")) from error
    except Unfinished as error:
        raise _failed(path, not_restored(error)) from error
    for text in _told(settled):
        context.tell(text)


def _touch(lock: str) -> None:
    """Show whoever waits that the holder is still at it."""
    with suppress(OSError):
        os.utime(lock)


def _failed(path: str, problem: Text) -> RasenError:
    return failure(_CODE, path=path, problem=problem)


def _told(settled: Settled) -> Iterator[Text]:
    name = os.path.basename(settled.source)
    yield Text(f"notes.archive.{'finished' if settled.finished else 'undone'}", {"name": name})
    for path, kept in settled.kept:
        yield Text("notes.archive.kept", {"path": path, "kept": kept})
    if settled.left:
        yield Text("notes.archive.left", {"paths": settled.left})


def _busy(error: Busy) -> Text:
    if error.problem is not None:
        params = {"lock": error.path, "problem": error.problem}
        return Text("reasons.archive.lockRefused", params)
    return Text("reasons.archive.lockHeld", {"lock": error.path, "holder": error.holder})
