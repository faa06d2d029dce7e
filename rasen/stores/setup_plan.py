"""What a setup is going to do, and whether it may: the checks, which make nothing (spec 6.1)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import failure
from rasen.stores.config_file import ConfigFile
from rasen.stores.folders import user_path
from rasen.stores.git import enclosing_work_tree
from rasen.stores.health import inspect
from rasen.stores.leftovers import is_left_over
from rasen.stores.metadata import (
    TARGET,
    Identity,
    Invalid,
    identity_path,
    invalid_identity,
    read_identity,
)
from rasen.stores.pointers import refuse_pointer
from rasen.stores.registration import current_registration, require_text
from rasen.stores.resolution import require_store_id

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.diagnostics import RasenError


class Request(NamedTuple):
    """What the command line asks for; `init_git` is None where it says nothing of git."""

    id: str | None
    path: str | None
    remote: str | None = None
    init_git: bool | None = None


class Plan(NamedTuple):
    """A setup whose checks have passed: what is going to be made, and where.

    `exists` tells whether the folder is there, `is_registered` whether the registry has this ID
    at this place already.
    """

    id: str
    root: str
    remote: str | None
    exists: bool
    has_identity: bool
    is_registered: bool
    with_git: bool


def plan_setup(context: Context, request: Request) -> Plan:
    """Give what a setup is going to do; raises the codes 1 to 14 of stores spec 6.1."""
    identifier, root = _arguments(context, request)
    exists = os.path.isdir(root)
    has_identity = exists and _is_ours(root, identifier, request.remote)
    if exists and not has_identity:
        _require_usable(root)
    is_registered = current_registration(context, identifier, root)
    with_git = not is_registered if request.init_git is None else request.init_git
    return Plan(identifier, root, request.remote, exists, has_identity, is_registered, with_git)


def _arguments(context: Context, request: Request) -> tuple[str, str]:
    """Give the ID and the root, links resolved, of a request that is well-formed (1 to 7)."""
    if not request.id:
        raise failure("store_setup_id_required", target="store.id")
    if request.path is None:
        raise _path_required(request.id)
    require_store_id(request.id)
    if request.remote is not None and not request.remote.strip():
        raise failure("store_remote_empty", target=TARGET)
    if not request.path.strip():
        raise _path_required(request.id)
    path = user_path(context, request.path)
    if not _can_be_folder(path):
        raise failure("store_setup_path_not_directory", target="store.root", path=path)
    root = os.path.realpath(path)
    require_text(root)
    require_text(request.remote or "")
    if outer := enclosing_work_tree(root):
        raise failure("store_setup_inside_git_repo", target="store.root", path=root, outer=outer)
    return request.id, root


def _path_required(identifier: str) -> RasenError:
    return failure("store_setup_path_required", target="store.root", id=identifier)


def _can_be_folder(path: str) -> bool:
    """Tell whether a path is a folder or may become one: nothing else stands there or above."""
    if "\0" in path:
        return False
    while not os.path.lexists(path):
        path = os.path.dirname(path)
    return os.path.isdir(path)


def _is_ours(root: str, identifier: str, remote: str | None) -> bool:
    """Tell whether the folder has the identity of this store; raises the codes 8 to 11."""
    refuse_pointer(root, ConfigFile(root))
    found = read_identity(root)
    if isinstance(found, Invalid):
        raise invalid_identity(found)
    if not isinstance(found, Identity):
        return False
    path = identity_path(root)
    if found.id != identifier:
        raise failure(
            "store_metadata_id_mismatch", target=TARGET, path=path, id=identifier, other=found.id
        )
    if remote is not None:
        raise failure("store_remote_requires_hand_edit", target=TARGET, path=path)
    return True


def _require_usable(root: str) -> None:
    """Raise for a folder that is neither a healthy root, nor empty, nor a bare repository (12)."""
    if inspect(root).is_healthy:
        return
    try:
        names = os.listdir(root)
    except OSError as error:
        from rasen.stores.failures import store_error

        raise store_error(error) from error
    if any(name != ".git" and not is_left_over(name) for name in names):
        raise failure("store_setup_non_empty_directory", target="store.root", path=root)
