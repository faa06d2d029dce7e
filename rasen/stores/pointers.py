"""The pointer: a config's key `store`, by which a folder sends commands to a store (spec 5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import Text, failure
from rasen.stores.folders import has_planning_shape

if TYPE_CHECKING:
    from rasen.diagnostics import RasenError
    from rasen.stores.config_file import ConfigFile

TARGET = "store.pointer"


class Pointer(NamedTuple):
    """What a config says of a store: the ID, or why nobody can tell; neither where it is silent."""

    id: str | None = None
    problem: Text | None = None


def read_pointer(config: ConfigFile) -> Pointer:
    """Give the pointer of a config file."""
    reading = config.reading()
    if reading.problem is not None:
        return Pointer(problem=reading.problem)
    if not (isinstance(reading.value, dict) and "store" in reading.value):
        return Pointer()
    value = reading.value["store"]
    if not isinstance(value, str):
        return Pointer(problem=Text("reasons.store.pointerNoText"))
    return Pointer(value)


def invalid_pointer(config: ConfigFile, problem: Text) -> RasenError:
    """Give the error of a config that does not say which store is meant."""
    return failure("invalid_store_pointer", target=TARGET, path=config.path, problem=problem)


def refuse_pointer(root: str, config: ConfigFile) -> None:
    """Raise where a folder without planning shape points elsewhere: it is no store (6.1 #8)."""
    if has_planning_shape(root):
        return
    pointer = read_pointer(config)
    if pointer.problem is not None:
        raise invalid_pointer(config, pointer.problem)
    if pointer.id is not None:
        raise failure("store_root_pointer_declared", target=TARGET, path=config.path, id=pointer.id)
