"""The pages for players in four languages: the rules, their short version, and a first turn to learn by.

They are Markdown without HTML. Two things are ours: a heading has an explicit id, `## Your turn {#turn}`, the same in every
language, so that a link to a section survives a change of language; and a line `::figure room-mint` is where the site puts
its own drawing. Lines that begin with `[//]:` are comments.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

from palais.core.errors import OptionError
from palais.core.words import LANGUAGES
from palais.games.palais_royal.engine.constants import CARDS, ROOMS, ROWS

PAGES: Final = {"rules": "", "short": "short.", "learn": "learn."}  # and how the names of their files begin
NOBLES: Final = (
    *("one", "three", "gold", "moves", "gate", "king", "madame", "cards", "diagonal"),
    *("couple-a", "couple-b", "couple-c", "couple-d"),
)
FIGURES: Final = (
    *(f"room-{room}" for room in ROOMS),
    *(f"noble {kind}" for kind in NOBLES),
    *(f"card {card}" for card in CARDS),
    *(f"row {row}" for row in ROWS),
    *("seal king", "seal madame", "servant", "bonus", "mitre", "park", "palace"),
)

COMMENT: Final = re.compile(r"^\[//\]:.*\n+", re.MULTILINE)
FIGURE: Final = re.compile(r"^::figure (?P<name>.+)\n+", re.MULTILINE)
ANCHOR: Final = re.compile(r" \{#(?P<id>[a-z-]+)\}$", re.MULTILINE)


@cache
def page(name: str, language: str) -> str:
    """A page as Markdown with ids and figures. Raises OptionError for a page or a language that does not exist."""
    for what, given, known in (("page", name, tuple(PAGES)), ("language", language, LANGUAGES)):
        if given not in known:
            raise OptionError(f"{what}: expected one of {', '.join(known)}, found {given!r}")
    file = resources.files(__package__) / f"{PAGES[name]}{language}.md"
    return COMMENT.sub("", file.read_text("utf-8"))


def plain(markdown: str) -> str:
    """The same page for a reader without drawings and links: ordinary Markdown."""
    return ANCHOR.sub("", FIGURE.sub("", markdown))
