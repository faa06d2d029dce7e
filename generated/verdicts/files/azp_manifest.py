# Made from schemas/files/azp-manifest.schema.json by `make generate`; do not edit.
"""Verdicts on files:azp-manifest."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {'x-max-bytes': 1048576, 'x-max-depth': 32, 'x-max-properties': 65536}

from rasen.verdict.runtime import same


def _p0(x):
    global _p0
    from re import compile
    _p0 = compile('\\A[0-9A-Za-z][\\x2d0-9A-Z_a-z]*(?:\\x2e[\\x2d0-9A-Z_a-z]+)+\\Z').search
    return _p0(x)

def _p1(x):
    global _p1
    from re import compile
    _p1 = compile('[^\\x09-\\x0d \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]').search
    return _p1(x)

def _p2(x):
    global _p2
    from re import compile
    _p2 = compile('\\A(?:0|[1-9][0-9]*)\\x2e(?:0|[1-9][0-9]*)\\x2e(?:0|[1-9][0-9]*)(?:\\x2d(?:0(?:[0-9]*[\\x2dA-Za-z][\\x2d0-9A-Za-z]*)?|[1-9][0-9]*(?:[\\x2dA-Za-z][\\x2d0-9A-Za-z]*)?|[\\x2dA-Za-z][\\x2d0-9A-Za-z]*)(?:\\x2e(?:0(?:[0-9]*[\\x2dA-Za-z][\\x2d0-9A-Za-z]*)?|[1-9][0-9]*(?:[\\x2dA-Za-z][\\x2d0-9A-Za-z]*)?|[\\x2dA-Za-z][\\x2d0-9A-Za-z]*))*)?(?:\\x2b[\\x2d0-9A-Za-z]+(?:\\x2e[\\x2d0-9A-Za-z]+)*)?\\Z').search
    return _p2(x)

def _p3(x):
    global _p3
    from re import compile
    _p3 = compile('\\A[\\x09-\\x0d \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*(?:(?:>=?|<=?|=)[\\x09-\\x0d \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*)?[0-9]+(?:\\x2e[0-9]+(?:\\x2e[0-9]+)?)?[\\x09-\\x0d \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*\\Z').search
    return _p3(x)

def _p4(x):
    global _p4
    from re import compile
    _p4 = compile('\\Asha256\\x2d[0-9a-f]{64,64}\\Z').search
    return _p4(x)

def _p5(x):
    global _p5
    from re import compile
    _p5 = compile('\\A[^\\x09-\\x0d \\x2e\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]+(?:\\x2e[^\\x09-\\x0d \\x2e\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]+)+\\Z').search
    return _p5(x)

def _p6(x):
    global _p6
    from re import compile
    _p6 = compile('\\A[!-\\x2e0-\\x5b\\x5d-\\x7e\\u0080-\\u009f\\u00a1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ufefe\\uff00-\\U0010ffff]*\\Z').search
    return _p6(x)

def _p7(x):
    global _p7
    from re import compile
    _p7 = compile('[ \\x2e]\\Z').search
    return _p7(x)

def _p8(x):
    global _p8
    from re import compile
    _p8 = compile('[\\x22\\x2a:<>\\x3f\\x7c]').search
    return _p8(x)

def _p9(x):
    global _p9
    from re import compile
    _p9 = compile('\\A(?:/|[A-Za-z]:)').search
    return _p9(x)

def _p10(x):
    global _p10
    from re import compile
    _p10 = compile('\\x5c').search
    return _p10(x)

def _p11(x):
    global _p11
    from re import compile
    _p11 = compile('[\\x00-\\x1f\\x7f]').search
    return _p11(x)

def _p12(x):
    global _p12
    from rasen.verdict.patterns import compile_pattern
    _p12 = compile_pattern('\\$\\{input:[^}]+\\}')
    return _p12(x)

def _p13(x):
    global _p13
    from re import compile
    _p13 = compile('[Kk][Ee][Yy]|[Tt][Oo][Kk][Ee][Nn]|[Ss][Ee][Cc][Rr][Ee][Tt]|[Pp](?:[Aa](?:[Ss](?:[Ss](?:[Ww](?:[Oo][Rr][Dd]|[Dd])))))|[Aa](?:[Pp][Ii]\\x2d[Kk][Ee][Yy]|[Uu][Tt][Hh][Oo][Rr][Ii][Zz][Aa][Tt][Ii][Oo][Nn])|[Cc][Rr][Ee][Dd][Ee][Nn][Tt][Ii][Aa][Ll]|[Bb][Ee][Aa][Rr][Ee][Rr]').search
    return _p13(x)

def _f18(x):
    if not (type(x) is dict): return False
    if 'id' in x:
        v665 = x['id']
        if not (_f19(v665)): return False
    if 'path' in x:
        v669 = x['path']
        if not (type(v669) is str): return False
        if not (_f12(v669)): return False
    if 'name' in x:
        v670 = x['name']
        if not (type(v670) is str): return False
        if not (_p1(v670)): return False
    if 'placements' in x:
        v674 = x['placements']
        if not (type(v674) is list): return False
        for v675 in v674:
            if not (type(v675) is str): return False
            if not (_p1(v675)): return False
    if not ('id' in x): return False
    if not ('path' in x): return False
    return True

def _f19(x):
    if not (type(x) is str): return False
    if not (x): return False
    if not (_p6(x)): return False
    if not (x): return False
    if ((x in {'.', '..'})): return False
    if ((_p7(x))): return False
    if ((_p8(x))): return False
    return True

def _f17(x):
    if not (type(x) is dict): return False
    try:
        v685 = x['id']
    except KeyError:
        return False
    if not (type(v685) is str): return False
    if not (_p1(v685)): return False
    if _f20(x):
        if 'version' in x:
            v693 = x['version']
            if not (type(v693) is str): return False
            if not (_p1(v693)): return False
        if 'required' in x:
            v697 = x['required']
            if not (type(v697) is bool): return False
        if 'purpose' in x:
            v698 = x['purpose']
            if not (type(v698) is str): return False
            if not (_p1(v698)): return False
        if 'note' in x:
            v702 = x['note']
            if not (type(v702) is str): return False
            if not (_p1(v702)): return False
    return True

def _f20(x):
    if type(x) is dict:
        try:
            v708 = x['id']
        except KeyError:
            return False
        if not (type(v708) is str): return False
        if not (_p1(v708)): return False
    return True

def _f16(x):
    if not (type(x) is dict): return False
    if 'id' in x:
        v715 = x['id']
        if not (_f19(v715)): return False
    if 'path' in x:
        v719 = x['path']
        if not (type(v719) is str): return False
        if not (_f12(v719)): return False
    if 'name' in x:
        v720 = x['name']
        if not (type(v720) is str): return False
        if not (_p1(v720)): return False
    if 'description' in x:
        v724 = x['description']
        if not (type(v724) is str): return False
        if not (_p1(v724)): return False
    if not ('id' in x): return False
    if not ('path' in x): return False
    return True

def _f15(x):
    if not (type(x) is dict): return False
    if 'id' in x:
        v734 = x['id']
        if not (_f19(v734)): return False
    if 'templateId' in x:
        v738 = x['templateId']
        if not (type(v738) is str): return False
        if not (_p1(v738)): return False
    if 'hue' in x:
        v742 = x['hue']
        if not (type(v742) is str): return False
        if not (_p1(v742)): return False
    if 'surface' in x:
        v746 = x['surface']
        if not (type(v746) is str): return False
        if not (_p1(v746)): return False
    if 'scale' in x:
        v750 = x['scale']
        if not (type(v750) is str): return False
        if not (_p1(v750)): return False
    if 'act' in x:
        v754 = x['act']
        if not (type(v754) is str): return False
        if not (_p1(v754)): return False
    if 'jobs' in x:
        v758 = x['jobs']
        if not (type(v758) is list): return False
        if not (v758): return False
        for v759 in v758:
            if not (type(v759) is str): return False
            if not (_p1(v759)): return False
    if not ('id' in x): return False
    if not ('templateId' in x and 'hue' in x and 'surface' in x and 'scale' in x and 'act' in x and 'jobs' in x): return False
    return True

def _f14(x):
    if not (type(x) is str): return False
    if not (_p1(x)): return False
    return True

def _f13(x):
    if not (type(x) is str): return False
    if not (_p1(x)): return False
    return True

def _f12(x):
    if not (type(x) is str): return False
    if not (x): return False
    if ((_p9(x))): return False
    if ((_p10(x))): return False
    if ((_p11(x))): return False
    return True

def _f11(x):
    if not (_f19(x)): return False
    return True

def _f10(x):
    if not (type(x) is dict): return False
    try:
        v775 = x['id']
    except KeyError:
        return False
    if not (type(v775) is str): return False
    if not (_p1(v775)): return False
    if 'version' in x:
        v779 = x['version']
        if not (type(v779) is str): return False
        if not (_p1(v779)): return False
    if 'note' in x:
        v783 = x['note']
        if not (type(v783) is str): return False
        if not (_p1(v783)): return False
    if 'required' in x:
        v787 = x['required']
        if not (type(v787) is bool): return False
    return True

def _f9(x):
    if not (type(x) is dict): return False
    try:
        v790 = x['id']
    except KeyError:
        return False
    if not (type(v790) is str): return False
    if not (_p1(v790)): return False
    if 'local' in x:
        v794 = x['local']
        if not (type(v794) is dict): return False
        if 'wasi' in v794:
            v795 = v794['wasi']
            if not (type(v795) is dict): return False
            try:
                v799 = v795['module']
            except KeyError:
                return False
            if not (type(v799) is str): return False
            if not (((v799 == '')) or _f21(v799)): return False
            if 'remoteUrl' in v795:
                v800 = v795['remoteUrl']
                if not (type(v800) is str): return False
                if not (_p1(v800)): return False
            if 'checksum' in v795:
                v804 = v795['checksum']
                if not (type(v804) is str): return False
                if not (_p4(v804)): return False
            if 'args' in v795:
                v808 = v795['args']
                if not (type(v808) is list): return False
            if 'env' in v795:
                v810 = v795['env']
                if not (_f22(v810)): return False
            if _f23(v795):
                if not ('remoteUrl' in v795 and 'checksum' in v795): return False
        if 'platforms' in v794:
            v818 = v794['platforms']
            if not (type(v818) is dict): return False
            if 'desktop' in v818:
                v819 = v818['desktop']
                if not (type(v819) is dict): return False
                try:
                    v823 = v819['command']
                except KeyError:
                    return False
                if not (_f13(v823)): return False
                if 'args' in v819:
                    v827 = v819['args']
                    if not (type(v827) is list): return False
                if 'env' in v819:
                    v829 = v819['env']
                    if not (_f22(v829)): return False
            if 'android' in v818:
                v835 = v818['android']
                if not (type(v835) is dict): return False
                try:
                    v836 = v835['component']
                except KeyError:
                    return False
                if not (type(v836) is str): return False
                if not (_p1(v836)): return False
        if not ((('wasi' in v794)) or (('platforms' in v794))): return False
    if 'remote' in x:
        v846 = x['remote']
        if not (type(v846) is dict): return False
        try:
            v850 = v846['type']
            v851 = v846['url']
        except KeyError:
            return False
        if not (type(v850) is str and v850 in {'http', 'sse'}): return False
        if not (type(v851) is str): return False
        if not (_p1(v851)): return False
        if 'headers' in v846:
            v855 = v846['headers']
            if not (_f22(v855)): return False
    if not ((('local' in x)) or (('remote' in x))): return False
    return True

def _f23(x):
    if type(x) is dict:
        try:
            v863 = x['module']
        except KeyError:
            return False
        if not (v863 == ''): return False
    return True

def _f22(x):
    if not (type(x) is dict): return False
    for v867, v868 in x.items():
        if _p13(v867):
            if not (type(v868) is str): return False
            if not (_p12(v868)): return False
    return True

def _f21(x):
    if not (_f12(x)): return False
    return True

def _f8(x):
    if not (type(x) is str): return False
    if not (_p1(x)): return False
    return True

def _f7(x):
    if True: return False
    return True

def _f6(x):
    if type(x) is dict:
        if 'roles' in x:
            v879 = x['roles']
            if not (type(v879) is list): return False
    return True

def _f5(x):
    if type(x) is dict:
        try:
            v884 = x['roles']
        except KeyError:
            return False
        if not (type(v884) is list): return False
        v887 = 0
        for v886 in v884:
            if ((v886 == 'host')):
                v887 += 1
                if v887 >= 1:
                    break
        if not (v887 >= 1): return False
    return True

def _f4(x):
    if type(x) is dict:
        if 'roles' in x:
            v892 = x['roles']
            if not (type(v892) is list): return False
            v895 = 0
            for v894 in v892:
                if ((v894 == 'companion')):
                    v895 += 1
                    if v895 >= 1:
                        break
            if not (v895 >= 1): return False
    return True

def _f3(x):
    if not (type(x) is str): return False
    if not (_p1(x)): return False
    return True

def _f2(x):
    if not (type(x) is str): return False
    if not (_p1(x)): return False
    return True

def _f1(x):
    if not (type(x) is dict): return False
    if 'type' in x:
        v906 = x['type']
        if not (type(v906) is str): return False
        if not (_p1(v906)): return False
    if 'path' in x:
        v910 = x['path']
        if not (type(v910) is str): return False
        if not (((v910 == '')) or _f24(v910)): return False
    if 'remoteUrl' in x:
        v911 = x['remoteUrl']
        if not (type(v911) is str): return False
        if not (_p1(v911)): return False
    if 'checksum' in x:
        v915 = x['checksum']
        if not (type(v915) is str): return False
        if not (_p4(v915)): return False
    if 'files' in x:
        v919 = x['files']
        if not (type(v919) is list): return False
        for v920 in v919:
            if not (type(v920) is dict): return False
            try:
                v924 = v920['name']
            except KeyError:
                return False
            if not (type(v924) is str): return False
            if not (_p1(v924)): return False
            if 'path' in v920:
                v928 = v920['path']
                if not (type(v928) is str): return False
                if not (((v928 == '')) or _f25(v928)): return False
            if 'remoteUrl' in v920:
                v929 = v920['remoteUrl']
                if not (type(v929) is str): return False
                if not (_p1(v929)): return False
            if 'checksum' in v920:
                v933 = v920['checksum']
                if not (type(v933) is str): return False
                if not (_p4(v933)): return False
            if _f26(v920):
                if not ('remoteUrl' in v920): return False
    if not ('type' in x): return False
    if not ('path' in x): return False
    if _f27(x):
        if not ('remoteUrl' in x): return False
    return True

def _f27(x):
    if type(x) is dict:
        try:
            v949 = x['path']
        except KeyError:
            return False
        if not (v949 == ''): return False
        if 'files' in x:
            v950 = x['files']
            if type(v950) is list:
                if not (len(v950) <= 0): return False
    return True

def _f26(x):
    if type(x) is dict:
        if 'path' in x:
            v957 = x['path']
            if not (v957 == ''): return False
    return True

def _f25(x):
    if not (_f12(x)): return False
    return True

def _f24(x):
    if not (_f12(x)): return False
    return True

def verdict(x):
    if not (type(x) is dict): return False
    if 'azphalt' in x:
        v1 = x['azphalt']
        if not (v1 == '0.1'): return False
    if 'id' in x:
        v2 = x['id']
        if not (type(v2) is str): return False
        if not (len(v2) <= 255): return False
        if not (_p0(v2)): return False
    if 'name' in x:
        v6 = x['name']
        if not (type(v6) is str): return False
        if not (_p1(v6)): return False
    if 'version' in x:
        v10 = x['version']
        if not (type(v10) is str): return False
        if not (_p2(v10)): return False
    if 'kind' in x:
        v14 = x['kind']
        if not (type(v14) is str and v14 in {'asset', 'code', 'mixed', 'app', 'mcp', 'pack', 'skill', 'script', 'composable', 'workflow', 'role', 'llm'}): return False
    if 'license' in x:
        v18 = x['license']
        if not (type(v18) is str): return False
        if not (_p1(v18)): return False
    if 'compat' in x:
        v22 = x['compat']
        if not (type(v22) is str): return False
        if not (_p3(v22)): return False
    if 'description' in x:
        v23 = x['description']
        if not (type(v23) is str): return False
    if 'author' in x:
        v24 = x['author']
        if not (type(v24) is str): return False
    if 'homepage' in x:
        v25 = x['homepage']
        if not (type(v25) is str): return False
    if 'nameLocalized' in x:
        v26 = x['nameLocalized']
        if not (type(v26) is dict): return False
        for v28 in v26.values():
            if not (type(v28) is str): return False
    if 'descriptionLocalized' in x:
        v29 = x['descriptionLocalized']
        if not (type(v29) is dict): return False
        for v31 in v29.values():
            if not (type(v31) is str): return False
    if 'maturity' in x:
        v32 = x['maturity']
        if not (type(v32) is str and v32 in {'general', 'mature'}): return False
    if 'visibility' in x:
        v33 = x['visibility']
        if not (type(v33) is str and v33 in {'public', 'unlisted', 'private'}): return False
    if 'targetApps' in x:
        v34 = x['targetApps']
        if not (type(v34) is list): return False
        for v35 in v34:
            if not (type(v35) is str): return False
            if not (_p1(v35)): return False
    if 'files' in x:
        v39 = x['files']
        if not (type(v39) is dict): return False
        for v41 in v39.values():
            if not (type(v41) is str): return False
            if not (_p4(v41)): return False
    if not ('azphalt' in x and 'id' in x and 'name' in x and 'version' in x and 'kind' in x and 'license' in x and 'compat' in x and 'files' in x): return False
    v49 = x.get('kind')
    if v49 == 'asset':
        try:
            v52 = x['kind']
        except KeyError:
            return False
        if not (v52 == 'asset'): return False
        if 'assets' in x:
            v53 = x['assets']
            if not (type(v53) is list): return False
            for v54 in v53:
                if not (_f1(v54)): return False
    elif v49 == 'code':
        try:
            v62 = x['kind']
            v63 = x['entry']
            v67 = x['runtime']
        except KeyError:
            return False
        if not (v62 == 'code'): return False
        if not (type(v63) is str): return False
        if not (_p1(v63)): return False
        if not (type(v67) is str and v67 in {'js', 'wasm'}): return False
    elif v49 == 'mixed':
        try:
            v72 = x['kind']
            v73 = x['entry']
            v77 = x['runtime']
        except KeyError:
            return False
        if not (v72 == 'mixed'): return False
        if not (type(v73) is str): return False
        if not (_p1(v73)): return False
        if not (type(v77) is str and v77 in {'js', 'wasm'}): return False
        if 'assets' in x:
            v78 = x['assets']
            if not (type(v78) is list): return False
            for v79 in v78:
                if not (_f1(v79)): return False
    elif v49 == 'app':
        try:
            v87 = x['kind']
        except KeyError:
            return False
        if not (v87 == 'app'): return False
        if 'app' in x:
            v88 = x['app']
            if not (type(v88) is dict): return False
            if 'platforms' in v88:
                v92 = v88['platforms']
                if not (type(v92) is dict): return False
                if 'android' in v92:
                    v93 = v92['android']
                    if not (type(v93) is dict): return False
                    try:
                        v94 = v93['packageId']
                    except KeyError:
                        return False
                    if not (_f2(v94)): return False
                if 'pwa' in v92:
                    v97 = v92['pwa']
                    if not (type(v97) is dict): return False
                    if 'startUrl' in v97:
                        v98 = v97['startUrl']
                        if not (_f3(v98)): return False
                if not ((('android' in v92)) or (('pwa' in v92))): return False
            if 'roles' in v88:
                v103 = v88['roles']
                if not (type(v103) is list): return False
                if not (v103): return False
                for v104 in v103:
                    if not (type(v104) is str and v104 in {'companion', 'host'}): return False
            if 'handoffs' in v88:
                v105 = v88['handoffs']
                if not (type(v105) is list): return False
            if 'hostId' in v88:
                v110 = v88['hostId']
                if not (type(v110) is str): return False
                if not (_p5(v110)): return False
            if not ('platforms' in v88): return False
            if _f4(v88):
                try:
                    v117 = v88['handoffs']
                except KeyError:
                    return False
                if type(v117) is list:
                    if not (v117): return False
            if _f5(v88):
                if not ('hostId' in v88): return False
            else:
                if _f6(v88):
                    if 'hostId' in v88:
                        v129 = v88['hostId']
                        if not (_f7(v129)): return False
        if 'entry' in x:
            v132 = x['entry']
            if not ((v132 == '' or v132 == 0 and type(v132) is not bool or v132 is None or v132 is False or type(v132) is list and (same(v132, [])))): return False
        if 'runtime' in x:
            v136 = x['runtime']
            if not ((v136 == '' or v136 == 0 and type(v136) is not bool or v136 is None or v136 is False or type(v136) is list and (same(v136, [])))): return False
        if 'capabilities' in x:
            v140 = x['capabilities']
            if not ((v140 == '' or v140 == 0 and type(v140) is not bool or v140 is None or v140 is False or type(v140) is list and (same(v140, [])))): return False
        if 'assets' in x:
            v144 = x['assets']
            if not ((v144 == '' or v144 == 0 and type(v144) is not bool or v144 is None or v144 is False or type(v144) is list and (same(v144, [])))): return False
        if 'mcp' in x:
            v148 = x['mcp']
            if not ((v148 == '' or v148 == 0 and type(v148) is not bool or v148 is None or v148 is False or type(v148) is list and (same(v148, [])))): return False
        if 'pack' in x:
            v152 = x['pack']
            if not ((v152 == '' or v152 == 0 and type(v152) is not bool or v152 is None or v152 is False or type(v152) is list and (same(v152, [])))): return False
        if not ('app' in x): return False
    elif v49 == 'mcp':
        try:
            v162 = x['kind']
        except KeyError:
            return False
        if not (v162 == 'mcp'): return False
        if 'mcp' in x:
            v163 = x['mcp']
            if not (type(v163) is dict): return False
            try:
                v172 = v163['servers']
            except KeyError:
                return False
            if 'inputs' in v163:
                v167 = v163['inputs']
                if not (type(v167) is list): return False
                for v168 in v167:
                    if not (type(v168) is dict): return False
                    try:
                        v169 = v168['id']
                    except KeyError:
                        return False
                    if not (_f8(v169)): return False
            if not (type(v172) is list): return False
            if not (v172): return False
            for v173 in v172:
                if not (_f9(v173)): return False
        if 'entry' in x:
            v179 = x['entry']
            if not ((v179 == '' or v179 == 0 and type(v179) is not bool or v179 is None or v179 is False or type(v179) is list and (same(v179, [])))): return False
        if 'runtime' in x:
            v183 = x['runtime']
            if not ((v183 == '' or v183 == 0 and type(v183) is not bool or v183 is None or v183 is False or type(v183) is list and (same(v183, [])))): return False
        if 'capabilities' in x:
            v187 = x['capabilities']
            if not ((v187 == '' or v187 == 0 and type(v187) is not bool or v187 is None or v187 is False or type(v187) is list and (same(v187, [])))): return False
        if 'assets' in x:
            v191 = x['assets']
            if not ((v191 == '' or v191 == 0 and type(v191) is not bool or v191 is None or v191 is False or type(v191) is list and (same(v191, [])))): return False
        if 'app' in x:
            v195 = x['app']
            if not ((v195 == '' or v195 == 0 and type(v195) is not bool or v195 is None or v195 is False or type(v195) is list and (same(v195, [])))): return False
        if 'pack' in x:
            v199 = x['pack']
            if not ((v199 == '' or v199 == 0 and type(v199) is not bool or v199 is None or v199 is False or type(v199) is list and (same(v199, [])))): return False
        if not ('mcp' in x): return False
    elif v49 == 'pack':
        try:
            v209 = x['kind']
        except KeyError:
            return False
        if not (v209 == 'pack'): return False
        if 'pack' in x:
            v210 = x['pack']
            if not (type(v210) is dict): return False
            try:
                v214 = v210['entries']
            except KeyError:
                return False
            if not (type(v214) is list): return False
            if not (v214): return False
            for v215 in v214:
                if not (_f10(v215)): return False
        if 'entry' in x:
            v221 = x['entry']
            if not ((v221 == '' or v221 == 0 and type(v221) is not bool or v221 is None or v221 is False or type(v221) is list and (same(v221, [])))): return False
        if 'runtime' in x:
            v225 = x['runtime']
            if not ((v225 == '' or v225 == 0 and type(v225) is not bool or v225 is None or v225 is False or type(v225) is list and (same(v225, [])))): return False
        if 'capabilities' in x:
            v229 = x['capabilities']
            if not ((v229 == '' or v229 == 0 and type(v229) is not bool or v229 is None or v229 is False or type(v229) is list and (same(v229, [])))): return False
        if 'assets' in x:
            v233 = x['assets']
            if not ((v233 == '' or v233 == 0 and type(v233) is not bool or v233 is None or v233 is False or type(v233) is list and (same(v233, [])))): return False
        if 'app' in x:
            v237 = x['app']
            if not ((v237 == '' or v237 == 0 and type(v237) is not bool or v237 is None or v237 is False or type(v237) is list and (same(v237, [])))): return False
        if 'mcp' in x:
            v241 = x['mcp']
            if not ((v241 == '' or v241 == 0 and type(v241) is not bool or v241 is None or v241 is False or type(v241) is list and (same(v241, [])))): return False
        if not ('pack' in x): return False
    elif v49 == 'skill':
        try:
            v251 = x['kind']
        except KeyError:
            return False
        if not (v251 == 'skill'): return False
        if 'skill' in x:
            v252 = x['skill']
            if not (type(v252) is dict): return False
            try:
                v256 = v252['skills']
            except KeyError:
                return False
            if not (type(v256) is list): return False
            if not (v256): return False
            for v257 in v256:
                if not (type(v257) is dict): return False
                try:
                    v258 = v257['id']
                except KeyError:
                    return False
                if not (_f11(v258)): return False
        if 'entry' in x:
            v263 = x['entry']
            if not ((v263 == '' or v263 == 0 and type(v263) is not bool or v263 is None or v263 is False or type(v263) is list and (same(v263, [])))): return False
        if 'runtime' in x:
            v267 = x['runtime']
            if not ((v267 == '' or v267 == 0 and type(v267) is not bool or v267 is None or v267 is False or type(v267) is list and (same(v267, [])))): return False
        if 'capabilities' in x:
            v271 = x['capabilities']
            if not ((v271 == '' or v271 == 0 and type(v271) is not bool or v271 is None or v271 is False or type(v271) is list and (same(v271, [])))): return False
        if 'assets' in x:
            v275 = x['assets']
            if not ((v275 == '' or v275 == 0 and type(v275) is not bool or v275 is None or v275 is False or type(v275) is list and (same(v275, [])))): return False
        if 'app' in x:
            v279 = x['app']
            if not ((v279 == '' or v279 == 0 and type(v279) is not bool or v279 is None or v279 is False or type(v279) is list and (same(v279, [])))): return False
        if 'mcp' in x:
            v283 = x['mcp']
            if not ((v283 == '' or v283 == 0 and type(v283) is not bool or v283 is None or v283 is False or type(v283) is list and (same(v283, [])))): return False
        if 'pack' in x:
            v287 = x['pack']
            if not ((v287 == '' or v287 == 0 and type(v287) is not bool or v287 is None or v287 is False or type(v287) is list and (same(v287, [])))): return False
        if not ('skill' in x): return False
    elif v49 == 'script':
        try:
            v297 = x['kind']
        except KeyError:
            return False
        if not (v297 == 'script'): return False
        if 'script' in x:
            v298 = x['script']
            if not (type(v298) is dict): return False
            if 'interpreter' in v298:
                v302 = v298['interpreter']
                if not (type(v302) is str): return False
                if not (_p1(v302)): return False
            if 'entry' in v298:
                v306 = v298['entry']
                if not (type(v306) is str): return False
                if not (_f12(v306)): return False
            if 'command' in v298:
                v307 = v298['command']
                if not (type(v307) is str): return False
                if not (_p1(v307)): return False
            if 'args' in v298:
                v311 = v298['args']
                if not (type(v311) is list): return False
                for v312 in v311:
                    if not (_f13(v312)): return False
            if 'dependencies' in v298:
                v316 = v298['dependencies']
                if not (type(v316) is dict): return False
                for v318 in v316.values():
                    if not (type(v318) is list): return False
                    if not (v318): return False
                    for v319 in v318:
                        if not (_f14(v319)): return False
            if not ('interpreter' in v298): return False
            if not ('entry' in v298): return False
        if 'entry' in x:
            v326 = x['entry']
            if not ((v326 == '' or v326 == 0 and type(v326) is not bool or v326 is None or v326 is False or type(v326) is list and (same(v326, [])))): return False
        if 'runtime' in x:
            v330 = x['runtime']
            if not ((v330 == '' or v330 == 0 and type(v330) is not bool or v330 is None or v330 is False or type(v330) is list and (same(v330, [])))): return False
        if 'capabilities' in x:
            v334 = x['capabilities']
            if not ((v334 == '' or v334 == 0 and type(v334) is not bool or v334 is None or v334 is False or type(v334) is list and (same(v334, [])))): return False
        if 'assets' in x:
            v338 = x['assets']
            if not ((v338 == '' or v338 == 0 and type(v338) is not bool or v338 is None or v338 is False or type(v338) is list and (same(v338, [])))): return False
        if 'app' in x:
            v342 = x['app']
            if not ((v342 == '' or v342 == 0 and type(v342) is not bool or v342 is None or v342 is False or type(v342) is list and (same(v342, [])))): return False
        if 'mcp' in x:
            v346 = x['mcp']
            if not ((v346 == '' or v346 == 0 and type(v346) is not bool or v346 is None or v346 is False or type(v346) is list and (same(v346, [])))): return False
        if 'pack' in x:
            v350 = x['pack']
            if not ((v350 == '' or v350 == 0 and type(v350) is not bool or v350 is None or v350 is False or type(v350) is list and (same(v350, [])))): return False
        if 'skill' in x:
            v354 = x['skill']
            if not ((v354 == '' or v354 == 0 and type(v354) is not bool or v354 is None or v354 is False or type(v354) is list and (same(v354, [])))): return False
        if not ('script' in x): return False
    elif v49 == 'composable':
        try:
            v364 = x['kind']
        except KeyError:
            return False
        if not (v364 == 'composable'): return False
        if 'composable' in x:
            v365 = x['composable']
            if not (type(v365) is dict): return False
            if 'library' in v365:
                v369 = v365['library']
                if not (type(v369) is dict): return False
                try:
                    v370 = v369['group']
                    v374 = v369['artifact']
                except KeyError:
                    return False
                if not (_f13(v370)): return False
                if not (_f13(v374)): return False
                if 'version' in v369:
                    v378 = v369['version']
                    if not (_f13(v378)): return False
            if 'elements' in v365:
                v384 = v365['elements']
                if not (type(v384) is list): return False
                if not (v384): return False
                for v385 in v384:
                    if not (_f15(v385)): return False
            if not ('library' in v365): return False
            if not ('elements' in v365): return False
        if 'entry' in x:
            v395 = x['entry']
            if not ((v395 == '' or v395 == 0 and type(v395) is not bool or v395 is None or v395 is False or type(v395) is list and (same(v395, [])))): return False
        if 'runtime' in x:
            v399 = x['runtime']
            if not ((v399 == '' or v399 == 0 and type(v399) is not bool or v399 is None or v399 is False or type(v399) is list and (same(v399, [])))): return False
        if 'capabilities' in x:
            v403 = x['capabilities']
            if not ((v403 == '' or v403 == 0 and type(v403) is not bool or v403 is None or v403 is False or type(v403) is list and (same(v403, [])))): return False
        if 'assets' in x:
            v407 = x['assets']
            if not ((v407 == '' or v407 == 0 and type(v407) is not bool or v407 is None or v407 is False or type(v407) is list and (same(v407, [])))): return False
        if 'app' in x:
            v411 = x['app']
            if not ((v411 == '' or v411 == 0 and type(v411) is not bool or v411 is None or v411 is False or type(v411) is list and (same(v411, [])))): return False
        if 'mcp' in x:
            v415 = x['mcp']
            if not ((v415 == '' or v415 == 0 and type(v415) is not bool or v415 is None or v415 is False or type(v415) is list and (same(v415, [])))): return False
        if 'pack' in x:
            v419 = x['pack']
            if not ((v419 == '' or v419 == 0 and type(v419) is not bool or v419 is None or v419 is False or type(v419) is list and (same(v419, [])))): return False
        if 'skill' in x:
            v423 = x['skill']
            if not ((v423 == '' or v423 == 0 and type(v423) is not bool or v423 is None or v423 is False or type(v423) is list and (same(v423, [])))): return False
        if 'script' in x:
            v427 = x['script']
            if not ((v427 == '' or v427 == 0 and type(v427) is not bool or v427 is None or v427 is False or type(v427) is list and (same(v427, [])))): return False
        if not ('composable' in x): return False
    elif v49 == 'workflow':
        try:
            v437 = x['kind']
        except KeyError:
            return False
        if not (v437 == 'workflow'): return False
        if 'workflow' in x:
            v438 = x['workflow']
            if not (type(v438) is dict): return False
            if 'format' in v438:
                v442 = v438['format']
                if not (type(v442) is str): return False
                if not (_p1(v442)): return False
            if 'definitions' in v438:
                v446 = v438['definitions']
                if not (type(v446) is list): return False
                if not (v446): return False
                for v447 in v446:
                    if not (_f16(v447)): return False
            if 'fragments' in v438:
                v451 = v438['fragments']
                if not (type(v451) is list): return False
                for v452 in v451:
                    if not (_f16(v452)): return False
            if 'agents' in v438:
                v456 = v438['agents']
                if not (type(v456) is list): return False
                for v457 in v456:
                    if not (_f16(v457)): return False
            if 'dependencies' in v438:
                v461 = v438['dependencies']
                if not (type(v461) is list): return False
                for v462 in v461:
                    if not (_f17(v462)): return False
            if 'hostPermissions' in v438:
                v466 = v438['hostPermissions']
                if not (type(v466) is list): return False
                for v467 in v466:
                    if not (_f13(v467)): return False
            if 'screens' in v438:
                v471 = v438['screens']
                if not (type(v471) is list): return False
                for v472 in v471:
                    if not (_f18(v472)): return False
            if not ('format' in v438): return False
            if not ('definitions' in v438): return False
        if 'entry' in x:
            v482 = x['entry']
            if True: return False
        if 'runtime' in x:
            v486 = x['runtime']
            if True: return False
        if 'capabilities' in x:
            v490 = x['capabilities']
            if True: return False
        if 'assets' in x:
            v494 = x['assets']
            if True: return False
        if 'contributes' in x:
            v498 = x['contributes']
            if True: return False
        if 'app' in x:
            v502 = x['app']
            if True: return False
        if 'mcp' in x:
            v506 = x['mcp']
            if True: return False
        if 'pack' in x:
            v510 = x['pack']
            if True: return False
        if 'skill' in x:
            v514 = x['skill']
            if True: return False
        if 'script' in x:
            v518 = x['script']
            if True: return False
        if 'composable' in x:
            v522 = x['composable']
            if True: return False
        if not ('workflow' in x): return False
    elif v49 == 'role':
        try:
            v532 = x['kind']
        except KeyError:
            return False
        if not (v532 == 'role'): return False
        if 'role' in x:
            v533 = x['role']
            if not (type(v533) is dict): return False
            if 'format' in v533:
                v537 = v533['format']
                if not (type(v537) is str): return False
                if not (_p1(v537)): return False
            if 'roles' in v533:
                v541 = v533['roles']
                if not (type(v541) is list): return False
                if not (v541): return False
                for v542 in v541:
                    if not (_f16(v542)): return False
            if not ('format' in v533): return False
            if not ('roles' in v533): return False
        if 'entry' in x:
            v552 = x['entry']
            if True: return False
        if 'runtime' in x:
            v556 = x['runtime']
            if True: return False
        if 'capabilities' in x:
            v560 = x['capabilities']
            if True: return False
        if 'assets' in x:
            v564 = x['assets']
            if True: return False
        if 'contributes' in x:
            v568 = x['contributes']
            if True: return False
        if 'app' in x:
            v572 = x['app']
            if True: return False
        if 'mcp' in x:
            v576 = x['mcp']
            if True: return False
        if 'pack' in x:
            v580 = x['pack']
            if True: return False
        if 'skill' in x:
            v584 = x['skill']
            if True: return False
        if 'script' in x:
            v588 = x['script']
            if True: return False
        if 'composable' in x:
            v592 = x['composable']
            if True: return False
        if 'workflow' in x:
            v596 = x['workflow']
            if True: return False
        if not ('role' in x): return False
    elif v49 == 'llm':
        try:
            v606 = x['kind']
        except KeyError:
            return False
        if not (v606 == 'llm'): return False
        if 'llm' in x:
            v607 = x['llm']
            if not (type(v607) is dict): return False
        if 'entry' in x:
            v613 = x['entry']
            if True: return False
        if 'runtime' in x:
            v617 = x['runtime']
            if True: return False
        if 'capabilities' in x:
            v621 = x['capabilities']
            if True: return False
        if 'assets' in x:
            v625 = x['assets']
            if True: return False
        if 'app' in x:
            v629 = x['app']
            if True: return False
        if 'mcp' in x:
            v633 = x['mcp']
            if True: return False
        if 'pack' in x:
            v637 = x['pack']
            if True: return False
        if 'skill' in x:
            v641 = x['skill']
            if True: return False
        if 'script' in x:
            v645 = x['script']
            if True: return False
        if 'composable' in x:
            v649 = x['composable']
            if True: return False
        if 'workflow' in x:
            v653 = x['workflow']
            if True: return False
        if 'role' in x:
            v657 = x['role']
            if True: return False
        if not ('llm' in x): return False
    else:
        return False
    return True
