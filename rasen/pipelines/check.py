"""Pipelines on disk held to all rules that need no catalog: what `rasen check` says about them."""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING, cast

from rasen import schemas
from rasen.diagnostics import Diagnostic, Text, is_valid
from rasen.files import reading as files
from rasen.pipelines import definition, rules, source
from rasen.pipelines.model import DECOMPOSE, SCHEMA
from rasen.pipelines.rules import Child

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from rasen.context import Context
    from rasen.pipelines.definition import Reading
    from rasen.pipelines.rules import Children

FILE = "pipeline.yaml"

# The built-in pipelines ship as names; of the published ones this one decomposes (generation
# spec 9.2).
_DECOMPOSING = "auto-decompose"


def check_text(
    text: str, *, name: str | None = None, children: Children | None = None
) -> list[Diagnostic]:
    """Give what the rules say about a text, rule 7 only where `children` are given, and remarks.

    With `name` another name in the definition is a warning.
    """
    return _checked(definition.read_definition(text), name=name, children=children)


def check_folder(path: str, context: Context) -> list[Diagnostic]:
    """Give what is wrong with the pipeline of a folder; its name is that of the folder."""
    folder = context.absolute(path)
    return [found._replace(file=FILE) for found in _in_folder(folder, FILE, context)]


def check_file(path: str, context: Context) -> list[Diagnostic]:
    """Give what is wrong with a pipeline file.

    Only a file called `pipeline.yaml` takes its name from its folder and has siblings.
    """
    folder, name = os.path.split(context.absolute(path))
    if name == FILE:
        return _in_folder(folder, name, context)
    path = os.path.join(folder, name)
    return _of_file(path, None, KnownPipelines(lambda: _shelves(context)))


def check_packaged(texts: Mapping[str, str], name: str, context: Context) -> list[Diagnostic]:
    """Give what is wrong with one of the definitions of a package, by the names of its pipelines.

    Children are looked for in the package first (generation spec 9.3, rule 7).
    """
    children = _Packaged(texts, KnownPipelines(lambda: _shelves(context)))
    return _checked(definition.read_definition(texts[name]), name=None, children=children)


class _Packaged:
    """The pipelines of a package, and behind them those that are known here."""

    def __init__(self, texts: Mapping[str, str], known: Children) -> None:
        self._texts = texts
        self._known = known

    def find(self, name: str) -> Child | None:
        """Give the pipeline of this name, None where there is none."""
        if name in self._texts:
            return _child_of(self._texts[name])
        return self._known.find(name)


class KnownPipelines:
    """The pipelines below some folders, the first that has a name winning, then the built-in ones.

    A name that exists decides, valid or not (generation spec 9.1). `shelves` gives the folders; it
    is asked only when a pipeline is looked up, since few definitions have a child.
    """

    def __init__(self, shelves: Callable[[], Iterable[str]]) -> None:
        self._shelves = shelves
        self._found: dict[str, Child | None] = {}

    def find(self, name: str) -> Child | None:
        """Give the pipeline of this name, None where there is none."""
        if name not in self._found:
            self._found[name] = self._look_up(name) if is_name(name) else None
        return self._found[name]

    def _look_up(self, name: str) -> Child | None:
        for shelf in self._shelves():
            path = os.path.join(shelf, name, FILE)
            if os.path.lexists(path):
                return _child(path)
        if name in _built_in():
            return Child(is_valid=True, decomposes=name == _DECOMPOSING)
        return None


def _in_folder(folder: str, name: str, context: Context) -> list[Diagnostic]:
    path = os.path.join(folder, name)
    siblings = os.path.dirname(folder)
    known = KnownPipelines(lambda: (siblings, *_shelves(context)))
    return _of_file(path, os.path.basename(folder), known)


def _of_file(path: str, name: str | None, children: Children) -> list[Diagnostic]:
    text = read_text(path)
    if isinstance(text, Diagnostic):
        return [text]
    return _checked(definition.read_definition(text), name=name, children=children)


def read_text(path: str) -> str | Diagnostic:
    """Give the text of a pipeline file, or why it cannot be read."""
    limit = schemas.limits(SCHEMA)["x-max-bytes"]
    try:
        data = files.read_bounded(path, limit)
    except files.NotFound:
        folder = os.path.dirname(path)
        return Diagnostic("pipeline_manifest_missing", {"folder": folder}, source_path=folder)
    except files.ReadError as error:
        return Diagnostic("pipeline_invalid", {"reason": _refused(error)}, source_path=path)
    text = source.decode(data)
    return text if isinstance(text, str) else definition.unreadable(text)


def _refused(error: files.ReadError) -> Text:
    match error:
        case files.TooLarge():
            sizes = {"actual": error.actual, "limit": error.limit}
            return Text("reasons.pipeline_too_large", sizes)
        case files.NotRegular():
            return Text(
                "reasons.pipeline_not_regular", {"kind": Text(f"reasons.kind.{error.kind}")}
            )
        case files.Unreadable():
            return Text("reasons.pipeline_unreadable", {"problem": error.reason})
        case _:
            return Text("reasons.pipeline_changed")


def _checked(reading: Reading, *, name: str | None, children: Children | None) -> list[Diagnostic]:
    found = definition.diagnose(reading)
    known = reading.definition
    if known is not None and rules.has_order(known):
        unusable = rules.usable_child(known, children)
        found += reading.located([unusable] if unusable else [])
    return [*found, *definition.other_name(reading, name), *reading.notes]


def _child(path: str) -> Child:
    """Give what rule 7 asks about the pipeline of a file."""
    text = read_text(path)
    if isinstance(text, Diagnostic):
        return Child(is_valid=False, decomposes=False)
    return _child_of(text)


def _child_of(text: str) -> Child:
    reading = definition.read_definition(text)
    stages = reading.definition.stages if reading.definition else ()
    return Child(
        is_valid=is_valid(definition.diagnose(reading)),
        decomposes=any(stage.kind == DECOMPOSE for stage in stages),
    )


def _shelves(context: Context) -> tuple[str, ...]:
    """Give the folders of the project's and of the user's pipelines (generation spec 9.1)."""
    from rasen.workflows.home import surroundings

    around = surroundings(context).dependencies
    user = os.path.join(around.data, "pipelines")
    if around.project is None:
        return (user,)
    return (os.path.join(around.project, "rasen", "pipelines"), user)


@cache
def _name_pattern() -> Callable[[str], object]:
    from rasen.verdict.patterns import compile_pattern

    definitions = cast("dict[str, dict[str, str]]", schemas.load("common:identifiers")["$defs"])
    return compile_pattern(definitions["workflowId"]["pattern"])


def is_name(name: str) -> bool:
    """Tell whether a pipeline can be called this (packages spec 2)."""
    return bool(_name_pattern()(name))


def _built_in() -> frozenset[str]:
    """Give the names of the built-in pipelines."""
    from rasen.workflows.builtin import builtins

    return builtins().pipelines
