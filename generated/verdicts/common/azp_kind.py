# Made from schemas/common/azp-kind.schema.json by `make generate`; do not edit.
"""Verdicts on common:azp-kind."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is str and x in {'asset', 'code', 'mixed', 'app', 'mcp', 'pack', 'skill', 'script', 'composable', 'workflow', 'role', 'llm'}): return False
    return True
