"""Screens of workflow packages: declarative data and nothing else (azphalt spec 10).

A screen is composed as far as its structure goes; no value is made from it and no alias expanded.
Large ones are never held as values, so that memory stays a small multiple of the bytes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen import schemas
from rasen.azp.documents import is_json_collection

if TYPE_CHECKING:
    from collections.abc import Iterable

_JSON = ".json"
_YAML = (".yaml", ".yml")
_YAML_LIMITS = "common:yaml-document"
_CORE_TAG = "tag:yaml.org,2002:"
_CORE = frozenset(
    ("map", "seq", "str", "int", "float", "bool", "null", "timestamp", "merge", "value")
)


def has_screen_suffix(path: str) -> bool:
    """Tell whether a path ends as the paths of screens do, in any case."""
    return path.lower().endswith((_JSON, *_YAML))


def is_declarative(path: str, data: bytes | memoryview) -> bool:
    """Tell whether the bytes of a screen are the JSON or YAML that its path promises."""
    if path.lower().endswith(_JSON):
        return is_json_collection(data)
    return _is_yaml_collection(bytes(data))


def _is_yaml_collection(data: bytes) -> bool:
    """Tell whether bytes are one YAML document of core tags with a collection at its root."""
    from rasen.text import yaml_parser

    limits = schemas.limits(_YAML_LIMITS)
    try:
        source = yaml_parser.prepare(data.decode().removeprefix("\ufeff"))
    except (UnicodeDecodeError, yaml_parser.RefusedError):
        return False
    attempts = list(yaml_parser.attempts(source))
    if len(data) > limits["x-max-bytes"]:
        attempts.pop()  # the slow parser, which is asked last, takes ten seconds a megabyte
    for parse, readable in attempts:
        try:
            return _is_plain_collection(parse(readable.text), limits["x-max-depth"])
        except yaml_parser.RefusedError:
            continue
    return False


def _is_plain_collection(events: Iterable[object], max_depth: int) -> bool:
    """Tell whether events are one document of core tags with a collection at its root."""
    from rasen.text import yaml_parser

    starts = (yaml_parser.MappingStartEvent, yaml_parser.SequenceStartEvent)
    ends = (yaml_parser.MappingEndEvent, yaml_parser.SequenceEndEvent)
    anchors: set[str] = set()
    documents = depth = 0
    plain = True
    for event in events:
        if isinstance(event, yaml_parser.DocumentStartEvent):
            documents += 1
        elif isinstance(event, yaml_parser.AliasEvent):
            plain = event.anchor in anchors
        elif isinstance(event, (*starts, yaml_parser.ScalarEvent)):
            plain = _has_core_tag(event.tag)
            if event.anchor:
                anchors.add(event.anchor)
            depth += isinstance(event, starts)
            plain = plain and 0 < depth <= max_depth
        elif isinstance(event, ends):
            depth -= 1
        if not plain or documents > 1:
            return False
    return documents == 1


def _has_core_tag(tag: str | None) -> bool:
    """Tell whether a node has no tag, one that says nothing, or one of the core schema."""
    return tag in (None, "!") or (
        tag.startswith(_CORE_TAG) and tag.removeprefix(_CORE_TAG) in _CORE
    )
