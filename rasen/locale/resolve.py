"""Which language a run speaks (packages spec, section 11)."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

ENGLISH = "en"


def current_language(env: Mapping[str, str], cwd: str) -> str:
    """Give the language of human output: `en`, `ja` or `zh-cn`."""
    named = supported(env.get("RASEN_LANG", ""))
    if named:
        return named
    chosen = _configured(env, cwd)
    return chosen or from_environment(env, platform=sys.platform)


def from_environment(env: Mapping[str, str], *, platform: str) -> str:
    """Give the language that the locale variables or the system name, English where none does."""
    if platform != "win32":
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            value = normalized(env.get(name, ""))
            if not value:
                continue
            if language := supported(value):
                return language
            if value in ("c", "posix") or _names_language(value):
                return ENGLISH
    return supported(_system_locale(platform)) or ENGLISH


def normalized(value: str) -> str:
    """Give a locale name trimmed, in lower case, cut at `.` or `@`, its parts joined by `-`."""
    name = value.strip().lower().partition(".")[0].partition("@")[0]
    return name.replace("_", "-")


def supported(value: str) -> str | None:
    """Give the supported language that a locale name stands for, None for any other."""
    language, _, rest = normalized(value).partition("-")
    if language in (ENGLISH, "ja"):
        return language
    if language != "zh":
        return None
    return "zh-cn" if _is_simplified(rest.split("-") if rest else []) else None


def _names_language(value: str) -> bool:
    """Tell whether a normalized locale name has a language in it.

    macOS sets variables to a bare `UTF-8`, which has the form of a language and region.
    """
    language = value.partition("-")[0]
    return value != "utf-8" and len(language) in (2, 3) and _is_latin(language)


def _is_simplified(parts: list[str]) -> bool:
    """Tell whether the parts behind `zh` mean simplified Chinese: the script, else the region."""
    if not parts:
        return True
    script = next((part for part in parts if len(part) == 4 and _is_latin(part)), None)
    if script is not None:
        return script == "hans"
    region = next((part for part in parts if len(part) == 2 and _is_latin(part)), None)
    return region in ("cn", "sg")


def _is_latin(part: str) -> bool:
    return part.isascii() and part.isalpha()


def _configured(env: Mapping[str, str], cwd: str) -> str | None:
    """Give the language that the settings file names, None for `auto`, nonsense or no file."""
    from rasen.files.home import find_homes
    from rasen.files.settings_file import read_settings_file

    home = env.get("HOME") or os.path.expanduser("~")
    homes = find_homes(env, cwd, home=home, warn=lambda _: None)
    language = (read_settings_file(homes).document or {}).get("language")
    return language if language in (ENGLISH, "ja", "zh-cn") else None


def _system_locale(platform: str) -> str:
    """Give the locale that the system itself names, an empty text where it names none."""
    if platform == "darwin":
        return _macos_locale()
    return _windows_locale() if platform == "win32" else ""


def _macos_locale() -> str:
    import subprocess

    try:
        done = subprocess.run(
            ["/usr/bin/defaults", "read", "-g", "AppleLocale"],
            capture_output=True,
            timeout=2,
            check=False,
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.decode("utf-8", "replace")


def _windows_locale() -> str:
    """Give the user's locale as Windows names it (`ja-JP`); Python's names are of other forms."""
    import ctypes

    system: Any = getattr(ctypes, "windll", None)
    if system is None:
        return ""
    name = ctypes.create_unicode_buffer(85)  # LOCALE_NAME_MAX_LENGTH
    system.kernel32.GetUserDefaultLocaleName(name, len(name))
    return name.value
