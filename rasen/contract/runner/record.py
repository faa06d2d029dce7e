"""A contract file written from what a command was seen to do, its schema inferred."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from rasen import schemas
from rasen.contract.runner.contract_file import SCHEMA
from rasen.contract.runner.infer import infer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rasen.contract.runner.cases import StepResult

_HEAD = """\
# yaml-language-server: $schema={urn}
# Recorded from {count} run of the command. Review what was inferred: which members may be missing,
# which texts have a form, which numbers have bounds; then take this comment out.
version: 1
program: {program}
cases:
  - name: {name}
    run: {run}
    exit: {exit}
"""


def recorded(step: StepResult) -> str:
    """Give the text of a contract (YAML) that holds for what the step was seen to do."""
    words = list(step.command)
    text = _HEAD.format(
        urn=schemas.urn(SCHEMA),
        count=1,
        program=json.dumps(words[0]),
        name=json.dumps(" ".join(words)),
        run=json.dumps(words, ensure_ascii=False),
        exit=step.status,
    )
    if not step.documents:
        return text + "    stdout: none\n"
    if len(step.documents) > 1:
        text += "    stdout: json-lines\n"
    return text + "    schema:\n" + "".join(_lines(infer(list(step.documents)), 6))


def _lines(value: Any, indent: int) -> Sequence[str]:
    """Give an object as YAML in block style; whatever else is in it as JSON, which is YAML."""
    lines = []
    for key, below in value.items():
        written = f"{' ' * indent}{json.dumps(key, ensure_ascii=False)}:"
        if isinstance(below, dict) and below:
            lines += [written + "\n", *_lines(below, indent + 2)]
        else:
            lines.append(f"{written} {json.dumps(below, ensure_ascii=False)}\n")
    return lines
