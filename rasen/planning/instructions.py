"""`rasen instructions`: what whoever makes an artifact has to know (contract spec 6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.diagnostics import Text
from rasen.files.reading import ReadError, read_bounded
from rasen.outcome import Outcome
from rasen.planning.change import open_change, planning_home
from rasen.planning.config import read_config
from rasen.planning.failures import change_error
from rasen.planning.graph import unlocked
from rasen.planning.references import references
from rasen.stores.roots import select_root
from rasen.stores.yaml_file import refused

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.locale import Translator
    from rasen.planning.artifact_schema import Artifact
    from rasen.planning.change import Change, Request
    from rasen.planning.config import Config

SCHEMA = "instructions"

_LARGEST_TEMPLATE = 1 << 24  # bytes; a template is read by people


def instructions(context: Context, request: Request, artifact: str | None) -> Outcome:
    """Give what is known about making an artifact of a change, whether it is blocked or not."""
    root = select_root(context, request.store, store_path=request.store_path)
    config = read_config(context, root.config)
    change = open_change(context, root, config, request)
    wanted = _find(change, artifact)
    template = _template(change, wanted)
    _tell_of_stray_rules(context, config, change)
    index = references(context, root)

    def document(translator: Translator) -> Document:
        optional = {
            "instruction": wanted.instruction,
            "context": config.context,
            "rules": config.rules.get(wanted.id),
            "references": index and index.output(translator),
        }
        return {
            "changeName": change.name,
            "artifactId": wanted.id,
            "schemaName": change.schema.name,
            "changeDir": change.path,
            "planningHome": planning_home(root),
            **change.paths(wanted),
            "description": wanted.description,
            **{key: value for key, value in optional.items() if value is not None},
            "template": template,
            "dependencies": _dependencies(change, wanted),
            "unlocks": unlocked(change.requires, wanted.id),
            "root": root.output(),
        }

    return Outcome(SCHEMA, document(context.english), localized=document)


def _find(change: Change, identifier: str | None) -> Artifact:
    known = change.schema.ids
    if identifier is None:
        raise change_error("artifactMissing", known=known)
    found = change.schema.find(identifier)
    if found is None:
        raise change_error("artifactUnknown", id=identifier, schema=change.schema.name, known=known)
    return found


def _template(change: Change, artifact: Artifact) -> str:
    """Give the text of a template with its own line ends; bytes that are no UTF-8 are replaced."""
    path = change.schema.folder.template(artifact.template)
    try:
        return read_bounded(path, _LARGEST_TEMPLATE).decode("utf-8", "replace")
    except ReadError as error:
        raise change_error("templateUnreadable", path=path, problem=refused(error)) from error


def _tell_of_stray_rules(context: Context, config: Config, change: Change) -> None:
    stray = [identifier for identifier in config.rules if identifier not in change.outputs]
    if stray:
        context.tell(Text("notes.strayRules", {"ids": stray, "schema": change.schema.name}))


def _dependencies(change: Change, artifact: Artifact) -> list[Document]:
    required = [change.schema.find(each) for each in artifact.requires]
    return [
        {
            "id": each.id,
            "done": bool(change.outputs[each.id]),
            "path": each.generates,
            "description": each.description,
        }
        for each in required
        if each is not None
    ]
