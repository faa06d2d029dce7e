"""Which language a run speaks, by setting, environment and system (packages spec 11)."""

from __future__ import annotations

import ctypes
import json
import os
import subprocess
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rasen.locale import LANGUAGES
from rasen.locale.resolve import current_language, from_environment, normalized, supported

LINUX = "linux"


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (" ja_JP.UTF-8\n", "ja-jp"),
        ("zh_Hans_CN@pinyin", "zh-hans-cn"),
        ("de_DE@euro", "de-de"),
        ("sr_RS.UTF-8@latin", "sr-rs"),
        ("C.UTF-8", "c"),
        (".UTF-8", ""),
        ("@euro", ""),
        (" \t", ""),
    ],
)
def test_locale_names_are_normalized(value, expected):
    """A name is trimmed, in lower case, cut at the first dot or at sign, joined by hyphens."""
    assert normalized(value) == expected


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("en", "en"),
        ("EN", "en"),
        ("en-GB", "en"),
        ("en_US.UTF-8", "en"),
        ("en@quot", "en"),
        ("enm", None),
        ("english", None),
        ("ja", "ja"),
        (" ja ", "ja"),
        ("JA_jp.eucJP", "ja"),
        ("ja-Latn-JP", "ja"),
        ("jav", None),
        ("zh", "zh-cn"),
        ("zh.UTF-8", "zh-cn"),
        ("zh-CN", "zh-cn"),
        ("zh_CN.GB18030", "zh-cn"),
        ("zh_SG", "zh-cn"),
        ("zh-Hans", "zh-cn"),
        ("zh-Hans-TW", "zh-cn"),
        ("zh_hans_hk", "zh-cn"),
        ("zh-cmn-Hans-CN", "zh-cn"),
        ("zh-Hant", None),
        ("zh-Hant-CN", None),
        ("zh_Hant_SG", None),
        ("zh-Latn-CN", None),
        ("zh-TW", None),
        ("zh_HK.UTF-8", None),
        ("zh-MO", None),
        ("zh-419", None),
        ("zha", None),
        ("cn", None),
        ("fr", None),
        ("auto", None),
        ("UTF-8", None),
        ("C", None),
        ("", None),
        ("日本語", None),
    ],
)
def test_supported_languages_are_told_by_language_script_and_region(value, expected):
    """English and Japanese count in every region, Chinese by its script, else by its region."""
    assert supported(value) == expected


@given(st.text(max_size=20))
def test_any_text_is_some_language_or_none(value):
    """No value of a variable fails, and normalizing twice changes nothing more."""
    assert supported(value) in (None, *LANGUAGES)
    assert from_environment({"LC_ALL": value}, platform=LINUX) in LANGUAGES
    assert supported(normalized(value)) == supported(value)


@pytest.mark.parametrize(
    ("env", "expected"),
    [
        ({}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LC_MESSAGES": "zh_CN.UTF-8", "LANG": "ja_JP.UTF-8"}, "zh-cn"),
        ({"LC_ALL": "ja_JP", "LC_MESSAGES": "zh_CN", "LANG": "en_US"}, "ja"),
        ({"LC_ALL": "en_US.UTF-8", "LANG": "ja_JP.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": " ", "LANG": "ja"}, "ja"),
        ({"LC_ALL": "C", "LANG": "ja_JP.UTF-8"}, "en"),
        ({"LC_ALL": "C.UTF-8", "LANG": "ja_JP.UTF-8"}, "en"),
        ({"LC_ALL": "POSIX", "LANG": "zh_CN.UTF-8"}, "en"),
        ({"LC_ALL": "fr_FR.UTF-8", "LANG": "ja_JP.UTF-8"}, "en"),
        ({"LC_ALL": "de", "LANG": "ja_JP.UTF-8"}, "en"),
        ({"LC_ALL": "gsw_CH", "LANG": "ja_JP.UTF-8"}, "en"),
        ({"LC_ALL": "zh_TW.UTF-8", "LANG": "ja_JP.UTF-8"}, "en"),
        ({"LC_ALL": "UTF-8", "LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LC_ALL": "utf-8", "LC_MESSAGES": "UTF8", "LANG": "zh_CN"}, "zh-cn"),
        ({"LC_ALL": ".UTF-8", "LC_MESSAGES": "@euro", "LANG": "ja_JP"}, "ja"),
        ({"LC_ALL": "german", "LANG": "ja_JP"}, "ja"),
        ({"LC_MESSAGES": "UTF-8"}, "en"),
        ({"LC_CTYPE": "ja_JP.UTF-8", "LANGUAGE": "ja"}, "en"),
    ],
)
def test_first_variable_with_a_language_decides(env, expected):
    """LC_ALL goes before LC_MESSAGES and LANG; blanks and values without a language are skipped."""
    assert from_environment(env, platform=LINUX) == expected


def _defaults(monkeypatch, answer):
    """Let the system's `defaults` answer with bytes, or raise; gives the list of calls."""
    calls = []

    def run(command, **options):
        calls.append((command, options["timeout"]))
        if isinstance(answer, Exception):
            raise answer
        return SimpleNamespace(stdout=answer)

    monkeypatch.setattr(subprocess, "run", run)
    return calls


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (b"ja_JP\n", "ja"),
        (b"ja_JP@calendar=japanese\n", "ja"),
        (b"zh-Hans_CN\n", "zh-cn"),
        (b"zh-Hant_TW\n", "en"),
        (b"en_GB\n", "en"),
        (b"fr_FR\n", "en"),
        (b"", "en"),
        (b"\xff\xfe\n", "en"),
        (FileNotFoundError(2, "No such file"), "en"),
        (subprocess.TimeoutExpired("defaults", 2), "en"),
    ],
)
def test_macos_is_asked_where_no_variable_has_a_language(monkeypatch, answer, expected):
    """On macOS the system's locale decides after the variables, and its absence never fails."""
    calls = _defaults(monkeypatch, answer)
    assert from_environment({"LC_CTYPE": "UTF-8", "LANG": ""}, platform="darwin") == expected
    assert calls == [(["/usr/bin/defaults", "read", "-g", "AppleLocale"], 2)]


def test_macos_is_not_asked_where_a_variable_decides(monkeypatch):
    """The variables go before the system's locale, also where they name another language."""
    calls = _defaults(monkeypatch, b"ja_JP\n")
    assert from_environment({"LANG": "zh_CN.UTF-8"}, platform="darwin") == "zh-cn"
    assert from_environment({"LANG": "fr_FR.UTF-8"}, platform="darwin") == "en"
    assert calls == []


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("ja-JP", "ja"),
        ("zh-CN", "zh-cn"),
        ("zh-Hans-SG", "zh-cn"),
        ("zh-TW", "en"),
        ("fr-FR", "en"),
        ("", "en"),
    ],
)
def test_windows_goes_by_the_locale_of_the_user(monkeypatch, name, expected):
    """On Windows the locale variables count for nothing; the user's locale decides."""

    def answer(buffer, size):
        assert len(name) < size
        buffer.value = name

    kernel = SimpleNamespace(GetUserDefaultLocaleName=answer)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    env = {"LC_ALL": "ja_JP.UTF-8", "LC_MESSAGES": "ja_JP", "LANG": "zh_CN.UTF-8"}
    assert from_environment(env, platform="win32") == expected


def test_windows_without_its_library_is_english(monkeypatch):
    """Where the system cannot be asked, English is spoken."""
    monkeypatch.delattr(ctypes, "windll", raising=False)
    assert from_environment({"LANG": "ja_JP.UTF-8"}, platform="win32") == "en"


@pytest.fixture
def settings(tmp_path):
    """Give a function that writes the settings file, and says the environment that names it."""

    def write(content):
        data = content if isinstance(content, bytes) else json.dumps(content).encode()
        (tmp_path / "config.json").write_bytes(data)
        return {"RASEN_HOME": str(tmp_path), "HOME": str(tmp_path)}

    return write


@pytest.mark.parametrize(
    ("named", "configured", "lang", "expected"),
    [
        ("ja", "zh-cn", "en_US.UTF-8", "ja"),
        ("zh_CN.UTF-8", "ja", "ja_JP", "zh-cn"),
        (" EN ", "ja", "ja_JP", "en"),
        ("fr", "ja", "zh_CN", "ja"),
        ("zh-TW", "auto", "ja_JP", "ja"),
        ("C", "zh-cn", "ja_JP", "zh-cn"),
        ("auto", "ja", "zh_CN", "ja"),
        ("", "zh-cn", "ja_JP", "zh-cn"),
        (" ", "en", "ja_JP", "en"),
        (None, "ja", "zh_CN.UTF-8", "ja"),
        (None, "auto", "zh_CN.UTF-8", "zh-cn"),
        (None, None, "ja_JP.UTF-8", "ja"),
    ],
)
def test_variable_goes_before_setting_and_setting_before_locale(
    settings, named, configured, lang, expected
):
    """RASEN_LANG decides if it is supported, then `language` unless `auto`, then the locale."""
    env = {**settings({"language": configured} if configured else {}), "LANG": lang}
    if named is not None:
        env["RASEN_LANG"] = named
    assert current_language(env, "/") == expected


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"null",
        b'"ja"',
        b"[]",
        b'["language", "ja"]',
        b"{}",
        b'{"language": null}',
        b'{"language": 1}',
        b'{"language": true}',
        b'{"language": ["ja"]}',
        b'{"language": {"ja": "ja"}}',
        b'{"language": "fr"}',
        b'{"language": ""}',
        b'{"language": "\\ud800"}',
        b'\xff\xfe{"language": "ja"}',
        '{"language": "ja"}'.encode("utf-16"),
        b'{"language": "ja"',
        b"[" * 200_000,
        b'{"a": ' + b"1" * 10_000 + b', "language": "ja"}',
        b" " * (1 << 20) + b'{"language": "ja"}',
    ],
    ids=lambda content: repr(content[:24]),
)
def test_broken_settings_are_as_none(settings, content):
    """A settings file that is no object, no JSON, no text or far too large decides nothing."""
    env = {**settings(content), "LANG": "zh_CN.UTF-8"}
    assert current_language(env, "/") == "zh-cn"


def _nothing(path):
    return None


def _folder(path):
    path.mkdir()


def _pipe(path):
    os.mkfifo(path)


def _loop(path):
    path.symlink_to(path)


@pytest.mark.parametrize("make", [_nothing, _folder, _pipe, _loop])
def test_settings_that_are_no_file_are_as_none(tmp_path, make):
    """Where the settings file should be, nothing or anything may stand, and no run waits for it."""
    make(tmp_path / "config.json")
    env = {"RASEN_HOME": str(tmp_path), "LANG": "ja_JP.UTF-8"}
    assert current_language(env, "/") == "ja"


def test_settings_lie_in_the_config_folder(tmp_path):
    """RASEN_HOME names the folder, else XDG_CONFIG_HOME, else the home folder; never data."""
    for name, language in (("own", "ja"), ("xdg/rasen", "zh-cn"), ("home/.rasen", "ja")):
        (tmp_path / name).mkdir(parents=True)
        (tmp_path / name / "config.json").write_text(json.dumps({"language": language}))
    home = {"HOME": str(tmp_path / "home"), "LANG": "C"}
    xdg = {**home, "XDG_CONFIG_HOME": str(tmp_path / "xdg")}
    assert current_language({**xdg, "RASEN_HOME": "own"}, str(tmp_path)) == "ja"
    assert current_language({**xdg, "RASEN_HOME": " "}, str(tmp_path)) == "zh-cn"
    assert current_language({**home, "XDG_DATA_HOME": str(tmp_path / "xdg")}, "/") == "ja"
    assert current_language({"HOME": str(tmp_path), "LANG": "C"}, "/") == "en"


@pytest.mark.parametrize(
    ("env", "words"),
    [
        ({"RASEN_LANG": "ja"}, "使い方: "),
        ({"LC_ALL": "zh_CN.UTF-8"}, "用法："),
        ({"LANG": "fr_FR.UTF-8"}, "Usage: "),
    ],
)
def test_program_speaks_the_language(rasen, env, words):
    """The command line goes by the same rules, whatever encoding the system has by default."""
    done = rasen("--help", env={**env, "PYTHONUTF8": "1"})
    assert done.returncode == 0
    assert done.stdout.decode("utf-8").startswith(words)
