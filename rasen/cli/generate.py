"""Everything below `generated/`: `python -m rasen.cli.generate [--check] [ROOT]`.

Works in a checkout alone, whose root is the argument or the current folder. Without `--check` the
files are written and what no longer belongs there is removed; with it nothing is written, and the
status is 1 where a file is missing, different or left over.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from rasen import schemas
from rasen.commands import table
from rasen.docs import bundle, completions
from rasen.docs.catalog import NAME, catalog
from rasen.docs.library import published
from rasen.docs.man import man_pages
from rasen.docs.types.write import type_files
from rasen.docs.write import html
from rasen.locale import LANGUAGES, Translator
from rasen.workflows.builtin import UNITS
from rasen.workflows.builtin_texts import describe_units

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = "generated"
_README = """\
# Generated files

Made from `schemas/`, `rasen/commands/` and `rasen/locale/` by `make generate`; do not edit.

| Path | Holds |
|---|---|
| `reference/` | the reference, one page for each schema, area of codes and command |
| `builtin.json` | digest and description of each built-in workflow and expert |
| `bundle/` | self-contained schemas for editors and other tools |
| `catalog.json` | the bundled schemas with the names of the files that they describe |
| `completions/` | completion scripts for bash, zsh, fish and PowerShell |
| `help/` | the help of each command in each language, as the program prints it |
| `man/` | manual pages |
| `site/` | the reference as a static site: open `index.html` |
| `types/` | types of all documents for TypeScript and Python |
| `verdicts/` | the schemas as plain Python functions |
"""


def main(argv: list[str]) -> int:
    """Run the generator on a checkout and give its exit status."""
    words = [word for word in argv if word != "--check"]
    root = os.path.abspath(words[0] if words else ".")
    if len(words) > 1 or not _is_checkout(root):
        sys.stderr.write("usage: python -m rasen.cli.generate [--check] [ROOT OF A CHECKOUT]\n")
        return 2
    folder = os.path.join(root, FOLDER)
    files = generated_files()
    if "--check" in argv:
        stale = list(differences(folder, files))
        sys.stdout.write("".join(f"{FOLDER}/{name}: {why}\n" for name, why in stale))
        return 1 if stale else 0
    write(folder, files)
    return 0


def generated_files() -> dict[str, bytes]:
    """Give every generated file by its path below the folder, the same bytes on every run."""
    english = Translator("en")
    texts = {
        "README.md": _README,
        **dict(reference(english)),
        **dict(_help_texts()),
        **dict(_verdicts()),
        **{
            f"completions/{name}": completions.script(shell, english)
            for shell, name in completions.SCRIPTS.items()
        },
    }
    files = {name: text.encode() for name, text in texts.items()}
    bundled = bundle.bundle_files(schemas.names())
    files |= {f"bundle/{name}": data for name, data in bundled.items() if name != NAME}
    site = html(published(), table.every_command(), english, title="rasen")
    files |= {f"site/{name}": text.encode() for name, text in site.items()}
    manual = man_pages(published(), table.every_command(), english)
    files |= {f"man/{name}": text.encode() for name, text in manual}
    types = type_files(published())
    files |= {f"types/{name}": data for name, data in types.items()}
    files[NAME] = bundle.file_bytes(catalog(schemas.names(), folder="bundle"))
    files[UNITS] = bundle.file_bytes(describe_units())
    return dict(sorted(files.items()))


def differences(folder: str, files: dict[str, bytes]) -> Iterator[tuple[str, str]]:
    """Give each path that is not as it should be, with what is wrong: sorted by path."""
    found = _files_below(folder)
    for name in sorted(files.keys() | found):
        if name not in found:
            yield name, "missing"
        elif name not in files:
            yield name, "left over"
        elif _read(os.path.join(folder, name)) != files[name]:
            yield name, "differs"


def write(folder: str, files: dict[str, bytes]) -> None:
    """Make the folder hold exactly these files; those that are right already are not touched."""
    from rasen.files.atomic import write_file

    for name, why in list(differences(folder, files)):
        path = os.path.join(folder, name)
        if why == "left over":
            os.unlink(path)
            _remove_empty(os.path.dirname(path), folder)
        else:
            write_file(path, files[name], parents=True)


def _is_checkout(root: str) -> bool:
    """Tell whether the schemas that this package reads are those of the checkout."""
    own = os.path.join(root, "schemas")
    return os.path.isdir(own) and os.path.samefile(own, schemas.folder())


def reference(english: Translator) -> Iterator[tuple[str, str]]:
    """Give the pages of the reference, each with its path below the folder."""
    from rasen.docs.render import page_path, render
    from rasen.docs.site import pages_of

    pages = pages_of(published(), table.every_command(), english)
    for template, page in pages:
        text = render(template, page, _notice(template, page.name))
        yield f"reference/{page_path(page.name)}", text


def _notice(template: str, name: str) -> str:
    """Give the line that says what a page of the reference is made from."""
    sources = {
        "index": "schemas/, rasen/commands/ and rasen/locale/en",
        "command": "rasen/commands/ and rasen/locale/en",
    }
    source = sources.get(template, f"schemas/{name.replace(':', '/')}.schema.json")
    return f"Made from {source} by `make generate`; do not edit."


def _help_texts() -> Iterator[tuple[str, str]]:
    """Give the help of the program, its groups and its commands; it is printed as it is."""
    from rasen.cli import app
    from rasen.cli.help import help_file

    paths = [(), *table.GROUPS, *(c.path for c in table.every_command())]
    for language in LANGUAGES:
        translator = Translator(language)
        if translator.has("help.rasen"):
            for path in paths:
                text = app.help_text(path, translator)
                yield f"help/{language}/{help_file(path)}", text.rstrip("\n") + "\n"


def _verdicts() -> Iterator[tuple[str, str]]:
    from rasen.verdict.compile import compile_source

    for name in schemas.names():
        source = compile_source(
            schemas.load(name),
            root_uri=schemas.urn(name),
            resources=schemas.resources(),
            name=name,
        )
        if source is None:
            raise ValueError(f"{name} is outside of what can be compiled")
        group, _, stem = name.partition(":")
        notice = (
            f"# Made from schemas/{group}/{stem}.schema.json by `make generate`; do not edit.\n"
        )
        yield f"verdicts/{group}/{stem.replace('-', '_')}.py", notice + source.rstrip("\n") + "\n"


def _files_below(folder: str) -> set[str]:
    """Give every file below the folder; bytecode that Python left there does not count."""
    found = set()
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name != "__pycache__"]
        below = os.path.relpath(place, folder)
        found |= {
            os.path.normpath(os.path.join(below, name)).replace(os.sep, "/") for name in names
        }
    return found


def _read(path: str) -> bytes:
    with open(path, "rb") as file:
        return file.read()


def _remove_empty(folder: str, top: str) -> None:
    while folder != top and set(os.listdir(folder)) <= {"__pycache__"}:
        cache = os.path.join(folder, "__pycache__")
        if os.path.isdir(cache):
            for name in os.listdir(cache):
                os.unlink(os.path.join(cache, name))
            os.rmdir(cache)
        os.rmdir(folder)
        folder = os.path.dirname(folder)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
