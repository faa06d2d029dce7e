# Made from schemas/files/pipeline.schema.json by `make generate`; do not edit.
"""Verdicts on files:pipeline."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 1048576, 'x-max-depth': 64}


def _f9(x):
    if type(x) is dict:
        if 'kind' in x:
            v154 = x['kind']
            if not (v154 == 'standard'): return False
    return True

def _f8(x):
    if not ((type(x) is int or type(x) is float and x.is_integer())): return False
    if not (x >= 1): return False
    return True

def _f7(x):
    if not ((type(x) is int or type(x) is float and x.is_integer())): return False
    if not (x >= 1): return False
    return True

def _f6(x):
    if not (_f2(x)): return False
    return True

def _f5(x):
    if not (type(x) is dict): return False
    v167 = 2
    try:
        v168 = x['kind']
        v169 = x['gate']
    except KeyError:
        return False
    if not (v168 == 'goal'): return False
    if not (type(v169) is dict): return False
    v173 = v169.get('kind')
    if v173 == 'measure':
        v176 = 1
        try:
            v177 = v169['kind']
        except KeyError:
            return False
        if not (v177 == 'measure'): return False
        if 'command' in v169:
            v176 += 1
            v178 = v169['command']
            if not (type(v178) is str): return False
            if not (v178): return False
        if 'threshold' in v169:
            v176 += 1
            v179 = v169['threshold']
            if not ((type(v179) is int or type(v179) is float)): return False
            if not (v179 >= -1.7976931348623157e+308): return False
            if not (v179 <= 1.7976931348623157e+308): return False
        if 'target' in v169:
            v176 += 1
            v183 = v169['target']
            if not ((type(v183) is int or type(v183) is float)): return False
            if not (v183 >= -1.7976931348623157e+308): return False
            if not (v183 <= 1.7976931348623157e+308): return False
        if 'direction' in v169:
            v176 += 1
            v187 = v169['direction']
            if not (type(v187) is str and v187 in {'gte', 'lte'}): return False
        if 'timeoutSec' in v169:
            v176 += 1
            v188 = v169['timeoutSec']
            if not ((type(v188) is int or type(v188) is float and v188.is_integer())): return False
            if not (v188 >= 1): return False
        if not (len(v169) == v176): return False
        if 'command' in v169:
            if not ((('threshold' in v169)) or (('target' in v169))): return False
    elif v173 == 'evaluate':
        v196 = 1
        try:
            v197 = v169['kind']
        except KeyError:
            return False
        if not (v197 == 'evaluate'): return False
        if 'goal' in v169:
            v196 += 1
            v198 = v169['goal']
            if not (type(v198) is str): return False
            if not (v198): return False
        if 'rubric' in v169:
            v196 += 1
            v199 = v169['rubric']
            if not (type(v199) is str): return False
        if not (len(v169) == v196): return False
    else:
        return False
    if 'maxRounds' in x:
        v167 += 1
        v200 = x['maxRounds']
        if not ((type(v200) is int or type(v200) is float and v200.is_integer())): return False
        if not (v200 >= 1): return False
    if 'loopStallLimit' in x:
        v167 += 1
        v204 = x['loopStallLimit']
        if not ((type(v204) is int or type(v204) is float and v204.is_integer())): return False
        if not (v204 >= 1): return False
    if 'blockedThreshold' in x:
        v167 += 1
        v208 = x['blockedThreshold']
        if not ((type(v208) is int or type(v208) is float and v208.is_integer())): return False
        if not (v208 >= 1): return False
    if 'runArtifact' in x:
        v167 += 1
        v212 = x['runArtifact']
        if not (type(v212) is str): return False
    if not (len(x) == v167): return False
    return True

def _f4(x):
    if not (type(x) is dict): return False
    v213 = 1
    try:
        v214 = x['kind']
    except KeyError:
        return False
    if not (v214 == 'review-cycle'): return False
    if 'maxRounds' in x:
        v213 += 1
        v215 = x['maxRounds']
        if not ((type(v215) is int or type(v215) is float and v215.is_integer())): return False
        if not (v215 >= 1): return False
    if not (len(x) == v213): return False
    return True

def _f3(x):
    if not (type(x) is str): return False
    return True

def _f2(x):
    if not (((type(x) is int or type(x) is float) and x > 0 and x <= 1) or _f10(x)): return False
    return True

def _f10(x):
    if not (type(x) is dict): return False
    try:
        v226 = x['remainingTokens']
    except KeyError:
        return False
    if not ((type(v226) is int or type(v226) is float and v226.is_integer())): return False
    if not (v226 >= 1): return False
    if not (len(x) == 1): return False
    return True

def _f1(x):
    if not (((type(x) is str and x in {'claude', 'codex'})) or _f11(x)): return False
    return True

def _f11(x):
    if not (type(x) is dict): return False
    v236 = 0
    if 'runtime' in x:
        v236 += 1
        v237 = x['runtime']
        if not (type(v237) is str and v237 in {'claude', 'codex'}): return False
    if 'sessionReuse' in x:
        v236 += 1
        v241 = x['sessionReuse']
        if not (type(v241) is str and v241 in {'none', 'stage', 'run-planner', 'review-thread'}): return False
    if 'sandbox' in x:
        v236 += 1
        v245 = x['sandbox']
        if not (type(v245) is str and v245 in {'read-only', 'workspace-write'}): return False
    if 'model' in x:
        v236 += 1
        v249 = x['model']
        if not (type(v249) is str): return False
        if not (v249): return False
    if 'effort' in x:
        v236 += 1
        v250 = x['effort']
        if not (type(v250) is str): return False
        if not (v250): return False
    if not (len(x) == v236): return False
    return True

def verdict(x):
    if not (type(x) is dict): return False
    v4 = 2
    try:
        v5 = x['name']
        v93 = x['stages']
    except KeyError:
        return False
    if not (type(v5) is str): return False
    if not (v5): return False
    if 'description' in x:
        v4 += 1
        v6 = x['description']
        if not (type(v6) is str): return False
    if 'agents' in x:
        v4 += 1
        v7 = x['agents']
        if not (type(v7) is dict): return False
        v8 = 0
        if 'planner' in v7:
            v8 += 1
            v9 = v7['planner']
            if not (_f1(v9)): return False
        if 'implementer' in v7:
            v8 += 1
            v13 = v7['implementer']
            if not (_f1(v13)): return False
        if 'reviewer' in v7:
            v8 += 1
            v17 = v7['reviewer']
            if not (_f1(v17)): return False
        if 'fixer' in v7:
            v8 += 1
            v21 = v7['fixer']
            if not (_f1(v21)): return False
        if 'shipper' in v7:
            v8 += 1
            v25 = v7['shipper']
            if not (_f1(v25)): return False
        if not (len(v7) == v8): return False
    if 'handoff' in x:
        v4 += 1
        v29 = x['handoff']
        if not (type(v29) is dict): return False
        v30 = 0
        if 'threshold' in v29:
            v30 += 1
            v31 = v29['threshold']
            if not (_f2(v31)): return False
        if 'roles' in v29:
            v30 += 1
            v35 = v29['roles']
            if not (type(v35) is dict): return False
            v36 = 0
            if 'planner' in v35:
                v36 += 1
                v37 = v35['planner']
                if not (_f2(v37)): return False
            if 'implementer' in v35:
                v36 += 1
                v41 = v35['implementer']
                if not (_f2(v41)): return False
            if 'reviewer' in v35:
                v36 += 1
                v45 = v35['reviewer']
                if not (_f2(v45)): return False
            if 'fixer' in v35:
                v36 += 1
                v49 = v35['fixer']
                if not (_f2(v49)): return False
            if 'shipper' in v35:
                v36 += 1
                v53 = v35['shipper']
                if not (_f2(v53)): return False
            if not (len(v35) == v36): return False
        if 'maxRelays' in v29:
            v30 += 1
            v57 = v29['maxRelays']
            if not ((type(v57) is int or type(v57) is float and v57.is_integer())): return False
            if not (v57 >= 1): return False
        if 'stallLimit' in v29:
            v30 += 1
            v61 = v29['stallLimit']
            if not ((type(v61) is int or type(v61) is float and v61.is_integer())): return False
            if not (v61 >= 1): return False
        if not (len(v29) == v30): return False
    if 'reuse' in x:
        v4 += 1
        v65 = x['reuse']
        if not (type(v65) is dict): return False
        v69 = 0
        if 'planner' in v65:
            v69 += 1
            v70 = v65['planner']
            if not (type(v70) is str and v70 in {'auto', 'never'}): return False
        if 'implementer' in v65:
            v69 += 1
            v74 = v65['implementer']
            if not (type(v74) is str and v74 in {'auto', 'never'}): return False
        if 'threshold' in v65:
            v69 += 1
            v78 = v65['threshold']
            if not (_f2(v78)): return False
        if 'roles' in v65:
            v69 += 1
            v82 = v65['roles']
            if not (type(v82) is dict): return False
            v83 = 0
            if 'planner' in v82:
                v83 += 1
                v84 = v82['planner']
                if not (_f2(v84)): return False
            if 'implementer' in v82:
                v83 += 1
                v88 = v82['implementer']
                if not (_f2(v88)): return False
            if not (len(v82) == v83): return False
        if not (len(v65) == v69): return False
    if 'origin' in x:
        v4 += 1
        v92 = x['origin']
        if not (type(v92) is str and v92 in {'composed', 'ui'}): return False
    if not (type(v93) is list): return False
    if not (v93): return False
    for v94 in v93:
        if not (type(v94) is dict): return False
        v98 = 1
        try:
            v99 = v94['id']
        except KeyError:
            return False
        if not (type(v99) is str): return False
        if not (v99): return False
        if 'kind' in v94:
            v98 += 1
            v100 = v94['kind']
            if not (type(v100) is str and v100 in {'standard', 'decompose'}): return False
        if 'skill' in v94:
            v98 += 1
            v101 = v94['skill']
            if not (type(v101) is str): return False
        if 'childPipeline' in v94:
            v98 += 1
            v102 = v94['childPipeline']
            if not (type(v102) is str): return False
        if 'role' in v94:
            v98 += 1
            v103 = v94['role']
            if not (type(v103) is str and v103 in {'planner', 'implementer', 'reviewer', 'fixer', 'shipper'}): return False
        if 'requires' in v94:
            v98 += 1
            v107 = v94['requires']
            if not (type(v107) is list): return False
            for v108 in v107:
                if not (_f3(v108)): return False
        if 'gate' in v94:
            v98 += 1
            v109 = v94['gate']
            if not ((v109 == 'vet')):
                if not (type(v109) is bool): return False
        if 'loop' in v94:
            v98 += 1
            v116 = v94['loop']
            if not (type(v116) is dict): return False
            v120 = v116.get('kind')
            if v120 == 'review-cycle':
                if not (_f4(v116)): return False
            elif v120 == 'goal':
                if not (_f5(v116)): return False
            else:
                return False
        if 'parallelGroup' in v94:
            v98 += 1
            v125 = v94['parallelGroup']
            if not (type(v125) is str): return False
        if 'condition' in v94:
            v98 += 1
            v126 = v94['condition']
            if not (type(v126) is str): return False
        if 'leadReview' in v94:
            v98 += 1
            v127 = v94['leadReview']
            if not (type(v127) is bool): return False
        if 'verifyPolicy' in v94:
            v98 += 1
            v128 = v94['verifyPolicy']
            if not (type(v128) is str and v128 in {'adaptive', 'standard', 'light'}): return False
        if 'runtime' in v94:
            v98 += 1
            v129 = v94['runtime']
            if not (type(v129) is str and v129 in {'claude', 'codex'}): return False
        if 'sessionReuse' in v94:
            v98 += 1
            v133 = v94['sessionReuse']
            if not (type(v133) is str and v133 in {'none', 'stage', 'run-planner', 'review-thread'}): return False
        if 'sandbox' in v94:
            v98 += 1
            v137 = v94['sandbox']
            if not (type(v137) is str and v137 in {'read-only', 'workspace-write'}): return False
        if 'model' in v94:
            v98 += 1
            v141 = v94['model']
            if not (type(v141) is str): return False
            if not (v141): return False
        if 'effort' in v94:
            v98 += 1
            v142 = v94['effort']
            if not (type(v142) is str): return False
            if not (v142): return False
        if 'handoff' in v94:
            v98 += 1
            v143 = v94['handoff']
            if not (type(v143) is dict): return False
            v144 = 0
            if 'threshold' in v143:
                v144 += 1
                v145 = v143['threshold']
                if not (_f6(v145)): return False
            if 'maxRelays' in v143:
                v144 += 1
                v146 = v143['maxRelays']
                if not (_f7(v146)): return False
            if 'stallLimit' in v143:
                v144 += 1
                v147 = v143['stallLimit']
                if not (_f8(v147)): return False
            if not (len(v143) == v144): return False
        if not (len(v94) == v98): return False
        if _f9(v94):
            try:
                v148 = v94['skill']
            except KeyError:
                return False
            if type(v148) is str:
                if not (v148): return False
    if not (len(x) == v4): return False
    return True
