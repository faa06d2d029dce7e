"""URI references joined as RFC 3986 says, `urn:` bases included.

`urllib.parse.urljoin` returns the bare reference for a base scheme that it does not know as
hierarchical (`urn:`, `tag:`), and its import is dear; a schema registry needs neither.
"""

from __future__ import annotations


def split_fragment(uri: str) -> tuple[str, str]:
    """Give the URI without its fragment, and the fragment as written (empty if there is none)."""
    base, _, fragment = uri.partition("#")
    return base, fragment


def join(base: str, reference: str) -> str:
    """Give the target URI of a reference (RFC 3986 5.2.2), its fragment kept."""
    if not reference:
        return split_fragment(base)[0]
    scheme, authority, path, query, fragment = _split(reference)
    if scheme is not None:
        return _unsplit(scheme, authority, _without_dots(path), query, fragment)
    base_scheme, base_authority, base_path, base_query, _ = _split(base)
    if authority is not None:
        return _unsplit(base_scheme, authority, _without_dots(path), query, fragment)
    if not path:
        kept = base_query if query is None else query
        return _unsplit(base_scheme, base_authority, base_path, kept, fragment)
    if not path.startswith("/"):
        path = _merge(base_authority, base_path, path)
    return _unsplit(base_scheme, base_authority, _without_dots(path), query, fragment)


def _split(
    uri: str,
) -> tuple[str | None, str | None, str, str | None, str | None]:
    """Give scheme, authority, path, query and fragment; None is "absent", unlike empty."""
    rest, hash_sign, fragment = uri.partition("#")
    rest, question, query = rest.partition("?")
    scheme, colon, after = rest.partition(":")
    if colon and scheme[:1].isalpha() and scheme.isascii() and "/" not in scheme:
        rest = after
    else:
        colon = ""
    authority = None
    if rest.startswith("//"):
        authority, slash, path = rest[2:].partition("/")
        rest = slash + path
    return (
        scheme if colon else None,
        authority,
        rest,
        query if question else None,
        fragment if hash_sign else None,
    )


def _unsplit(
    scheme: str | None, authority: str | None, path: str, query: str | None, fragment: str | None
) -> str:
    text = "" if scheme is None else f"{scheme}:"
    if authority is not None:
        text += f"//{authority}"
    text += path
    if query is not None:
        text += f"?{query}"
    return text if fragment is None else f"{text}#{fragment}"


def _merge(authority: str | None, base_path: str, path: str) -> str:
    """RFC 3986 5.2.3."""
    if authority is not None and not base_path:
        return f"/{path}"
    return base_path[: base_path.rfind("/") + 1] + path


def _without_dots(path: str) -> str:
    """RFC 3986 5.2.4; a path without dot segments comes back as it is."""
    if "." not in path:
        return path
    kept: list[str] = []
    segments = path.split("/")
    for number, segment in enumerate(segments):
        last = number == len(segments) - 1
        if segment == "..":
            if kept and kept != [""]:
                kept.pop()
        elif segment != ".":
            kept.append(segment)
            continue
        if last:
            kept.append("")
    return "/".join(kept)
