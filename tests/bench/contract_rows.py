"""The contract tools: documentation against its usual maker, comparisons against themselves."""

from __future__ import annotations

import json
from pathlib import Path

PEER_PACKAGES = ["json-schema-for-humans"]
_DIALECT = "https://json-schema.org/draft/2020-12/schema"


def rows(folder: Path, rasen: str, peers: Path) -> list[dict[str, object]]:
    """Give the rows of this area as the keywords of `run.Row`."""
    thirty, fifty, many = (folder / f"schemas-{count}" for count in (30, 50, 200))
    for place, count in ((thirty, 30), (fifty, 50), (many, 200)):
        _write(place / "old", count, changed=False)
        _write(place / "new", count, changed=True)
    (folder / "for-humans").mkdir()
    old = thirty / "old"
    return [
        {
            "work": "documentation of 30 schemas, HTML and Markdown",
            "peer": "json-schema-for-humans, HTML",
            "ours": [rasen, "contract", "docs", "--schemas", str(old), "--format", "both",
                     "--output", str(folder / "site")],
            "theirs": [str(peers / "bin" / "generate-schema-doc"), str(old),
                       str(folder / "for-humans")],
            "must": 0.5,
            "aim": 0.3,
            "runs": 3,
        },
        {
            "work": "comparison of 200 schemas, linear: 4 times",
            "peer": "comparison of 50 schemas",
            "ours": [rasen, "contract", "diff", str(many / "old"), str(many / "new")],
            "theirs": [rasen, "contract", "diff", str(fifty / "old"), str(fifty / "new")],
            "must": 5.0,
            "aim": 4.2,
            "status": 1,
        },
    ]  # fmt: skip


def _write(folder: Path, count: int, *, changed: bool) -> None:
    folder.mkdir(parents=True)
    for number in range(count):
        schema = _schema(number)
        if changed and number % 5 == 0:
            schema["required"].append("state")
        (folder / f"part-{number:03}.schema.json").write_text(json.dumps(schema, indent=2), "utf-8")


def _schema(number: int) -> dict[str, object]:
    """Give a schema of the usual sort: a closed object with lists, choices and definitions."""
    properties = {
        f"field{place}": {"title": f"Field {place}", "description": "What it is for.", "type": kind}
        for place, kind in enumerate(("string", "integer", "boolean", "number") * 5)
    }
    properties["state"] = {"description": "Where it stands.", "enum": ["open", "paid", "sent"]}
    properties["lines"] = {"type": "array", "items": {"$ref": "#/$defs/line"}, "maxItems": 100}
    return {
        "$schema": _DIALECT,
        "$id": f"https://example.org/part-{number:03}.schema.json",
        "title": f"Part {number}",
        "description": "One part of a contract.",
        "type": "object",
        "additionalProperties": False,
        "required": ["field0"],
        "properties": properties,
        "oneOf": [
            {"properties": {"field4": {"const": "a"}}, "required": ["field4"]},
            {"properties": {"field4": {"const": "b"}}, "required": ["field4"]},
        ],
        "$defs": {
            "line": {
                "type": "object",
                "required": ["sku"],
                "properties": {"sku": {"type": "string", "pattern": "^[A-Z]{2}[0-9]{4}$"}},
            }
        },
        "examples": [{"field0": "x", "field4": "a"}],
    }
