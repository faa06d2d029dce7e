"""Packages from bytes and back: the vectors of the format, and every check of packages spec 6.3."""

from __future__ import annotations

import copy
import json
from pathlib import Path

import pytest

from rasen.diagnostics import RasenError
from rasen.text.digest import digest, package_digest, pipeline_digest, workflow_digest
from rasen.text.jcs import canonicalize
from rasen.workflows.package import Package, Packaged, decode, encode, examine

VECTORS = json.loads(
    (Path(__file__).resolve().parents[2] / "vectors" / "packages.json").read_text(encoding="utf-8")
)
BUILTIN = ("propose", "explore", "apply")
LONG = "r/" + "ü" * 119 + "x"  # 241 bytes of UTF-8


def workflow(identifier="docs", requires=(), **files):
    """Give a packaged workflow with these further files, declared as sidecars."""
    manifest = f"version: 1\nid: {identifier}\n"
    if files:
        manifest += f"files:\n  sidecars: {json.dumps(sorted(files))}\n"
    if requires:
        manifest += f"requires:\n  workflows: {json.dumps(list(requires))}\n"
    skill = f"---\nname: rasen-{identifier}\ndescription: Run it.\n---\n\nDo it.\n"
    return Packaged(identifier, "", {"workflow.yaml": manifest, "SKILL.md": skill, **files})


def pipeline(name="boot", text=None, **files):
    """Give a packaged pipeline of one stage."""
    text = text or f"name: {name}\nstages:\n  - id: a\n    skill: rasen-propose\n"
    return Packaged(name, "", {"pipeline.yaml": text, **files})


def workflow_package(*workflows, roots=None):
    roots = roots if roots is not None else [item.name for item in workflows]
    return document_of(Package("workflow", tuple(roots), workflows, ""))


def profile_package(*workflows, selected):
    names = [item.name for item in workflows]
    return document_of(Package("profile", tuple(names), workflows, "", "crew", tuple(selected)))


def pipeline_package(*pipelines):
    names = tuple(item.name for item in pipelines)
    return document_of(Package("pipeline", names, (), "", pipelines=pipelines))


def document_of(package):
    return json.loads(encode(package, builtin=BUILTIN))


def seal(document, *, files=True, owners=True):
    """Give the bytes of a document that was changed, its digests made right again."""
    document = copy.deepcopy(document)
    for key, name, of in (
        ("workflows", "id", workflow_digest),
        ("pipelines", "name", pipeline_digest),
    ):
        for item in document.get(key, ()):
            for file in item["files"] if files else ():
                file["sha256"] = digest(file["content"].encode())
            if owners:
                pairs = [(file["path"], file["sha256"]) for file in item["files"]]
                item["digest"] = of(item[name], pairs)
    document.pop("packageDigest", None)
    document["packageDigest"] = package_digest(document["kind"], document)
    return canonicalize(document)


def refusal(data, **options):
    """Give the diagnostic that the bytes are refused with."""
    with pytest.raises(RasenError) as caught:
        decode(data, builtin=BUILTIN, **options)
    (diagnostic,) = caught.value.diagnostics
    assert examine(data, builtin=BUILTIN).findings or options
    return diagnostic


@pytest.mark.parametrize("vector", VECTORS["decode"], ids=lambda vector: vector["name"])
def test_decoding_answers_as_the_vector_says(vector):
    """Each byte sequence is accepted, or refused with the code and the JSON issues named there."""
    data = bytes.fromhex(vector["bytesHex"])
    if vector["ok"]:
        assert decode(data).kind == "workflow"
        return
    with pytest.raises(RasenError) as caught:
        decode(data)
    (diagnostic,) = caught.value.diagnostics
    issues = (diagnostic.details or {}).get("issues", [])
    assert diagnostic.code == vector["code"]
    if "issues" in vector:
        assert [issue["code"] for issue in issues] == vector["issues"]


@pytest.mark.parametrize("vector", VECTORS["packages"], ids=lambda vector: vector["name"])
def test_packages_of_the_vectors_are_read_as_written(vector):
    """A whole package gives its kind, roots, texts and digest."""
    package = decode(bytes.fromhex(vector["bytesHex"]))
    written = vector["package"]
    assert (package.kind, package.digest) == (vector["kind"], vector["packageDigest"])
    assert list(package.roots) == written["roots"]
    assert [(item.name, item.digest, dict(item.files)) for item in package.workflows] == [
        (item["id"], item["digest"], {file["path"]: file["content"] for file in item["files"]})
        for item in written["workflows"]
    ]


@pytest.mark.parametrize("vector", VECTORS["packages"], ids=lambda vector: vector["name"])
def test_encoding_what_was_decoded_gives_the_same_bytes(vector):
    """Encoding is the inverse, but that a delivery is always written and no release is."""
    data = bytes.fromhex(vector["bytesHex"])
    again = encode(decode(data))
    written = vector["package"]
    if "minRasenVersion" in written or "delivery" not in written.get("profile", {"delivery": ""}):
        assert decode(again)._replace(digest="") == decode(data)._replace(digest="")
    else:
        assert again == data


@pytest.mark.parametrize("vector", VECTORS["workflows"], ids=lambda vector: vector["name"])
def test_encoding_computes_the_digests_of_the_vectors(vector):
    """The digests of files and of the workflow are those of the vector, whatever its order."""
    item = Packaged(vector["id"], "", dict(reversed(vector["contents"].items())))
    (written,) = workflow_package(item)["workflows"]
    digests = [{"path": file["path"], "sha256": file["sha256"]} for file in written["files"]]
    assert (written["digest"], digests) == (vector["digest"], vector["files"])


@pytest.mark.parametrize("vector", VECTORS["files"], ids=lambda vector: vector["name"])
def test_contents_keep_every_byte(vector):
    """A content with line ends, NUL or characters of all planes comes back as it was."""
    data = encode(Package("workflow", ("docs",), (workflow(a=vector["content"]),), ""))
    assert decode(data).workflows[0].files["a"] == vector["content"]
    assert vector["sha256"].encode() in data


def changed(document, *path, to):
    """Give a document with one value replaced, or taken out with `to=...`."""
    document = copy.deepcopy(document)
    target = document
    for step in path[:-1]:
        target = target[step]
    if to is ...:
        del target[path[-1]]
    else:
        target[path[-1]] = to
    return document


ONE = workflow_package(workflow())
TWO = workflow_package(workflow("alpha"), workflow("beta"))
CREW = profile_package(workflow("alpha"), selected=["explore", "apply", "alpha"])
PIPES = pipeline_package(pipeline("anker"), pipeline("boot"))
FILE = ("workflows", 0, "files", 0)


@pytest.mark.parametrize(
    ("document", "code", "pointer"),
    [
        (changed(ONE, "formatVersion", to=2), "package_format_unsupported", ("formatVersion",)),
        (changed(ONE, "formatVersion", to=1.5), "package_format_unsupported", ("formatVersion",)),
        (changed(ONE, "formatVersion", to=0), "package_schema_invalid", ("formatVersion",)),
        (changed(ONE, "formatVersion", to=True), "package_schema_invalid", ("formatVersion",)),
        (
            changed(ONE, "minRasenVersion", to="0.10.0-rc.1"),
            "package_requires_newer_rasen",
            ("minRasenVersion",),
        ),
        (changed(ONE, "minRasenVersion", to="0.1"), "package_schema_invalid", ("minRasenVersion",)),
        (changed(ONE, "name", to="x"), "package_schema_invalid", ()),
        (changed(CREW, "name", to="A"), "package_schema_invalid", ("name",)),
        (changed(CREW, "profile", to=...), "package_schema_invalid", ("profile",)),
        (
            changed(ONE, *FILE, "encoding", to="base64"),
            "package_schema_invalid",
            (*FILE, "encoding"),
        ),
        (changed(ONE, "roots", to=[]), "package_roots_empty", ("roots",)),
        (
            changed(ONE, "workflows", 0, "id", to="Docs"),
            "workflow_id_invalid",
            ("workflows", 0, "id"),
        ),
        (
            changed(TWO, "workflows", 1, "id", to="alpha"),
            "workflow_duplicate",
            ("workflows", 1, "id"),
        ),
        (changed(ONE, *FILE, "path", to="../x"), "path_traversal", (*FILE, "path")),
        (
            changed(ONE, *FILE, "path", to="workflow.yaml"),
            "file_path_duplicate",
            ("workflows", 0, "files", 1, "path"),
        ),
        (
            changed(ONE, *FILE, "path", to="WORKFLOW.yaml"),
            "file_path_collision",
            ("workflows", 0, "files", 1, "path"),
        ),
        (
            changed(ONE, *FILE, "path", to="workflow.yaml/x"),
            "file_path_collision",
            ("workflows", 0, "files", 1, "path"),
        ),
        (
            changed(ONE, *FILE, "path", to="a"),
            "workflow_required_file_missing",
            ("workflows", 0, "files"),
        ),
        (changed(ONE, "roots", to=["docs", "docs"]), "package_root_duplicate", ("roots", 1)),
        (changed(ONE, "roots", to=["docs", "gone"]), "package_root_missing", ("roots", 1)),
        (
            changed(TWO, "roots", to=["alpha"]),
            "package_workflow_unreachable",
            ("workflows", 1, "id"),
        ),
        (changed(TWO, "roots", to=["beta", "alpha"]), "package_roots_not_normalized", ("roots",)),
        (
            changed(TWO, "workflows", to=TWO["workflows"][::-1]),
            "package_workflows_not_normalized",
            ("workflows",),
        ),
        (
            changed(ONE, "workflows", 0, "files", to=ONE["workflows"][0]["files"][::-1]),
            "package_files_not_normalized",
            ("workflows", 0, "files"),
        ),
        (
            changed(CREW, "profile", "workflows", 0, to="Ex"),
            "profile_workflow_id_invalid",
            ("profile", "workflows", 0),
        ),
        (
            changed(CREW, "profile", "workflows", 1, to="explore"),
            "profile_workflow_duplicate",
            ("profile", "workflows", 1),
        ),
        (
            changed(CREW, "profile", "workflows", to=["apply"]),
            "profile_root_not_selected",
            ("roots", 0),
        ),
        (
            changed(CREW, "profile", "workflows", 0, to="review"),
            "profile_workflow_missing",
            ("profile", "workflows", 0),
        ),
        (changed(CREW, "roots", to=[]), "profile_roots_mismatch", ("profile", "workflows", 2)),
        (
            changed(CREW, "profile", "workflows", to=["apply", "explore", "alpha"]),
            "profile_workflows_not_normalized",
            ("profile", "workflows"),
        ),
        (changed(PIPES, "pipelines", to=[]), "package_pipelines_empty", ("pipelines",)),
        (changed(PIPES, "roots", to=[]), "package_roots_empty", ("roots",)),
        (
            changed(PIPES, "pipelines", 0, "name", to="A"),
            "pipeline_id_invalid",
            ("pipelines", 0, "name"),
        ),
        (
            changed(PIPES, "pipelines", 1, "name", to="anker"),
            "pipeline_duplicate",
            ("pipelines", 1, "name"),
        ),
        (
            changed(PIPES, "pipelines", 0, "files", 0, "path", to="a"),
            "pipeline_required_file_missing",
            ("pipelines", 0, "files"),
        ),
        (
            changed(PIPES, "pipelines", 0, "files", 0, "content", to="name: boot\nstages: []\n"),
            "pipeline_invalid",
            ("pipelines", 0, "files", 0, "content"),
        ),
        (
            changed(PIPES, "pipelines", 0, "name", to="bug"),
            "packaged_pipeline_name_mismatch",
            ("pipelines", 0, "files", 0, "content"),
        ),
        (changed(PIPES, "roots", to=["anker", "anker"]), "package_root_duplicate", ("roots", 1)),
        (changed(PIPES, "roots", to=["anker", "boot", "c"]), "package_root_missing", ("roots", 2)),
        (changed(PIPES, "roots", to=["boot"]), "pipeline_root_missing", ("pipelines", 0, "name")),
        (
            changed(PIPES, "workflows", to=ONE["workflows"]),
            "package_workflow_unreachable",
            ("workflows",),
        ),
        (
            changed(PIPES, "pipelines", to=PIPES["pipelines"][::-1]),
            "package_pipelines_not_normalized",
            ("pipelines",),
        ),
        (changed(PIPES, "roots", to=["boot", "anker"]), "package_roots_not_normalized", ("roots",)),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_each_check_has_its_code_and_points_to_the_value(document, code, pointer):
    """A package with one fault is refused for it, at the place of the value."""
    diagnostic = refusal(seal(document))
    assert (diagnostic.code, diagnostic.pointer) == (code, pointer)
    assert diagnostic.place is not None


def test_limits_carry_what_was_measured():
    """A limit that is passed gives the measured value and the limit in details."""
    many = [workflow(f"w{number:02}") for number in range(65)]
    over = workflow_package(*many)
    assert refusal(seal(over)).details == {"actual": 65, "limit": 64}
    entries = workflow_package(workflow(**{f"a{number}": "" for number in range(255)}))
    assert refusal(seal(entries)).details == {"actual": 257, "limit": 256}
    large = workflow_package(workflow(a="é" * 524288 + "x"))
    found = refusal(seal(large))
    assert (found.code, found.details) == (
        "file_limit_exceeded",
        {"actual": 1048577, "limit": 1048576},
    )
    found = refusal(seal(workflow_package(workflow(**{LONG: ""}))))
    assert (found.code, found.details) == ("path_too_long", {"actual": 241, "limit": 240})
    pipelines = pipeline_package(*[pipeline(f"p{number:02}") for number in range(65)])
    found = refusal(seal(pipelines))
    assert (found.code, found.details) == (
        "pipeline_limit_exceeded",
        {"actual": 65, "limit": 64},
    )


def test_values_at_the_limits_pass():
    """64 workflows, 256 files, 1 MiB in one file and 240 bytes of path are allowed."""
    assert (
        len(decode(seal(workflow_package(*[workflow(f"w{n:02}") for n in range(64)]))).roots) == 64
    )
    decode(seal(workflow_package(workflow(**{f"a{number}": "" for number in range(254)}))))
    decode(seal(workflow_package(workflow(**{LONG[:-1]: "é" * 524288}))))


def test_content_of_all_workflows_counts_together():
    """12 MiB of content pass, one byte more in another workflow does not."""
    first = workflow("alpha", **{f"a{number:02}": "x" * 1048576 for number in range(11)})
    second = workflow("beta", rest="")
    used = sum(len(text) for item in (first, second) for text in item.files.values())
    second.files["rest"] = "y" * (12582912 - used)
    decode(seal(workflow_package(first, second)))
    second.files["rest"] += "y"
    found = refusal(seal(workflow_package(first, second)))
    assert (found.code, found.details) == (
        "content_limit_exceeded",
        {"actual": 12582913, "limit": 12582912},
    )


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ((*FILE, "content"), "file_digest_mismatch"),
        (("workflows", 0, "digest"), "workflow_digest_mismatch"),
        (("packageDigest",), "package_digest_mismatch"),
    ],
)
def test_a_digest_that_is_not_the_content_is_refused(path, code):
    """Each of the three digests is computed again and compared."""
    zero = "sha256:" + "0" * 64
    value = "other\n" if path[-1] == "content" else zero
    document = changed(ONE, *path, to=value)
    if path != ("packageDigest",):
        document = json.loads(seal(document, files=False, owners=False))
    assert refusal(canonicalize(document)).code == code


def test_a_pipeline_digest_that_is_not_the_content_is_refused():
    """The digest of a pipeline is computed again and compared."""
    document = changed(PIPES, "pipelines", 0, "digest", to="sha256:" + "0" * 64)
    assert refusal(seal(document, owners=False)).code == "pipeline_digest_mismatch"


def test_order_faults_show_both_orders():
    """Details of a list out of order hold the list as it is and as it should be."""
    found = refusal(seal(changed(TWO, "roots", to=["beta", "alpha"])))
    assert found.details == {"actual": "beta, alpha", "expected": "alpha, beta"}


def test_schema_issues_carry_message_and_dotted_path():
    """The published form lists every schema fault with an English sentence."""
    document = changed(changed(ONE, *FILE, "encoding", to="hex"), "extra", to=1)
    found = refusal(seal(document))
    issues = found.details["issues"]
    assert [(issue["code"], issue["details"]) for issue in issues] == [
        ("schema_issue", {"path": "workflows.0.files.0.encoding"}),
        ("schema_issue", {"path": ""}),
    ]
    assert all(issue["message"] for issue in issues)


def test_json_issues_carry_offsets_in_utf16_code_units():
    """The offset of an issue counts code units; its place counts code points."""
    found = refusal('{"🚀":1,"a":1,"a":2}'.encode())
    assert found.details["issues"][0]["offset"] == 14
    assert found.place == (1, 14)


def test_findings_stand_alone_at_their_places():
    """For a check of the file each issue is a finding of its own with its place."""
    found = examine(b'{"a":1,\n"a":1e999,"prototype":[]}').findings
    assert [(item.code, item.place) for item in found] == [
        ("json_duplicate_key", (2, 1)),
        ("json_unsafe_integer", (2, 5)),
        ("json_dangerous_key", (2, 11)),
    ]


def test_an_unknown_key_is_found_at_the_key():
    """The place of an unknown key is the key, not the object around it."""
    (found,) = examine(canonicalize(changed(ONE, "extra", to=1))).findings
    assert found.code == "package_schema_invalid"
    assert found.place == (1, 2)


def test_all_faults_are_found_in_one_run():
    """An examination goes on after the first fault."""
    document = changed(changed(TWO, "roots", to=["gone", "beta"]), *FILE, "path", to="con")
    codes = [found.code for found in examine(seal(document)).findings]
    assert codes == [
        "path_windows_device",
        "workflow_required_file_missing",
        "package_root_missing",
        "package_workflow_unreachable",
        "package_roots_not_normalized",
    ]


def test_other_spellings_are_found_at_the_first_byte_that_differs():
    """A package that is only not canonical names where its spelling parts from the canonical."""
    data = seal(ONE).replace(b'"kind"', b'"k\\u0069nd"')
    found = refusal(data)
    assert (found.code, found.params["offset"]) == ("package_non_canonical", data.index(b"\\u0069"))


def test_a_control_character_without_short_escape_is_canonical():
    """Contents with other control characters are accepted, only not the quick way."""
    data = encode(Package("workflow", ("docs",), (workflow(a="\x1b[0m"),), ""))
    assert b"\\u001b" in data
    assert decode(data).workflows[0].files["a"] == "\x1b[0m"


def test_a_wanted_kind_is_compared_before_the_content():
    """A command that takes another kind of package says so."""
    found = refusal(seal(CREW), kind="workflow")
    assert (found.code, found.pointer) == ("package_kind_mismatch", ("kind",))
    assert decode(seal(CREW), kind="profile").profile == ("explore", "apply", "alpha")


@pytest.mark.parametrize(
    ("stated", "running", "passes"),
    [
        ("0.1.0", "0.1.0", True),
        ("0.1.0+build", "0.1.0", True),
        ("0.1.0-rc.1", "0.1.0", True),
        ("0.2.0", "0.10.0", True),
        ("0.10.0", "0.2.0", False),
        ("1.0.0", "dev", True),
        ("9" * 5000 + ".0.0", "0.1.0", False),
    ],
)
def test_releases_are_compared_by_their_three_numbers(stated, running, passes):
    """Pre-release and build parts do not count, and an unreadable release passes."""
    data = seal(changed(ONE, "minRasenVersion", to=stated))
    if passes:
        assert decode(data, running_version=running).kind == "workflow"
    else:
        found = refusal(data, running_version=running)
        assert found.details == {"minRasenVersion": stated, "runningVersion": running}


def test_requirements_are_packaged_or_built_in():
    """A required workflow is packaged or built in; an expert is neither."""
    decode(seal(workflow_package(workflow("a", ["b", "apply"]), workflow("b"), roots=["a"])))
    found = refusal(seal(workflow_package(workflow("a", ["review"]))))
    assert (found.code, found.params["dependency"]) == ("package_dependency_missing", "review")


def test_manifests_are_read_and_name_their_workflow():
    """A packaged manifest must parse, and state the ID that it is packaged under."""
    broken = workflow()
    broken.files["workflow.yaml"] = "version: 1\nid: [\n"
    found = refusal(seal(workflow_package(broken)))
    assert found.code == "packaged_manifest_invalid"
    other = workflow()
    other.files["workflow.yaml"] = "version: 1\nid: other\n"
    found = refusal(seal(workflow_package(other)))
    assert found.code == "packaged_manifest_id_mismatch"


def test_long_lists_are_judged_in_linear_time():
    """A hundred thousand repeated roots are reported without a product of two lists."""
    names = [f"r{number}" for number in range(100_000)]
    findings = examine(seal(changed(CREW, "roots", to=names + names))).findings
    assert len(findings) == 1000
