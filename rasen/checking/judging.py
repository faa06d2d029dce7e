"""One target, all its diagnostics: what it is, which rules hold, what it breaks."""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from rasen import schemas
from rasen.checking import documents, kinds, sources
from rasen.diagnostics import Diagnostic, Place, UsageError
from rasen.files import reading
from rasen.text import strict_json

if TYPE_CHECKING:
    from collections.abc import Callable

    from rasen.checking.documents import Judge
    from rasen.checking.sources import Source
    from rasen.checking.targets import Target
    from rasen.context import Context

    TextCheck = Callable[[str], list[Diagnostic]]

FINDING = "common:finding"
LEFT_OUT = "findings_limit_exceeded"


class Judged(NamedTuple):
    """What came of a target: its kind (None: nothing that can be checked) and its diagnostics."""

    kind: str | None
    diagnostics: list[Diagnostic]


def judge(
    context: Context, target: Target, schema: str | None, *, stdin: bytes | Diagnostic | None = None
) -> Judged:
    """Check one target; with `schema` it is a document that is held to that schema.

    `stdin` is what standard input held, for the target that stands for it. Of very many
    diagnostics the first are given, errors before others, and one that says how many are left out.
    """
    if schema is not None and stdin is None and target.path.endswith(".json"):
        judged = _json_document(target.path, documents.judge(schema, context.cwd))
        if judged is _GOOD:
            return judged
    else:
        judged = None
    judged = judged or _judge(context, target, schema, stdin)
    return judged._replace(diagnostics=_bounded(judged.diagnostics))


_GOOD = Judged(kinds.DOCUMENT, [])


def _json_document(path: str, judge: Judge) -> Judged | None:
    """Judge a JSON file the short way; None where it cannot be read or decoded at once."""
    limits = sources.json_limits()
    try:
        text = reading.read_bounded(path, limits.max_bytes).decode()
    except (reading.ReadError, UnicodeDecodeError):
        return None
    value, issues = strict_json.decode(text, limits.syntax)
    if issues:
        return None
    faults = judge.faults(value)
    if not faults:
        return _GOOD
    source = sources.Source(value, [], partial(sources.json_places, text))
    return Judged(kinds.DOCUMENT, documents.diagnostics(source, faults))


def _bounded(diagnostics: list[Diagnostic]) -> list[Diagnostic]:
    """Leave out what nobody would read: a megabyte of ones may have half a million faults."""
    if not diagnostics:
        return diagnostics
    limit = schemas.limits(FINDING)["x-max-entries"]
    count = len(diagnostics)
    if count <= limit:
        return diagnostics
    kept = sorted(diagnostics, key=lambda diagnostic: diagnostic.severity != "error")[:limit]
    return [
        *kept,
        Diagnostic(
            LEFT_OUT,
            {"limit": limit, "left": count - limit},
            details={"actual": count, "limit": limit},
            severity="warning",
        ),
    ]


def _judge(
    context: Context, target: Target, schema: str | None, stdin: bytes | Diagnostic | None
) -> Judged:
    if target.folder:
        return Judged(target.kind, _folder(context, target))
    if target.kind == kinds.PIPELINE and schema is None:
        return Judged(kinds.PIPELINE, _pipeline(context, target, stdin))
    data = _bytes(target, stdin)
    if isinstance(data, Diagnostic):
        return Judged(target.kind, [data])
    if target.kind == kinds.PACKAGE and schema is None:
        return Judged(kinds.PACKAGE, _package(context, data))
    if target.kind in kinds.MARKDOWN and schema is None:
        path = context.absolute(target.shown) if target.path == "-" else target.path
        return Judged(target.kind, _markdown(target.kind, path, data))
    if target.kind in kinds.PLANNING:
        data = data.removeprefix(sources.BOM)
    if target.kind == kinds.AZP and schema is None:
        return Judged(kinds.AZP, _azp(data))
    text = sources.decode(data, target.shown)
    if isinstance(text, Diagnostic):
        return Judged(target.kind, [text])
    if schema is None and target.kind is None:
        return _by_content(context, target, text, data)
    del data  # a large file is held once, as text
    if schema is not None:
        return Judged(kinds.DOCUMENT, _document(context, target, text, schema, context.cwd))
    assert target.kind is not None
    return Judged(target.kind, _text_check(target.kind, target)(text))


def _bytes(target: Target, stdin: bytes | Diagnostic | None) -> bytes | Diagnostic:
    """Give the bytes of a target, no more of them than its kind may have."""
    limit = _limit(target.kind)
    if stdin is None:
        return sources.read_bytes(target.path, limit)
    if isinstance(stdin, bytes) and len(stdin) > limit:
        return sources.too_large(len(stdin), limit)
    return stdin


def _limit(kind: str | None) -> int:
    """Give the most bytes that a file of this kind may have."""
    known = {**kinds.SCHEMA_OF, **kinds.ARCHIVES}
    name = known.get(kind or "", sources.DOCUMENT_LIMITS)
    return schemas.limits(name).get("x-max-bytes") or sources.document_limit()


def _folder(context: Context, target: Target) -> list[Diagnostic]:
    if target.kind == kinds.PIPELINE:
        from rasen.pipelines.check import check_folder as check_pipeline_folder

        return check_pipeline_folder(target.path, context)
    if target.kind == kinds.AZP_MANIFEST:
        from rasen.azp.check import check_folder as check_azp_folder

        return check_azp_folder(target.path)
    from rasen.workflows.validate import check_folder

    return check_folder(target.path, context)


def _pipeline(
    context: Context, target: Target, stdin: bytes | Diagnostic | None
) -> list[Diagnostic]:
    """Check a pipeline, which may begin with a byte order mark (generation spec 9.3)."""
    from rasen.pipelines import definition, source
    from rasen.pipelines.check import check_file, check_text

    if stdin is None:
        return check_file(target.path, context)
    data = _bytes(target, stdin)
    if isinstance(data, Diagnostic):
        return [data]
    text = source.decode(data)
    return check_text(text) if isinstance(text, str) else [definition.unreadable(text)]


def _package(context: Context, data: bytes) -> list[Diagnostic]:
    from rasen.workflows.package_validation import check_package

    return check_package(data, context)


def _azp(data: bytes) -> list[Diagnostic]:
    from rasen.azp.verification import verify

    return list(verify(data).diagnostics)


def _text_check(kind: str, target: Target) -> TextCheck:
    """Give the function that checks a text of this kind."""
    if kind == kinds.WORKFLOW:
        from rasen.workflows.validate import check_manifest_text

        return check_manifest_text
    if kind == kinds.SKILL:
        from rasen.workflows.validate import check_skill_text

        return check_skill_text
    if kind == kinds.PIPELINE:
        from rasen.pipelines.check import check_text

        return check_text
    if kind in kinds.PLANNING:
        return _planning_check(kind)
    if kind in kinds.MARKDOWN:
        return lambda text: _markdown(kind, target.path, text.encode())
    if kind == kinds.AZP_MANIFEST:
        from rasen.azp.check import check_text as check_azp_text

        return check_azp_text
    if kind == kinds.PROFILE:
        from rasen.workflows.profile_file import check_text as check_profile

        return lambda text: check_profile(text, is_json=kinds.is_json(target.path, text))
    return lambda text: _schema_file(_read(target, text))


def _markdown(kind: str, path: str, data: bytes) -> list[Diagnostic]:
    """Check a spec or a delta, whatever its bytes are."""
    from rasen.planning.checking import check_delta_text, check_spec_text
    from rasen.planning.markdown import decode

    if kind == kinds.SPEC:
        return check_spec_text(decode(data))
    return check_delta_text(decode(data), path)


def _planning_check(kind: str) -> TextCheck:
    """Give the function that checks a file of a planning folder."""
    from rasen.planning import artifact_schema, config, metadata

    checks = {
        kinds.CONFIG: config.check_text,
        kinds.CHANGE_METADATA: metadata.check_text,
        kinds.ARTIFACT_SCHEMA: artifact_schema.check_text,
    }
    return checks[kind]


def _read(target: Target, text: str) -> Source:
    if kinds.is_json(target.shown, text):
        return sources.read_json(text)
    return sources.read_yaml(text)


def _document(
    context: Context, target: Target, text: str, schema: str, base: str
) -> list[Diagnostic]:
    """Hold a document to a schema that lies relative to the folder `base`."""
    del context
    source = _read(target, text)
    if source.diagnostics:
        return source.diagnostics
    return documents.diagnostics(source, documents.judge(schema, base).faults(source.value))


def _schema_file(source: Source) -> list[Diagnostic]:
    """Hold a schema file to JSON Schema 2020-12, and one of ours to the house rules too."""
    if source.diagnostics:
        return source.diagnostics
    value = source.value
    identifier = value.get("$id") if isinstance(value, dict) else None
    own = isinstance(identifier, str) and schemas.name_of(identifier) is not None
    judge = documents.house_judge() if own else documents.dialect_judge()
    return documents.diagnostics(source, judge.faults(value))


def _by_content(context: Context, target: Target, text: str, data: bytes) -> Judged:
    """Check a file that its name says nothing about: its content has to tell what it is."""
    source = _read(target, text)
    if kinds.is_package(source.value):
        return Judged(kinds.PACKAGE, _package(context, data))
    name = kinds.named_schema(text, source.value)
    found = kinds.recognize_named(name) if name else None
    if kinds.is_azp_manifest(source.value):
        found = kinds.Recognized(kinds.AZP_MANIFEST)
    if found is None:
        unknown = [Diagnostic("kind_unknown")] if target.named else []
        return Judged(None, unknown)
    if found.schema is None:
        limit = _limit(found.kind)
        if len(data) > limit:
            return Judged(found.kind, [sources.too_large(len(data), limit)])
        return Judged(found.kind, _text_check(found.kind, target)(text))
    base = context.cwd if target.path == "-" else os.path.dirname(target.path)
    try:
        return Judged(kinds.DOCUMENT, _document(context, target, text, found.schema, base))
    except UsageError as error:
        # The file names the schema, not the call: a fault of this file, and the others go on.
        return Judged(kinds.DOCUMENT, [_named_fault(error, source, text)])


def _named_fault(error: UsageError, source: Source, text: str) -> Diagnostic:
    """Give what is wrong with the schema that a file names, at the place that names it."""
    found = error.diagnostics[0]._replace(target=None)
    place = kinds.modeline_place(text)
    if place is not None and not kinds.has_schema_key(source.value):
        return found._replace(place=Place(*place))
    pointer = ("$schema",)
    return found._replace(place=source.places([pointer], False)[0], pointer=pointer)
