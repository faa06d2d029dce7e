"""ECMA-262 patterns: what they match, what is refused, and that matching stays linear."""

from __future__ import annotations

import re
import time

import pytest

from rasen.verdict.patterns import PatternError, compile_pattern, is_linear, translate

MATCHES = [
    ("", "", True),
    ("^$", "\n", False),
    ("[]", "a", False),
    ("[^]", "\n", True),
    ("a.c", "a\u2028c", False),
    ("a.c", "a😀c", True),
    (r"^\cJ$", "\n", True),
    (r"^\x41\u0042\u{43}$", "ABC", True),
    (r"^\ud83d\ude00$", "😀", True),
    (r"^[\ud83d\ude00-\ud83d\ude02]$", "😁", True),
    (r"^\0$", "\x00", True),
    (r"[\b]", "\b", True),
    (r"\bfoo\b", "a foo.", True),
    (r"\bfoo\b", "éfooé", True),
    (r"\Bfoo", "afoo", True),
    (r"\B", "", True),
    (r"^(?<a>x)\k<a>$", "xx", True),
    (r"^(?:(a)|b)\1$", "b", True),
    (r"(?<=a)b", "ab", True),
    (r"(?<!a)b", "ab", False),
    (r"^(?=.*\d)(?=.*[a-z]).{4,}$", "abc1", True),
    (r"^\P{Lu}+$", "abC", False),
    (r"^\p{Script_X}?$", None, None),
    (r"^\p{General_Category=Decimal_Number}$", "٣", True),
    (r"^[\p{L}\d]+$", "ä7", True),
    (r"^[^\p{L}]+$", "7!", True),
    (r"^\p{ASCII}$", "é", False),
    (r"^[\w-]+$", "a-b", True),
    (r"^[\w-.]+$", "a-.", True),
    (r"^\@\-$", "@-", True),
    ("^{a}]$", "{a}]", True),
    ("^a{2}$", "aa", True),
    ("^a{,2}$", "a{,2}", True),
    ("a{0}b", "b", True),
    ("x*?y", "xxy", True),
    ("(?:^)*a", "a", True),
    ("^(?:(?:){1000000}){1000000}a?a?a$", "aa", True),
    ("^(?:(?:^){0,1000000}){1000000}a?a?a$", None, None),
    ("^[a-c-]$", "-", True),
]


@pytest.mark.parametrize(("pattern", "text", "found"), MATCHES)
def test_patterns_match(pattern, text, found):
    """A pattern finds what an ECMA-262 engine with the `u` flag finds."""
    if text is None:
        with pytest.raises(PatternError):
            compile_pattern(pattern)
    else:
        assert compile_pattern(pattern)(text) is found


REFUSED = [
    "(", ")", "[", "a**", "*a", "a{2,1}", "{2}", r"\a", r"\Z", r"\u{110000}", r"\u12", r"\x1", r"\c1",
    r"\1", r"\k<a>", "(?<a>x)(?<a>y)", "(?<1>x)", "(?i:x)", r"\p{Nonsense}", r"\p{Script=Greek}",
    r"\p{L", "[b-a]", "\\", r"\01", "(?", "^*", "(?<=a*)b", r"(\1)", "(" * 5000, "(a{1,1000}){1,1000}{2}",
    r"[\B]", r"[\k]",
]  # fmt: skip


@pytest.mark.parametrize("pattern", REFUSED)
def test_what_is_no_pattern_is_refused(pattern):
    """One kind of error, whatever is wrong."""
    with pytest.raises(PatternError):
        compile_pattern(pattern)


EXPLOSIVE = [
    ("^(a+)+$", "a", "!"),
    ("(a|a)*b", "a", ""),
    ("^(a|a)*$", "a", "!"),
    ("(.*)*x", "y", ""),
    (r"^(\w+\s?)*$", "ab ", "!"),
    ("^([a-z]+)*@", "a", ""),
    (r"^\s+|\s+$", "x ", "x"),
    ("(x+x+)+y", "x", ""),
    ("^(?:a?){30}a{30}$", "a", "b"),
    (r"[a-z]+@[a-z]+\.com", "a", ""),
    (r"^.*a.*b.*c$", "ab", ""),
]


@pytest.mark.parametrize(("pattern", "unit", "end"), EXPLOSIVE)
def test_matching_is_linear(pattern, unit, end):
    """A hundred thousand characters are done in a moment, and wrong ones take no longer."""
    matches = compile_pattern(pattern)
    times = []
    for count in (25_000, 100_000):
        text = unit * count + end
        matches(text)
        start = time.process_time()
        matches(text)
        times.append(time.process_time() - start)
    assert times[1] < 12 * times[0] + 0.02


SAFE = [
    r"^[a-z0-9]+(?:-[a-z0-9]+)*$",
    r"^\d{4}-\d{2}-\d{2}$",
    r"^.*\.md$",
    "^(?:feat|fix|docs)$",
    "^[a-z]{1,63}$",
    r"\S",
    "^sha256:[0-9a-f]{64}$",
    "^foo.*",
]


@pytest.mark.parametrize("pattern", SAFE)
def test_common_patterns_stay_with_re(pattern):
    """The automaton is for patterns that need it."""
    assert is_linear(pattern)


@pytest.mark.parametrize("pattern", ["^(a+)+$", "ba+c", "^[a-z]*[a-y]*$", "^(a?){9}b*c"])
def test_ambiguous_patterns_are_known(pattern):
    """What may go back over the same text again and again is told from the pattern."""
    assert not is_linear(pattern)


def test_translation_is_for_re_search():
    """The translated text is a Python expression without flags."""
    assert translate("^a$") == r"\Aa\Z"
    assert re.search(translate(r"^\d+$"), "12")
    assert not re.search(translate(r"^\d+$"), "12\n")


def test_the_error_says_where():
    """A refusal names the position in the pattern."""
    with pytest.raises(PatternError, match="position 3"):
        compile_pattern("ab(")
