"""Task progress of changes, whatever their schemas."""

from __future__ import annotations

import pytest

from rasen.context import Context
from rasen.locale import Translator
from rasen.planning.progress import Progress, ProgressReader
from rasen.stores.roots import select_root

TEAM = """\
name: team
version: 1
artifacts:
  - {id: plan, generates: plan.md, description: d, template: t}
  - {id: work, generates: "**/work.md", description: d, template: t}
apply: {requires: [plan], tracks: "**/work.md"}
"""


@pytest.fixture
def root(tmp_path):
    """Give a function that writes files of a root, and one that tells the progress of a change."""
    (tmp_path / "rasen" / "changes").mkdir(parents=True)

    class Root:
        said: list = []  # noqa: RUF012

        def write(self, path, text):
            target = tmp_path / "rasen" / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, "utf-8")

        def progress(self, change="c"):
            context = Context(str(tmp_path), {}, Translator("en"), tell=self.said.append)
            reader = ProgressReader(context, select_root(context, None))
            return reader.of(str(tmp_path / "rasen" / "changes" / change))

    return Root()


def test_tasks_of_the_built_in_schema_are_in_tasks_md(root):
    """Every marker of a list counts."""
    root.write("changes/c/tasks.md", "- [x] a\n1. [ ] b\n  * [~] c\n")
    assert root.progress() == Progress(3, 1)


def test_the_files_of_the_tracked_artifact_count(root):
    """All of them, and `tasks.md` no longer."""
    root.write("schemas/team/schema.yaml", TEAM)
    root.write("changes/c/.openspec.yaml", "schema: team\n")
    root.write("changes/c/tasks.md", "- [x] not here\n")
    assert root.progress() == Progress(1, 1)
    root.write("changes/c/a/work.md", "- [ ] a\n")
    root.write("changes/c/b/work.md", "- [x] b\n- [ ] c\n")
    assert root.progress() == Progress(3, 1)


def test_the_schema_of_the_config_counts_where_the_change_has_none(root):
    """As for every other command."""
    root.write("schemas/team/schema.yaml", TEAM)
    root.write("config.yaml", "schema: team\n")
    root.write("changes/c/work.md", "- [ ] a\n")
    assert root.progress() == Progress(1, 0)


@pytest.mark.parametrize(
    "metadata", ["schema: ghost\n", "schema: [\n", "created: x\n", "schema: ..\n"]
)
def test_without_a_usable_schema_tasks_md_counts(root, metadata):
    """A listing never fails for one change."""
    root.write("changes/c/.openspec.yaml", metadata)
    root.write("changes/c/tasks.md", "- [x] a\n")
    assert root.progress() == Progress(1, 1)


def test_a_broken_schema_is_none(root):
    """Its artifacts are not looked at."""
    root.write("schemas/team/schema.yaml", TEAM + "version: 2\n")
    root.write("changes/c/.openspec.yaml", "schema: team\n")
    root.write("changes/c/work.md", "- [x] a\n")
    assert root.progress() == Progress(0, 0)


def test_what_cannot_be_used_of_the_config_is_told(root):
    """And the listing goes on."""
    root.write("config.yaml", "schema: ''\n")
    root.write("changes/c/tasks.md", "- [x] a\n")
    assert root.progress() == Progress(1, 1)
    assert [text.key for text in root.said] == ["notes.configIgnored"]
