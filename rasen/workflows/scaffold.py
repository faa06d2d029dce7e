"""`rasen workflow init`: a valid draft in a folder of the author's choice; nothing is installed."""

from __future__ import annotations

import os
import stat
from typing import TYPE_CHECKING

from rasen import schemas
from rasen.diagnostics import failure
from rasen.files import atomic
from rasen.files.home import absolute
from rasen.files.reading import NotRegular
from rasen.outcome import Outcome
from rasen.workflows import manifest, skill
from rasen.workflows.catalog import load_catalog
from rasen.workflows.home import surroundings
from rasen.workflows.tree import MANIFEST, SKILL

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rasen.context import Context

_MANIFEST = """\
# yaml-language-server: $schema={schema}
version: 1
id: "{id}"
kind: task
files:
  sidecars: []
  scripts: []
requires:
  workflows: []
  skills: []
  pipelines: []
  schemas: []
recommends:
  workflows: []
"""

_SKILL = """\
---
name: "{name}"
description: "{description}"
---

# {title}

## Purpose

One sentence: what is better after this workflow has run, and for whom.

## When to use

The request or event that starts it, and one that looks alike but does not.

## Inputs

What must be known or present at the start, and what to ask for when it is missing.

## Steps

1. Read the inputs and say in one line what will be done.
2. Do the work in small steps, each of which can be checked.
3. Check the result against the section on completion.

## Output

The files, changes or answers that are there at the end, and where.

## Completion

The workflow is done when the output is there and has been checked; say so and stop.

## Never do

Change anything that the inputs do not name, run commands that cannot be undone, or send data away.
"""


def init_workflow(context: Context, identifier: str, output: str) -> Outcome:
    """Write a draft of the workflow into the folder `output`, which is absent or empty.

    Fails with the codes of packages spec 5.1, in their order; then nothing was written.
    """
    path = absolute(output, context.cwd)
    around = surroundings(context)
    catalog = load_catalog(around.homes, around.dependencies)
    if catalog.find(identifier) or catalog.find_invalid(identifier):
        raise failure("workflow_id_collision", target=identifier, id=identifier)
    if not schemas.verdict(manifest.SCHEMA)({"version": 1, "id": identifier}):
        raise failure("workflow_id_invalid", target=identifier, value=identifier)
    if os.path.basename(path) != identifier:
        raise failure("output_id_mismatch", target=path, output=path, id=identifier)
    _require_free(path)
    taken = {entry.skill for entry in catalog.entries}
    _write(path, draft_files(identifier, _skill_name(identifier, taken)))
    document: dict[str, object] = {"workflow": {"id": identifier, "output": path}, "status": []}
    return Outcome("workflow-init", document)


def draft_files(identifier: str, skill_name: str) -> Mapping[str, bytes]:
    """Give the files of a draft: valid as they are, every list of the manifest empty."""
    title = identifier.replace("-", " ").strip().capitalize()
    description = f"Describe in one line what {identifier} does and when to use it."
    head = _MANIFEST.format(schema=schemas.urn(manifest.SCHEMA), id=identifier)
    body = _SKILL.format(name=skill_name, description=description, title=title)
    return {MANIFEST: head.encode(), SKILL: body.encode()}


def _skill_name(identifier: str, taken: set[str]) -> str:
    """Give `rasen-<id>`, or the bare ID where that is too long or somebody else's."""
    name = f"rasen-{identifier}"
    document = {"name": name, "description": "d"}
    return name if name not in taken and schemas.verdict(skill.SCHEMA)(document) else identifier


def _require_free(path: str) -> None:
    try:
        status = os.lstat(path)
    except FileNotFoundError:
        return
    except (OSError, ValueError) as error:
        raise failure("workflow_command_error", target=path, problem=_problem(error)) from error
    if not stat.S_ISDIR(status.st_mode):
        raise failure("output_not_directory", target=path, output=path)


def _write(path: str, files: Mapping[str, bytes]) -> None:
    try:
        atomic.create_folder_with(path, files, parents=True)
    except atomic.NotEmpty as error:
        raise failure("output_not_empty", target=path, output=path) from error
    except NotRegular as error:
        raise failure("output_not_directory", target=path, output=path) from error
    except (OSError, atomic.Unfinished) as error:
        raise failure("workflow_command_error", target=path, problem=_problem(error)) from error


def _problem(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename:
        return f'"{error.filename}": {error.strerror}.'
    return f"{error}."
