"""The texts of the built-in workflows and experts: what ships is complete and says real commands."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
from functools import cache

import pytest

from rasen import schemas
from rasen.commands.table import every_command
from rasen.workflows import builtin
from rasen.workflows.builtin import builtins
from rasen.workflows.dependencies import Dependencies
from rasen.workflows.skill import read_skill
from rasen.workflows.tree import MANIFEST, SKILL, load_tree
from rasen.workflows.validation import validate_tree

ROOT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(builtin.__file__))), "builtin")
FOLDER = os.path.join(ROOT, "skills")
WORKFLOWS = {unit.skill: unit for unit in builtins().workflows}
EXPERTS = {expert.skill: expert.id for expert in builtins().experts}
SKILLS = [*WORKFLOWS, *EXPERTS]

# How the commands are called that are still to be built, by the specs of their areas: words, number
# of arguments, and options; `=` takes a value, `!` has to be given. What the command table has goes
# before, so a line can go when its command is there.
SYNTAX = """
workflow list 0-0: --unused --all --json
workflow show 1-1: --json
workflow which 1-1: --json
workflow import 1-1: --json
workflow export 2-2: --force --json
workflow delete 1-1: -y --yes --force --json
list 0-0: --specs --changes --sort= --long --json --store=
show 1-1: --json --type= --deltas-only --requirements-only --requirements --no-scenarios -r= --requirement= --no-interactive --store=
validate 0-1: --all --changes --specs --type= --strict --json --concurrency= --no-interactive --store=
status 0-0: --change= --schema= --json --store=
instructions 1-1: --change!= --schema= --json --store=
instructions apply 0-0: --change!= --schema= --json --store=
schemas 0-0: --json
templates 0-0: --schema= --json
new change 1-1: --description= --goal= --proposal= --schema= --json --store=
archive 1-1: -y --yes --skip-specs --no-validate --json --store=
doctor 0-0: --json --store=
context 0-0: --json --store= --code-workspace= --force
store setup 1-1: --path= --init-git --no-init-git --remote= --json
store register 1-1: --id= --yes --json
store unregister 1-1: --json
store remove 1-1: --yes --json
store list 0-0: --json
store doctor 0-1: --json
init 0-1: --tools= --profile= --force --no-interactive --json
update 0-1: --force --check --json
pipeline list 0-0: --json --store=
pipeline show 1-1: --for-execution --json --store=
pipeline agents 1-1: --planner= --implementer= --reviewer= --fixer= --shipper= --json --store=
pipeline classify 1-1: --json --store=
pipeline resume 1-1: --json --store=
pipeline init 1-1: --output!= --json --store=
pipeline validate 1-1: --json --store=
pipeline import 1-1: --force --json --store=
pipeline export 2-2: --force --json --store=
pipeline save 1-1: --from!= --force --json --store=
pipeline delete 1-1: -y --yes --force --json --store=
"""
CHOICES = {"--type": ("change", "spec")}

# Codes of commands that are still to be built; the others are those of schemas/codes.
CODES = """
    archive_change_not_found archive_confirmation_required archive_error archive_spec_update_failed
    archive_spec_validation_failed archive_target_exists archive_tasks_incomplete
    archive_validation_failed change_error invalid_store_pointer no_openspec_root
    no_root_with_registered_stores pipeline_already_exists pipeline_not_found
    pipeline_runtime_unavailable show_error tool_unknown unhealthy_store_root unknown_store
"""
# Words of the same form that are none.
NO_CODES = {"in_progress", "all_done", "node_modules"}

# Keys of the documents, definitions and run files that the texts name.
KEYS = """
    actionContext agentId allowedEditRoots applyRequires archive archivedAs artifactPaths artifacts
    baseline blockedThreshold buildOrder change changeDir changeRoot changes command complete
    completed completedTasks contextFiles current deltas design diagnostics digest direction
    effectiveGate escalatedStages existingOutputPaths fetch files fix from gate gateDecision
    gatePolicy gateSource goal handoff hasRunState id inProgressStages invalidRunState isComplete
    isPortfolio issues items kind lastModified leadReview loop loopConfig loopProgress
    loopStallLimit maxRelays maxRounds members message missingArtifacts missingDeps mustNot name
    openFindings outputPath parallelGroup path progress project rawText recommends remaining
    remainingTokens rename requirement requirements requires resolvedOutputPath root rubric
    runArtifact runStateDir runStatePath runnableChildren scenarios schema scripts sessionHandoff
    sidecars skill skillName skillsRoot source spec specs specsUpdated spread stallLimit status
    summary target text threadId threshold timeoutSec to tools total totalTasks totals failed code
    transcript valid validation verifyPolicy workers workflow workflows description skills
"""
FENCE = re.compile(r"^( *)```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
CALL = re.compile(r"(?<![\w./-])rasen(?=[ ])")
# A path into a document; a word alone only if it is in camel case.
KEY_PATH = re.compile(
    r"[a-z]+[A-Z][A-Za-z]*|[a-z][A-Za-z]*(\[\d*\])?(\.([a-z][A-Za-z]*(\[\d*\])?|<\w+>))+|[a-z]\w*\[\d*\]"
)
NO_KEY = re.compile(r".*\.(md|ya?ml|json|sh|mjs|csv|txt|git|rasenpkg)")
PLACEHOLDER = re.compile(r'"?<[a-z][^<>]*>"?')
# Of the contract, and taken by a command that is not complete yet.
NOT_YET = {"--for-execution"}


def text_of(skill, path=SKILL):
    """Give a text of a skill."""
    with open(os.path.join(FOLDER, skill, path), encoding="utf-8") as file:
        return file.read()


def files_of(skill):
    """Give the paths of a skill's files but the skill itself."""
    return [path for path in load_tree(os.path.join(FOLDER, skill)).files if path != SKILL]


def blocks(text, *languages):
    """Give the code blocks of some languages, without the indentation of a list."""
    for indent, language, body in FENCE.findall(text):
        if language in languages:
            yield re.sub(f"^{indent}", "", body, flags=re.MULTILINE)


def spans(text):
    """Give the code spans outside of code blocks."""
    return SPAN.findall(FENCE.sub("", text))


@cache
def syntax():
    """Give the words of each command with its bounds of arguments and its options."""
    table = {}
    for line in SYNTAX.strip().splitlines():
        head, options = line.split(":")
        *words, bounds = head.split()
        low, high = map(int, bounds.split("-"))
        table[tuple(words)] = (low, high, options.split())
    for command in every_command():
        low = sum(argument.required for argument in command.arguments)
        many = any(argument.variadic for argument in command.arguments)
        options = [word for option in command.options for word in spellings(option)]
        table[command.path] = (low, 1000 if many else len(command.arguments), options)
    return table


def spellings(option):
    """Give an option of the command table in the form of the lines above."""
    suffix = ("!" if option.required else "") + ("=" if option.value else "")
    return [name + suffix for name in (option.flag, option.short_flag) if name]


def fault(call, *, named=False):
    """Say what is wrong with a call (the words after `rasen`), None where it is right.

    `named` is a call in running text: one without any argument or option names the command.
    """
    words = shlex.split(PLACEHOLDER.sub("VALUE", call))
    if words == ["VALUE", "--help"] or words == ["--help"]:
        return None
    for length in (2, 1):
        if tuple(words[:length]) in syntax():
            low, high, options = syntax()[tuple(words[:length])]
            rest = words[length:]
            break
    else:
        return f"no command: {call}"
    known = {re.sub("[!=]", "", option): "=" in option for option in options}
    given, arguments = {}, []
    while rest:
        word, equals, value = rest.pop(0).partition("=")
        if not word.startswith("-"):
            arguments.append(word)
            continue
        if word in NOT_YET:
            continue
        if word not in known:
            return f"unknown option {word}: {call}"
        if known[word] and not equals:
            value = rest.pop(0) if rest and not rest[0].startswith("-") else ""
        if known[word] != bool(value):
            return f"value of {word}: {call}"
        if word in CHOICES and value not in CHOICES[word]:
            return f"value of {word}: {call}"
        given[word] = value
    if named and not given and not arguments:
        return None
    missing = [
        option for option in options if "!" in option and re.sub("[!=]", "", option) not in given
    ]
    if missing or not low <= len(arguments) <= high:
        return f"arguments: {call}"
    return None


def calls(line):
    """Give what follows each `rasen` of a line of shell, up to the end of that command."""
    for match in CALL.finditer(line):
        yield re.split("[|;&)>]", PLACEHOLDER.sub("VALUE", line[match.end() :]))[0]


def faults(text):
    """Give every fault of the calls in a text."""
    for block in blocks(text, "sh", "text", "console", ""):
        for line in block.splitlines():
            yield from (fault(call) for call in calls(line))
    for span in spans(text):
        yield from (fault(call, named=True) for call in calls(span))


@cache
def codes():
    """Give every code that is declared, or listed above."""
    folder = os.path.join(os.path.dirname(os.path.dirname(ROOT)), "schemas", "codes")
    areas = [name.removesuffix(".schema.json") for name in os.listdir(folder)]
    declared = (
        entry["const"] for area in areas for entry in schemas.load(f"codes:{area}")["oneOf"]
    )
    return {*CODES.split(), *declared}


def unknown_names(text):
    """Give the code spans with the form of a skill, a code or a key that is none."""
    return [span for span in spans(text) if not is_known(span)]


def is_known(span):
    """Tell whether a code span is a name that exists, or none at all."""
    if re.fullmatch("rasen-[a-z-]+", span):
        return span in SKILLS
    if re.fullmatch("[a-z]+(_[a-z]+)+", span):
        return span in codes() | NO_CODES
    if KEY_PATH.fullmatch(span) and not NO_KEY.fullmatch(span):
        words = re.sub(r"\[\d*\]|<\w+>", "", span).split(".")
        return all(word in KEYS.split() for word in words if word)
    return True


def test_every_unit_has_its_folder_and_no_folder_is_left_over():
    """The catalog and the folders name the same skills."""
    assert sorted(os.listdir(FOLDER)) == sorted(SKILLS)


@pytest.mark.parametrize("skill", SKILLS)
def test_frontmatter_says_the_name_and_what_the_skill_is_for(skill):
    """The name is the folder's, and the description is one sentence or more that an agent can choose by."""
    read = read_skill(text_of(skill))
    assert read.stops == ()
    assert read.skill.name == skill
    assert re.fullmatch(r"[A-Z].{60,300}\.", read.skill.description)
    user_only = {"disable-model-invocation": "true"} if skill == "rasen-navigator" else {}
    assert read.skill.metadata == user_only


@pytest.mark.parametrize("skill", SKILLS)
def test_each_text_passes_the_rules_for_workflows(skill, tmp_path):
    """With a manifest that declares its files the folder validates without a diagnostic."""
    files = files_of(skill)
    scripts = [path for path in files if path.startswith(("bin/", "scripts/"))]
    unit = WORKFLOWS.get(skill)
    requires = {"skills": list(unit.skills), "pipelines": list(unit.pipelines)} if unit else {}
    manifest = {
        "version": 1,
        "id": unit.id if unit else EXPERTS[skill],
        "files": {"sidecars": [path for path in files if path not in scripts], "scripts": scripts},
        "requires": requires,
    }
    tree = load_tree(os.path.join(FOLDER, skill))
    tree = tree._replace(files={**tree.files, MANIFEST: json.dumps(manifest)})
    dependencies = Dependencies(None, str(tmp_path))
    found = validate_tree(tree, folder_name=manifest["id"], dependencies=dependencies)
    assert found.diagnostics == ()
    assert found.workflow is not None


@pytest.mark.parametrize("skill", SKILLS)
def test_each_text_has_the_parts_of_a_procedure(skill):
    """Purpose, completion and limits are there, and no text is a stub or a book."""
    text = text_of(skill)
    headings = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert {"Purpose", "Completion", "Never"} <= set(headings)
    assert len(headings) == len(set(headings))
    assert re.search(r"^(1\. |\| 1 \|)", text, re.MULTILINE)  # steps, or questions by number
    assert 50 <= len(text.splitlines()) <= 140
    assert text.endswith("\n")
    assert not text.endswith("\n\n")
    assert "TODO:" not in text


@pytest.mark.parametrize("skill", SKILLS)
def test_each_file_is_used(skill):
    """The skill names every file that is installed beside it."""
    text = text_of(skill)
    assert [path for path in files_of(skill) if path not in text] == []


@pytest.mark.parametrize("skill", WORKFLOWS)
def test_what_a_workflow_requires_stands_in_its_text(skill):
    """Each expert and pipeline of the catalog's requirements is named where it is used."""
    unit = WORKFLOWS[skill]
    text = text_of(skill)
    assert [name for name in (*unit.skills, *unit.pipelines) if f"`{name}`" not in text] == []


@pytest.mark.parametrize("skill", SKILLS)
def test_every_quoted_command_line_is_real(skill):
    """Each call of the program, in blocks and in running text, has known words, options and arguments."""
    texts = [text_of(skill), *(text_of(skill, path) for path in files_of(skill))]
    assert [found for text in texts for found in faults(text) if found] == []


@pytest.mark.parametrize(
    "call",
    [
        "lst --json",
        "list --jsn",
        "list extra",
        "workflow import a b",
        "workflow init x",
        "workflow init x --output",
        "show x --type specs",
        "instructions apply --json",
        "validate --all=yes",
        "new x",
        "pipeline show <name> --exec",
    ],
)
def test_a_wrong_call_is_noticed(call):
    """The check of command lines refuses misspelt words and options, and wrong arguments."""
    assert fault(f" {call}")
    assert [found for found in faults(f"```sh\nrasen {call}\n```\n") if found]
    assert [found for found in faults(f"Run `rasen {call}`.") if found]


def test_calls_are_found_wherever_they_stand():
    """Behind assignments, in substitutions, several in a line; but no file or skill of that name."""
    assert fault("workflow import --json")
    assert list(filter(None, faults("Then `rasen workflow import` takes it."))) == []
    line = "RASEN_HOME=<scratch> rasen list --json | jq . && x=$(rasen show <x> --json) rasen/specs rasen-auto"
    assert [call.strip() for call in calls(line)] == ["list --json", "show VALUE --json"]


@pytest.mark.parametrize("skill", SKILLS)
def test_every_named_skill_code_and_key_exists(skill):
    """A skill, a diagnostic code or a key of a document that a text names is a real one."""
    texts = [text_of(skill), *(text_of(skill, path) for path in files_of(skill))]
    assert [name for text in texts for name in unknown_names(text)] == []


@pytest.mark.parametrize(
    "name",
    [
        "rasen-aply-change",
        "change_eror",
        "change.pth",
        "items[0].issue",
        "nextStep",
        "deltas[].specc",
    ],
)
def test_a_wrong_name_is_noticed(name):
    """The check of names knows no word by its form alone."""
    assert unknown_names(f"Read `{name}`.") == [name]


@pytest.mark.parametrize("skill", SKILLS)
def test_examples_are_well_formed(skill):
    """JSON can be read, shell and Python have no fault of syntax."""
    text = text_of(skill)
    for block in blocks(text, "json"):
        json.loads(block)
    for block in blocks(text, "python"):
        compile(block, skill, "exec")
    for block in blocks(text, "sh"):
        script = PLACEHOLDER.sub("VALUE", block)
        subprocess.run(["sh", "-n"], input=script, text=True, check=True, timeout=20)


def test_the_two_testers_use_the_same_taxonomy_and_report():
    """A report reads alike whether its author was allowed to fix or not."""
    for path in ("references/issue-taxonomy.md", "templates/qa-report-template.md"):
        assert text_of("rasen-qa", path) == text_of("rasen-qa-only", path)
