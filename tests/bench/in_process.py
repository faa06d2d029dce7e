"""Our side of the rows that are measured in one process: work on a file, many times."""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from pathlib import Path


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


def manifests(library: str) -> None:
    """The manifests of a library, each read as YAML, and nothing else."""
    from rasen.text.yaml_source import read

    for entry in sorted(Path(library, "workflows").iterdir()):
        read(Path(entry, "workflow.yaml").read_text(encoding="utf-8"))


def install(package: str) -> None:
    """An import into an empty library, from the start of the process on."""
    from rasen.cli.main import run

    with tempfile.TemporaryDirectory() as folder:
        os.environ["RASEN_HOME"] = folder
        _quietly(run, ["workflow", "import", package, "--json"])


def export(library: str) -> None:
    """An export, from the start of the process on."""
    from rasen.cli.main import run

    os.environ["RASEN_HOME"] = library
    with tempfile.TemporaryDirectory() as folder:
        _quietly(run, ["workflow", "export", "large", f"{folder}/large.rasenpkg", "--json"])


def _quietly(run, argv: list[str]) -> None:
    """Run a command line as `main` does and print the CPU seconds of the process until then."""
    import gc

    gc.disable()
    shown, sys.stdout = sys.stdout, open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    status = run(argv)
    sys.stdout.close()
    sys.stdout = shown
    assert status == 0
    print(time.process_time())


if __name__ == "__main__":
    work = (canonical, yaml, verdicts, manifests, install, export)
    {each.__name__: each for each in work}[sys.argv[1]](*sys.argv[2:])
