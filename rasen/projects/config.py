"""`rasen/config.yaml` as `init` writes it, and the one key of it that `init` may set."""

from __future__ import annotations

import re

from rasen.text.yaml_writer import scalar

_LINE = re.compile(
    r"^(?:profile|\"profile\"|'profile')[ \t]*:[^\n#]*?((?:[ \t]#[^\n]*)?)$", re.MULTILINE
)
_EXPLAINED = """
# What whoever writes an artifact should know of the project:
#
# context: |
#   The stack, the conventions, the domain.

# Rules to keep while an artifact is written, by the ID of the artifact:
#
# rules:
#   proposal:
#     - Name what is left out.
#   tasks:
#     - At most two hours of work each.
"""


def first_text(profile: str | None) -> str:
    """Give the text of a new configuration; `profile` is recorded where one is given."""
    lock = f"profile: {scalar(profile)}\n" if profile is not None else ""
    return "schema: spec-driven\n" + lock + _EXPLAINED


def with_profile(text: str, profile: str) -> str | None:
    """Give the text with this profile recorded and all else as it was, None where that fails."""
    before = _mapping(text)
    if before is None:
        return None
    if before.get("profile") == profile:
        return text
    line = f"profile: {scalar(profile)}"
    if "profile" in before:
        changed = _LINE.sub(lambda found: line + found[1], text, count=1)
    else:
        end = "" if not text or text.endswith("\n") else "\n"
        changed = f"{text}{end}{line}\n"
    return changed if _mapping(changed) == {**before, "profile": profile} else None


def _mapping(text: str) -> dict[str, object] | None:
    from rasen.text import yaml_source

    source = yaml_source.read(text)
    if source.issues or not (source.value is None or isinstance(source.value, dict)):
        return None
    return source.value or {}
