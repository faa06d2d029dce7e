"""Computes the digests of the packages spec 6.5 and the generation spec 11, as `sha256:<hex>`."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from rasen.text.jcs import canonical_string, canonicalize, utf16_key

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

_DIGEST_MEMBER = "packageDigest"
_Bytes = bytes | memoryview


def digest(*parts: _Bytes) -> str:
    """Give the SHA-256 of bytes, or of several one after the other."""
    state = _sha256()()
    for part in parts:
        state.update(part)
    return f"sha256:{state.hexdigest()}"


@cache
def _sha256() -> Callable[[], Any]:
    from hashlib import sha256  # late: it loads a large library

    return sha256


def text_digest(content: str) -> str:
    """Give the file digest of a content: that of its UTF-8 bytes."""
    return digest(content.encode())


def workflow_digest(workflow_id: str, files: Iterable[tuple[str, str]]) -> str:
    """Give the digest of a workflow from the paths and file digests of its files, in any order."""
    ordered = sorted(files, key=lambda file: utf16_key(file[0]))
    return workflow_digest_as_given(workflow_id, ordered)


def workflow_digest_as_given(workflow_id: str, files: Iterable[tuple[str, str]]) -> str:
    """Give the same over the files in the order in which they are given."""
    return _digest_of_files("rasen-workflow-digest", {"id": workflow_id}, files)


def pipeline_digest(name: str, files: Iterable[tuple[str, str]]) -> str:
    """Give the digest of a pipeline from paths and file digests of its files, in their order."""
    return _digest_of_files("rasen-pipeline-digest", {"name": name}, files)


def package_digest(kind: str, envelope: Mapping[str, Any]) -> str:
    """Give the digest of a normalised envelope; a `packageDigest` in it is left out."""
    package = {key: value for key, value in envelope.items() if key != _DIGEST_MEMBER}
    return _digest_of_package(kind, canonicalize(package))


def package_digest_of_canonical(data: bytes, envelope: Mapping[str, Any]) -> str:
    """Give the package digest of an envelope whose canonical bytes are `data`.

    The `packageDigest` member is cut out of the bytes, so that nothing is written a second time.
    The envelope keeps to its schema: `kind` is a string.
    """
    kind: str = envelope["kind"]
    if _DIGEST_MEMBER not in envelope or min(envelope) >= _DIGEST_MEMBER:
        return package_digest(kind, envelope)
    start, end = _digest_member(envelope)
    view = memoryview(data)
    return _digest_of_package(kind, view[:start], view[end:])


def canonical_package(envelope: Mapping[str, Any]) -> bytes:
    """Give the canonical bytes of a normalised envelope with its `packageDigest`, written once."""
    held = {**envelope, _DIGEST_MEMBER: ""}
    view = memoryview(canonicalize(held))
    start, end = _digest_member(held)
    before, after = view[:start], view[end:]
    member = canonicalize({_DIGEST_MEMBER: _digest_of_package(envelope["kind"], before, after)})
    return b"".join((before, b",", member[1:-1], after))


def _digest_member(envelope: Mapping[str, Any]) -> tuple[int, int]:
    """Give where the `packageDigest` member and the comma before it stand in the canonical form."""
    before = {key: envelope[key] for key in envelope if key < _DIGEST_MEMBER}
    start = len(canonicalize(before)) - len(b"}")
    return start, start + len(canonicalize({_DIGEST_MEMBER: envelope[_DIGEST_MEMBER]})) - 1


def _digest_of_files(
    format_name: str, identity: dict[str, str], files: Iterable[tuple[str, str]]
) -> str:
    """Give the digest of the canonical form, whose keys stand here in their order."""
    entries = [
        b'{"path":%b,"sha256":%b}' % (canonical_string(path), canonical_string(sha256))
        for path, sha256 in files
    ]
    ((key, value),) = identity.items()  # `id` or `name`, which both come after `format`
    parts = (b",".join(entries), *map(canonical_string, (format_name, key, value)))
    return digest(b'{"files":[%b],"format":%b,%b:%b,"version":1}' % parts)


def _digest_of_package(kind: str, *package: _Bytes) -> str:
    """Give the digest of a preimage without putting it together; its keys are in order."""
    head = b'{"format":"rasen-package-digest","kind":%b,"package":' % canonicalize(kind)
    return digest(head, *package, b',"version":1}')
