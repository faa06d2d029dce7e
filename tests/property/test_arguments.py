"""Whatever the arguments, one document that conforms and an exit status that is declared."""

from __future__ import annotations

import importlib.util
from pathlib import Path

FUZZ = Path(__file__).resolve().parents[1] / "torture" / "argument_fuzz.py"


def test_random_command_lines_keep_the_contract():
    """Three hundred command lines over the whole table; `make torture` tries thousands."""
    spec = importlib.util.spec_from_file_location("argument_fuzz", FUZZ)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    seen = module.run(300, seed=7)
    assert sum(seen.values()) == 300
    assert {0, 1, 2} <= seen.keys()
