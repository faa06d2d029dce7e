# Made from schemas/meta/file.schema.json by `make generate`; do not edit.
"""Verdicts on meta:file."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}

from rasen.verdict.runtime import deep


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\Aurn:rasen:schema:v1:[a-z]+:[a-z][\\x2d0-9a-z]*\\Z').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('\\A[a-z][0-9a-z]*(?:_[0-9a-z]+)*\\Z').search
    return _p1(x)

def _p2(x):
    global _p2
    from re import compile
    _p2 = compile('\\A[0-9]+\\x2e[0-9]+\\x2e[0-9]+\\Z').search
    return _p2(x)

def _p3(x):
    global _p3
    from re import compile
    _p3 = compile('\\A[a-z][\\x2da-z]*\\Z').search
    return _p3(x)

def _p4(x):
    global _p4
    from re import compile
    _p4 = compile('\\Arasen(?: [a-z][\\x2da-z]*)*\\Z').search
    return _p4(x)

def _p5(x):
    global _p5
    from re import compile
    _p5 = compile('\\A[0-9]{1,3}\\Z').search
    return _p5(x)

def _p6(x):
    global _p6
    from re import compile
    _p6 = compile('\\A[A-Z_a-z][\\x2d\\x2e0-9A-Z_a-z]*\\Z').search
    return _p6(x)

def _p7(x):
    global _p7
    from rasen.verdict.formats import FORMATS
    _p7 = FORMATS['uri-reference']
    return _p7(x)

def _p8(x):
    global _p8
    from rasen.verdict.formats import FORMATS
    _p8 = FORMATS['regex']
    return _p8(x)

def _p9(x):
    global _p9
    from re import compile
    _p9 = compile('\\A[^\\x23]*\\x23?\\Z').search
    return _p9(x)

def _p10(x):
    global _p10
    from rasen.verdict.formats import FORMATS
    _p10 = FORMATS['uri']
    return _p10(x)

def _f0(x, m):
    if type(x) is dict:
        if not ('title' in x and 'description' in x): return False
        try:
            v4 = x['$schema']
            v5 = x['$id']
            v9 = x['examples']
        except KeyError:
            return False
        if not (v4 == 'https://json-schema.org/draft/2020-12/schema'): return False
        if type(v5) is str:
            if not (_p0(v5)): return False
        if not (type(v9) is list): return False
        if not (v9): return False
    if not (_f1(x, m)): return False
    if not (_f2(x, m)): return False
    return True

def _f2(x, m):
    if type(x) is dict:
        try:
            v20 = x['title']
            v21 = x['description']
        except KeyError:
            return False
        if not (type(v20) is str): return False
        if not (v20): return False
        if not (type(v21) is str): return False
        if not (v21): return False
    return True

def _f1(x, m):
    k = (1, id(x))
    r = m.get(k)
    if r is None:
        r = m[k] = _f1_(x, m)
    return r

def _f1_(x, m):
    if type(x) is dict:
        if 'x-code' in x:
            v25 = x['x-code']
            if not ((type(v25) is str and _p1(v25)) or _f3(v25, m)): return False
        if 'x-severity' in x:
            v29 = x['x-severity']
            if not (type(v29) is str and v29 in {'error', 'warning', 'info'}): return False
        if 'x-details' in x:
            v30 = x['x-details']
            if not (type(v30) is dict): return False
            if not (v30): return False
            for v32 in v30.values():
                if not (type(v32) is str): return False
                if not (v32): return False
        if 'x-since' in x:
            v33 = x['x-since']
            if not (type(v33) is str): return False
            if not (_p2(v33)): return False
        if 'x-area' in x:
            v34 = x['x-area']
            if not (type(v34) is str): return False
            if not (_p3(v34)): return False
        if 'x-max-bytes' in x:
            v35 = x['x-max-bytes']
            if not ((type(v35) is int or type(v35) is float and v35.is_integer())): return False
            if not (v35 >= 0): return False
        if 'x-max-total-bytes' in x:
            v36 = x['x-max-total-bytes']
            if not ((type(v36) is int or type(v36) is float and v36.is_integer())): return False
            if not (v36 >= 0): return False
        if 'x-max-entries' in x:
            v37 = x['x-max-entries']
            if not ((type(v37) is int or type(v37) is float and v37.is_integer())): return False
            if not (v37 >= 0): return False
        if 'x-max-depth' in x:
            v38 = x['x-max-depth']
            if not ((type(v38) is int or type(v38) is float and v38.is_integer())): return False
            if not (v38 >= 1): return False
        if 'x-max-properties' in x:
            v39 = x['x-max-properties']
            if not ((type(v39) is int or type(v39) is float and v39.is_integer())): return False
            if not (v39 >= 0): return False
        if 'x-command' in x:
            v40 = x['x-command']
            if not (type(v40) is str): return False
            if not (_p4(v40)): return False
        if 'x-exit' in x:
            v41 = x['x-exit']
            if not (type(v41) is dict): return False
            if not (v41): return False
            for v43 in v41.values():
                if not (type(v43) is str): return False
                if not (v43): return False
            for v44 in v41:
                if not (_p5(v44)): return False
        if 'x-fallback-code' in x:
            v45 = x['x-fallback-code']
            if not (type(v45) is str): return False
            if not (_p1(v45)): return False
        if 'x-failure-with' in x:
            v49 = x['x-failure-with']
            if not (type(v49) is dict): return False
            if not (v49): return False
            for v51 in v49.values():
                if not (type(v51) is str): return False
                if not (v51): return False
        if 'x-file-match' in x:
            v52 = x['x-file-match']
            if not (type(v52) is list): return False
            if not (v52): return False
            for v53 in v52:
                if not (type(v53) is str): return False
                if not (v53): return False
            if not (len(set(v52)) == len(v52)): return False
        if 'x-syntax' in x:
            v54 = x['x-syntax']
            if not (type(v54) is str and v54 in {'json', 'yaml', 'markdown', 'frontmatter'}): return False
        for v57 in x:
            if not (v57 in {'$schema', '$id', '$ref', '$defs', '$anchor', '$dynamicAnchor', '$dynamicRef', '$comment', 'title', 'description', 'default', 'examples', 'deprecated', 'readOnly', 'writeOnly', 'type', 'enum', 'const', 'format', 'properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties', 'propertyNames', 'required', 'minProperties', 'maxProperties', 'dependentRequired', 'dependentSchemas', 'items', 'prefixItems', 'contains', 'minContains', 'maxContains', 'minItems', 'maxItems', 'uniqueItems', 'unevaluatedItems', 'minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'contentMediaType', 'contentEncoding', 'contentSchema', 'x-code', 'x-severity', 'x-details', 'x-since', 'x-area', 'x-max-bytes', 'x-max-depth', 'x-max-properties', 'x-max-total-bytes', 'x-max-entries', 'x-command', 'x-exit', 'x-fallback-code', 'x-failure-with', 'x-file-match', 'x-syntax'}): return False
    elif not (type(x) is bool):
        return False
    if not (_f4(x, m)): return False
    if _f5(x, m):
        if type(x) is dict:
            if 'properties' in x:
                v67 = x['properties']
                if type(v67) is dict:
                    for v69 in v67.values():
                        if not (_f2(v69, m)): return False
    if _f6(x, m):
        if not (_f7(x, m) or _f8(x, m) or ((not type(x) is dict or ('$comment' in x)))): return False
    return True

def _f8(x, m):
    if type(x) is dict:
        try:
            v86 = x['unevaluatedProperties']
        except KeyError:
            return False
        if not (v86 is False): return False
    return True

def _f7(x, m):
    if type(x) is dict:
        try:
            v93 = x['additionalProperties']
        except KeyError:
            return False
        if not (v93 is False): return False
    return True

def _f6(x, m):
    if type(x) is dict:
        try:
            v100 = x['type']
        except KeyError:
            return False
        if not (v100 == 'object'): return False
    return True

def _f5(x, m):
    if type(x) is dict:
        if not ('properties' in x): return False
        try:
            v104 = x['type']
        except KeyError:
            return False
        if not (v104 == 'object'): return False
    return True

def _f4(x, m):
    k = (4, id(x))
    r = m.get(k)
    if r is None:
        r = m[k] = _f4_(x, m)
    return r

def _f4_(x, m):
    if type(x) is dict:
        if 'definitions' in x:
            v108 = x['definitions']
            if not (type(v108) is dict): return False
            for v110 in v108.values():
                if not (_f1(v110, m)): return False
        if 'dependencies' in x:
            v114 = x['dependencies']
            if not (type(v114) is dict): return False
            for v116 in v114.values():
                if not (_f9(v116, m) or _f10(v116, m)): return False
        if '$recursiveAnchor' in x:
            v120 = x['$recursiveAnchor']
            if not (type(v120) is str): return False
            if not (_p6(v120)): return False
        if '$recursiveRef' in x:
            v124 = x['$recursiveRef']
            if not (type(v124) is str): return False
            if not (_p7(v124)): return False
    elif not (type(x) is bool):
        return False
    if not (_f11(x, m)): return False
    if not (_f12(x, m)): return False
    if not (_f13(x, m)): return False
    if type(x) is dict:
        if 'type' in x:
            v142 = x['type']
            if not (((type(v142) is str and v142 in {'array', 'boolean', 'integer', 'null', 'number', 'object', 'string'})) or _f14(v142, m)): return False
        if 'enum' in x:
            v147 = x['enum']
            if not (type(v147) is list): return False
        if 'multipleOf' in x:
            v149 = x['multipleOf']
            if not ((type(v149) is int or type(v149) is float)): return False
            if not (v149 > 0): return False
        if 'maximum' in x:
            v150 = x['maximum']
            if not ((type(v150) is int or type(v150) is float)): return False
        if 'exclusiveMaximum' in x:
            v151 = x['exclusiveMaximum']
            if not ((type(v151) is int or type(v151) is float)): return False
        if 'minimum' in x:
            v152 = x['minimum']
            if not ((type(v152) is int or type(v152) is float)): return False
        if 'exclusiveMinimum' in x:
            v153 = x['exclusiveMinimum']
            if not ((type(v153) is int or type(v153) is float)): return False
        if 'maxLength' in x:
            v154 = x['maxLength']
            if not ((type(v154) is int or type(v154) is float and v154.is_integer())): return False
            if not (v154 >= 0): return False
        if 'minLength' in x:
            v158 = x['minLength']
            if not (_f15(v158, m)): return False
        if 'pattern' in x:
            v162 = x['pattern']
            if not (type(v162) is str): return False
            if not (_p8(v162)): return False
        if 'maxItems' in x:
            v163 = x['maxItems']
            if not ((type(v163) is int or type(v163) is float and v163.is_integer())): return False
            if not (v163 >= 0): return False
        if 'minItems' in x:
            v167 = x['minItems']
            if not (_f15(v167, m)): return False
        if 'uniqueItems' in x:
            v171 = x['uniqueItems']
            if not (type(v171) is bool): return False
        if 'maxContains' in x:
            v172 = x['maxContains']
            if not ((type(v172) is int or type(v172) is float and v172.is_integer())): return False
            if not (v172 >= 0): return False
        if 'minContains' in x:
            v176 = x['minContains']
            if not ((type(v176) is int or type(v176) is float and v176.is_integer())): return False
            if not (v176 >= 0): return False
        if 'maxProperties' in x:
            v180 = x['maxProperties']
            if not ((type(v180) is int or type(v180) is float and v180.is_integer())): return False
            if not (v180 >= 0): return False
        if 'minProperties' in x:
            v184 = x['minProperties']
            if not (_f15(v184, m)): return False
        if 'required' in x:
            v188 = x['required']
            if not (_f16(v188, m)): return False
        if 'dependentRequired' in x:
            v192 = x['dependentRequired']
            if not (type(v192) is dict): return False
            for v194 in v192.values():
                if not (_f16(v194, m)): return False
    elif not (type(x) is bool):
        return False
    if type(x) is dict:
        if 'title' in x:
            v203 = x['title']
            if not (type(v203) is str): return False
        if 'description' in x:
            v204 = x['description']
            if not (type(v204) is str): return False
        if 'deprecated' in x:
            v206 = x['deprecated']
            if not (type(v206) is bool): return False
        if 'readOnly' in x:
            v207 = x['readOnly']
            if not (type(v207) is bool): return False
        if 'writeOnly' in x:
            v208 = x['writeOnly']
            if not (type(v208) is bool): return False
        if 'examples' in x:
            v209 = x['examples']
            if not (type(v209) is list): return False
    elif not (type(x) is bool):
        return False
    if type(x) is dict:
        if 'format' in x:
            v216 = x['format']
            if not (type(v216) is str): return False
    elif not (type(x) is bool):
        return False
    if not (_f17(x, m)): return False
    return True

def _f17(x, m):
    k = (17, id(x))
    r = m.get(k)
    if r is None:
        r = m[k] = _f17_(x, m)
    return r

def _f17_(x, m):
    if type(x) is dict:
        if 'contentEncoding' in x:
            v222 = x['contentEncoding']
            if not (type(v222) is str): return False
        if 'contentMediaType' in x:
            v223 = x['contentMediaType']
            if not (type(v223) is str): return False
        if 'contentSchema' in x:
            v224 = x['contentSchema']
            if not (_f1(v224, m)): return False
    elif not (type(x) is bool):
        return False
    return True

def _f16(x, m):
    if not (type(x) is list): return False
    for v230 in x:
        if not (type(v230) is str): return False
    if not (len(set(x)) == len(x)): return False
    return True

def _f15(x, m):
    if not ((type(x) is int or type(x) is float and x.is_integer())): return False
    if not (x >= 0): return False
    return True

def _f14(x, m):
    if not (type(x) is list): return False
    if not (x): return False
    for v234 in x:
        if not (type(v234) is str and v234 in {'array', 'boolean', 'integer', 'null', 'number', 'object', 'string'}): return False
    if not (len(set(x)) == len(x)): return False
    return True

def _f13(x, m):
    k = (13, id(x))
    r = m.get(k)
    if r is None:
        r = m[k] = _f13_(x, m)
    return r

def _f13_(x, m):
    if type(x) is dict:
        if 'unevaluatedItems' in x:
            v238 = x['unevaluatedItems']
            if not (_f1(v238, m)): return False
        if 'unevaluatedProperties' in x:
            v242 = x['unevaluatedProperties']
            if not (_f1(v242, m)): return False
    elif not (type(x) is bool):
        return False
    return True

def _f12(x, m):
    k = (12, id(x))
    r = m.get(k)
    if r is None:
        r = m[k] = _f12_(x, m)
    return r

def _f12_(x, m):
    if type(x) is dict:
        if 'prefixItems' in x:
            v248 = x['prefixItems']
            if not (_f18(v248, m)): return False
        if 'items' in x:
            v252 = x['items']
            if not (_f1(v252, m)): return False
        if 'contains' in x:
            v256 = x['contains']
            if not (_f1(v256, m)): return False
        if 'additionalProperties' in x:
            v260 = x['additionalProperties']
            if not (_f1(v260, m)): return False
        if 'properties' in x:
            v264 = x['properties']
            if not (type(v264) is dict): return False
            for v266 in v264.values():
                if not (_f1(v266, m)): return False
        if 'patternProperties' in x:
            v270 = x['patternProperties']
            if not (type(v270) is dict): return False
            for v272 in v270.values():
                if not (_f1(v272, m)): return False
            for v276 in v270:
                if not (_p8(v276)): return False
        if 'dependentSchemas' in x:
            v277 = x['dependentSchemas']
            if not (type(v277) is dict): return False
            for v279 in v277.values():
                if not (_f1(v279, m)): return False
        if 'propertyNames' in x:
            v283 = x['propertyNames']
            if not (_f1(v283, m)): return False
        if 'if' in x:
            v287 = x['if']
            if not (_f1(v287, m)): return False
        if 'then' in x:
            v291 = x['then']
            if not (_f1(v291, m)): return False
        if 'else' in x:
            v295 = x['else']
            if not (_f1(v295, m)): return False
        if 'allOf' in x:
            v299 = x['allOf']
            if not (_f18(v299, m)): return False
        if 'anyOf' in x:
            v303 = x['anyOf']
            if not (_f18(v303, m)): return False
        if 'oneOf' in x:
            v307 = x['oneOf']
            if not (_f18(v307, m)): return False
        if 'not' in x:
            v311 = x['not']
            if not (_f1(v311, m)): return False
    elif not (type(x) is bool):
        return False
    return True

def _f18(x, m):
    k = (18, id(x))
    r = m.get(k)
    if r is None:
        r = m[k] = _f18_(x, m)
    return r

def _f18_(x, m):
    if not (type(x) is list): return False
    if not (x): return False
    for v317 in x:
        if not (_f1(v317, m)): return False
    return True

def _f11(x, m):
    k = (11, id(x))
    r = m.get(k)
    if r is None:
        r = m[k] = _f11_(x, m)
    return r

def _f11_(x, m):
    if type(x) is dict:
        if '$id' in x:
            v321 = x['$id']
            if type(v321) is str:
                if not (_p9(v321)): return False
            if not (type(v321) is str): return False
            if not (_p7(v321)): return False
        if '$schema' in x:
            v325 = x['$schema']
            if not (type(v325) is str): return False
            if not (_p10(v325)): return False
        if '$ref' in x:
            v329 = x['$ref']
            if not (type(v329) is str): return False
            if not (_p7(v329)): return False
        if '$anchor' in x:
            v333 = x['$anchor']
            if not (type(v333) is str): return False
            if not (_p6(v333)): return False
        if '$dynamicRef' in x:
            v337 = x['$dynamicRef']
            if not (type(v337) is str): return False
            if not (_p7(v337)): return False
        if '$dynamicAnchor' in x:
            v341 = x['$dynamicAnchor']
            if not (type(v341) is str): return False
            if not (_p6(v341)): return False
        if '$vocabulary' in x:
            v345 = x['$vocabulary']
            if not (type(v345) is dict): return False
            for v347 in v345.values():
                if not (type(v347) is bool): return False
            for v348 in v345:
                if not (_p10(v348)): return False
        if '$comment' in x:
            v349 = x['$comment']
            if not (type(v349) is str): return False
        if '$defs' in x:
            v350 = x['$defs']
            if not (type(v350) is dict): return False
            for v352 in v350.values():
                if not (_f1(v352, m)): return False
    elif not (type(x) is bool):
        return False
    return True

def _f10(x, m):
    if not (_f16(x, m)): return False
    return True

def _f9(x, m):
    k = (9, id(x))
    r = m.get(k)
    if r is None:
        r = m[k] = _f9_(x, m)
    return r

def _f9_(x, m):
    if not (_f1(x, m)): return False
    return True

def _f3(x, m):
    if not (type(x) is dict): return False
    if not (x): return False
    for v365 in x.values():
        if not (type(v365) is str): return False
        if not (_p1(v365)): return False
    return True

def verdict(x):
    return deep(lambda x: _f0(x, {}), x, 38)
