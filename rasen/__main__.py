"""Runs the command line as `python -m rasen`."""

from __future__ import annotations

from rasen.cli.main import main

if __name__ == "__main__":
    main()
