"""Digests of files, workflows, pipelines and packages, against the vectors and each other."""

from __future__ import annotations

import hashlib
import json
import os

import pytest

from rasen.text.digest import (
    digest,
    package_digest,
    package_digest_of_canonical,
    pipeline_digest,
    text_digest,
    workflow_digest,
)
from rasen.text.jcs import canonicalize

VECTORS = os.path.join(os.path.dirname(__file__), "..", "..", "vectors", "packages.json")


def vectors(name):
    with open(VECTORS, encoding="utf-8") as file:
        return json.load(file)[name]


def sha256(text):
    return "sha256:" + hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize("vector", vectors("files"), ids=lambda vector: vector["name"])
def test_file_digests(vector):
    """The digest of a file is that of its UTF-8 bytes."""
    assert text_digest(vector["content"]) == vector["sha256"]
    assert digest(bytes.fromhex(vector["bytesHex"])) == vector["sha256"]


@pytest.mark.parametrize("vector", vectors("workflows"), ids=lambda vector: vector["name"])
def test_workflow_digests(vector):
    """The digest of a workflow is that of its preimage, in whatever order the files are given."""
    files = [(path, text_digest(content)) for path, content in vector["contents"].items()]
    assert sorted(files) == sorted((file["path"], file["sha256"]) for file in vector["files"])
    assert workflow_digest(vector["id"], files) == vector["digest"]
    assert workflow_digest(vector["id"], reversed(files)) == vector["digest"]
    assert sha256(vector["preimage"]) == vector["digest"]


@pytest.mark.parametrize("vector", vectors("packages"), ids=lambda vector: vector["name"])
def test_package_digests(vector):
    """The digest of a package comes out the same by writing the envelope and by cutting bytes."""
    assert sha256(vector["preimage"]) == vector["packageDigest"]
    assert package_digest(vector["kind"], vector["package"]) == vector["packageDigest"]
    data = bytes.fromhex(vector["bytesHex"])
    envelope = json.loads(data)
    assert package_digest(vector["kind"], envelope) == vector["packageDigest"]
    assert package_digest_of_canonical(data, envelope) == vector["packageDigest"]


@pytest.mark.parametrize(
    "envelope",
    [
        {"kind": "workflow", "packageDigest": "sha256:0"},
        {"kind": "pipeline", "name": 'é"\\', "packageDigest": "x", "roots": ["packageDigest"]},
        {"a": [{"packageDigest": "inner"}], "kind": "profile", "packageDigest": "", "z": "é"},
        {"kind": "workflow", "roots": []},
    ],
)
def test_the_member_is_cut_out_wherever_it_stands(envelope):
    """Only the digest of the envelope itself is left out, with its comma."""
    data = canonicalize(envelope)
    slow = package_digest(envelope["kind"], envelope)
    assert package_digest_of_canonical(data, envelope) == slow


def test_pipeline_digests_keep_the_order_of_files():
    """The preimage of a pipeline names the files as they stand in the package."""
    files = [("pipeline.yaml", "sha256:1"), ("a.md", "sha256:2")]
    preimage = (
        '{"files":[{"path":"pipeline.yaml","sha256":"sha256:1"},{"path":"a.md","sha256":"sha256:2"}],'
        '"format":"rasen-pipeline-digest","name":"ship","version":1}'
    )
    assert pipeline_digest("ship", files) == sha256(preimage)
