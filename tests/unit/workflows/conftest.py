"""Builders of workflow folders and contexts, shared by the tests of this area."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rasen.context import Context
from rasen.locale import Translator

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from rasen.diagnostics import Diagnostic

SKILL = "---\nname: rasen-{id}\ndescription: Check one thing.\n---\n\nDo it, then stop.\n"


@pytest.fixture
def workflow(tmp_path: Path) -> Callable[..., str]:
    """Give a function that writes a workflow folder (by default a valid one) and gives its path."""

    def write(
        identifier: str = "docs",
        manifest: str | bytes | None = "",
        skill: str | bytes | None = SKILL,
        *,
        below: str = "work",
        **files: str | bytes,
    ) -> str:
        folder = tmp_path / below / identifier
        folder.mkdir(parents=True)
        if manifest is not None and not manifest:
            manifest = f"version: 1\nid: {identifier}\n"
        contents = {"workflow.yaml": manifest, "SKILL.md": skill, **files}
        for path, content in contents.items():
            if content is None:
                continue
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            is_text = isinstance(content, str)
            data = content.replace("{id}", identifier).encode() if is_text else content
            (folder / path).write_bytes(data)
        return str(folder)

    return write


@pytest.fixture
def workspace(tmp_path: Path) -> Context:
    """Give a context whose working folder is `work` and whose library is below `home`."""
    (tmp_path / "work").mkdir(exist_ok=True)
    env = {"RASEN_HOME": str(tmp_path / "home"), "HOME": str(tmp_path / "user")}
    return Context(str(tmp_path / "work"), env, Translator("en"))


@pytest.fixture
def placed() -> Callable[..., list[tuple[object, ...]]]:
    """Give a function from diagnostics to what a person sees of them: code, file, line, column."""

    def shown(diagnostics: list[Diagnostic]) -> list[tuple[object, ...]]:
        return [(d.code, d.file, *(d.place or (None, None))) for d in diagnostics]

    return shown
