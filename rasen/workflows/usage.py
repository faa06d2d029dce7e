"""Who uses a workflow: the selection, profiles, other workflows, pipelines, this project (spec 9).

All consumers are read once and sorted by what they use. What cannot be read uses nothing.
"""

from __future__ import annotations

import os
import stat
from typing import TYPE_CHECKING, NamedTuple

from rasen.files.reading import ReadError, read_bounded
from rasen.workflows.builtin import builtins, spellings
from rasen.workflows.dependencies import find_project
from rasen.workflows.settings import read_settings
from rasen.workflows.tree import sort_names

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.files.home import Homes
    from rasen.workflows.catalog import Catalog

# Bytes of a file of a consumer; more is no profile, pipeline or ledger that anybody wrote.
_MOST_BYTES = 1 << 20
_SUFFIX = ".yaml"


class Usage(NamedTuple):
    """One consumer of a workflow; `path` is the file or folder that says so, where there is one."""

    kind: str
    consumer: str
    path: str | None

    def document(self) -> Document:
        """Give the consumer as documents show it."""
        named: Document = {"kind": self.kind, "consumer": self.consumer}
        if self.path is not None:
            named["path"] = self.path
        return {**named, "hard": True}

    @property
    def name(self) -> str:
        """The kind and the consumer in one word, as referrers are named."""
        return f"{self.kind}:{self.consumer}"


class UsageIndex:
    """The consumers of each workflow, by its ID, in the order of packages spec 9."""

    __slots__ = ("_found", "_units")

    def __init__(self, catalog: Catalog) -> None:
        self._found: dict[str, dict[Usage, None]] = {}
        self._units = {entry.skill: entry.id for entry in catalog.entries}

    def of(self, identifier: str) -> list[Usage]:
        """Give the consumers of a workflow, each once."""
        return list(self._found.get(identifier, ()))

    def add(self, usage: Usage, identifiers: Iterable[str]) -> None:
        """Note that a consumer uses these workflows."""
        for identifier in identifiers:
            self._found.setdefault(identifier, {})[usage] = None

    def add_skills(self, usage: Usage, references: Iterable[str]) -> None:
        """Note that a consumer uses the workflows that these skill names mean."""
        for reference in references:
            owner = next((name for name in spellings(reference) if name in self._units), None)
            if owner is not None:
                self.add(usage, [self._units[owner]])


def find_usage(context: Context, homes: Homes, catalog: Catalog) -> UsageIndex:
    """Give the usage of all workflows of the catalog, by this user and in the current project."""
    index = UsageIndex(catalog)
    project = find_project(context.cwd) or context.cwd
    _selection(index, homes)
    _profiles(index, os.path.join(homes.config, "profiles"))
    _dependencies(index, catalog)
    _pipelines(index, "user", os.path.join(homes.data, "pipelines"))
    _pipelines(index, "project", os.path.join(project, "rasen", "pipelines"))
    _ledger(index, os.path.join(project, "rasen", ".workflow-artifacts.json"))
    _project_selection(index, homes, project)
    return index


def _selection(index: UsageIndex, homes: Homes) -> None:
    settings = read_settings(homes)
    usage = Usage("global-selection", "global configuration", settings.path)
    index.add(usage, settings.workflows or ())


def _profiles(index: UsageIndex, folder: str) -> None:
    for name in _names(folder):
        path = os.path.join(folder, name)
        if name.endswith(_SUFFIX) and _is_file(path):
            document = _yaml(path)
            if isinstance(document, dict):
                usage = Usage("profile", name.removesuffix(_SUFFIX), path)
                is_old = "stages" in document
                index.add(usage, (_stage_skills if is_old else _workflows)(document))


def _dependencies(index: UsageIndex, catalog: Catalog) -> None:
    known = builtins()
    for entry in catalog.entries:
        if entry.workflow is not None and entry.requires:
            index.add(Usage("dependency", entry.id, entry.workflow.root), entry.requires)
    experts = {expert.skill: expert.id for expert in known.experts}
    for identifier, path, references in _required_skills(catalog):
        skills = (known.expert_skill(reference) for reference in references)
        usage = Usage("dependency", identifier, path)
        index.add(usage, [experts[skill] for skill in skills if skill is not None])


def _required_skills(catalog: Catalog) -> Iterator[tuple[str, str | None, tuple[str, ...]]]:
    """Give (ID, folder, required skills) of each workflow, in catalog order."""
    for unit in builtins().workflows:
        yield unit.id, None, unit.skills
    for entry in catalog.entries:
        if entry.workflow is not None:
            yield entry.id, entry.workflow.root, entry.workflow.manifest.requires.skills


def _pipelines(index: UsageIndex, source: str, folder: str) -> None:
    for name in _names(folder):
        path = os.path.join(folder, name, "pipeline.yaml")
        document = _yaml(path) if os.path.isfile(path) else None
        if isinstance(document, dict):
            usage = Usage("pipeline", f"{source}:{name}", path)
            index.add_skills(usage, _stage_skills(document))


def _ledger(index: UsageIndex, path: str) -> None:
    document = _json(path)
    if isinstance(document, dict):
        usage = Usage("ledger", "current project artifacts", path)
        index.add(usage, _workflows(document))


def _project_selection(index: UsageIndex, homes: Homes, project: str) -> None:
    """Note what the configuration of the project selects, by a list or by a profile."""
    files = (os.path.join(project, "rasen", name) for name in ("config.yaml", "config.yml"))
    if not any(map(os.path.lexists, files)):
        return
    from rasen.workflows.selection import project_choice

    choice = project_choice(homes, project)
    if choice is not None:
        path, wanted = choice
        index.add(Usage("project-selection", "current project configuration", path), wanted)


# Reading what may be anything


def _names(folder: str) -> list[str]:
    try:
        names = os.listdir(folder)
    except OSError:
        return []
    sort_names(names)
    return names


def _is_file(path: str) -> bool:
    try:
        return stat.S_ISREG(os.lstat(path).st_mode)
    except OSError:
        return False


def _yaml(path: str) -> object:
    """Give the value of a YAML file, None where it has none or a fault."""
    text = _text(path)
    if text is None:
        return None
    from rasen.text import yaml_plain

    plain = yaml_plain.read(text)
    if plain is not None:
        return plain.value
    from rasen.text import yaml_source

    source = yaml_source.read(text)
    return None if source.issues else source.value


def _json(path: str) -> object:
    import json

    text = _text(path)
    try:
        return None if text is None else json.loads(text)
    except (ValueError, RecursionError):
        return None


def _text(path: str) -> str | None:
    try:
        return read_bounded(path, _MOST_BYTES).decode("utf-8")
    except (ReadError, UnicodeDecodeError):
        return None


def _strings(value: object) -> list[str]:
    return [item for item in value if isinstance(item, str)] if isinstance(value, list) else []


def _workflows(document: dict[str, object]) -> list[str]:
    return _strings(document.get("workflows"))


def _stage_skills(document: dict[str, object]) -> list[str]:
    """Give the skills that the stages of a pipeline, or of a profile with stages, name."""
    stages = document.get("stages")
    listed = stages if isinstance(stages, list) else []
    return _strings([stage.get("skill") for stage in listed if isinstance(stage, dict)])
