"""What may stand beside what, and the rules of each kind (azphalt spec 9 to 11), in their order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, cast

from rasen import schemas
from rasen.azp import manifest as manifests
from rasen.azp.container import MANIFEST
from rasen.azp.documents import MANIFEST_SCHEMA
from rasen.azp.finding import finding, first_of_each

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rasen.azp.container import Container
    from rasen.azp.items import Rule
    from rasen.diagnostics import Diagnostic, Document, Pointer
    from rasen.verdict.explain import Fault

_FIELDS = ("entry", "runtime", "capabilities", "assets", "contributes")
# What a kind ignores of these, with a warning, beside what its definition forbids (spec 9).
_IGNORED = {
    **dict.fromkeys(("app", "mcp", "pack", "skill", "script", "composable", "llm"), _FIELDS[-1:]),
    "asset": ("entry", "runtime", "capabilities", "contributes"),
}
# Kinds that take a key for present whatever its value is.
_STRICT = frozenset(("workflow", "role", "llm"))
_AFTER_ALL = 1 << 30  # the rank of a key that the definition of the kind does not name


class _Kind(NamedTuple):
    """The definition of a kind: its properties, and the name of its own block, if it has one."""

    name: str
    definition: dict[str, Any]
    block: str | None


def kind_diagnostics(
    document: Document, faults: Sequence[Fault], container: Container
) -> list[Diagnostic]:
    """Give what is wrong with a manifest by the rules of its kind, none of an unknown one.

    `faults` are those of the schema; the rest is what needs more than the schema.
    """
    kind = _kind_of(document)
    if kind is None:
        return []
    found = [
        *manifests.diagnostics(document, manifests.kind_faults(faults)),
        *_ignored(document, kind),
        *(each for rule in _rules(kind.name) for each in first_of_each(rule(document, container))),
    ]
    if len(found) > 1:
        found.sort(key=lambda each: _order(each.pointer or (), kind))
    return found + _closing(document, kind, container)


def _kind_of(document: Document) -> _Kind | None:
    name = document.get("kind")
    definitions = cast("dict[str, Any]", schemas.load(MANIFEST_SCHEMA)["$defs"])
    definition = definitions.get(f"{name}Package") if isinstance(name, str) else None
    if definition is None:
        return None
    assert isinstance(name, str)
    return _Kind(name, definition, name if name in definition["properties"] else None)


def _rules(kind: str) -> tuple[Rule, ...]:
    if kind == "workflow":
        from rasen.azp import workflow_kind

        return workflow_kind.RULES
    from rasen.azp import other_kinds

    return other_kinds.RULES.get(kind, ())


def _closing(document: Document, kind: _Kind, container: Container) -> list[Diagnostic]:
    """Give what is told last: programs in a package that may hold none."""
    if kind.name not in ("workflow", "role"):
        return []
    from rasen.azp.executables import executable_faults

    files = document.get("files")
    return list(
        first_of_each(executable_faults(files if isinstance(files, dict) else {}, container))
    )


def _ignored(document: Document, kind: _Kind) -> Iterator[Diagnostic]:
    """Warn of fields and blocks that this kind neither has nor forbids."""
    for field in _IGNORED.get(kind.name, ()):
        if _is_there(document, field, kind):
            yield finding(
                "azp_field_ignored", MANIFEST, at=(field,), severity="warning", field=field
            )
    for block in kind_blocks():
        if block not in kind.definition["properties"] and _is_there(document, block, kind):
            yield finding(
                "azp_block_ignored", MANIFEST, at=(block,), severity="warning", block=block
            )


def kind_blocks() -> list[str]:
    """Give the names of all kind blocks."""
    schema = cast("dict[str, Any]", schemas.load(MANIFEST_SCHEMA))
    kinds = cast("list[str]", schemas.load("common:azp-kind")["enum"])
    return [kind for kind in kinds if f"{kind}Block" in schema["$defs"]]


def _is_there(document: Document, key: str, kind: _Kind) -> bool:
    """Tell whether a key counts as present; an empty value does for some kinds only."""
    if key not in document:
        return False
    return kind.name in _STRICT or document[key] not in (None, False, "", 0, [])


# Order


def _order(pointer: Pointer, kind: _Kind) -> list[int]:
    """Give the sorting key of a place: the rank of each step in the schema's order.

    First comes a block that is missing, then what must not stand beside it, then what is in it.
    """
    inside = len(pointer) > 1 and pointer[0] == kind.block
    ranks = [int(inside)]
    nodes = [kind.definition]
    for step in pointer:
        if isinstance(step, int):
            ranks.append(step)
            nodes = [
                node["items"] for node in _joined(nodes) if isinstance(node.get("items"), dict)
            ]
        else:
            joined = _joined(nodes)
            names = list(dict.fromkeys(n for node in joined for n in node.get("properties", ())))
            ranks.append(names.index(step) if step in names else _AFTER_ALL)
            nodes = [
                node["properties"][step] for node in joined if step in node.get("properties", ())
            ]
    return ranks


def _joined(nodes: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Give schemas with all that they refer to, in the order in which they are read."""
    definitions = cast("dict[str, Any]", schemas.load(MANIFEST_SCHEMA)["$defs"])
    joined: list[dict[str, Any]] = []
    pending = list(reversed(nodes))
    while pending:
        node = pending.pop()
        joined.append(node)
        below = [*node.get("allOf", ()), node.get("then")]
        reference = node.get("$ref", "")
        if reference.startswith("#/$defs/"):
            below.append(definitions[reference.removeprefix("#/$defs/")])
        pending += [each for each in reversed(below) if isinstance(each, dict)]
    return joined
