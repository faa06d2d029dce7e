"""What the contract holds: every schema in a list, one of them in full, one code explained."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rasen import schemas
from rasen.diagnostics import Diagnostic, Text, UsageError
from rasen.outcome import Outcome

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rasen.context import Context
    from rasen.diagnostics import Document
    from rasen.locale import Translator


def list_schemas() -> Outcome:
    """Give `output:contract-list`: every published schema, in the order of the names."""
    return Outcome("contract-list", {"schemas": list(map(_summary, schemas.names())), "status": []})


def show_schema(word: str) -> Outcome:
    """Give `output:contract-show`: the schema that the user named, as it is published."""
    name = schema_name(word)
    return Outcome("contract-show", {"name": name, "schema": schemas.load(name), "status": []})


def explain_code(context: Context, code: str) -> Outcome:
    """Give `output:explain`: all that the contract says of a code."""
    entry = schemas.codes().get(code)
    if entry is None:
        params = {"code": code, "hint": _hint(code, schemas.codes(), "listCodes")}
        raise UsageError(Diagnostic("code_unknown", params, target=code or None))

    def document(translator: Translator) -> Document:
        return {"code": explanation(code, entry, translator), "status": []}

    return Outcome("explain", document(context.english), localized=document)


def schema_name(word: str) -> str:
    """Give the name of the schema meant by `files:workflow`, by its `$id`, or by the last part.

    A last part such as `workflow` is enough where one schema alone ends with it, or one that
    describes files. Raises a usage error, `schema_not_found`, for anything else.
    """
    known = schemas.names()
    name = schemas.name_of(word) or word
    if name in known:
        return name
    if f"files:{name}" in known:
        return f"files:{name}"
    ending = [candidate for candidate in known if candidate.partition(":")[2] == name]
    if len(ending) == 1:
        return ending[0]
    hint = _meant(ending) if ending else _hint(name, known, "listSchemas")
    raise UsageError(
        Diagnostic("schema_not_found", {"schema": word, "hint": hint}, target=word or None)
    )


def explanation(code: str, entry: Mapping[str, object], translator: Translator) -> Document:
    """Give the value of `code` in `output:explain`, its sentences in the translator's language.

    English titles and descriptions stand in the contract itself, so no catalog repeats them.
    """
    details = cast("dict[str, str] | None", entry.get("x-details"))

    def said(part: str, english: object) -> object:
        key = f"codes.{code}.{part}"
        return translator.text(key) if translator.has(key) else english

    return {
        "code": code,
        "area": entry["x-area"],
        "severity": entry["x-severity"],
        "title": said("title", entry["title"]),
        "description": said("description", entry["description"]),
        "fix": general_fix(code, translator),
        "details": details
        and {key: said(f"details.{key}", meaning) for key, meaning in details.items()},
        "since": entry["x-since"],
    }


def general_fix(code: str, translator: Translator) -> str | None:
    """Give how the code's diagnostics are mended, None where that takes the values of the case."""
    key = f"fixes.{code}"
    if not translator.has(key):
        return None
    try:
        return translator.text(key)
    except KeyError:  # the sentence has a placeholder
        return None


def _summary(name: str) -> Document:
    schema = schemas.load(name)
    return {
        "name": name,
        "id": schema["$id"],
        "title": schema["title"],
        "description": schema["description"],
        "fileMatch": schema.get("x-file-match", []),
        "command": schema.get("x-command"),
    }


def _hint(word: str, known: Iterable[str], otherwise: str) -> Text:
    """Give the sentence that names what was probably meant, else how to find out."""
    from difflib import get_close_matches

    # Likeness takes time by the square of the length, and no name is that long.
    meant = get_close_matches(word, list(known), n=1) if len(word) <= 200 else []
    return _meant(meant) if meant else Text(f"human.contract.{otherwise}")


def _meant(names: list[str]) -> Text:
    return Text("human.contract.didYouMean", {"names": names})
