"""Whether the pipelines and artifact schemas that a workflow requires are there.

A name is looked for in the project, then among the user's own, then in the product (packages spec
3.5); that it is there is enough, its content is judged elsewhere.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rasen.workflows.builtin import Builtins


class Dependencies:
    """The three layers: `project` (None outside of one) and `data` are absolute folders."""

    __slots__ = ("data", "project")

    def __init__(self, project: str | None, data: str) -> None:
        self.project = project
        self.data = data

    def has_pipeline(self, name: str) -> bool:
        """Tell whether there is a pipeline of this portable name."""
        return self._has("pipelines", name, "pipeline.yaml") or name in _built_in().pipelines

    def has_schema(self, name: str) -> bool:
        """Tell whether there is an artifact schema of this portable name."""
        return self._has("schemas", name, "schema.yaml") or name in _built_in().schemas

    def _has(self, folder: str, name: str, file: str) -> bool:
        layers = [self.data]
        if self.project is not None:
            layers.insert(0, os.path.join(self.project, "rasen"))
        return any(os.path.isfile(os.path.join(layer, folder, name, file)) for layer in layers)


def find_project(cwd: str) -> str | None:
    """Give the nearest folder, from the working folder upwards, that holds a folder `rasen`."""
    folder = cwd
    while not os.path.isdir(os.path.join(folder, "rasen")):
        parent = os.path.dirname(folder)
        if parent == folder:
            return None
        folder = parent
    return folder


def _built_in() -> Builtins:
    """Give what ships with the product; most workflows never ask."""
    from rasen.workflows.builtin import builtins

    return builtins()
