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
    from rasen.verdict.patterns import compile_pattern
    _p2 = compile_pattern('^(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)(?:-(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$')
    return _p2(x)

def _p3(x):
    global _p3
    from rasen.verdict.patterns import compile_pattern
    _p3 = compile_pattern('^\\s*(?:>=|>|<=|<|=)?\\s*\\d+(?:\\.\\d+(?:\\.\\d+)?)?\\s*$')
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
        v659 = x['id']
        if not (_f19(v659)): return False
    if 'path' in x:
        v663 = x['path']
        if not (type(v663) is str): return False
        if not (_f12(v663)): return False
    if 'name' in x:
        v664 = x['name']
        if not (type(v664) is str): return False
        if not (_p1(v664)): return False
    if 'placements' in x:
        v668 = x['placements']
        if not (type(v668) is list): return False
        for v669 in v668:
            if not (type(v669) is str): return False
            if not (_p1(v669)): return False
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
        v679 = x['id']
    except KeyError:
        return False
    if not (type(v679) is str): return False
    if not (_p1(v679)): return False
    if _f20(x):
        if 'version' in x:
            v687 = x['version']
            if not (type(v687) is str): return False
            if not (_p1(v687)): return False
        if 'required' in x:
            v691 = x['required']
            if not (type(v691) is bool): return False
        if 'purpose' in x:
            v692 = x['purpose']
            if not (type(v692) is str): return False
            if not (_p1(v692)): return False
        if 'note' in x:
            v696 = x['note']
            if not (type(v696) is str): return False
            if not (_p1(v696)): return False
    return True

def _f20(x):
    if type(x) is dict:
        try:
            v702 = x['id']
        except KeyError:
            return False
        if not (type(v702) is str): return False
        if not (_p1(v702)): return False
    return True

def _f16(x):
    if not (type(x) is dict): return False
    if 'id' in x:
        v709 = x['id']
        if not (_f19(v709)): return False
    if 'path' in x:
        v713 = x['path']
        if not (type(v713) is str): return False
        if not (_f12(v713)): return False
    if 'name' in x:
        v714 = x['name']
        if not (type(v714) is str): return False
        if not (_p1(v714)): return False
    if 'description' in x:
        v718 = x['description']
        if not (type(v718) is str): return False
        if not (_p1(v718)): return False
    if not ('id' in x): return False
    if not ('path' in x): return False
    return True

def _f15(x):
    if not (type(x) is dict): return False
    if 'id' in x:
        v728 = x['id']
        if not (_f19(v728)): return False
    if 'templateId' in x:
        v732 = x['templateId']
        if not (type(v732) is str): return False
        if not (_p1(v732)): return False
    if 'hue' in x:
        v736 = x['hue']
        if not (type(v736) is str): return False
        if not (_p1(v736)): return False
    if 'surface' in x:
        v740 = x['surface']
        if not (type(v740) is str): return False
        if not (_p1(v740)): return False
    if 'scale' in x:
        v744 = x['scale']
        if not (type(v744) is str): return False
        if not (_p1(v744)): return False
    if 'act' in x:
        v748 = x['act']
        if not (type(v748) is str): return False
        if not (_p1(v748)): return False
    if 'jobs' in x:
        v752 = x['jobs']
        if not (type(v752) is list): return False
        if not (v752): return False
        for v753 in v752:
            if not (type(v753) is str): return False
            if not (_p1(v753)): return False
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
        v769 = x['id']
    except KeyError:
        return False
    if not (type(v769) is str): return False
    if not (_p1(v769)): return False
    if 'version' in x:
        v773 = x['version']
        if not (type(v773) is str): return False
        if not (_p1(v773)): return False
    if 'note' in x:
        v777 = x['note']
        if not (type(v777) is str): return False
        if not (_p1(v777)): return False
    if 'required' in x:
        v781 = x['required']
        if not (type(v781) is bool): return False
    return True

def _f9(x):
    if not (type(x) is dict): return False
    try:
        v784 = x['id']
    except KeyError:
        return False
    if not (type(v784) is str): return False
    if not (_p1(v784)): return False
    if 'local' in x:
        v788 = x['local']
        if not (type(v788) is dict): return False
        if 'wasi' in v788:
            v789 = v788['wasi']
            if not (type(v789) is dict): return False
            try:
                v793 = v789['module']
            except KeyError:
                return False
            if not (type(v793) is str): return False
            if not (((v793 == '')) or _f21(v793)): return False
            if 'remoteUrl' in v789:
                v794 = v789['remoteUrl']
                if not (type(v794) is str): return False
                if not (_p1(v794)): return False
            if 'checksum' in v789:
                v798 = v789['checksum']
                if not (type(v798) is str): return False
                if not (_p4(v798)): return False
            if 'args' in v789:
                v802 = v789['args']
                if not (type(v802) is list): return False
            if 'env' in v789:
                v804 = v789['env']
                if not (_f22(v804)): return False
            if _f23(v789):
                if not ('remoteUrl' in v789 and 'checksum' in v789): return False
        if 'platforms' in v788:
            v812 = v788['platforms']
            if not (type(v812) is dict): return False
            if 'desktop' in v812:
                v813 = v812['desktop']
                if not (type(v813) is dict): return False
                try:
                    v817 = v813['command']
                except KeyError:
                    return False
                if not (_f13(v817)): return False
                if 'args' in v813:
                    v821 = v813['args']
                    if not (type(v821) is list): return False
                if 'env' in v813:
                    v823 = v813['env']
                    if not (_f22(v823)): return False
            if 'android' in v812:
                v829 = v812['android']
                if not (type(v829) is dict): return False
                try:
                    v830 = v829['component']
                except KeyError:
                    return False
                if not (type(v830) is str): return False
                if not (_p1(v830)): return False
        if not ((('wasi' in v788)) or (('platforms' in v788))): return False
    if 'remote' in x:
        v840 = x['remote']
        if not (type(v840) is dict): return False
        try:
            v844 = v840['type']
            v845 = v840['url']
        except KeyError:
            return False
        if not (type(v844) is str and v844 in {'http', 'sse'}): return False
        if not (type(v845) is str): return False
        if not (_p1(v845)): return False
        if 'headers' in v840:
            v849 = v840['headers']
            if not (_f22(v849)): return False
    if not ((('local' in x)) or (('remote' in x))): return False
    return True

def _f23(x):
    if type(x) is dict:
        try:
            v857 = x['module']
        except KeyError:
            return False
        if not (v857 == ''): return False
    return True

def _f22(x):
    if not (type(x) is dict): return False
    for v861, v862 in x.items():
        if _p13(v861):
            if not (type(v862) is str): return False
            if not (_p12(v862)): return False
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
            v873 = x['roles']
            if not (type(v873) is list): return False
    return True

def _f5(x):
    if type(x) is dict:
        try:
            v878 = x['roles']
        except KeyError:
            return False
        if not (type(v878) is list): return False
        v881 = 0
        for v880 in v878:
            if ((v880 == 'host')):
                v881 += 1
                if v881 >= 1:
                    break
        if not (v881 >= 1): return False
    return True

def _f4(x):
    if type(x) is dict:
        if 'roles' in x:
            v886 = x['roles']
            if not (type(v886) is list): return False
            v889 = 0
            for v888 in v886:
                if ((v888 == 'companion')):
                    v889 += 1
                    if v889 >= 1:
                        break
            if not (v889 >= 1): return False
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
        v900 = x['type']
        if not (type(v900) is str): return False
        if not (_p1(v900)): return False
    if 'path' in x:
        v904 = x['path']
        if not (type(v904) is str): return False
        if not (((v904 == '')) or _f24(v904)): return False
    if 'remoteUrl' in x:
        v905 = x['remoteUrl']
        if not (type(v905) is str): return False
        if not (_p1(v905)): return False
    if 'checksum' in x:
        v909 = x['checksum']
        if not (type(v909) is str): return False
        if not (_p4(v909)): return False
    if 'files' in x:
        v913 = x['files']
        if not (type(v913) is list): return False
        for v914 in v913:
            if not (type(v914) is dict): return False
            try:
                v918 = v914['name']
            except KeyError:
                return False
            if not (type(v918) is str): return False
            if not (_p1(v918)): return False
            if 'path' in v914:
                v922 = v914['path']
                if not (type(v922) is str): return False
                if not (((v922 == '')) or _f25(v922)): return False
            if 'remoteUrl' in v914:
                v923 = v914['remoteUrl']
                if not (type(v923) is str): return False
                if not (_p1(v923)): return False
            if 'checksum' in v914:
                v927 = v914['checksum']
                if not (type(v927) is str): return False
                if not (_p4(v927)): return False
            if _f26(v914):
                if not ('remoteUrl' in v914): return False
    if not ('type' in x): return False
    if not ('path' in x): return False
    if _f27(x):
        if not ('remoteUrl' in x): return False
    return True

def _f27(x):
    if type(x) is dict:
        try:
            v943 = x['path']
        except KeyError:
            return False
        if not (v943 == ''): return False
        if 'files' in x:
            v944 = x['files']
            if type(v944) is list:
                if not (len(v944) <= 0): return False
    return True

def _f26(x):
    if type(x) is dict:
        if 'path' in x:
            v951 = x['path']
            if not (v951 == ''): return False
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
        v3 = x['name']
        if not (type(v3) is str): return False
        if not (_p1(v3)): return False
    if 'version' in x:
        v7 = x['version']
        if not (type(v7) is str): return False
        if not (_p2(v7)): return False
    if 'kind' in x:
        v11 = x['kind']
        if not (type(v11) is str and v11 in {'asset', 'code', 'mixed', 'app', 'mcp', 'pack', 'skill', 'script', 'composable', 'workflow', 'role', 'llm'}): return False
    if 'license' in x:
        v12 = x['license']
        if not (type(v12) is str): return False
        if not (_p1(v12)): return False
    if 'compat' in x:
        v16 = x['compat']
        if not (type(v16) is str): return False
        if not (_p3(v16)): return False
    if 'description' in x:
        v17 = x['description']
        if not (type(v17) is str): return False
    if 'author' in x:
        v18 = x['author']
        if not (type(v18) is str): return False
    if 'homepage' in x:
        v19 = x['homepage']
        if not (type(v19) is str): return False
    if 'nameLocalized' in x:
        v20 = x['nameLocalized']
        if not (type(v20) is dict): return False
        for v22 in v20.values():
            if not (type(v22) is str): return False
    if 'descriptionLocalized' in x:
        v23 = x['descriptionLocalized']
        if not (type(v23) is dict): return False
        for v25 in v23.values():
            if not (type(v25) is str): return False
    if 'maturity' in x:
        v26 = x['maturity']
        if not (type(v26) is str and v26 in {'general', 'mature'}): return False
    if 'visibility' in x:
        v27 = x['visibility']
        if not (type(v27) is str and v27 in {'public', 'unlisted', 'private'}): return False
    if 'targetApps' in x:
        v28 = x['targetApps']
        if not (type(v28) is list): return False
        for v29 in v28:
            if not (type(v29) is str): return False
            if not (_p1(v29)): return False
    if 'files' in x:
        v33 = x['files']
        if not (type(v33) is dict): return False
        for v35 in v33.values():
            if not (type(v35) is str): return False
            if not (_p4(v35)): return False
    if not ('azphalt' in x and 'id' in x and 'name' in x and 'version' in x and 'kind' in x and 'license' in x and 'compat' in x and 'files' in x): return False
    v43 = x.get('kind')
    if v43 == 'asset':
        try:
            v46 = x['kind']
        except KeyError:
            return False
        if not (v46 == 'asset'): return False
        if 'assets' in x:
            v47 = x['assets']
            if not (type(v47) is list): return False
            for v48 in v47:
                if not (_f1(v48)): return False
    elif v43 == 'code':
        try:
            v56 = x['kind']
            v57 = x['entry']
            v61 = x['runtime']
        except KeyError:
            return False
        if not (v56 == 'code'): return False
        if not (type(v57) is str): return False
        if not (_p1(v57)): return False
        if not (type(v61) is str and v61 in {'js', 'wasm'}): return False
    elif v43 == 'mixed':
        try:
            v66 = x['kind']
            v67 = x['entry']
            v71 = x['runtime']
        except KeyError:
            return False
        if not (v66 == 'mixed'): return False
        if not (type(v67) is str): return False
        if not (_p1(v67)): return False
        if not (type(v71) is str and v71 in {'js', 'wasm'}): return False
        if 'assets' in x:
            v72 = x['assets']
            if not (type(v72) is list): return False
            for v73 in v72:
                if not (_f1(v73)): return False
    elif v43 == 'app':
        try:
            v81 = x['kind']
        except KeyError:
            return False
        if not (v81 == 'app'): return False
        if 'app' in x:
            v82 = x['app']
            if not (type(v82) is dict): return False
            if 'platforms' in v82:
                v86 = v82['platforms']
                if not (type(v86) is dict): return False
                if 'android' in v86:
                    v87 = v86['android']
                    if not (type(v87) is dict): return False
                    try:
                        v88 = v87['packageId']
                    except KeyError:
                        return False
                    if not (_f2(v88)): return False
                if 'pwa' in v86:
                    v91 = v86['pwa']
                    if not (type(v91) is dict): return False
                    if 'startUrl' in v91:
                        v92 = v91['startUrl']
                        if not (_f3(v92)): return False
                if not ((('android' in v86)) or (('pwa' in v86))): return False
            if 'roles' in v82:
                v97 = v82['roles']
                if not (type(v97) is list): return False
                if not (v97): return False
                for v98 in v97:
                    if not (type(v98) is str and v98 in {'companion', 'host'}): return False
            if 'handoffs' in v82:
                v99 = v82['handoffs']
                if not (type(v99) is list): return False
            if 'hostId' in v82:
                v104 = v82['hostId']
                if not (type(v104) is str): return False
                if not (_p5(v104)): return False
            if not ('platforms' in v82): return False
            if _f4(v82):
                try:
                    v111 = v82['handoffs']
                except KeyError:
                    return False
                if type(v111) is list:
                    if not (v111): return False
            if _f5(v82):
                if not ('hostId' in v82): return False
            else:
                if _f6(v82):
                    if 'hostId' in v82:
                        v123 = v82['hostId']
                        if not (_f7(v123)): return False
        if 'entry' in x:
            v126 = x['entry']
            if not ((v126 == '' or v126 == 0 and type(v126) is not bool or v126 is None or v126 is False or type(v126) is list and (same(v126, [])))): return False
        if 'runtime' in x:
            v130 = x['runtime']
            if not ((v130 == '' or v130 == 0 and type(v130) is not bool or v130 is None or v130 is False or type(v130) is list and (same(v130, [])))): return False
        if 'capabilities' in x:
            v134 = x['capabilities']
            if not ((v134 == '' or v134 == 0 and type(v134) is not bool or v134 is None or v134 is False or type(v134) is list and (same(v134, [])))): return False
        if 'assets' in x:
            v138 = x['assets']
            if not ((v138 == '' or v138 == 0 and type(v138) is not bool or v138 is None or v138 is False or type(v138) is list and (same(v138, [])))): return False
        if 'mcp' in x:
            v142 = x['mcp']
            if not ((v142 == '' or v142 == 0 and type(v142) is not bool or v142 is None or v142 is False or type(v142) is list and (same(v142, [])))): return False
        if 'pack' in x:
            v146 = x['pack']
            if not ((v146 == '' or v146 == 0 and type(v146) is not bool or v146 is None or v146 is False or type(v146) is list and (same(v146, [])))): return False
        if not ('app' in x): return False
    elif v43 == 'mcp':
        try:
            v156 = x['kind']
        except KeyError:
            return False
        if not (v156 == 'mcp'): return False
        if 'mcp' in x:
            v157 = x['mcp']
            if not (type(v157) is dict): return False
            try:
                v166 = v157['servers']
            except KeyError:
                return False
            if 'inputs' in v157:
                v161 = v157['inputs']
                if not (type(v161) is list): return False
                for v162 in v161:
                    if not (type(v162) is dict): return False
                    try:
                        v163 = v162['id']
                    except KeyError:
                        return False
                    if not (_f8(v163)): return False
            if not (type(v166) is list): return False
            if not (v166): return False
            for v167 in v166:
                if not (_f9(v167)): return False
        if 'entry' in x:
            v173 = x['entry']
            if not ((v173 == '' or v173 == 0 and type(v173) is not bool or v173 is None or v173 is False or type(v173) is list and (same(v173, [])))): return False
        if 'runtime' in x:
            v177 = x['runtime']
            if not ((v177 == '' or v177 == 0 and type(v177) is not bool or v177 is None or v177 is False or type(v177) is list and (same(v177, [])))): return False
        if 'capabilities' in x:
            v181 = x['capabilities']
            if not ((v181 == '' or v181 == 0 and type(v181) is not bool or v181 is None or v181 is False or type(v181) is list and (same(v181, [])))): return False
        if 'assets' in x:
            v185 = x['assets']
            if not ((v185 == '' or v185 == 0 and type(v185) is not bool or v185 is None or v185 is False or type(v185) is list and (same(v185, [])))): return False
        if 'app' in x:
            v189 = x['app']
            if not ((v189 == '' or v189 == 0 and type(v189) is not bool or v189 is None or v189 is False or type(v189) is list and (same(v189, [])))): return False
        if 'pack' in x:
            v193 = x['pack']
            if not ((v193 == '' or v193 == 0 and type(v193) is not bool or v193 is None or v193 is False or type(v193) is list and (same(v193, [])))): return False
        if not ('mcp' in x): return False
    elif v43 == 'pack':
        try:
            v203 = x['kind']
        except KeyError:
            return False
        if not (v203 == 'pack'): return False
        if 'pack' in x:
            v204 = x['pack']
            if not (type(v204) is dict): return False
            try:
                v208 = v204['entries']
            except KeyError:
                return False
            if not (type(v208) is list): return False
            if not (v208): return False
            for v209 in v208:
                if not (_f10(v209)): return False
        if 'entry' in x:
            v215 = x['entry']
            if not ((v215 == '' or v215 == 0 and type(v215) is not bool or v215 is None or v215 is False or type(v215) is list and (same(v215, [])))): return False
        if 'runtime' in x:
            v219 = x['runtime']
            if not ((v219 == '' or v219 == 0 and type(v219) is not bool or v219 is None or v219 is False or type(v219) is list and (same(v219, [])))): return False
        if 'capabilities' in x:
            v223 = x['capabilities']
            if not ((v223 == '' or v223 == 0 and type(v223) is not bool or v223 is None or v223 is False or type(v223) is list and (same(v223, [])))): return False
        if 'assets' in x:
            v227 = x['assets']
            if not ((v227 == '' or v227 == 0 and type(v227) is not bool or v227 is None or v227 is False or type(v227) is list and (same(v227, [])))): return False
        if 'app' in x:
            v231 = x['app']
            if not ((v231 == '' or v231 == 0 and type(v231) is not bool or v231 is None or v231 is False or type(v231) is list and (same(v231, [])))): return False
        if 'mcp' in x:
            v235 = x['mcp']
            if not ((v235 == '' or v235 == 0 and type(v235) is not bool or v235 is None or v235 is False or type(v235) is list and (same(v235, [])))): return False
        if not ('pack' in x): return False
    elif v43 == 'skill':
        try:
            v245 = x['kind']
        except KeyError:
            return False
        if not (v245 == 'skill'): return False
        if 'skill' in x:
            v246 = x['skill']
            if not (type(v246) is dict): return False
            try:
                v250 = v246['skills']
            except KeyError:
                return False
            if not (type(v250) is list): return False
            if not (v250): return False
            for v251 in v250:
                if not (type(v251) is dict): return False
                try:
                    v252 = v251['id']
                except KeyError:
                    return False
                if not (_f11(v252)): return False
        if 'entry' in x:
            v257 = x['entry']
            if not ((v257 == '' or v257 == 0 and type(v257) is not bool or v257 is None or v257 is False or type(v257) is list and (same(v257, [])))): return False
        if 'runtime' in x:
            v261 = x['runtime']
            if not ((v261 == '' or v261 == 0 and type(v261) is not bool or v261 is None or v261 is False or type(v261) is list and (same(v261, [])))): return False
        if 'capabilities' in x:
            v265 = x['capabilities']
            if not ((v265 == '' or v265 == 0 and type(v265) is not bool or v265 is None or v265 is False or type(v265) is list and (same(v265, [])))): return False
        if 'assets' in x:
            v269 = x['assets']
            if not ((v269 == '' or v269 == 0 and type(v269) is not bool or v269 is None or v269 is False or type(v269) is list and (same(v269, [])))): return False
        if 'app' in x:
            v273 = x['app']
            if not ((v273 == '' or v273 == 0 and type(v273) is not bool or v273 is None or v273 is False or type(v273) is list and (same(v273, [])))): return False
        if 'mcp' in x:
            v277 = x['mcp']
            if not ((v277 == '' or v277 == 0 and type(v277) is not bool or v277 is None or v277 is False or type(v277) is list and (same(v277, [])))): return False
        if 'pack' in x:
            v281 = x['pack']
            if not ((v281 == '' or v281 == 0 and type(v281) is not bool or v281 is None or v281 is False or type(v281) is list and (same(v281, [])))): return False
        if not ('skill' in x): return False
    elif v43 == 'script':
        try:
            v291 = x['kind']
        except KeyError:
            return False
        if not (v291 == 'script'): return False
        if 'script' in x:
            v292 = x['script']
            if not (type(v292) is dict): return False
            if 'interpreter' in v292:
                v296 = v292['interpreter']
                if not (type(v296) is str): return False
                if not (_p1(v296)): return False
            if 'entry' in v292:
                v300 = v292['entry']
                if not (type(v300) is str): return False
                if not (_f12(v300)): return False
            if 'command' in v292:
                v301 = v292['command']
                if not (type(v301) is str): return False
                if not (_p1(v301)): return False
            if 'args' in v292:
                v305 = v292['args']
                if not (type(v305) is list): return False
                for v306 in v305:
                    if not (_f13(v306)): return False
            if 'dependencies' in v292:
                v310 = v292['dependencies']
                if not (type(v310) is dict): return False
                for v312 in v310.values():
                    if not (type(v312) is list): return False
                    if not (v312): return False
                    for v313 in v312:
                        if not (_f14(v313)): return False
            if not ('interpreter' in v292): return False
            if not ('entry' in v292): return False
        if 'entry' in x:
            v320 = x['entry']
            if not ((v320 == '' or v320 == 0 and type(v320) is not bool or v320 is None or v320 is False or type(v320) is list and (same(v320, [])))): return False
        if 'runtime' in x:
            v324 = x['runtime']
            if not ((v324 == '' or v324 == 0 and type(v324) is not bool or v324 is None or v324 is False or type(v324) is list and (same(v324, [])))): return False
        if 'capabilities' in x:
            v328 = x['capabilities']
            if not ((v328 == '' or v328 == 0 and type(v328) is not bool or v328 is None or v328 is False or type(v328) is list and (same(v328, [])))): return False
        if 'assets' in x:
            v332 = x['assets']
            if not ((v332 == '' or v332 == 0 and type(v332) is not bool or v332 is None or v332 is False or type(v332) is list and (same(v332, [])))): return False
        if 'app' in x:
            v336 = x['app']
            if not ((v336 == '' or v336 == 0 and type(v336) is not bool or v336 is None or v336 is False or type(v336) is list and (same(v336, [])))): return False
        if 'mcp' in x:
            v340 = x['mcp']
            if not ((v340 == '' or v340 == 0 and type(v340) is not bool or v340 is None or v340 is False or type(v340) is list and (same(v340, [])))): return False
        if 'pack' in x:
            v344 = x['pack']
            if not ((v344 == '' or v344 == 0 and type(v344) is not bool or v344 is None or v344 is False or type(v344) is list and (same(v344, [])))): return False
        if 'skill' in x:
            v348 = x['skill']
            if not ((v348 == '' or v348 == 0 and type(v348) is not bool or v348 is None or v348 is False or type(v348) is list and (same(v348, [])))): return False
        if not ('script' in x): return False
    elif v43 == 'composable':
        try:
            v358 = x['kind']
        except KeyError:
            return False
        if not (v358 == 'composable'): return False
        if 'composable' in x:
            v359 = x['composable']
            if not (type(v359) is dict): return False
            if 'library' in v359:
                v363 = v359['library']
                if not (type(v363) is dict): return False
                try:
                    v364 = v363['group']
                    v368 = v363['artifact']
                except KeyError:
                    return False
                if not (_f13(v364)): return False
                if not (_f13(v368)): return False
                if 'version' in v363:
                    v372 = v363['version']
                    if not (_f13(v372)): return False
            if 'elements' in v359:
                v378 = v359['elements']
                if not (type(v378) is list): return False
                if not (v378): return False
                for v379 in v378:
                    if not (_f15(v379)): return False
            if not ('library' in v359): return False
            if not ('elements' in v359): return False
        if 'entry' in x:
            v389 = x['entry']
            if not ((v389 == '' or v389 == 0 and type(v389) is not bool or v389 is None or v389 is False or type(v389) is list and (same(v389, [])))): return False
        if 'runtime' in x:
            v393 = x['runtime']
            if not ((v393 == '' or v393 == 0 and type(v393) is not bool or v393 is None or v393 is False or type(v393) is list and (same(v393, [])))): return False
        if 'capabilities' in x:
            v397 = x['capabilities']
            if not ((v397 == '' or v397 == 0 and type(v397) is not bool or v397 is None or v397 is False or type(v397) is list and (same(v397, [])))): return False
        if 'assets' in x:
            v401 = x['assets']
            if not ((v401 == '' or v401 == 0 and type(v401) is not bool or v401 is None or v401 is False or type(v401) is list and (same(v401, [])))): return False
        if 'app' in x:
            v405 = x['app']
            if not ((v405 == '' or v405 == 0 and type(v405) is not bool or v405 is None or v405 is False or type(v405) is list and (same(v405, [])))): return False
        if 'mcp' in x:
            v409 = x['mcp']
            if not ((v409 == '' or v409 == 0 and type(v409) is not bool or v409 is None or v409 is False or type(v409) is list and (same(v409, [])))): return False
        if 'pack' in x:
            v413 = x['pack']
            if not ((v413 == '' or v413 == 0 and type(v413) is not bool or v413 is None or v413 is False or type(v413) is list and (same(v413, [])))): return False
        if 'skill' in x:
            v417 = x['skill']
            if not ((v417 == '' or v417 == 0 and type(v417) is not bool or v417 is None or v417 is False or type(v417) is list and (same(v417, [])))): return False
        if 'script' in x:
            v421 = x['script']
            if not ((v421 == '' or v421 == 0 and type(v421) is not bool or v421 is None or v421 is False or type(v421) is list and (same(v421, [])))): return False
        if not ('composable' in x): return False
    elif v43 == 'workflow':
        try:
            v431 = x['kind']
        except KeyError:
            return False
        if not (v431 == 'workflow'): return False
        if 'workflow' in x:
            v432 = x['workflow']
            if not (type(v432) is dict): return False
            if 'format' in v432:
                v436 = v432['format']
                if not (type(v436) is str): return False
                if not (_p1(v436)): return False
            if 'definitions' in v432:
                v440 = v432['definitions']
                if not (type(v440) is list): return False
                if not (v440): return False
                for v441 in v440:
                    if not (_f16(v441)): return False
            if 'fragments' in v432:
                v445 = v432['fragments']
                if not (type(v445) is list): return False
                for v446 in v445:
                    if not (_f16(v446)): return False
            if 'agents' in v432:
                v450 = v432['agents']
                if not (type(v450) is list): return False
                for v451 in v450:
                    if not (_f16(v451)): return False
            if 'dependencies' in v432:
                v455 = v432['dependencies']
                if not (type(v455) is list): return False
                for v456 in v455:
                    if not (_f17(v456)): return False
            if 'hostPermissions' in v432:
                v460 = v432['hostPermissions']
                if not (type(v460) is list): return False
                for v461 in v460:
                    if not (_f13(v461)): return False
            if 'screens' in v432:
                v465 = v432['screens']
                if not (type(v465) is list): return False
                for v466 in v465:
                    if not (_f18(v466)): return False
            if not ('format' in v432): return False
            if not ('definitions' in v432): return False
        if 'entry' in x:
            v476 = x['entry']
            if True: return False
        if 'runtime' in x:
            v480 = x['runtime']
            if True: return False
        if 'capabilities' in x:
            v484 = x['capabilities']
            if True: return False
        if 'assets' in x:
            v488 = x['assets']
            if True: return False
        if 'contributes' in x:
            v492 = x['contributes']
            if True: return False
        if 'app' in x:
            v496 = x['app']
            if True: return False
        if 'mcp' in x:
            v500 = x['mcp']
            if True: return False
        if 'pack' in x:
            v504 = x['pack']
            if True: return False
        if 'skill' in x:
            v508 = x['skill']
            if True: return False
        if 'script' in x:
            v512 = x['script']
            if True: return False
        if 'composable' in x:
            v516 = x['composable']
            if True: return False
        if not ('workflow' in x): return False
    elif v43 == 'role':
        try:
            v526 = x['kind']
        except KeyError:
            return False
        if not (v526 == 'role'): return False
        if 'role' in x:
            v527 = x['role']
            if not (type(v527) is dict): return False
            if 'format' in v527:
                v531 = v527['format']
                if not (type(v531) is str): return False
                if not (_p1(v531)): return False
            if 'roles' in v527:
                v535 = v527['roles']
                if not (type(v535) is list): return False
                if not (v535): return False
                for v536 in v535:
                    if not (_f16(v536)): return False
            if not ('format' in v527): return False
            if not ('roles' in v527): return False
        if 'entry' in x:
            v546 = x['entry']
            if True: return False
        if 'runtime' in x:
            v550 = x['runtime']
            if True: return False
        if 'capabilities' in x:
            v554 = x['capabilities']
            if True: return False
        if 'assets' in x:
            v558 = x['assets']
            if True: return False
        if 'contributes' in x:
            v562 = x['contributes']
            if True: return False
        if 'app' in x:
            v566 = x['app']
            if True: return False
        if 'mcp' in x:
            v570 = x['mcp']
            if True: return False
        if 'pack' in x:
            v574 = x['pack']
            if True: return False
        if 'skill' in x:
            v578 = x['skill']
            if True: return False
        if 'script' in x:
            v582 = x['script']
            if True: return False
        if 'composable' in x:
            v586 = x['composable']
            if True: return False
        if 'workflow' in x:
            v590 = x['workflow']
            if True: return False
        if not ('role' in x): return False
    elif v43 == 'llm':
        try:
            v600 = x['kind']
        except KeyError:
            return False
        if not (v600 == 'llm'): return False
        if 'llm' in x:
            v601 = x['llm']
            if not (type(v601) is dict): return False
        if 'entry' in x:
            v607 = x['entry']
            if True: return False
        if 'runtime' in x:
            v611 = x['runtime']
            if True: return False
        if 'capabilities' in x:
            v615 = x['capabilities']
            if True: return False
        if 'assets' in x:
            v619 = x['assets']
            if True: return False
        if 'app' in x:
            v623 = x['app']
            if True: return False
        if 'mcp' in x:
            v627 = x['mcp']
            if True: return False
        if 'pack' in x:
            v631 = x['pack']
            if True: return False
        if 'skill' in x:
            v635 = x['skill']
            if True: return False
        if 'script' in x:
            v639 = x['script']
            if True: return False
        if 'composable' in x:
            v643 = x['composable']
            if True: return False
        if 'workflow' in x:
            v647 = x['workflow']
            if True: return False
        if 'role' in x:
            v651 = x['role']
            if True: return False
        if not ('llm' in x): return False
    else:
        return False
    return True
