"""`make bench`: what the work costs, as ratios against a stated peer measured in the same run.

Each row runs ours and the peer in turn, as whole processes unless the row says "in process", and
takes the median of the ratios of CPU time (user and system, children included). The peers come
from the package indexes into an environment of their own.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent))

import contract_rows
import material
import planning_rows

ROOT = Path(__file__).resolve().parent.parent.parent
PEERS = ROOT / ".venv-bench"
# Compiled modules are kept, as they are on any user's machine.
ENVIRONMENT = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
PEER_PACKAGES = ["check-jsonschema", "jsonvet", *contract_rows.PEER_PACKAGES]


class Row(NamedTuple):
    """One line of the table: ours against a peer, the bound that a release keeps, the aim."""

    work: str
    peer: str
    ours: list[str]
    theirs: list[str]
    must: float
    aim: float
    runs: int = 5
    status: int = 0
    memory_of: Path | None = None
    inside: bool = False
    library: Path | None = None


class Cost(NamedTuple):
    """What one process took: CPU seconds, and the peak of its resident memory in bytes."""

    cpu: float
    peak: int


def cost(
    argv: list[str],
    *,
    expected: int | None = None,
    inside: bool = False,
    library: Path | None = None,
) -> Cost:
    """Run a command to its end and give what it took; `inside`: the seconds that it prints."""
    env = ENVIRONMENT if library is None else {**ENVIRONMENT, "RASEN_HOME": str(library)}
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(argv, stdout=output, stderr=errors, cwd=ROOT, env=env)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if expected is not None and process.returncode != expected:
            errors.seek(0)
            sys.exit(f"{' '.join(argv)}: exit {process.returncode}\n{errors.read().decode()}")
        output.seek(0)
        seconds = float(output.read()) if inside else usage.ru_utime + usage.ru_stime
    return Cost(seconds, usage.ru_maxrss * 1024)


def measure(row: Row) -> tuple[float, float, float, int]:
    """Give (ratio, our seconds, the peer's seconds, our peak memory): medians over the pairs."""
    cost(row.ours, expected=row.status, library=row.library)
    cost(row.theirs)
    pairs = [
        (
            cost(row.ours, inside=row.inside, library=row.library),
            cost(row.theirs, inside=row.inside),
        )
        for _ in range(row.runs)
    ]
    ratio = statistics.median(ours.cpu / theirs.cpu for ours, theirs in pairs)
    ours = statistics.median(pair[0].cpu for pair in pairs)
    theirs = statistics.median(pair[1].cpu for pair in pairs)
    return ratio, ours, theirs, max(pair[0].peak for pair in pairs)


def rows(folder: Path, python: str, rasen: str) -> list[Row]:
    """Give the table's rows over material written to the folder."""
    # In a process of its own: a child's peak memory starts at that of its parent.
    subprocess.run([python, material.__file__, str(folder)], check=True)
    made = material.below(folder)
    nothing = [python, "-c", "pass"]
    classic = str(PEERS / "bin" / "check-jsonschema")
    native = str(PEERS / "bin" / "jsonvet")
    schema, one = str(made.schema), str(made.one)
    inside = [python, str(Path(__file__).with_name("in_process.py"))]
    straight = [python, str(Path(__file__).with_name("straight.py"))]
    good = [rasen, "check", "--schema", schema, str(made.good)]
    broken = [rasen, "check", "--output-format", "concise", "--schema", schema, str(made.broken)]
    more = [
        *contract_rows.rows(folder, rasen, PEERS),
        *planning_rows.rows(folder, python, rasen, PEERS),
    ]
    return [
        *(Row(**row) for row in more),
        Row("--version", "python -c pass", [rasen, "--version"], nothing, 2.0, 1.4, 15),
        Row("--help", "python -c pass", [rasen, "--help"], nothing, 12, 3, 9),
        Row(
            "one JSON file, good",
            "check-jsonschema",
            [rasen, "check", "--schema", schema, one],
            [classic, "--schemafile", schema, one],
            0.45,
            0.12,
            9,
        ),
        Row(
            "one workflow folder, good",
            "check-jsonschema on its manifest",
            [rasen, "check", str(made.workflow)],
            [classic, "--schemafile", str(made.manifest_schema), f"{made.workflow}/workflow.yaml"],
            0.55,
            0.22,
            9,
        ),
        Row(
            "10,000 JSON files, good",
            "jsonvet",
            good,
            [native, "--schema", schema, str(made.good)],
            2.0,
            1.5,
        ),
        Row(
            "10,000 JSON files, 1,000 broken",
            "jsonvet",
            broken,
            [native, "--schema", schema, str(made.broken)],
            3.0,
            2.0,
            status=1,
        ),
        Row(
            "10,000 JSON files, 1,000 broken",
            "check-jsonschema",
            broken,
            [classic, "--schemafile", schema, *map(str, sorted(made.broken.iterdir()))],
            0.12,
            0.06,
            3,
            status=1,
        ),
        Row(
            "16 MiB, 38,000 records, good",
            "jsonvet",
            [rasen, "check", "--schema", str(made.records_schema), str(made.records)],
            [native, "--schema", str(made.records_schema), str(made.records)],
            1.7,
            1.35,
            memory_of=made.records,
        ),
        Row(
            "a package near 16 MiB",
            "json.loads, rfc8785 twice, digests",
            [rasen, "check", str(made.package)],
            [*straight, "package", str(made.package)],
            0.35,
            0.22,
            3,
            memory_of=made.package,
        ),
        Row(
            "an Azphalt package near 64 MiB",
            "zipfile and hashlib, every file once",
            [rasen, "azp", "verify", str(made.azp)],
            [*straight, "azp", str(made.azp)],
            1.5,
            1.2,
        ),
        Row(
            "1,000 Azphalt packages in one call",
            "one call each",
            [rasen, "check", "--jobs", "1", str(made.azp_folder)],
            [*straight, "each", rasen, str(made.azp_folder)],
            0.2,
            0.05,
            1,
        ),
        Row(
            "canonical bytes of 12 MiB",
            "rfc8785",
            [*inside, "canonical", str(made.content)],
            [*straight, "canonical", str(made.content)],
            0.25,
            0.15,
            3,
            inside=True,
        ),
        Row(
            "one YAML manifest, 2,000 times",
            "ruamel.yaml, safe, pure",
            [*inside, "yaml", f"{made.workflow}/workflow.yaml"],
            [*straight, "yaml", f"{made.workflow}/workflow.yaml"],
            0.25,
            0.12,
            3,
            inside=True,
        ),
        Row(
            "workflow list, 1,000 workflows",
            "our YAML reader on their manifests",
            [rasen, "workflow", "list", "--json"],
            [*inside, "manifests", str(made.library)],
            1.5,
            1.35,
            9,
            library=made.library,
        ),
        *[
            Row(
                f"workflow {argv[0]}, empty library",
                "python -c pass",
                [rasen, "workflow", *argv, "--json"],
                nothing,
                10,
                3.5,
                9,
                library=folder / "no-library",
            )
            for argv in (["list"], ["show", "apply"])
        ],
        Row(
            "import of 12 MiB in 256 files",
            "hash, write and sync them",
            [*inside, "install", str(made.package)],
            [*straight, "write", str(made.large_library)],
            3,
            2.4,
            inside=True,
        ),
        Row(
            "export of 12 MiB in 256 files",
            "hash, write and sync them",
            [*inside, "export", str(made.large_library)],
            [*straight, "write", str(made.large_library)],
            3,
            1.8,
            inside=True,
        ),
        Row(
            "10,000 verdicts",
            "jsonschema",
            [*inside, "verdicts", schema, one],
            [*straight, "verdicts", schema, one],
            0.04,
            0.026,
            3,
            inside=True,
        ),
    ]


def main() -> int:
    """Print the table; the status is 1 where a bound is not kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("only", nargs="*", help="rows whose work or peer holds one of these words")
    options = parser.parse_args()
    python = sys.executable
    rasen = str(Path(python).parent / "rasen")
    if not (PEERS / "bin" / "jsonvet").exists():
        subprocess.run([python, "-m", "venv", str(PEERS)], check=True)
        pip = [str(PEERS / "bin" / "python"), "-m", "pip", "install", "--quiet"]
        subprocess.run([*pip, "--disable-pip-version-check", *PEER_PACKAGES], check=True)
    kept = True
    print("| work | yardstick | ratio | must | aim | ours, ms | theirs, ms | peak memory |")
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder:
        for row in rows(Path(folder), python, rasen):
            if options.only and not any(word in row.work + row.peer for word in options.only):
                continue
            ratio, ours, theirs, peak = measure(row)
            memory = f"{peak / (1 << 20):.0f} MiB"
            if row.memory_of is not None:
                times = peak / row.memory_of.stat().st_size
                memory += f", {times:.1f}× the file (must 8)"
                kept = kept and times <= 8
            kept = kept and ratio <= row.must
            print(
                f"| {row.work} | {row.peer} | {ratio:.3g} | {row.must:g} | {row.aim:g} "
                f"| {ours * 1000:.0f} | {theirs * 1000:.0f} | {memory} |",
                flush=True,
            )
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
