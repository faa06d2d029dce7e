"""Names for findings that stay the same from run to run while lines move about them."""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING

from rasen.report.locations import relative

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rasen.report import Entry

_PLACE = re.compile(r"\b(lines?|columns?) \d+")


def fingerprints(findings: Iterable[Entry], base: str) -> Iterator[str]:
    """Give a fingerprint for each finding, no two of one report equal: 32 hexadecimal digits.

    It is made from file, code and the value's pointer; without a pointer from the message, the
    lines and columns named in it left out. Where that does not tell findings apart, their order
    does.
    """
    seen: dict[str, int] = {}
    for finding in findings:
        about = finding.get("pointer")
        if about is None:
            about = " " + _PLACE.sub(r"\1", finding["message"])
        key = f"{relative(finding['path'], base)}\0{finding['code']}\0{about}"
        seen[key] = seen.get(key, 0) + 1
        if seen[key] > 1:
            key += f"\0{seen[key]}"
        digest = hashlib.sha256(key.encode("utf-8", "surrogatepass"))
        yield digest.hexdigest()[:32]
