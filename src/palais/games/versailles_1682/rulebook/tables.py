"""The tables of the rules' pages, from the data and the catalogues: offices with their powers, and what each action card does."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Final

from palais.core.words import Words
from palais.games.versailles_1682.box.box import Box, load_box
from palais.games.versailles_1682.box.provenance import Origin, origins
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

STATEMENT: Final = re.compile(r"S\d+")
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


def source_rows(language: str) -> list[str]:
    """Every value that the sheet states or that is known of the French edition, and where."""
    words, found = load_words(language), [origin for origin in origins() if origin.remark.provenance != "reconstructed"]
    return [_source(words, list(values)) for _, values in groupby(found, lambda origin: origin.name)]


def _source(words: Words, values: list[Origin]) -> str:
    remark = values[0].remark
    numbers = [value.value if value.value >= 0 else f"−{-value.value}" for value in values if isinstance(value.value, int)]
    numbers_by_name = dict(zip(("first", "second"), numbers, strict=False))
    where = words.say("source-name", provenance=remark.provenance, statements=", ".join(STATEMENT.findall(remark.source)))
    return f"| {words.say('sourced-value', remark=values[0].name, **numbers_by_name)} | {where} |"


def filled(page: str, language: str) -> str:
    """The page with the rows of its three tables made anew."""
    tables = (("offices", office_rows(language)), ("cards", card_rows(language)), ("sources", source_rows(language)))
    for anchor, rows in tables:
        head, mark, rest = page.partition(f"{{#{anchor}}}\n")
        lines = rest.split("\n")
        start = next(n for n, line in enumerate(lines) if RULE.match(line)) + 1
        end = next((n for n in range(start, len(lines)) if not lines[n].startswith("|")), len(lines))
        page = head + mark + "\n".join([*lines[:start], *rows, *lines[end:]])
    return page
