"""Some steps of the commands that change the library go wrong; `make torture` tries them all."""

from __future__ import annotations

import os

import pytest

from tests.faults import every_step
from tests.torture.library_faults import COMMANDS

KINDS = ("kill-before", "kill-after", "ENOSPC", "EACCES", "EIO+")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", COMMANDS)
def test_a_step_that_goes_wrong_loses_nothing_and_leaves_nothing(tmp_path, name, kind):
    """Every workflow is whole or absent, a failure changes nothing, the next command clears up."""
    scene, check, argv = COMMANDS[name]
    stride = 4 if name == "delete" else 16
    start = 1 + (os.getpid() + KINDS.index(kind)) % stride
    assert every_step(scene, argv, kind, check, folder=tmp_path, start=start, stride=stride) > 0
