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
        if 'x-failure-with' in x:
            v50 = x['x-failure-with']
            if not (type(v50) is dict): return False
            if not (v50): return False
            for v52 in v50.values():
                if not (type(v52) is str): return False
                if not (v52): return False
        if 'x-file-match' in x:
            v53 = x['x-file-match']
            if not (type(v53) is list): return False
            if not (v53): return False
            for v54 in v53:
                if not (type(v54) is str): return False
                if not (v54): return False
            if not (len(set(v53)) == len(v53)): return False
        if 'x-syntax' in x:
            v55 = x['x-syntax']
            if not (type(v55) is str and v55 in {'json', 'yaml', 'markdown', 'frontmatter'}): return False
        for v58 in x:
            if not (v58 in {'$schema', '$id', '$ref', '$defs', '$anchor', '$dynamicAnchor', '$dynamicRef', '$comment', 'title', 'description', 'default', 'examples', 'deprecated', 'readOnly', 'writeOnly', 'type', 'enum', 'const', 'format', 'properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties', 'propertyNames', 'required', 'minProperties', 'maxProperties', 'dependentRequired', 'dependentSchemas', 'items', 'prefixItems', 'contains', 'minContains', 'maxContains', 'minItems', 'maxItems', 'uniqueItems', 'unevaluatedItems', 'minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'contentMediaType', 'contentEncoding', 'contentSchema', 'x-code', 'x-severity', 'x-details', 'x-since', 'x-area', 'x-max-bytes', 'x-max-depth', 'x-max-properties', 'x-max-total-bytes', 'x-max-entries', 'x-command', 'x-exit', 'x-verdict', 'x-fallback-code', 'x-failure-with', 'x-file-match', 'x-syntax'}): return False
    elif not (type(x) is bool):
        return False
    if not (_f4(x, m)): return False
    if _f5(x, m):
        if type(x) is dict:
            if 'properties' in x:
                v68 = x['properties']
                if type(v68) is dict:
                    for v70 in v68.values():
                        if not (_f2(v70, m)): return False
    if _f6(x, m):
        if not (_f7(x, m) or _f8(x, m) or ((not type(x) is dict or ('$comment' in x)))): return False
    return True

def _f8(x, m):
    if type(x) is dict:
        try:
            v87 = x['unevaluatedProperties']
        except KeyError:
            return False
        if not (v87 is False): return False
    return True

def _f7(x, m):
    if type(x) is dict:
        try:
            v94 = x['additionalProperties']
        except KeyError:
            return False
        if not (v94 is False): return False
    return True

def _f6(x, m):
    if type(x) is dict:
        try:
            v101 = x['type']
        except KeyError:
            return False
        if not (v101 == 'object'): return False
    return True

def _f5(x, m):
    if type(x) is dict:
        if not ('properties' in x): return False
        try:
            v105 = x['type']
        except KeyError:
            return False
        if not (v105 == 'object'): return False
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
            v109 = x['definitions']
            if not (type(v109) is dict): return False
            for v111 in v109.values():
                if not (_f1(v111, m)): return False
        if 'dependencies' in x:
            v115 = x['dependencies']
            if not (type(v115) is dict): return False
            for v117 in v115.values():
                if not (_f9(v117, m) or _f10(v117, m)): return False
        if '$recursiveAnchor' in x:
            v121 = x['$recursiveAnchor']
            if not (type(v121) is str): return False
            if not (_p7(v121)): return False
        if '$recursiveRef' in x:
            v125 = x['$recursiveRef']
            if not (type(v125) is str): return False
            if not (_p8(v125)): return False
    elif not (type(x) is bool):
        return False
    if not (_f11(x, m)): return False
    if not (_f12(x, m)): return False
    if not (_f13(x, m)): return False
    if type(x) is dict:
        if 'type' in x:
            v143 = x['type']
            if not (((type(v143) is str and v143 in {'array', 'boolean', 'integer', 'null', 'number', 'object', 'string'})) or _f14(v143, m)): return False
        if 'enum' in x:
            v148 = x['enum']
            if not (type(v148) is list): return False
        if 'multipleOf' in x:
            v150 = x['multipleOf']
            if not ((type(v150) is int or type(v150) is float)): return False
            if not (v150 > 0): return False
        if 'maximum' in x:
            v151 = x['maximum']
            if not ((type(v151) is int or type(v151) is float)): return False
        if 'exclusiveMaximum' in x:
            v152 = x['exclusiveMaximum']
            if not ((type(v152) is int or type(v152) is float)): return False
        if 'minimum' in x:
            v153 = x['minimum']
            if not ((type(v153) is int or type(v153) is float)): return False
        if 'exclusiveMinimum' in x:
            v154 = x['exclusiveMinimum']
            if not ((type(v154) is int or type(v154) is float)): return False
        if 'maxLength' in x:
            v155 = x['maxLength']
            if not ((type(v155) is int or type(v155) is float and v155.is_integer())): return False
            if not (v155 >= 0): return False
        if 'minLength' in x:
            v159 = x['minLength']
            if not (_f15(v159, m)): return False
        if 'pattern' in x:
            v163 = x['pattern']
            if not (type(v163) is str): return False
            if not (_p9(v163)): return False
        if 'maxItems' in x:
            v164 = x['maxItems']
            if not ((type(v164) is int or type(v164) is float and v164.is_integer())): return False
            if not (v164 >= 0): return False
        if 'minItems' in x:
            v168 = x['minItems']
            if not (_f15(v168, m)): return False
        if 'uniqueItems' in x:
            v172 = x['uniqueItems']
            if not (type(v172) is bool): return False
        if 'maxContains' in x:
            v173 = x['maxContains']
            if not ((type(v173) is int or type(v173) is float and v173.is_integer())): return False
            if not (v173 >= 0): return False
        if 'minContains' in x:
            v177 = x['minContains']
            if not ((type(v177) is int or type(v177) is float and v177.is_integer())): return False
            if not (v177 >= 0): return False
        if 'maxProperties' in x:
            v181 = x['maxProperties']
            if not ((type(v181) is int or type(v181) is float and v181.is_integer())): return False
            if not (v181 >= 0): return False
        if 'minProperties' in x:
            v185 = x['minProperties']
            if not (_f15(v185, m)): return False
        if 'required' in x:
            v189 = x['required']
            if not (_f16(v189, m)): return False
        if 'dependentRequired' in x:
            v193 = x['dependentRequired']
            if not (type(v193) is dict): return False
            for v195 in v193.values():
                if not (_f16(v195, m)): return False
    elif not (type(x) is bool):
        return False
    if type(x) is dict:
        if 'title' in x:
            v204 = x['title']
            if not (type(v204) is str): return False
        if 'description' in x:
            v205 = x['description']
            if not (type(v205) is str): return False
        if 'deprecated' in x:
            v207 = x['deprecated']
            if not (type(v207) is bool): return False
        if 'readOnly' in x:
            v208 = x['readOnly']
            if not (type(v208) is bool): return False
        if 'writeOnly' in x:
            v209 = x['writeOnly']
            if not (type(v209) is bool): return False
        if 'examples' in x:
            v210 = x['examples']
            if not (type(v210) is list): return False
    elif not (type(x) is bool):
        return False
    if type(x) is dict:
        if 'format' in x:
            v217 = x['format']
            if not (type(v217) is str): return False
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
            v223 = x['contentEncoding']
            if not (type(v223) is str): return False
        if 'contentMediaType' in x:
            v224 = x['contentMediaType']
            if not (type(v224) is str): return False
        if 'contentSchema' in x:
            v225 = x['contentSchema']
            if not (_f1(v225, m)): return False
    elif not (type(x) is bool):
        return False
    return True

def _f16(x, m):
    if not (type(x) is list): return False
    for v231 in x:
        if not (type(v231) is str): return False
    if not (len(set(x)) == len(x)): return False
    return True

def _f15(x, m):
    if not ((type(x) is int or type(x) is float and x.is_integer())): return False
    if not (x >= 0): return False
    return True

def _f14(x, m):
    if not (type(x) is list): return False
    if not (x): return False
    for v235 in x:
        if not (type(v235) is str and v235 in {'array', 'boolean', 'integer', 'null', 'number', 'object', 'string'}): return False
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
            v239 = x['unevaluatedItems']
            if not (_f1(v239, m)): return False
        if 'unevaluatedProperties' in x:
            v243 = x['unevaluatedProperties']
            if not (_f1(v243, m)): return False
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
            v249 = x['prefixItems']
            if not (_f18(v249, m)): return False
        if 'items' in x:
            v253 = x['items']
            if not (_f1(v253, m)): return False
        if 'contains' in x:
            v257 = x['contains']
            if not (_f1(v257, m)): return False
        if 'additionalProperties' in x:
            v261 = x['additionalProperties']
            if not (_f1(v261, m)): return False
        if 'properties' in x:
            v265 = x['properties']
            if not (type(v265) is dict): return False
            for v267 in v265.values():
                if not (_f1(v267, m)): return False
        if 'patternProperties' in x:
            v271 = x['patternProperties']
            if not (type(v271) is dict): return False
            for v273 in v271.values():
                if not (_f1(v273, m)): return False
            for v277 in v271:
                if not (_p9(v277)): return False
        if 'dependentSchemas' in x:
            v278 = x['dependentSchemas']
            if not (type(v278) is dict): return False
            for v280 in v278.values():
                if not (_f1(v280, m)): return False
        if 'propertyNames' in x:
            v284 = x['propertyNames']
            if not (_f1(v284, m)): return False
        if 'if' in x:
            v288 = x['if']
            if not (_f1(v288, m)): return False
        if 'then' in x:
            v292 = x['then']
            if not (_f1(v292, m)): return False
        if 'else' in x:
            v296 = x['else']
            if not (_f1(v296, m)): return False
        if 'allOf' in x:
            v300 = x['allOf']
            if not (_f18(v300, m)): return False
        if 'anyOf' in x:
            v304 = x['anyOf']
            if not (_f18(v304, m)): return False
        if 'oneOf' in x:
            v308 = x['oneOf']
            if not (_f18(v308, m)): return False
        if 'not' in x:
            v312 = x['not']
            if not (_f1(v312, m)): return False
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
    for v318 in x:
        if not (_f1(v318, m)): return False
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
            v322 = x['$id']
            if type(v322) is str:
                if not (_p10(v322)): return False
            if not (type(v322) is str): return False
            if not (_p8(v322)): return False
        if '$schema' in x:
            v326 = x['$schema']
            if not (type(v326) is str): return False
            if not (_p11(v326)): return False
        if '$ref' in x:
            v330 = x['$ref']
            if not (type(v330) is str): return False
            if not (_p8(v330)): return False
        if '$anchor' in x:
            v334 = x['$anchor']
            if not (type(v334) is str): return False
            if not (_p7(v334)): return False
        if '$dynamicRef' in x:
            v338 = x['$dynamicRef']
            if not (type(v338) is str): return False
            if not (_p8(v338)): return False
        if '$dynamicAnchor' in x:
            v342 = x['$dynamicAnchor']
            if not (type(v342) is str): return False
            if not (_p7(v342)): return False
        if '$vocabulary' in x:
            v346 = x['$vocabulary']
            if not (type(v346) is dict): return False
            for v348 in v346.values():
                if not (type(v348) is bool): return False
            for v349 in v346:
                if not (_p11(v349)): return False
        if '$comment' in x:
            v350 = x['$comment']
            if not (type(v350) is str): return False
        if '$defs' in x:
            v351 = x['$defs']
            if not (type(v351) is dict): return False
            for v353 in v351.values():
                if not (_f1(v353, m)): return False
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
    for v366 in x.values():
        if not (type(v366) is str): return False
        if not (_p1(v366)): return False
    return True

def verdict(x):
    return deep(lambda x: _f0(x, {}), x, 38)
