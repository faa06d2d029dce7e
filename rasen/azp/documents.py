"""Strict JSON of a package's documents (azphalt spec 6): a value, or the reason it is refused."""

from __future__ import annotations

from typing import NamedTuple


class Refusal(NamedTuple):
    """Why a document is refused.

    `reason` is one of azphalt spec 6; for the two limits it is the `resource` (`json_depth`,
    `json_properties`) with `actual` and `limit`, and the code is `azp_limit_exceeded`.
    """

    reason: str
    actual: int | None = None
    limit: int | None = None


def read_object(data: bytes | memoryview, schema: str) -> dict[str, object] | Refusal:
    """Give the object that the bytes are by strict JSON, with the limits of the named schema.

    `schema` names a schema file with `x-max-depth` and `x-max-properties` ("files:azp-manifest").
    """
    raise NotImplementedError
