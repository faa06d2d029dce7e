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
    from rasen.verdict.formats import FORMATS
    _p5 = FORMATS['json-pointer']
    return _p5(x)

def _p6(x):
    global _p6
    from re import compile
    _p6 = compile('\\A[0-9]{1,3}\\Z').search
    return _p6(x)

def _p7(x):
    global _p7
    from re import compile
    _p7 = compile('\\A[A-Z_a-z][\\x2d\\x2e0-9A-Z_a-z]*\\Z').search
    return _p7(x)

def _p8(x):
    global _p8
    from rasen.verdict.formats import FORMATS
    _p8 = FORMATS['uri-reference']
    return _p8(x)

def _p9(x):
    global _p9
    from rasen.verdict.formats import FORMATS
    _p9 = FORMATS['regex']
    return _p9(x)

def _p10(x):
    global _p10
    from re import compile
    _p10 = compile('\\A[^\\x23]*\\x23?\\Z').search
    return _p10(x)

def _p11(x):
    global _p11
    from rasen.verdict.formats import FORMATS
    _p11 = FORMATS['uri']
    return _p11(x)

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
        if 'x-verdict' in x:
            v41 = x['x-verdict']
            if not (type(v41) is str): return False
            if not (_p5(v41)): return False
        if 'x-exit' in x:
            v42 = x['x-exit']
            if not (type(v42) is dict): return False
            if not (v42): return False
            for v44 in v42.values():
                if not (type(v44) is str): return False
                if not (v44): return False
            for v45 in v42:
                if not (_p6(v45)): return False
        if 'x-fallback-code' in x:
            v46 = x['x-fallback-code']
            if not (type(v46) is str): return False
            if not (_p1(v46)): return False
        if 'x-file-match' in x:
            v50 = x['x-file-match']
            if not (type(v50) is list): return False
            if not (v50): return False
            for v51 in v50:
                if not (type(v51) is str): return False
                if not (v51): return False
            if not (len(set(v50)) == len(v50)): return False
        if 'x-syntax' in x:
            v52 = x['x-syntax']
            if not (type(v52) is str and v52 in {'json', 'yaml', 'frontmatter'}): return False
        for v55 in x:
            if not (v55 in {'$schema', '$id', '$ref', '$defs', '$anchor', '$dynamicAnchor', '$dynamicRef', '$comment', 'title', 'description', 'default', 'examples', 'deprecated', 'readOnly', 'writeOnly', 'type', 'enum', 'const', 'format', 'properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties', 'propertyNames', 'required', 'minProperties', 'maxProperties', 'dependentRequired', 'dependentSchemas', 'items', 'prefixItems', 'contains', 'minContains', 'maxContains', 'minItems', 'maxItems', 'uniqueItems', 'unevaluatedItems', 'minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'contentMediaType', 'contentEncoding', 'contentSchema', 'x-code', 'x-severity', 'x-details', 'x-since', 'x-area', 'x-max-bytes', 'x-max-depth', 'x-max-properties', 'x-max-total-bytes', 'x-max-entries', 'x-command', 'x-exit', 'x-verdict', 'x-fallback-code', 'x-file-match', 'x-syntax'}): return False
    elif not (type(x) is bool):
        return False
    if not (_f4(x, m)): return False
    if _f5(x, m):
        if type(x) is dict:
            if 'properties' in x:
                v65 = x['properties']
                if type(v65) is dict:
                    for v67 in v65.values():
                        if not (_f2(v67, m)): return False
    if _f6(x, m):
        if not (_f7(x, m) or _f8(x, m) or ((not type(x) is dict or ('$comment' in x)))): return False
    return True

def _f8(x, m):
    if type(x) is dict:
        try:
            v84 = x['unevaluatedProperties']
        except KeyError:
            return False
        if not (v84 is False): return False
    return True

def _f7(x, m):
    if type(x) is dict:
        try:
            v91 = x['additionalProperties']
        except KeyError:
            return False
        if not (v91 is False): return False
    return True

def _f6(x, m):
    if type(x) is dict:
        try:
            v98 = x['type']
        except KeyError:
            return False
        if not (v98 == 'object'): return False
    return True

def _f5(x, m):
    if type(x) is dict:
        if not ('properties' in x): return False
        try:
            v102 = x['type']
        except KeyError:
            return False
        if not (v102 == 'object'): return False
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
            v106 = x['definitions']
            if not (type(v106) is dict): return False
            for v108 in v106.values():
                if not (_f1(v108, m)): return False
        if 'dependencies' in x:
            v112 = x['dependencies']
            if not (type(v112) is dict): return False
            for v114 in v112.values():
                if not (_f9(v114, m) or _f10(v114, m)): return False
        if '$recursiveAnchor' in x:
            v118 = x['$recursiveAnchor']
            if not (type(v118) is str): return False
            if not (_p7(v118)): return False
        if '$recursiveRef' in x:
            v122 = x['$recursiveRef']
            if not (type(v122) is str): return False
            if not (_p8(v122)): return False
    elif not (type(x) is bool):
        return False
    if not (_f11(x, m)): return False
    if not (_f12(x, m)): return False
    if not (_f13(x, m)): return False
    if type(x) is dict:
        if 'type' in x:
            v140 = x['type']
            if not (((type(v140) is str and v140 in {'array', 'boolean', 'integer', 'null', 'number', 'object', 'string'})) or _f14(v140, m)): return False
        if 'enum' in x:
            v145 = x['enum']
            if not (type(v145) is list): return False
        if 'multipleOf' in x:
            v147 = x['multipleOf']
            if not ((type(v147) is int or type(v147) is float)): return False
            if not (v147 > 0): return False
        if 'maximum' in x:
            v148 = x['maximum']
            if not ((type(v148) is int or type(v148) is float)): return False
        if 'exclusiveMaximum' in x:
            v149 = x['exclusiveMaximum']
            if not ((type(v149) is int or type(v149) is float)): return False
        if 'minimum' in x:
            v150 = x['minimum']
            if not ((type(v150) is int or type(v150) is float)): return False
        if 'exclusiveMinimum' in x:
            v151 = x['exclusiveMinimum']
            if not ((type(v151) is int or type(v151) is float)): return False
        if 'maxLength' in x:
            v152 = x['maxLength']
            if not ((type(v152) is int or type(v152) is float and v152.is_integer())): return False
            if not (v152 >= 0): return False
        if 'minLength' in x:
            v156 = x['minLength']
            if not (_f15(v156, m)): return False
        if 'pattern' in x:
            v160 = x['pattern']
            if not (type(v160) is str): return False
            if not (_p9(v160)): return False
        if 'maxItems' in x:
            v161 = x['maxItems']
            if not ((type(v161) is int or type(v161) is float and v161.is_integer())): return False
            if not (v161 >= 0): return False
        if 'minItems' in x:
            v165 = x['minItems']
            if not (_f15(v165, m)): return False
        if 'uniqueItems' in x:
            v169 = x['uniqueItems']
            if not (type(v169) is bool): return False
        if 'maxContains' in x:
            v170 = x['maxContains']
            if not ((type(v170) is int or type(v170) is float and v170.is_integer())): return False
            if not (v170 >= 0): return False
        if 'minContains' in x:
            v174 = x['minContains']
            if not ((type(v174) is int or type(v174) is float and v174.is_integer())): return False
            if not (v174 >= 0): return False
        if 'maxProperties' in x:
            v178 = x['maxProperties']
            if not ((type(v178) is int or type(v178) is float and v178.is_integer())): return False
            if not (v178 >= 0): return False
        if 'minProperties' in x:
            v182 = x['minProperties']
            if not (_f15(v182, m)): return False
        if 'required' in x:
            v186 = x['required']
            if not (_f16(v186, m)): return False
        if 'dependentRequired' in x:
            v190 = x['dependentRequired']
            if not (type(v190) is dict): return False
            for v192 in v190.values():
                if not (_f16(v192, m)): return False
    elif not (type(x) is bool):
        return False
    if type(x) is dict:
        if 'title' in x:
            v201 = x['title']
            if not (type(v201) is str): return False
        if 'description' in x:
            v202 = x['description']
            if not (type(v202) is str): return False
        if 'deprecated' in x:
            v204 = x['deprecated']
            if not (type(v204) is bool): return False
        if 'readOnly' in x:
            v205 = x['readOnly']
            if not (type(v205) is bool): return False
        if 'writeOnly' in x:
            v206 = x['writeOnly']
            if not (type(v206) is bool): return False
        if 'examples' in x:
            v207 = x['examples']
            if not (type(v207) is list): return False
    elif not (type(x) is bool):
        return False
    if type(x) is dict:
        if 'format' in x:
            v214 = x['format']
            if not (type(v214) is str): return False
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
            v220 = x['contentEncoding']
            if not (type(v220) is str): return False
        if 'contentMediaType' in x:
            v221 = x['contentMediaType']
            if not (type(v221) is str): return False
        if 'contentSchema' in x:
            v222 = x['contentSchema']
            if not (_f1(v222, m)): return False
    elif not (type(x) is bool):
        return False
    return True

def _f16(x, m):
    if not (type(x) is list): return False
    for v228 in x:
        if not (type(v228) is str): return False
    if not (len(set(x)) == len(x)): return False
    return True

def _f15(x, m):
    if not ((type(x) is int or type(x) is float and x.is_integer())): return False
    if not (x >= 0): return False
    return True

def _f14(x, m):
    if not (type(x) is list): return False
    if not (x): return False
    for v232 in x:
        if not (type(v232) is str and v232 in {'array', 'boolean', 'integer', 'null', 'number', 'object', 'string'}): return False
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
            v236 = x['unevaluatedItems']
            if not (_f1(v236, m)): return False
        if 'unevaluatedProperties' in x:
            v240 = x['unevaluatedProperties']
            if not (_f1(v240, m)): return False
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
            v246 = x['prefixItems']
            if not (_f18(v246, m)): return False
        if 'items' in x:
            v250 = x['items']
            if not (_f1(v250, m)): return False
        if 'contains' in x:
            v254 = x['contains']
            if not (_f1(v254, m)): return False
        if 'additionalProperties' in x:
            v258 = x['additionalProperties']
            if not (_f1(v258, m)): return False
        if 'properties' in x:
            v262 = x['properties']
            if not (type(v262) is dict): return False
            for v264 in v262.values():
                if not (_f1(v264, m)): return False
        if 'patternProperties' in x:
            v268 = x['patternProperties']
            if not (type(v268) is dict): return False
            for v270 in v268.values():
                if not (_f1(v270, m)): return False
            for v274 in v268:
                if not (_p9(v274)): return False
        if 'dependentSchemas' in x:
            v275 = x['dependentSchemas']
            if not (type(v275) is dict): return False
            for v277 in v275.values():
                if not (_f1(v277, m)): return False
        if 'propertyNames' in x:
            v281 = x['propertyNames']
            if not (_f1(v281, m)): return False
        if 'if' in x:
            v285 = x['if']
            if not (_f1(v285, m)): return False
        if 'then' in x:
            v289 = x['then']
            if not (_f1(v289, m)): return False
        if 'else' in x:
            v293 = x['else']
            if not (_f1(v293, m)): return False
        if 'allOf' in x:
            v297 = x['allOf']
            if not (_f18(v297, m)): return False
        if 'anyOf' in x:
            v301 = x['anyOf']
            if not (_f18(v301, m)): return False
        if 'oneOf' in x:
            v305 = x['oneOf']
            if not (_f18(v305, m)): return False
        if 'not' in x:
            v309 = x['not']
            if not (_f1(v309, m)): return False
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
    for v315 in x:
        if not (_f1(v315, m)): return False
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
            v319 = x['$id']
            if type(v319) is str:
                if not (_p10(v319)): return False
            if not (type(v319) is str): return False
            if not (_p8(v319)): return False
        if '$schema' in x:
            v323 = x['$schema']
            if not (type(v323) is str): return False
            if not (_p11(v323)): return False
        if '$ref' in x:
            v327 = x['$ref']
            if not (type(v327) is str): return False
            if not (_p8(v327)): return False
        if '$anchor' in x:
            v331 = x['$anchor']
            if not (type(v331) is str): return False
            if not (_p7(v331)): return False
        if '$dynamicRef' in x:
            v335 = x['$dynamicRef']
            if not (type(v335) is str): return False
            if not (_p8(v335)): return False
        if '$dynamicAnchor' in x:
            v339 = x['$dynamicAnchor']
            if not (type(v339) is str): return False
            if not (_p7(v339)): return False
        if '$vocabulary' in x:
            v343 = x['$vocabulary']
            if not (type(v343) is dict): return False
            for v345 in v343.values():
                if not (type(v345) is bool): return False
            for v346 in v343:
                if not (_p11(v346)): return False
        if '$comment' in x:
            v347 = x['$comment']
            if not (type(v347) is str): return False
        if '$defs' in x:
            v348 = x['$defs']
            if not (type(v348) is dict): return False
            for v350 in v348.values():
                if not (_f1(v350, m)): return False
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
    for v363 in x.values():
        if not (type(v363) is str): return False
        if not (_p1(v363)): return False
    return True

def verdict(x):
    return deep(lambda x: _f0(x, {}), x, 38)
