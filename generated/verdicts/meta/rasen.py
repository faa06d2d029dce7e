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
        if 'x-file-match' in x:
            v26 = x['x-file-match']
            if not (type(v26) is list): return False
            if not (v26): return False
            for v27 in v26:
                if not (type(v27) is str): return False
                if not (v27): return False
            if not (len(set(v26)) == len(v26)): return False
        if 'x-syntax' in x:
            v28 = x['x-syntax']
            if not (type(v28) is str and v28 in {'json', 'yaml', 'frontmatter'}): return False
        for v31 in x:
            if not (v31 in {'$schema', '$id', '$ref', '$defs', '$anchor', '$dynamicAnchor', '$dynamicRef', '$comment', 'title', 'description', 'default', 'examples', 'deprecated', 'readOnly', 'writeOnly', 'type', 'enum', 'const', 'format', 'properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties', 'propertyNames', 'required', 'minProperties', 'maxProperties', 'dependentRequired', 'dependentSchemas', 'items', 'prefixItems', 'contains', 'minContains', 'maxContains', 'minItems', 'maxItems', 'uniqueItems', 'unevaluatedItems', 'minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'contentMediaType', 'contentEncoding', 'contentSchema', 'x-code', 'x-severity', 'x-details', 'x-since', 'x-area', 'x-max-bytes', 'x-max-depth', 'x-max-properties', 'x-max-total-bytes', 'x-max-entries', 'x-command', 'x-exit', 'x-verdict', 'x-fallback-code', 'x-file-match', 'x-syntax'}): return False
    elif not (type(x) is bool):
        return False
    if not (_f2(x, m)): return False
    if _f3(x, m):
        if type(x) is dict:
            if 'properties' in x:
                v41 = x['properties']
                if type(v41) is dict:
                    for v43 in v41.values():
                        if type(v43) is dict:
                            try:
                                v47 = v43['title']
                                v48 = v43['description']
                            except KeyError:
                                return False
                            if not (_f4(v47, m)): return False
                            if not (_f5(v48, m)): return False
    if _f6(x, m):
        if not (_f7(x, m) or _f8(x, m) or ((not type(x) is dict or ('$comment' in x)))): return False
    return True

def _f8(x, m):
    if type(x) is dict:
        try:
            v65 = x['unevaluatedProperties']
        except KeyError:
            return False
        if not (v65 is False): return False
    return True

def _f7(x, m):
    if type(x) is dict:
        try:
            v72 = x['additionalProperties']
        except KeyError:
            return False
        if not (v72 is False): return False
    return True

def _f6(x, m):
    if type(x) is dict:
        try:
            v79 = x['type']
        except KeyError:
            return False
        if not (v79 == 'object'): return False
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
            v83 = x['type']
        except KeyError:
            return False
        if not (v83 == 'object'): return False
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
            v87 = x['definitions']
            if not (type(v87) is dict): return False
            for v89 in v87.values():
                if not (_f0(v89, m)): return False
        if 'dependencies' in x:
            v93 = x['dependencies']
            if not (type(v93) is dict): return False
            for v95 in v93.values():
                if not (_f9(v95, m) or _f10(v95, m)): return False
        if '$recursiveAnchor' in x:
            v99 = x['$recursiveAnchor']
            if not (type(v99) is str): return False
            if not (_p6(v99)): return False
        if '$recursiveRef' in x:
            v103 = x['$recursiveRef']
            if not (type(v103) is str): return False
            if not (_p7(v103)): return False
    elif not (type(x) is bool):
        return False
    if not (_f11(x, m)): return False
    if not (_f12(x, m)): return False
    if not (_f13(x, m)): return False
    if type(x) is dict:
        if 'type' in x:
            v121 = x['type']
            if not (((type(v121) is str and v121 in {'array', 'boolean', 'integer', 'null', 'number', 'object', 'string'})) or _f14(v121, m)): return False
        if 'enum' in x:
            v126 = x['enum']
            if not (type(v126) is list): return False
        if 'multipleOf' in x:
            v128 = x['multipleOf']
            if not ((type(v128) is int or type(v128) is float)): return False
            if not (v128 > 0): return False
        if 'maximum' in x:
            v129 = x['maximum']
            if not ((type(v129) is int or type(v129) is float)): return False
        if 'exclusiveMaximum' in x:
            v130 = x['exclusiveMaximum']
            if not ((type(v130) is int or type(v130) is float)): return False
        if 'minimum' in x:
            v131 = x['minimum']
            if not ((type(v131) is int or type(v131) is float)): return False
        if 'exclusiveMinimum' in x:
            v132 = x['exclusiveMinimum']
            if not ((type(v132) is int or type(v132) is float)): return False
        if 'maxLength' in x:
            v133 = x['maxLength']
            if not ((type(v133) is int or type(v133) is float and v133.is_integer())): return False
            if not (v133 >= 0): return False
        if 'minLength' in x:
            v137 = x['minLength']
            if not (_f15(v137, m)): return False
        if 'pattern' in x:
            v141 = x['pattern']
            if not (type(v141) is str): return False
            if not (_p8(v141)): return False
        if 'maxItems' in x:
            v142 = x['maxItems']
            if not ((type(v142) is int or type(v142) is float and v142.is_integer())): return False
            if not (v142 >= 0): return False
        if 'minItems' in x:
            v146 = x['minItems']
            if not (_f15(v146, m)): return False
        if 'uniqueItems' in x:
            v150 = x['uniqueItems']
            if not (type(v150) is bool): return False
        if 'maxContains' in x:
            v151 = x['maxContains']
            if not ((type(v151) is int or type(v151) is float and v151.is_integer())): return False
            if not (v151 >= 0): return False
        if 'minContains' in x:
            v155 = x['minContains']
            if not ((type(v155) is int or type(v155) is float and v155.is_integer())): return False
            if not (v155 >= 0): return False
        if 'maxProperties' in x:
            v159 = x['maxProperties']
            if not ((type(v159) is int or type(v159) is float and v159.is_integer())): return False
            if not (v159 >= 0): return False
        if 'minProperties' in x:
            v163 = x['minProperties']
            if not (_f15(v163, m)): return False
        if 'required' in x:
            v167 = x['required']
            if not (_f16(v167, m)): return False
        if 'dependentRequired' in x:
            v171 = x['dependentRequired']
            if not (type(v171) is dict): return False
            for v173 in v171.values():
                if not (_f16(v173, m)): return False
    elif not (type(x) is bool):
        return False
    if type(x) is dict:
        if 'title' in x:
            v182 = x['title']
            if not (type(v182) is str): return False
        if 'description' in x:
            v183 = x['description']
            if not (type(v183) is str): return False
        if 'deprecated' in x:
            v185 = x['deprecated']
            if not (type(v185) is bool): return False
        if 'readOnly' in x:
            v186 = x['readOnly']
            if not (type(v186) is bool): return False
        if 'writeOnly' in x:
            v187 = x['writeOnly']
            if not (type(v187) is bool): return False
        if 'examples' in x:
            v188 = x['examples']
            if not (type(v188) is list): return False
    elif not (type(x) is bool):
        return False
    if type(x) is dict:
        if 'format' in x:
            v195 = x['format']
            if not (type(v195) is str): return False
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
            v201 = x['contentEncoding']
            if not (type(v201) is str): return False
        if 'contentMediaType' in x:
            v202 = x['contentMediaType']
            if not (type(v202) is str): return False
        if 'contentSchema' in x:
            v203 = x['contentSchema']
            if not (_f0(v203, m)): return False
    elif not (type(x) is bool):
        return False
    return True

def _f16(x, m):
    if not (type(x) is list): return False
    for v209 in x:
        if not (type(v209) is str): return False
    if not (len(set(x)) == len(x)): return False
    return True

def _f15(x, m):
    if not ((type(x) is int or type(x) is float and x.is_integer())): return False
    if not (x >= 0): return False
    return True

def _f14(x, m):
    if not (type(x) is list): return False
    if not (x): return False
    for v213 in x:
        if not (type(v213) is str and v213 in {'array', 'boolean', 'integer', 'null', 'number', 'object', 'string'}): return False
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
            v217 = x['unevaluatedItems']
            if not (_f0(v217, m)): return False
        if 'unevaluatedProperties' in x:
            v221 = x['unevaluatedProperties']
            if not (_f0(v221, m)): return False
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
            v227 = x['prefixItems']
            if not (_f18(v227, m)): return False
        if 'items' in x:
            v231 = x['items']
            if not (_f0(v231, m)): return False
        if 'contains' in x:
            v235 = x['contains']
            if not (_f0(v235, m)): return False
        if 'additionalProperties' in x:
            v239 = x['additionalProperties']
            if not (_f0(v239, m)): return False
        if 'properties' in x:
            v243 = x['properties']
            if not (type(v243) is dict): return False
            for v245 in v243.values():
                if not (_f0(v245, m)): return False
        if 'patternProperties' in x:
            v249 = x['patternProperties']
            if not (type(v249) is dict): return False
            for v251 in v249.values():
                if not (_f0(v251, m)): return False
            for v255 in v249:
                if not (_p8(v255)): return False
        if 'dependentSchemas' in x:
            v256 = x['dependentSchemas']
            if not (type(v256) is dict): return False
            for v258 in v256.values():
                if not (_f0(v258, m)): return False
        if 'propertyNames' in x:
            v262 = x['propertyNames']
            if not (_f0(v262, m)): return False
        if 'if' in x:
            v266 = x['if']
            if not (_f0(v266, m)): return False
        if 'then' in x:
            v270 = x['then']
            if not (_f0(v270, m)): return False
        if 'else' in x:
            v274 = x['else']
            if not (_f0(v274, m)): return False
        if 'allOf' in x:
            v278 = x['allOf']
            if not (_f18(v278, m)): return False
        if 'anyOf' in x:
            v282 = x['anyOf']
            if not (_f18(v282, m)): return False
        if 'oneOf' in x:
            v286 = x['oneOf']
            if not (_f18(v286, m)): return False
        if 'not' in x:
            v290 = x['not']
            if not (_f0(v290, m)): return False
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
    for v296 in x:
        if not (_f0(v296, m)): return False
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
            v300 = x['$id']
            if type(v300) is str:
                if not (_p9(v300)): return False
            if not (type(v300) is str): return False
            if not (_p7(v300)): return False
        if '$schema' in x:
            v304 = x['$schema']
            if not (type(v304) is str): return False
            if not (_p10(v304)): return False
        if '$ref' in x:
            v308 = x['$ref']
            if not (type(v308) is str): return False
            if not (_p7(v308)): return False
        if '$anchor' in x:
            v312 = x['$anchor']
            if not (type(v312) is str): return False
            if not (_p6(v312)): return False
        if '$dynamicRef' in x:
            v316 = x['$dynamicRef']
            if not (type(v316) is str): return False
            if not (_p7(v316)): return False
        if '$dynamicAnchor' in x:
            v320 = x['$dynamicAnchor']
            if not (type(v320) is str): return False
            if not (_p6(v320)): return False
        if '$vocabulary' in x:
            v324 = x['$vocabulary']
            if not (type(v324) is dict): return False
            for v326 in v324.values():
                if not (type(v326) is bool): return False
            for v327 in v324:
                if not (_p10(v327)): return False
        if '$comment' in x:
            v328 = x['$comment']
            if not (type(v328) is str): return False
        if '$defs' in x:
            v329 = x['$defs']
            if not (type(v329) is dict): return False
            for v331 in v329.values():
                if not (_f0(v331, m)): return False
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
    for v344 in x.values():
        if not (type(v344) is str): return False
        if not (_p0(v344)): return False
    return True

def verdict(x):
    return deep(lambda x: _f0(x, {}), x, 38)
