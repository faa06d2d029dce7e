# Made from schemas/files/accepted-changes.schema.json by `make generate`; do not edit.
"""Verdicts on files:accepted-changes."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 1048576, 'x-max-depth': 8}


def _p0(x):
    global _p0
    from rasen.verdict.formats import FORMATS
    _p0 = FORMATS['json-pointer']
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('[^\\x09-\\x0d \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]').search
    return _p1(x)

def _p2(x):
    global _p2
    from rasen.verdict.formats import FORMATS
    _p2 = FORMATS['date']
    return _p2(x)

def verdict(x):
    if not (type(x) is dict): return False
    try:
        v2 = x['version']
        v6 = x['accepted']
    except KeyError:
        return False
    if not (v2 == 1 and type(v2) is not bool): return False
    if not (type(v6) is list): return False
    for v7 in v6:
        if not (type(v7) is dict): return False
        v8 = 4
        try:
            v9 = v7['schema']
            v10 = v7['pointer']
            v15 = v7['reason']
            v16 = v7['until']
        except KeyError:
            return False
        if not (type(v9) is str): return False
        if not (v9): return False
        if not (type(v10) is str): return False
        if not (_p0(v10)): return False
        if 'kind' in v7:
            v8 += 1
            v11 = v7['kind']
            if not (type(v11) is str and v11 in {'annotation-changed', 'rewritten', 'reference-changed', 'schema-changed', 'schema-added', 'schema-removed', 'schema-renamed', 'schema-moved', 'definition-added', 'definition-removed', 'type-changed', 'value-added', 'value-removed', 'property-added', 'property-removed', 'required-added', 'required-removed', 'constraint-added', 'constraint-removed', 'constraint-changed', 'branch-added', 'branch-removed', 'code-changed', 'exit-status-added', 'exit-status-removed', 'exit-status-changed', 'combined', 'referenced-schema-changed'}): return False
        if not (type(v15) is str): return False
        if not (_p1(v15)): return False
        if not (type(v16) is str): return False
        if not (_p2(v16)): return False
        if not (len(v7) == v8): return False
    if not (len(x) == 2): return False
    return True
