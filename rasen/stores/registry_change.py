"""Changes of the registry: under its lock, on the state read there, all or nothing (spec 2.2)."""

from __future__ import annotations

import os
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rasen.diagnostics import Text, failure
from rasen.files.atomic import Unfinished, write_file
from rasen.files.folders import make_folders
from rasen.files.lock import Busy, Lock
from rasen.files.reading import NotRegular
from rasen.stores.failures import store_error
from rasen.stores.leftovers import sweep
from rasen.stores.registry import TARGET, Registry, read_registry, registry_path
from rasen.text.yaml_writer import scalar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rasen.context import Context
    from rasen.diagnostics import RasenError

# Longer keys are none of the simple ones that stand before a colon (YAML 1.2.2, 8.2.2).
_SIMPLE_KEY = 1000


class LockedRegistry:
    """The registry while this process alone may change it; `stores` is what it holds."""

    __slots__ = ("path", "stores")

    def __init__(self, path: str) -> None:
        self.path = path
        self.stores = read_registry(path) or {}

    def write(self, stores: Registry) -> None:
        """Put these stores in place of the others; on failure the file is as it was."""
        try:
            write_file(self.path, registry_bytes(stores))
        except (OSError, NotRegular, Unfinished) as error:
            raise store_error(error) from error
        self.stores = stores


@contextmanager
def locked_registry(context: Context) -> Iterator[LockedRegistry]:
    """Give the registry of this user under its lock, its folder made where it is missing.

    Raises `store_registry_busy` where the lock is not to be had, `invalid_store_registry` where
    the file cannot be read.
    """
    path = registry_path(context)
    lock = Lock(path + ".lock", waiting=_waiting(context, path))
    try:
        make_folders(os.path.dirname(path), [])
        lock.__enter__()
    except Busy as error:
        raise _busy(path, error) from error
    except OSError as error:
        raise _cannot_lock(path, error.strerror or str(error)) from error
    try:
        sweep(os.path.dirname(path))
        yield LockedRegistry(path)
    finally:
        lock.__exit__(None, None, None)


def registry_bytes(stores: Registry) -> bytes:
    """Give the text of a registry: entries by ID, keys in the order of the schema."""
    if not stores:
        return b"version: 1\nstores: {}\n"
    lines = ["version: 1", "stores:"]
    for identifier, entry in sorted(stores.items()):
        key = scalar(identifier)
        if len(key) > _SIMPLE_KEY:
            lines += [f"  ? {key}", "  : backend:"]
        else:
            lines += [f"  {key}:", "    backend:"]
        values = {"type": "git", "local_path": entry.path}
        values |= {"remote": entry.remote} if entry.remote else {}
        values |= {"branch": entry.branch} if entry.branch else {}
        lines += [f"      {name}: {scalar(value)}" for name, value in values.items()]
    return ("\n".join(lines) + "\n").encode("utf-8")


def _waiting(context: Context, path: str) -> Callable[[str], None]:
    def tell(holder: str) -> None:
        context.announce(Text("notes.registryWait", {"path": path, "holder": holder}))

    return tell


def _busy(path: str, error: Busy) -> RasenError:
    if error.problem is not None:
        return _cannot_lock(path, error.problem)
    reason = Text("reasons.store.lockHeld", {"lock": error.path, "holder": error.holder})
    return failure("store_registry_busy", target=TARGET, path=path, reason=reason)


def _cannot_lock(path: str, problem: str) -> RasenError:
    reason = Text("reasons.store.lockRefused", {"lock": path + ".lock", "problem": problem})
    return failure("store_registry_busy", target=TARGET, path=path, reason=reason)
