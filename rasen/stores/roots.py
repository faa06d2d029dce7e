"""Which Rasen root a command works on: one precedence for all of them (stores spec 5).

A command's function in `rasen.cli` hands over what `--store` and `--store-path` were given as,
the core function asks here, and puts `root.output()` into its document.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import Text, failure
from rasen.stores.config_file import ConfigFile
from rasen.stores.folders import JOURNAL, canonical, has_planning_shape
from rasen.stores.pointers import invalid_pointer, read_pointer

if TYPE_CHECKING:
    from rasen.context import Context


class Root(NamedTuple):
    """A selected root.

    `path` is canonical; `source` is "store", "declared", "nearest" or "implicit"; `store_id` is
    there exactly for the first two. `config` is the root's config file, and `declared_by` the one
    whose pointer led here.
    """

    path: str
    source: str
    config: ConfigFile
    store_id: str | None = None
    declared_by: ConfigFile | None = None

    def output(self) -> dict[str, object]:
        """Give the shape `common:root`, which every success document holds."""
        document: dict[str, object] = {"path": self.path, "source": self.source}
        if self.store_id is not None:
            document["store_id"] = self.store_id
        return document

    def hint(self, command: str) -> str:
        """Give a command line as a hint: for a store's root it names the store (5.4)."""
        return command if self.store_id is None else f"{command} --store {self.store_id}"


def select_root(context: Context, store: str | None, *, store_path: str | None = None) -> Root:
    """Give the root that a command works on; without any, the working folder stands for it.

    `store` and `store_path` are the options as given, None where they are absent. Once a store is
    selected its banner is announced (`context.announce`: to people only); what is ignored is told
    (`context.tell`: in either mode). An archive that was cut off in the root is settled. Raises the
    codes of stores spec 5, and `archive_unfinished`.
    """
    root = _selected(context, store, store_path)
    if root is None:
        here = canonical(context.cwd)
        return Root(here, "implicit", ConfigFile(here))
    if os.path.lexists(os.path.join(root.path, JOURNAL)):
        from rasen.stores.unfinished import settle_unfinished

        settle_unfinished(context, root.path)
    return root


def find_root(context: Context, store: str | None, *, store_path: str | None = None) -> Root:
    """Give the same root, but fail with `no_openspec_root` where there is none to be inspected."""
    root = _selected(context, store, store_path)
    if root is None:
        raise failure("no_openspec_root", target="openspec.root", path=context.cwd)
    return root


def _selected(context: Context, store: str | None, store_path: str | None) -> Root | None:
    if store_path is not None:
        raise failure("store_path_not_supported", target="store.id")
    if store is not None:
        return _announced(context, _of_store(context, store, "store"))
    folder = _nearest(canonical(context.cwd))
    if folder is None:
        _refuse_where_stores_are_registered(context)
        return None
    config = ConfigFile(folder)
    if has_planning_shape(folder):
        _tell_of_ignored_pointer(context, config)
        return Root(folder, "nearest", config)
    return _pointed_to(context, folder, config)


def _nearest(folder: str) -> str | None:
    """Give the first folder upwards that has a planning shape or a config file."""
    while True:
        if os.path.isdir(os.path.join(folder, "rasen")) and (
            has_planning_shape(folder) or ConfigFile(folder).path
        ):
            return folder
        above = os.path.dirname(folder)
        if above == folder:
            return None
        folder = above


def _tell_of_ignored_pointer(context: Context, config: ConfigFile) -> None:
    pointer = read_pointer(config).id if config.may_have("store") else None
    if pointer is not None:
        context.tell(Text("notes.pointerIgnored", {"path": config.path, "id": pointer}))


def _pointed_to(context: Context, folder: str, config: ConfigFile) -> Root:
    """Give the store that a folder without planning shape points to, else the folder itself."""
    pointer = read_pointer(config)
    if pointer.problem is not None:
        raise invalid_pointer(config, pointer.problem)
    if pointer.id is None:
        return Root(folder, "nearest", config)
    return _announced(context, _of_store(context, pointer.id, "declared", config=config))


def _of_store(
    context: Context, identifier: str, source: str, *, config: ConfigFile | None = None
) -> Root:
    from rasen.stores.resolution import resolve_store

    path = resolve_store(context, identifier, config=config.path if config else None)
    return Root(path, source, ConfigFile(path), identifier, config)


def _announced(context: Context, root: Root) -> Root:
    context.announce(Text("notes.usingRoot", {"id": root.store_id, "path": root.path}))
    return root


def _refuse_where_stores_are_registered(context: Context) -> None:
    from rasen.stores.registry import read_registry, registry_path

    if stores := read_registry(registry_path(context)):
        raise failure(
            "no_root_with_registered_stores",
            target="openspec.root",
            path=context.cwd,
            ids=list(stores),
        )
