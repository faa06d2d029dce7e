"""What a user asks of a package beside being whole: signed, trusted, fit for a host."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rasen.azp.api_version import satisfies
from rasen.azp.container import MANIFEST
from rasen.azp.finding import finding
from rasen.azp.items import value_at
from rasen.azp.names import is_text
from rasen.azp.profile import KIND

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rasen.azp.verification import Verification
    from rasen.context import Context
    from rasen.diagnostics import Diagnostic


class Request(NamedTuple):
    """What is asked; what is not is left out.

    `stores` and `pins` are paths, `api` is a version of one to three numbers, and `formats` are
    those that a workflow host knows.
    """

    stores: Sequence[str] = ()
    require_signed: bool = False
    require_trusted: bool = False
    pins: str | None = None
    profile: str | None = None
    app: str | None = None
    api: str | None = None
    formats: Sequence[str] = ()


def required_signature(diagnostics: Iterable[Diagnostic]) -> Iterator[Diagnostic]:
    """Give the diagnostics with the lack of a signature as an error."""
    for each in diagnostics:
        yield each._replace(severity="error") if each.code == "azp_unsigned" else each


def trust_diagnostics(
    context: Context, verification: Verification, request: Request
) -> Iterator[Diagnostic]:
    """Give what the named stores say of a signer, and the pins of a publisher.

    Where trust is required and no store is named it is the user's own. Fails where a store or the
    pins cannot be read.
    """
    if request.stores or request.require_trusted:
        from rasen.azp.trust import decide, read_stores, store_paths, untrusted

        store = read_stores(store_paths(context, request.stores))
        yield from store.diagnostics
        decision = decide(verification, store)
        if not decision.trusted:
            severity = "error" if request.require_trusted else "warning"
            yield untrusted(decision, severity=severity)
    if request.pins is not None:
        from rasen.azp.continuity import publisher_faults, read_pins

        yield from publisher_faults(verification, read_pins(context.absolute(request.pins)))


def host_diagnostics(verification: Verification, request: Request) -> Iterator[Diagnostic]:
    """Give what keeps a package from a host: its app, its API, its profile, its formats.

    A value that verification refuses already is not compared as well.
    """
    manifest = verification.manifest
    if manifest is None:
        return
    apps = manifest.get("targetApps")
    if request.app is not None and isinstance(apps, list) and apps and request.app not in apps:
        say = {"app": request.app}
        yield finding("azp_target_app_mismatch", MANIFEST, at=("targetApps",), say=say)
    if request.api is not None:
        yield from _api_fault(verification, manifest.get("compat"), request.api)
    kind = manifest.get("kind")
    if request.profile is not None and isinstance(kind, str) and kind != KIND:
        yield finding("azp_profile_kind", MANIFEST, at=("kind",), expected=KIND, actual=kind)
    workflow_format = value_at(manifest, KIND, "format")
    if request.formats and kind == KIND and is_text(workflow_format):
        yield from _format_fault(workflow_format, request.formats)


def _api_fault(verification: Verification, compat: object, api: str) -> Iterator[Diagnostic]:
    refused = any(each.code == "azp_compat_invalid" for each in verification.diagnostics)
    if isinstance(compat, str) and not refused and not satisfies(api, compat):
        say = {"compat": compat}
        yield finding("azp_compat_unsatisfied", MANIFEST, at=("compat",), say=say, api=api)


def _format_fault(workflow_format: object, known: Sequence[str]) -> Iterator[Diagnostic]:
    if workflow_format not in known:
        at = (KIND, "format")
        code = "azp_workflow_format_unsupported"
        say = {"known": list(known)}
        yield finding(code, MANIFEST, at=at, say=say, format=workflow_format)
