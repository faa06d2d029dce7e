"""Whether a folder is a healthy Rasen root, and what is wrong with it (stores spec 2.4)."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from rasen.diagnostics import Diagnostic, Text, status_entry
from rasen.stores.config_file import NAMES

if TYPE_CHECKING:
    from rasen.diagnostics import Document
    from rasen.locale import Translator


class Health(NamedTuple):
    """What stands at the places that make a root; None where that was not looked at."""

    present: bool | None
    config: bool | None
    config_name: str | None
    specs: bool | None
    changes: bool | None
    archive: bool | None
    findings: tuple[Diagnostic, ...]

    @property
    def is_healthy(self) -> bool:
        """Whether nothing was found."""
        return not self.findings

    @property
    def summary(self) -> list[Text]:
        """The findings as sentence parts."""
        return [Text(f"reasons.store.{found.code}", found.params) for found in self.findings]

    def output(self, translator: Translator) -> Document:
        """Give the shape `openspec_root` of store doctor."""
        config: Document = {"present": self.config}
        if self.config_name is not None:
            config["path"] = self.config_name
        return {
            "present": self.present,
            "config": config,
            "specs": {"present": self.specs},
            "changes": {"present": self.changes},
            "archive": {"present": self.archive},
            "healthy": self.is_healthy,
            "status": [status_entry(found, translator) for found in self.findings],
        }


def inspect(root: str) -> Health:
    """Give the health of the folder at a path; links are followed, a dangling one is nothing."""
    codes = ("openspec_store_root_missing", "openspec_store_root_not_directory")
    if finding := _folder_finding(root, codes, "store.root"):
        return _absent(None, finding)
    codes = ("openspec_root_missing", "openspec_root_not_directory")
    if finding := _folder_finding(os.path.join(root, "rasen"), codes, "openspec.root"):
        return _absent(False, finding)
    return _of_planning_folder(root)


def _folder_finding(path: str, codes: tuple[str, str], target: str) -> Diagnostic | None:
    """Give the finding of a folder that is missing (first code) or is something else (second)."""
    if os.path.isdir(path):
        return None
    code = codes[1] if os.path.exists(path) else codes[0]
    return Diagnostic(code, {"path": path}, target=target)


def _absent(present: bool | None, finding: Diagnostic) -> Health:
    return Health(present, None, None, None, None, None, (finding,))


def _of_planning_folder(root: str) -> Health:
    findings: list[Diagnostic] = []
    config = next((name for name in NAMES if os.path.isfile(os.path.join(root, name))), None)
    if config is None:
        findings.append(_config_finding(root))
    specs = _folder(root, "rasen/specs", "openspec_specs_not_directory", findings)
    changes = _folder(root, "rasen/changes", "openspec_changes_not_directory", findings)
    archive = changes and _folder(
        root, "rasen/changes/archive", "openspec_archive_not_directory", findings
    )
    return Health(True, config is not None, config, specs, changes, archive, tuple(findings))


def _config_finding(root: str) -> Diagnostic:
    there = next((name for name in NAMES if os.path.exists(os.path.join(root, name))), None)
    code = "openspec_config_not_file" if there else "openspec_config_missing"
    path = os.path.join(root, there or NAMES[0])
    return Diagnostic(code, {"path": path}, target="openspec.config")


def _folder(root: str, name: str, code: str, findings: list[Diagnostic]) -> bool:
    """Tell whether there is such a folder; something else in its place is a finding."""
    path = os.path.join(root, name)
    if os.path.isdir(path):
        return True
    if os.path.exists(path):
        target = f"openspec.{os.path.basename(name)}"
        findings.append(Diagnostic(code, {"path": path}, target=target))
    return False
