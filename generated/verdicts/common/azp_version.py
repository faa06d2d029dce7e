# Made from schemas/common/azp-version.schema.json by `make generate`; do not edit.
"""Verdicts on common:azp-version."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def _p0(x):
    global _p0
    from rasen.verdict.patterns import compile_pattern
    _p0 = compile_pattern('^(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)(?:-(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$')
    return _p0(x)

def verdict(x):
    if not (type(x) is str): return False
    if not (_p0(x)): return False
    return True
