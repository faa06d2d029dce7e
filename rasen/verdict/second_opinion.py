"""What `jsonschema` says of a document, where a claim is to rest on more than our own word."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


def accepts(
    schema: object,
    instance: object,
    *,
    resources: Mapping[str, object],
    assert_formats: bool,
) -> bool:
    """Tell whether `jsonschema` takes the document as valid; may raise `SchemaProblem`."""
    from rasen.verdict.older_drafts import OlderDraft

    return not OlderDraft(schema, resources, assert_formats=assert_formats).faults(instance, "")
