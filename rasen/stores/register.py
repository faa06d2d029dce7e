"""`rasen store register`: an existing healthy root as a store of this machine (spec 7)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rasen.diagnostics import Text, failure
from rasen.files.atomic import Unfinished
from rasen.files.reading import NotRegular
from rasen.stores.config_file import ConfigFile
from rasen.stores.creation import Creation
from rasen.stores.failures import WrongKind, store_error
from rasen.stores.folders import canonical, user_path
from rasen.stores.git import Git, GitMissing, find_origin
from rasen.stores.health import inspect
from rasen.stores.metadata import (
    TARGET,
    Identity,
    Invalid,
    identity_path,
    invalid_identity,
    read_identity,
)
from rasen.stores.pointers import refuse_pointer
from rasen.stores.registration import (
    GitResult,
    current_registration,
    register,
    require_text,
    result,
)
from rasen.stores.registry import read_registry, registry_path
from rasen.stores.resolution import require_store_id

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.outcome import Outcome
    from rasen.stores.registration import Registration


def register_store(
    context: Context, path: str | None, *, identifier: str | None, agreed: bool
) -> Outcome:
    """Register the root at a path; `agreed` allows to write an identity file where there is none.

    Raises the codes of spec 7 in their order. No planning file is touched, nothing is committed,
    and an identity file that was written is removed again when the registration fails.
    """
    git = Git(_healthy_root(context, path), context.env)
    identifier, is_new = _identity(git.root, identifier)
    if is_new and not agreed:
        raise failure(
            "store_register_identity_confirmation_required",
            target=TARGET,
            id=identifier,
            path=identity_path(git.root),
        )
    current_registration(context, identifier, git.root)
    creation = Creation(git.root)
    registration = _registered(context, git, creation, identifier=identifier, is_new=is_new)
    return result(
        context,
        "store-register",
        identifier=identifier,
        root=git.root,
        registration=registration,
        git=GitResult(git.is_repository),
        created=creation.files,
    )


def _healthy_root(context: Context, path: str | None) -> str:
    if path is None or not path.strip():
        raise failure("store_path_required", target="store.root")
    place = user_path(context, path)
    if not os.path.exists(place):
        raise failure("store_path_missing", target="store.root", path=place)
    if not os.path.isdir(place):
        raise failure("store_path_not_directory", target="store.root", path=place)
    root = canonical(place)
    require_text(root)
    refuse_pointer(root, ConfigFile(root))
    health = inspect(root)
    if health.is_healthy:
        return root
    key = "reasons.store.emptyClone" if _is_empty_clone(context, root) else "reasons.store.nothing"
    raise failure(
        "store_register_root_unhealthy",
        target="openspec.root",
        path=root,
        findings=health.summary,
        suspicion=Text(key),
    )


def _is_empty_clone(context: Context, root: str) -> bool:
    git = Git(root, context.env)
    try:
        return git.is_repository and git.has_commits() is False
    except GitMissing:
        return False


def _identity(root: str, wanted: str | None) -> tuple[str, bool]:
    """Give the ID of a root, and whether its identity file is still to be written."""
    found = read_identity(root)
    if isinstance(found, Invalid):
        raise invalid_identity(found)
    if wanted is not None:
        require_store_id(wanted)
    if isinstance(found, Identity):
        if wanted not in (None, found.id):
            raise failure(
                "store_metadata_id_mismatch",
                target="store.id",
                path=identity_path(root),
                id=wanted,
                other=found.id,
            )
        return found.id, False
    identifier = os.path.basename(root) if wanted is None else wanted
    require_store_id(identifier)
    return identifier, True


def _registered(
    context: Context, git: Git, creation: Creation, *, identifier: str, is_new: bool
) -> Registration:
    try:
        if is_new:
            try:
                creation.make_identity(Identity(identifier))
            except (OSError, NotRegular, Unfinished, WrongKind) as error:
                raise store_error(error) from error
        return register(context, identifier, git.root, origin=find_origin(git))
    except BaseException:
        if not _is_registered_by_now(context, identifier):
            creation.undo()
        raise


def _is_registered_by_now(context: Context, identifier: str) -> bool:
    """Tell whether somebody else has registered the ID while the registration failed here."""
    from rasen.diagnostics import RasenError

    try:
        return identifier in (read_registry(registry_path(context)) or {})
    except RasenError:
        return False
