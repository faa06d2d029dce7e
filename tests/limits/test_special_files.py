"""What is no regular file, cannot be read, or has a strange name: named, never opened, no wait."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from rasen.report.formats import FORMATS
from tests.limits.measuring import ROOT, measured

RASEN = (sys.executable, "-m", "rasen")
KINDS = ((), ("--kind", "package"), ("--kind", "pipeline"), ("--schema", "files:workflow"))
NO_FILE = {"target_not_regular", "pipeline_invalid"}


@pytest.mark.parametrize("argv", KINDS, ids=lambda argv: argv[-1] if argv else "none")
@pytest.mark.parametrize("kind", ["pipe", "socket", "device", "link-to-device"])
def test_what_is_no_file_is_named_and_never_waited_for(tmp_path, monkeypatch, kind, argv):
    """A pipe that nobody writes to, a socket and an endless device are refused at once."""
    path = tmp_path / "strange.json"
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "socket":
        monkeypatch.chdir(tmp_path)  # the address of a socket is short
        with socket.socket(socket.AF_UNIX) as server:
            server.bind(path.name)
    elif kind == "device":
        path = "/dev/zero"
    else:
        path.symlink_to("/dev/full")
    done = measured(*argv, path, cwd=tmp_path, cpu=5, timeout=10)
    assert done.status == 1
    assert done.codes <= NO_FILE


@pytest.mark.parametrize("name", ["workflow.yaml", "pipeline.yaml", "SKILL.md", "a.rasenpkg"])
def test_a_pipe_in_the_place_of_a_main_file_stops_nothing(tmp_path, name):
    """A folder whose main file is a pipe is walked to its end; the others in it are checked."""
    (tmp_path / "strange").mkdir()
    os.mkfifo(tmp_path / "strange" / name)
    (tmp_path / "team.rasenpkg").write_text("{}", "utf-8")
    done = measured(".", cwd=tmp_path, cpu=5, timeout=10)
    assert done.status == 1
    assert "team.rasenpkg" in [target["path"] for target in done.document["targets"]]
    if name == "workflow.yaml":
        assert "special_file_forbidden" in done.codes
        assert "manifest_missing" not in done.codes


def test_schemas_that_are_no_files_are_unusable(tmp_path):
    """A pipe, a device and a folder as --schema are refused with status 2."""
    os.mkfifo(tmp_path / "pipe.json")
    (tmp_path / "it.json").write_text("1", "utf-8")
    for schema in ("pipe.json", "/dev/zero", "."):
        done = measured("--schema", schema, "it.json", cwd=tmp_path, cpu=5, timeout=10)
        assert (done.status, done.codes) == (2, {"schema_unusable"})


def test_links_are_followed_where_they_are_named_and_left_where_they_are_found(tmp_path):
    """A link on the command line is read; in a walked folder it is not, so no walk is endless."""
    (tmp_path / "real.json").write_text("[]", "utf-8")
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "link.json").symlink_to(tmp_path / "real.json")
    (tmp_path / "folder" / "around").symlink_to(tmp_path, target_is_directory=True)
    (tmp_path / "folder" / "nowhere.json").symlink_to("gone")
    (tmp_path / "folder" / "itself.json").symlink_to("itself.json")
    argv = ("--schema", "files:workflow")
    named = measured(*argv, "folder/link.json", cwd=tmp_path)
    assert named.codes == {"manifest_schema_invalid"}
    assert measured(*argv, "folder", cwd=tmp_path).codes == {"nothing_to_check"}
    walked = measured(*argv, ".", cwd=tmp_path)
    assert [target["path"] for target in walked.document["targets"]] == ["real.json"]


@pytest.mark.parametrize(
    ("name", "codes"),
    [
        ("nowhere.json", {"target_not_found"}),
        ("itself.json", {"target_unreadable"}),
        ("", {"target_not_found"}),
        ("a" * 300, {"target_unreadable"}),
        ("a/" * 3000, {"target_unreadable"}),
        ("gone/", {"target_not_found"}),
        ("real.json/below", {"target_not_found"}),
    ],
    ids=lambda value: value[:12] if isinstance(value, str) else "",
)
def test_names_that_lead_nowhere_are_misuse(tmp_path, name, codes):
    """A broken link, a link to itself, an empty and an endless name end with status 2."""
    (tmp_path / "nowhere.json").symlink_to("gone")
    (tmp_path / "itself.json").symlink_to("itself.json")
    (tmp_path / "real.json").write_text("1", "utf-8")
    done = measured(name, cwd=tmp_path)
    assert (done.status, done.codes) == (2, codes)


STRANGE = [
    b"new\nline",
    b"\x1b[31mred\x1b]0;title\x07",
    b"\xff\xfe",
    b"\xed\xa0\x80",
    b"n" * 240,
    "港".encode() * 80,
    b'"quoted\\',
    b"%s{x}{0}%0A::",
    b"-rf",
    b"a:b",
    "\u202egnp".encode(),
    b"CON",
]


def test_strange_names_are_shown_harmlessly(tmp_path):
    """Names with line ends, escapes and bytes that are no text pass through every report."""
    for name in STRANGE:
        with open(os.path.join(os.fsencode(tmp_path), name + b".json"), "wb") as file:
            file.write(b"{")
    done = measured("--schema", "files:workflow", ".", cwd=tmp_path)
    assert len(done.document["targets"]) == len(STRANGE)
    assert done.codes == {"json_syntax_invalid"}
    for form in FORMATS:
        shown = subprocess.run(
            [*RASEN, "check", "--output-format", form, "--schema", "files:workflow", "."],
            cwd=tmp_path,
            capture_output=True,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        assert shown.returncode == 1, shown.stderr
        assert b"\x1b" not in shown.stdout
        shown.stdout.decode("utf-8")


def test_a_workflow_of_strange_names_is_reported_name_by_name(tmp_path):
    """In a workflow such names are findings of their own, and none stops the others."""
    flow = tmp_path / "flow"
    flow.mkdir()
    (flow / "workflow.yaml").write_text("version: 1\nid: flow\n", "utf-8")
    for name in STRANGE:
        with open(os.path.join(os.fsencode(flow), name), "wb") as file:
            file.write(b"{")
    done = measured(".", cwd=tmp_path)
    assert {"path_not_portable", "entry_unreadable", "skill_missing"} & done.codes
    assert len(done.document["findings"]) >= 6


def test_a_path_deeper_than_the_system_can_name_is_walked_without_a_fault(tmp_path):
    """Folders nested beyond PATH_MAX end in a finding or are left out, never in a traceback."""
    here = os.open(tmp_path, os.O_RDONLY)
    (tmp_path / "top.json").write_text("1", "utf-8")
    for _ in range(40):
        os.mkdir("n" * 200, dir_fd=here)
        below = os.open("n" * 200, os.O_RDONLY, dir_fd=here)
        os.close(here)
        here = below
    os.close(os.open("deep.json", os.O_CREAT, dir_fd=here))
    os.close(here)
    done = measured("--schema", "true.json", ".", cwd=_with_true(tmp_path))
    paths = [target["path"] for target in done.document["targets"]]
    assert paths[-2:] == ["top.json", "true.json"]
    assert done.codes <= {"target_unreadable", "target_changed"}


def _with_true(folder):
    (folder / "true.json").write_text("true", "utf-8")
    return folder


# The first run, as the mighty user, loads all that another user may be unable to load.
_AS_NOBODY = """\
import os, sys
from rasen.cli.main import run
out = os.dup(1)
os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
run(sys.argv[1:])
os.dup2(out, 1)
if os.getuid() == 0:
    os.setgroups([]), os.setgid(65534), os.setuid(65534)
sys.exit(run(sys.argv[1:]))
"""


def test_what_may_not_be_read_is_named():
    """Files and folders without permission are findings; the others are checked all the same."""
    with tempfile.TemporaryDirectory() as name:
        root = Path(name)
        root.chmod(0o755)
        (root / "locked").mkdir(mode=0)
        for path in (root / "closed.json", root / "open.json"):
            path.write_text("[]", "utf-8")
        (root / "closed.json").chmod(0)
        words = ["check", "--output-format", "json", "--schema", "files:profile", "."]
        done = subprocess.run(
            [sys.executable, "-c", _AS_NOBODY, *words],
            cwd=root,
            capture_output=True,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
    assert done.returncode == 1, done.stderr
    findings = json.loads(done.stdout)["findings"]
    assert [(found["path"], found["code"]) for found in findings] == [
        ("closed.json", "target_unreadable"),
        ("locked", "target_unreadable"),
        ("open.json", "invalid_file"),
    ]
