"""The most bytes that each kind may have: a file of just so many is read, one more is not."""

from __future__ import annotations

import pytest

from rasen import schemas
from tests.limits.measuring import MIB, measured

LIMITS = [
    ("data.json", "common:document", ("--schema", "files:workflow")),
    ("data.yaml", "common:yaml-document", ("--schema", "files:workflow")),
    ("named.yaml", "common:yaml-document", ("--kind", "schema")),
    ("workflow.yaml", "files:workflow", ()),
    ("SKILL.md", "files:skill-frontmatter", ()),
    ("pipeline.yaml", "files:pipeline", ()),
    ("a.rasenpkg", "files:package", ()),
    ("profile.yaml", "files:profile", ("--kind", "profile")),
    ("profile.json", "files:profile", ("--kind", "profile")),
]
REFUSALS = {"target_too_large", "package_too_large", "pipeline_invalid"}


@pytest.mark.parametrize(("name", "limit", "argv"), LIMITS, ids=[entry[0] for entry in LIMITS])
def test_one_byte_more_than_its_kind_may_have_is_too_much(tmp_path, name, limit, argv):
    """A file and standard input of the largest size are read; one byte more is named as too much.

    What is read is white space here: neither answer takes a second, and both little memory.
    """
    most = schemas.limits(limit)["x-max-bytes"]
    path = tmp_path / name
    for size in (most, most + 1):
        path.write_bytes(b" " * size)
        of_file = measured(*argv, path, cwd=tmp_path, cpu=5)
        of_input = measured(*argv, "--stdin-filename", name, "-", stdin=path, cwd=tmp_path, cpu=5)
        for done in (of_file, of_input):
            assert done.status == 1
            messages = [found["message"] for found in done.document["findings"]]
            refused = done.codes <= REFUSALS and f"{most}" in messages[0].replace(",", "")
            assert refused is (size > most), messages
            assert done.multiple(size) < 12


def test_a_file_without_end_is_left_after_the_limit(tmp_path):
    """Standard input that never ends is read up to the limit of 16 MiB and no further."""
    done = measured("--kind", "package", "-", stdin="/dev/zero", cwd=tmp_path, cpu=5)
    assert done.codes == {"target_too_large"}
    assert done.peak < 60 * MIB


def test_a_sparse_file_of_a_terabyte_is_not_read(tmp_path):
    """The size that a file states is enough to refuse it."""
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    done = measured("--schema", "files:workflow", path, cwd=tmp_path, cpu=5)
    assert done.codes == {"target_too_large"}
    assert done.document["findings"][0]["details"]["actual"] == 1 << 40


def test_a_file_that_names_a_kind_is_held_to_the_size_of_that_kind(tmp_path):
    """A modeline does not lift the limit of the kind that it names."""
    path = tmp_path / "notes.json"
    path.write_bytes(b'{"$schema":"urn:rasen:schema:v1:files:workflow","a":"%b"}' % (b"a" * MIB))
    done = measured(path, cwd=tmp_path, cpu=5)
    assert done.codes == {"target_too_large"}
