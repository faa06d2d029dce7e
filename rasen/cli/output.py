"""What goes to the standard streams: documents that conform, pieces of text, notes for people."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TextIO


class OutputLost(Exception):
    """Standard output takes nothing any more (a full disk, say); `reason` is the system's word."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class NonConforming(Exception):
    """A document of ours does not conform to its schema."""

    def __init__(self, schema: str, document: object) -> None:
        super().__init__(schema)
        self.schema = schema
        self.document = document

    def __str__(self) -> str:
        from rasen import schemas

        found = schemas.faults(f"output:{self.schema}", self.document)
        return f"the document does not conform to output:{self.schema}: {found[:3]}"


def print_document(schema: str, document: object) -> None:
    """Print the one document of a run, having held it against its schema."""
    from rasen import schemas
    from rasen.report.json_document import render

    if not schemas.verdict(f"output:{schema}")(document):
        raise NonConforming(schema, document)
    _write(sys.stdout, "".join(render(document)).encode())


def print_bytes(data: bytes) -> None:
    """Print what is no text of ours, as it is."""
    _write(sys.stdout, data)


def print_pieces(pieces: Iterable[str]) -> None:
    """Print a human view, line ends included."""
    print_text(sys.stdout, "".join(pieces))


def print_view(pieces: Iterable[str]) -> None:
    """Print a human view, its asides on standard error."""
    from rasen.report.terminal import Aside

    shown = list(pieces)
    print_pieces(piece for piece in shown if not isinstance(piece, Aside))
    print_text(sys.stderr, "".join(piece for piece in shown if isinstance(piece, Aside)))


def print_notes(notes: Iterable[str]) -> None:
    """Print lines on standard error."""
    print_text(sys.stderr, "".join(note + "\n" for note in notes))


def print_text(stream: TextIO | None, text: str) -> None:
    """Print text in the stream's encoding; characters that it lacks are escaped."""
    encoding = getattr(stream, "encoding", None) or "utf-8"
    _write(stream, text.encode(encoding, "backslashreplace"))


def leave_quietly() -> None:
    """Make standard output lead nowhere, so that nothing complains at the end of the process."""
    descriptor = os.open(os.devnull, os.O_WRONLY)
    os.dup2(descriptor, 1)
    os.close(descriptor)


def _write(stream: TextIO | None, data: bytes) -> None:
    """Write bytes to a standard stream that may be closed or replaced by text in a test."""
    if stream is None or not data:
        return
    buffer = getattr(stream, "buffer", None)
    if buffer is None:
        stream.write(data.decode("utf-8", "backslashreplace"))
        return
    try:
        buffer.write(data)
        buffer.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OutputLost(error.strerror or str(error)) from error
