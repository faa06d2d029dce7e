"""Workflow packages: the eight rules of the format, each fault at its place and in its order."""

from __future__ import annotations

import json

import pytest

from rasen.azp.verification import verify
from tests.unit.azp.archives import ABSENT, ID, File, archive, manifest, package
from tests.unit.azp.findings import codes, found, pointers

PAYLOAD = {"main.json": b"{}", "b.json": b"[]", "c.yaml": b"a: 1\n"}
MAIN = {"id": "main", "path": "main.json"}


def told(payload=PAYLOAD, **block):
    """Give (code, pointer) for a package with these members in its workflow block."""
    full = {"format": "desk@1", "definitions": [MAIN], **block}
    full = {key: value for key, value in full.items() if value is not ABSENT}
    return pointers(package(manifest(payload=payload, workflow=full), payload))


def at(code, *pointer):
    return f"azp_{code}", "/workflow/" + "/".join(map(str, pointer))


# Rules 1 and 2


@pytest.mark.parametrize("block", [ABSENT, None, [], "x", 7])
def test_block_is_an_object(block):
    """Where it is none, what stands beside it is looked at all the same."""
    data = package(manifest(payload=PAYLOAD, workflow=block, entry=1), PAYLOAD)
    assert found(data) == [
        ("azp_block_missing", "manifest.json", {"pointer": "/workflow", "block": "workflow"}),
        ("azp_field_forbidden", "manifest.json", {"pointer": "/entry", "field": "entry"}),
    ]


SURFACE = ("entry", "runtime", "capabilities", "assets", "contributes")
BLOCKS = ("app", "mcp", "pack", "skill", "script", "composable")


@pytest.mark.parametrize("value", [None, False, "", 0, [], {}, "x", True])
def test_execution_surface_and_other_blocks(value):
    """Each key is forbidden whatever its value, fields before blocks, in the spec's order."""
    members = dict.fromkeys(reversed((*SURFACE, *BLOCKS)), value)
    data = package(manifest(payload=PAYLOAD, workflow=7, **members), PAYLOAD)
    assert pointers(data) == [
        ("azp_block_missing", "/workflow"),
        *(("azp_field_forbidden", f"/{field}") for field in SURFACE),
        *(("azp_block_forbidden", f"/{block}") for block in BLOCKS),
    ]


@pytest.mark.parametrize("value", [None, {}, {"format": ""}])
def test_blocks_of_later_kinds_are_ignored(value):
    """With a warning: the format does not know them yet."""
    data = package(manifest(payload={"main.json": b"{}"}, role=value, llm=value))
    assert [(code, details["block"]) for code, _, details in found(data)] == [
        ("azp_block_ignored", "role"),
        ("azp_block_ignored", "llm"),
    ]
    assert verify(data).ok


# Rule 3


@pytest.mark.parametrize("value", [ABSENT, None, "", " ", "\ufeff", 1, []])
def test_format_is_a_text(value):
    """Any text is a format."""
    assert told(format=value) == [at("workflow_format_invalid", "format")]
    assert told(format=" any thing ") == []


def test_one_definition_at_least():
    """The other lists may be empty or absent."""
    assert told(definitions=ABSENT) == [at("list_missing", "definitions")]
    assert told(definitions=[]) == [at("list_missing", "definitions")]
    empty = {name: [] for name in ALL_LISTS if name != "definitions"}
    assert told(**empty) == []


# Rule 4

LISTS = ("definitions", "fragments", "agents", "screens")
ALL_LISTS = ("definitions", "fragments", "agents", "dependencies", "hostPermissions", "screens")


@pytest.mark.parametrize("name", ALL_LISTS)
@pytest.mark.parametrize("value", [None, {}, "x", 7, False])
def test_lists_are_arrays(name, value):
    """Also null is none."""
    assert told(**{name: value}) == [at("list_invalid", name)]


@pytest.mark.parametrize("name", [name for name in ALL_LISTS if name != "hostPermissions"])
@pytest.mark.parametrize("value", [None, "x", 7, []])
def test_items_are_objects(name, value):
    """What is none is told at its place, and the others are looked at."""
    good = {"id": "a.b"} if name == "dependencies" else MAIN
    bad = {"id": 7} if name == "dependencies" else {"id": 7, "path": "main.json"}
    assert told(**{name: [good, value, bad]}) == [
        at("item_invalid", name, 1),
        at("item_id_invalid", name, 2, "id"),
    ]


GOOD_IDS = ["a", "first-responder", "A.b_c", "役割", "e\u0301", "a" * 240, "ü" * 120, "..a"]
BAD_IDS = [ABSENT, None, 7, "", " ", "a b", "a\tb", "a/b", "a\\b", "a\x7f"]
BAD_IDS += [".", "..", "a.", "con", "LPT1.x", "com¹", "a:b", "a*", "a\u3000b"]
BAD_IDS += ["a\ufeff", "a" * 241, "ü" * 121]


@pytest.mark.parametrize("name", LISTS)
@pytest.mark.parametrize("identifier", GOOD_IDS)
def test_item_id(name, identifier):
    """Safe as the name of a folder; 240 bytes of UTF-8 are allowed."""
    assert told(**{name: [{"id": identifier, "path": "main.json"}]}) == []


@pytest.mark.parametrize("name", LISTS)
@pytest.mark.parametrize("identifier", BAD_IDS)
def test_item_id_that_is_none(name, identifier):
    """White space, separators, control characters, devices, dots at the end, or too long."""
    item = (
        {"path": "main.json"} if identifier is ABSENT else {"id": identifier, "path": "main.json"}
    )
    assert told(**{name: [item]}) == [at("item_id_invalid", name, 0, "id")]


def test_ids_are_unique_in_their_list():
    """Exactly: another case is another ID, and another list is another matter."""
    items = [MAIN, {**MAIN, "id": "Main"}, MAIN, {**MAIN, "id": 7}, {**MAIN, "id": 7}]
    assert told(fragments=items, agents=[MAIN]) == [
        at("item_id_duplicate", "fragments", 2, "id"),
        at("item_id_invalid", "fragments", 3, "id"),
        at("item_id_invalid", "fragments", 4, "id"),
    ]
    data = package(
        manifest(payload=PAYLOAD, workflow={"format": "x", "definitions": [MAIN] * 2}), PAYLOAD
    )
    assert found(data)[0][2] == {"pointer": "/workflow/definitions/1/id", "id": "main"}


@pytest.mark.parametrize("name", LISTS)
@pytest.mark.parametrize(
    ("path", "reason"),
    [
        (ABSENT, None),
        (None, None),
        (7, None),
        ("", "empty"),
        ("/main.json", "absolute"),
        ("../main.json", "traversal"),
        ("a\\b.json", "backslash"),
        ("a//b.json", "empty_segment"),
        ("./main.json", "traversal"),
        ("e\u0301.json", "not_nfc"),
        ("aux.json", "windows_device"),
        ("x/" + "a" * 239 + ".json", "too_long"),
    ],
)
def test_item_path_is_safe(name, path, reason):
    """One code, whatever else would follow from it."""
    item = {"id": "x"} if path is ABSENT else {"id": "x", "path": path}
    block = {"format": "desk@1", "definitions": [MAIN], name: [item]}
    ((code, entry, details),) = found(package(manifest(payload=PAYLOAD, workflow=block), PAYLOAD))
    assert (code, entry) == ("azp_item_path_unsafe", "manifest.json")
    expected = {"pointer": f"/workflow/{name}/0/path"}
    assert details == ({**expected, "reason": reason} if reason else expected)


@pytest.mark.parametrize(
    "path", ["gone.json", "manifest.json", "Main.json", "docs", "signature.json"]
)
def test_item_path_is_a_key_of_files(path):
    """A folder, another case, and the manifest itself are none."""
    payload = {**PAYLOAD, "docs/a.json": b"{}"}
    assert told(payload, agents=[{"id": "a", "path": path}]) == [
        at("item_path_unlisted", "agents", 0, "path")
    ]


@pytest.mark.parametrize("name", LISTS)
@pytest.mark.parametrize("value", [None, "", " \n", 7, []])
def test_optional_texts(name, value):
    """Where they are there they are texts; screens have no description."""
    item = {**MAIN, "name": value, "description": value}
    expected = [at("item_field_invalid", name, 0, "name")]
    if name != "screens":
        expected.append(at("item_field_invalid", name, 0, "description"))
    assert told(**{name: [item]}) == expected


def test_order_within_items_and_lists():
    """Lists in their order, items in theirs, and in an item ID, path, name, description."""
    bad = {"description": 1, "name": 2, "path": "gone", "id": ".."}
    assert told(agents=[bad], fragments=[MAIN, bad], format="") == [
        at("workflow_format_invalid", "format"),
        *(
            at(code, "fragments", 1, field)
            for code, field in (
                ("item_id_invalid", "id"),
                ("item_path_unlisted", "path"),
                ("item_field_invalid", "name"),
                ("item_field_invalid", "description"),
            )
        ),
        *(
            at(code, "agents", 0, field)
            for code, field in (
                ("item_id_invalid", "id"),
                ("item_path_unlisted", "path"),
                ("item_field_invalid", "name"),
                ("item_field_invalid", "description"),
            )
        ),
    ]


# Rule 5


@pytest.mark.parametrize("identifier", [ABSENT, None, "", " ", 7])
def test_dependency_without_a_usable_id(identifier):
    """Nothing else of it is looked at."""
    rest = {"version": 7, "required": "yes", "purpose": "", "note": None}
    item = rest if identifier is ABSENT else {"id": identifier, **rest}
    assert told(dependencies=[item]) == [at("item_id_invalid", "dependencies", 0, "id")]


def test_dependency_fields():
    """Texts are texts, and the flag is a boolean; an ID is any text."""
    bad = {"id": "any thing", "note": " ", "purpose": 1, "required": 0, "version": ""}
    fields = ("version", "required", "purpose", "note")
    assert told(dependencies=[bad]) == [
        at("item_field_invalid", "dependencies", 0, field) for field in fields
    ]
    good = {"id": "..", "version": ">=1", "required": True, "purpose": "own", "note": "n"}
    assert told(dependencies=[good, {"id": "a.b", "unknown": []}]) == []


def test_dependency_on_itself():
    """Whatever the version."""
    items = [{"id": "a.b"}, {"id": ID, "version": "9"}]
    assert told(dependencies=items) == [at("reference_self", "dependencies", 1)]


def test_repeated_dependency():
    """The pair of ID and version counts; an absent version is one, and is no other."""
    a, b = {"id": "a.b"}, {"id": "a.b", "version": "*"}
    assert told(dependencies=[a, b, {"id": "A.b"}, {"id": "a.b", "version": "1"}]) == []
    assert told(dependencies=[a, b, {**a, "purpose": "mcp"}, b]) == [
        at("reference_duplicate", "dependencies", 2),
        at("reference_duplicate", "dependencies", 3),
    ]
    own = {"id": ID}
    assert told(dependencies=[own, own]) == [
        at("reference_self", "dependencies", 0),
        at("reference_self", "dependencies", 1),
        at("reference_duplicate", "dependencies", 1),
    ]


# Rule 6


def test_host_permissions_are_opaque_texts():
    """No name is known, unknown or mapped; only blank and repeated ones are wrong."""
    assert told(hostPermissions=["WorkflowLaunch", "workflowlaunch", "rm -rf /", "許可"]) == []
    items = ["a", "", 7, None, "a", " ", "a"]
    assert told(hostPermissions=items) == [
        *(at("workflow_permission_invalid", "hostPermissions", index) for index in (1, 2, 3)),
        at("workflow_permission_duplicate", "hostPermissions", 4),
        at("workflow_permission_invalid", "hostPermissions", 5),
        at("workflow_permission_duplicate", "hostPermissions", 6),
    ]


# Rule 7


def screens(*items, payload=PAYLOAD):
    """Give (code, path, details) for a package with these screens."""
    block = {"format": "desk@1", "definitions": [MAIN], "screens": list(items)}
    return found(package(manifest(payload=payload, workflow=block), payload))


def test_placements():
    """Distinct texts, in a list."""
    screen = {"id": "s", "path": "b.json"}
    assert screens({**screen, "placements": ["a", "A", "b"]}, {**screen, "id": "t"}) == []
    assert told(screens=[{**screen, "placements": "a"}]) == [
        at("list_invalid", "screens", 0, "placements")
    ]
    assert told(screens=[{**screen, "placements": ["a", "", "a", 7]}]) == [
        at("workflow_placement_invalid", "screens", 0, "placements", 1),
        at("workflow_placement_duplicate", "screens", 0, "placements", 2),
        at("workflow_placement_invalid", "screens", 0, "placements", 3),
    ]


@pytest.mark.parametrize("path", ["a.JSON", "b.Yaml", "c.yMl"])
def test_suffix_of_a_screen_in_any_case(path):
    """The three suffixes count in any case."""
    payload = {**PAYLOAD, path: b"{}"}
    assert screens({"id": "s", "path": path}, payload=payload) == []


@pytest.mark.parametrize("path", ["a.html", "a", "a.json5", "json", "a.json/x", "a.yaml.txt"])
def test_screen_of_another_suffix(path):
    """The path is the screen's, and the bytes are not looked at."""
    payload = {**PAYLOAD, path: b"{}"}
    assert screens({"id": "s", "path": path}, payload=payload) == [
        ("azp_workflow_screen_not_declarative", path, {"reason": "suffix"})
    ]


def test_screen_of_other_content():
    """What its suffix promises is what its bytes have to be."""
    payload = {**PAYLOAD, "s.json": b"<html></html>", "t.yml": b"- !js x\n"}
    items = [{"id": "s", "path": "s.json"}, {"id": "t", "path": "t.yml"}]
    code, details = "azp_workflow_screen_not_declarative", {"reason": "content"}
    assert screens(*items, payload=payload) == [(code, "s.json", details), (code, "t.yml", details)]


def test_screen_whose_bytes_are_not_at_hand():
    """A missing or excluded payload has no content to judge; its suffix still counts."""
    assert [code for code, _, _ in screens({"id": "s", "path": "gone.html"})] == [
        "azp_item_path_unlisted",
        "azp_workflow_screen_not_declarative",
    ]
    payload = {**PAYLOAD, "s.json": b"<html>"}
    block = {"format": "desk@1", "definitions": [MAIN], "screens": [{"id": "s", "path": "s.json"}]}
    document = manifest(payload=payload, workflow=block)
    data = package(document, PAYLOAD, File("s.json", b"<html>", 12))
    assert codes(data) == ["azp_zip_method_unsupported"]


# Rule 8


def test_programs_are_told_last_and_once_each():
    """Listed paths in the manifest's order, then other entries; the license too."""
    payload = {**PAYLOAD, "z.sh": b"#!/bin/sh\n", "a.json": b"\x7fELF"}
    document = manifest(payload={**payload, "gone.py": b""}, entry=1)
    license_file = File("LICENSE", b"#! /bin/sh")
    files = [File("manifest.json", json.dumps(document).encode()), license_file]
    files += [File(path, data) for path, data in payload.items()]
    data = archive([*files, File("extra", b"MZ"), File("extra.js")])
    programs = [each for each in found(data) if each[0] == "azp_payload_executable"]
    assert programs == [
        ("azp_payload_executable", "LICENSE", {"reason": "shebang"}),
        ("azp_payload_executable", "z.sh", {"reason": "suffix"}),
        ("azp_payload_executable", "a.json", {"reason": "elf"}),
        ("azp_payload_executable", "gone.py", {"reason": "suffix"}),
        ("azp_payload_executable", "extra.js", {"reason": "suffix"}),
    ]
    assert found(data)[-5:] == programs


def test_unsafe_keys_are_no_programs():
    """They take no further part."""
    document = manifest(payload=PAYLOAD)
    document["files"]["../run.sh"] = "x"
    assert codes(package(document, PAYLOAD)) == ["azp_path_unsafe"]


def test_script_as_a_screen_gives_both_codes():
    """It is neither declarative nor allowed at all."""
    payload = {**PAYLOAD, "s.js": b"x"}
    assert [code for code, _, _ in screens({"id": "s", "path": "s.js"}, payload=payload)] == [
        "azp_workflow_screen_not_declarative",
        "azp_payload_executable",
    ]


# Summary


def test_summary_lists_everything_in_the_manifests_order():
    """Defaults are filled in; nothing is translated or granted."""
    block = {
        "format": "desk@1",
        "definitions": [MAIN, {"id": "b", "path": "b.json"}],
        "agents": [{"id": "z", "path": "b.json"}, {"id": "a", "path": "b.json"}],
        "dependencies": [
            {"id": "x.y"},
            {"id": "v.w", "version": "1", "required": True, "purpose": "mcp"},
        ],
        "hostPermissions": ["B", "A"],
        "screens": [
            {"id": "s", "path": "c.yaml", "placements": ["run"]},
            {"id": "t", "path": "b.json"},
        ],
    }
    data = package(manifest(payload=PAYLOAD, workflow=block, targetApps=["a.b"]), PAYLOAD)
    assert verify(data).summary == {
        "format": "desk@1",
        "definitions": ["main", "b"],
        "fragments": [],
        "agents": ["z", "a"],
        "dependencies": [
            {"id": "x.y", "version": None, "required": False, "purpose": None},
            {"id": "v.w", "version": "1", "required": True, "purpose": "mcp"},
        ],
        "hostPermissions": ["B", "A"],
        "screens": [{"id": "s", "placements": ["run"]}, {"id": "t", "placements": []}],
        "targetApps": ["a.b"],
    }


def test_summary_is_for_ok_workflows():
    """Another kind and a package with an error have none."""
    assert verify(package(entry=1)).summary is None
    assert verify(package(manifest("llm", llm={}), {})).summary is None
    assert verify(package(manifest("llm", llm={}), {})).ok
