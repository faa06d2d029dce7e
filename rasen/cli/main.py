"""The entry point: the cheapest answers first, everything else behind the boundary."""

from __future__ import annotations

import gc
import sys


def main() -> None:
    """Run the command line of this process and exit with its status."""
    # One run makes few cycles and many values: looking for garbage costs a third of decoding.
    gc.disable()
    sys.exit(run(sys.argv[1:]))


def run(argv: list[str]) -> int:
    """Run one command line and give its exit status."""
    if argv in (["--version"], ["-V"]):
        from rasen import __version__

        sys.stdout.write(f"rasen {__version__}\n")
        return 0
    from rasen.cli import boundary

    return boundary.run(argv)
