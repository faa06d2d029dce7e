"""The workflow-host profile: which of its checks a package passes (azphalt spec 18).

What a host has to do after verification no package can show; those checks are listed as open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rasen.azp.verification import Verification
    from rasen.diagnostics import Diagnostic, Document

PROFILE = "workflow-host"
KIND = "workflow"


class Given(NamedTuple):
    """Which values there are to compare with: an app, an API version, formats."""

    app: bool
    api: bool
    formats: bool


class _Check(NamedTuple):
    """A check: its ID, the codes that fail it, and what has to be there for a yes."""

    id: str
    codes: frozenset[str]
    needs: str


_ARCHIVE, _MANIFEST, _SUMMARY, _HOST = "archive", "manifest", "summary", "host"
_APP, _API, _FORMATS = "app", "api", "formats"
_CHECKS = tuple(
    _Check(name, frozenset(f"azp_{code}" for code in codes.split()), needs)
    for name, needs, codes in (
        (
            "reject-tampered",
            _MANIFEST,
            "digest_mismatch payload_missing entry_corrupt entry_size_mismatch entry_crc_mismatch",
        ),
        (
            "reject-bad-signature",
            _ARCHIVE,
            "signature_malformed signature_key_invalid signature_invalid",
        ),
        ("reject-unsafe-path", _MANIFEST, "path_unsafe item_path_unsafe entry_special"),
        ("reject-unlisted", _MANIFEST, "payload_unlisted item_path_unlisted"),
        ("reject-duplicate-entry", _ARCHIVE, "entry_duplicate entry_alias"),
        ("reject-non-workflow", _MANIFEST, "profile_kind kind_unknown"),
        ("reject-execution-surface", _MANIFEST, "field_forbidden block_forbidden"),
        ("reject-executable-payload", _MANIFEST, "payload_executable"),
        ("reject-undeclarative-screen", _MANIFEST, "workflow_screen_not_declarative"),
        ("surfaces-definitions", _SUMMARY, ""),
        ("surfaces-agents", _SUMMARY, ""),
        ("surfaces-dependencies", _SUMMARY, ""),
        ("surfaces-screens", _SUMMARY, ""),
        ("permissions-are-requests", _HOST, ""),
        ("unknown-permissions-denied", _HOST, ""),
        ("permissions-not-capabilities", _HOST, ""),
        ("agents-stay-local", _HOST, ""),
        ("dependencies-not-inherited", _HOST, ""),
        ("unsupported-format", _FORMATS, "workflow_format_unsupported workflow_format_invalid"),
        ("compat-version", _API, "compat_unsatisfied compat_invalid"),
        ("target-apps", _APP, "target_app_mismatch"),
        ("profile-declaration", _HOST, ""),
    )
)


def checks(
    verification: Verification, diagnostics: Iterable[Diagnostic], given: Given
) -> list[Document]:
    """Give each check of the profile: its `id`, `ok` (None: cannot be told), and its `codes`."""
    codes = dict.fromkeys(each.code for each in diagnostics if each.severity == "error")
    return [_checked(check, codes, verification, given) for check in _CHECKS]


def _checked(
    check: _Check, codes: Iterable[str], verification: Verification, given: Given
) -> Document:
    failed = [code for code in codes if code in check.codes]
    known = _is_known(check, verification, given)
    return {"id": check.id, "ok": False if failed else known or None, "codes": failed}


def _is_known(check: _Check, verification: Verification, given: Given) -> bool:
    """Tell whether a check that nothing fails is passed, and not merely never made."""
    manifest = verification.manifest
    if check.needs in (_HOST, _ARCHIVE):
        return check.needs == _ARCHIVE and verification.container.sound
    if check.needs == _SUMMARY:
        return verification.summary is not None
    if manifest is None or check.needs == _MANIFEST:
        return manifest is not None
    if check.needs == _APP:
        return given.app or manifest.get("targetApps", []) == []
    return given.api if check.needs == _API else given.formats and manifest.get("kind") == KIND
