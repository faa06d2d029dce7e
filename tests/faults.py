"""Faults put into a command at each of its steps, and what is left of the disk afterwards.

A step is one call of a function of `rasen.files.system`, through which everything goes that changes
the file system. `run` starts a command line in a process of its own in which one step goes wrong:

    done = run(["workflow", "import", "x.rasenpkg"], cwd=folder, env=env, fault=Fault(7, "kill-before"))

A fault is a step, counted from 1, and a kind: `kill-before` and `kill-after` end the process with
SIGKILL before or after the call; the name of an errno (`ENOSPC`) makes the call fail with it, and
with a plus behind it (`EIO+`) every later call too. `done.reached` tells whether the command came
to that step at all.

`every_step` does that for all steps of a command, each time on a folder that is set up anew:

    points = every_step(scene, argv, "kill-before", check)

`scene(folder)` makes the folder and gives the environment, `check(folder, done)` looks at what is
left. The answer is how many steps went wrong, so that a caller can show that there were some. With
`stride` only some steps are tried, others in each of `stride` runs with another `start`.

Any part that writes through `rasen.files` can be tried this way; `snapshot` gives what is below a
folder for a comparison. Run as a program, this module is the process with the fault in it.
"""

from __future__ import annotations

import errno
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
KILLS = ("kill-before", "kill-after")
ERRORS = ("ENOSPC", "EACCES", "EIO")
_STEP, _KIND, _LOG = "FAULT_STEP", "FAULT_KIND", "FAULT_LOG"
_MOST_STEPS = 2000


class Fault(NamedTuple):
    """Which step goes wrong, and how."""

    step: int
    kind: str


class Done(NamedTuple):
    """A finished command: its status (negative for a signal), its output, and if it met its fault."""

    status: int
    stdout: str
    stderr: str
    reached: bool


def run(argv, *, cwd, env, fault=None, timeout=60):
    """Run a command line with a fault in it."""
    log = Path(cwd).parent / f"fault-{os.getpid()}"
    log.unlink(missing_ok=True)
    inside = {**os.environ, "PYTHONPATH": str(ROOT), **env, _LOG: str(log)}
    if fault is not None:
        inside |= {_STEP: str(fault.step), _KIND: fault.kind}
    done = subprocess.run(
        [sys.executable, __file__, *map(str, argv)],
        cwd=cwd,
        env=inside,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=timeout,
    )
    reached = log.exists()
    log.unlink(missing_ok=True)
    return Done(done.returncode, done.stdout.decode(), done.stderr.decode(), reached)


def every_step(scene, argv, kind, check, *, folder, start=1, stride=1):
    """Let each step of a command go wrong in turn; give how many did."""
    for points, step in enumerate(range(start, _MOST_STEPS, stride)):
        place = Path(folder) / "scene"
        place.mkdir()
        env = scene(place)
        done = run(argv, cwd=place, env=env, fault=Fault(step, kind))
        if not done.reached:
            assert done.status == 0, done
            shutil.rmtree(place)
            return points
        if kind in KILLS:
            assert done.status == -signal.SIGKILL, done
        assert "Traceback" not in done.stderr, done.stderr
        assert done.status != 70, done
        try:
            check(place, done)
        except AssertionError as error:
            error.add_note(f"step {step}, {kind}: {done}")
            raise
        shutil.rmtree(place)
    raise AssertionError("the command never came to its end")


def snapshot(folder):
    """Give the kind, and the bytes or the target, of everything below a folder by its path."""
    found = {}
    for path in sorted(Path(folder).rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            found[name] = ("link", os.readlink(path))
        elif path.is_dir():
            found[name] = ("folder", None)
        else:
            found[name] = ("file", path.read_bytes())
    return found


def _install(step, kind, log):
    """Put the fault into `rasen.files.system`."""
    from rasen.files import system

    calls = 0
    number = getattr(errno, kind.rstrip("+"), None)

    def meets():
        nonlocal calls
        calls += 1
        if calls == step:
            os.close(os.open(log, os.O_CREAT | os.O_WRONLY))
        return calls == step or (calls > step and kind.endswith("+"))

    def wrapped(original):
        def call(*arguments):
            if not meets():
                return original(*arguments)
            if number is not None:
                raise OSError(number, os.strerror(number), *arguments[:1])
            try:
                return original(*arguments) if kind == "kill-after" else None
            finally:
                os.kill(os.getpid(), signal.SIGKILL)

        return call

    for name, function in list(vars(system).items()):
        if getattr(function, "__module__", None) == system.__name__:
            setattr(system, name, wrapped(function))


def _main():
    if _STEP in os.environ:
        _install(int(os.environ[_STEP]), os.environ[_KIND], os.environ[_LOG])
    from rasen.cli.main import run as run_command

    return run_command(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(_main())
