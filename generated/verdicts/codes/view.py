# Made from schemas/codes/view.schema.json by `make generate`; do not edit.
"""Verdicts on codes:view."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is str): return False
    if not (x in {'view_error', 'view_page_not_written'}): return False
    return True
