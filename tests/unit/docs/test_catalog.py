"""The catalog of bundled schemas."""

from __future__ import annotations

from rasen import schemas
from rasen.docs.bundle import bundle_files
from rasen.docs.catalog import catalog


def test_catalog_has_the_shape_that_editors_read():
    """An entry has a name, a description, the globs of its files and a URL, in this order."""
    schema = schemas.load("files:package")
    assert catalog(["files:package"]) == {
        "version": 1,
        "schemas": [
            {
                "name": "rasen: Package",
                "description": schema["description"],
                "fileMatch": ["*.rasenpkg"],
                "url": "files/package.schema.json",
            }
        ],
    }


def test_schema_without_file_names_has_no_file_match():
    """Only schemas that are recognised by a name claim files."""
    (entry,) = catalog(["common:severity"])["schemas"]
    assert "fileMatch" not in entry


def test_urls_lead_to_the_files_of_the_bundle():
    """Each URL, taken from the catalog's own place, is a file of the bundle."""
    files = bundle_files(schemas.names())
    urls = [entry["url"] for entry in catalog(schemas.names())["schemas"]]
    assert sorted([*urls, "catalog.json"]) == list(files)
    moved = [entry["url"] for entry in catalog(schemas.names(), folder="bundle")["schemas"]]
    assert moved == [f"bundle/{url}" for url in urls]


def test_names_in_the_catalog_are_unique():
    """Editors list schemas by name, so no two share one."""
    names = [entry["name"] for entry in catalog(schemas.names())["schemas"]]
    assert len(set(names)) == len(names)
