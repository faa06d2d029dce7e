"""`rasen show` without --json: the file, byte for byte."""

from __future__ import annotations

import pytest

BYTES = bytes(range(256)) + b"\xef\xbb\xbf\r\n\x1b[31m no end of line"


@pytest.mark.parametrize("kind", ["change", "spec"])
def test_the_file_is_printed_as_it_is(rasen, tmp_path, kind):
    """Whatever its bytes are, and one line feed behind it; nothing on standard error."""
    path = {"change": "changes/a/proposal.md", "spec": "specs/a/spec.md"}[kind]
    file = tmp_path / "rasen" / path
    file.parent.mkdir(parents=True)
    file.write_bytes(BYTES)
    done = rasen("show", "a")
    assert (done.returncode, done.stdout, done.stderr) == (0, BYTES + b"\n", b"")


def test_a_change_without_a_proposal_cannot_be_shown(rasen, tmp_path):
    """It is one all the same: the failure names the file that is missing."""
    (tmp_path / "rasen" / "changes" / "a").mkdir(parents=True)
    done = rasen("show", "a")
    assert (done.returncode, done.stdout) == (1, b"")
    assert b"proposal.md" in done.stderr
