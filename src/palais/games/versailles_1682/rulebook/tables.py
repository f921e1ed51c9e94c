"""The tables of the rules' pages, from the data and the catalogues: offices with their powers, and what each action card does."""

from __future__ import annotations

import re
from typing import Final

from palais.core.words import Words
from palais.games.versailles_1682.box.box import Box, load_box
from palais.games.versailles_1682.engine.constants import (
    ACTION_CARDS,
    FIRST_ACTION_CARD,
    FIRST_GOVERNORSHIP,
    FIRST_OFFICE,
    KINDS,
    LAST_OFFICE,
)
from palais.games.versailles_1682.people.card_texts import card_arguments, card_text
from palais.games.versailles_1682.people.sentences import load_words

RULE: Final = re.compile(r"^\|[-|]+\|$")


def office_rows(language: str) -> list[str]:
    """Name, sex, minimum, income and power of every office; the governorships, all alike, in one row."""
    words, box = load_words(language), load_box()
    kinds = [*range(FIRST_OFFICE, LAST_OFFICE + 1), FIRST_GOVERNORSHIP]
    return [_office(words, box, kind) for kind in kinds]


def _office(words: Words, box: Box, kind: int) -> str:
    card = box.requests[KINDS[kind]]
    is_governor = kind == FIRST_GOVERNORSHIP
    name = words.say("governorship-name") if is_governor else words.say("card-name", card=KINDS[kind])
    minimum = f"{words.say('scale-short', scale=card.scale)} {card.minimum}"
    power = words.say("power-effect", **card_arguments(box, kind))
    cells = (name, words.say("sex-short", sex=card.who or "both"), minimum, words.say("amount", livres=card.income), power)
    return f"| {' | '.join(cells)} |"


def card_rows(language: str) -> list[str]:
    """Every action card with its text, in the order of their numbers."""
    words, box = load_words(language), load_box()
    kinds = range(FIRST_ACTION_CARD, FIRST_ACTION_CARD + len(ACTION_CARDS))
    return [f"| {words.say('card-name', card=KINDS[kind])} | {card_text(words, box, kind)} |" for kind in kinds]


def filled(page: str, language: str) -> str:
    """The page with the rows of its two tables made anew."""
    for anchor, rows in (("offices", office_rows(language)), ("cards", card_rows(language))):
        head, mark, rest = page.partition(f"{{#{anchor}}}\n")
        lines = rest.split("\n")
        start = next(n for n, line in enumerate(lines) if RULE.match(line)) + 1
        end = next((n for n in range(start, len(lines)) if not lines[n].startswith("|")), len(lines))
        page = head + mark + "\n".join([*lines[:start], *rows, *lines[end:]])
    return page
