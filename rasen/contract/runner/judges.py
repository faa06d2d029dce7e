"""The schemas that a contract names, each as a judge of documents and exit statuses."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from rasen import schemas as published
from rasen.contract.schema_files import read_set
from rasen.diagnostics import Diagnostic, UsageError
from rasen.verdict.explain import Explainer
from rasen.verdict.shapes import SchemaProblem

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rasen.verdict.explain import Fault


class Judge(NamedTuple):
    """A schema: its faults of a document, the exit statuses it declares, and where its verdict is.

    `name` is how the contract calls it.
    """

    name: str
    explainer: Explainer
    exits: Mapping[str, object]
    verdict: str | None
    document: object
    resources: Mapping[str, object]

    def faults(self, document: object) -> list[Fault]:
        """Give the faults of a document, none where it conforms."""
        return self.explainer.faults(document)


class Judges:
    """Judges by what a contract calls them: an `$id`, a published name, a path, or a schema."""

    def __init__(self, folder: str, schemas: str | None) -> None:
        self._folder = folder
        self._documents: dict[str, object] = {}
        if schemas is not None:
            self._documents.update(read_set(schemas, folder).resources)
        self._known: dict[str, Judge] = {}

    def judge(self, schema: object) -> Judge:
        """Give the judge of a schema; a usage error where there is none that can be used."""
        if not isinstance(schema, str):
            return self._made("inline", schema, "", self._resources())
        if schema not in self._known:
            self._known[schema] = self._named(schema)
        return self._known[schema]

    def known(self) -> list[Judge]:
        """Give the judges that were asked for by name, in the order of the names."""
        return [self._known[name] for name in sorted(self._known)]

    def _resources(self) -> dict[str, object]:
        return {**published.resources(), **self._documents}

    def _named(self, name: str) -> Judge:
        uri, _, fragment = name.partition("#")
        resources = self._resources()
        if uri in resources or uri in published.names():
            uri = uri if uri in resources else published.urn(uri)
        else:
            found = read_set(uri, self._folder)
            if found.is_folder:
                raise _unusable(name, f"{os.path.join(self._folder, uri)} is a folder.")
            file = found.files[0]
            resources |= {**found.resources, file.uri: file.document}
            uri = file.uri
        if fragment:
            return self._made(name, {"$ref": f"{uri}#{fragment}"}, "", resources)
        return self._made(name, resources[uri], uri, resources)

    def _made(self, name: str, schema: object, uri: str, resources: Mapping[str, object]) -> Judge:
        try:
            explainer = Explainer(
                schema, root_uri=uri, resources=resources, fallback_code="schema_invalid"
            )
            explainer.faults(None)  # what cannot be used shows now
        except SchemaProblem as error:
            raise _unusable(name, f"{error}.") from error
        known = cast("dict[str, Any]", schema) if isinstance(schema, dict) else {}
        return Judge(
            name, explainer, known.get("x-exit", {}), known.get("x-verdict"), schema, resources
        )


def _unusable(name: str, problem: str) -> UsageError:
    return UsageError(
        Diagnostic("schema_unusable", {"schema": name, "problem": problem}, target=name)
    )
