"""What `rasen/config.yaml` says about artifacts (contract spec 2.2).

Commands leave out what they cannot use and warn of it; `check_text` finds everything, the keys of
other areas included.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple, cast

from rasen import schemas
from rasen.diagnostics import Text
from rasen.planning.markdown import WHITE_SPACE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rasen.context import Context
    from rasen.diagnostics import Diagnostic
    from rasen.stores.config_file import ConfigFile

SCHEMA = "files:config"

_KEYS = ("schema", "context", "rules")


class Config(NamedTuple):
    """The usable part of a config: `context` is trimmed, `rules` are by ID of an artifact."""

    schema: str | None = None
    context: str | None = None
    rules: Mapping[str, list[str]] = {}


def read_config(context: Context, file: ConfigFile) -> Config:
    """Give what the config of a root says; what of it cannot be used is told and left out."""
    reading = file.reading()

    def ignore(problem: Text) -> None:
        context.tell(Text("notes.configIgnored", {"path": file.path, "problem": problem}))

    if reading.problem is not None:
        ignore(reading.problem)
    elif isinstance(reading.value, dict):
        return _usable({key: reading.value[key] for key in _KEYS if key in reading.value}, ignore)
    elif file.path is not None:
        ignore(Text("reasons.artifacts.noMap"))
    return Config()


def check_text(text: str) -> list[Diagnostic]:
    """Give everything that is wrong with the text of a config."""
    from rasen.planning.yaml_checks import check_yaml

    checked = check_yaml(text, SCHEMA)
    if checked.value is None:
        return checked.diagnostics
    sizes = _sizes(checked.value.get("context"))
    if sizes is None:
        return []
    found = checked.diagnostic("config_context_too_large", ("context",), sizes)
    return [found._replace(details=sizes)]


def _usable(values: dict[str, object], ignore: Callable[[Text], None]) -> Config:
    if not _conforms(values):
        from rasen.planning.yaml_checks import sentence

        for fault in schemas.faults(SCHEMA, values):
            ignore(sentence(fault))
        values = {key: _conforming(key, value) for key, value in values.items()}
    context = cast("str | None", values.get("context"))
    if sizes := _sizes(context):
        ignore(Text("reasons.artifacts.contextTooLarge", sizes))
        context = None
    rules = cast("dict[str, list[str]]", values.get("rules") or {})
    return Config(
        cast("str | None", values.get("schema")),
        (context or "").strip(WHITE_SPACE) or None,
        {artifact: listed for artifact, listed in rules.items() if listed},
    )


def _conforming(key: str, value: object) -> object:
    """Give what of a key's value conforms: all, of lists in a map the right items, or None."""
    if _conforms({key: value}):
        return value
    if not isinstance(value, dict) or not _conforms({key: {}}):
        return None
    return {
        name: [item for item in listed if _conforms({key: {name: [item]}})]
        for name, listed in value.items()
        if isinstance(listed, list)
    }


def _conforms(values: dict[str, object]) -> bool:
    return schemas.verdict(SCHEMA)(values)


def _sizes(context: object) -> dict[str, int] | None:
    """Give the measured values of a context that is too large, None for any other."""
    if not isinstance(context, str):
        return None
    actual, limit = len(context.encode("utf-8", "surrogatepass")), _context_limit()
    return {"actual": actual, "limit": limit} if actual > limit else None


@cache
def _context_limit() -> int:
    properties = cast("dict[str, dict[str, int]]", schemas.load(SCHEMA)["properties"])
    return properties["context"]["x-max-bytes"]
