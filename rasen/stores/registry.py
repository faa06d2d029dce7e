"""The registry: which stores this machine has, by ID, and where each one lies (stores spec 2.2)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple, cast

from rasen import schemas
from rasen.diagnostics import Text, failure
from rasen.files.reading import NotFound, NotRegular, ReadError, read_bounded
from rasen.stores.yaml_file import judged, read_yaml, refused

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rasen.context import Context
    from rasen.diagnostics import Document, RasenError

SCHEMA = "files:store-registry"
TARGET = "store.registry"


class Entry(NamedTuple):
    """Where a store lies: its canonical path when it was registered, its origin then, a branch."""

    path: str
    remote: str | None = None
    branch: str | None = None


# Entries by ID, in the order of the IDs.
Registry = dict[str, Entry]


def registry_path(context: Context) -> str:
    """Give where this user's registry lies, whether or not there is one."""
    return os.path.join(context.homes().data, "stores", "registry.yaml")


def read_registry(path: str) -> Registry | None:
    """Give the stores of a registry, None where there is no such file.

    Raises `invalid_store_registry` for one that cannot be read or breaks its schema.
    """
    try:
        data = read_bounded(path, schemas.limits(SCHEMA)["x-max-bytes"])
    except (NotFound, NotRegular):
        return None
    except ReadError as error:
        raise _invalid(path, refused(error)) from error
    reading = judged(read_yaml(data), SCHEMA)
    if reading.problem is not None:
        raise _invalid(path, reading.problem)
    stores = cast("Mapping[str, Document]", cast("Document", reading.value)["stores"])
    return {identifier: _entry(stores[identifier]) for identifier in sorted(stores)}


def _entry(value: Document) -> Entry:
    backend = cast("dict[str, str]", value["backend"])
    return Entry(backend["local_path"], backend.get("remote"), backend.get("branch"))


def _invalid(path: str, problem: Text) -> RasenError:
    return failure("invalid_store_registry", target=TARGET, path=path, problem=problem)
