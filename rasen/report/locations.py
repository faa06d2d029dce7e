"""Paths as the consumers of reports want them: from the top of the project, or as a URI."""

from __future__ import annotations

import posixpath
import re

# The unreserved characters of RFC 3986 2.3, and the separator. A colon is not among them, since a
# first segment with one would be read as a scheme (RFC 3986 4.2).
_ENCODED = re.compile(rb"[^A-Za-z0-9._~/-]")
_DRIVE = re.compile(r"[A-Za-z]:/")


def relative(path: str, base: str) -> str:
    """Give a path from the folder `base`, without `.` and `..` in it where that is possible.

    A path outside of `base` that is absolute stays so, as does any path where `base` is "".
    """
    plain = posixpath.normpath(path)
    top = slashed(base).rstrip("/")
    if not base:
        return plain
    if plain.startswith("../") or plain == "..":
        plain = posixpath.normpath(posixpath.join(top + "/", plain))
    if plain == (top or "/"):
        return "."
    return plain.removeprefix(top + "/")


def is_absolute(path: str) -> bool:
    """Tell whether a path starts at the root, or with a drive as on Windows."""
    return path.startswith("/") or _DRIVE.match(path) is not None


def uri_reference(path: str) -> str:
    """Give the relative URI reference of a relative path, percent-encoded (RFC 3986 4.2)."""
    return _ENCODED.sub(_percent, _bytes(path)).decode("ascii")


def file_uri(path: str) -> str:
    """Give the URI of an absolute path (RFC 8089)."""
    if drive := _DRIVE.match(path):
        return f"file:///{drive.group()}{uri_reference(path[3:])}"
    # Two slashes at the start, which POSIX allows, would name a host.
    return "file:///" + uri_reference(path.lstrip("/"))


def slashed(path: str) -> str:
    """Give a path of this system separated by `/`."""
    import os

    return path.replace("\\", "/") if os.sep == "\\" else path


def _percent(match: re.Match[bytes]) -> bytes:
    return b"%%%02X" % match.group()[0]


def _bytes(path: str) -> bytes:
    """Give the bytes of a name as the system has them; half a pair as its three bytes."""
    try:
        return path.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return path.encode("utf-8", "surrogatepass")
