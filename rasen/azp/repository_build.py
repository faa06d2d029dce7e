"""`rasen azp repository build`: from a folder of packages to one that a web server can serve."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from rasen import schemas
from rasen.azp.layout import document_bytes
from rasen.azp.output import FILE_MODE, FOLDER_MODE, unwritten, write_folder
from rasen.azp.package_file import read_file
from rasen.azp.payload import digest
from rasen.azp.refusal import refused
from rasen.azp.repository_agreement import agreement
from rasen.azp.repository_check import repository_document
from rasen.azp.repository_documents import SCHEMA_OF, Checked, check_bytes, unreadable
from rasen.azp.repository_entries import (
    detail_document,
    index_document,
    is_listed,
    latest_of,
    revocations_document,
    search_document,
    summary_document,
)
from rasen.azp.repository_layout import (
    INDEX,
    PAGE,
    REVOCATIONS,
    SEARCH,
    detail_path,
    download_path,
)
from rasen.azp.repository_page import page
from rasen.azp.repository_publishing import by_id, publishing_faults
from rasen.azp.repository_source import read_repository_source
from rasen.diagnostics import Text, failure, is_valid
from rasen.files.atomic import Unfinished
from rasen.files.reading import TooLarge
from rasen.outcome import Outcome

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rasen.azp.repository_source import Package, RepositorySource
    from rasen.context import Context
    from rasen.diagnostics import Diagnostic, Document
    from rasen.locale import Translator

SCHEMA = "azp-repository-build"


def build_repository(context: Context, source: str, output: str, *, force: bool) -> Outcome:
    """Write the repository of a folder's packages, or nothing where one of them refuses it.

    With `force` a repository that is there is replaced as a whole; any other folder is not.
    """
    root, path = context.absolute(source), context.absolute(output)
    read = read_repository_source(context, root)
    _require_place(root, path, force=force)
    found = [*read.diagnostics, *publishing_faults(read)]
    if not is_valid(found):
        return refused(context, SCHEMA, root, found)
    documents = {name: _Written.of(path, name, *each) for name, each in _documents(read).items()}
    checked = [each.checked for each in documents.values()]
    found = _told(checked)
    if not is_valid(found):
        return refused(context, SCHEMA, root, found)
    texts = {name: each.data for name, each in documents.items()}
    _write(path, _Files({**texts, PAGE: page(read)}, read.packages))

    def document(translator: Translator) -> Document:
        count = len(read.packages)
        repository = repository_document(path, checked, found, count, translator)
        return {"repository": repository, "status": []}

    return Outcome(SCHEMA, document(context.english), localized=document)


class _Written(NamedTuple):
    """A document as it is going to be written, and what a check of it says."""

    data: bytes
    checked: Checked

    @classmethod
    def of(cls, root: str, name: str, kind: str, document: Document) -> _Written:
        """Give a document that has been read again, since it has to be readable for others."""
        data = document_bytes(document)
        path = os.path.join(root, name)
        if len(data) > schemas.limits(SCHEMA_OF[kind])["x-max-bytes"]:
            return cls(data, unreadable(path, kind, "size"))
        return cls(data, check_bytes(path, data, kind))


class _Files(Mapping[str, bytes]):
    """The files of a repository by their paths; packages are read when it is their turn."""

    def __init__(self, texts: Mapping[str, bytes], packages: Sequence[Package]) -> None:
        self._texts = texts
        self._packages = {download_path(each.id, each.version): each for each in packages}

    def __getitem__(self, name: str) -> bytes:
        text = self._texts.get(name)
        return _bytes_of(self._packages[name]) if text is None else text

    def __iter__(self) -> Iterator[str]:
        yield from self._texts
        yield from self._packages

    def __len__(self) -> int:
        return len(self._texts) + len(self._packages)


def _bytes_of(package: Package) -> bytes:
    """Give the bytes of a package, which have to be those that were verified."""
    problem = Text("reasons.azp.changed")
    try:
        data = read_file(package.path, package.size)
    except TooLarge:
        data = b""
    if digest(data) != package.digest:
        path = package.path
        raise failure("azp_file_unreadable", target=path, path=path, problem=problem)
    return data


def _documents(source: RepositorySource) -> dict[str, tuple[str, Document]]:
    """Give every document with what it is, by its path."""
    groups = by_id(source.packages)
    latest = {name: latest_of(group, source.releases) for name, group in groups.items()}
    listed = [package for package in latest.values() if is_listed(package)]
    summaries = [summary_document(package, source.releases) for package in listed]
    details = {
        detail_path(name): ("detail", detail_document(group, latest[name], source.releases))
        for name, group in groups.items()
    }
    return {
        INDEX: ("index", index_document(source)),
        SEARCH: ("search", search_document(summaries)),
        **details,
        REVOCATIONS: ("revocations", revocations_document(source.releases)),
    }


def _told(checked: Sequence[Checked]) -> list[Diagnostic]:
    """Give what a check of the whole would say."""
    index, search, *details, revocations = checked
    by_name = {os.path.basename(os.path.dirname(each.path)): each for each in details}
    own = [told for each in checked for told in each.diagnostics]
    return own + agreement(index, search, by_name, revocations)


# Writing


def _require_place(source: str, path: str, *, force: bool) -> None:
    """Fail where something else is at the path; what is built of is never replaced."""
    above = os.path.join(os.path.realpath(path), "")
    if os.path.join(os.path.realpath(source), "").startswith(above):
        raise failure("azp_output_exists", target=path, path=path)
    if not os.path.lexists(path):
        return
    if os.path.islink(path) or not os.path.isdir(path):
        raise failure("azp_output_exists", target=path, path=path)
    replaceable = force and os.path.isfile(os.path.join(path, INDEX))
    if os.listdir(path) and not replaceable:
        raise failure("azp_output_not_empty", target=path, path=path)


def _write(path: str, files: Mapping[str, bytes]) -> None:
    if not os.path.isdir(path) or not os.listdir(path):
        write_folder(path, files)
        return
    from rasen.files.replacing import replace_folder_with

    try:
        replace_folder_with(path, files, dir_mode=FOLDER_MODE, file_mode=FILE_MODE)
    except (OSError, Unfinished) as error:
        raise unwritten(path, error) from error
