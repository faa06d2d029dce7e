"""The command line: what exists, how arguments become values, how outcomes become output."""
