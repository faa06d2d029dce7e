"""A package whose files are out of order: its digest is looked at before its order."""

from __future__ import annotations

import json

import pytest

from rasen.diagnostics import RasenError
from rasen.text.jcs import canonicalize
from rasen.workflows.package import Package, Packaged, decode, encode

FILES = {
    "SKILL.md": "---\nname: rasen-tide\ndescription: Gezeiten größer Häfen.\n---\n\nDo it.\n",
    "workflow.yaml": "version: 1\nid: tide\n",
}


def swapped(digest: str | None) -> bytes:
    """Give a package with its two files in the wrong order and this workflow digest."""
    package = Package("workflow", ("tide",), (Packaged("tide", "", FILES),), "", None, None, ())
    document = json.loads(encode(package))
    document["workflows"][0]["files"].reverse()
    if digest is not None:
        document["workflows"][0]["digest"] = digest
    return canonicalize(document)


@pytest.mark.parametrize(
    ("digest", "code"),
    [
        (None, "package_files_not_normalized"),
        ("sha256:" + "0" * 64, "workflow_digest_mismatch"),
    ],
)
def test_digest_is_judged_before_the_order(digest, code):
    """A wrong digest is told first (packages spec 6.3 row 16), a right one leaves the order."""
    with pytest.raises(RasenError) as refused:
        decode(swapped(digest), running_version="9.0.0")
    assert refused.value.diagnostics[0].code == code
