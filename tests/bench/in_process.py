"""Our side of the rows that are measured in one process: work on a file, many times."""

from __future__ import annotations

import json
import sys
import time


def canonical(path: str) -> None:
    """Canonical bytes of a document."""
    from rasen.text.jcs import canonicalize

    with open(path, encoding="utf-8") as file:
        value = json.load(file)
    started = time.process_time()
    canonicalize(value)
    print(time.process_time() - started)


def yaml(path: str) -> None:
    """A YAML manifest with the position of every value."""
    from rasen.text.yaml_source import read

    with open(path, encoding="utf-8") as file:
        text = file.read()
    started = time.process_time()
    for _ in range(2000):
        read(text)
    print(time.process_time() - started)


def verdicts(schema: str, document: str) -> None:
    """Ten thousand verdicts on one document."""
    from rasen.verdict.compile import compile_verdict

    with open(schema, encoding="utf-8") as file:
        verdict = compile_verdict(json.load(file))
    with open(document, encoding="utf-8") as file:
        value = json.load(file)
    assert verdict is not None
    started = time.process_time()
    for _ in range(10_000):
        assert verdict(value)
    print(time.process_time() - started)


if __name__ == "__main__":
    {"canonical": canonical, "yaml": yaml, "verdicts": verdicts}[sys.argv[1]](*sys.argv[2:])
