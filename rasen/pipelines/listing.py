"""`rasen pipeline list`: the pipelines that can be called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rasen.diagnostics import Text
from rasen.outcome import Outcome
from rasen.pipelines.library import load, open_library

if TYPE_CHECKING:
    from rasen.context import Context
    from rasen.stores.roots import Root


def list_pipelines(context: Context, root: Root) -> Outcome:
    """Give the valid pipelines by name; people are told of those that are not valid."""
    library = open_library(context, root)
    rows = []
    for name in library.names():
        installed = library.pipelines[name]
        loaded = load(installed)
        if loaded.definition is None:
            first = loaded.errors[0]
            problem = Text(f"messages.{first.code}", first.params)
            params = {"name": name, "path": installed.path, "problem": problem}
            context.announce(Text("notes.pipelineInvalid", params))
            continue
        rows.append(
            {
                "name": name,
                "description": loaded.definition.description or "",
                "stages": [stage.id for stage in loaded.definition.stages],
                "source": installed.source,
            }
        )
    return Outcome("pipeline-list", {"pipelines": rows})
