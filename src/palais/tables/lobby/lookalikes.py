"""Readable and distinguishable names: no invisible characters, no look-alike letters from other alphabets.

Based on Unicode's UTS #39: a name uses one alphabet, and two names that look alike cannot be at the same table.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

MAX_NAME_LENGTH: Final = 24
MAX_MARKS_PER_LETTER: Final = 2  # after composition no living script needs more
# Control, format, unassigned and private-use characters, surrogates, line separators, enclosing marks.
INVISIBLE_CATEGORIES: Final = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp", "Me"}
# Letters, marks and symbols that render as nothing.
BLANK_CODE_POINTS: Final = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0xFFFC, 0x1D159}
VARIATION_SELECTORS: Final = {*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0), *range(0x180B, 0x1810)}
# Alphabets in everyday use, by the first word of their characters' names. East Asian ones mix with each other and with Latin.
EAST_ASIAN: Final = {"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"}
ALPHABETS: Final = {
    *("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "HEBREW", "ARABIC", "GEORGIAN", "ETHIOPIC", "DEVANAGARI", "BENGALI", "GURMUKHI"),
    *("GUJARATI", "ORIYA", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM", "SINHALA", "THAI", "LAO", "TIBETAN", "MYANMAR", "KHMER"),
    *EAST_ASIAN,
}
# Look-alikes of lower-case Latin letters. Digits pass for letters, and pairs of letters for one.
_CAPITALS: Final = str.maketrans(dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕКМНОРСТУХЅІЈԌ", "ABEZHIKMNOPTYXABEKMHOPCTYXSIJG", strict=True)))
_GREEK: Final = dict(zip("αβγεηικνορτυχωϲϳ", "abyenikvoptuxwcj", strict=True))
_CYRILLIC: Final = dict(zip("авгеёзиклмнопрстухчшьіјѕԁԛԝһӏґєѵ", "abreeзnklmhonpctyx4wbijsdqwhlrev", strict=True))
_ARMENIAN: Final = dict(zip("աօսհոցզյեքպ", "wouhngqjtpn", strict=True))
_LATIN: Final = dict(zip("ıɑɡɩʏɴʀɪʟƅƨǃɐ", "iagiynrilbs!a", strict=True))
_SIGNS: Final = dict(zip("01|!5", "oilis", strict=True))
LOOKS_LIKE: Final = str.maketrans(_GREEK | _CYRILLIC | _ARMENIAN | _LATIN | _SIGNS | {"l": "i", "ſ": "s", "æ": "ae", "œ": "oe"})
PAIRS: Final = (("rn", "m"), ("vv", "w"), ("ci", "d"))


def tidy(name: str) -> str:
    """The normalized name: NFKC, without variation selectors, with single spaces."""
    plain = unicodedata.normalize("NFKC", "".join(c for c in name if ord(c) not in VARIATION_SELECTORS))
    return " ".join(plain.split())


def is_readable(name: str) -> bool:
    """Whether the name is visible, unambiguous and short enough."""
    if not 0 < len(name) <= MAX_NAME_LENGTH or unicodedata.combining(name[0]):
        return False
    if any(unicodedata.category(c) in INVISIBLE_CATEGORIES or ord(c) in BLANK_CODE_POINTS for c in name) or not any(
        _is_visible(c) for c in name
    ):
        return False
    return _most_marks(name) <= MAX_MARKS_PER_LETTER and _is_one_alphabet(name)


def _is_visible(character: str) -> bool:
    return unicodedata.category(character)[0] in "LNPS"


def _most_marks(name: str) -> int:
    most = run = 0
    for character in name:
        run = run + 1 if unicodedata.category(character) == "Mn" else 0
        most = max(most, run)
    return most


def is_in_alphabet(letters: str, alphabet: str) -> bool:
    return _alphabets(letters) <= {alphabet}


def _alphabets(name: str) -> set[str]:
    return {_alphabet(c) for c in unicodedata.normalize("NFKD", name) if unicodedata.category(c)[0] == "L"}


def _is_one_alphabet(name: str) -> bool:
    used = _alphabets(name)
    return used <= ALPHABETS and (len(used) <= 1 or used <= EAST_ASIAN | {"LATIN"})


def _alphabet(letter: str) -> str:
    return unicodedata.name(letter, "").partition(" ")[0].partition("-")[0]


def skeletons(name: str) -> set[str]:
    """Keys that look-alike names share, by lower-case and by capital letters."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name))
    return {_skeleton(plain), _skeleton(plain.translate(_CAPITALS))}


def _skeleton(name: str) -> str:
    """The name without accents, spaces and punctuation, in look-alike letters."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(c for c in plain if unicodedata.category(c)[0] in "LNS" or c in "|!")
    looks = letters.translate(LOOKS_LIKE)
    for pair, single in PAIRS:
        looks = looks.replace(pair, single)
    return looks or plain


def find_alike(name: str, others: Iterable[str]) -> str | None:
    """The first of these names that equals this one or looks like it."""
    mine = skeletons(name)
    return next((other for other in others if other and skeletons(other) & mine), None)


def numbered(name: str, others: Iterable[str]) -> str:
    """The name with the first free number, so that people of the same name may sit together."""
    taken = set(others)
    candidates = (f"{name[: MAX_NAME_LENGTH - 4].rstrip()} {n}" for n in range(2, 100))
    return next(candidate for candidate in candidates if candidate not in taken)
