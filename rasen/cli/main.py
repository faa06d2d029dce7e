"""The entry point: the cheapest answers first, everything else behind the boundary."""

from __future__ import annotations

import gc
import sys


def main() -> None:
    """Run the command line of this process and exit with its status."""
    # One run makes few cycles and many values: looking for garbage costs a third of decoding.
    gc.disable()
    try:
        status = run(sys.argv[1:])
    except KeyboardInterrupt:
        status = 130  # before there was anything to say it with
    sys.exit(status)


def run(argv: list[str]) -> int:
    """Run one command line and give its exit status."""
    if argv in (["--version"], ["-V"]):
        from rasen import __version__

        try:
            print(f"rasen {__version__}", flush=True)  # noqa: T201 - cheaper than the boundary
        except OSError:
            pass  # no reader, a full disk: the boundary tries again and knows how to end
        else:
            return 0
    from rasen.cli import boundary

    return boundary.run(argv)
