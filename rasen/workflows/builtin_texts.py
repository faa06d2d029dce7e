"""The texts of built-in workflows and experts: the files of their skills, and what is said of them.

Only what installs or describes these texts reads them; listings take `generated/builtin.json`.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from rasen.text.digest import text_digest, workflow_digest
from rasen.workflows import builtin
from rasen.workflows.skill import read_skill
from rasen.workflows.tree import SKILL, load_tree

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rasen.diagnostics import Document


def skill_files(skill: str) -> Mapping[str, str]:
    """Give the texts of a built-in skill by their paths; `SKILL.md` is among them."""
    return load_tree(os.path.join(builtin.FOLDER, "skills", skill)).files


def describe_units() -> Document:
    """Give the document `files:builtin-units` of the texts as they are now."""
    known = builtin.builtins()
    units = [_unit(unit.id, unit.skill) for unit in known.workflows]
    return {"units": units + [_unit(unit.id, unit.skill) for unit in known.experts]}


def _unit(identifier: str, skill: str) -> Document:
    files = skill_files(skill)
    digests = [(path, text_digest(text)) for path, text in files.items()]
    read = read_skill(files[SKILL])
    assert read.skill is not None, read.stops
    digest = workflow_digest(identifier, digests)
    return {"id": identifier, "digest": digest, "description": read.skill.description}
