"""Formats at their edges; the official suite has many more."""

from __future__ import annotations

import pytest

from rasen.verdict.formats import FORMATS

CASES = [
    ("date", "2024-02-29", True),
    ("date", "2023-02-29", False),
    ("date", "2024-02-29\n", False),
    ("time", "23:59:60Z", True),
    ("time", "22:59:60Z", False),
    ("time", "01:29:60+01:30", True),
    ("time", "12:00:00", False),
    ("date-time", "2024-01-01t12:00:00.5z", True),
    ("date-time", "2024-01-01 12:00:00Z", False),
    ("duration", "P1Y2M3DT4H5M6S", True),
    ("duration", "P", False),
    ("duration", "P1YT", False),
    ("email", "joe.blow@example.com", True),
    ("email", '"a b"@[IPv6:::1]', True),
    ("email", "a..b@example.com", False),
    ("email", "é@example.com", False),
    ("idn-email", "é@例え.jp", True),
    ("hostname", "a-b.example", True),
    ("hostname", "-a.example", False),
    ("hostname", "a" * 64, False),
    ("hostname", "xn--nxasmq6b", True),
    ("ipv4", "127.0.0.1", True),
    ("ipv4", "127.00.0.1", False),
    ("ipv6", "::ffff:1.2.3.4", True),
    ("ipv6", "1::2::3", False),
    ("ipv6", "fe80::1%eth0", False),
    ("uri", "urn:rasen:schema:v1:files:workflow", True),
    ("uri", "/relative", False),
    ("uri", "http://[::1]:80/a?b#c", True),
    ("uri", "http://a b", False),
    ("uri-reference", "1:2", False),
    ("iri", "http://例え.jp/ä", True),
    ("uuid", "2EB8AA08-AA98-11EA-B4AA-73B441D16380", True),
    ("uuid", "2eb8aa08aa9811eab4aa73b441d16380", False),
    ("json-pointer", "/a~1b/~0", True),
    ("json-pointer", "/a~2", False),
    ("relative-json-pointer", "0#", True),
    ("relative-json-pointer", "01/a", False),
    ("regex", r"^\p{L}+$", True),
    ("regex", r"\a", False),
    ("uri-template", "/a/{b*}{?c,d:3}", True),
    ("uri-template", "/a/{b", False),
]


@pytest.mark.parametrize(("name", "text", "valid"), CASES)
def test_formats(name, text, valid):
    """A text conforms to its format or does not."""
    assert FORMATS[name](text) is valid


@pytest.mark.parametrize("name", sorted(FORMATS))
def test_long_texts_are_judged_in_linear_time(name):
    """No format goes back over a long text again and again."""
    for unit in ("a", "a.", "1:", "%20", "{a}", '"', "/~0", "((a+)+", "\ud800"):
        FORMATS[name](unit * 3_000)
        FORMATS[name](f"a@{unit * 3_000}")
        FORMATS[name](f"http://{unit * 3_000}")
