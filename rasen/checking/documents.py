"""Documents held to a schema that a user or the document itself names."""

from __future__ import annotations

import os
import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, cast

from rasen import schemas
from rasen.checking import kinds
from rasen.diagnostics import Diagnostic, Text, UsageError
from rasen.faults import at, reason
from rasen.verdict.uris import join

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rasen.checking.sources import Source
    from rasen.diagnostics import Pointer
    from rasen.schemas import Schema
    from rasen.verdict.explain import Explainer, Fault


# Whatever code the schema declares for a fault, the sentence about it is that of this one; the
# declared code is kept among the values of the sentence.
BROKEN = "schema_invalid"
DECLARED = "declared_code"
SCHEMA_LIMITS = "common:user-schema"


_PLAIN_PATH = re.compile(r"[A-Za-z0-9._/~-]*")


class Judge(NamedTuple):
    """What decides about documents: the quick verdict (None: none compiled) and the explanation."""

    verdict: Callable[[object], bool] | None
    explain: Callable[[object], list[Fault]]

    def faults(self, document: object) -> list[Fault]:
        """Give the faults of a document, none where it conforms."""
        if self.verdict is not None and self.verdict(document):
            return []
        return self.explain(document)


@cache
def judge(schema: str, base: str) -> Judge:
    """Give the judge of a schema: a published one by name or `$id`, else a file below `base`.

    Raises a usage error where there is none, or where it is no usable schema.
    """
    if kinds.published(schema) is not None:
        return _published(schemas.name_of(schema) or schema)
    return _compiled(schema, os.path.normpath(os.path.join(base, schema)))


def dialect_judge() -> Judge:
    """Give the judge of JSON Schema files: the 2020-12 meta-schema, on formats and patterns too."""
    return _published("meta:dialect")


def house_judge() -> Judge:
    """Give the judge of the contract's own schema files: the dialect and the house rules."""
    return _published("meta:file")


def _published(name: str) -> Judge:
    return Judge(schemas.verdict(name), lambda document: schemas.explainer(name).faults(document))


def diagnostics(source: Source, faults: list[Fault]) -> list[Diagnostic]:
    """Give the diagnostics of faults, each at its place in the text: unknown keys at the first."""
    if not faults:
        return []
    keyed = [bool(fault.params.get("properties")) for fault in faults]
    paths = [_place_path(fault) for fault in faults]
    values = iter(source.places([p for p, key in zip(paths, keyed, strict=True) if not key], False))
    keys = iter(source.places([p for p, key in zip(paths, keyed, strict=True) if key], True))
    return [
        Diagnostic(
            BROKEN,
            {"at": at(fault.path), "reason": reason(fault), DECLARED: _declared(fault.code)},
            place=next(keys if key else values),
            pointer=fault.path,
        )
        for fault, key in zip(faults, keyed, strict=True)
    ]


def _declared(code: str) -> str:
    """Give the code that the schema declares for a fault; one that cannot be a code is none."""
    return code if schemas.verdict("common:code")(code) else BROKEN


def _place_path(fault: Fault) -> Pointer:
    unknown = fault.params.get("properties")
    return (*fault.path, cast("list[str]", unknown)[0]) if unknown else fault.path


def _compiled(schema: str, path: str) -> Judge:
    from rasen.verdict.compile import compile_verdict

    source = _read_schema(schema, path)
    document = cast("Schema", source.value)
    uri = _base_uri(document, path)
    try:
        resources = _neighbours(document, path, uri)
    except ValueError as error:  # a reference, or the `$id`, that is no URI
        raise _unusable(schema, str(error)) from error
    # A schema in an older dialect is judged by the library that knows it, as it is used.
    problems = dialect_judge().faults(document) if _is_current(document) else []
    if problems:
        raise _unusable(schema, _sentence(diagnostics(source, problems)[0]))
    explainer = cache(lambda: _explainer(document, resources, uri))
    try:
        verdict = compile_verdict(document, root_uri=uri, resources=resources)
        if verdict is None:
            explainer()
    except ValueError as error:
        raise _unusable(schema, str(error)) from error
    except (RecursionError, MemoryError, SyntaxError) as error:
        # Python's own compiler gives up on constants and branches nested a hundred levels.
        raise _unusable(schema, "it is nested too deep") from error

    def explain(instance: object) -> list[Fault]:
        # What no document has led to before is looked at here for the first time.
        try:
            return explainer().faults(instance)
        except ValueError as error:
            raise _unusable(schema, str(error)) from error

    return Judge(verdict, explain)


def _is_current(document: Schema) -> bool:
    """Tell whether a schema is written in 2020-12, which one that names no dialect is taken for."""
    dialect = (
        document.get("$schema", kinds.DIALECT) if isinstance(document, dict) else kinds.DIALECT
    )
    return isinstance(dialect, str) and dialect.rstrip("#") == kinds.DIALECT


def _base_uri(document: Schema, path: str) -> str:
    """Give the URI that relative references of a schema file start from."""
    own = document.get("$id") if isinstance(document, dict) else None
    if isinstance(own, str) and ":" in own:
        return own
    if _PLAIN_PATH.fullmatch(path) is None:
        from urllib.parse import quote

        path = quote(path, errors="surrogateescape")
    return "file://" + path


def _explainer(document: Schema, resources: Mapping[str, Schema], uri: str = "") -> Explainer:
    from rasen.verdict.explain import Explainer

    return Explainer(document, root_uri=uri, resources=resources, fallback_code="schema_invalid")


def _read_schema(schema: str, path: str) -> Source:
    """Give the source of a schema file, or raise why it cannot be used."""
    from rasen.checking import sources

    limit = schemas.limits(SCHEMA_LIMITS)["x-max-bytes"]
    if not os.path.exists(path):
        params = {"schema": schema, "hint": Text("usage.schemaHint")}
        raise UsageError(Diagnostic("schema_not_found", params, target=schema))
    data = sources.read_bytes(path, limit)
    text = data if isinstance(data, Diagnostic) else sources.decode(data, schema)
    if isinstance(text, Diagnostic):
        raise _unusable(schema, _sentence(text))
    source = sources.read_json(text) if kinds.is_json(path, text) else sources.read_yaml(text)
    if source.diagnostics:
        raise _unusable(schema, _sentence(source.diagnostics[0]))
    if not isinstance(source.value, (dict, bool)):
        raise _unusable(schema, "it is neither an object nor true nor false")
    return source


def _sentence(found: Diagnostic) -> Text:
    """Give what is wrong with a schema file as part of a sentence, its place included."""
    said = Text(f"messages.{found.code}", found.params)
    if found.place is None:
        return said
    line, column = found.place
    return Text("reasons.atPlace", {"line": line, "column": column, "problem": said})


def _neighbours(document: Schema, path: str, uri: str) -> Mapping[str, Schema]:
    """Give the published schemas, and every file that the document refers to by a relative path."""
    found: dict[str, Schema] = dict(schemas.resources())
    published = len(found)
    pending = [(document, path, uri)]
    while pending:
        schema, where, base = pending.pop()
        for reference in _relative_references(schema):
            target = join(base, reference)
            file = os.path.normpath(os.path.join(os.path.dirname(where), reference))
            if target not in found and target != uri and os.path.isfile(file):
                if len(found) - published >= schemas.limits(SCHEMA_LIMITS)["x-max-entries"]:
                    raise ValueError("it refers to too many files")
                found[target] = _as_object(_read_schema(reference, file).value)
                pending.append((found[target], file, target))
    return found


def _as_object(schema: object) -> Schema:
    """Give a schema that says the same as `true` or `false`: references lead to objects."""
    if isinstance(schema, dict):
        return cast("Schema", schema)
    return {} if schema else {"not": {}}


def _relative_references(schema: object) -> set[str]:
    """Give the file part of every `$ref` that is a relative path, at any depth."""
    found = set()
    pending = [schema]
    while pending:
        value = pending.pop()
        if isinstance(value, dict):
            reference = value.get("$ref")
            if isinstance(reference, str) and ":" not in reference.partition("#")[0]:
                found.add(_unquoted(reference.partition("#")[0]))
            pending.extend(value.values())
        elif isinstance(value, list):
            pending.extend(value)
    return found - {""}


def _unusable(schema: str, problem: str | Text) -> UsageError:
    if isinstance(problem, str):
        problem += "."
    return UsageError(
        Diagnostic("schema_unusable", {"schema": schema, "problem": problem}, target=schema)
    )


def _unquoted(reference: str) -> str:
    if "%" not in reference:
        return reference
    from urllib.parse import unquote

    return unquote(reference)
