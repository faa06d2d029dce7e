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
        if 'x-file-match' in x:
            v49 = x['x-file-match']
            if not (type(v49) is list): return False
            if not (v49): return False
            for v50 in v49:
                if not (type(v50) is str): return False
                if not (v50): return False
            if not (len(set(v49)) == len(v49)): return False
        if 'x-syntax' in x:
            v51 = x['x-syntax']
            if not (type(v51) is str and v51 in {'json', 'yaml', 'markdown', 'frontmatter'}): return False
        for v54 in x:
            if not (v54 in {'$schema', '$id', '$ref', '$defs', '$anchor', '$dynamicAnchor', '$dynamicRef', '$comment', 'title', 'description', 'default', 'examples', 'deprecated', 'readOnly', 'writeOnly', 'type', 'enum', 'const', 'format', 'properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties', 'propertyNames', 'required', 'minProperties', 'maxProperties', 'dependentRequired', 'dependentSchemas', 'items', 'prefixItems', 'contains', 'minContains', 'maxContains', 'minItems', 'maxItems', 'uniqueItems', 'unevaluatedItems', 'minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'contentMediaType', 'contentEncoding', 'contentSchema', 'x-code', 'x-severity', 'x-details', 'x-since', 'x-area', 'x-max-bytes', 'x-max-depth', 'x-max-properties', 'x-max-total-bytes', 'x-max-entries', 'x-command', 'x-exit', 'x-fallback-code', 'x-file-match', 'x-syntax'}): return False
    elif not (type(x) is bool):
        return False
    if not (_f4(x, m)): return False
    if _f5(x, m):
        if type(x) is dict:
            if 'properties' in x:
                v64 = x['properties']
                if type(v64) is dict:
                    for v66 in v64.values():
                        if not (_f2(v66, m)): return False
    if _f6(x, m):
        if not (_f7(x, m) or _f8(x, m) or ((not type(x) is dict or ('$comment' in x)))): return False
    return True

def _f8(x, m):
    if type(x) is dict:
        try:
            v83 = x['unevaluatedProperties']
        except KeyError:
            return False
        if not (v83 is False): return False
    return True

def _f7(x, m):
    if type(x) is dict:
        try:
            v90 = x['additionalProperties']
        except KeyError:
            return False
        if not (v90 is False): return False
    return True

def _f6(x, m):
    if type(x) is dict:
        try:
            v97 = x['type']
        except KeyError:
            return False
        if not (v97 == 'object'): return False
    return True

def _f5(x, m):
    if type(x) is dict:
        if not ('properties' in x): return False
        try:
            v101 = x['type']
        except KeyError:
            return False
        if not (v101 == 'object'): return False
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
            v105 = x['definitions']
            if not (type(v105) is dict): return False
            for v107 in v105.values():
                if not (_f1(v107, m)): return False
        if 'dependencies' in x:
            v111 = x['dependencies']
            if not (type(v111) is dict): return False
            for v113 in v111.values():
                if not (_f9(v113, m) or _f10(v113, m)): return False
        if '$recursiveAnchor' in x:
            v117 = x['$recursiveAnchor']
            if not (type(v117) is str): return False
            if not (_p6(v117)): return False
        if '$recursiveRef' in x:
            v121 = x['$recursiveRef']
            if not (type(v121) is str): return False
            if not (_p7(v121)): return False
    elif not (type(x) is bool):
        return False
    if not (_f11(x, m)): return False
    if not (_f12(x, m)): return False
    if not (_f13(x, m)): return False
    if type(x) is dict:
        if 'type' in x:
            v139 = x['type']
            if not (((type(v139) is str and v139 in {'array', 'boolean', 'integer', 'null', 'number', 'object', 'string'})) or _f14(v139, m)): return False
        if 'enum' in x:
            v144 = x['enum']
            if not (type(v144) is list): return False
        if 'multipleOf' in x:
            v146 = x['multipleOf']
            if not ((type(v146) is int or type(v146) is float)): return False
            if not (v146 > 0): return False
        if 'maximum' in x:
            v147 = x['maximum']
            if not ((type(v147) is int or type(v147) is float)): return False
        if 'exclusiveMaximum' in x:
            v148 = x['exclusiveMaximum']
            if not ((type(v148) is int or type(v148) is float)): return False
        if 'minimum' in x:
            v149 = x['minimum']
            if not ((type(v149) is int or type(v149) is float)): return False
        if 'exclusiveMinimum' in x:
            v150 = x['exclusiveMinimum']
            if not ((type(v150) is int or type(v150) is float)): return False
        if 'maxLength' in x:
            v151 = x['maxLength']
            if not ((type(v151) is int or type(v151) is float and v151.is_integer())): return False
            if not (v151 >= 0): return False
        if 'minLength' in x:
            v155 = x['minLength']
            if not (_f15(v155, m)): return False
        if 'pattern' in x:
            v159 = x['pattern']
            if not (type(v159) is str): return False
            if not (_p8(v159)): return False
        if 'maxItems' in x:
            v160 = x['maxItems']
            if not ((type(v160) is int or type(v160) is float and v160.is_integer())): return False
            if not (v160 >= 0): return False
        if 'minItems' in x:
            v164 = x['minItems']
            if not (_f15(v164, m)): return False
        if 'uniqueItems' in x:
            v168 = x['uniqueItems']
            if not (type(v168) is bool): return False
        if 'maxContains' in x:
            v169 = x['maxContains']
            if not ((type(v169) is int or type(v169) is float and v169.is_integer())): return False
            if not (v169 >= 0): return False
        if 'minContains' in x:
            v173 = x['minContains']
            if not ((type(v173) is int or type(v173) is float and v173.is_integer())): return False
            if not (v173 >= 0): return False
        if 'maxProperties' in x:
            v177 = x['maxProperties']
            if not ((type(v177) is int or type(v177) is float and v177.is_integer())): return False
            if not (v177 >= 0): return False
        if 'minProperties' in x:
            v181 = x['minProperties']
            if not (_f15(v181, m)): return False
        if 'required' in x:
            v185 = x['required']
            if not (_f16(v185, m)): return False
        if 'dependentRequired' in x:
            v189 = x['dependentRequired']
            if not (type(v189) is dict): return False
            for v191 in v189.values():
                if not (_f16(v191, m)): return False
    elif not (type(x) is bool):
        return False
    if type(x) is dict:
        if 'title' in x:
            v200 = x['title']
            if not (type(v200) is str): return False
        if 'description' in x:
            v201 = x['description']
            if not (type(v201) is str): return False
        if 'deprecated' in x:
            v203 = x['deprecated']
            if not (type(v203) is bool): return False
        if 'readOnly' in x:
            v204 = x['readOnly']
            if not (type(v204) is bool): return False
        if 'writeOnly' in x:
            v205 = x['writeOnly']
            if not (type(v205) is bool): return False
        if 'examples' in x:
            v206 = x['examples']
            if not (type(v206) is list): return False
    elif not (type(x) is bool):
        return False
    if type(x) is dict:
        if 'format' in x:
            v213 = x['format']
            if not (type(v213) is str): return False
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
            v219 = x['contentEncoding']
            if not (type(v219) is str): return False
        if 'contentMediaType' in x:
            v220 = x['contentMediaType']
            if not (type(v220) is str): return False
        if 'contentSchema' in x:
            v221 = x['contentSchema']
            if not (_f1(v221, m)): return False
    elif not (type(x) is bool):
        return False
    return True

def _f16(x, m):
    if not (type(x) is list): return False
    for v227 in x:
        if not (type(v227) is str): return False
    if not (len(set(x)) == len(x)): return False
    return True

def _f15(x, m):
    if not ((type(x) is int or type(x) is float and x.is_integer())): return False
    if not (x >= 0): return False
    return True

def _f14(x, m):
    if not (type(x) is list): return False
    if not (x): return False
    for v231 in x:
        if not (type(v231) is str and v231 in {'array', 'boolean', 'integer', 'null', 'number', 'object', 'string'}): return False
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
            v235 = x['unevaluatedItems']
            if not (_f1(v235, m)): return False
        if 'unevaluatedProperties' in x:
            v239 = x['unevaluatedProperties']
            if not (_f1(v239, m)): return False
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
            v245 = x['prefixItems']
            if not (_f18(v245, m)): return False
        if 'items' in x:
            v249 = x['items']
            if not (_f1(v249, m)): return False
        if 'contains' in x:
            v253 = x['contains']
            if not (_f1(v253, m)): return False
        if 'additionalProperties' in x:
            v257 = x['additionalProperties']
            if not (_f1(v257, m)): return False
        if 'properties' in x:
            v261 = x['properties']
            if not (type(v261) is dict): return False
            for v263 in v261.values():
                if not (_f1(v263, m)): return False
        if 'patternProperties' in x:
            v267 = x['patternProperties']
            if not (type(v267) is dict): return False
            for v269 in v267.values():
                if not (_f1(v269, m)): return False
            for v273 in v267:
                if not (_p8(v273)): return False
        if 'dependentSchemas' in x:
            v274 = x['dependentSchemas']
            if not (type(v274) is dict): return False
            for v276 in v274.values():
                if not (_f1(v276, m)): return False
        if 'propertyNames' in x:
            v280 = x['propertyNames']
            if not (_f1(v280, m)): return False
        if 'if' in x:
            v284 = x['if']
            if not (_f1(v284, m)): return False
        if 'then' in x:
            v288 = x['then']
            if not (_f1(v288, m)): return False
        if 'else' in x:
            v292 = x['else']
            if not (_f1(v292, m)): return False
        if 'allOf' in x:
            v296 = x['allOf']
            if not (_f18(v296, m)): return False
        if 'anyOf' in x:
            v300 = x['anyOf']
            if not (_f18(v300, m)): return False
        if 'oneOf' in x:
            v304 = x['oneOf']
            if not (_f18(v304, m)): return False
        if 'not' in x:
            v308 = x['not']
            if not (_f1(v308, m)): return False
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
    for v314 in x:
        if not (_f1(v314, m)): return False
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
            v318 = x['$id']
            if type(v318) is str:
                if not (_p9(v318)): return False
            if not (type(v318) is str): return False
            if not (_p7(v318)): return False
        if '$schema' in x:
            v322 = x['$schema']
            if not (type(v322) is str): return False
            if not (_p10(v322)): return False
        if '$ref' in x:
            v326 = x['$ref']
            if not (type(v326) is str): return False
            if not (_p7(v326)): return False
        if '$anchor' in x:
            v330 = x['$anchor']
            if not (type(v330) is str): return False
            if not (_p6(v330)): return False
        if '$dynamicRef' in x:
            v334 = x['$dynamicRef']
            if not (type(v334) is str): return False
            if not (_p7(v334)): return False
        if '$dynamicAnchor' in x:
            v338 = x['$dynamicAnchor']
            if not (type(v338) is str): return False
            if not (_p6(v338)): return False
        if '$vocabulary' in x:
            v342 = x['$vocabulary']
            if not (type(v342) is dict): return False
            for v344 in v342.values():
                if not (type(v344) is bool): return False
            for v345 in v342:
                if not (_p10(v345)): return False
        if '$comment' in x:
            v346 = x['$comment']
            if not (type(v346) is str): return False
        if '$defs' in x:
            v347 = x['$defs']
            if not (type(v347) is dict): return False
            for v349 in v347.values():
                if not (_f1(v349, m)): return False
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
    for v362 in x.values():
        if not (type(v362) is str): return False
        if not (_p1(v362)): return False
    return True

def verdict(x):
    return deep(lambda x: _f0(x, {}), x, 38)
