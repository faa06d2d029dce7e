"""`rasen contract`, as it is called."""

from __future__ import annotations

import json

from rasen import schemas


def test_list_is_a_table_for_people(rasen):
    """A line for each schema, names in one column, folders apart."""
    done = rasen("contract", "list")
    lines = done.stdout.decode().splitlines()
    assert done.returncode == 0
    assert [line.split()[0] for line in lines if line] == list(schemas.names())
    assert lines.count("") == len({name.split(":")[0] for name in schemas.names()}) - 1
    assert any(line.endswith("  Workflow manifest") for line in lines)


def test_list_as_json_conforms(rasen):
    """The document is that of the schema."""
    document = json.loads(rasen("contract", "list", "--json").stdout)
    assert schemas.verdict("output:contract-list")(document)


def test_show_prints_a_schema_that_can_be_used(rasen):
    """Standard output is the schema itself."""
    done = rasen("contract", "show", "files:workflow")
    assert json.loads(done.stdout) == schemas.load("files:workflow")


def test_show_of_an_unknown_schema_is_misuse(rasen):
    """Status 2 in both modes; under --json the null shape with its code."""
    done = rasen("contract", "show", "no-such")
    assert (done.returncode, done.stdout) == (2, b"")
    assert b'"no-such"' in done.stderr
    done = rasen("contract", "show", "no-such", "--json")
    document = json.loads(done.stdout)
    assert done.returncode == 2
    assert (document["schema"], document["status"][0]["code"]) == (None, "schema_not_found")
    assert schemas.verdict("output:contract-show")(document)


def test_bundle_is_written_and_then_up_to_date(rasen, tmp_path):
    """--check accepts what the same call without it wrote, and refuses a changed file."""
    done = rasen("contract", "bundle", "workflow", "--output", "out")
    assert done.stdout.decode().splitlines() == [
        "Written to out:",
        "  catalog.json",
        "  files/workflow.schema.json",
    ]
    done = rasen("contract", "bundle", "workflow", "--output", "out", "--check")
    assert (done.returncode, done.stdout.decode().splitlines()[0]) == (0, "Up to date in out:")
    (tmp_path / "out" / "catalog.json").write_text("{}")
    done = rasen("contract", "bundle", "workflow", "--output", "out", "--check", "--json")
    document = json.loads(done.stdout)
    assert (done.returncode, document["status"][0]["code"]) == (1, "bundle_stale")
    assert schemas.verdict("output:contract-bundle")(document)


def test_folder_name_cannot_steer_the_terminal(rasen, tmp_path):
    """Control characters of the folder's name are shown as escapes, and kept in the JSON."""
    done = rasen("contract", "bundle", "profile", "--output", "a\x1b[31mb")
    assert done.stdout.decode().splitlines()[0] == "Written to a\\x1b[31mb:"
    done = rasen("contract", "bundle", "profile", "--output", "a\x1b[31mb", "--json")
    assert json.loads(done.stdout)["bundle"]["path"] == str(tmp_path / "a\x1b[31mb")
