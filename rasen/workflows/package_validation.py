"""Packages checked in full: decoded, staged in memory, and held against an empty user library.

`validate` asks for the first failure (packages spec 8), `rasen check` for all findings. Neither
looks at what is installed, and neither writes anything.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rasen import schemas
from rasen.diagnostics import Diagnostic, RasenError, Text
from rasen.files import reading
from rasen.workflows.builtin import builtins
from rasen.workflows.echoes import without_echoes
from rasen.workflows.home import surroundings
from rasen.workflows.install_checks import Library, check_install, stage
from rasen.workflows.package import decode, examine
from rasen.workflows.packaged_files import SCHEMA

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rasen.context import Context
    from rasen.diagnostics import Pointer
    from rasen.workflows.dependencies import Dependencies
    from rasen.workflows.install_checks import Staged
    from rasen.workflows.package import Examined, Package, Packaged

# What the inner findings say in full, so that the sentence about the whole is left out.
_SAID_INSIDE = ("packaged_manifest_invalid", "packaged_workflow_invalid", "pipeline_invalid")


def validate_package_file(context: Context, path: str) -> tuple[str | None, list[Diagnostic]]:
    """Give the kind of the package and its warnings, or None and the first failure."""
    source = context.absolute(path)
    try:
        package = decode(read_package(source))
        warnings = _refuse_or_warn(package, surroundings(context).dependencies)
    except RasenError as error:
        return None, [_published(error.diagnostics[0], source)]
    return package.kind, [warning._replace(source_path=source) for warning in warnings]


def check_package(data: bytes, context: Context) -> list[Diagnostic]:
    """Give everything that is wrong with the bytes of a package, each finding at its place.

    A finding about a packaged file stands at the string that holds the file; its details name the
    workflow and file, and the line and column in there.
    """
    examined = examine(data)
    if examined.package is None:
        return examined.findings
    found = [item for item in examined.findings if item.code not in _SAID_INSIDE]
    inner = list(_inner_findings(examined, surroundings(context).dependencies))
    inner += _pipeline_findings(examined.package.pipelines, context)
    if not inner:
        return found
    from rasen.workflows.package_faults import MAX_FINDINGS, place

    return [*found, *place(data.decode("utf-8"), inner[:MAX_FINDINGS])]


def read_package(path: str) -> bytes:
    """Give the bytes of a package file, links followed, or raise why not (packages spec 6.3)."""
    name = os.path.basename(path)
    try:
        return reading.read_bounded(path, schemas.limits(SCHEMA)["x-max-bytes"])
    except reading.NotFound:
        raise RasenError(Diagnostic("package_not_found", {"target": path})) from None
    except reading.NotRegular as error:
        params = {"target": path, "kind": Text(f"reasons.kind.{error.kind}")}
        raise RasenError(Diagnostic("package_not_file", params)) from None
    except reading.TooLarge as error:
        measured = {"actual": error.actual, "limit": error.limit}
        raise RasenError(Diagnostic("package_too_large", measured, details=measured)) from None
    except reading.Changed:
        raise RasenError(Diagnostic("package_changed")) from None
    except reading.Unreadable as error:
        params = {"path": name, "problem": error.reason}
        raise RasenError(Diagnostic("file_unreadable", params)) from None


def _published(diagnostic: Diagnostic, source: str) -> Diagnostic:
    """Give a failure as `validate` shows it: about the package as a whole."""
    from rasen.faults import dotted

    path = diagnostic.path or (dotted(diagnostic.pointer) if diagnostic.pointer else None)
    return diagnostic._replace(path=path, source_path=source, file="")


def _refuse_or_warn(package: Package, dependencies: Dependencies) -> list[Diagnostic]:
    """Give the warnings of the packaged workflows, or raise the first failure (spec 7)."""
    staged = []
    for index, packaged in enumerate(package.workflows):
        result = stage(packaged, dependencies=dependencies)
        if result.problem is not None:
            raise RasenError(result.problem._replace(pointer=_pointer(index, packaged)))
        staged.append(result)
    for problem in _install_faults(package, staged):
        raise RasenError(problem)
    return [found for result in staged for found in result.validation.diagnostics]


def _inner_findings(examined: Examined, dependencies: Dependencies) -> Iterator[Diagnostic]:
    """Give the findings inside of packaged workflows, then those of the installation."""
    package = examined.package
    assert package is not None
    unusable = {
        found.pointer[1]
        for found in examined.findings
        if found.pointer and found.pointer[-1] == "path"
    }
    staged = []
    for index, packaged in enumerate(package.workflows):
        if index in unusable:  # a folder with such paths cannot be
            continue
        result = stage(packaged, dependencies=dependencies)
        staged.append(result)
        for found in without_echoes(result.validation.diagnostics):
            yield _lifted(found, index, packaged)
        if result.problem is not None and result.problem.code not in _SAID_INSIDE:
            yield result.problem._replace(pointer=_pointer(index, packaged))
    if not examined.findings:
        yield from _install_faults(package, staged)


def _pipeline_findings(pipelines: Sequence[Packaged], context: Context) -> Iterator[Diagnostic]:
    """Give the findings inside of packaged pipelines, by the rules that need no catalog."""
    from rasen.pipelines.check import FILE, check_packaged

    texts = {packaged.name: packaged.files.get(FILE, "") for packaged in pipelines}
    for index, packaged in enumerate(pipelines):
        if FILE not in packaged.files:
            continue
        place = list(packaged.files).index(FILE)
        for found in check_packaged(texts, packaged.name, context):
            inside: dict[str, object] = {"pipeline": packaged.name, "file": FILE}
            if found.place is not None:
                inside |= {"line": found.place.line, "column": found.place.column}
            pointer = ("pipelines", index, "files", place, "content")
            yield found._replace(file="", place=None, pointer=pointer, details=inside)


def _install_faults(package: Package, staged: Sequence[Staged]) -> Iterator[Diagnostic]:
    """Give what stands against installing the staged workflows into an empty library."""
    incoming = [result.candidate for result in staged if result.candidate is not None]
    if len(incoming) < len(package.workflows):
        return
    places = {packaged.name: index for index, packaged in enumerate(package.workflows)}
    for found in check_install(incoming, Library(builtins()), roots=package.roots):
        index = places[found.target or ""]
        pointer = _pointer(index, package.workflows[index], found.file)
        yield found._replace(file="", pointer=pointer)


def _lifted(found: Diagnostic, index: int, packaged: Packaged) -> Diagnostic:
    """Give a finding in a packaged file as one of the package."""
    inside: dict[str, object] = {"workflow": packaged.name}
    if found.file:
        inside["file"] = found.file
    if found.place is not None:
        inside |= {"line": found.place.line, "column": found.place.column}
    return found._replace(
        file="",
        place=None,
        source_path=None,
        pointer=_pointer(index, packaged, found.file),
        details={**inside, **(found.details or {})},
    )


def _pointer(index: int, packaged: Packaged, file: str = "") -> Pointer:
    """Give where a packaged workflow stands, or the content of one of its files."""
    if file in packaged.files:
        return ("workflows", index, "files", list(packaged.files).index(file), "content")
    return ("workflows", index)
