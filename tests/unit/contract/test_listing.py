"""The lists of the contract: schemas, one schema, one code."""

from __future__ import annotations

import pytest

from rasen import schemas
from rasen.context import Context
from rasen.contract import listing
from rasen.contract.listing import explain_code, general_fix, list_schemas, schema_name, show_schema
from rasen.diagnostics import Diagnostic, Text, UsageError
from rasen.locale import Translator

CONTEXT = Context("/", {}, Translator("en"))


def caught(function, *arguments):
    with pytest.raises(UsageError) as error:
        function(*arguments)
    (diagnostic,) = error.value.diagnostics
    return diagnostic


def test_list_names_every_schema_in_order():
    """The list has each published schema once, sorted, and conforms to its own schema."""
    document = list_schemas().document
    assert [entry["name"] for entry in document["schemas"]] == list(schemas.names())
    assert schemas.verdict("output:contract-list")(document)


def test_list_entry_says_what_a_schema_is_for():
    """An entry has identity, title, description, file names and command."""
    (entry,) = [e for e in list_schemas().document["schemas"] if e["name"] == "files:package"]
    schema = schemas.load("files:package")
    assert entry == {
        "name": "files:package",
        "id": "urn:rasen:schema:v1:files:package",
        "title": schema["title"],
        "description": schema["description"],
        "fileMatch": ["*.rasenpkg"],
        "command": None,
    }


@pytest.mark.parametrize(
    "word",
    ["files:workflow", "urn:rasen:schema:v1:files:workflow", "workflow"],
)
def test_schema_is_found_by_name_identifier_or_last_part(word):
    """A last part that areas of codes share means the schema that describes files."""
    assert schema_name(word) == "files:workflow"


def test_last_part_of_any_folder_is_enough():
    """`severity` is found though no file is of that kind."""
    assert schema_name("severity") == "common:severity"


def test_shared_last_part_names_the_candidates(monkeypatch):
    """Where two schemas end alike and neither describes files, both are named."""
    monkeypatch.setattr(listing.schemas, "names", lambda: ("codes:store", "output:store"))
    diagnostic = caught(schema_name, "store")
    assert diagnostic.params["hint"] == Text(
        "human.contract.didYouMean", {"names": ["codes:store", "output:store"]}
    )


def test_unknown_schema_names_the_nearest():
    """A typing error is a usage error that names what was probably meant."""
    assert caught(schema_name, "files:worklow") == Diagnostic(
        "schema_not_found",
        {
            "schema": "files:worklow",
            "hint": Text("human.contract.didYouMean", {"names": ["files:workflow"]}),
        },
        target="files:worklow",
    )


@pytest.mark.parametrize("word", ["", "zzzzzzz", "x" * 1_000_000, "\x00\udcff"])
def test_word_like_no_schema_is_answered_at_once(word):
    """Any other word says how the names are found out."""
    diagnostic = caught(schema_name, word)
    assert diagnostic.code == "schema_not_found"
    assert diagnostic.params["hint"] == Text("human.contract.listSchemas")


def test_show_gives_the_published_document():
    """The schema is shown with every keyword, those of our own included."""
    document = show_schema("profile").document
    assert document == {
        "name": "files:profile",
        "schema": schemas.load("files:profile"),
        "status": [],
    }
    assert schemas.verdict("output:contract-show")(document)


@pytest.mark.parametrize("code", sorted(schemas.codes()))
def test_each_code_is_explained(code):
    """The document of every declared code conforms to its schema."""
    document = explain_code(CONTEXT, code).document
    assert document["code"]["code"] == code
    assert schemas.verdict("output:explain")(document)


def test_explanation_says_what_the_contract_says():
    """Title, description, severity and details are those of the code's entry."""
    entry = schemas.codes()["target_too_large"]
    assert explain_code(CONTEXT, "target_too_large").document["code"] == {
        "code": "target_too_large",
        "area": "cli",
        "severity": "error",
        "title": entry["title"],
        "description": entry["description"],
        "fix": None,
        "details": entry["x-details"],
        "since": "0.2.0",
    }


def test_explanation_in_another_language_keeps_the_facts(monkeypatch):
    """Sentences come from the catalogs of the language; what they lack stays English."""
    sentences = {
        "codes.target_too_large.title": "大きすぎるファイル",
        "codes.target_too_large.details.actual": "バイト数",
    }
    monkeypatch.setattr(Translator, "has", lambda _self, key: key in sentences)
    monkeypatch.setattr(Translator, "text", lambda _self, key: sentences[key])
    entry = schemas.codes()["target_too_large"]
    localized = explain_code(CONTEXT, "target_too_large").localized
    code = localized(Translator("ja"))["code"]
    assert code["title"] == "大きすぎるファイル"
    assert code["description"] == entry["description"]
    assert code["details"] == {
        "actual": "バイト数",
        "limit": entry["x-details"]["limit"],
    }
    assert code["severity"] == "error"


def test_fix_with_placeholders_is_left_out(monkeypatch):
    """How to mend it is null where the sentence needs the values of a case."""
    monkeypatch.setattr(Translator, "has", lambda _self, _key: True)
    monkeypatch.setattr(Translator, "text", lambda _self, _key: "{path}".format_map({}))
    assert general_fix("any", Translator("en")) is None


def test_unknown_code_names_the_nearest():
    """A typing error is a usage error that names what was probably meant."""
    diagnostic = caught(explain_code, CONTEXT, "manifest_schema_invald")
    assert diagnostic.code == "code_unknown"
    fix = CONTEXT.english.fix(diagnostic)
    assert fix == "Did you mean: manifest_schema_invalid?"


@pytest.mark.parametrize("code", ["", "ZZZ", "%s{x}", "y" * 1_000_000])
def test_word_like_no_code_leads_to_the_reference(code):
    """Any other word says where all codes are listed."""
    diagnostic = caught(explain_code, CONTEXT, code)
    assert CONTEXT.english.fix(diagnostic) == "The reference lists every code by area."
