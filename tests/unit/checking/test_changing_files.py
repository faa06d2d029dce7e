"""Files that change while they are read are reported as such, never judged by half of them."""

from __future__ import annotations

import os

import pytest

from rasen.checking import sources
from rasen.diagnostics import RasenError
from rasen.files import reading
from rasen.workflows.package_validation import read_package


@pytest.fixture
def growing(tmp_path, monkeypatch):
    """Give the path of a file to which somebody adds a line whenever it is read."""
    path = tmp_path / "größe.json"
    path.write_text("{}\n", "utf-8")
    read = os.read

    def read_and_write(descriptor, size):
        data = read(descriptor, size)
        with path.open("a", encoding="utf-8") as file:
            file.write("{}\n")
        return data

    monkeypatch.setattr(os, "read", read_and_write)
    return str(path)


def test_a_document_that_grows_is_said_to_have_changed(growing):
    """What was read of it is not judged."""
    found = sources.read_bytes(growing, 1000)
    assert found.code == "target_changed"


def test_a_document_that_is_gone_is_said_to_have_changed(tmp_path):
    """It was there when it was found."""
    assert sources.read_bytes(str(tmp_path / "weg.json"), 1000).code == "target_changed"


def test_a_package_that_grows_is_said_to_have_changed(growing):
    """Neither its digest nor its content would be that of any package."""
    with pytest.raises(RasenError) as error:
        read_package(growing)
    assert error.value.diagnostics[0].code == "package_changed"


def test_reading_says_which_file_changed(growing):
    """The error of the reader names the file."""
    with pytest.raises(reading.Changed, match="größe"):
        reading.read_bounded(growing, 1000)
