"""The formats of JSON Schema 2020-12 (validation 7.3) as functions from text to "it conforms".

A format without an entry is an annotation: `idn-hostname` (IDNA 2008 needs tables that the
standard library lacks) and whatever a schema invents. Expressions are compiled at first use.
"""

from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def is_date(text: str) -> bool:
    """RFC 3339 full-date."""
    if not _matches(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        return False
    year, month, day = int(text[:4]), int(text[5:7]), int(text[8:])
    return 1 <= month <= 12 and 1 <= day <= _days(year, month)


def is_time(text: str) -> bool:
    """RFC 3339 full-time; a leap second is the last second of a day in UTC."""
    if not _matches(_TIME, text):
        return False
    hour, minute, second = int(text[:2]), int(text[3:5]), int(text[6:8])
    shift = 0
    if text[-1] not in "zZ":
        offset_hour, offset_minute = int(text[-5:-3]), int(text[-2:])
        if offset_hour > 23 or offset_minute > 59:
            return False
        shift = (offset_hour * 60 + offset_minute) * (-1 if text[-6] == "+" else 1)
    if hour > 23 or minute > 59 or second > 60:
        return False
    return second < 60 or (hour * 60 + minute + shift) % 1440 == 1439


def is_date_time(text: str) -> bool:
    """RFC 3339 date-time."""
    return text[10:11] in ("T", "t") and is_date(text[:10]) and is_time(text[11:])


def is_duration(text: str) -> bool:
    """ISO 8601 duration as RFC 3339 appendix A writes it."""
    return _matches(_DURATION, text)


def is_email(text: str) -> bool:
    """RFC 5321 Mailbox."""
    return text.isascii() and is_idn_email(text)


def is_idn_email(text: str) -> bool:
    """RFC 6531 Mailbox; labels beyond ASCII are taken as they are."""
    local, at, domain = text.rpartition("@")
    if not at or len(local.encode("utf-8", "surrogatepass")) > 64:
        return False
    if not (_matches(_DOT_ATOM, local) or _matches(_QUOTED_LOCAL, local)):
        return False
    if domain.startswith("[") and domain.endswith("]"):
        literal = domain[1:-1]
        if literal[:5].lower() == "ipv6:":
            return is_ipv6(literal[5:])
        return is_ipv4(literal)
    return 0 < len(domain) <= 253 and _matches(_WIDE_DOMAIN, domain)


def is_hostname(text: str) -> bool:
    """RFC 1123 2.1 host name; an A-label (`xn--…`) must decode (RFC 5890 2.3.2.1)."""
    if not 0 < len(text) <= 253 or not text.isascii():
        return False
    return all(map(_is_label, text.split(".")))


def is_ipv4(text: str) -> bool:
    """RFC 2673 3.2 dotted quad without leading zeros."""
    return _matches(_IPV4, text)


def is_ipv6(text: str) -> bool:
    """RFC 4291 2.2 text form, without a zone."""
    head, double, tail = text.partition("::")
    if double and "::" in tail:
        return False
    count = 0
    for part, last in ((head, not double), (tail, True)):
        groups = part.split(":") if part else []
        if groups and last and "." in groups[-1]:
            if not is_ipv4(groups.pop()):
                return False
            count += 2
        if not all(_matches(r"[0-9A-Fa-f]{1,4}", group) for group in groups):
            return False
        count += len(groups)
    return count <= 7 if double else count == 8


def is_uri(text: str) -> bool:
    """RFC 3986 URI."""
    return text.isascii() and is_iri(text)


def is_uri_reference(text: str) -> bool:
    """RFC 3986 URI-reference."""
    return text.isascii() and is_iri_reference(text)


def is_iri(text: str) -> bool:
    """RFC 3987 IRI."""
    return _matches(r"[A-Za-z][A-Za-z0-9+.\-]*:.*", text) and is_iri_reference(text)


def is_iri_reference(text: str) -> bool:
    """RFC 3987 IRI-reference."""
    found = _expression(_REFERENCE).fullmatch(text)
    if found is None:
        return False
    scheme, authority, path, query, fragment = found.groups()
    allowed = _ASCII if text.isascii() else _WIDE
    if authority is None:
        first = path.partition("/")[0]
        if path.startswith("//") or (scheme is None and ":" in first):
            return False
    elif not _is_authority(authority, allowed) or (path and not path.startswith("/")):
        return False
    return (
        _matches(allowed["path"], path)
        and _matches(allowed["query"], query or "")
        and _matches(allowed["fragment"], fragment or "")
    )


def is_uuid(text: str) -> bool:
    """RFC 4122 section 3 text form."""
    return _matches(r"[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}", text)


def is_json_pointer(text: str) -> bool:
    """RFC 6901 section 3."""
    return _matches(r"(?:/(?:[^/~]|~[01])*)*", text)


def is_relative_json_pointer(text: str) -> bool:
    """Relative JSON pointer, draft 01 section 3."""
    found = _expression(r"(?:0|[1-9][0-9]*)(#|[\s\S]*)").fullmatch(text)
    return found is not None and (found[1] == "#" or is_json_pointer(found[1]))


def is_regex(text: str) -> bool:
    """An ECMA-262 pattern that can be matched here."""
    from rasen.verdict.patterns import is_pattern

    return is_pattern(text)


def is_uri_template(text: str) -> bool:
    """RFC 6570 section 2."""
    return _matches(_TEMPLATE, text)


_expressions: dict[str, re.Pattern[str]] = {}


def _expression(source: str) -> re.Pattern[str]:
    found = _expressions.get(source)
    if found is None:
        found = _expressions[source] = re.compile(source)
    return found


def _matches(source: str, text: str) -> bool:
    return _expression(source).fullmatch(text) is not None


def _days(year: int, month: int) -> int:
    if month == 2:
        return 29 if year % 4 == 0 and (year % 100 != 0 or year % 400 == 0) else 28
    return 30 if month in (4, 6, 9, 11) else 31


def _is_label(label: str) -> bool:
    if not _matches(r"[A-Za-z0-9](?:[A-Za-z0-9\-]{0,61}[A-Za-z0-9])?", label):
        return False
    if label[2:4] != "--":
        return True
    if label[:4].lower() != "xn--":
        return False
    try:
        return bool(label[4:].encode("ascii").decode("punycode").strip("-"))
    except UnicodeError:
        return False


def _is_authority(authority: str, allowed: dict[str, str]) -> bool:
    user, at, host_port = authority.rpartition("@")
    if at and not _matches(allowed["user"], user):
        return False
    if host_port.startswith("["):
        host, _, port = host_port[1:].partition("]")
        if not (is_ipv6(host) or _matches(_IP_FUTURE, host)):
            return False
        return _matches(r"(?::[0-9]*)?", port)
    host, _, port = host_port.partition(":")
    return _matches(allowed["host"], host) and _matches(r"[0-9]*", port)


_TIME = (
    r"[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]+)?"  # RFC 3339 5.6
    r"(?:[Zz]|[+\-][0-9]{2}:[0-9]{2})"
)
_DURATION = (
    r"P(?:[0-9]+W|(?=[0-9T])"
    r"(?:[0-9]+Y(?:[0-9]+M(?:[0-9]+D)?)?|[0-9]+M(?:[0-9]+D)?|[0-9]+D)?"
    r"(?:T(?:[0-9]+H(?:[0-9]+M(?:[0-9]+S)?)?|[0-9]+M(?:[0-9]+S)?|[0-9]+S))?)"
)
_OCTET = r"(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
_IPV4 = rf"{_OCTET}(?:\.{_OCTET}){{3}}"
_ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~\-\u0080-\U0010ffff]"
_DOT_ATOM = rf"{_ATOM}+(?:\.{_ATOM}+)*"
_QUOTED_LOCAL = r'"(?:[ !#-\[\]-~\u0080-\U0010ffff]|\\[ -~])*"'
_WIDE_ALNUM = r"[A-Za-z0-9\u0080-\U0010ffff]"
_WIDE_LABEL = rf"{_WIDE_ALNUM}(?:[A-Za-z0-9\-\u0080-\U0010ffff]{{0,61}}{_WIDE_ALNUM})?"
_WIDE_DOMAIN = rf"{_WIDE_LABEL}(?:\.{_WIDE_LABEL})*"

# RFC 3987 2.2: ucschar and iprivate, beside the characters of RFC 3986
_UCS = (
    r"\u00a0-\ud7ff\uf900-\ufdcf\ufdf0-\uffef"
    + "".join(f"\\U000{plane:x}0000-\\U000{plane:x}fffd" for plane in range(1, 14))
    + r"\U000e1000-\U000efffd"
)
_PRIVATE = r"\ue000-\uf8ff\U000f0000-\U000ffffd\U00100000-\U0010fffd"
_PERCENT = r"%[0-9A-Fa-f]{2}"


def _allowed(more: str, in_queries: str) -> dict[str, str]:
    """Give the expression for each part of a reference, with characters beyond ASCII or without."""
    plain = r"A-Za-z0-9\-._~!$&'()*+,;=" + more
    return {
        "host": rf"(?:[{plain}]|{_PERCENT})*",
        "user": rf"(?:[{plain}:]|{_PERCENT})*",
        "path": rf"(?:[{plain}:@/]|{_PERCENT})*",
        "fragment": rf"(?:[{plain}:@/?]|{_PERCENT})*",
        "query": rf"(?:[{plain}:@/?{in_queries}]|{_PERCENT})*",
    }


# Wide sets are slow to compile, and nearly every reference is ASCII.
_ASCII = _allowed("", "")
_WIDE = _allowed(_UCS, _PRIVATE)
_IP_FUTURE = r"[vV][0-9A-Fa-f]+\.[A-Za-z0-9\-._~!$&'()*+,;=:]+"
# RFC 3986 appendix B, with a scheme of the right characters alone
_REFERENCE = (
    r"(?:([A-Za-z][A-Za-z0-9+.\-]*):)?(?://([^/?#]*))?([^?#]*)"
    r"(?:\?([^#]*))?(?:#([\s\S]*))?"
)
_NAME = r"(?:[A-Za-z0-9_]|%[0-9A-Fa-f]{2})(?:\.?(?:[A-Za-z0-9_]|%[0-9A-Fa-f]{2}))*"
_VARIABLE = rf"{_NAME}(?:\*|:[1-9][0-9]{{0,3}})?"
_LITERAL = rf"[!#$&(-;=?-\[\]_a-z~{_UCS}{_PRIVATE}]|{_PERCENT}"
_TEMPLATE = rf"(?:{_LITERAL}|\{{[+#./;?&=,!@|]?{_VARIABLE}(?:,{_VARIABLE})*\}})*"

FORMATS: dict[str, Callable[[str], bool]] = {
    "date": is_date,
    "time": is_time,
    "date-time": is_date_time,
    "duration": is_duration,
    "email": is_email,
    "idn-email": is_idn_email,
    "hostname": is_hostname,
    "ipv4": is_ipv4,
    "ipv6": is_ipv6,
    "uri": is_uri,
    "uri-reference": is_uri_reference,
    "iri": is_iri,
    "iri-reference": is_iri_reference,
    "uuid": is_uuid,
    "json-pointer": is_json_pointer,
    "relative-json-pointer": is_relative_json_pointer,
    "regex": is_regex,
    "uri-template": is_uri_template,
}
