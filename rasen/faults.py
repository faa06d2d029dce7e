"""From a fault that the explaining path found to the sentence that says what is wrong."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from rasen.diagnostics import Text
from rasen.locale import Translator

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rasen.diagnostics import Pointer
    from rasen.verdict.explain import Fault

# Alternatives that a sentence lists before it breaks off.
_MOST_LISTED = 16
# Characters of a value and of a path that a sentence shows. A document may have a string as long
# as itself, and a thousand faults below one long key.
_MOST_OF_VALUE = 200
_MOST_OF_PATH = 1000
_CUT = "…"


def dotted(path: Iterable[str | int]) -> str:
    """Give a path of keys and indexes in the dotted form of the workflow family (`a.b.1`)."""
    return ".".join(map(str, path))


def at(path: Pointer) -> object:
    """Give how a sentence names the value at a path: its dotted path, or the document itself."""
    return _end(dotted([_start(str(step)) for step in path])) if path else Text("reasons.document")


def reason(fault: Fault) -> Text:
    """Give the sentence part that says what the value at the fault's path should be.

    Keywords of older drafts have none of their own: they are named.
    """
    try:
        said = _reason_of(fault)
    except KeyError:
        said = None
    if said is None or not Translator("en").can_say(said):
        return _reason("other", keyword=fault.keyword)
    return said


def _reason_of(fault: Fault) -> Text:
    params = fault.params
    match fault.keyword:
        case "additionalProperties" | "unevaluatedProperties":
            suggestion = params["suggestion"]
            key = "unknownKeysSuggestion" if suggestion else "unknownKeys"
            return _reason(key, keys=_listed(params["properties"]), suggestion=shown(suggestion))
        case "propertyNames":
            return _reason("keyNames", keys=_listed(params["properties"]))
        case "const" | "enum":
            expected = _listed(params["expected"])
            return _reason(fault.keyword, expected=expected, actual=shown(params["actual"]))
        case "pattern" | "format":
            return _reason(
                fault.keyword, expected=params["expected"], actual=shown(params["actual"])
            )
        case "anyOf":
            return _reason("alternatives", alternatives=params["alternatives"])
        case "oneOf":
            if "matches" in params:
                return _reason("oneOfMatches", alternatives=params["alternatives"])
            return _reason("alternatives", alternatives=params["alternatives"])
        case _:
            return _reason(fault.keyword, **params)


def yaml_params(params: Mapping[str, object]) -> Mapping[str, object]:
    """Give the values of a YAML issue's message: its problem in words that are translated."""
    if "reason" not in params:
        return params
    return {**params, "problem": Text(f"reasons.yaml.{params['reason']}", params)}


def shown(value: object) -> str:
    """Give a value as JSON, no more of it than can be read in a sentence."""
    if isinstance(value, str):
        return json.dumps(_start(value), ensure_ascii=False)
    if not isinstance(value, (list, dict)):
        return _start(json.dumps(value))
    text = ""
    for piece in json.JSONEncoder(ensure_ascii=False).iterencode(value):
        text += piece[: _MOST_OF_VALUE + 1]
        if len(text) > _MOST_OF_VALUE:
            break
    return _start(text)


def _reason(key: str, **params: object) -> Text:
    return Text("reasons." + key, params)


def _start(text: str) -> str:
    """Give a text, the start of one that is long."""
    return text if len(text) <= _MOST_OF_VALUE else text[:_MOST_OF_VALUE] + _CUT


def _end(text: str) -> str:
    """Give a text, the end of one that is long."""
    return text if len(text) <= _MOST_OF_PATH else _CUT + text[-_MOST_OF_PATH:]


def _listed(values: object) -> list[str]:
    assert isinstance(values, list)
    listed = [shown(value) for value in values[:_MOST_LISTED]]
    return [*listed, "…"] if len(values) > _MOST_LISTED else listed
