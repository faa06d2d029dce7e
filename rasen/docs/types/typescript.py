"""TypeScript declarations: one exported type for each schema and definition."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from rasen.docs.types.model import Both, List, Named, Object, Plain, Tuple, Union, Unknown, Values

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rasen.docs.types.model import Declared, Type

FILE = "schemas.d.ts"
_PLAIN = {"integer": "number"}
_IDENTIFIER = re.compile(r"[A-Za-z_$][A-Za-z0-9_$]*", re.ASCII)


def declarations_text(declared: Iterable[Declared], notice: str) -> str:
    """Give the text of the module."""
    return f"// {notice}\n" + "".join(_declaration(item) for item in declared)


def _declaration(item: Declared) -> str:
    said = "\n\n".join(part for part in (item.title, item.description) if part)
    comment = "".join(_comment(said, ""))
    return f"\n{comment}export type {item.name} = {_written(item.type, '')};\n"


def _comment(text: str, indent: str) -> Iterator[str]:
    if not text:
        return
    lines = text.replace("*/", "*\\/").split("\n")
    if len(lines) == 1:
        yield f"{indent}/** {lines[0]} */\n"
        return
    yield f"{indent}/**\n"
    for line in lines:
        yield f"{indent} * {line}".rstrip() + "\n"
    yield f"{indent} */\n"


def _written(found: Type, indent: str) -> str:
    match found:
        case Unknown():
            return "unknown"
        case Plain(name):
            return _PLAIN.get(name, name)
        case Values(texts):
            return " | ".join(texts)
        case Named(name):
            return name
        case List(item):
            return f"Array<{_written(item, indent)}>"
        case Tuple(items, rest):
            written = [_written(item, indent) for item in items]
            if rest is not None:
                written.append(f"...Array<{_written(rest, indent)}>")
            return f"[{', '.join(written)}]"
        case Object():
            return _object(found, indent)
        case Union(options):
            return " | ".join(_part(option, indent) for option in options) or "never"
        case Both(parts):
            return " & ".join(_part(part, indent) for part in parts)


def _part(found: Type, indent: str) -> str:
    written = _written(found, indent)
    several = isinstance(found, (Both, Union)) or (
        isinstance(found, Values) and len(found.texts) > 1
    )
    return f"({written})" if several else written


def _object(found: Object, indent: str) -> str:
    if not found.members:
        if found.others is None:
            return "Record<string, never>"
        return f"Record<string, {_written(found.others, indent)}>"
    inner = indent + "  "
    lines: list[str] = []
    for member in found.members:
        lines += _comment(member.description, inner)
        mark = "" if member.required else "?"
        lines.append(f"{inner}{_key(member.name)}{mark}: {_written(member.type, inner)};\n")
    if found.others is not None:
        # Members that have names of their own must fit, so all that is said of others is lost.
        lines.append(f"{inner}[other: string]: unknown;\n")
    return "{\n" + "".join(lines) + indent + "}"


def _key(name: str) -> str:
    return name if _IDENTIFIER.fullmatch(name) else json.dumps(name)
