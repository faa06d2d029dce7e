"""Python types: a `TypedDict` for each object, an alias for everything else."""

from __future__ import annotations

import json
import keyword
from typing import TYPE_CHECKING

from rasen.docs.types.model import (
    UNKNOWN,
    Both,
    List,
    Named,
    Object,
    Plain,
    Tuple,
    Union,
    Unknown,
    Values,
    both,
    merged,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rasen.docs.types.model import Declared, Type

FILE = "schemas.py"
_PLAIN = {
    "null": "None",
    "boolean": "bool",
    "integer": "int",
    "number": "float",
    "string": "str",
}
_HEAD = '''\
# {notice}
"""Types of the documents that the schemas describe."""

# ruff: noqa
from __future__ import annotations

from typing import Any, Literal, Never, NotRequired, Required, TypeAlias, TypedDict

'''


def declarations_text(declared: Sequence[Declared], notice: str) -> str:
    """Give the text of the module."""
    writer = _Writer(declared)
    for item in declared:
        writer.declare(item)
    return _HEAD.format(notice=notice) + "\n".join(writer.blocks)


class _Writer:
    def __init__(self, declared: Iterable[Declared]) -> None:
        self.types = {item.name: item.type for item in declared}
        self.taken = set(self.types)
        self.blocks: list[str] = []

    def declare(self, item: Declared) -> None:
        found = self._one_object(item.type)
        said = [part for part in (item.title, item.description) if part]
        if found is not None and _has_class(found):
            self._object(item.name, found, said)
            return
        comment = "".join(f"# {line}\n" for text in said for line in text.split("\n"))
        # The text of the alias may name types that follow.
        written = json.dumps(self._written(item.type, item.name), ensure_ascii=False)
        self.blocks.append(f"\n{comment}{item.name}: TypeAlias = {written}\n")

    def _one_object(self, found: Type, depth: int = 0) -> Object | None:
        """Give the object that a type is, references and conjunctions followed."""
        if isinstance(found, Object):
            return found
        if isinstance(found, Named) and depth < 16:
            return self._one_object(self.types[found.name], depth + 1) if depth else None
        if not isinstance(found, Both):
            return None
        parts = [self._one_object(part, depth + 1) for part in found.parts]
        objects = [part for part in parts if part is not None]
        return merged(objects) if len(objects) == len(parts) else None

    def _object(self, name: str, found: Object, said: Sequence[str]) -> None:
        members = [
            (member.name, self._member(name, member.name, member.type, required=member.required))
            for member in found.members
        ]
        if all(key.isidentifier() and not keyword.iskeyword(key) for key, _ in members):
            lines = [f"\nclass {name}(TypedDict):\n"]
            if said:
                text = "\n\n    ".join(said).replace("\\", "\\\\").replace('"""', '\\"\\"\\"')
                lines.append(f'    """{text}"""\n\n')
            lines += [f"    {key}: {written}\n" for key, written in members]
            self.blocks.append("".join(lines))
            return
        comment = "".join(f"# {line}\n" for text in said for line in text.split("\n"))
        items = "".join(
            f"        {json.dumps(key, ensure_ascii=False)}: {json.dumps(written)},\n"
            for key, written in members
        )
        self.blocks.append(
            f'\n{comment}{name} = TypedDict(\n    "{name}",\n    {{\n{items}    }},\n)\n'
        )

    def _member(self, owner: str, key: str, found: Type, *, required: bool) -> str:
        words = "".join(part[:1].upper() + part[1:] for part in _words(key))
        written = self._written(found, owner + words)
        return f"Required[{written}]" if required else f"NotRequired[{written}]"

    def _written(self, found: Type, name: str) -> str:
        """Give a type as an expression; an object in it gets a class with this name."""
        match found:
            case Unknown():
                return "Any"
            case Plain(plain):
                return _PLAIN[plain]
            case Values(texts):
                return f"Literal[{', '.join(map(_literal, texts))}]"
            case Named(named):
                return named
            case List(item):
                return f"list[{self._written(item, name + 'Item')}]"
            case Tuple(items, rest):
                parts = [*items, *([] if rest is None else [rest])]
                return f"list[{self._choice(parts, name + 'Item')}]"
            case Object():
                return self._nested(found, name)
            case Union(options):
                return self._choice(options, name)
            case Both(parts):
                return self._conjunction(found, parts, name)

    def _conjunction(self, found: Both, parts: Sequence[Type], name: str) -> str:
        """Give what comes nearest to a type that is several at once, which Python does not have."""
        one = self._one_object(found)
        if one is not None:
            return self._nested(one, name)
        choice = next((part for part in parts if isinstance(part, Union)), None)
        if choice is None:
            return self._written(parts[0], name)
        rest = [part for part in parts if part is not choice]
        return self._choice([both([*rest, option]) for option in choice.options], name)

    def _choice(self, options: Sequence[Type], name: str) -> str:
        if not options:
            return "Never"
        written = [
            self._written(option, name if len(options) == 1 else f"{name}{number}")
            for number, option in enumerate(options, 1)
        ]
        return " | ".join(dict.fromkeys(written))

    def _nested(self, found: Object, name: str) -> str:
        if not _has_class(found):
            others = UNKNOWN if found.members else found.others
            return f"dict[str, {'Never' if others is None else self._written(others, name)}]"
        unique, number = name, 2
        while unique in self.taken:
            unique, number = f"{name}{number}", number + 1
        self.taken.add(unique)
        self._object(unique, found, [])
        return unique


def _has_class(found: Object) -> bool:
    """Tell whether an object gets a class: a `TypedDict` has no members but those it names."""
    return bool(found.members) and not found.open


def _literal(text: str) -> str:
    """Give a JSON text as a Python literal."""
    return {"null": "None", "true": "True", "false": "False"}.get(text) or repr(json.loads(text))


def _words(text: str) -> list[str]:
    import re

    return re.findall(r"[A-Za-z0-9]+", text) or ["Member"]
