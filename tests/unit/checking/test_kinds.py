"""Kinds that the end of a path tells."""

from __future__ import annotations

import pytest

from rasen.checking.kinds import kind_by_name


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/p/rasen/config.yaml", "config"),
        ("rasen/config.yml", "config"),
        ("config.yaml", None),
        ("/p/other/config.yaml", None),
        ("/p/rasen/sub/config.yaml", None),
        ("/p/rasen/changes/c/.openspec.yaml", "change-metadata"),
        (".openspec.yaml", "change-metadata"),
        ("/p/rasen/schemas/x/schema.yaml", "artifact-schema"),
        ("/home/a/.rasen/schemas/x/schema.yaml", "artifact-schema"),
        ("/p/schemas/x/schema.yaml", None),
        ("/p/rasen/schemas/schema.yaml", None),
        ("/p/rasen/schemas/x/y/schema.yaml", None),
        ("/p/x.rasenpkg", "package"),
        ("/p/workflow.yaml", "workflow"),
        ("/p/x.yaml", None),
    ],
)
def test_a_kind_is_told_by_the_end_of_the_path(path, kind):
    """The name of the file, and the folders above it as far as the schema names them."""
    assert kind_by_name(path) == kind
