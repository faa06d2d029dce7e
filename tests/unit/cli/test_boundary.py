"""The boundary: whatever happens, an exit status, and under --json one document."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rasen import schemas
from rasen.cli import boundary, main
from rasen.commands.table import every_command, find

ROOT = Path(__file__).resolve().parents[3]

# A call of each command that reaches its handler, `--json` left out.
CALLS = {
    "check": ["check", "."],
    "workflow list": ["workflow", "list"],
    "workflow show": ["workflow", "show", "größe"],
    "workflow which": ["workflow", "which", "größe"],
    "workflow import": ["workflow", "import", "größe"],
    "workflow export": ["workflow", "export", "größe", "größe"],
    "workflow delete": ["workflow", "delete", "größe"],
    "workflow init": ["workflow", "init", "größe", "--output", "größe"],
    "workflow validate": ["workflow", "validate", "größe"],
    "profile": ["profile"],
    "profile new": ["profile", "new", "größe", "--workflows", "apply"],
    "profile update": ["profile", "update", "größe", "--workflows", "apply"],
    "profile use": ["profile", "use", "größe"],
    "profile list": ["profile", "list"],
    "profile delete": ["profile", "delete", "größe"],
    "profile import": ["profile", "import", "größe"],
    "profile export": ["profile", "export", "größe"],
    "contract list": ["contract", "list"],
    "contract show": ["contract", "show", "workflow"],
    "contract bundle": ["contract", "bundle", "--output", "out"],
    "explain": ["explain", "usage_error"],
    "completion": ["completion", "bash"],
}
EVERY = [pytest.param(words, id=name) for name, words in CALLS.items()]


@pytest.fixture
def failing(monkeypatch, tmp_path):
    """Give a function that makes every handler raise the error."""
    monkeypatch.chdir(tmp_path)

    def fail(error):
        def handler(*_):
            raise error

        monkeypatch.setattr(boundary, "_load", lambda _: handler)

    return fail


def code_of(words, text):
    """Give the code of the one status entry of a conforming document."""
    document = json.loads(text)
    assert schemas.verdict(f"output:{find(words).schema}")(document)
    (entry,) = document["status"]
    return entry["code"]


def spawn(argv, cwd, **options):
    """Start the command line in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "rasen", *argv],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stderr=subprocess.PIPE,
        **options,
    )


def test_every_command_is_called_here():
    """A new command is held to the boundary's promises as well."""
    assert CALLS.keys() == {command.name for command in every_command()}


@pytest.mark.parametrize("words", EVERY)
def test_interrupt_is_status_130(words, failing, capsys):
    """People read one line, programs get a document: `cancelled` from the published commands."""
    failing(KeyboardInterrupt())
    assert main.run(words) == 130
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert main.run([*words, "--json"]) == 130
    code = "cancelled" if find(words).published else "interrupted"
    assert code_of(words, capsys.readouterr().out) == code


@pytest.mark.parametrize("words", EVERY)
def test_fault_of_ours_is_status_70(words, failing, capsys):
    """It is told how to report it; the document has the family's fallback code."""
    failing(ZeroDivisionError("größe"))
    assert main.run(words) == 70
    out, err = capsys.readouterr()
    assert out == ""
    assert "Please report it" in err
    assert "ZeroDivisionError: größe" in err
    assert "Traceback" not in err
    assert main.run([*words, "--json"]) == 70
    command = find(words)
    fallback = schemas.load(f"output:{command.schema}")["x-fallback-code"]
    code = fallback if command.published else "internal_error"
    out, err = capsys.readouterr()
    assert (code_of(words, out), err) == (code, "")


def test_traceback_is_shown_on_request(failing, capsys, monkeypatch):
    """RASEN_DEBUG=1 adds the traceback to standard error, and nothing to the document."""
    failing(ZeroDivisionError())
    monkeypatch.setenv("RASEN_DEBUG", "1")
    assert main.run(["check", ".", "--json"]) == 70
    out, err = capsys.readouterr()
    assert code_of(["check"], out) == "internal_error"
    assert err.startswith("Traceback (most recent call last):\n")


def test_message_of_a_fault_of_ours_stays_short(failing, capsys):
    """However long the exception's text is, the report is one line of bounded length."""
    failing(ValueError("x\n" * 100_000))
    assert main.run(["check", "."]) == 70
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert len(err) < 1000


def test_document_that_breaks_its_schema_is_a_fault_of_ours(capsys, monkeypatch, tmp_path):
    """What the contract does not allow is never printed."""
    from rasen.outcome import Outcome

    monkeypatch.chdir(tmp_path)
    broken = Outcome("check", {"findings": "größe"})
    monkeypatch.setattr(boundary, "_load", lambda _: lambda *_: broken)
    assert main.run(["check", ".", "--json"]) == 70
    assert code_of(["check"], capsys.readouterr().out) == "internal_error"


def test_misuse_before_any_command_is_a_document_too(capsys):
    """A line that names no command is answered with `output:usage`."""
    assert main.run(["größe", "--json"]) == 2
    document = json.loads(capsys.readouterr().out)
    assert schemas.verdict("output:usage")(document)


@pytest.mark.parametrize("argv", [["contract", "show", "package"], ["--help"], ["--version"]])
def test_reader_that_is_gone_is_left_quietly(argv, tmp_path):
    """A pipe that is closed early, as by `head`, gives neither a traceback nor a message."""
    reader, writer = os.pipe()
    os.close(reader)
    try:
        process = spawn(argv, tmp_path, stdout=writer)
    finally:
        os.close(writer)
    assert process.communicate(timeout=60)[1] == b""
    assert process.returncode == 1


def test_closed_standard_output_is_no_fault(tmp_path):
    """With standard output closed the status still tells the result."""
    shell = ["sh", "-c", '"$0" -m rasen "$@" >&-', sys.executable]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    calls = (
        (["--version"], 0),
        (["explain", "usage_error"], 0),
        (["explain", "größe", "--json"], 2),
    )
    for argv, status in calls:
        done = subprocess.run([*shell, *argv], cwd=tmp_path, env=env, capture_output=True)
        assert (done.returncode, done.stderr) == (status, b"")


def test_closed_standard_error_is_no_fault(tmp_path):
    """Nothing that would be said on standard error is needed for the status."""
    shell = ["sh", "-c", '"$0" -m rasen "$@" 2>&-', sys.executable, "check", "fehlt"]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(shell, cwd=tmp_path, env=env, capture_output=True)
    assert (done.returncode, done.stdout) == (2, b"")


def test_full_disk_is_no_traceback(tmp_path):
    """Output that cannot be written fails the command, with the system's reason."""
    if not os.path.exists("/dev/full"):
        pytest.skip("there is no /dev/full here")
    for argv in (["contract", "show", "package"], ["--version"]):
        with open("/dev/full", "wb") as full:
            process = spawn(argv, tmp_path, stdout=full)
            err = process.communicate(timeout=60)[1]
        assert process.returncode == 1
        assert b"No space left" in err
        assert b"Traceback" not in err


def test_arguments_that_are_no_text_are_shown_as_far_as_possible(tmp_path):
    """Bytes of an argument that are no UTF-8 give a message and a document, not a traceback."""
    for argv, status in (
        ([b"check", b"gr\xff\xc3\xb6\xc3\x9fe"], 2),
        ([b"gr\xff"], 2),
        ([b"check", b"--gr\xff", b"x"], 2),
        ([b"workflow", b"validate", b"gr\xff"], 1),
        ([b"profile", b"use", b"gr\xff"], 1),
        ([b"profile", b"new", b"gr", b"--workflows", b"\xff"], 1),
        ([b"profile", b"import", b"gr\xff.yaml"], 1),
        ([b"profile", b"export", b"gr\xff", b"--force"], 0),
        ([b"check", b".", b"--schema", b"\xff"], 2),
        ([b"explain", b"\xff"], 2),
        ([b"contract", b"bundle", b"profile", b"--output", b"\xff"], 0),
    ):
        for more in ([], [b"--json"]):
            process = spawn([*argv, *more], tmp_path, stdout=subprocess.PIPE)
            out, err = process.communicate(timeout=60)
            published = argv[0] in (b"workflow", b"profile")
            assert process.returncode == (min(1, status) if published else status), (argv, err)
            assert b"Traceback" not in err
            assert out.decode("utf-8").strip() or not more
            if more:
                json.loads(out)


@pytest.mark.parametrize("words", [["check", "größe"], ["workflow", "validate", "größe"]])
def test_documents_are_the_same_bytes_in_every_language(words, rasen, tmp_path):
    """The language of the user changes what people read, and no byte of a document."""
    folder = tmp_path / "größe"
    folder.mkdir()
    (folder / "workflow.yaml").write_text("version: 2\nid: größe\nnotiz: ü\n", "utf-8")
    (folder / "SKILL.md").write_text("---\nname: größe\n---\n\nText\n", "utf-8")
    settings = ({}, {"RASEN_LANG": "ja"}, {"RASEN_LANG": "zh-cn"}, {"LANG": "ja_JP.eucJP"})
    documents = {rasen(*words, "--json", env=env).stdout for env in settings}
    assert len(documents) == 1
    assert len({rasen(*words, env=env).stdout for env in settings}) == 3


def test_text_is_written_in_the_encoding_of_the_terminal(tmp_path, rasen):
    """What an old encoding has no character for is escaped; a document is UTF-8 whatever it is."""
    env = {"PYTHONIOENCODING": "ascii"}
    done = rasen("workflow", "validate", "größe", env=env)
    assert done.stdout.startswith(b"gr\\xf6\\xdfe is not valid.\n")
    done = rasen("workflow", "validate", "größe", "--json", env=env)
    assert json.loads(done.stdout)["validation"]["id"] == "größe"


def test_streams_without_bytes_below_are_written_to_as_text(monkeypatch, tmp_path):
    """A program that puts a text stream in place of standard output gets text."""
    monkeypatch.chdir(tmp_path)
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stdout", stream)
    assert main.run(["explain", "usage_error", "--json"]) == 0
    assert json.loads(stream.getvalue())["code"]["code"] == "usage_error"


@pytest.mark.parametrize("words", [["check", "tide"], ["workflow", "validate", "tide", "--json"]])
def test_an_unusable_home_is_said_once_in_the_user_s_language(words, rasen, tmp_path):
    """RASEN_HOME that names a file is ignored, with one line on standard error."""
    assert rasen("workflow", "init", "tide", "--output", "tide").returncode == 0
    (tmp_path / "file").write_text("x")
    done = rasen(*words, env={"RASEN_HOME": str(tmp_path / "file"), "RASEN_LANG": "ja"})
    assert done.returncode == 0
    (line,) = done.stderr.decode().splitlines()
    assert "無視" in line
    assert str(tmp_path / "file") in line
