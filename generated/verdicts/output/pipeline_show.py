# Made from schemas/output/pipeline-show.schema.json by `make generate`; do not edit.
"""Verdicts on output:pipeline-show."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[a-z][0-9a-z]*(?:_[0-9a-z]+)*\\Z').search
    return _p0(x)

def _f2(x):
    if not (type(x) is dict): return False
    try:
        v8 = x['status']
    except KeyError:
        return False
    if not (type(v8) is list): return False
    if not (v8): return False
    if not (len(v8) <= 1): return False
    for v12 in v8:
        if not (type(v12) is dict): return False
        v16 = 3
        try:
            v17 = v12['severity']
            v21 = v12['code']
            v25 = v12['message']
        except KeyError:
            return False
        if not (_f3(v17)): return False
        if not (_f4(v21)): return False
        if not (type(v25) is str): return False
        if not (v25): return False
        if 'target' in v12:
            v16 += 1
            v26 = v12['target']
            if not (type(v26) is str): return False
            if not (v26): return False
        if 'fix' in v12:
            v16 += 1
            v27 = v12['fix']
            if not (type(v27) is str): return False
            if not (v27): return False
        if not (len(v12) == v16): return False
    if not (len(x) == 1): return False
    return True

def _f4(x):
    if not (type(x) is str): return False
    if not (_p0(x)): return False
    return True

def _f3(x):
    if not (type(x) is str and x in {'error', 'warning', 'info'}): return False
    return True

def _f1(x):
    if not (type(x) is dict): return False
    v31 = 6
    try:
        v32 = x['name']
        v33 = x['description']
        v34 = x['agents']
        v56 = x['reuse']
        v80 = x['buildOrder']
        v82 = x['stages']
    except KeyError:
        return False
    if not (type(v32) is str): return False
    if not (v32): return False
    if not (type(v33) is str): return False
    if not (type(v34) is dict): return False
    v35 = 0
    if 'planner' in v34:
        v35 += 1
        v36 = v34['planner']
        if not (_f5(v36)): return False
    if 'implementer' in v34:
        v35 += 1
        v40 = v34['implementer']
        if not (_f5(v40)): return False
    if 'reviewer' in v34:
        v35 += 1
        v44 = v34['reviewer']
        if not (_f5(v44)): return False
    if 'fixer' in v34:
        v35 += 1
        v48 = v34['fixer']
        if not (_f5(v48)): return False
    if 'shipper' in v34:
        v35 += 1
        v52 = v34['shipper']
        if not (_f5(v52)): return False
    if not (len(v34) == v35): return False
    if not (type(v56) is dict): return False
    try:
        v58 = v56['planner']
        v62 = v56['implementer']
        v66 = v56['threshold']
        v70 = v56['roles']
    except KeyError:
        return False
    if not (type(v58) is str and v58 in {'auto', 'never'}): return False
    if not (type(v62) is str and v62 in {'auto', 'never'}): return False
    if not (_f6(v66)): return False
    if not (type(v70) is dict): return False
    try:
        v72 = v70['planner']
        v76 = v70['implementer']
    except KeyError:
        return False
    if not (_f6(v72)): return False
    if not (_f6(v76)): return False
    if not (len(v70) == 2): return False
    if not (len(v56) == 4): return False
    if not (type(v80) is list): return False
    if not (v80): return False
    for v81 in v80:
        if not (type(v81) is str): return False
    if not (type(v82) is list): return False
    if not (v82): return False
    for v83 in v82:
        if not (type(v83) is dict): return False
        try:
            v85 = v83['id']
            v86 = v83['kind']
            v87 = v83['skill']
            v88 = v83['childPipeline']
            v89 = v83['role']
            v93 = v83['requires']
            v95 = v83['gate']
            v96 = v83['effectiveGate']
            v97 = v83['gateSource']
            v98 = v83['loop']
            v102 = v83['parallelGroup']
            v103 = v83['condition']
            v104 = v83['leadReview']
            v105 = v83['verifyPolicy']
            v109 = v83['runtime']
            v113 = v83['runtimeSource']
            v114 = v83['sessionReuse']
            v118 = v83['sandbox']
            v122 = v83['model']
            v123 = v83['modelSource']
            v124 = v83['effort']
            v125 = v83['handoff']
        except KeyError:
            return False
        if not (type(v85) is str): return False
        if not (v85): return False
        if not (type(v86) is str and v86 in {'standard', 'decompose'}): return False
        if not (type(v87) is str or v87 is None):
            return False
        if not (type(v88) is str or v88 is None):
            return False
        if not (((type(v89) is str and v89 in {'planner', 'implementer', 'reviewer', 'fixer', 'shipper'})) or (v89 is None)): return False
        if not (type(v93) is list): return False
        for v94 in v93:
            if not (type(v94) is str): return False
        if not (type(v95) is bool): return False
        if not (type(v96) is bool): return False
        if not (type(v97) is str and v97 in {'stage', 'stage-override-project', 'stage-override-store', 'stage-override-global', 'autopilot-project', 'autopilot-store', 'autopilot-global'}): return False
        if not (_f7(v98) or _f8(v98) or (v98 is None)): return False
        if not (type(v102) is str or v102 is None):
            return False
        if not (type(v103) is str or v103 is None):
            return False
        if not (type(v104) is bool): return False
        if not ((type(v105) is str and v105 in {'adaptive', 'standard', 'light'} or v105 is None)): return False
        if not (type(v109) is str and v109 in {'claude', 'codex'}): return False
        if not (type(v113) is str and v113 in {'stage', 'agent', 'default', 'stage-override-project', 'stage-override-store', 'stage-override-global'}): return False
        if not (((type(v114) is str and v114 in {'none', 'stage', 'run-planner', 'review-thread'})) or (v114 is None)): return False
        if not (((type(v118) is str and v118 in {'read-only', 'workspace-write'})) or (v118 is None)): return False
        if not (type(v122) is str or v122 is None):
            return False
        if not (type(v123) is str and v123 in {'stage', 'agent', 'default', 'stage-override-project', 'stage-override-store', 'stage-override-global', 'project-role', 'store-role', 'global-role', 'project-default', 'store-default', 'global-default'}): return False
        if not (type(v124) is str or v124 is None):
            return False
        if not (type(v125) is dict): return False
        try:
            v127 = v125['threshold']
            v131 = v125['maxRelays']
            v135 = v125['stallLimit']
            v139 = v125['source']
        except KeyError:
            return False
        if not (_f6(v127)): return False
        if not (_f9(v131)): return False
        if not (_f9(v135)): return False
        if not (type(v139) is str and v139 in {'stage', 'role', 'pipeline', 'preset', 'default', 'stage-override-project', 'stage-override-store', 'stage-override-global', 'project-role', 'store-role', 'global-role', 'project-config', 'store-config', 'global-config'}): return False
        if not (len(v125) == 4): return False
        if not (len(v83) == 22): return False
    if 'origin' in x:
        v31 += 1
        v140 = x['origin']
        if not (type(v140) is str and v140 in {'composed', 'ui'}): return False
    if not (len(x) == v31): return False
    return True

def _f9(x):
    if not ((type(x) is int or type(x) is float and x.is_integer())): return False
    if not (x >= 1): return False
    return True

def _f8(x):
    if not (type(x) is dict): return False
    v144 = 2
    try:
        v145 = x['kind']
        v146 = x['gate']
    except KeyError:
        return False
    if not (v145 == 'goal'): return False
    if not (type(v146) is dict): return False
    v150 = v146.get('kind')
    if v150 == 'measure':
        v153 = 1
        try:
            v154 = v146['kind']
        except KeyError:
            return False
        if not (v154 == 'measure'): return False
        if 'command' in v146:
            v153 += 1
            v155 = v146['command']
            if not (type(v155) is str): return False
            if not (v155): return False
        if 'threshold' in v146:
            v153 += 1
            v156 = v146['threshold']
            if not ((type(v156) is int or type(v156) is float)): return False
            if not (v156 >= -1.7976931348623157e+308): return False
            if not (v156 <= 1.7976931348623157e+308): return False
        if 'target' in v146:
            v153 += 1
            v160 = v146['target']
            if not ((type(v160) is int or type(v160) is float)): return False
            if not (v160 >= -1.7976931348623157e+308): return False
            if not (v160 <= 1.7976931348623157e+308): return False
        if 'direction' in v146:
            v153 += 1
            v164 = v146['direction']
            if not (type(v164) is str and v164 in {'gte', 'lte'}): return False
        if 'timeoutSec' in v146:
            v153 += 1
            v165 = v146['timeoutSec']
            if not ((type(v165) is int or type(v165) is float and v165.is_integer())): return False
            if not (v165 >= 1): return False
        if not (len(v146) == v153): return False
        if 'command' in v146:
            if not ((('threshold' in v146)) or (('target' in v146))): return False
    elif v150 == 'evaluate':
        v173 = 1
        try:
            v174 = v146['kind']
        except KeyError:
            return False
        if not (v174 == 'evaluate'): return False
        if 'goal' in v146:
            v173 += 1
            v175 = v146['goal']
            if not (type(v175) is str): return False
            if not (v175): return False
        if 'rubric' in v146:
            v173 += 1
            v176 = v146['rubric']
            if not (type(v176) is str): return False
        if not (len(v146) == v173): return False
    else:
        return False
    if 'maxRounds' in x:
        v144 += 1
        v177 = x['maxRounds']
        if not ((type(v177) is int or type(v177) is float and v177.is_integer())): return False
        if not (v177 >= 1): return False
    if 'loopStallLimit' in x:
        v144 += 1
        v181 = x['loopStallLimit']
        if not ((type(v181) is int or type(v181) is float and v181.is_integer())): return False
        if not (v181 >= 1): return False
    if 'blockedThreshold' in x:
        v144 += 1
        v185 = x['blockedThreshold']
        if not ((type(v185) is int or type(v185) is float and v185.is_integer())): return False
        if not (v185 >= 1): return False
    if 'runArtifact' in x:
        v144 += 1
        v189 = x['runArtifact']
        if not (type(v189) is str): return False
    if not (len(x) == v144): return False
    return True

def _f7(x):
    if not (type(x) is dict): return False
    v193 = 1
    try:
        v194 = x['kind']
    except KeyError:
        return False
    if not (v194 == 'review-cycle'): return False
    if 'maxRounds' in x:
        v193 += 1
        v195 = x['maxRounds']
        if not ((type(v195) is int or type(v195) is float and v195.is_integer())): return False
        if not (v195 >= 1): return False
    if not (len(x) == v193): return False
    return True

def _f6(x):
    if not (((type(x) is int or type(x) is float) and x > 0 and x <= 1) or _f10(x)): return False
    return True

def _f10(x):
    if not (type(x) is dict): return False
    try:
        v206 = x['remainingTokens']
    except KeyError:
        return False
    if not ((type(v206) is int or type(v206) is float and v206.is_integer())): return False
    if not (v206 >= 1): return False
    if not (len(x) == 1): return False
    return True

def _f5(x):
    if not (((type(x) is str and x in {'claude', 'codex'})) or _f11(x)): return False
    return True

def _f11(x):
    if not (type(x) is dict): return False
    v216 = 0
    if 'runtime' in x:
        v216 += 1
        v217 = x['runtime']
        if not (type(v217) is str and v217 in {'claude', 'codex'}): return False
    if 'sessionReuse' in x:
        v216 += 1
        v221 = x['sessionReuse']
        if not (type(v221) is str and v221 in {'none', 'stage', 'run-planner', 'review-thread'}): return False
    if 'sandbox' in x:
        v216 += 1
        v225 = x['sandbox']
        if not (type(v225) is str and v225 in {'read-only', 'workspace-write'}): return False
    if 'model' in x:
        v216 += 1
        v229 = x['model']
        if not (type(v229) is str): return False
        if not (v229): return False
    if 'effort' in x:
        v216 += 1
        v230 = x['effort']
        if not (type(v230) is str): return False
        if not (v230): return False
    if not (len(x) == v216): return False
    return True

def verdict(x):
    if not (_f1(x) or _f2(x)): return False
    return True
