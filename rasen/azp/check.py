"""Folders that packages are made of, and lone manifests, for `rasen check`: faults with places."""

from __future__ import annotations

from rasen.azp import layout
from rasen.azp.container import MANIFEST, Container
from rasen.azp.documents import Refusal, read_object
from rasen.azp.finding import finding, first_of_each
from rasen.azp.kinds import kind_diagnostics
from rasen.azp.manifest import FILES, field_diagnostics, schema_faults
from rasen.azp.pack import packed_files
from rasen.azp.payload import payload_faults
from rasen.azp.source import read_source
from rasen.azp.verification import verify
from rasen.diagnostics import Diagnostic, Place, RasenError

_NOTHING = Container(True, (), frozenset(), (), 0)
_UNSIGNED = "azp_unsigned"  # a folder is signed when it is packed
_ABSENT = "azp_payload_missing"  # the archive is not there
_LACKING = ("azp_manifest_missing", "azp_license_missing")


def check_folder(path: str) -> list[Diagnostic]:
    """Give what is wrong with the package that the folder at an absolute path makes (spec 15).

    Nothing is written; digests in its manifest are not looked at, since packing makes them anew.
    """
    try:
        source = read_source(path, output=path)
    except RasenError as error:
        return list(error.diagnostics)
    if source.diagnostics:
        return [_in_folder(each) for each in source.diagnostics]
    if MANIFEST not in source.files:
        return [finding("azp_manifest_missing", MANIFEST)]
    data = source.files[MANIFEST]
    manifest = read_object(data)
    if isinstance(manifest, Refusal):
        return [_in_folder(_refused(manifest, data))]
    found = verify(layout.archive(packed_files(manifest, source.files))).diagnostics
    told = [each for each in found if each.code != _UNSIGNED]
    return [_in_folder(each) for each in _with_places(told, data.decode())]


def check_text(text: str) -> list[Diagnostic]:
    """Give what is wrong with a manifest that is checked without the files of its package.

    It may lack `files`, as the manifest of a folder does.
    """
    data = text.encode()
    manifest = read_object(data)
    if isinstance(manifest, Refusal):
        return [_refused(manifest, data)]
    faults = schema_faults(manifest)
    files = manifest.get(FILES)
    fields = (each for each in field_diagnostics(manifest, faults) if not _lacks_files(each))
    payload = payload_faults(files, _NOTHING) if isinstance(files, dict) else iter(())
    listed = first_of_each(each for each in payload if each.code != _ABSENT)
    found = [*fields, *listed, *kind_diagnostics(manifest, faults, _NOTHING)]
    return _with_places(found, text)


def _with_places(diagnostics: list[Diagnostic], text: str) -> list[Diagnostic]:
    """Give the diagnostics of a manifest with their places in its text."""
    from rasen.text.json_positions import line_columns, locate

    pointers = [each.pointer for each in diagnostics if each.pointer is not None]
    if not pointers:
        return diagnostics
    indexes = locate(text, pointers)
    places = iter(line_columns(text, [indexes[pointer] for pointer in pointers]))
    return [
        each if each.pointer is None else each._replace(place=Place(*next(places)))
        for each in diagnostics
    ]


def _lacks_files(diagnostic: Diagnostic) -> bool:
    return diagnostic.code == "azp_manifest_field_missing" and diagnostic.pointer == (FILES,)


def _in_folder(diagnostic: Diagnostic) -> Diagnostic:
    """Give a diagnostic about a file of the folder, or about one that it lacks."""
    lacking = diagnostic.code in _LACKING or diagnostic.path is None
    return diagnostic if lacking else diagnostic._replace(file=diagnostic.path or "")


def _refused(refusal: Refusal, data: bytes) -> Diagnostic:
    """Give what is said of a manifest that cannot be read, at its place where it is a text."""
    found = refusal.diagnostic("azp_manifest_json_invalid", MANIFEST)
    if refusal.reason == "utf8":
        return found
    from rasen.text.json_positions import line_column

    return found._replace(place=Place(*line_column(data.decode(), refusal.index)))
