"""Everything that the README shows is run: its commands succeed, and print what it says."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"```console\n(.*?)```", README, re.DOTALL)


def sessions():
    """Give (command, shown output) for every line of a console block that starts with `$`."""
    for block in BLOCKS:
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            yield command, output.strip()


SESSIONS = list(sessions())


@pytest.fixture(scope="module")
def checkout(tmp_path_factory):
    """Give a copy of what the README's commands work on, under version control."""
    folder = tmp_path_factory.mktemp("checkout")
    shutil.copytree(ROOT / "tests" / "demo", folder / "tests" / "demo")
    shutil.rmtree(folder / "tests" / "demo" / "bad")
    git = ["git", "-c", "user.name=Test", "-c", "user.email=test@example.com"]
    for words in (
        ["init", "-q", "-b", "main"],
        ["add", "-A"],
        ["commit", "-q", "-m", "Start"],
        ["update-ref", "refs/remotes/origin/main", "HEAD"],
    ):
        subprocess.run([*git, *words], cwd=folder, check=True)
    skill = folder / "tests" / "demo" / "good" / "docs-freshness" / "SKILL.md"
    skill.write_text(skill.read_text("utf-8") + "\nSay what was left.\n", "utf-8")
    return folder


def test_the_readme_shows_commands():
    """A README without commands would make the next test pass for nothing."""
    assert len(SESSIONS) >= 6


def test_each_command_of_the_readme_works(checkout, rasen):
    """Run in order from one folder, each command of the README exits with status 0."""
    place = checkout
    for command, output in SESSIONS:
        program, *words = command.split()
        if program == "cd":
            place = (place / words[0]).resolve(strict=True)
            continue
        assert program == "rasen", command
        done = rasen(*words, cwd=place)
        assert done.returncode == 0, (command, done.stdout.decode(), done.stderr.decode())
        if output:
            assert done.stdout.decode().strip().endswith(output), command


def test_the_setup_commands_are_targets_of_the_makefile():
    """The two commands that set everything up are targets of the Makefile."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"^make (\w+)", README, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_links_of_the_readme_lead_somewhere():
    """Each relative link of the README names a file of the checkout."""
    for target in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (ROOT / target).exists(), target


def test_the_table_of_exit_statuses_is_the_contract_s():
    """The README lists the exit statuses that the schema of check documents declares."""
    from rasen import schemas

    declared = set(schemas.load("output:check")["x-exit"])
    assert set(re.findall(r"^\| (\d+) \|", README, re.MULTILINE)) == declared
