"""Which workflows are selected: by the user, and for a project (packages spec 10.2)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from rasen import schemas
from rasen.diagnostics import Diagnostic, RasenError, Text
from rasen.files.reading import ReadError, read_bounded
from rasen.workflows.profiles import (
    CUSTOM,
    FULL,
    known,
    normalize,
    preset,
    read_problem,
    read_saved,
    requirements,
)
from rasen.workflows.settings import read_settings

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rasen.context import Context
    from rasen.files.home import Homes
    from rasen.workflows.catalog import Catalog

_LIMITS = "common:yaml-document"


class Selection(NamedTuple):
    """The selected workflows with all that they require, in catalog order.

    `source` says who decided: `project-workflows` (then `name` is None), `project-profile`,
    `global`, or `default` where the settings name no profile. `dropped` are the IDs that were asked
    for and are not in the catalog, whether nowhere or only as an invalid folder. `warnings` say
    that, and which layer could not be used.
    """

    ids: tuple[str, ...]
    name: str | None
    source: str
    warnings: tuple[Diagnostic, ...] = ()
    dropped: tuple[str, ...] = ()


class Layer(NamedTuple):
    """What one layer asks for, before the catalog is asked; the fields are those of `Selection`."""

    wanted: tuple[str, ...]
    name: str | None
    source: str
    warnings: tuple[Diagnostic, ...] = ()


def effective_selection(homes: Homes, catalog: Catalog, project: str | None) -> Selection:
    """Give the selection that holds for a project (its absolute folder), or outside of any."""
    warnings: list[Diagnostic] = []
    layer = _project_layer(homes, project, warnings) if project is not None else None
    if layer is None:
        layer = user_layer(homes)
    return resolve(layer._replace(warnings=(*warnings, *layer.warnings)), catalog)


def resolve(layer: Layer, catalog: Catalog) -> Selection:
    """Give what a layer comes to: unknown IDs dropped and warned of, closed, in catalog order."""
    wanted, dropped = known(layer.wanted, catalog)
    ids = normalize(wanted, requirements(catalog))
    unknown = tuple(_warning("workflow_unknown", name, id=name) for name in dropped)
    return Selection(ids, layer.name, layer.source, (*layer.warnings, *unknown), dropped)


def user_selection(homes: Homes, catalog: Catalog) -> Selection:
    """Give the user's own selection, whatever a project says; `core` in the order of listings."""
    layer = user_layer(homes)
    selection = resolve(layer, catalog)
    built_in = preset(layer.name or "")
    return selection if built_in is None else selection._replace(ids=built_in)


def tell_warnings(context: Context, selection: Selection) -> None:
    """Say on standard error what could not be used, and what was left out."""
    for warning in selection.warnings:
        context.tell(Text(f"messages.{warning.code}", warning.params))


def user_layer(homes: Homes) -> Layer:
    """Give what the settings ask for; a profile that does not resolve counts as `full`."""
    settings = read_settings(homes)
    source = "global" if settings.has_profile else "default"
    if settings.profile == CUSTOM:
        return Layer(settings.workflows or (), CUSTOM, source)
    try:
        return named_layer(homes, settings.profile, source)
    except RasenError as error:
        ignored = _ignored(settings.path, _said(error), "fallsToFull")
        return Layer(preset(FULL) or (), FULL, source, (ignored,))


def named_layer(homes: Homes, name: str, source: str) -> Layer:
    """Give what a profile of the product or a saved one asks for; fails as `read_saved` does."""
    built_in = preset(name)
    return Layer(read_saved(homes, name) if built_in is None else built_in, name, source)


def project_choice(homes: Homes, project: str) -> tuple[str, tuple[str, ...]] | None:
    """Give the configuration of a project that selects for itself, and the IDs it asks for."""
    layer = _project_layer(homes, project, [])
    return None if layer is None else (_config_path(project), layer.wanted)


def deciding_config(homes: Homes, project: str | None) -> str | None:
    """Give the path of the project's configuration where it, and not the user, selects."""
    choice = project_choice(homes, project) if project is not None else None
    return None if choice is None else choice[0]


def _project_layer(homes: Homes, project: str, warnings: list[Diagnostic]) -> Layer | None:
    """Give what the configuration of the project asks for, None where it leaves it to the user."""
    path, config = _read_config(project, warnings)
    override = _override(path, config, warnings)
    lock = config.get("profile")
    if override is not None:
        if lock is not None:
            warnings.append(_warning("profile_lock_shadowed", path, path=path))
        return Layer(override, None, "project-workflows")
    if lock is None:
        return None
    if not isinstance(lock, str):
        problem = Text("reasons.profile.configProfile")
        warnings.append(_ignored(path, problem, "fallsToUser"))
        return None
    try:
        return named_layer(homes, lock, "project-profile")
    except RasenError as error:
        warnings.append(_ignored(path, _said(error), "fallsToUser"))
        return None


def _override(
    path: str, config: Mapping[str, object], warnings: list[Diagnostic]
) -> tuple[str, ...] | None:
    """Give the IDs of `workflows`, those items left out that are no strings."""
    listed = config.get("workflows")
    if listed is None:
        return None
    if not isinstance(listed, list):
        problem = Text("reasons.profile.configWorkflows")
        warnings.append(_ignored(path, problem, "fallsToNext"))
        return None
    for index, item in enumerate(listed):
        if not isinstance(item, str):
            problem = Text("reasons.profile.configItem", {"index": index})
            warnings.append(_ignored(path, problem, "itemLeftOut"))
    return tuple(dict.fromkeys(item for item in listed if isinstance(item, str)))


def _read_config(project: str, warnings: list[Diagnostic]) -> tuple[str, Mapping[str, object]]:
    """Give the path of the project's configuration and what it says, nothing where it is broken."""
    path = _config_path(project)
    if not os.path.lexists(path):
        return path, {}
    try:
        text = read_bounded(path, schemas.limits(_LIMITS)["x-max-bytes"]).decode("utf-8")
        value = _yaml(text)
    except ReadError as error:
        problem = read_problem(error)
    except UnicodeDecodeError:
        problem = Text("reasons.profile.notUtf8")
    except RasenError as error:
        problem = _said(error)
    else:
        if value is None or isinstance(value, dict):
            return path, value or {}
        problem = Text("reasons.profile.configShape")
    warnings.append(_ignored(path, problem, "fallsToUser"))
    return path, {}


def _config_path(project: str) -> str:
    """Give where the configuration lies; the second spelling counts only without the first."""
    first, second = (os.path.join(project, "rasen", name) for name in ("config.yaml", "config.yml"))
    return second if os.path.lexists(second) and not os.path.lexists(first) else first


def _yaml(text: str) -> object:
    """Give the value of a YAML text, or raise its first fault."""
    from rasen.faults import yaml_params
    from rasen.text import yaml_source

    source = yaml_source.read(text, max_depth=schemas.limits(_LIMITS)["x-max-depth"])
    if source.issues:
        issue = source.issues[0]
        raise RasenError(Diagnostic(issue.code, yaml_params(issue.params)))
    return source.value


def _ignored(path: str, problem: Text, then: str) -> Diagnostic:
    """Give the warning that a layer, or an item of it, cannot be used, and what holds instead."""
    effect = Text(f"reasons.profile.{then}")
    return _warning("selection_ignored", path, path=path, problem=problem, effect=effect)


def _said(error: RasenError) -> Text:
    found = error.diagnostics[0]
    return Text(f"messages.{found.code}", found.params)


def _warning(code: str, target: str, **params: object) -> Diagnostic:
    return Diagnostic(code, params, target=target, severity="warning")
