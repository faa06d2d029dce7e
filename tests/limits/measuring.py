"""Runs the command line in a process of its own with hard limits, and tells what it took."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

from rasen import schemas

ROOT = Path(__file__).resolve().parent.parent.parent
MIB = 1 << 20

# The peak is asked for inside: the parent's view of a child counts the parent's own pages.
_RUN = """\
import os, resource, sys
cpu, memory = int(sys.argv[1]), int(sys.argv[2])
resource.setrlimit(resource.RLIMIT_CPU, (cpu, cpu))
resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
from rasen.cli.main import run
status = run(sys.argv[3:])
sys.stdout.flush()
used = resource.getrusage(resource.RUSAGE_SELF)
with open("/proc/self/status") as file:
    peak = next(line for line in file if line.startswith("VmHWM:")).split()[1]
os.write(2, f"\\nMEASURED {used.ru_utime + used.ru_stime} {peak}\\n".encode())
sys.exit(status)
"""


class Measured(NamedTuple):
    """What a run gave and took: CPU in seconds, the peak of its memory in bytes."""

    status: int
    document: dict
    cpu: float
    peak: int
    stderr: str

    @property
    def codes(self):
        """The codes of all findings, or of the failure, each once."""
        return {entry["code"] for entry in self.document["findings"] + self.document["status"]}

    def multiple(self, size):
        """Give how many times the size of its input the run took beyond an idle one."""
        return (self.peak - idle().peak) / size


def measured(*argv, cwd="/", stdin=None, cpu=30, memory=2048 * MIB, env=None, timeout=100):
    """Check as the arguments say; a traceback, a kill or a document of another shape fails."""
    words = ["check", "--output-format", "json", *map(str, argv)]
    with open(stdin or os.devnull, "rb") as source:
        done = subprocess.run(
            [sys.executable, "-c", _RUN, str(cpu), str(memory), *words],
            cwd=cwd,
            stdin=source,
            capture_output=True,
            timeout=timeout,
            env={**os.environ, "PYTHONPATH": str(ROOT), **(env or {})},
        )
    errors, _, figures = done.stderr.decode("utf-8", "replace").rpartition("\nMEASURED ")
    assert "Traceback" not in errors, errors
    assert done.returncode in (0, 1, 2), (done.returncode, done.stderr[-500:], done.stdout[-500:])
    document = json.loads(done.stdout)
    assert schemas.verdict("output:check")(document)
    spent, peak = figures.split()
    return Measured(done.returncode, document, float(spent), int(peak) * 1024, errors)


@cache
def idle():
    """Give what a run takes that checks next to nothing, with all that reads a file loaded."""
    return measured(ROOT / "tests" / "demo" / "planning" / "rasen" / "config.yaml")
