"""The other kinds: what may stand beside what, and the shape rules of each."""

from __future__ import annotations

import pytest

from rasen.azp.verification import verify
from tests.unit.azp.archives import ABSENT, ID, digest, manifest, of_kind, package
from tests.unit.azp.findings import found, pointers

GOOD = {
    "asset": {},
    "code": {"entry": "code/main.js", "runtime": "js"},
    "mixed": {"entry": "code/main.js", "runtime": "wasm"},
    "app": {"app": {"platforms": {"pwa": {}}, "handoffs": [{}]}},
    "mcp": {
        "mcp": {"servers": [{"id": "a", "remote": {"type": "sse", "url": "https://a.example"}}]}
    },
    "pack": {"pack": {"entries": [{"id": "a.b"}]}},
    "skill": {"skill": {"skills": [{"id": "notes"}]}},
    "script": {"script": {"interpreter": "sh", "entry": "run.sh"}},
    "composable": {
        "composable": {
            "library": {"group": "g", "artifact": "a"},
            "elements": [
                {
                    "id": "tile",
                    **dict.fromkeys(("templateId", "hue", "surface", "scale", "act"), "x"),
                    "jobs": ["capture"],
                }
            ],
        }
    },
    "role": {"role": {"format": "role@1", "roles": [{"id": "a", "path": "a.json"}]}},
    "llm": {"llm": {}},
}
PAYLOAD = {
    "code": {"code/main.js": b"1"},
    "mixed": {"code/main.js": b"1"},
    "skill": {"skills/notes/SKILL.md": b"# Notes"},
    "script": {"run.sh": b"#!/bin/sh\n"},
    "role": {"a.json": b"{}"},
}


def of(kind, **members):
    """Give a package of a kind that is right but for some members."""
    payload = PAYLOAD.get(kind, {})
    return package(manifest(kind, payload, **{**GOOD[kind], **members}), payload)


def told(kind, **members):
    """Give (code, pointer) for such a package."""
    return pointers(of(kind, **members))


def block(kind, **members):
    """Give (code, pointer below the block) for a package with members in its block changed."""
    full = {**GOOD[kind][kind], **members}
    changed = {key: value for key, value in full.items() if value is not ABSENT}
    return [
        (code.removeprefix("azp_"), pointer.removeprefix(f"/{kind}/"))
        for code, pointer in told(kind, **{kind: changed})
    ]


@pytest.mark.parametrize("kind", GOOD)
def test_package_that_is_right(kind):
    """Each kind has one, without a warning but that it is not signed."""
    assert told(kind) == []
    assert verify(of(kind)).ok


# Presence and exclusivity

HEADERS = ("app", "mcp", "pack", "skill", "script", "composable")
FIELDS = ("entry", "runtime", "capabilities", "assets")
FORBIDDEN = {
    "app": ("mcp", "pack"),
    "mcp": ("app", "pack"),
    "pack": ("app", "mcp"),
    "skill": ("app", "mcp", "pack"),
    "script": ("app", "mcp", "pack", "skill"),
    "composable": ("app", "mcp", "pack", "skill", "script"),
    "role": (*HEADERS, "workflow"),
    "llm": (*HEADERS, "workflow", "role"),
}
ALL_BLOCKS = (*HEADERS, "workflow", "role", "llm")


@pytest.mark.parametrize("kind", FORBIDDEN)
@pytest.mark.parametrize("value", [None, {}, "x"])
def test_own_block_is_an_object(kind, value):
    """Absent or of another type it is missing."""
    expected = [("azp_block_missing", f"/{kind}")] if value != {} else []
    assert told(kind, **{kind: ABSENT}) == [("azp_block_missing", f"/{kind}")]
    assert [each for each in told(kind, **{kind: value}) if each[1] == f"/{kind}"] == expected


@pytest.mark.parametrize("kind", FORBIDDEN)
def test_fields_and_blocks_beside_a_block(kind):
    """The forbidden ones are errors in their order, the other blocks warnings."""
    strict = kind in ("role", "llm")
    fields = (*FIELDS, "contributes") if kind == "role" else FIELDS
    others = [name for name in ALL_BLOCKS if name != kind]
    members = {
        **{name: {"x": 1} for name in others},
        **dict.fromkeys((*FIELDS, "contributes"), "x"),
    }
    ignored = [name for name in others if name not in FORBIDDEN[kind]]
    assert told(kind, **members) == [
        *(("azp_field_forbidden", f"/{field}") for field in fields),
        *(("azp_block_forbidden", f"/{name}") for name in FORBIDDEN[kind]),
        *([("azp_field_ignored", "/contributes")] if kind != "role" else []),
        *(("azp_block_ignored", f"/{name}") for name in ignored),
    ]
    assert strict == bool(told(kind, capabilities=[]))


@pytest.mark.parametrize("kind", HEADERS)
@pytest.mark.parametrize("value", [None, False, "", 0, [], 0.0])
def test_empty_values_count_as_absent_in_header_kinds(kind, value):
    """Also where they would only be ignored; an empty object is there."""
    assert told(kind, **dict.fromkeys((*FIELDS, "contributes"), value)) == []
    other = "pack" if kind != "pack" else "mcp"
    assert told(kind, **{other: value, "llm": value}) == []
    assert told(kind, **{other: {}}) == [("azp_block_forbidden", f"/{other}")]
    assert told(kind, entry=True) == [("azp_field_forbidden", "/entry")]


@pytest.mark.parametrize("kind", ["asset", "code", "mixed"])
def test_kinds_without_a_block_ignore_all_blocks(kind):
    """With a warning each."""
    members = {name: {"x": 1} for name in ALL_BLOCKS}
    assert told(kind, **members) == [("azp_block_ignored", f"/{name}") for name in ALL_BLOCKS]


def test_fields_that_assets_ignore():
    """Nothing of a sandbox runs in them; code and mixed packages have these."""
    members = dict.fromkeys(("contributes", "capabilities", "runtime", "entry"), "x")
    assert told("asset", **members) == [
        ("azp_field_ignored", f"/{field}")
        for field in ("entry", "runtime", "capabilities", "contributes")
    ]
    assert told("code", capabilities=["bitmap"], contributes={"a": 1}) == []
    assert told("code", assets="not looked at") == []


# Assets


def assets(*items, payload=()):
    """Give (code, pointer below `assets`, field) for a list of assets."""
    data = of_kind("asset", None, payload, assets=list(items))
    return [
        (
            code.removeprefix("azp_"),
            details["pointer"].removeprefix("/assets/"),
            details.get("field"),
        )
        for code, _, details in found(data)
    ]


def test_assets_are_a_list_of_objects():
    """Where they are there."""
    assert told("asset", assets={}) == [("azp_list_invalid", "/assets")]
    assert told("mixed", assets=None) == [("azp_list_invalid", "/assets")]
    assert assets(7) == [("item_invalid", "0", None)]
    assert assets() == []


def test_asset_in_the_package():
    """A type of any words, and a path that is listed."""
    payload = {"a.cube": b"x"}
    assert assets({"type": "any", "path": "a.cube"}, payload=payload) == []
    assert assets({"path": "a.cube"}, payload=payload) == [("item_field_invalid", "0/type", "type")]
    assert assets({"type": " ", "path": "a.cube"}, payload=payload)[0][0] == "item_field_invalid"
    assert assets({"type": "lut"}) == [("item_path_unsafe", "0/path", None)]
    assert assets({"type": "lut", "path": None}) == [("item_path_unsafe", "0/path", None)]
    assert assets({"type": "lut", "path": "../a"}) == [("item_path_unsafe", "0/path", None)]
    assert assets({"type": "lut", "path": "b"}) == [("item_path_unlisted", "0/path", None)]


REMOTE = {"type": "onnx", "path": "", "remoteUrl": "https://a.example/m"}


def test_asset_at_an_address():
    """An empty path needs one; its digest should be there, and is one where it is."""
    assert assets({**REMOTE, "checksum": digest(b"m")}) == []
    assert assets(REMOTE) == [("remote_unpinned", "0/checksum", None)]
    assert assets({**REMOTE, "checksum": "md5-1"}) == [("digest_malformed", "0/checksum", None)]
    assert assets({"type": "onnx", "path": "", "checksum": digest(b"m")}) == [
        ("remote_incomplete", "0/remoteUrl", "remoteUrl")
    ]
    assert assets({**REMOTE, "remoteUrl": "", "checksum": digest(b"m")}) == [
        ("remote_incomplete", "0/remoteUrl", "remoteUrl")
    ]
    assert assets({"type": "onnx", "path": ""}) == [
        ("remote_incomplete", "0/remoteUrl", "remoteUrl"),
        ("remote_unpinned", "0/checksum", None),
    ]


def test_asset_of_several_files():
    """Each has a name, and a path or an address; the asset itself needs no address then."""
    payload = {"r.ttf": b"r"}
    pinned = {"remoteUrl": "https://a.example/b", "checksum": digest(b"b")}
    files = [
        {"name": "R", "path": "r.ttf"},
        {"name": "B", **pinned},
        {"name": "I", "path": "", **pinned},
    ]
    asset = {"type": "font", "path": ""}
    assert assets({**asset, "files": files}, payload=payload) == []
    bad = [7, {"path": "r.ttf"}, {"name": "X", "path": "gone"}, {"name": "Y"}]
    bad += [{"name": "Z", "path": 7}, {"name": "W", "remoteUrl": "u"}]
    assert assets({**asset, "files": bad}, payload=payload) == [
        ("item_invalid", "0/files/0", None),
        ("item_field_invalid", "0/files/1/name", "name"),
        ("item_path_unlisted", "0/files/2/path", None),
        ("remote_incomplete", "0/files/3/remoteUrl", "remoteUrl"),
        ("remote_unpinned", "0/files/3/checksum", None),
        ("item_path_unsafe", "0/files/4/path", None),
        ("remote_unpinned", "0/files/5/checksum", None),
    ]
    assert assets({**asset, "files": []})[0] == ("remote_incomplete", "0/remoteUrl", "remoteUrl")
    assert assets({**asset, "files": {}, **pinned}) == [("list_invalid", "0/files", None)]


# Code


@pytest.mark.parametrize("kind", ["code", "mixed"])
def test_entry_point_and_runtime(kind):
    """Both are fields of the manifest; the entry is a payload."""
    assert told(kind, entry=ABSENT, runtime=ABSENT) == [
        ("azp_manifest_field_missing", "/entry"),
        ("azp_manifest_field_missing", "/runtime"),
    ]
    assert told(kind, entry=7, runtime="lua") == [
        ("azp_manifest_field_invalid", "/entry"),
        ("azp_manifest_field_invalid", "/runtime"),
    ]
    assert told(kind, entry=" ") == [("azp_manifest_field_invalid", "/entry")]
    assert told(kind, entry="../x") == [("azp_item_path_unsafe", "/entry")]
    assert told(kind, entry="gone.js") == [("azp_item_path_unlisted", "/entry")]


# App


def test_platforms_of_an_app():
    """One of two, each with its names."""
    assert block("app", platforms=ABSENT) == [("item_field_invalid", "platforms")]
    assert block("app", platforms=[]) == [("item_field_invalid", "platforms")]
    assert [code for code, _ in block("app", platforms={"ios": {}})] == ["item_field_invalid"]
    assert block("app", platforms={"android": {}}) == [
        ("item_field_invalid", "platforms/android/packageId")
    ]
    assert block("app", platforms={"android": 7, "pwa": {"startUrl": ""}}) == [
        ("item_field_invalid", "platforms/android"),
        ("item_field_invalid", "platforms/pwa/startUrl"),
    ]
    assert block("app", platforms={"android": {"packageId": "a.b"}, "pwa": {"startUrl": "/"}}) == []


def test_companions_hand_off():
    """An app without roles is one."""
    for roles in ({}, {"roles": ["companion"]}, {"roles": ["companion", "host"], "hostId": "a.b"}):
        assert block("app", handoffs=ABSENT, **roles) == [("list_missing", "handoffs")]
        assert block("app", handoffs=[], **roles) == [("list_missing", "handoffs")]
        assert block("app", handoffs={}, **roles) == [("list_invalid", "handoffs")]


def test_hosts_have_an_id():
    """Only they have one, in the loose form."""
    host = {"roles": ["host"], "handoffs": ABSENT}
    assert block("app", hostId="com.example.host", **host) == []
    assert block("app", **host) == [("item_field_invalid", "hostId")]
    for value in ("host", ".a", "a.", "a b.c", "", 7):
        assert block("app", hostId=value, **host) == [("item_field_invalid", "hostId")], value
    assert block("app", hostId="a.b") == [("item_field_invalid", "hostId")]
    assert block("app", hostId="a.b", roles=["companion"]) == [("item_field_invalid", "hostId")]


def test_roles_of_an_app():
    """A list with one of two words at least."""
    assert block("app", roles=[]) == [("item_field_invalid", "roles")]
    assert block("app", roles="host") == [("list_invalid", "roles")]
    assert block("app", roles=["companion", "driver"]) == [("item_field_invalid", "roles/1")]


# MCP


def server(**members):
    """Give (code, pointer below the server) for a server with these members besides its ID."""
    told_of = block("mcp", servers=[{"id": "s", **members}], inputs=[{"id": "token"}])
    return [(code, pointer.removeprefix("servers/0/")) for code, pointer in told_of]


def test_servers():
    """A list of objects with distinct IDs of any words."""
    assert block("mcp", servers=ABSENT) == [("list_missing", "servers")]
    assert block("mcp", servers=[]) == [("list_missing", "servers")]
    assert block("mcp", servers=None) == [("list_invalid", "servers")]
    good = GOOD["mcp"]["mcp"]["servers"][0]
    assert block(
        "mcp", servers=[good, 7, {**good, "id": " "}, good, {**good, "id": "any one"}]
    ) == [
        ("item_invalid", "servers/1"),
        ("item_id_invalid", "servers/2/id"),
        ("item_id_duplicate", "servers/3/id"),
    ]


def test_transports():
    """Local, remote, or both."""
    ((code, path, details),) = found(
        of("mcp", mcp={"servers": [{"id": "a"}]}),
    )
    assert (code, path, details["field"]) == ("azp_item_field_invalid", "manifest.json", "local")
    assert server(local={}, remote=7)[-1] == ("item_field_invalid", "remote")
    assert [code for code, _ in server(local={})] == ["item_field_invalid"]
    assert server(local=7) == [("item_field_invalid", "local")]
    assert server(local={"platforms": {}}) == []
    assert server(local={"platforms": {"desktop": {}, "android": {}}}) == [
        ("item_field_invalid", "local/platforms/desktop/command"),
        ("item_field_invalid", "local/platforms/android/component"),
    ]
    assert server(remote={"type": "ws", "url": ""}) == [
        ("item_field_invalid", "remote/type"),
        ("item_field_invalid", "remote/url"),
    ]
    assert server(remote={}) == [
        ("item_field_invalid", "remote/type"),
        ("item_field_invalid", "remote/url"),
    ]


def test_wasi_module():
    """Listed, or downloaded with its digest."""
    at = "local/wasi/module"
    assert server(local={"wasi": {}}) == [("item_path_unsafe", at)]
    assert server(local={"wasi": {"module": 7}}) == [("item_path_unsafe", at)]
    assert server(local={"wasi": {"module": "/a"}}) == [("item_path_unsafe", at)]
    assert server(local={"wasi": {"module": "a.wasm"}}) == [("item_path_unlisted", at)]
    assert server(local={"wasi": {"module": "LICENSE"}}) == []
    assert server(local={"wasi": {"module": ""}}) == [
        ("remote_incomplete", "local/wasi/remoteUrl"),
        ("remote_incomplete", "local/wasi/checksum"),
    ]
    remote = {"module": "", "remoteUrl": "https://a.example", "checksum": "sha256-1"}
    assert server(local={"wasi": remote}) == [("digest_malformed", "local/wasi/checksum")]
    assert server(local={"wasi": {**remote, "checksum": digest(b"")}}) == []
    assert server(local={"wasi": "x"}) == [("item_field_invalid", "local/wasi")]


def test_inputs_are_declared():
    """Whatever arguments, environment and headers refer to."""
    desktop = {
        "command": "x",
        "args": ["${input:a}", "${input:token}", 7],
        "env": {"A": "${input:b}"},
    }
    remote = {"type": "http", "url": "u", "headers": {"X": "Bearer ${input:} ${input:token}"}}
    assert server(local={"platforms": {"desktop": desktop}}, remote=remote) == [
        ("input_undeclared", "local/platforms/desktop/args/0"),
        ("input_undeclared", "local/platforms/desktop/env/A"),
        ("input_undeclared", "remote/headers/X"),
    ]
    assert server(remote={"type": "http", "url": "${input:nobody}"}) == []
    ((_, _, details), *_) = found(of("mcp", mcp={"servers": [{"id": "a", "remote": remote}]}))
    assert details == {"pointer": "/mcp/servers/0/remote/headers/X", "input": ""}
    assert block("mcp", inputs={}) == [("list_invalid", "inputs")]
    assert block("mcp", inputs=[7, {}]) == [
        ("item_invalid", "inputs/0"),
        ("item_id_invalid", "inputs/1/id"),
    ]


SECRET_KEYS = ["key", "API_KEY", "myToken", "Secret", "db_password", "PASSWD", "X-Api-Key"]
SECRET_KEYS += ["Authorization", "credentials", "Bearer"]


@pytest.mark.parametrize("key", SECRET_KEYS)
def test_secrets_refer_to_an_input(key):
    """By the name of a value, in any case; a reference somewhere in it is enough."""
    for value in ("0123", "", "${input}", "$input:token", 7, None):
        remote = {"type": "http", "url": "u", "headers": {key: value}}
        assert server(remote=remote) == [("secret_literal", f"remote/headers/{key}")], value
    env = {key: "Bearer ${input:token}"}
    assert server(local={"wasi": {"module": "LICENSE", "env": env}}) == []


def test_other_values_are_nobodys_business():
    """A name that says nothing of a secret."""
    env = {"LEVEL": "3", "HOME": "/root", "pass": "open"}
    assert server(local={"platforms": {"desktop": {"command": "x", "env": env}}}) == []


# Pack, skill, script, composable, role


def test_entries_of_a_pack():
    """References, an absent version counting as any."""
    assert block("pack", entries=ABSENT) == [("list_missing", "entries")]
    assert block("pack", entries=7) == [("list_invalid", "entries")]
    a = {"id": "a.b"}
    assert block("pack", entries=[a, {**a, "version": "1"}, {"id": "c"}]) == []
    assert block("pack", entries=[a, {**a, "version": "*"}, {"id": ID}, None, {"id": ""}]) == [
        ("reference_duplicate", "entries/1"),
        ("reference_self", "entries/2"),
        ("item_invalid", "entries/3"),
        ("item_id_invalid", "entries/4/id"),
    ]
    bad = {"id": "x", "version": "", "note": 7, "required": "no"}
    assert block("pack", entries=[bad]) == [
        ("item_field_invalid", f"entries/0/{field}") for field in ("version", "note", "required")
    ]


def test_skills():
    """Each is a folder with its file; scripts are allowed in it."""
    assert block("skill", skills=[]) == [("list_missing", "skills")]
    assert block(
        "skill", skills=[{"id": ".."}, {}, {"id": "other"}, {"id": "notes"}, {"id": "notes"}]
    ) == [
        ("item_id_invalid", "skills/0/id"),
        ("item_id_invalid", "skills/1/id"),
        ("item_path_unlisted", "skills/2/id"),
        ("item_id_duplicate", "skills/4/id"),
    ]
    ((_, _, details),) = found(of("skill", skill={"skills": [{"id": "x"}]}))
    assert details["target"] == "skills/x/SKILL.md"
    payload = {**PAYLOAD["skill"], "skills/notes/run.sh": b"#!/bin/sh"}
    assert found(of_kind("skill", GOOD["skill"]["skill"], payload)) == []


def test_script():
    """An interpreter, an entry, and lists of texts."""
    assert block("script", interpreter=ABSENT, entry=ABSENT) == [
        ("item_field_invalid", "interpreter"),
        ("item_path_unsafe", "entry"),
    ]
    assert block(
        "script", interpreter=" ", entry="gone.sh", command=7, args="x", dependencies=[]
    ) == [
        ("item_field_invalid", "interpreter"),
        ("item_path_unlisted", "entry"),
        ("item_field_invalid", "command"),
        ("list_invalid", "args"),
        ("item_field_invalid", "dependencies"),
    ]
    assert block("script", args=["a", ""], dependencies={"apt": [], "pip": "x", "npm": [7]}) == [
        ("item_field_invalid", "args/1"),
        ("item_field_invalid", "dependencies/apt"),
        ("list_invalid", "dependencies/pip"),
        ("item_field_invalid", "dependencies/npm/0"),
    ]
    assert block("script", command="sync", args=[], dependencies={"apt": ["rsync"]}) == []


def test_composable():
    """A library, and elements with every text that describes one."""
    assert block("composable", library=ABSENT, elements=ABSENT) == [
        ("item_field_invalid", "library"),
        ("list_missing", "elements"),
    ]
    assert block("composable", library={"version": ""}) == [
        ("item_field_invalid", f"library/{field}") for field in ("group", "artifact", "version")
    ]
    fields = ("templateId", "hue", "surface", "scale", "act", "jobs")
    assert block("composable", elements=[{"id": "a"}]) == [
        ("item_field_invalid", f"elements/0/{field}") for field in fields
    ]
    element = GOOD["composable"]["composable"]["elements"][0]
    changed = [{**element, "id": "a/b", "jobs": "x"}, {**element, "jobs": []}, element]
    assert block("composable", elements=changed) == [
        ("item_id_invalid", "elements/0/id"),
        ("list_invalid", "elements/0/jobs"),
        ("item_field_invalid", "elements/1/jobs"),
        ("item_id_duplicate", "elements/2/id"),
    ]


def test_roles():
    """As the lists of workflows, and no programs either."""
    assert block("role", format=" ", roles=ABSENT) == [
        ("item_field_invalid", "format"),
        ("list_missing", "roles"),
    ]
    item = {"id": "a", "path": "a.json"}
    assert block("role", roles=[{**item, "name": ""}, item, {"id": "b"}]) == [
        ("item_field_invalid", "roles/0/name"),
        ("item_id_duplicate", "roles/1/id"),
        ("item_path_unsafe", "roles/2/path"),
    ]
    payload = {"a.json": b"{}", "b.py": b""}
    told_of = found(of_kind("role", GOOD["role"]["role"], payload))
    assert told_of == [("azp_payload_executable", "b.py", {"reason": "suffix"})]


@pytest.mark.parametrize("kind", ["skill", "script", "code", "app", "mcp", "llm"])
def test_programs_are_allowed_in_other_kinds(kind):
    """They are what some of them are for."""
    payload = {**PAYLOAD.get(kind, {}), "tool.exe": b"MZ"}
    assert found(package(manifest(kind, payload, **GOOD[kind]), payload)) == []
