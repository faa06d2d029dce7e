"""Mutated packages against the verifier: `python -m tests.torture.azp_fuzz [--runs N] [--seed S]`.

Each run breaks a sample in one to four places: bytes, slices, fields of records, sizes, offsets,
documents. The verifier has to end in time and in memory, write nothing, say only what is declared,
and never call a package good whose covered bytes are others than those of the sample.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import zlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from rasen import schemas
from rasen.azp.container import MANIFEST, SIGNATURE
from rasen.azp.verification import Verification, verify
from rasen.diagnostics import workflow_diagnostic
from rasen.locale import Translator

SAMPLES = Path(__file__).resolve().parents[1] / "vectors" / "azp"
ENGLISH = Translator("en")
LONGEST_SECONDS = 5.0  # of one run; the mean is under a hundredth of a second
MOST_MEMORY = 1 << 30  # address space on top of what is there at the start
MARKS = (b"PK\3\4", b"PK\1\2", b"PK\5\6", b"PK\7\x08", b"PK\6\7")
RECORD = {b"PK\3\4": 30, b"PK\1\2": 46, b"PK\5\6": 22, b"PK\7\x08": 16, b"PK\6\7": 20}
PIECES = (b"\0", b"\xff", b"PK", *MARKS, b"../", b"{", b'"', b"\xef\xbb\xbf", b"null", b"\x7fELF")
WRITES = {"os.rename", "os.remove", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "os.truncate"}
WRITES |= {"os.chmod", "os.chown", "shutil.move", "socket.connect", "subprocess.Popen", "os.system"}

Mutate = Callable[[bytearray, random.Random], object]


class Sample(NamedTuple):
    """A package, whether it is good, and what is in it."""

    name: str
    data: bytes
    ok: bool
    covered: dict[str, bytes]


class Broken(AssertionError):
    """The verifier did what it must not do."""


def samples() -> list[Sample]:
    """Give the sample packages and a few larger ones made of them, in an order that is fixed."""
    found = [(path.name, path.read_bytes()) for path in sorted(SAMPLES.glob("*.azp"))]
    return [_sample(name, data) for name, data in found]


def _sample(name: str, data: bytes) -> Sample:
    verdict = verify(data)
    return Sample(name, data, verdict.ok, covered(verdict))


def covered(verdict: Verification) -> dict[str, bytes]:
    """Give the bytes of every entry but the signature, which covers them all."""
    entries = verdict.container.entries
    return {e.name: bytes(e.data) for e in entries if e.data is not None and e.name != SIGNATURE}


# Mutations


def flip(data: bytearray, chance: random.Random) -> None:
    """Change one bit or one byte."""
    if data:
        at = chance.randrange(len(data))
        data[at] ^= 1 << chance.randrange(8) if chance.random() < 0.5 else chance.randrange(1, 256)


def cut(data: bytearray, chance: random.Random) -> None:
    """Leave out a slice, or all that follows."""
    at = chance.randrange(len(data) + 1)
    size = chance.choice((1, 2, 4, 16, 100, len(data)))
    del data[at : at + size]


def repeat(data: bytearray, chance: random.Random) -> None:
    """Have a slice there twice."""
    at = chance.randrange(len(data) + 1)
    data[at:at] = data[at : at + chance.choice((1, 4, 30, 200))]


def insert(data: bytearray, chance: random.Random) -> None:
    """Put something somewhere, often between records."""
    spots = _records(data)
    near = spots and chance.random() < 0.5
    at = chance.choice(spots)[0] if near else chance.randrange(len(data) + 1)
    data[at:at] = chance.choice(PIECES)


def move(data: bytearray, chance: random.Random) -> None:
    """Take a slice out and put it somewhere else."""
    at = chance.randrange(len(data) + 1)
    piece = data[at : at + chance.choice((4, 30, 100))]
    del data[at : at + len(piece)]
    to = chance.randrange(len(data) + 1)
    data[to:to] = piece


def field(data: bytearray, chance: random.Random) -> None:
    """Put another number into a record: an edge value, a place in the file, one off."""
    spots = _records(data)
    if not spots:
        return
    at, size = chance.choice(spots)
    width = chance.choice((1, 2, 4))
    place = at + 4 + chance.randrange(max(size - 4 - width, 1))
    old = int.from_bytes(data[place : place + width], "little")
    edges = (
        0,
        1,
        8,
        99,
        0xFFFF,
        0xFFFFFFFF,
        0x7FFFFFFF,
        len(data),
        chance.randrange(len(data) + 1),
    )
    new = chance.choice((*edges, old + 1, old - 1, old ^ 0x8000, old << 1))
    data[place : place + width] = (new % (1 << 8 * width)).to_bytes(width, "little")


def swap_records(data: bytearray, chance: random.Random) -> None:
    """Put one record over another."""
    spots = _records(data)
    if len(spots) > 1:
        (first, size), (second, _) = chance.sample(spots, 2)
        data[second : second + size] = data[first : first + size]


def document(data: bytearray, chance: random.Random) -> None:
    """Change a stored or deflated document and make its entry whole again, as an attacker would."""
    verdict = verify(bytes(data))
    entries = [e for e in verdict.container.entries if e.data is not None and e.name]
    if not entries:
        return
    wanted = [e for e in entries if e.name == MANIFEST] if chance.random() < 0.7 else entries
    target = chance.choice(wanted or entries)
    changed = bytearray(target.data or b"")
    chance.choice((flip, cut, repeat, insert, words))(changed, chance)
    files = [
        (e.name or "", bytes(changed) if e is target else bytes(e.data or b"")) for e in entries
    ]
    data[:] = rebuilt(files)


def words(data: bytearray, chance: random.Random) -> None:
    """Exchange one word of a text for another that means something to the verifier."""
    known = (b"workflow", b"asset", b"mcp", b"null", b"[]", b"{}", b'""', b"path", b"id", b"files")
    old, new = chance.sample(known, 2)
    at = data.find(old)
    if at >= 0:
        data[at : at + len(old)] = new


MUTATIONS: tuple[Mutate, ...] = (
    *(flip, cut, repeat, insert, move, swap_records),
    *(field, field, field, document, document, document, document),
)


def _records(data: bytearray) -> list[tuple[int, int]]:
    """Give place and fixed size of everything that begins like a record."""
    found = []
    at = data.find(b"PK")
    while at >= 0:
        size = RECORD.get(bytes(data[at : at + 4]))
        if size:
            found.append((at, size))
        at = data.find(b"PK", at + 1)
    return found


def rebuilt(files: list[tuple[str, bytes]]) -> bytes:
    """Give a sound archive of these files."""
    from tests.unit.azp.archives import File, archive

    return archive([File(name, data, 8 if zlib.crc32(data) & 1 else 0) for name, data in files])


def mutated(sample: Sample, chance: random.Random) -> bytes:
    """Give the sample broken in one to four places."""
    data = bytearray(sample.data)
    for _ in range(chance.choice((1, 1, 1, 2, 3, 4))):
        chance.choice(MUTATIONS)(data, chance)
    return bytes(data)


# What has to hold


def hold(sample: Sample, data: bytes) -> Verification:
    """Verify the bytes, or raise `Broken` where that is not what it has to be."""
    started = time.process_time()
    verdict = verify(data)
    seconds = time.process_time() - started
    if seconds > LONGEST_SECONDS:
        raise Broken(f"{seconds:.1f} seconds")
    errors = [each for each in verdict.diagnostics if each.severity == "error"]
    if verdict.ok is bool(errors):
        raise Broken("the verdict is not that of its diagnostics")
    shape = schemas.verdict("common:azp-diagnostic")
    for each in verdict.diagnostics:
        if each.code not in schemas.codes():
            raise Broken(f"undeclared code {each.code}")
        if not shape(workflow_diagnostic(each, ENGLISH)):
            raise Broken(f"a diagnostic of another shape: {each}")
    if verdict.ok and sample.ok:
        _hold_content(sample, covered(verdict), signed=verdict.signature_valid is True)
    return verdict


def _hold_content(sample: Sample, content: dict[str, bytes], *, signed: bool) -> None:
    """Make sure that a good mutation of a good package has the content of the package.

    The manifest of one that is not signed, or whose signature was taken away, is covered by
    nothing, so it may be another; it never makes another payload good under the same digest.
    """
    ours, theirs = dict(sample.covered), dict(content)
    if not signed:
        ours.pop(MANIFEST, None)
        theirs.pop(MANIFEST, None)
        theirs = {name: data for name, data in theirs.items() if name in ours}
        ours = {name: data for name, data in ours.items() if name in theirs}
    if ours != theirs:
        raise Broken("other content is as good as the sample's")


def fuzz(runs: int, seed: int, *, forbid_writes: bool = True) -> Counter[str]:
    """Do so many runs and give how often each verdict and each code came of them."""
    known = samples()
    watch = _Watch()
    if forbid_writes:
        sys.addaudithook(watch.event)
    counts: Counter[str] = Counter()
    for number in range(runs):
        chance = random.Random(f"{seed} {number}")
        sample = chance.choice(known)
        data = mutated(sample, chance)
        watch.active = True
        try:
            verdict = hold(sample, data)
        except Exception as error:
            raise Broken(f"seed {seed}, run {number}, {sample.name}: {error!r}") from error
        finally:
            watch.active = False
        counts["good" if verdict.ok else "refused"] += 1
        counts.update({each.code for each in verdict.diagnostics})
    return counts


class _Watch:
    """Refuses, while active, whatever would leave the process."""

    active = False

    def event(self, name: str, arguments: tuple[object, ...]) -> None:
        """Look at one audit event."""
        if not self.active:
            return
        # Modules and schemas are read; nothing is opened for writing.
        writes = (
            name == "open" and isinstance(arguments[1], str) and set("wax+") & set(arguments[1])
        )
        if writes or name in WRITES:
            raise Broken(f"{name} {arguments!r}")


def _limit_memory() -> None:
    try:
        import resource
    except ImportError:  # not there on Windows
        return
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    resource.setrlimit(resource.RLIMIT_AS, (used + MOST_MEMORY,) * 2)


def main() -> int:
    """Run and print counts; the status is 1 where something did not hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=time.time_ns() % 1_000_000)
    options = parser.parse_args()
    print(f"azp: {options.runs} runs, seed {options.seed}", flush=True)
    _limit_memory()
    started = time.process_time()
    try:
        counts = fuzz(options.runs, options.seed)
    except Broken as broken:
        print(f"BROKEN: {broken}")
        return 1
    for name, count in counts.most_common():
        print(f"{count:8} {name}")
    print(f"{time.process_time() - started:.0f} seconds of CPU")
    return 0


if __name__ == "__main__":
    sys.exit(main())
