"""The files of a skill as they are installed (generation spec 5)."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from rasen import __version__
from rasen.text.yaml_writer import scalar
from rasen.workflows.builtin import builtins
from rasen.workflows.builtin_texts import skill_files
from rasen.workflows.skill import Skill, read_skill
from rasen.workflows.tree import MANIFEST, SKILL

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rasen.workflows.validation import Workflow

    Files = Mapping[str, bytes]

_LICENSE = "MIT"
_COMPATIBILITY = "Requires rasen CLI."
_AUTHOR = "rasen"
_VERSION = "1.0"
_OWN_KEYS = ("author", "version", "generatedBy")
_USER_ONLY = "disable-model-invocation"
_COMMAND = "/rasen:"
_PROGRAMS = (".sh", ".mjs", ".js")
_ESCAPED = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r"}
# What YAML does not allow as it is, and what older readers of it take for the end of a line.
_SPECIAL = re.compile(
    '[\\\\"\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff\U0001fffe\U0001ffff]'
)
_GENERATED = re.compile(r"^[ \t]*generatedBy:[ \t]*(.*?)[ \t]*$", re.MULTILINE)


class Unit(NamedTuple):
    """What is installed in one folder; `workflow` is None for what is built in."""

    id: str
    skill: str
    is_expert: bool
    workflow: Workflow | None

    def files(self, command_prefix: str | None) -> Files:
        """Give the bytes of each file by its path in the skill's folder."""
        if self.workflow is None:
            return _builtin_files(self.skill, command_prefix)
        return _user_files(self.workflow, command_prefix)


def mode_of(path: str) -> int:
    """Give the permissions of an installed file."""
    is_program = path.startswith(("scripts/", "bin/")) or path.endswith(_PROGRAMS)
    return 0o700 if is_program else 0o600


def generated_by(data: bytes) -> str | None:
    """Give the version that an installed `SKILL.md` says it comes from, None where it says none."""
    found = _GENERATED.search(data.decode("utf-8", "replace"))
    return found[1].strip("\"'") if found else None


def quoted(text: str) -> str:
    """Give a text in double quotes, as YAML reads it back."""
    return '"' + _SPECIAL.sub(_escape, text) + '"'


def built_in_units() -> tuple[Unit, ...]:
    """Give all that is built in, in catalog order: workflows, then experts."""
    known = builtins()
    workflows = [Unit(each.id, each.skill, False, None) for each in known.workflows]
    return (*workflows, *[Unit(each.id, each.skill, True, None) for each in known.experts])


@cache
def _builtin_files(skill: str, command_prefix: str | None) -> Files:
    return _files(skill_files(skill), command_prefix, scalar, "")


def _user_files(workflow: Workflow, command_prefix: str | None) -> Files:
    texts = {path: text for path, text in workflow.files.items() if path != MANIFEST}
    return _files(texts, command_prefix, quoted, '"')


def _files(
    texts: Mapping[str, str], prefix: str | None, written: Callable[[str], str], mark: str
) -> Files:
    files = {path: text.encode() for path, text in texts.items()}
    skill = read_skill(texts[SKILL]).skill
    if skill is None:
        raise ValueError(SKILL)  # the caller has validated it
    files[SKILL] = _skill_text(skill, prefix, written, mark).encode()
    return files


def _skill_text(skill: Skill, prefix: str | None, written: Callable[[str], str], mark: str) -> str:
    """Give the installed `SKILL.md`; `written` makes a scalar, `mark` quotes other keys."""
    metadata = skill.metadata
    lines = [
        "---",
        f"name: {written(skill.name)}",
        f"description: {written(skill.description)}",
    ]
    if not mark and metadata.get(_USER_ONLY) == "true":
        lines.append(f"{_USER_ONLY}: true")
        metadata = {key: value for key, value in metadata.items() if key != _USER_ONLY}
    lines += [
        f"license: {written(skill.license or _LICENSE)}",
        f"compatibility: {written(skill.compatibility or _COMPATIBILITY)}",
        "metadata:",
        f"  author: {written(metadata.get('author', _AUTHOR))}",
        f"  version: {quoted(metadata.get('version', _VERSION))}",
    ]
    lines += [f"  {written(key)}: {written(metadata[key])}" for key in _other_keys(metadata)]
    lines += [f"  generatedBy: {quoted(__version__)}", "---", ""]
    body = skill.instructions if prefix is None else skill.instructions.replace(_COMMAND, prefix)
    return "\n".join(lines) + "\n" + body + "\n"


def _other_keys(metadata: Mapping[str, str]) -> list[str]:
    from rasen.text.jcs import utf16_key

    return sorted((key for key in metadata if key not in _OWN_KEYS), key=utf16_key)


def _escape(found: re.Match[str]) -> str:
    character = found[0]
    if character in _ESCAPED:
        return _ESCAPED[character]
    number = ord(character)
    if number < 0x100:
        return f"\\x{number:02x}"
    return f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"
