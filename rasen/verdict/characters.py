"""Sets of code points as sorted, disjoint ranges, and the named sets of ECMA-262 patterns."""

from __future__ import annotations

Ranges = tuple[tuple[int, int], ...]

LAST = 0x10FFFF
ANY: Ranges = ((0, LAST),)
DIGIT: Ranges = ((0x30, 0x39),)
WORD: Ranges = ((0x30, 0x39), (0x41, 0x5A), (0x5F, 0x5F), (0x61, 0x7A))
LINE_ENDS: Ranges = ((0x0A, 0x0A), (0x0D, 0x0D), (0x2028, 0x2029))
# WhiteSpace and LineTerminator of ECMA-262 12.2 and 12.3
SPACE: Ranges = (
    (0x09, 0x0D), (0x20, 0x20), (0xA0, 0xA0), (0x1680, 0x1680), (0x2000, 0x200A),
    (0x2028, 0x2029), (0x202F, 0x202F), (0x205F, 0x205F), (0x3000, 0x3000), (0xFEFF, 0xFEFF),
)  # fmt: skip

_WHITE_SPACE: Ranges = (
    (0x09, 0x0D), (0x20, 0x20), (0x85, 0x85), (0xA0, 0xA0), (0x1680, 0x1680), (0x2000, 0x200A),
    (0x2028, 0x2029), (0x202F, 0x202F), (0x205F, 0x205F), (0x3000, 0x3000),
)  # fmt: skip
_ASCII_HEX: Ranges = ((0x30, 0x39), (0x41, 0x46), (0x61, 0x66))
_WIDE_HEX: Ranges = ((0xFF10, 0xFF19), (0xFF21, 0xFF26), (0xFF41, 0xFF46))

# Binary properties that need no table beyond those of the standard library.
_BINARY: dict[str, Ranges] = {
    "Any": ANY,
    "ASCII": ((0, 0x7F),),
    "ASCII_Hex_Digit": _ASCII_HEX,
    "AHex": _ASCII_HEX,
    "Hex_Digit": _ASCII_HEX + _WIDE_HEX,
    "Hex": _ASCII_HEX + _WIDE_HEX,
    "White_Space": _WHITE_SPACE,
    "space": _WHITE_SPACE,
}

# General categories by their long names (PropertyValueAliases of the Unicode database).
_LONG_NAMES = {
    "Letter": "L", "Cased_Letter": "LC", "Uppercase_Letter": "Lu", "Lowercase_Letter": "Ll",
    "Titlecase_Letter": "Lt", "Modifier_Letter": "Lm", "Other_Letter": "Lo",
    "Mark": "M", "Combining_Mark": "M", "Nonspacing_Mark": "Mn", "Spacing_Mark": "Mc",
    "Enclosing_Mark": "Me",
    "Number": "N", "Decimal_Number": "Nd", "digit": "Nd", "Letter_Number": "Nl",
    "Other_Number": "No",
    "Punctuation": "P", "punct": "P", "Connector_Punctuation": "Pc", "Dash_Punctuation": "Pd",
    "Open_Punctuation": "Ps", "Close_Punctuation": "Pe", "Initial_Punctuation": "Pi",
    "Final_Punctuation": "Pf", "Other_Punctuation": "Po",
    "Symbol": "S", "Math_Symbol": "Sm", "Currency_Symbol": "Sc", "Modifier_Symbol": "Sk",
    "Other_Symbol": "So",
    "Separator": "Z", "Space_Separator": "Zs", "Line_Separator": "Zl",
    "Paragraph_Separator": "Zp",
    "Other": "C", "Control": "Cc", "cntrl": "Cc", "Format": "Cf", "Surrogate": "Cs",
    "Private_Use": "Co", "Unassigned": "Cn",
}  # fmt: skip

_categories: dict[str, list[tuple[int, int]]] = {}


def normal(ranges: list[tuple[int, int]] | Ranges) -> Ranges:
    """Give the same set with its ranges sorted, and overlapping or touching ones joined."""
    joined: list[tuple[int, int]] = []
    for low, high in sorted(ranges):
        if joined and low <= joined[-1][1] + 1:
            joined[-1] = (joined[-1][0], max(joined[-1][1], high))
        else:
            joined.append((low, high))
    return tuple(joined)


def complement(ranges: Ranges) -> Ranges:
    """Give all code points that a normal set does not hold."""
    gaps = []
    start = 0
    for low, high in ranges:
        if low > start:
            gaps.append((start, low - 1))
        start = high + 1
    if start <= LAST:
        gaps.append((start, LAST))
    return tuple(gaps)


def named(name: str, value: str | None) -> Ranges | None:
    r"""Give the set of `\p{name}` or `\p{name=value}`; None where the standard library has no data.

    The names are those of ECMA-262 22.2.1: exact, case included.
    """
    if value is not None:
        return _category(value) if name in ("General_Category", "gc") else None
    if name in _BINARY:
        return _BINARY[name]
    if name == "Assigned":
        unassigned = _category("Cn")
        return None if unassigned is None else complement(unassigned)
    return _category(name)


def _category(name: str) -> Ranges | None:
    short = _LONG_NAMES.get(name, name)
    if short not in _LONG_NAMES.values():
        return None
    table = _category_table()
    wanted = ("Lu", "Ll", "Lt") if short == "LC" else (short,)
    chosen: list[tuple[int, int]] = []
    for category, ranges in table.items():
        if category.startswith(wanted):
            chosen += ranges
    return normal(chosen)


def _category_table() -> dict[str, list[tuple[int, int]]]:
    """Give the ranges of each general category, from `unicodedata`; made once.

    Planes 4 to 13 hold nothing, planes 15 and 16 private use alone (Unicode 2.0 onwards), so
    they are not asked one by one.
    """
    if _categories:
        return _categories
    from itertools import groupby
    from unicodedata import category

    for first, last in ((0, 0x3FFFF), (0xE0000, 0xE0FFF)):
        points = range(first, last + 1)
        start = first
        for name, run in groupby(map(category, map(chr, points))):
            length = sum(1 for _ in run)
            _categories.setdefault(name, []).append((start, start + length - 1))
            start += length
    _categories["Cn"] += [(0x40000, 0xDFFFF), (0xE1000, 0xEFFFF)]
    for plane in (0xF0000, 0x100000):
        _categories["Co"].append((plane, plane + 0xFFFD))
        _categories["Cn"].append((plane + 0xFFFE, plane + 0xFFFF))
    return _categories
