"""The identity file of a store, which says whose folder it is (stores spec 2.3)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple, cast

from rasen import schemas
from rasen.diagnostics import failure
from rasen.files.reading import NotFound, ReadError, read_bounded
from rasen.stores.failures import NO_ORIGIN
from rasen.stores.folders import IDENTITY
from rasen.stores.yaml_file import judged, read_yaml, refused

if TYPE_CHECKING:
    from rasen.diagnostics import RasenError, Text

SCHEMA = "files:store-metadata"
TARGET = "store.metadata"


class Identity(NamedTuple):
    """What an identity file says."""

    id: str
    remote: str | None = None


class Missing(NamedTuple):
    """There is no identity file."""

    path: str


class Invalid(NamedTuple):
    """An identity file that breaks its schema, or cannot be read at all."""

    path: str
    problem: Text
    readable: bool


def identity_path(root: str) -> str:
    """Give where the identity file of a root lies."""
    return os.path.join(root, IDENTITY)


def read_identity(root: str) -> Identity | Missing | Invalid:
    """Give what the identity file of a root says."""
    path = identity_path(root)
    try:
        data = read_bounded(path, schemas.limits(SCHEMA)["x-max-bytes"])
    except NotFound:
        return Missing(path)
    except ReadError as error:
        return Invalid(path, refused(error), readable=False)
    reading = judged(read_yaml(data), SCHEMA)
    if reading.problem is not None:
        return Invalid(path, reading.problem, readable=True)
    document = cast("dict[str, str]", reading.value)
    return Identity(document["id"], document.get("remote"))


def invalid_identity(found: Invalid, *, origin: Text = NO_ORIGIN) -> RasenError:
    """Give the error of an identity file that does not say whose it is."""
    return failure(
        "invalid_store_metadata",
        target=TARGET,
        path=found.path,
        problem=found.problem,
        origin=origin,
    )
