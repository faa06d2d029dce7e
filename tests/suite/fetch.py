"""Fetch the official JSON Schema test suite out of the source distribution of `jsonschema`.

    python tests/suite/fetch.py [FOLDER]

Without a folder it goes where `test_official_suite.py` looks: `share/json-schema-suite` of the
environment. A suite that is there already is left alone. Nothing of it is kept in the project.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tempfile
from importlib.metadata import version
from pathlib import Path


def main() -> None:
    target = Path(sys.argv[1] if len(sys.argv) > 1 else default_folder())
    if (target / "tests").is_dir():
        return
    with tempfile.TemporaryDirectory() as folder:
        archive = download(Path(folder))
        staged = Path(folder, "suite")
        unpack(archive, staged)
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            (staged / "json").rename(target)
        except OSError:  # another file system
            subprocess.run(["cp", "-R", str(staged / "json"), str(target)], check=True)


def default_folder() -> str:
    """Give the folder of the suite: the environment's own, or the one that a variable names."""
    return os.environ.get("RASEN_SCHEMA_SUITE") or str(
        Path(sys.prefix, "share", "json-schema-suite")
    )


def download(folder: Path) -> Path:
    """Download the source distribution of the installed release through pip."""
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    command += ["--no-deps", "--no-binary", "jsonschema", "--dest", str(folder)]
    subprocess.run([*command, f"jsonschema=={version('jsonschema')}"], check=True)
    return next(folder.glob("jsonschema-*.tar.gz"))


def unpack(archive: Path, target: Path) -> None:
    """Unpack the files below `json/` of the archive, and nothing else."""
    with tarfile.open(archive) as tar:
        for member in tar:
            _, _, inside = member.name.partition("/")
            file = tar.extractfile(member) if member.isfile() else None
            if file is None or not inside.startswith("json/") or ".." in inside.split("/"):
                continue
            place = target / inside
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(file.read())


if __name__ == "__main__":
    main()
