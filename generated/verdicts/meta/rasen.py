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
        if 'x-failure-with' in x:
            v25 = x['x-failure-with']
            if not (type(v25) is dict): return False
            if not (v25): return False
            for v27 in v25.values():
                if not (type(v27) is str): return False
                if not (v27): return False
        if 'x-file-match' in x:
            v28 = x['x-file-match']
            if not (type(v28) is list): return False
            if not (v28): return False
            for v29 in v28:
                if not (type(v29) is str): return False
                if not (v29): return False
            if not (len(set(v28)) == len(v28)): return False
        if 'x-syntax' in x:
            v30 = x['x-syntax']
            if not (type(v30) is str and v30 in {'json', 'yaml', 'markdown', 'frontmatter'}): return False
        for v33 in x:
            if not (v33 in {'$schema', '$id', '$ref', '$defs', '$anchor', '$dynamicAnchor', '$dynamicRef', '$comment', 'title', 'description', 'default', 'examples', 'deprecated', 'readOnly', 'writeOnly', 'type', 'enum', 'const', 'format', 'properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties', 'propertyNames', 'required', 'minProperties', 'maxProperties', 'dependentRequired', 'dependentSchemas', 'items', 'prefixItems', 'contains', 'minContains', 'maxContains', 'minItems', 'maxItems', 'uniqueItems', 'unevaluatedItems', 'minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'contentMediaType', 'contentEncoding', 'contentSchema', 'x-code', 'x-severity', 'x-details', 'x-since', 'x-area', 'x-max-bytes', 'x-max-depth', 'x-max-properties', 'x-max-total-bytes', 'x-max-entries', 'x-command', 'x-exit', 'x-fallback-code', 'x-failure-with', 'x-file-match', 'x-syntax'}): return False
    elif not (type(x) is bool):
        return False
    if not (_f2(x, m)): return False
    if _f3(x, m):
        if type(x) is dict:
            if 'properties' in x:
                v43 = x['properties']
                if type(v43) is dict:
                    for v45 in v43.values():
                        if type(v45) is dict:
                            try:
                                v49 = v45['title']
                                v50 = v45['description']
                            except KeyError:
                                return False
                            if not (_f4(v49, m)): return False
                            if not (_f5(v50, m)): return False
    if _f6(x, m):
        if not (_f7(x, m) or _f8(x, m) or ((not type(x) is dict or ('$comment' in x)))): return False
    return True

def _f8(x, m):
    if type(x) is dict:
        try:
            v67 = x['unevaluatedProperties']
        except KeyError:
            return False
        if not (v67 is False): return False
    return True

def _f7(x, m):
    if type(x) is dict:
        try:
            v74 = x['additionalProperties']
        except KeyError:
            return False
        if not (v74 is False): return False
    return True

def _f6(x, m):
    if type(x) is dict:
        try:
            v81 = x['type']
        except KeyError:
            return False
        if not (v81 == 'object'): return False
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
            v85 = x['type']
        except KeyError:
            return False
        if not (v85 == 'object'): return False
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
            v89 = x['definitions']
            if not (type(v89) is dict): return False
            for v91 in v89.values():
                if not (_f0(v91, m)): return False
        if 'dependencies' in x:
            v95 = x['dependencies']
            if not (type(v95) is dict): return False
            for v97 in v95.values():
                if not (_f9(v97, m) or _f10(v97, m)): return False
        if '$recursiveAnchor' in x:
            v101 = x['$recursiveAnchor']
            if not (type(v101) is str): return False
            if not (_p5(v101)): return False
        if '$recursiveRef' in x:
            v105 = x['$recursiveRef']
            if not (type(v105) is str): return False
            if not (_p6(v105)): return False
    elif not (type(x) is bool):
        return False
    if not (_f11(x, m)): return False
    if not (_f12(x, m)): return False
    if not (_f13(x, m)): return False
    if type(x) is dict:
        if 'type' in x:
            v123 = x['type']
            if not (((type(v123) is str and v123 in {'array', 'boolean', 'integer', 'null', 'number', 'object', 'string'})) or _f14(v123, m)): return False
        if 'enum' in x:
            v128 = x['enum']
            if not (type(v128) is list): return False
        if 'multipleOf' in x:
            v130 = x['multipleOf']
            if not ((type(v130) is int or type(v130) is float)): return False
            if not (v130 > 0): return False
        if 'maximum' in x:
            v131 = x['maximum']
            if not ((type(v131) is int or type(v131) is float)): return False
        if 'exclusiveMaximum' in x:
            v132 = x['exclusiveMaximum']
            if not ((type(v132) is int or type(v132) is float)): return False
        if 'minimum' in x:
            v133 = x['minimum']
            if not ((type(v133) is int or type(v133) is float)): return False
        if 'exclusiveMinimum' in x:
            v134 = x['exclusiveMinimum']
            if not ((type(v134) is int or type(v134) is float)): return False
        if 'maxLength' in x:
            v135 = x['maxLength']
            if not ((type(v135) is int or type(v135) is float and v135.is_integer())): return False
            if not (v135 >= 0): return False
        if 'minLength' in x:
            v139 = x['minLength']
            if not (_f15(v139, m)): return False
        if 'pattern' in x:
            v143 = x['pattern']
            if not (type(v143) is str): return False
            if not (_p7(v143)): return False
        if 'maxItems' in x:
            v144 = x['maxItems']
            if not ((type(v144) is int or type(v144) is float and v144.is_integer())): return False
            if not (v144 >= 0): return False
        if 'minItems' in x:
            v148 = x['minItems']
            if not (_f15(v148, m)): return False
        if 'uniqueItems' in x:
            v152 = x['uniqueItems']
            if not (type(v152) is bool): return False
        if 'maxContains' in x:
            v153 = x['maxContains']
            if not ((type(v153) is int or type(v153) is float and v153.is_integer())): return False
            if not (v153 >= 0): return False
        if 'minContains' in x:
            v157 = x['minContains']
            if not ((type(v157) is int or type(v157) is float and v157.is_integer())): return False
            if not (v157 >= 0): return False
        if 'maxProperties' in x:
            v161 = x['maxProperties']
            if not ((type(v161) is int or type(v161) is float and v161.is_integer())): return False
            if not (v161 >= 0): return False
        if 'minProperties' in x:
            v165 = x['minProperties']
            if not (_f15(v165, m)): return False
        if 'required' in x:
            v169 = x['required']
            if not (_f16(v169, m)): return False
        if 'dependentRequired' in x:
            v173 = x['dependentRequired']
            if not (type(v173) is dict): return False
            for v175 in v173.values():
                if not (_f16(v175, m)): return False
    elif not (type(x) is bool):
        return False
    if type(x) is dict:
        if 'title' in x:
            v184 = x['title']
            if not (type(v184) is str): return False
        if 'description' in x:
            v185 = x['description']
            if not (type(v185) is str): return False
        if 'deprecated' in x:
            v187 = x['deprecated']
            if not (type(v187) is bool): return False
        if 'readOnly' in x:
            v188 = x['readOnly']
            if not (type(v188) is bool): return False
        if 'writeOnly' in x:
            v189 = x['writeOnly']
            if not (type(v189) is bool): return False
        if 'examples' in x:
            v190 = x['examples']
            if not (type(v190) is list): return False
    elif not (type(x) is bool):
        return False
    if type(x) is dict:
        if 'format' in x:
            v197 = x['format']
            if not (type(v197) is str): return False
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
            v203 = x['contentEncoding']
            if not (type(v203) is str): return False
        if 'contentMediaType' in x:
            v204 = x['contentMediaType']
            if not (type(v204) is str): return False
        if 'contentSchema' in x:
            v205 = x['contentSchema']
            if not (_f0(v205, m)): return False
    elif not (type(x) is bool):
        return False
    return True

def _f16(x, m):
    if not (type(x) is list): return False
    for v211 in x:
        if not (type(v211) is str): return False
    if not (len(set(x)) == len(x)): return False
    return True

def _f15(x, m):
    if not ((type(x) is int or type(x) is float and x.is_integer())): return False
    if not (x >= 0): return False
    return True

def _f14(x, m):
    if not (type(x) is list): return False
    if not (x): return False
    for v215 in x:
        if not (type(v215) is str and v215 in {'array', 'boolean', 'integer', 'null', 'number', 'object', 'string'}): return False
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
            v219 = x['unevaluatedItems']
            if not (_f0(v219, m)): return False
        if 'unevaluatedProperties' in x:
            v223 = x['unevaluatedProperties']
            if not (_f0(v223, m)): return False
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
            v229 = x['prefixItems']
            if not (_f18(v229, m)): return False
        if 'items' in x:
            v233 = x['items']
            if not (_f0(v233, m)): return False
        if 'contains' in x:
            v237 = x['contains']
            if not (_f0(v237, m)): return False
        if 'additionalProperties' in x:
            v241 = x['additionalProperties']
            if not (_f0(v241, m)): return False
        if 'properties' in x:
            v245 = x['properties']
            if not (type(v245) is dict): return False
            for v247 in v245.values():
                if not (_f0(v247, m)): return False
        if 'patternProperties' in x:
            v251 = x['patternProperties']
            if not (type(v251) is dict): return False
            for v253 in v251.values():
                if not (_f0(v253, m)): return False
            for v257 in v251:
                if not (_p7(v257)): return False
        if 'dependentSchemas' in x:
            v258 = x['dependentSchemas']
            if not (type(v258) is dict): return False
            for v260 in v258.values():
                if not (_f0(v260, m)): return False
        if 'propertyNames' in x:
            v264 = x['propertyNames']
            if not (_f0(v264, m)): return False
        if 'if' in x:
            v268 = x['if']
            if not (_f0(v268, m)): return False
        if 'then' in x:
            v272 = x['then']
            if not (_f0(v272, m)): return False
        if 'else' in x:
            v276 = x['else']
            if not (_f0(v276, m)): return False
        if 'allOf' in x:
            v280 = x['allOf']
            if not (_f18(v280, m)): return False
        if 'anyOf' in x:
            v284 = x['anyOf']
            if not (_f18(v284, m)): return False
        if 'oneOf' in x:
            v288 = x['oneOf']
            if not (_f18(v288, m)): return False
        if 'not' in x:
            v292 = x['not']
            if not (_f0(v292, m)): return False
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
    for v298 in x:
        if not (_f0(v298, m)): return False
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
            v302 = x['$id']
            if type(v302) is str:
                if not (_p8(v302)): return False
            if not (type(v302) is str): return False
            if not (_p6(v302)): return False
        if '$schema' in x:
            v306 = x['$schema']
            if not (type(v306) is str): return False
            if not (_p9(v306)): return False
        if '$ref' in x:
            v310 = x['$ref']
            if not (type(v310) is str): return False
            if not (_p6(v310)): return False
        if '$anchor' in x:
            v314 = x['$anchor']
            if not (type(v314) is str): return False
            if not (_p5(v314)): return False
        if '$dynamicRef' in x:
            v318 = x['$dynamicRef']
            if not (type(v318) is str): return False
            if not (_p6(v318)): return False
        if '$dynamicAnchor' in x:
            v322 = x['$dynamicAnchor']
            if not (type(v322) is str): return False
            if not (_p5(v322)): return False
        if '$vocabulary' in x:
            v326 = x['$vocabulary']
            if not (type(v326) is dict): return False
            for v328 in v326.values():
                if not (type(v328) is bool): return False
            for v329 in v326:
                if not (_p9(v329)): return False
        if '$comment' in x:
            v330 = x['$comment']
            if not (type(v330) is str): return False
        if '$defs' in x:
            v331 = x['$defs']
            if not (type(v331) is dict): return False
            for v333 in v331.values():
                if not (_f0(v333, m)): return False
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
    for v346 in x.values():
        if not (type(v346) is str): return False
        if not (_p0(v346)): return False
    return True

def verdict(x):
    return deep(lambda x: _f0(x, {}), x, 38)
