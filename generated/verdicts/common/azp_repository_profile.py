# Made from schemas/common/azp-repository-profile.schema.json by `make generate`; do not edit.
"""Verdicts on common:azp-repository-profile."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is str and x in {'image', 'video-audio', 'companion', 'mcp', 'skill', 'script', 'composable', 'workflow', 'role', 'llm'}): return False
    return True
