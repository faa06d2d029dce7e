"""What stands against installing workflows, and what packaged files are as a folder."""

from __future__ import annotations

import pytest

from rasen.workflows.builtin import builtins
from rasen.workflows.dependencies import Dependencies
from rasen.workflows.install_checks import Candidate, Library, check_install, find_reused, stage
from rasen.workflows.package import Packaged

EMPTY = Library(builtins())
NOWHERE = Dependencies(None, "")
SKILL = "---\nname: rasen-{id}\ndescription: Run it.\n---\n\nDo it.\n"


def candidate(identifier, *, digest="d1", skill=None, requires=(), skills=()):
    return Candidate(identifier, digest, skill or f"rasen-{identifier}", requires, skills)


def found(*incoming, library=EMPTY, roots=None):
    """Give code, workflow and file of everything that stands against the installation."""
    roots = [item.id for item in incoming] if roots is None else roots
    checks = check_install(incoming, library, roots=roots)
    return [(item.code, item.target, item.file) for item in checks]


def packaged(identifier="docs", manifest="", skill=SKILL, **files):
    manifest = f"version: 1\nid: {identifier}\n" + manifest
    texts = {"workflow.yaml": manifest, "SKILL.md": skill.format(id=identifier), **files}
    return Packaged(identifier, "sha256:" + "0" * 64, texts)


def test_a_new_workflow_has_nothing_against_it():
    """Built-in workflows and experts may be required, experts also by a retired name."""
    item = candidate("docs", requires=["apply"], skills=["rasen-review", "rasen:qa"])
    assert found(item) == []


@pytest.mark.parametrize(
    ("item", "code", "file"),
    [
        (candidate("archive"), "builtin_collision", ""),
        (candidate("review", skill="mine"), "builtin_collision", ""),
        (candidate("docs", skill="rasen-review"), "expert_skill_collision", "SKILL.md"),
        (candidate("docs", skill="rasen-apply-change"), "skill_name_collision", "SKILL.md"),
        (candidate("docs", skills=["rasen-ghost"]), "skill_dependency_missing", "workflow.yaml"),
        (candidate("docs", requires=["ghost"]), "workflow_dependency_missing", "workflow.yaml"),
        (candidate("docs", requires=["review"]), "workflow_dependency_missing", "workflow.yaml"),
        (candidate("docs", requires=["docs"]), "dependency_cycle", "workflow.yaml"),
    ],
)
def test_each_check_has_its_code(item, code, file):
    """One workflow that breaks one rule is reported for it, with the file that says so."""
    assert found(item) == [(code, item.id, file)]


def test_a_missing_dependency_is_in_the_details():
    """Machines read what is missing from details."""
    (missing,) = check_install([candidate("a", requires=["b"])], EMPTY, roots=["a"])
    assert missing.details == {"dependency": "b"}


def test_incoming_workflows_count_among_each_other():
    """Incoming workflows satisfy requirements, take skill names and close circles."""
    pair = candidate("a", requires=["b"]), candidate("b", requires=["a"])
    assert found(*pair) == [("dependency_cycle", "a", "workflow.yaml")]
    twins = candidate("a", skill="one"), candidate("b", skill="one")
    assert found(*twins) == [("skill_name_collision", "b", "SKILL.md")]
    assert found(candidate("a"), candidate("a")) == [("workflow_id_duplicate", "a", "")]


def test_skill_names_are_compared_by_their_collision_key():
    """A name that some file system takes for an installed one is taken."""
    library = Library(builtins(), [candidate("b", skill="mine")])
    assert found(candidate("a", skill="MINE"), library=library) == [
        ("skill_name_collision", "a", "SKILL.md")
    ]


def test_equal_content_is_reused_and_other_content_refused():
    """The same ID is fine with the same digest, also of a folder that is invalid as it lies."""
    library = Library(builtins(), [candidate("docs")], {"broken": "d1"})
    same = candidate("docs"), candidate("broken", requires=["docs"])
    assert found(*same, library=library) == []
    assert find_reused(same, library) == {"docs", "broken"}
    for identifier in ("docs", "broken"):
        other = candidate(identifier, digest="d2")
        assert found(other, library=library) == [("workflow_digest_conflict", identifier, "")]


def test_installed_workflows_satisfy_requirements():
    """What is installed and valid may be required, what is installed and broken may not."""
    library = Library(builtins(), [candidate("docs")], {"broken": "d1"})
    assert found(candidate("a", requires=["docs"]), library=library) == []
    assert found(candidate("a", requires=["broken"]), library=library) == [
        ("workflow_dependency_missing", "a", "workflow.yaml")
    ]


def test_a_valid_workflow_is_staged_as_a_candidate():
    """Staging gives what the checks need to know, taken from the texts."""
    item = packaged(manifest="requires: {workflows: [apply], skills: [rasen-review]}\n")
    staged = stage(item, dependencies=NOWHERE)
    assert staged.problem is None
    assert staged.candidate == candidate(
        "docs", digest=item.digest, requires=("apply",), skills=("rasen-review",)
    )


def test_an_invalid_workflow_is_refused_with_its_first_error():
    """Any error of the full rules makes the packaged workflow invalid."""
    staged = stage(packaged(skill="no frontmatter"), dependencies=NOWHERE)
    assert staged.candidate is None
    assert staged.problem.code == "packaged_workflow_invalid"
    assert staged.problem.params["problem"].key == "messages.skill_frontmatter_missing"


def test_a_byte_order_mark_in_a_packaged_file_is_refused_as_on_disk():
    """What would be refused for its bytes in a folder is refused in a package."""
    staged = stage(packaged(skill="\ufeff" + SKILL), dependencies=NOWHERE)
    codes = [item.code for item in staged.validation.diagnostics]
    assert codes == ["utf8_bom_forbidden"]


def test_skipped_names_vanish_in_staging():
    """A file that is never content changes the digest, or is missing where it is declared."""
    hidden = stage(packaged(**{".env": "x"}), dependencies=NOWHERE)
    assert hidden.problem.code == "staged_digest_mismatch"
    manifest = "files: {sidecars: [references/Thumbs.db]}\n"
    item = packaged(manifest=manifest, **{"references/Thumbs.db": "x"})
    declared = stage(item, dependencies=NOWHERE)
    assert declared.problem.code == "packaged_workflow_invalid"
    assert [found.code for found in declared.validation.diagnostics] == ["declared_file_missing"]
