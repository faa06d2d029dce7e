"""What belongs together is all there: commands, schemas, examples, pages, cases, codes, sentences."""

from __future__ import annotations

import ast
import json
import re
from functools import cache
from pathlib import Path

import pytest

from rasen import schemas
from rasen.commands.table import GROUPS, every_command
from rasen.locale import LANGUAGES, Translator

ROOT = Path(__file__).resolve().parent.parent
REFERENCE = ROOT / "generated" / "reference"
SOURCES = sorted((ROOT / "rasen").rglob("*.py"))

# Codes that no case can raise, with the reason, and the test file that raises each of them.
_RACE = "somebody has to write while the program reads"
_PIPELINE = "asked when a pipeline is run, which no command does yet"
_DECODED = "refused by every way to this check before it"
_LOCKED = "another process has to work on the same files at the same time"
_TOLD = "a warning that is told on standard error"
_PERSON = "somebody has to answer no at a terminal"
_ISSUE = "the published shape of an issue of validate has no code"
_REFUSED = "the system has to refuse, which it never does to an administrator"
RAISED_ELSEWHERE = {
    "target_changed": (_RACE, "checking/test_changing_files.py"),
    "package_changed": (_RACE, "checking/test_changing_files.py"),
    "entry_changed": (_RACE, "workflows/test_tree.py"),
    "directory_changed": (_RACE, "workflows/test_tree.py"),
    "directory_unreadable": (_REFUSED, "workflows/test_tree.py"),
    "source_unreadable": (_RACE, "workflows/test_tree.py"),
    "internal_error": ("a fault of ours that is known is mended", "cli/test_boundary.py"),
    "interrupted": ("a key has to be pressed in time", "cli/test_boundary.py"),
    "cancelled": ("a key has to be pressed in time", "cli/test_boundary.py"),
    "profile_changed": (_LOCKED, "workflows/test_profile_changes.py"),
    "selection_ignored": (_TOLD, "workflows/test_selection.py"),
    "profile_lock_shadowed": (_TOLD, "workflows/test_selection.py"),
    "project_busy": (_LOCKED, "projects/test_update.py"),
    "store_setup_cancelled": (_PERSON, "cli/test_store_prompts.py"),
    "store_register_cancelled": (_PERSON, "cli/test_store_prompts.py"),
    "store_remove_cancelled": (_PERSON, "cli/test_store_prompts.py"),
    "store_setup_path_changed": (_RACE, "stores/test_setup.py"),
    "store_registry_changed": (_RACE, "stores/test_removal.py"),
    "store_files_left_on_disk": (_REFUSED, "stores/test_removal.py"),
    "planning_file_unreadable": (_ISSUE, "planning/test_validation.py"),
    "planning_folder_unlistable": (_ISSUE, "planning/test_validation.py"),
    "change_without_deltas": (_ISSUE, "planning/test_validation.py"),
    "no_store_registry": ("programs are told; commands say others", "stores/test_registry.py"),
    "staged_workflow_invalid": (_RACE, "workflows/test_transaction.py"),
    "workflow_install_rollback_failed": (_REFUSED, "workflows/test_transaction.py"),
    "workflow_id_duplicate": (_DECODED, "workflows/test_install_checks.py"),
    "pipeline_skill_unknown": (_PIPELINE, "pipelines/test_rules.py"),
    "pipeline_skill_disabled": (_PIPELINE, "pipelines/test_rules.py"),
    "azp_extra_missing": ("the library has to be absent", "azp/test_signature.py"),
}

# Calls whose first argument is a code, and the place of the catalog key in those that take one.
CODE_CALLS = ("Diagnostic", "failure", "Finding", "finding")
KEY_CALLS = {"Text": "", "text": "", "misuse": "usage.", "with_nearest": "usage."}


def by_name(items):
    return [pytest.param(item, id=item.name) for item in items]


@cache
def steps():
    """Give each step of each case as (case, step)."""
    cases = sorted((ROOT / "tests" / "cases").rglob("case.json"))
    return [(path, step) for path in cases for step in json.loads(path.read_bytes())["steps"]]


@cache
def is_in_the_program():
    """Give a function that tells whether a text is a string of the program, or may be made there.

    A code may be put together from a constant part and a word: `f"{what}_dependency_missing"`.
    """
    whole, parts = set(), []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.JoinedStr):
                parts.append([getattr(piece, "value", None) for piece in node.values])
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
    made = [
        "".join(re.escape(part) if isinstance(part, str) else "[a-z]+" for part in pieces)
        for pieces in parts
        if any(isinstance(part, str) and re.fullmatch(r"[a-z_]{8,}", part) for part in pieces)
    ]
    return lambda text: text in whole or any(re.fullmatch(pattern, text) for pattern in made)


@cache
def first_arguments():
    """Give (called name, first argument, where) of each call whose first argument is a string."""
    found = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_bytes())):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            argument = node.args[0]
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                where = f"{path.relative_to(ROOT).as_posix()}:{node.lineno}"
                found.append((name, argument.value, where))
    return found


def schema_codes(value):
    """Give every code that `x-code` declares anywhere in a schema."""
    if isinstance(value, dict):
        declared = value.get("x-code", [])
        yield from declared.values() if isinstance(declared, dict) else [declared]
        for below in value.values():
            yield from schema_codes(below)
    elif isinstance(value, list):
        for below in value:
            yield from schema_codes(below)


@cache
def codes_in_schemas():
    """Give each code that some schema declares for a fault, with the schema's name.

    The schemas of schemas are left out: to them `x-code` is a property like any other.
    """
    return {
        code: name
        for name in schemas.names()
        if not name.startswith("meta:")
        for code in schema_codes(schemas.load(name))
        if isinstance(code, str)
    }


def codes_in(value):
    """Give the value of each key `code` in an expected document."""
    if isinstance(value, dict):
        if isinstance(value.get("code"), str):
            yield value["code"]
        for below in value.values():
            yield from codes_in(below)
    elif isinstance(value, list):
        for below in value:
            yield from codes_in(below)


@cache
def codes_of_cases():
    """Give the codes in what the cases expect on standard output."""
    seen = set()
    for _, step in steps():
        if step.get("argv", [])[:1] == ["explain"] and not step.get("exit"):
            continue  # explaining a code is not raising it
        seen.update(codes_in(step.get("json")))
        seen.update(word for text in step.get("contains", []) for word in re.findall(r"\w+", text))
    return seen


@pytest.mark.parametrize("command", by_name(every_command()))
def test_command_has_its_schema(command):
    """What a command prints is described by a schema that names the command."""
    assert schemas.load(f"output:{command.schema}")["x-command"] == f"rasen {command.name}"


@pytest.mark.parametrize("command", by_name(every_command()))
def test_command_has_examples_of_success_and_failure(command):
    """A reader of the schema sees a document of each sort; some have `status` in failures alone."""
    examples = schemas.load(f"output:{command.schema}")["examples"]
    failed = {isinstance(e, dict) and bool(e.get("status")) for e in examples}
    assert failed == {False, True}


@pytest.mark.parametrize("command", by_name(every_command()))
def test_command_has_a_page(command):
    """The reference describes every command."""
    assert (REFERENCE / "commands" / f"{'-'.join(command.path)}.md").is_file()


@pytest.mark.parametrize("command", by_name(every_command()))
def test_command_has_cases(command):
    """Every command is run by cases, with and without success, as text and as a document."""
    calls = [
        step
        for _, step in steps()
        if tuple(step.get("argv", ())[: len(command.path)]) == command.path
        and "--help" not in step["argv"]
    ]
    ways = {(step.get("exit", 0) == 0, "json" in step) for step in calls}
    assert ways == {(success, document) for success in (True, False) for document in (True, False)}


def test_groups_hold_commands():
    """Every group of the table has a command, and every command of two words a group."""
    assert {c.path[0] for c in every_command() if len(c.path) > 1} == {path[0] for path in GROUPS}


def test_output_schemas_belong_to_commands():
    """No output schema is left over from a command that is gone."""
    known = {command.schema for command in every_command()} | {"usage"}
    assert {name.partition(":")[2] for name in schemas.names("output")} == known


@pytest.mark.parametrize("name", schemas.names())
def test_schema_has_an_example_and_a_page(name):
    """Every schema shows what it describes, and has its page in the reference."""
    assert schemas.load(name)["examples"]
    assert (REFERENCE / f"{name.replace(':', '/')}.md").is_file()


def test_no_code_is_declared_twice():
    """A code belongs to one area."""
    declared = [e["const"] for name in schemas.names("codes") for e in schemas.load(name)["oneOf"]]
    assert sorted(declared) == sorted(set(declared))


def test_raised_codes_are_declared():
    """What the program says of an input has a code that the contract explains."""
    raised = {code: where for name, code, where in first_arguments() if name in CODE_CALLS}
    assert {code: raised[code] for code in raised.keys() - schemas.codes().keys()} == {}


def test_codes_of_schemas_are_declared():
    """What a schema says of a fault, or falls back on, is a code that the contract explains."""
    outputs = [schemas.load(name) for name in schemas.names("output")]
    named = codes_in_schemas().keys() | {schema["x-fallback-code"] for schema in outputs}
    assert named - schemas.codes().keys() == set()


def test_declared_codes_are_raised():
    """No code is left over: the program has it as a string, or a schema declares it.

    A schema declares one for a fault, or as the one that a command falls back on.
    """
    raised = is_in_the_program()
    fallbacks = {schemas.load(name)["x-fallback-code"] for name in schemas.names("output")}
    left = schemas.codes().keys() - codes_in_schemas().keys() - fallbacks
    assert [code for code in sorted(left) if not raised(code)] == []


def test_declared_codes_have_a_case():
    """Every code is in the expected output of a case, or in the table above with its reason."""
    assert schemas.codes().keys() - codes_of_cases() - RAISED_ELSEWHERE.keys() == set()


def test_codes_without_a_case_are_raised_by_the_test_that_is_named():
    """The table above is no longer than it has to be, and its tests do raise the codes."""
    assert RAISED_ELSEWHERE.keys() & codes_of_cases() == set()
    for code, (_, file) in RAISED_ELSEWHERE.items():
        text = (ROOT / "tests" / "unit" / file).read_text("utf-8")
        assert f'"{code}"' in text, (code, file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_sentence_and_every_sentence_a_code(language):
    """What can be diagnosed can be said, and nothing else is said under a code."""
    translator = Translator(language)
    assert [c for c in schemas.codes() if not translator.has(f"messages.{c}")] == []
    files = (ROOT / "rasen" / "locale" / language).glob("messages*.json")
    said = {code for path in files for code in json.loads(path.read_bytes())}
    assert said - schemas.codes().keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_that_the_program_asks_for_exist(language):
    """A key that stands in the program as a whole is in the catalog of every language."""
    translator = Translator(language)
    keys = {KEY_CALLS[n] + key: where for n, key, where in first_arguments() if n in KEY_CALLS}
    lacking = {key: where for key, where in keys.items() if "." in key and not translator.has(key)}
    assert lacking == {}
