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

def _f19(x):
    if not (type(x) is dict): return False
    if 'id' in x:
        v667 = x['id']
        if not (_f20(v667)): return False
    if 'path' in x:
        v671 = x['path']
        if not (type(v671) is str): return False
        if not (_f13(v671)): return False
    if 'name' in x:
        v672 = x['name']
        if not (type(v672) is str): return False
        if not (_p1(v672)): return False
    if 'placements' in x:
        v676 = x['placements']
        if not (type(v676) is list): return False
        for v677 in v676:
            if not (type(v677) is str): return False
            if not (_p1(v677)): return False
    if not ('id' in x): return False
    if not ('path' in x): return False
    return True

def _f20(x):
    if not (type(x) is str): return False
    if not (_p6(x)): return False
    if not (x): return False
    if ((x in {'.', '..'})): return False
    if ((_p7(x))): return False
    if ((_p8(x))): return False
    return True

def _f18(x):
    if not (type(x) is dict): return False
    try:
        v687 = x['id']
    except KeyError:
        return False
    if not (type(v687) is str): return False
    if not (_p1(v687)): return False
    if _f21(x):
        if 'version' in x:
            v695 = x['version']
            if not (type(v695) is str): return False
            if not (_p1(v695)): return False
        if 'required' in x:
            v699 = x['required']
            if not (type(v699) is bool): return False
        if 'purpose' in x:
            v700 = x['purpose']
            if not (type(v700) is str): return False
            if not (_p1(v700)): return False
        if 'note' in x:
            v704 = x['note']
            if not (type(v704) is str): return False
            if not (_p1(v704)): return False
    return True

def _f21(x):
    if type(x) is dict:
        try:
            v710 = x['id']
        except KeyError:
            return False
        if not (type(v710) is str): return False
        if not (_p1(v710)): return False
    return True

def _f17(x):
    if not (type(x) is dict): return False
    if 'id' in x:
        v717 = x['id']
        if not (_f20(v717)): return False
    if 'path' in x:
        v721 = x['path']
        if not (type(v721) is str): return False
        if not (_f13(v721)): return False
    if 'name' in x:
        v722 = x['name']
        if not (type(v722) is str): return False
        if not (_p1(v722)): return False
    if 'description' in x:
        v726 = x['description']
        if not (type(v726) is str): return False
        if not (_p1(v726)): return False
    if not ('id' in x): return False
    if not ('path' in x): return False
    return True

def _f16(x):
    if not (type(x) is dict): return False
    if 'id' in x:
        v736 = x['id']
        if not (_f20(v736)): return False
    if 'templateId' in x:
        v740 = x['templateId']
        if not (type(v740) is str): return False
        if not (_p1(v740)): return False
    if 'hue' in x:
        v744 = x['hue']
        if not (type(v744) is str): return False
        if not (_p1(v744)): return False
    if 'surface' in x:
        v748 = x['surface']
        if not (type(v748) is str): return False
        if not (_p1(v748)): return False
    if 'scale' in x:
        v752 = x['scale']
        if not (type(v752) is str): return False
        if not (_p1(v752)): return False
    if 'act' in x:
        v756 = x['act']
        if not (type(v756) is str): return False
        if not (_p1(v756)): return False
    if 'jobs' in x:
        v760 = x['jobs']
        if not (type(v760) is list): return False
        if not (v760): return False
        for v761 in v760:
            if not (type(v761) is str): return False
            if not (_p1(v761)): return False
    if not ('id' in x): return False
    if not ('templateId' in x and 'hue' in x and 'surface' in x and 'scale' in x and 'act' in x and 'jobs' in x): return False
    return True

def _f15(x):
    if not (type(x) is str): return False
    if not (_p1(x)): return False
    return True

def _f14(x):
    if not (type(x) is str): return False
    if not (_p1(x)): return False
    return True

def _f13(x):
    if not (type(x) is str): return False
    if not (x): return False
    if ((_p9(x))): return False
    if ((_p10(x))): return False
    if ((_p11(x))): return False
    return True

def _f12(x):
    if not (_f20(x)): return False
    return True

def _f11(x):
    if not (type(x) is dict): return False
    try:
        v777 = x['id']
    except KeyError:
        return False
    if not (type(v777) is str): return False
    if not (_p1(v777)): return False
    if 'version' in x:
        v781 = x['version']
        if not (type(v781) is str): return False
        if not (_p1(v781)): return False
    if 'note' in x:
        v785 = x['note']
        if not (type(v785) is str): return False
        if not (_p1(v785)): return False
    if 'required' in x:
        v789 = x['required']
        if not (type(v789) is bool): return False
    return True

def _f10(x):
    if not (type(x) is dict): return False
    try:
        v792 = x['id']
    except KeyError:
        return False
    if not (type(v792) is str): return False
    if not (_p1(v792)): return False
    if 'local' in x:
        v796 = x['local']
        if not (type(v796) is dict): return False
        if 'wasi' in v796:
            v797 = v796['wasi']
            if not (type(v797) is dict): return False
            try:
                v801 = v797['module']
            except KeyError:
                return False
            if not (type(v801) is str): return False
            if ((v801)):
                if not (_f13(v801)): return False
            if 'remoteUrl' in v797:
                v802 = v797['remoteUrl']
                if not (type(v802) is str): return False
                if not (_p1(v802)): return False
            if 'checksum' in v797:
                v806 = v797['checksum']
                if not (type(v806) is str): return False
                if not (_p4(v806)): return False
            if 'args' in v797:
                v810 = v797['args']
                if not (type(v810) is list): return False
            if 'env' in v797:
                v812 = v797['env']
                if not (_f22(v812)): return False
            if _f23(v797):
                if not ('remoteUrl' in v797 and 'checksum' in v797): return False
        if 'platforms' in v796:
            v820 = v796['platforms']
            if not (type(v820) is dict): return False
            if 'desktop' in v820:
                v821 = v820['desktop']
                if not (type(v821) is dict): return False
                try:
                    v825 = v821['command']
                except KeyError:
                    return False
                if not (_f14(v825)): return False
                if 'args' in v821:
                    v829 = v821['args']
                    if not (type(v829) is list): return False
                if 'env' in v821:
                    v831 = v821['env']
                    if not (_f22(v831)): return False
            if 'android' in v820:
                v837 = v820['android']
                if not (type(v837) is dict): return False
                try:
                    v838 = v837['component']
                except KeyError:
                    return False
                if not (type(v838) is str): return False
                if not (_p1(v838)): return False
        if _f24(v796):
            if not ('wasi' in v796): return False
    if 'remote' in x:
        v850 = x['remote']
        if not (type(v850) is dict): return False
        try:
            v854 = v850['type']
            v855 = v850['url']
        except KeyError:
            return False
        if not (type(v854) is str and v854 in {'http', 'sse'}): return False
        if not (type(v855) is str): return False
        if not (_p1(v855)): return False
        if 'headers' in v850:
            v859 = v850['headers']
            if not (_f22(v859)): return False
    if _f25(x):
        if not ('local' in x): return False
    return True

def _f25(x):
    if not (not ((not type(x) is dict or ('remote' in x)))): return False
    return True

def _f24(x):
    if not (not ((not type(x) is dict or ('platforms' in x)))): return False
    return True

def _f23(x):
    if type(x) is dict:
        try:
            v875 = x['module']
        except KeyError:
            return False
        if not (v875 == ''): return False
    return True

def _f22(x):
    if not (type(x) is dict): return False
    for v879, v880 in x.items():
        if _p13(v879):
            if not (type(v880) is str): return False
            if not (_p12(v880)): return False
    return True

def _f9(x):
    if not (type(x) is str): return False
    if not (_p1(x)): return False
    return True

def _f8(x):
    if True: return False
    return True

def _f7(x):
    if type(x) is dict:
        if 'roles' in x:
            v888 = x['roles']
            if not (type(v888) is list): return False
    return True

def _f6(x):
    if type(x) is dict:
        try:
            v893 = x['roles']
        except KeyError:
            return False
        if not (type(v893) is list): return False
        v896 = 0
        for v895 in v893:
            if ((v895 == 'host')):
                v896 += 1
                if v896 >= 1:
                    break
        if not (v896 >= 1): return False
    return True

def _f5(x):
    if type(x) is dict:
        if 'roles' in x:
            v901 = x['roles']
            if not (type(v901) is list): return False
            v904 = 0
            for v903 in v901:
                if ((v903 == 'companion')):
                    v904 += 1
                    if v904 >= 1:
                        break
            if not (v904 >= 1): return False
    return True

def _f4(x):
    if not (not ((not type(x) is dict or ('pwa' in x)))): return False
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
        v918 = x['type']
        if not (type(v918) is str): return False
        if not (_p1(v918)): return False
    if 'path' in x:
        v922 = x['path']
        if not (type(v922) is str): return False
        if ((v922)):
            if not (_f13(v922)): return False
    if 'remoteUrl' in x:
        v923 = x['remoteUrl']
        if not (type(v923) is str): return False
        if not (_p1(v923)): return False
    if 'checksum' in x:
        v927 = x['checksum']
        if not (type(v927) is str): return False
        if not (_p4(v927)): return False
    if 'files' in x:
        v931 = x['files']
        if not (type(v931) is list): return False
        for v932 in v931:
            if not (type(v932) is dict): return False
            try:
                v936 = v932['name']
            except KeyError:
                return False
            if not (type(v936) is str): return False
            if not (_p1(v936)): return False
            if 'path' in v932:
                v940 = v932['path']
                if not (type(v940) is str): return False
                if ((v940)):
                    if not (_f13(v940)): return False
            if 'remoteUrl' in v932:
                v941 = v932['remoteUrl']
                if not (type(v941) is str): return False
                if not (_p1(v941)): return False
            if 'checksum' in v932:
                v945 = v932['checksum']
                if not (type(v945) is str): return False
                if not (_p4(v945)): return False
            if _f26(v932):
                if not ('remoteUrl' in v932): return False
    if not ('type' in x): return False
    if not ('path' in x): return False
    if _f27(x):
        if not ('remoteUrl' in x): return False
    return True

def _f27(x):
    if type(x) is dict:
        try:
            v961 = x['path']
        except KeyError:
            return False
        if not (v961 == ''): return False
        if 'files' in x:
            v962 = x['files']
            if type(v962) is list:
                if not (len(v962) <= 0): return False
    return True

def _f26(x):
    if type(x) is dict:
        if 'path' in x:
            v969 = x['path']
            if not (v969 == ''): return False
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
                if _f4(v92):
                    if not ('android' in v92): return False
            if 'roles' in v88:
                v105 = v88['roles']
                if not (type(v105) is list): return False
                if not (v105): return False
                for v106 in v105:
                    if not (type(v106) is str and v106 in {'companion', 'host'}): return False
            if 'handoffs' in v88:
                v107 = v88['handoffs']
                if not (type(v107) is list): return False
            if 'hostId' in v88:
                v112 = v88['hostId']
                if not (type(v112) is str): return False
                if not (_p5(v112)): return False
            if not ('platforms' in v88): return False
            if _f5(v88):
                try:
                    v119 = v88['handoffs']
                except KeyError:
                    return False
                if type(v119) is list:
                    if not (v119): return False
            if _f6(v88):
                if not ('hostId' in v88): return False
            else:
                if _f7(v88):
                    if 'hostId' in v88:
                        v131 = v88['hostId']
                        if not (_f8(v131)): return False
        if 'entry' in x:
            v134 = x['entry']
            if not ((v134 == '' or v134 == 0 and type(v134) is not bool or v134 is None or v134 is False or type(v134) is list and (same(v134, [])))): return False
        if 'runtime' in x:
            v138 = x['runtime']
            if not ((v138 == '' or v138 == 0 and type(v138) is not bool or v138 is None or v138 is False or type(v138) is list and (same(v138, [])))): return False
        if 'capabilities' in x:
            v142 = x['capabilities']
            if not ((v142 == '' or v142 == 0 and type(v142) is not bool or v142 is None or v142 is False or type(v142) is list and (same(v142, [])))): return False
        if 'assets' in x:
            v146 = x['assets']
            if not ((v146 == '' or v146 == 0 and type(v146) is not bool or v146 is None or v146 is False or type(v146) is list and (same(v146, [])))): return False
        if 'mcp' in x:
            v150 = x['mcp']
            if not ((v150 == '' or v150 == 0 and type(v150) is not bool or v150 is None or v150 is False or type(v150) is list and (same(v150, [])))): return False
        if 'pack' in x:
            v154 = x['pack']
            if not ((v154 == '' or v154 == 0 and type(v154) is not bool or v154 is None or v154 is False or type(v154) is list and (same(v154, [])))): return False
        if not ('app' in x): return False
    elif v49 == 'mcp':
        try:
            v164 = x['kind']
        except KeyError:
            return False
        if not (v164 == 'mcp'): return False
        if 'mcp' in x:
            v165 = x['mcp']
            if not (type(v165) is dict): return False
            try:
                v174 = v165['servers']
            except KeyError:
                return False
            if 'inputs' in v165:
                v169 = v165['inputs']
                if not (type(v169) is list): return False
                for v170 in v169:
                    if not (type(v170) is dict): return False
                    try:
                        v171 = v170['id']
                    except KeyError:
                        return False
                    if not (_f9(v171)): return False
            if not (type(v174) is list): return False
            if not (v174): return False
            for v175 in v174:
                if not (_f10(v175)): return False
        if 'entry' in x:
            v181 = x['entry']
            if not ((v181 == '' or v181 == 0 and type(v181) is not bool or v181 is None or v181 is False or type(v181) is list and (same(v181, [])))): return False
        if 'runtime' in x:
            v185 = x['runtime']
            if not ((v185 == '' or v185 == 0 and type(v185) is not bool or v185 is None or v185 is False or type(v185) is list and (same(v185, [])))): return False
        if 'capabilities' in x:
            v189 = x['capabilities']
            if not ((v189 == '' or v189 == 0 and type(v189) is not bool or v189 is None or v189 is False or type(v189) is list and (same(v189, [])))): return False
        if 'assets' in x:
            v193 = x['assets']
            if not ((v193 == '' or v193 == 0 and type(v193) is not bool or v193 is None or v193 is False or type(v193) is list and (same(v193, [])))): return False
        if 'app' in x:
            v197 = x['app']
            if not ((v197 == '' or v197 == 0 and type(v197) is not bool or v197 is None or v197 is False or type(v197) is list and (same(v197, [])))): return False
        if 'pack' in x:
            v201 = x['pack']
            if not ((v201 == '' or v201 == 0 and type(v201) is not bool or v201 is None or v201 is False or type(v201) is list and (same(v201, [])))): return False
        if not ('mcp' in x): return False
    elif v49 == 'pack':
        try:
            v211 = x['kind']
        except KeyError:
            return False
        if not (v211 == 'pack'): return False
        if 'pack' in x:
            v212 = x['pack']
            if not (type(v212) is dict): return False
            try:
                v216 = v212['entries']
            except KeyError:
                return False
            if not (type(v216) is list): return False
            if not (v216): return False
            for v217 in v216:
                if not (_f11(v217)): return False
        if 'entry' in x:
            v223 = x['entry']
            if not ((v223 == '' or v223 == 0 and type(v223) is not bool or v223 is None or v223 is False or type(v223) is list and (same(v223, [])))): return False
        if 'runtime' in x:
            v227 = x['runtime']
            if not ((v227 == '' or v227 == 0 and type(v227) is not bool or v227 is None or v227 is False or type(v227) is list and (same(v227, [])))): return False
        if 'capabilities' in x:
            v231 = x['capabilities']
            if not ((v231 == '' or v231 == 0 and type(v231) is not bool or v231 is None or v231 is False or type(v231) is list and (same(v231, [])))): return False
        if 'assets' in x:
            v235 = x['assets']
            if not ((v235 == '' or v235 == 0 and type(v235) is not bool or v235 is None or v235 is False or type(v235) is list and (same(v235, [])))): return False
        if 'app' in x:
            v239 = x['app']
            if not ((v239 == '' or v239 == 0 and type(v239) is not bool or v239 is None or v239 is False or type(v239) is list and (same(v239, [])))): return False
        if 'mcp' in x:
            v243 = x['mcp']
            if not ((v243 == '' or v243 == 0 and type(v243) is not bool or v243 is None or v243 is False or type(v243) is list and (same(v243, [])))): return False
        if not ('pack' in x): return False
    elif v49 == 'skill':
        try:
            v253 = x['kind']
        except KeyError:
            return False
        if not (v253 == 'skill'): return False
        if 'skill' in x:
            v254 = x['skill']
            if not (type(v254) is dict): return False
            try:
                v258 = v254['skills']
            except KeyError:
                return False
            if not (type(v258) is list): return False
            if not (v258): return False
            for v259 in v258:
                if not (type(v259) is dict): return False
                try:
                    v260 = v259['id']
                except KeyError:
                    return False
                if not (_f12(v260)): return False
        if 'entry' in x:
            v265 = x['entry']
            if not ((v265 == '' or v265 == 0 and type(v265) is not bool or v265 is None or v265 is False or type(v265) is list and (same(v265, [])))): return False
        if 'runtime' in x:
            v269 = x['runtime']
            if not ((v269 == '' or v269 == 0 and type(v269) is not bool or v269 is None or v269 is False or type(v269) is list and (same(v269, [])))): return False
        if 'capabilities' in x:
            v273 = x['capabilities']
            if not ((v273 == '' or v273 == 0 and type(v273) is not bool or v273 is None or v273 is False or type(v273) is list and (same(v273, [])))): return False
        if 'assets' in x:
            v277 = x['assets']
            if not ((v277 == '' or v277 == 0 and type(v277) is not bool or v277 is None or v277 is False or type(v277) is list and (same(v277, [])))): return False
        if 'app' in x:
            v281 = x['app']
            if not ((v281 == '' or v281 == 0 and type(v281) is not bool or v281 is None or v281 is False or type(v281) is list and (same(v281, [])))): return False
        if 'mcp' in x:
            v285 = x['mcp']
            if not ((v285 == '' or v285 == 0 and type(v285) is not bool or v285 is None or v285 is False or type(v285) is list and (same(v285, [])))): return False
        if 'pack' in x:
            v289 = x['pack']
            if not ((v289 == '' or v289 == 0 and type(v289) is not bool or v289 is None or v289 is False or type(v289) is list and (same(v289, [])))): return False
        if not ('skill' in x): return False
    elif v49 == 'script':
        try:
            v299 = x['kind']
        except KeyError:
            return False
        if not (v299 == 'script'): return False
        if 'script' in x:
            v300 = x['script']
            if not (type(v300) is dict): return False
            if 'interpreter' in v300:
                v304 = v300['interpreter']
                if not (type(v304) is str): return False
                if not (_p1(v304)): return False
            if 'entry' in v300:
                v308 = v300['entry']
                if not (type(v308) is str): return False
                if not (_f13(v308)): return False
            if 'command' in v300:
                v309 = v300['command']
                if not (type(v309) is str): return False
                if not (_p1(v309)): return False
            if 'args' in v300:
                v313 = v300['args']
                if not (type(v313) is list): return False
                for v314 in v313:
                    if not (_f14(v314)): return False
            if 'dependencies' in v300:
                v318 = v300['dependencies']
                if not (type(v318) is dict): return False
                for v320 in v318.values():
                    if not (type(v320) is list): return False
                    if not (v320): return False
                    for v321 in v320:
                        if not (_f15(v321)): return False
            if not ('interpreter' in v300): return False
            if not ('entry' in v300): return False
        if 'entry' in x:
            v328 = x['entry']
            if not ((v328 == '' or v328 == 0 and type(v328) is not bool or v328 is None or v328 is False or type(v328) is list and (same(v328, [])))): return False
        if 'runtime' in x:
            v332 = x['runtime']
            if not ((v332 == '' or v332 == 0 and type(v332) is not bool or v332 is None or v332 is False or type(v332) is list and (same(v332, [])))): return False
        if 'capabilities' in x:
            v336 = x['capabilities']
            if not ((v336 == '' or v336 == 0 and type(v336) is not bool or v336 is None or v336 is False or type(v336) is list and (same(v336, [])))): return False
        if 'assets' in x:
            v340 = x['assets']
            if not ((v340 == '' or v340 == 0 and type(v340) is not bool or v340 is None or v340 is False or type(v340) is list and (same(v340, [])))): return False
        if 'app' in x:
            v344 = x['app']
            if not ((v344 == '' or v344 == 0 and type(v344) is not bool or v344 is None or v344 is False or type(v344) is list and (same(v344, [])))): return False
        if 'mcp' in x:
            v348 = x['mcp']
            if not ((v348 == '' or v348 == 0 and type(v348) is not bool or v348 is None or v348 is False or type(v348) is list and (same(v348, [])))): return False
        if 'pack' in x:
            v352 = x['pack']
            if not ((v352 == '' or v352 == 0 and type(v352) is not bool or v352 is None or v352 is False or type(v352) is list and (same(v352, [])))): return False
        if 'skill' in x:
            v356 = x['skill']
            if not ((v356 == '' or v356 == 0 and type(v356) is not bool or v356 is None or v356 is False or type(v356) is list and (same(v356, [])))): return False
        if not ('script' in x): return False
    elif v49 == 'composable':
        try:
            v366 = x['kind']
        except KeyError:
            return False
        if not (v366 == 'composable'): return False
        if 'composable' in x:
            v367 = x['composable']
            if not (type(v367) is dict): return False
            if 'library' in v367:
                v371 = v367['library']
                if not (type(v371) is dict): return False
                try:
                    v372 = v371['group']
                    v376 = v371['artifact']
                except KeyError:
                    return False
                if not (_f14(v372)): return False
                if not (_f14(v376)): return False
                if 'version' in v371:
                    v380 = v371['version']
                    if not (_f14(v380)): return False
            if 'elements' in v367:
                v386 = v367['elements']
                if not (type(v386) is list): return False
                if not (v386): return False
                for v387 in v386:
                    if not (_f16(v387)): return False
            if not ('library' in v367): return False
            if not ('elements' in v367): return False
        if 'entry' in x:
            v397 = x['entry']
            if not ((v397 == '' or v397 == 0 and type(v397) is not bool or v397 is None or v397 is False or type(v397) is list and (same(v397, [])))): return False
        if 'runtime' in x:
            v401 = x['runtime']
            if not ((v401 == '' or v401 == 0 and type(v401) is not bool or v401 is None or v401 is False or type(v401) is list and (same(v401, [])))): return False
        if 'capabilities' in x:
            v405 = x['capabilities']
            if not ((v405 == '' or v405 == 0 and type(v405) is not bool or v405 is None or v405 is False or type(v405) is list and (same(v405, [])))): return False
        if 'assets' in x:
            v409 = x['assets']
            if not ((v409 == '' or v409 == 0 and type(v409) is not bool or v409 is None or v409 is False or type(v409) is list and (same(v409, [])))): return False
        if 'app' in x:
            v413 = x['app']
            if not ((v413 == '' or v413 == 0 and type(v413) is not bool or v413 is None or v413 is False or type(v413) is list and (same(v413, [])))): return False
        if 'mcp' in x:
            v417 = x['mcp']
            if not ((v417 == '' or v417 == 0 and type(v417) is not bool or v417 is None or v417 is False or type(v417) is list and (same(v417, [])))): return False
        if 'pack' in x:
            v421 = x['pack']
            if not ((v421 == '' or v421 == 0 and type(v421) is not bool or v421 is None or v421 is False or type(v421) is list and (same(v421, [])))): return False
        if 'skill' in x:
            v425 = x['skill']
            if not ((v425 == '' or v425 == 0 and type(v425) is not bool or v425 is None or v425 is False or type(v425) is list and (same(v425, [])))): return False
        if 'script' in x:
            v429 = x['script']
            if not ((v429 == '' or v429 == 0 and type(v429) is not bool or v429 is None or v429 is False or type(v429) is list and (same(v429, [])))): return False
        if not ('composable' in x): return False
    elif v49 == 'workflow':
        try:
            v439 = x['kind']
        except KeyError:
            return False
        if not (v439 == 'workflow'): return False
        if 'workflow' in x:
            v440 = x['workflow']
            if not (type(v440) is dict): return False
            if 'format' in v440:
                v444 = v440['format']
                if not (type(v444) is str): return False
                if not (_p1(v444)): return False
            if 'definitions' in v440:
                v448 = v440['definitions']
                if not (type(v448) is list): return False
                if not (v448): return False
                for v449 in v448:
                    if not (_f17(v449)): return False
            if 'fragments' in v440:
                v453 = v440['fragments']
                if not (type(v453) is list): return False
                for v454 in v453:
                    if not (_f17(v454)): return False
            if 'agents' in v440:
                v458 = v440['agents']
                if not (type(v458) is list): return False
                for v459 in v458:
                    if not (_f17(v459)): return False
            if 'dependencies' in v440:
                v463 = v440['dependencies']
                if not (type(v463) is list): return False
                for v464 in v463:
                    if not (_f18(v464)): return False
            if 'hostPermissions' in v440:
                v468 = v440['hostPermissions']
                if not (type(v468) is list): return False
                for v469 in v468:
                    if not (_f14(v469)): return False
            if 'screens' in v440:
                v473 = v440['screens']
                if not (type(v473) is list): return False
                for v474 in v473:
                    if not (_f19(v474)): return False
            if not ('format' in v440): return False
            if not ('definitions' in v440): return False
        if 'entry' in x:
            v484 = x['entry']
            if True: return False
        if 'runtime' in x:
            v488 = x['runtime']
            if True: return False
        if 'capabilities' in x:
            v492 = x['capabilities']
            if True: return False
        if 'assets' in x:
            v496 = x['assets']
            if True: return False
        if 'contributes' in x:
            v500 = x['contributes']
            if True: return False
        if 'app' in x:
            v504 = x['app']
            if True: return False
        if 'mcp' in x:
            v508 = x['mcp']
            if True: return False
        if 'pack' in x:
            v512 = x['pack']
            if True: return False
        if 'skill' in x:
            v516 = x['skill']
            if True: return False
        if 'script' in x:
            v520 = x['script']
            if True: return False
        if 'composable' in x:
            v524 = x['composable']
            if True: return False
        if not ('workflow' in x): return False
    elif v49 == 'role':
        try:
            v534 = x['kind']
        except KeyError:
            return False
        if not (v534 == 'role'): return False
        if 'role' in x:
            v535 = x['role']
            if not (type(v535) is dict): return False
            if 'format' in v535:
                v539 = v535['format']
                if not (type(v539) is str): return False
                if not (_p1(v539)): return False
            if 'roles' in v535:
                v543 = v535['roles']
                if not (type(v543) is list): return False
                if not (v543): return False
                for v544 in v543:
                    if not (_f17(v544)): return False
            if not ('format' in v535): return False
            if not ('roles' in v535): return False
        if 'entry' in x:
            v554 = x['entry']
            if True: return False
        if 'runtime' in x:
            v558 = x['runtime']
            if True: return False
        if 'capabilities' in x:
            v562 = x['capabilities']
            if True: return False
        if 'assets' in x:
            v566 = x['assets']
            if True: return False
        if 'contributes' in x:
            v570 = x['contributes']
            if True: return False
        if 'app' in x:
            v574 = x['app']
            if True: return False
        if 'mcp' in x:
            v578 = x['mcp']
            if True: return False
        if 'pack' in x:
            v582 = x['pack']
            if True: return False
        if 'skill' in x:
            v586 = x['skill']
            if True: return False
        if 'script' in x:
            v590 = x['script']
            if True: return False
        if 'composable' in x:
            v594 = x['composable']
            if True: return False
        if 'workflow' in x:
            v598 = x['workflow']
            if True: return False
        if not ('role' in x): return False
    elif v49 == 'llm':
        try:
            v608 = x['kind']
        except KeyError:
            return False
        if not (v608 == 'llm'): return False
        if 'llm' in x:
            v609 = x['llm']
            if not (type(v609) is dict): return False
        if 'entry' in x:
            v615 = x['entry']
            if True: return False
        if 'runtime' in x:
            v619 = x['runtime']
            if True: return False
        if 'capabilities' in x:
            v623 = x['capabilities']
            if True: return False
        if 'assets' in x:
            v627 = x['assets']
            if True: return False
        if 'app' in x:
            v631 = x['app']
            if True: return False
        if 'mcp' in x:
            v635 = x['mcp']
            if True: return False
        if 'pack' in x:
            v639 = x['pack']
            if True: return False
        if 'skill' in x:
            v643 = x['skill']
            if True: return False
        if 'script' in x:
            v647 = x['script']
            if True: return False
        if 'composable' in x:
            v651 = x['composable']
            if True: return False
        if 'workflow' in x:
            v655 = x['workflow']
            if True: return False
        if 'role' in x:
            v659 = x['role']
            if True: return False
        if not ('llm' in x): return False
    else:
        return False
    return True
