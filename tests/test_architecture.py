"""Who may import whom, and what must not be loaded by a plain run."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "rasen"

# A part may import itself and the parts named here.
BASE = {
    "text",
    "files",
    "locale",
    "diagnostics",
    "outcome",
    "context",
    "schemas",
    "faults",
    "verdict",
    "spreading",
}
ALLOWED = {
    "text": set(),
    "verdict": {"text"},
    "files": {"text", "schemas"},
    "locale": {"diagnostics", "files"},
    "diagnostics": {"locale"},
    "outcome": {"diagnostics", "locale"},
    "context": {"locale", "files"},
    "schemas": {"verdict"},
    "faults": {"diagnostics", "locale", "verdict"},
    "builtin": set(),
    "spreading": set(),
    "commands": {"locale"},
    # A package may hold pipelines, which are read by the rules of pipelines.
    "workflows": BASE | {"builtin", "pipelines"},
    "pipelines": BASE | {"workflows", "stores", "builtin"},
    "inclusion": {"verdict"},
    "contract": BASE | {"inclusion"},
    "stores": BASE,
    "planning": BASE | {"stores", "builtin"},
    "projects": BASE | {"stores", "workflows"},
    "azp": BASE,
    "checking": BASE | {"workflows", "pipelines", "planning", "azp"},
    "docs": BASE | {"contract", "commands"},
    # The page of `view` renders Markdown as planning reads it.
    "report": BASE | {"planning"},
    "cli": BASE
    | {"workflows", "pipelines", "stores", "planning", "azp", "projects"}
    | {"checking", "contract", "docs", "report", "commands"},
    "__main__": {"cli"},
    "pytest_plugin": BASE | {"contract"},
}
# The one module that may import each heavy library.
HEAVY = {
    "jsonschema": "rasen/verdict/",
    "referencing": "rasen/verdict/",
    "ruamel": "rasen/text/yaml_",
    "_ruamel_yaml": "rasen/text/yaml_",
    "rfc8785": "rasen/text/jcs.py",
    "jinja2": "rasen/docs/",
    "typer": "rasen/cli/app.py",
    "cryptography": "rasen/azp/ed25519.py",
}
FILES = sorted(PACKAGE.rglob("*.py"))


def part_of(path: Path) -> str:
    first = path.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")


def imported(path: Path):
    """Give (module, line, only for annotations) for every import statement of a file."""
    tree = ast.parse(path.read_text("utf-8"))
    typing_only = {
        id(node)
        for branch in ast.walk(tree)
        if isinstance(branch, ast.If) and ast.unparse(branch.test) == "TYPE_CHECKING"
        for node in ast.walk(branch)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module]
            if node.module == "rasen":
                names = [f"rasen.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            yield name, node.lineno, id(node) in typing_only


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_follow_the_arrows_of_the_design(path):
    """A module imports only its own part and the parts that the table allows it."""
    part = part_of(path)
    wrong = []
    for name, line, typing_only in imported(path):
        if not name.startswith("rasen.") or typing_only:
            continue
        other = name.split(".")[1]
        if other not in ALLOWED.get(part, set()) | {part, "__version__"}:
            wrong.append(f"line {line}: {part} imports {name}")
    assert wrong == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_heavy_libraries_are_imported_in_their_one_place(path):
    """Only the module that wraps a heavy library imports it."""
    relative = str(path.relative_to(ROOT))
    wrong = [
        f"line {line}: {name}"
        for name, line, typing_only in imported(path)
        if not typing_only
        and (home := HEAVY.get(name.split(".")[0])) is not None
        and not relative.startswith(home)
    ]
    assert wrong == []


HEAVY_AT_RUN = ["jsonschema", "referencing", "jinja2", "typer", "rich", "rfc8785", "dataclasses"]
QUICK = {
    "version": (["--version"], ["re", "json", *HEAVY_AT_RUN, "ruamel"]),
    "help": (["--help"], [*HEAVY_AT_RUN, "ruamel"]),
    "contract list": (["contract", "list", "--json"], [*HEAVY_AT_RUN, "ruamel"]),
    "explain": (["explain", "usage_error"], [*HEAVY_AT_RUN, "ruamel"]),
    "store list": (["store", "list", "--json"], [*HEAVY_AT_RUN, "ruamel", "subprocess"]),
    "check a package": (
        ["check", "tests/demo/good/docs-freshness.rasenpkg"],
        HEAVY_AT_RUN,
    ),
    "check a workflow": (["check", "tests/demo/good/docs-freshness"], HEAVY_AT_RUN),
    "verify a package": (
        ["azp", "verify", "tests/vectors/azp/workflow-minimal.azp", "--json"],
        [*HEAVY_AT_RUN, "ruamel", "cryptography"],
    ),
    "check packages and their folders": (
        ["check", "tests/vectors/azp/workflow-minimal.azp", "tests/vectors/azp/pack/release"],
        [*HEAVY_AT_RUN, "ruamel", "cryptography"],
    ),
    "verify a signed package": (
        ["azp", "verify", "tests/vectors/azp/workflow-release-signed.azp", "--json"],
        ["jsonschema", "referencing", "jinja2", "typer", "rich", "rfc8785", "ruamel"],
    ),
    "check a document of a repository": (
        ["azp", "repository", "check", "tests/vectors/azp/repository/detail.json", "--json"],
        [*HEAVY_AT_RUN, "ruamel", "cryptography"],
    ),
    "validate a workflow": (
        ["workflow", "validate", "tests/demo/good/docs-freshness", "--json"],
        HEAVY_AT_RUN,
    ),
    "list the library": (["workflow", "list", "--json"], [*HEAVY_AT_RUN, "ruamel"]),
    "import a package": (
        ["workflow", "import", "tests/demo/good/docs-freshness.rasenpkg", "--json"],
        [*HEAVY_AT_RUN, "ruamel"],
    ),
    "list profiles": (["profile", "list", "--json"], HEAVY_AT_RUN),
    "use a profile": (["profile", "use", "core", "--json"], HEAVY_AT_RUN),
}


@pytest.mark.parametrize("name", QUICK)
def test_a_good_run_loads_no_heavy_library(name):
    """A run that has nothing to explain never loads what only explanations need."""
    argv, absent = QUICK[name]
    code = (
        "import sys; from rasen.cli.main import run; status = run(sys.argv[1:]); "
        "print(*sorted({m.split('.')[0] for m in sys.modules}), file=sys.stderr); sys.exit(status)"
    )
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", code, *argv], cwd=ROOT, env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    loaded = set(done.stderr.strip().splitlines()[-1].split())
    assert loaded & set(absent) == set()
