"""The vocabularies of JSON Schema 2020-12 (core 8.1.2), as far as they decide about documents."""

from __future__ import annotations

DIALECT = "https://json-schema.org/draft/2020-12/schema"
OTHER_DIALECTS = ("http://json-schema.org/draft-", "https://json-schema.org/draft/")

_BASE = "https://json-schema.org/draft/2020-12/vocab/"
_APPLICATOR = (
    *("prefixItems", "items", "contains", "additionalProperties", "properties", "not"),
    *("patternProperties", "dependentSchemas", "propertyNames", "if", "then", "else"),
    *("allOf", "anyOf", "oneOf"),
)
_VALIDATION = (
    *("type", "const", "enum", "multipleOf", "maximum", "exclusiveMaximum", "minimum"),
    *("exclusiveMinimum", "maxLength", "minLength", "pattern", "maxItems", "minItems"),
    *("uniqueItems", "maxContains", "minContains", "maxProperties", "minProperties"),
    *("required", "dependentRequired"),
)
_KEYWORDS = {
    "applicator": frozenset(_APPLICATOR),
    "unevaluated": frozenset(("unevaluatedItems", "unevaluatedProperties")),
    "validation": frozenset(_VALIDATION),
}
_OTHERS = ("core", "content", "meta-data", "format-annotation", "format-assertion")
_KNOWN = frozenset(_BASE + name for name in (*_KEYWORDS, *_OTHERS))


class UnsupportedDialect(Exception):
    """The schema is written in another dialect than 2020-12, or needs a vocabulary of its own."""


def keywords_left_out(dialect: str, metaschema: object) -> frozenset[str]:
    """Give the keywords that schemas of a dialect do not have, by its metaschema if one is given.

    Raises `UnsupportedDialect` for an older draft, and for a vocabulary that is not known.
    """
    if metaschema is None and dialect.startswith(OTHER_DIALECTS):
        raise UnsupportedDialect(dialect)
    if not isinstance(metaschema, dict):
        return frozenset()
    vocabularies = metaschema.get("$vocabulary")
    if not isinstance(vocabularies, dict):
        return frozenset()
    for uri, needed in vocabularies.items():
        if needed and uri not in _KNOWN:
            raise UnsupportedDialect(uri)
    missing: frozenset[str] = frozenset()
    for name, keywords in _KEYWORDS.items():
        if _BASE + name not in vocabularies:
            missing |= keywords
    return missing
