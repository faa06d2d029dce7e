"""The failures of the store commands that no code of their own describes."""

from __future__ import annotations

from rasen.diagnostics import RasenError, Text, failure

# The start of a sentence about a store that an option names; a pointer is named there.
NO_ORIGIN = Text("reasons.store.noOrigin")


class WrongKind(Exception):
    """Something else stands where a folder or a file of a root belongs."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path

    def __str__(self) -> str:
        return f"{self.path!r} is in the way"


def store_error(error: Exception) -> RasenError:
    """Give the error of a store command that the system refused something."""
    return failure("store_error", problem=system_problem(error))


def system_problem(error: Exception) -> Text:
    """Give in words what the system refused, and where."""
    if isinstance(error, WrongKind):
        return Text("reasons.store.wrongKind", {"path": error.path})
    if isinstance(error, OSError) and error.filename is not None:
        path, reason = error.filename, error.strerror or str(error)
        return Text("reasons.store.systemAt", {"path": path, "reason": reason})
    return Text("reasons.store.system", {"reason": str(error)})
