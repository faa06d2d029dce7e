"""What configuration says about pipelines, scope by scope (generation spec 9.5).

A value that the schema of the configuration does not allow is told once and counts for nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from rasen import schemas
from rasen.diagnostics import Text
from rasen.files.settings_file import read_settings_file

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.stores.config_file import ConfigFile
    from rasen.stores.roots import Root

SCHEMA = "files:config"
_KEYS = ("pipelines", "models", "handoff", "autopilot")


class Scope(NamedTuple):
    """One source of configuration: its name, its file, what it says; an empty map says nothing."""

    name: str
    path: str | None
    document: Document


class Configuration:
    """The scopes of a root: project, then the store that it points to, then the user's settings."""

    def __init__(self, context: Context, root: Root) -> None:
        self._context = context
        files = [("project", root.declared_by or root.config)]
        if root.declared_by is not None:
            files.append(("store", root.config))
        self._scopes = [Scope(name, file.path, _document(file)) for name, file in files]
        settings = read_settings_file(context.homes())
        self._scopes.append(Scope("global", settings.path, settings.document or {}))

    def first(self, *keys: str) -> tuple[object, str] | None:
        """Give the first usable value under these keys and its scope, None where there is none."""
        return next(self.each(keys), None)

    def first_of(self, *paths: tuple[str, ...]) -> tuple[object, str, int] | None:
        """Give the same, all paths being asked in one scope before the next scope is."""
        for scope in self._scopes:
            for index, keys in enumerate(paths):
                value = self._value(scope, keys)
                if value is not None:
                    return value, scope.name, index
        return None

    def each(self, keys: tuple[str, ...]) -> Iterator[tuple[object, str]]:
        """Give every usable value under these keys, with its scope."""
        for scope in self._scopes:
            value = self._value(scope, keys)
            if value is not None:
                yield value, scope.name

    def _value(self, scope: Scope, keys: tuple[str, ...]) -> object:
        value: object = scope.document
        walked: list[str] = []
        for key in keys:
            if not isinstance(value, dict):
                break
            if key not in value:
                return None
            value = value[key]
            walked.append(key)
        alone = value
        for key in reversed(walked):
            alone = {key: alone}
        if len(walked) == len(keys) and schemas.verdict(SCHEMA)(alone):
            return value
        self._ignore(scope, alone)
        return None

    def _ignore(self, scope: Scope, alone: object) -> None:
        from rasen.faults import at, reason

        for fault in schemas.faults(SCHEMA, alone):
            params = {"at": at(fault.path), "reason": reason(fault)}
            problem = Text("reasons.pipeline_value", params)
            note = {"path": scope.path, "problem": problem}
            self._context.tell(Text("notes.pipelineConfigIgnored", note))


def _document(file: ConfigFile) -> Document:
    if not any(map(file.may_have, _KEYS)):
        return {}
    value = file.reading().value
    return cast("Document", value) if isinstance(value, dict) else {}
