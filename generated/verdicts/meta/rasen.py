# Made from schemas/meta/rasen.schema.json by `make generate`; do not edit.
"""Verdicts on meta:rasen."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}

from rasen.verdict.runtime import deep


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[a-z][0-9a-z]*(?:_[0-9a-z]+)*\\Z').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('\\A[0-9]+\\x2e[0-9]+\\x2e[0-9]+\\Z').search
    return _p1(x)

def _p2(x):
    global _p2
    from re import compile
    _p2 = compile('\\A[a-z][\\x2da-z]*\\Z').search
    return _p2(x)

def _p3(x):
    global _p3
    from re import compile
    _p3 = compile('\\Arasen(?: [a-z][\\x2da-z]*)*\\Z').search
    return _p3(x)

def _p4(x):
    global _p4
    from rasen.verdict.formats import FORMATS
    _p4 = FORMATS['json-pointer']
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
    k = (0, id(x))
    r = m.get(k)
    if r is None:
        r = m[k] = _f0_(x, m)
    return r

def _f0_(x, m):
    if type(x) is dict:
        if 'x-code' in x:
            v1 = x['x-code']
            if not ((type(v1) is str and _p0(v1)) or _f1(v1, m)): return False
        if 'x-severity' in x:
            v5 = x['x-severity']
            if not (type(v5) is str and v5 in {'error', 'warning', 'info'}): return False
        if 'x-details' in x:
            v6 = x['x-details']
            if not (type(v6) is dict): return False
            if not (v6): return False
            for v8 in v6.values():
                if not (type(v8) is str): return False
                if not (v8): return False
        if 'x-since' in x:
            v9 = x['x-since']
            if not (type(v9) is str): return False
            if not (_p1(v9)): return False
        if 'x-area' in x:
            v10 = x['x-area']
            if not (type(v10) is str): return False
            if not (_p2(v10)): return False
        if 'x-max-bytes' in x:
            v11 = x['x-max-bytes']
            if not ((type(v11) is int or type(v11) is float and v11.is_integer())): return False
            if not (v11 >= 0): return False
        if 'x-max-total-bytes' in x:
            v12 = x['x-max-total-bytes']
            if not ((type(v12) is int or type(v12) is float and v12.is_integer())): return False
            if not (v12 >= 0): return False
        if 'x-max-entries' in x:
            v13 = x['x-max-entries']
            if not ((type(v13) is int or type(v13) is float and v13.is_integer())): return False
            if not (v13 >= 0): return False
        if 'x-max-depth' in x:
            v14 = x['x-max-depth']
            if not ((type(v14) is int or type(v14) is float and v14.is_integer())): return False
            if not (v14 >= 1): return False
        if 'x-max-properties' in x:
            v15 = x['x-max-properties']
            if not ((type(v15) is int or type(v15) is float and v15.is_integer())): return False
            if not (v15 >= 0): return False
        if 'x-command' in x:
            v16 = x['x-command']
            if not (type(v16) is str): return False
            if not (_p3(v16)): return False
        if 'x-verdict' in x:
            v17 = x['x-verdict']
            if not (type(v17) is str): return False
            if not (_p4(v17)): return False
        if 'x-exit' in x:
            v18 = x['x-exit']
            if not (type(v18) is dict): return False
            if not (v18): return False
            for v20 in v18.values():
                if not (type(v20) is str): return False
                if not (v20): return False
            for v21 in v18:
                if not (_p5(v21)): return False
        if 'x-fallback-code' in x:
            v22 = x['x-fallback-code']
            if not (type(v22) is str): return False
            if not (_p0(v22)): return False
        if 'x-failure-with' in x:
            v26 = x['x-failure-with']
            if not (type(v26) is dict): return False
            if not (v26): return False
            for v28 in v26.values():
                if not (type(v28) is str): return False
                if not (v28): return False
        if 'x-file-match' in x:
            v29 = x['x-file-match']
            if not (type(v29) is list): return False
            if not (v29): return False
            for v30 in v29:
                if not (type(v30) is str): return False
                if not (v30): return False
            if not (len(set(v29)) == len(v29)): return False
        if 'x-syntax' in x:
            v31 = x['x-syntax']
            if not (type(v31) is str and v31 in {'json', 'yaml', 'markdown', 'frontmatter'}): return False
        for v34 in x:
            if not (v34 in {'$schema', '$id', '$ref', '$defs', '$anchor', '$dynamicAnchor', '$dynamicRef', '$comment', 'title', 'description', 'default', 'examples', 'deprecated', 'readOnly', 'writeOnly', 'type', 'enum', 'const', 'format', 'properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties', 'propertyNames', 'required', 'minProperties', 'maxProperties', 'dependentRequired', 'dependentSchemas', 'items', 'prefixItems', 'contains', 'minContains', 'maxContains', 'minItems', 'maxItems', 'uniqueItems', 'unevaluatedItems', 'minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'contentMediaType', 'contentEncoding', 'contentSchema', 'x-code', 'x-severity', 'x-details', 'x-since', 'x-area', 'x-max-bytes', 'x-max-depth', 'x-max-properties', 'x-max-total-bytes', 'x-max-entries', 'x-command', 'x-exit', 'x-verdict', 'x-fallback-code', 'x-failure-with', 'x-file-match', 'x-syntax'}): return False
    elif not (type(x) is bool):
        return False
    if not (_f2(x, m)): return False
    if _f3(x, m):
        if type(x) is dict:
            if 'properties' in x:
                v44 = x['properties']
                if type(v44) is dict:
                    for v46 in v44.values():
                        if type(v46) is dict:
                            try:
                                v50 = v46['title']
                                v51 = v46['description']
                            except KeyError:
                                return False
                            if not (_f4(v50, m)): return False
                            if not (_f5(v51, m)): return False
    if _f6(x, m):
        if not (_f7(x, m) or _f8(x, m) or ((not type(x) is dict or ('$comment' in x)))): return False
    return True

def _f8(x, m):
    if type(x) is dict:
        try:
            v68 = x['unevaluatedProperties']
        except KeyError:
            return False
        if not (v68 is False): return False
    return True

def _f7(x, m):
    if type(x) is dict:
        try:
            v75 = x['additionalProperties']
        except KeyError:
            return False
        if not (v75 is False): return False
    return True

def _f6(x, m):
    if type(x) is dict:
        try:
            v82 = x['type']
        except KeyError:
            return False
        if not (v82 == 'object'): return False
    return True

def _f5(x, m):
    if not (type(x) is str): return False
    if not (x): return False
    return True

def _f4(x, m):
    if not (type(x) is str): return False
    if not (x): return False
    return True

def _f3(x, m):
    if type(x) is dict:
        if not ('properties' in x): return False
        try:
            v86 = x['type']
        except KeyError:
            return False
        if not (v86 == 'object'): return False
    return True

def _f2(x, m):
    k = (2, id(x))
    r = m.get(k)
    if r is None:
        r = m[k] = _f2_(x, m)
    return r

def _f2_(x, m):
    if type(x) is dict:
        if 'definitions' in x:
            v90 = x['definitions']
            if not (type(v90) is dict): return False
            for v92 in v90.values():
                if not (_f0(v92, m)): return False
        if 'dependencies' in x:
            v96 = x['dependencies']
            if not (type(v96) is dict): return False
            for v98 in v96.values():
                if not (_f9(v98, m) or _f10(v98, m)): return False
        if '$recursiveAnchor' in x:
            v102 = x['$recursiveAnchor']
            if not (type(v102) is str): return False
            if not (_p6(v102)): return False
        if '$recursiveRef' in x:
            v106 = x['$recursiveRef']
            if not (type(v106) is str): return False
            if not (_p7(v106)): return False
    elif not (type(x) is bool):
        return False
    if not (_f11(x, m)): return False
    if not (_f12(x, m)): return False
    if not (_f13(x, m)): return False
    if type(x) is dict:
        if 'type' in x:
            v124 = x['type']
            if not (((type(v124) is str and v124 in {'array', 'boolean', 'integer', 'null', 'number', 'object', 'string'})) or _f14(v124, m)): return False
        if 'enum' in x:
            v129 = x['enum']
            if not (type(v129) is list): return False
        if 'multipleOf' in x:
            v131 = x['multipleOf']
            if not ((type(v131) is int or type(v131) is float)): return False
            if not (v131 > 0): return False
        if 'maximum' in x:
            v132 = x['maximum']
            if not ((type(v132) is int or type(v132) is float)): return False
        if 'exclusiveMaximum' in x:
            v133 = x['exclusiveMaximum']
            if not ((type(v133) is int or type(v133) is float)): return False
        if 'minimum' in x:
            v134 = x['minimum']
            if not ((type(v134) is int or type(v134) is float)): return False
        if 'exclusiveMinimum' in x:
            v135 = x['exclusiveMinimum']
            if not ((type(v135) is int or type(v135) is float)): return False
        if 'maxLength' in x:
            v136 = x['maxLength']
            if not ((type(v136) is int or type(v136) is float and v136.is_integer())): return False
            if not (v136 >= 0): return False
        if 'minLength' in x:
            v140 = x['minLength']
            if not (_f15(v140, m)): return False
        if 'pattern' in x:
            v144 = x['pattern']
            if not (type(v144) is str): return False
            if not (_p8(v144)): return False
        if 'maxItems' in x:
            v145 = x['maxItems']
            if not ((type(v145) is int or type(v145) is float and v145.is_integer())): return False
            if not (v145 >= 0): return False
        if 'minItems' in x:
            v149 = x['minItems']
            if not (_f15(v149, m)): return False
        if 'uniqueItems' in x:
            v153 = x['uniqueItems']
            if not (type(v153) is bool): return False
        if 'maxContains' in x:
            v154 = x['maxContains']
            if not ((type(v154) is int or type(v154) is float and v154.is_integer())): return False
            if not (v154 >= 0): return False
        if 'minContains' in x:
            v158 = x['minContains']
            if not ((type(v158) is int or type(v158) is float and v158.is_integer())): return False
            if not (v158 >= 0): return False
        if 'maxProperties' in x:
            v162 = x['maxProperties']
            if not ((type(v162) is int or type(v162) is float and v162.is_integer())): return False
            if not (v162 >= 0): return False
        if 'minProperties' in x:
            v166 = x['minProperties']
            if not (_f15(v166, m)): return False
        if 'required' in x:
            v170 = x['required']
            if not (_f16(v170, m)): return False
        if 'dependentRequired' in x:
            v174 = x['dependentRequired']
            if not (type(v174) is dict): return False
            for v176 in v174.values():
                if not (_f16(v176, m)): return False
    elif not (type(x) is bool):
        return False
    if type(x) is dict:
        if 'title' in x:
            v185 = x['title']
            if not (type(v185) is str): return False
        if 'description' in x:
            v186 = x['description']
            if not (type(v186) is str): return False
        if 'deprecated' in x:
            v188 = x['deprecated']
            if not (type(v188) is bool): return False
        if 'readOnly' in x:
            v189 = x['readOnly']
            if not (type(v189) is bool): return False
        if 'writeOnly' in x:
            v190 = x['writeOnly']
            if not (type(v190) is bool): return False
        if 'examples' in x:
            v191 = x['examples']
            if not (type(v191) is list): return False
    elif not (type(x) is bool):
        return False
    if type(x) is dict:
        if 'format' in x:
            v198 = x['format']
            if not (type(v198) is str): return False
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
            v204 = x['contentEncoding']
            if not (type(v204) is str): return False
        if 'contentMediaType' in x:
            v205 = x['contentMediaType']
            if not (type(v205) is str): return False
        if 'contentSchema' in x:
            v206 = x['contentSchema']
            if not (_f0(v206, m)): return False
    elif not (type(x) is bool):
        return False
    return True

def _f16(x, m):
    if not (type(x) is list): return False
    for v212 in x:
        if not (type(v212) is str): return False
    if not (len(set(x)) == len(x)): return False
    return True

def _f15(x, m):
    if not ((type(x) is int or type(x) is float and x.is_integer())): return False
    if not (x >= 0): return False
    return True

def _f14(x, m):
    if not (type(x) is list): return False
    if not (x): return False
    for v216 in x:
        if not (type(v216) is str and v216 in {'array', 'boolean', 'integer', 'null', 'number', 'object', 'string'}): return False
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
            v220 = x['unevaluatedItems']
            if not (_f0(v220, m)): return False
        if 'unevaluatedProperties' in x:
            v224 = x['unevaluatedProperties']
            if not (_f0(v224, m)): return False
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
            v230 = x['prefixItems']
            if not (_f18(v230, m)): return False
        if 'items' in x:
            v234 = x['items']
            if not (_f0(v234, m)): return False
        if 'contains' in x:
            v238 = x['contains']
            if not (_f0(v238, m)): return False
        if 'additionalProperties' in x:
            v242 = x['additionalProperties']
            if not (_f0(v242, m)): return False
        if 'properties' in x:
            v246 = x['properties']
            if not (type(v246) is dict): return False
            for v248 in v246.values():
                if not (_f0(v248, m)): return False
        if 'patternProperties' in x:
            v252 = x['patternProperties']
            if not (type(v252) is dict): return False
            for v254 in v252.values():
                if not (_f0(v254, m)): return False
            for v258 in v252:
                if not (_p8(v258)): return False
        if 'dependentSchemas' in x:
            v259 = x['dependentSchemas']
            if not (type(v259) is dict): return False
            for v261 in v259.values():
                if not (_f0(v261, m)): return False
        if 'propertyNames' in x:
            v265 = x['propertyNames']
            if not (_f0(v265, m)): return False
        if 'if' in x:
            v269 = x['if']
            if not (_f0(v269, m)): return False
        if 'then' in x:
            v273 = x['then']
            if not (_f0(v273, m)): return False
        if 'else' in x:
            v277 = x['else']
            if not (_f0(v277, m)): return False
        if 'allOf' in x:
            v281 = x['allOf']
            if not (_f18(v281, m)): return False
        if 'anyOf' in x:
            v285 = x['anyOf']
            if not (_f18(v285, m)): return False
        if 'oneOf' in x:
            v289 = x['oneOf']
            if not (_f18(v289, m)): return False
        if 'not' in x:
            v293 = x['not']
            if not (_f0(v293, m)): return False
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
    for v299 in x:
        if not (_f0(v299, m)): return False
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
            v303 = x['$id']
            if type(v303) is str:
                if not (_p9(v303)): return False
            if not (type(v303) is str): return False
            if not (_p7(v303)): return False
        if '$schema' in x:
            v307 = x['$schema']
            if not (type(v307) is str): return False
            if not (_p10(v307)): return False
        if '$ref' in x:
            v311 = x['$ref']
            if not (type(v311) is str): return False
            if not (_p7(v311)): return False
        if '$anchor' in x:
            v315 = x['$anchor']
            if not (type(v315) is str): return False
            if not (_p6(v315)): return False
        if '$dynamicRef' in x:
            v319 = x['$dynamicRef']
            if not (type(v319) is str): return False
            if not (_p7(v319)): return False
        if '$dynamicAnchor' in x:
            v323 = x['$dynamicAnchor']
            if not (type(v323) is str): return False
            if not (_p6(v323)): return False
        if '$vocabulary' in x:
            v327 = x['$vocabulary']
            if not (type(v327) is dict): return False
            for v329 in v327.values():
                if not (type(v329) is bool): return False
            for v330 in v327:
                if not (_p10(v330)): return False
        if '$comment' in x:
            v331 = x['$comment']
            if not (type(v331) is str): return False
        if '$defs' in x:
            v332 = x['$defs']
            if not (type(v332) is dict): return False
            for v334 in v332.values():
                if not (_f0(v334, m)): return False
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
    if not (_f0(x, m)): return False
    return True

def _f1(x, m):
    if not (type(x) is dict): return False
    if not (x): return False
    for v347 in x.values():
        if not (type(v347) is str): return False
        if not (_p0(v347)): return False
    return True

def verdict(x):
    return deep(lambda x: _f0(x, {}), x, 38)
