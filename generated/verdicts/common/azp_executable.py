# Made from schemas/common/azp-executable.schema.json by `make generate`; do not edit.
"""Verdicts on common:azp-executable."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is str and x in {'js', 'mjs', 'cjs', 'jsx', 'ts', 'tsx', 'wasm', 'class', 'jar', 'dex', 'so', 'dll', 'dylib', 'exe', 'com', 'bat', 'cmd', 'sh', 'bash', 'zsh', 'fish', 'ps1', 'py', 'pyc', 'rb', 'php', 'pl', 'swift', 'kt', 'kts', 'ksh', 'csh', 'tcsh', 'command', 'psm1', 'vbs', 'vbe', 'jse', 'wsf', 'wsh', 'hta', 'lua', 'tcl', 'groovy', 'scpt', 'applescript', 'scr', 'pif', 'msi', 'msix', 'apk', 'aab', 'aar', 'ipa', 'deb', 'rpm', 'dmg', 'appimage', 'node', 'pyw', 'pyz', 'pyo', 'whl', 'war', 'ear', 'swf', 'jnlp', 'sys', 'ocx', 'cpl', 'ko'}): return False
    return True
