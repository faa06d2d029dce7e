# Made from schemas/meta/dialect.schema.json by `make generate`; do not edit.
"""Verdicts on meta:dialect."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}

from rasen.verdict.runtime import deep


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[A-Z_a-z][\\x2d\\x2e0-9A-Z_a-z]*\\Z').search
    return _p0(x)

def _p1(x):
    global _p1
    from rasen.verdict.formats import FORMATS
    _p1 = FORMATS['uri-reference']
    return _p1(x)

def _p2(x):
    global _p2
    from rasen.verdict.formats import FORMATS
    _p2 = FORMATS['regex']
    return _p2(x)

def _p3(x):
    global _p3
    from re import compile
    _p3 = compile('\\A[^\\x23]*\\x23?\\Z').search
    return _p3(x)

def _p4(x):
    global _p4
    from rasen.verdict.formats import FORMATS
    _p4 = FORMATS['uri']
    return _p4(x)

def _f0(x, m):
    if not (_f1(x, m)): return False
    return True

def _f1(x, m):
    k = (1, id(x))
    r = m.get(k)
    if r is None:
        r = m[k] = _f1_(x, m)
    return r

def _f1_(x, m):
    if type(x) is dict:
        if 'definitions' in x:
            v4 = x['definitions']
            if not (type(v4) is dict): return False
            for v6 in v4.values():
                if not (_f1(v6, m)): return False
        if 'dependencies' in x:
            v10 = x['dependencies']
            if not (type(v10) is dict): return False
            for v12 in v10.values():
                if not (_f2(v12, m) or _f3(v12, m)): return False
        if '$recursiveAnchor' in x:
            v16 = x['$recursiveAnchor']
            if not (type(v16) is str): return False
            if not (_p0(v16)): return False
        if '$recursiveRef' in x:
            v20 = x['$recursiveRef']
            if not (type(v20) is str): return False
            if not (_p1(v20)): return False
    elif not (type(x) is bool):
        return False
    if not (_f4(x, m)): return False
    if not (_f5(x, m)): return False
    if not (_f6(x, m)): return False
    if type(x) is dict:
        if 'type' in x:
            v38 = x['type']
            if not (((type(v38) is str and v38 in {'array', 'boolean', 'integer', 'null', 'number', 'object', 'string'})) or _f7(v38, m)): return False
        if 'enum' in x:
            v43 = x['enum']
            if not (type(v43) is list): return False
        if 'multipleOf' in x:
            v45 = x['multipleOf']
            if not ((type(v45) is int or type(v45) is float)): return False
            if not (v45 > 0): return False
        if 'maximum' in x:
            v46 = x['maximum']
            if not ((type(v46) is int or type(v46) is float)): return False
        if 'exclusiveMaximum' in x:
            v47 = x['exclusiveMaximum']
            if not ((type(v47) is int or type(v47) is float)): return False
        if 'minimum' in x:
            v48 = x['minimum']
            if not ((type(v48) is int or type(v48) is float)): return False
        if 'exclusiveMinimum' in x:
            v49 = x['exclusiveMinimum']
            if not ((type(v49) is int or type(v49) is float)): return False
        if 'maxLength' in x:
            v50 = x['maxLength']
            if not ((type(v50) is int or type(v50) is float and v50.is_integer())): return False
            if not (v50 >= 0): return False
        if 'minLength' in x:
            v54 = x['minLength']
            if not (_f8(v54, m)): return False
        if 'pattern' in x:
            v58 = x['pattern']
            if not (type(v58) is str): return False
            if not (_p2(v58)): return False
        if 'maxItems' in x:
            v59 = x['maxItems']
            if not ((type(v59) is int or type(v59) is float and v59.is_integer())): return False
            if not (v59 >= 0): return False
        if 'minItems' in x:
            v63 = x['minItems']
            if not (_f8(v63, m)): return False
        if 'uniqueItems' in x:
            v67 = x['uniqueItems']
            if not (type(v67) is bool): return False
        if 'maxContains' in x:
            v68 = x['maxContains']
            if not ((type(v68) is int or type(v68) is float and v68.is_integer())): return False
            if not (v68 >= 0): return False
        if 'minContains' in x:
            v72 = x['minContains']
            if not ((type(v72) is int or type(v72) is float and v72.is_integer())): return False
            if not (v72 >= 0): return False
        if 'maxProperties' in x:
            v76 = x['maxProperties']
            if not ((type(v76) is int or type(v76) is float and v76.is_integer())): return False
            if not (v76 >= 0): return False
        if 'minProperties' in x:
            v80 = x['minProperties']
            if not (_f8(v80, m)): return False
        if 'required' in x:
            v84 = x['required']
            if not (_f9(v84, m)): return False
        if 'dependentRequired' in x:
            v88 = x['dependentRequired']
            if not (type(v88) is dict): return False
            for v90 in v88.values():
                if not (_f9(v90, m)): return False
    elif not (type(x) is bool):
        return False
    if type(x) is dict:
        if 'title' in x:
            v99 = x['title']
            if not (type(v99) is str): return False
        if 'description' in x:
            v100 = x['description']
            if not (type(v100) is str): return False
        if 'deprecated' in x:
            v102 = x['deprecated']
            if not (type(v102) is bool): return False
        if 'readOnly' in x:
            v103 = x['readOnly']
            if not (type(v103) is bool): return False
        if 'writeOnly' in x:
            v104 = x['writeOnly']
            if not (type(v104) is bool): return False
        if 'examples' in x:
            v105 = x['examples']
            if not (type(v105) is list): return False
    elif not (type(x) is bool):
        return False
    if type(x) is dict:
        if 'format' in x:
            v112 = x['format']
            if not (type(v112) is str): return False
    elif not (type(x) is bool):
        return False
    if not (_f10(x, m)): return False
    return True

def _f10(x, m):
    k = (10, id(x))
    r = m.get(k)
    if r is None:
        r = m[k] = _f10_(x, m)
    return r

def _f10_(x, m):
    if type(x) is dict:
        if 'contentEncoding' in x:
            v118 = x['contentEncoding']
            if not (type(v118) is str): return False
        if 'contentMediaType' in x:
            v119 = x['contentMediaType']
            if not (type(v119) is str): return False
        if 'contentSchema' in x:
            v120 = x['contentSchema']
            if not (_f1(v120, m)): return False
    elif not (type(x) is bool):
        return False
    return True

def _f9(x, m):
    if not (type(x) is list): return False
    for v126 in x:
        if not (type(v126) is str): return False
    if not (len(set(x)) == len(x)): return False
    return True

def _f8(x, m):
    if not ((type(x) is int or type(x) is float and x.is_integer())): return False
    if not (x >= 0): return False
    return True

def _f7(x, m):
    if not (type(x) is list): return False
    if not (x): return False
    for v130 in x:
        if not (type(v130) is str and v130 in {'array', 'boolean', 'integer', 'null', 'number', 'object', 'string'}): return False
    if not (len(set(x)) == len(x)): return False
    return True

def _f6(x, m):
    k = (6, id(x))
    r = m.get(k)
    if r is None:
        r = m[k] = _f6_(x, m)
    return r

def _f6_(x, m):
    if type(x) is dict:
        if 'unevaluatedItems' in x:
            v134 = x['unevaluatedItems']
            if not (_f1(v134, m)): return False
        if 'unevaluatedProperties' in x:
            v138 = x['unevaluatedProperties']
            if not (_f1(v138, m)): return False
    elif not (type(x) is bool):
        return False
    return True

def _f5(x, m):
    k = (5, id(x))
    r = m.get(k)
    if r is None:
        r = m[k] = _f5_(x, m)
    return r

def _f5_(x, m):
    if type(x) is dict:
        if 'prefixItems' in x:
            v144 = x['prefixItems']
            if not (_f11(v144, m)): return False
        if 'items' in x:
            v148 = x['items']
            if not (_f1(v148, m)): return False
        if 'contains' in x:
            v152 = x['contains']
            if not (_f1(v152, m)): return False
        if 'additionalProperties' in x:
            v156 = x['additionalProperties']
            if not (_f1(v156, m)): return False
        if 'properties' in x:
            v160 = x['properties']
            if not (type(v160) is dict): return False
            for v162 in v160.values():
                if not (_f1(v162, m)): return False
        if 'patternProperties' in x:
            v166 = x['patternProperties']
            if not (type(v166) is dict): return False
            for v168 in v166.values():
                if not (_f1(v168, m)): return False
            for v172 in v166:
                if not (_p2(v172)): return False
        if 'dependentSchemas' in x:
            v173 = x['dependentSchemas']
            if not (type(v173) is dict): return False
            for v175 in v173.values():
                if not (_f1(v175, m)): return False
        if 'propertyNames' in x:
            v179 = x['propertyNames']
            if not (_f1(v179, m)): return False
        if 'if' in x:
            v183 = x['if']
            if not (_f1(v183, m)): return False
        if 'then' in x:
            v187 = x['then']
            if not (_f1(v187, m)): return False
        if 'else' in x:
            v191 = x['else']
            if not (_f1(v191, m)): return False
        if 'allOf' in x:
            v195 = x['allOf']
            if not (_f11(v195, m)): return False
        if 'anyOf' in x:
            v199 = x['anyOf']
            if not (_f11(v199, m)): return False
        if 'oneOf' in x:
            v203 = x['oneOf']
            if not (_f11(v203, m)): return False
        if 'not' in x:
            v207 = x['not']
            if not (_f1(v207, m)): return False
    elif not (type(x) is bool):
        return False
    return True

def _f11(x, m):
    k = (11, id(x))
    r = m.get(k)
    if r is None:
        r = m[k] = _f11_(x, m)
    return r

def _f11_(x, m):
    if not (type(x) is list): return False
    if not (x): return False
    for v213 in x:
        if not (_f1(v213, m)): return False
    return True

def _f4(x, m):
    k = (4, id(x))
    r = m.get(k)
    if r is None:
        r = m[k] = _f4_(x, m)
    return r

def _f4_(x, m):
    if type(x) is dict:
        if '$id' in x:
            v217 = x['$id']
            if type(v217) is str:
                if not (_p3(v217)): return False
            if not (type(v217) is str): return False
            if not (_p1(v217)): return False
        if '$schema' in x:
            v221 = x['$schema']
            if not (type(v221) is str): return False
            if not (_p4(v221)): return False
        if '$ref' in x:
            v225 = x['$ref']
            if not (type(v225) is str): return False
            if not (_p1(v225)): return False
        if '$anchor' in x:
            v229 = x['$anchor']
            if not (type(v229) is str): return False
            if not (_p0(v229)): return False
        if '$dynamicRef' in x:
            v233 = x['$dynamicRef']
            if not (type(v233) is str): return False
            if not (_p1(v233)): return False
        if '$dynamicAnchor' in x:
            v237 = x['$dynamicAnchor']
            if not (type(v237) is str): return False
            if not (_p0(v237)): return False
        if '$vocabulary' in x:
            v241 = x['$vocabulary']
            if not (type(v241) is dict): return False
            for v243 in v241.values():
                if not (type(v243) is bool): return False
            for v244 in v241:
                if not (_p4(v244)): return False
        if '$comment' in x:
            v245 = x['$comment']
            if not (type(v245) is str): return False
        if '$defs' in x:
            v246 = x['$defs']
            if not (type(v246) is dict): return False
            for v248 in v246.values():
                if not (_f1(v248, m)): return False
    elif not (type(x) is bool):
        return False
    return True

def _f3(x, m):
    if not (_f9(x, m)): return False
    return True

def _f2(x, m):
    k = (2, id(x))
    r = m.get(k)
    if r is None:
        r = m[k] = _f2_(x, m)
    return r

def _f2_(x, m):
    if not (_f1(x, m)): return False
    return True

def verdict(x):
    return deep(lambda x: _f0(x, {}), x, 24)
