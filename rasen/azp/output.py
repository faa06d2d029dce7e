"""What commands of this area write: one file or one folder, wholly or not at all."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rasen.azp.package_file import problem_of
from rasen.diagnostics import failure
from rasen.files.atomic import NotEmpty, Unfinished, create_folder_with, write_file
from rasen.files.reading import NotRegular

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rasen.diagnostics import RasenError

FOLDER_MODE = 0o755
FILE_MODE = 0o644


def require_free(path: str, *, force: bool) -> None:
    """Fail with `azp_output_exists` where something is at the path and not to be replaced."""
    if not force and os.path.lexists(path):
        raise _exists(path)


def write_output(path: str, data: bytes, *, mode: int | None = None) -> None:
    """Write a file with the folders above it; fails with `azp_write_failed`, nothing changed."""
    try:
        write_file(path, data, mode=mode, parents=True)
    except (OSError, NotRegular, Unfinished) as error:
        raise unwritten(path, error) from error


def write_folder(path: str, files: Mapping[str, bytes]) -> None:
    """Make a folder of verified files, or fill an empty one; nothing in it can be executed.

    Fails with `azp_output_exists`, `azp_output_not_empty` or `azp_write_failed`, nothing changed.
    """
    try:
        create_folder_with(path, files, dir_mode=FOLDER_MODE, file_mode=FILE_MODE, parents=True)
    except NotEmpty as error:
        raise failure("azp_output_not_empty", target=path, path=path) from error
    except NotRegular as error:
        raise _exists(path) from error
    except (OSError, ValueError, Unfinished) as error:
        # A name may be too long where each of its bytes counts as a character.
        raise unwritten(path, error) from error


def unwritten(path: str, error: Exception) -> RasenError:
    """Give the failure `azp_write_failed` for what stood against writing."""
    problem: object = getattr(error, "strerror", None) or str(error)
    if isinstance(error, NotRegular):
        problem = problem_of(error)
    return failure("azp_write_failed", target=path, path=path, problem=problem)


def _exists(path: str) -> RasenError:
    return failure("azp_output_exists", target=path, path=path)
