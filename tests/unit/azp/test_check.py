"""What `rasen check` says of folders that packages are made of, and of manifests alone."""

from __future__ import annotations

import json

import pytest

from rasen.azp.check import check_folder, check_text
from rasen.checking.run import Request, check
from rasen.context import Context
from rasen.diagnostics import UsageError
from rasen.locale import Translator
from tests.unit.azp.archives import ABSENT, LICENSE, manifest, package
from tests.unit.azp.findings import hold_to_contract


@pytest.fixture
def folder(tmp_path):
    """Give a function that writes the folder of a workflow package, some files changed."""

    def write(name="desk", text=None, **files):
        document = manifest(files=ABSENT)
        contents = {
            "LICENSE": LICENSE,
            "main.json": b"{}",
            "manifest.json": (text or json.dumps(document, indent=1)).encode(),
            **files,
        }
        for path, data in contents.items():
            if data is not None:
                (tmp_path / name / path).parent.mkdir(parents=True, exist_ok=True)
                (tmp_path / name / path).write_bytes(data)
        return tmp_path / name

    return write


def told(diagnostics):
    """Give (code, file, line, column) of each diagnostic."""
    for each in diagnostics:
        hold_to_contract(each)
    return [(each.code, each.file, *(each.place or (None, None))) for each in diagnostics]


def test_folder_that_packs(folder):
    """Nothing is said of it: its digests are made when it is packed, and so is a signature."""
    root = folder(**{"signature.json": b"x", ".DS_Store": b"x", ".git/config": b"x"})
    before = sorted(root.rglob("*"))
    assert check_folder(str(root)) == []
    assert sorted(root.rglob("*")) == before


def test_folder_with_old_digests(folder):
    """A `files` member is made anew, whatever it says."""
    document = manifest(files={"gone": 7})
    assert check_folder(str(folder(text=json.dumps(document)))) == []


def test_faults_have_places_in_the_manifest(folder):
    """Line and column of the value, or of what holds it where there is none."""
    text = '{"azphalt": "0.1",\n "id": "desk", "entry": 1,\n "kind": "workflow",\n "workflow": {}}'
    found = told(check_folder(str(folder(text=text))))
    assert ("azp_id_invalid", "manifest.json", 2, 8) in found
    assert ("azp_field_forbidden", "manifest.json", 2, 25) in found
    assert ("azp_manifest_field_missing", "manifest.json", 1, 1) in found
    assert ("azp_list_missing", "manifest.json", 4, 14) in found


def test_faults_of_files(folder):
    """They are told at the file, or at the folder where it is not there."""
    root = folder(LICENSE=None, **{"tools/run.sh": b""})
    assert told(check_folder(str(root))) == [
        ("azp_license_missing", "", None, None),
        ("azp_payload_executable", "tools/run.sh", None, None),
    ]
    (root / "link").symlink_to("main.json")
    assert told(check_folder(str(root))) == [("azp_source_special", "link", None, None)]


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (b'{"azphalt": "0.1",\n "azphalt": "0.1"}', (2, 2)),
        (b'{"azphalt": "0.1",\n "a": [}', (2, 8)),
        (b'\xef\xbb\xbf{"azphalt": "0.1"}', (1, 1)),
        (b'{"azphalt": "\xff"}', (None, None)),
    ],
)
def test_manifest_that_cannot_be_read(folder, data, place):
    """The place is where reading ends."""
    root = folder()
    (root / "manifest.json").write_bytes(data)
    assert told(check_folder(str(root))) == [("azp_manifest_json_invalid", "manifest.json", *place)]


def test_folder_without_a_manifest(folder):
    """It lacks its main file."""
    root = folder(**{"manifest.json": None})
    (root / "manifest.json").unlink(missing_ok=True)
    assert told(check_folder(str(root))) == [("azp_manifest_missing", "", None, None)]


def test_manifest_alone():
    """It may lack `files`; what it lists has to have the form of digests."""
    assert check_text(json.dumps(manifest(files=ABSENT))) == []
    text = json.dumps(manifest(files={"a": 7, "../b": "", "manifest.json": "", "run.sh": 1}))
    assert [code for code, *_ in told(check_text(text))] == [
        "azp_digest_malformed",
        "azp_path_unsafe",
        "azp_files_reserved",
        "azp_digest_malformed",
        "azp_item_path_unlisted",
        "azp_payload_executable",
    ]
    assert told(check_text("[]")) == [("azp_manifest_json_invalid", "", 1, 1)]


# In a run


def checked(root, *paths, **request):
    """Give (path, kind, valid) of the targets and (path, code) of the findings of a run."""
    context = Context(str(root), {"HOME": str(root)}, Translator("en"))
    document = check(context, Request(list(paths), **request), lambda _done, _all: None).document
    targets = [(each["path"], each["kind"], each["valid"]) for each in document["targets"]]
    return targets, [(each["path"], each["code"]) for each in document["findings"]]


def test_run_finds_packages_and_their_folders(folder, tmp_path):
    """By the name of the file, and by what a manifest.json says; other tools use the name too."""
    folder(**{"nested/workflow.yaml": b"version: 1\nid: x\n", "LICENSE": None})
    folder("other", text='{"manifest_version": 3}')
    folder("broken", text='{"azphalt": "0.1"')
    (tmp_path / "a.azp").write_bytes(package())
    (tmp_path / "B.AZP").write_bytes(b"")
    targets, findings = checked(tmp_path, ".")
    assert targets == [
        ("a.azp", "azp", True),
        ("broken", "azp-manifest", False),
        ("desk", "azp-manifest", False),
    ]
    assert findings == [
        ("a.azp", "azp_unsigned"),
        ("broken/manifest.json", "azp_manifest_json_invalid"),
        ("desk", "azp_license_missing"),
    ]


def test_run_takes_what_the_user_says(folder, tmp_path):
    """A kind on the command line, a manifest by itself, standard input by a name."""
    root = folder(LICENSE=None)
    (tmp_path / "download").write_bytes(package())
    assert checked(tmp_path, "download", kind="azp")[0] == [("download", "azp", True)]
    assert checked(tmp_path, "desk/manifest.json")[0] == [
        ("desk/manifest.json", "azp-manifest", True)
    ]
    stdin = {"stdin": package(), "stdin_filename": "x.azp"}
    assert checked(tmp_path, "-", **stdin)[0] == [("x.azp", "azp", True)]
    assert checked(tmp_path, "desk", kind="azp-manifest")[1] == [("desk", "azp_license_missing")]
    (root / "manifest.json").unlink()
    assert checked(tmp_path, "desk", kind="azp-manifest")[1] == [("desk", "azp_manifest_missing")]
    with pytest.raises(UsageError):
        checked(tmp_path, "desk")


def test_workflow_folder_with_a_manifest_stays_one(folder, tmp_path):
    """A workflow.yaml tells more than a manifest.json."""
    folder(**{"workflow.yaml": b"version: 1\nid: desk\n"})
    assert [kind for _, kind, _ in checked(tmp_path, ".")[0]] == ["workflow"]


def test_document_that_names_the_schema(tmp_path):
    """By its `$schema`, whatever its name."""
    document = {"$schema": "urn:rasen:schema:v1:files:azp-manifest", **manifest(files=ABSENT)}
    (tmp_path / "x.json").write_text(json.dumps({**document, "name": ""}))
    assert checked(tmp_path, "x.json") == (
        [("x.json", "azp-manifest", False)],
        [("x.json", "azp_manifest_field_invalid")],
    )
    document.pop("azphalt")
    (tmp_path / "x.json").write_text(json.dumps(document))
    assert checked(tmp_path, "x.json")[1] == [("x.json", "azp_manifest_field_missing")]


def test_manifest_of_more_than_a_mebibyte(tmp_path):
    """It is told as too large, as any file of a kind is."""
    document = {**manifest(files=ABSENT), "description": "x" * (1 << 20)}
    (tmp_path / "x.json").write_text(json.dumps(document))
    assert checked(tmp_path, "x.json")[1] == [("x.json", "target_too_large")]
