"""Pipelines on disk: the folder's name, the child pipelines, and files that cannot be read."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from rasen.context import Context
from rasen.locale import Translator
from rasen.pipelines.check import check_file, check_folder, check_text

if TYPE_CHECKING:
    from pathlib import Path

    from rasen.diagnostics import Diagnostic

STAGE = "stages:\n  - {id: a, skill: rasen-propose}\n"


def decompose(name: str, child: str) -> str:
    return f"name: {name}\nstages:\n  - {{id: t, kind: decompose, childPipeline: {child}}}\n"


@pytest.fixture
def context(tmp_path: Path) -> Context:
    """A working folder and an empty data folder."""
    (tmp_path / "work").mkdir()
    env = {"RASEN_HOME": str(tmp_path / "home"), "HOME": str(tmp_path / "user")}
    return Context(str(tmp_path / "work"), env, Translator("en"))


def write(context: Context, path: str, text: str | bytes) -> None:
    target = os.path.normpath(os.path.join(context.cwd, path))
    os.makedirs(os.path.dirname(target), exist_ok=True)
    with open(target, "wb") as file:
        file.write(text.encode() if isinstance(text, str) else text)


def reasons(found: list[Diagnostic]) -> list[str]:
    return [each.params["reason"].key.removeprefix("reasons.pipeline_") for each in found]  # type: ignore[attr-defined]


def test_a_good_folder_is_silent(context: Context) -> None:
    """A definition that is called like its folder has no findings."""
    write(context, "drafts/gut/pipeline.yaml", "\ufeffname: gut\n" + STAGE)
    assert check_folder("drafts/gut", context) == []
    assert check_file("drafts/gut/pipeline.yaml", context) == []


def test_findings_of_a_folder_name_its_file(context: Context) -> None:
    """What is found in a folder's pipeline.yaml is placed in that file, below the folder."""
    write(context, "drafts/gut/pipeline.yaml", "name: gut\nstages: []\n")
    (in_folder,) = check_folder("drafts/gut", context)
    (in_file,) = check_file("drafts/gut/pipeline.yaml", context)
    assert (in_folder.file, in_file.file) == ("pipeline.yaml", "")
    assert in_folder.place == in_file.place == (2, 9)


def test_another_name_than_the_folder_is_a_warning(context: Context) -> None:
    """The folder's name is expected, also where the folder is given as a dot."""
    write(context, "flut/pipeline.yaml", "name: ebbe\n" + STAGE)
    (found,) = check_folder("flut", context)
    assert (found.code, found.severity, found.place) == (
        "pipeline_name_mismatch",
        "warning",
        (1, 7),
    )
    inside = context._replace(cwd=os.path.join(context.cwd, "flut"))
    assert [each.code for each in check_folder(".", inside)] == ["pipeline_name_mismatch"]


def test_a_file_of_another_name_has_no_expected_name(context: Context) -> None:
    """A definition in any other file is not compared with its folder."""
    write(context, "flut/draft.yaml", "name: ebbe\n" + STAGE)
    assert check_file("flut/draft.yaml", context) == []


def test_a_folder_without_a_definition(context: Context) -> None:
    """The missing file is an error about the folder."""
    write(context, "drafts/lies.md", "x")
    (found,) = check_folder("drafts", context)
    folder = os.path.join(context.cwd, "drafts")
    assert (found.code, found.file, found.source_path) == (
        "pipeline_manifest_missing",
        "pipeline.yaml",
        folder,
    )


def test_bytes_that_are_not_utf_8(context: Context) -> None:
    """The first byte that fits no character is placed by line and column."""
    write(context, "p/pipeline.yaml", b"\xef\xbb\xbfname: p\r\n# \xe6\xbd\xae \xff\r\n")
    (found,) = check_folder("p", context)
    assert (found.code, found.place, reasons([found])) == ("pipeline_invalid", (2, 5), ["utf8"])


def test_what_is_no_regular_file(context: Context) -> None:
    """A pipe, a folder and a link to nothing are refused without waiting."""
    for name in ("pipe", "folder", "link"):
        os.mkdir(os.path.join(context.cwd, name))
    os.mkfifo(os.path.join(context.cwd, "pipe", "pipeline.yaml"))
    os.mkdir(os.path.join(context.cwd, "folder", "pipeline.yaml"))
    os.symlink("nowhere", os.path.join(context.cwd, "link", "pipeline.yaml"))
    found = [check_folder(name, context)[0] for name in ("pipe", "folder", "link")]
    assert [each.code for each in found] == [
        "pipeline_invalid",
        "pipeline_invalid",
        "pipeline_manifest_missing",
    ]
    assert reasons(found[:2]) == ["not_regular", "not_regular"]


def test_a_file_beyond_the_limit(context: Context) -> None:
    """A file of more than 16 MiB is refused by its size."""
    write(context, "p/pipeline.yaml", "")
    os.truncate(os.path.join(context.cwd, "p", "pipeline.yaml"), 16 * 1024 * 1024 + 1)
    found = check_folder("p", context)
    assert reasons(found) == ["too_large"]


def test_children_are_siblings_or_built_in(context: Context) -> None:
    """A child beside the folder counts, and so do the built-in pipelines."""
    write(context, "drafts/a/pipeline.yaml", decompose("a", "b"))
    assert reasons(check_folder("drafts/a", context)) == ["child_missing"]
    write(context, "drafts/b/pipeline.yaml", "name: b\n" + STAGE)
    assert check_folder("drafts/a", context) == []
    write(context, "drafts/a/pipeline.yaml", "name: a\nstages:\n  - {id: t, kind: decompose}\n")
    assert check_folder("drafts/a", context) == []


def test_children_of_the_project_and_the_user_count(context: Context) -> None:
    """A child below the project's or the user's pipelines is found, the project's first."""
    write(context, "drafts/a/pipeline.yaml", decompose("a", "b"))
    write(context, "../home/pipelines/b/pipeline.yaml", "name: b\n" + STAGE)
    assert check_folder("drafts/a", context) == []
    write(context, "rasen/pipelines/b/pipeline.yaml", "name: b\n")
    assert reasons(check_folder("drafts/a", context)) == ["child_invalid"]
    below = context._replace(cwd=os.path.join(context.cwd, "drafts"))
    assert reasons(check_folder("a", below)) == ["child_invalid"]


@pytest.mark.parametrize(
    ("child", "reason"),
    [
        ("auto-decompose", "child_decomposes"),
        ("split", "child_decomposes"),
        ("broken", "child_invalid"),
        ("empty", "child_missing"),
        ("a", "child_itself"),
        ("../a", "child_missing"),
        ("No-Such", "child_missing"),
    ],
)
def test_a_child_that_cannot_be_used(context: Context, child: str, reason: str) -> None:
    """A child has to exist, be valid, not decompose and be another pipeline."""
    write(context, "drafts/a/pipeline.yaml", decompose("a", child))
    write(context, "drafts/split/pipeline.yaml", decompose("split", "small-feature"))
    write(context, "drafts/broken/pipeline.yaml", "name: broken\n")
    write(context, "drafts/empty/readme.md", "")
    found = check_folder("drafts/a", context)
    assert reasons(found) == [reason]
    assert (found[0].path, found[0].place, found[0].pointer) == (
        "/stages",
        (3, 45),
        ("stages", 0, "childPipeline"),
    )


def test_an_invalid_sibling_shadows_a_built_in(context: Context) -> None:
    """Existence decides, not validity."""
    write(context, "drafts/a/pipeline.yaml", decompose("a", "bug-fix"))
    write(context, "drafts/bug-fix/pipeline.yaml", "")
    assert reasons(check_folder("drafts/a", context)) == ["child_invalid"]


def test_rule_7_waits_for_a_sound_order(context: Context) -> None:
    """Where a requirement is unknown, the child is not asked for."""
    text = "name: a\nstages:\n  - {id: t, kind: decompose, childPipeline: no, requires: [ghost]}\n"
    write(context, "drafts/a/pipeline.yaml", text)
    assert reasons(check_folder("drafts/a", context)) == ["requirement"]


def test_a_text_alone_has_no_siblings() -> None:
    """Without a place on disk a child is taken on trust, the pipeline itself excepted."""
    assert check_text(decompose("a", "no-such")) == []
    assert reasons(check_text(decompose("a", "a"))) == ["child_itself"]


def test_remarks_are_told_last() -> None:
    """The retired gate word is an info finding behind the others."""
    text = "name: a\nstages:\n  - {id: a, skill: s, gate: vet, since: 1}\n"
    assert [(each.code, each.severity) for each in check_text(text, name="b")] == [
        ("pipeline_field_unknown", "warning"),
        ("pipeline_name_mismatch", "warning"),
        ("pipeline_gate_retired", "info"),
    ]
