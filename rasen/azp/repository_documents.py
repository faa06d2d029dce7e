"""The documents of a repository: what each is, and whether it is as it has to be (spec 17)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple, cast

from rasen import schemas
from rasen.azp.documents import Refusal, read_object
from rasen.azp.finding import finding, first_of_each
from rasen.azp.items import value_at
from rasen.azp.public_key import key_fault
from rasen.azp.repository_rules import RULES
from rasen.faults import reason

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rasen.diagnostics import Diagnostic, Document
    from rasen.verdict.explain import Fault

SCHEMA_OF: Mapping[str, str] = {
    "index": "files:azp-repository-index",
    "search": "files:azp-repository-search",
    "detail": "files:azp-repository-detail",
    "revocations": "files:azp-repository-revocations",
}
# Values whose pattern has a name among the reasons of azphalt spec 17.
_NAMED = {
    "common:azp-url": "url",
    "common:azp-timestamp": "timestamp",
    "common:azp-digest": "digest",
}


class Checked(NamedTuple):
    """A document that was checked: its path, what it is, its value where it can be read."""

    path: str
    kind: str
    document: Document | None
    diagnostics: tuple[Diagnostic, ...]


def check_bytes(path: str, data: bytes, kind: str | None) -> Checked:
    """Check the bytes of the document at an absolute path; without a kind the content tells it."""
    document = read_object(data, SCHEMA_OF[kind or "index"])
    if isinstance(document, Refusal):
        return Checked(path, kind or "index", None, (_refused(path, document),))
    kind = kind or recognize(document)
    return Checked(path, kind, document, tuple(check_document(path, document, kind)))


def check_document(path: str, document: Document, kind: str) -> list[Diagnostic]:
    """Give what is wrong with a document of a kind: its shape first, then everything else."""
    found = [*shape_faults(document, SCHEMA_OF[kind])]
    found += [each for rule in RULES[kind] for each in first_of_each(rule(document))]
    return [each._replace(source_path=path) for each in found]


def recognize(document: Document) -> str:
    """Give what a lone document is taken for."""
    if "versions" in document and ("manifest" in document or "id" in document):
        return "detail"
    if "packages" in document:
        return "search"
    return "revocations" if "revocations" in document else "index"


def unreadable(path: str, kind: str, why: str) -> Checked:
    """Give a document that is not there, or is not to be read: `why` is the reason."""
    told = finding("azp_repo_document_invalid", reason=why)._replace(source_path=path)
    return Checked(path, kind, None, (told,))


def shape_faults(document: Document, schema: str) -> list[Diagnostic]:
    """Give the faults of a document by its schema, in the schema's order."""
    told = (_shape_fault(fault, document) for fault in schemas.faults(schema, document))
    return [each for each in told if each is not None]


def _shape_fault(fault: Fault, document: Document) -> Diagnostic | None:
    """Give what is said of a fault; nothing of equal items that are wrong one by one."""
    say = {"problem": reason(fault)}
    if fault.code == "azp_repo_field_invalid":
        return finding(fault.code, at=fault.path, say=say, reason=_reason(fault))
    if fault.code == "azp_repo_key_invalid":
        return finding(fault.code, at=fault.path, reason=key_fault(value_at(document, *fault.path)))
    if fault.code == "azp_repo_value_duplicate":
        at = (*fault.path, cast("int", fault.params["second"]))
        value = value_at(document, *at)
        return finding(fault.code, at=at, value=value) if isinstance(value, str) else None
    return finding(fault.code, at=fault.path, say=say)


def _reason(fault: Fault) -> str:
    if fault.keyword in ("pattern", "format"):
        return _patterns().get(cast("str", fault.params["expected"]), "value")
    return "type" if fault.keyword == "type" else "value"


@cache
def _patterns() -> Mapping[str, str]:
    """Give the reason behind each pattern and format that has a name."""
    return {
        cast("str", expected): named
        for name, named in _NAMED.items()
        for expected in (schemas.load(name).get("pattern"), schemas.load(name).get("format"))
        if expected is not None
    }


def _refused(path: str, refusal: Refusal) -> Diagnostic:
    found = refusal.diagnostic("azp_repo_document_invalid", path)
    return found._replace(path=None, source_path=path)
