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
    from re import compile
    _p4 = compile('\\A[0-9]{1,3}\\Z').search
    return _p4(x)

def _p5(x):
    global _p5
    from re import compile
    _p5 = compile('\\A[A-Z_a-z][\\x2d\\x2e0-9A-Z_a-z]*\\Z').search
    return _p5(x)

def _p6(x):
    global _p6
    from rasen.verdict.formats import FORMATS
    _p6 = FORMATS['uri-reference']
    return _p6(x)

def _p7(x):
    global _p7
    from rasen.verdict.formats import FORMATS
    _p7 = FORMATS['regex']
    return _p7(x)

def _p8(x):
    global _p8
    from re import compile
    _p8 = compile('\\A[^\\x23]*\\x23?\\Z').search
    return _p8(x)

def _p9(x):
    global _p9
    from rasen.verdict.formats import FORMATS
    _p9 = FORMATS['uri']
    return _p9(x)

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
        if 'x-exit' in x:
            v17 = x['x-exit']
            if not (type(v17) is dict): return False
            if not (v17): return False
            for v19 in v17.values():
                if not (type(v19) is str): return False
                if not (v19): return False
            for v20 in v17:
                if not (_p4(v20)): return False
        if 'x-fallback-code' in x:
            v21 = x['x-fallback-code']
            if not (type(v21) is str): return False
            if not (_p0(v21)): return False
        if 'x-file-match' in x:
            v25 = x['x-file-match']
            if not (type(v25) is list): return False
            if not (v25): return False
            for v26 in v25:
                if not (type(v26) is str): return False
                if not (v26): return False
            if not (len(set(v25)) == len(v25)): return False
        if 'x-syntax' in x:
            v27 = x['x-syntax']
            if not (type(v27) is str and v27 in {'json', 'yaml', 'markdown', 'frontmatter'}): return False
        for v30 in x:
            if not (v30 in {'$schema', '$id', '$ref', '$defs', '$anchor', '$dynamicAnchor', '$dynamicRef', '$comment', 'title', 'description', 'default', 'examples', 'deprecated', 'readOnly', 'writeOnly', 'type', 'enum', 'const', 'format', 'properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties', 'propertyNames', 'required', 'minProperties', 'maxProperties', 'dependentRequired', 'dependentSchemas', 'items', 'prefixItems', 'contains', 'minContains', 'maxContains', 'minItems', 'maxItems', 'uniqueItems', 'unevaluatedItems', 'minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'contentMediaType', 'contentEncoding', 'contentSchema', 'x-code', 'x-severity', 'x-details', 'x-since', 'x-area', 'x-max-bytes', 'x-max-depth', 'x-max-properties', 'x-max-total-bytes', 'x-max-entries', 'x-command', 'x-exit', 'x-fallback-code', 'x-file-match', 'x-syntax'}): return False
    elif not (type(x) is bool):
        return False
    if not (_f2(x, m)): return False
    if _f3(x, m):
        if type(x) is dict:
            if 'properties' in x:
                v40 = x['properties']
                if type(v40) is dict:
                    for v42 in v40.values():
                        if type(v42) is dict:
                            try:
                                v46 = v42['title']
                                v47 = v42['description']
                            except KeyError:
                                return False
                            if not (_f4(v46, m)): return False
                            if not (_f5(v47, m)): return False
    if _f6(x, m):
        if not (_f7(x, m) or _f8(x, m) or ((not type(x) is dict or ('$comment' in x)))): return False
    return True

def _f8(x, m):
    if type(x) is dict:
        try:
            v64 = x['unevaluatedProperties']
        except KeyError:
            return False
        if not (v64 is False): return False
    return True

def _f7(x, m):
    if type(x) is dict:
        try:
            v71 = x['additionalProperties']
        except KeyError:
            return False
        if not (v71 is False): return False
    return True

def _f6(x, m):
    if type(x) is dict:
        try:
            v78 = x['type']
        except KeyError:
            return False
        if not (v78 == 'object'): return False
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
            v82 = x['type']
        except KeyError:
            return False
        if not (v82 == 'object'): return False
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
            v86 = x['definitions']
            if not (type(v86) is dict): return False
            for v88 in v86.values():
                if not (_f0(v88, m)): return False
        if 'dependencies' in x:
            v92 = x['dependencies']
            if not (type(v92) is dict): return False
            for v94 in v92.values():
                if not (_f9(v94, m) or _f10(v94, m)): return False
        if '$recursiveAnchor' in x:
            v98 = x['$recursiveAnchor']
            if not (type(v98) is str): return False
            if not (_p5(v98)): return False
        if '$recursiveRef' in x:
            v102 = x['$recursiveRef']
            if not (type(v102) is str): return False
            if not (_p6(v102)): return False
    elif not (type(x) is bool):
        return False
    if not (_f11(x, m)): return False
    if not (_f12(x, m)): return False
    if not (_f13(x, m)): return False
    if type(x) is dict:
        if 'type' in x:
            v120 = x['type']
            if not (((type(v120) is str and v120 in {'array', 'boolean', 'integer', 'null', 'number', 'object', 'string'})) or _f14(v120, m)): return False
        if 'enum' in x:
            v125 = x['enum']
            if not (type(v125) is list): return False
        if 'multipleOf' in x:
            v127 = x['multipleOf']
            if not ((type(v127) is int or type(v127) is float)): return False
            if not (v127 > 0): return False
        if 'maximum' in x:
            v128 = x['maximum']
            if not ((type(v128) is int or type(v128) is float)): return False
        if 'exclusiveMaximum' in x:
            v129 = x['exclusiveMaximum']
            if not ((type(v129) is int or type(v129) is float)): return False
        if 'minimum' in x:
            v130 = x['minimum']
            if not ((type(v130) is int or type(v130) is float)): return False
        if 'exclusiveMinimum' in x:
            v131 = x['exclusiveMinimum']
            if not ((type(v131) is int or type(v131) is float)): return False
        if 'maxLength' in x:
            v132 = x['maxLength']
            if not ((type(v132) is int or type(v132) is float and v132.is_integer())): return False
            if not (v132 >= 0): return False
        if 'minLength' in x:
            v136 = x['minLength']
            if not (_f15(v136, m)): return False
        if 'pattern' in x:
            v140 = x['pattern']
            if not (type(v140) is str): return False
            if not (_p7(v140)): return False
        if 'maxItems' in x:
            v141 = x['maxItems']
            if not ((type(v141) is int or type(v141) is float and v141.is_integer())): return False
            if not (v141 >= 0): return False
        if 'minItems' in x:
            v145 = x['minItems']
            if not (_f15(v145, m)): return False
        if 'uniqueItems' in x:
            v149 = x['uniqueItems']
            if not (type(v149) is bool): return False
        if 'maxContains' in x:
            v150 = x['maxContains']
            if not ((type(v150) is int or type(v150) is float and v150.is_integer())): return False
            if not (v150 >= 0): return False
        if 'minContains' in x:
            v154 = x['minContains']
            if not ((type(v154) is int or type(v154) is float and v154.is_integer())): return False
            if not (v154 >= 0): return False
        if 'maxProperties' in x:
            v158 = x['maxProperties']
            if not ((type(v158) is int or type(v158) is float and v158.is_integer())): return False
            if not (v158 >= 0): return False
        if 'minProperties' in x:
            v162 = x['minProperties']
            if not (_f15(v162, m)): return False
        if 'required' in x:
            v166 = x['required']
            if not (_f16(v166, m)): return False
        if 'dependentRequired' in x:
            v170 = x['dependentRequired']
            if not (type(v170) is dict): return False
            for v172 in v170.values():
                if not (_f16(v172, m)): return False
    elif not (type(x) is bool):
        return False
    if type(x) is dict:
        if 'title' in x:
            v181 = x['title']
            if not (type(v181) is str): return False
        if 'description' in x:
            v182 = x['description']
            if not (type(v182) is str): return False
        if 'deprecated' in x:
            v184 = x['deprecated']
            if not (type(v184) is bool): return False
        if 'readOnly' in x:
            v185 = x['readOnly']
            if not (type(v185) is bool): return False
        if 'writeOnly' in x:
            v186 = x['writeOnly']
            if not (type(v186) is bool): return False
        if 'examples' in x:
            v187 = x['examples']
            if not (type(v187) is list): return False
    elif not (type(x) is bool):
        return False
    if type(x) is dict:
        if 'format' in x:
            v194 = x['format']
            if not (type(v194) is str): return False
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
            v200 = x['contentEncoding']
            if not (type(v200) is str): return False
        if 'contentMediaType' in x:
            v201 = x['contentMediaType']
            if not (type(v201) is str): return False
        if 'contentSchema' in x:
            v202 = x['contentSchema']
            if not (_f0(v202, m)): return False
    elif not (type(x) is bool):
        return False
    return True

def _f16(x, m):
    if not (type(x) is list): return False
    for v208 in x:
        if not (type(v208) is str): return False
    if not (len(set(x)) == len(x)): return False
    return True

def _f15(x, m):
    if not ((type(x) is int or type(x) is float and x.is_integer())): return False
    if not (x >= 0): return False
    return True

def _f14(x, m):
    if not (type(x) is list): return False
    if not (x): return False
    for v212 in x:
        if not (type(v212) is str and v212 in {'array', 'boolean', 'integer', 'null', 'number', 'object', 'string'}): return False
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
            v216 = x['unevaluatedItems']
            if not (_f0(v216, m)): return False
        if 'unevaluatedProperties' in x:
            v220 = x['unevaluatedProperties']
            if not (_f0(v220, m)): return False
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
            v226 = x['prefixItems']
            if not (_f18(v226, m)): return False
        if 'items' in x:
            v230 = x['items']
            if not (_f0(v230, m)): return False
        if 'contains' in x:
            v234 = x['contains']
            if not (_f0(v234, m)): return False
        if 'additionalProperties' in x:
            v238 = x['additionalProperties']
            if not (_f0(v238, m)): return False
        if 'properties' in x:
            v242 = x['properties']
            if not (type(v242) is dict): return False
            for v244 in v242.values():
                if not (_f0(v244, m)): return False
        if 'patternProperties' in x:
            v248 = x['patternProperties']
            if not (type(v248) is dict): return False
            for v250 in v248.values():
                if not (_f0(v250, m)): return False
            for v254 in v248:
                if not (_p7(v254)): return False
        if 'dependentSchemas' in x:
            v255 = x['dependentSchemas']
            if not (type(v255) is dict): return False
            for v257 in v255.values():
                if not (_f0(v257, m)): return False
        if 'propertyNames' in x:
            v261 = x['propertyNames']
            if not (_f0(v261, m)): return False
        if 'if' in x:
            v265 = x['if']
            if not (_f0(v265, m)): return False
        if 'then' in x:
            v269 = x['then']
            if not (_f0(v269, m)): return False
        if 'else' in x:
            v273 = x['else']
            if not (_f0(v273, m)): return False
        if 'allOf' in x:
            v277 = x['allOf']
            if not (_f18(v277, m)): return False
        if 'anyOf' in x:
            v281 = x['anyOf']
            if not (_f18(v281, m)): return False
        if 'oneOf' in x:
            v285 = x['oneOf']
            if not (_f18(v285, m)): return False
        if 'not' in x:
            v289 = x['not']
            if not (_f0(v289, m)): return False
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
    for v295 in x:
        if not (_f0(v295, m)): return False
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
            v299 = x['$id']
            if type(v299) is str:
                if not (_p8(v299)): return False
            if not (type(v299) is str): return False
            if not (_p6(v299)): return False
        if '$schema' in x:
            v303 = x['$schema']
            if not (type(v303) is str): return False
            if not (_p9(v303)): return False
        if '$ref' in x:
            v307 = x['$ref']
            if not (type(v307) is str): return False
            if not (_p6(v307)): return False
        if '$anchor' in x:
            v311 = x['$anchor']
            if not (type(v311) is str): return False
            if not (_p5(v311)): return False
        if '$dynamicRef' in x:
            v315 = x['$dynamicRef']
            if not (type(v315) is str): return False
            if not (_p6(v315)): return False
        if '$dynamicAnchor' in x:
            v319 = x['$dynamicAnchor']
            if not (type(v319) is str): return False
            if not (_p5(v319)): return False
        if '$vocabulary' in x:
            v323 = x['$vocabulary']
            if not (type(v323) is dict): return False
            for v325 in v323.values():
                if not (type(v325) is bool): return False
            for v326 in v323:
                if not (_p9(v326)): return False
        if '$comment' in x:
            v327 = x['$comment']
            if not (type(v327) is str): return False
        if '$defs' in x:
            v328 = x['$defs']
            if not (type(v328) is dict): return False
            for v330 in v328.values():
                if not (_f0(v330, m)): return False
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
    for v343 in x.values():
        if not (type(v343) is str): return False
        if not (_p0(v343)): return False
    return True

def verdict(x):
    return deep(lambda x: _f0(x, {}), x, 38)
