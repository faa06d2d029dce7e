"""The files that the bench works on: made anew for each run, always the same."""

from __future__ import annotations

import json
import random
import sys
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent))

import azp_material

NAME = {"type": "string", "minLength": 1, "maxLength": 80, "pattern": "^[a-z][a-z0-9-]*$"}
RECORD = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "type": "object",
    "additionalProperties": False,
    "required": ["id", "name", "kind", "tags", "owner", "steps"],
    "properties": {
        "id": {"type": "integer", "minimum": 1},
        "name": {"$ref": "#/$defs/name"},
        "kind": {"enum": ["task", "internal", "driver"]},
        "tags": {"type": "array", "items": {"$ref": "#/$defs/name"}, "maxItems": 8},
        "score": {"type": "number", "minimum": 0, "maximum": 1},
        "note": {"type": "string"},
        "owner": {
            "type": "object",
            "additionalProperties": False,
            "required": ["team", "active"],
            "properties": {"team": {"$ref": "#/$defs/name"}, "active": {"type": "boolean"}},
        },
        "steps": {"type": "array", "items": {"$ref": "#/$defs/step"}},
    },
    "$defs": {
        "name": NAME,
        "step": {"oneOf": [{"$ref": "#/$defs/run"}, {"$ref": "#/$defs/gate"}]},
        "run": {
            "type": "object",
            "additionalProperties": False,
            "required": ["kind", "skill"],
            "properties": {
                "kind": {"const": "run"},
                "skill": {"$ref": "#/$defs/name"},
                "requires": {"type": "array", "items": {"$ref": "#/$defs/name"}},
                "retries": {"type": "integer", "minimum": 0, "maximum": 9},
            },
        },
        "gate": {
            "type": "object",
            "additionalProperties": False,
            "required": ["kind", "question"],
            "properties": {
                "kind": {"const": "gate"},
                "question": {"type": "string", "minLength": 1},
                "roles": {"type": "array", "items": {"enum": ["planner", "reviewer", "shipper"]}},
            },
        },
    },
}
MANIFEST = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "type": "object",
    "required": ["version", "id"],
    "properties": {"version": {"const": 1}, "id": {"type": "string"}},
}
PARAGRAPH = (
    '| `"flag"` | "was" | "is" |\n|---|---|---|\n| "--old" | "größe" | "港" |\n\n'
    '```json\n{\n  "id": 1,\n  "name": "a",\n  "note": "🐚"\n}\n```\n\n'
    'Run it, "then" read it.\n\n'
)


_SMALL_MANIFEST = """\
version: 1
id: {name}
kind: task
skill:
  name: Team flow {number}
  category: Workflow
  tags: [workflow, release]
files:
  sidecars:
    - references/policy.md
  scripts: []
requires:
  workflows: [apply]
  skills: [rasen-review]
  pipelines: []
  schemas: []
recommends:
  workflows: []
"""
_SMALL_SKILL = """\
---
name: rasen-{name}
description: Check one thing, number {number}, and say what was found.
---

# Team flow {number}

Read [the policy](references/policy.md) and follow it.

1. Look at the tree.
2. Do one thing.
3. Stop and say so.
"""


class Material(NamedTuple):
    """Where the files lie."""

    schema: Path
    one: Path
    workflow: Path
    manifest_schema: Path
    good: Path
    broken: Path
    records: Path
    records_schema: Path
    package: Path
    content: Path
    azp: Path
    azp_folder: Path
    library: Path
    large_library: Path


def below(folder: Path) -> Material:
    """Give where everything lies below the folder."""
    return Material(
        schema=folder / "record.schema.json",
        one=folder / "one.json",
        workflow=Path(__file__).resolve().parent.parent / "demo" / "good" / "docs-freshness",
        manifest_schema=folder / "manifest.schema.json",
        good=folder / "good",
        broken=folder / "broken",
        records=folder / "records.json",
        records_schema=folder / "records.schema.json",
        package=folder / "large.rasenpkg",
        content=folder / "content.json",
        azp=folder / "large.azp",
        azp_folder=folder / "packages",
        library=folder / "library",
        large_library=folder / "large-library",
    )


def write(folder: Path) -> None:
    """Write everything below the folder."""
    made = below(folder)
    _dump(made.schema, RECORD)
    _dump(made.manifest_schema, MANIFEST)
    parts = {key: value for key, value in RECORD.items() if key != "$schema"}
    definitions = parts.pop("$defs")
    items = {"type": "array", "items": {"$ref": "#/$defs/record"}}
    _dump(made.records_schema, {**items, "$defs": {**definitions, "record": parts}})
    _dump(made.one, record(1, note=40, steps=6))
    _files(made.good, broken_every=0)
    _files(made.broken, broken_every=10)
    _dump(made.records, [record(number, note=60, steps=2) for number in range(1, 38_001)])
    package = large_package()
    made.package.write_bytes(canonical(package))
    made.content.write_text(json.dumps(package["workflows"]), encoding="utf-8")
    azp_material.write(made.azp, made.azp_folder)
    for number in range(1000):
        _workflow(made.library / "workflows" / f"team-flow-{number:04}", small_workflow(number))
    _workflow(made.large_library / "workflows" / "large", _large_files())


def small_workflow(number: int) -> dict[str, str]:
    """Give the files of an ordinary workflow: a manifest of 17 lines, a page and the skill."""
    name = f"team-flow-{number:04}"
    return {
        "workflow.yaml": _SMALL_MANIFEST.format(name=name, number=number),
        "SKILL.md": _SMALL_SKILL.format(name=name, number=number),
        "references/policy.md": PARAGRAPH,
    }


def _workflow(folder: Path, files: dict[str, str]) -> None:
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")


def record(number: int, *, note: int, steps: int) -> dict[str, object]:
    """Give a record that conforms; `note` is the length of its text, `steps` their number."""
    return {
        "id": number,
        "name": f"record-{number}",
        "kind": ("task", "internal", "driver")[number % 3],
        "tags": [f"tag-{number % 7}", "docs", "nightly"],
        "score": (number % 100) / 128,
        "note": ("A note about this very record. " * 10)[:note],
        "owner": {"team": f"team-{number % 11}", "active": number % 2 == 0},
        "steps": [step(number, place) for place in range(steps)],
    }


def step(number: int, place: int) -> dict[str, object]:
    """Give one step of a record: every third is a gate."""
    if place % 3 == 2:
        return {"kind": "gate", "question": f"Is {number} done?", "roles": ["reviewer", "shipper"]}
    return {
        "kind": "run",
        "skill": f"rasen-step-{place}",
        "requires": [f"rasen-step-{before}" for before in range(place)],
        "retries": number % 4,
    }


def _files(folder: Path, *, broken_every: int) -> None:
    folder.mkdir()
    faults = random.Random(7)
    for number in range(1, 10_001):
        value = record(number, note=40, steps=6)
        if broken_every and number % broken_every == 0:
            _break(value, faults)
        _dump(folder / f"{number:05}.json", value)


def _break(value: dict[str, object], faults: random.Random) -> None:
    for _ in range(faults.choice([1, 1, 2])):
        match faults.randrange(5):
            case 0:
                value["kind"] = "tsk"
            case 1:
                value.pop("tags", None)
            case 2:
                value["nmae"] = "typing error"
            case 3:
                value["score"] = 1.5
            case 4:
                value["owner"] = {"team": 3, "active": True}


def _large_files() -> dict[str, str]:
    body = PARAGRAPH * 308
    files = {
        f"references/page-{number:03}.md": f"# Page {number}\n\n{body}" for number in range(254)
    }
    sidecars = "".join(f"    - {path}\n" for path in files)
    files["workflow.yaml"] = f"version: 1\nid: large\nfiles:\n  sidecars:\n{sidecars}"
    files["SKILL.md"] = "---\nname: rasen-large\ndescription: Large.\n---\n\nRead, then stop.\n"
    return files


def large_package() -> dict[str, object]:
    """Give a workflow package of 256 files near the limit of 12 MiB of content."""
    files = _large_files()
    entries = [
        {
            "path": path,
            "encoding": "utf8",
            "sha256": digest(files[path].encode()),
            "content": files[path],
        }
        for path in sorted(files)
    ]
    listed = [{"path": entry["path"], "sha256": entry["sha256"]} for entry in entries]
    preimage = {"format": "rasen-workflow-digest", "version": 1, "id": "large", "files": listed}
    workflow = {"id": "large", "digest": digest(canonical(preimage)), "files": entries}
    package: dict[str, object] = {
        "format": "rasen-package",
        "formatVersion": 1,
        "kind": "workflow",
        "roots": ["large"],
        "workflows": [workflow],
    }
    whole = {"format": "rasen-package-digest", "version": 1, "kind": "workflow", "package": package}
    return {**package, "packageDigest": digest(canonical(whole))}


def canonical(value: object) -> bytes:
    """Give canonical bytes by the library that judges ours."""
    import rfc8785

    return rfc8785.dumps(value)


def digest(data: bytes) -> str:
    """Give a digest as packages write it."""
    return "sha256:" + sha256(data).hexdigest()


def _dump(path: Path, value: object) -> None:
    path.write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
