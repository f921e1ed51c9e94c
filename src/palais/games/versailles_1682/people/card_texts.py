"""What a card asks for and does, as sentences with the numbers of this box."""

from __future__ import annotations

from typing import Final

from palais.core.phrase import Arguments, Phrase
from palais.core.words import Words
from palais.games.versailles_1682.box.box import Box
from palais.games.versailles_1682.box.tables import BOTH
from palais.games.versailles_1682.engine.constants import (
    FIRST_ACTION_CARD,
    FIRST_OFFICE,
    KINDS,
    LAST_GOVERNORSHIP,
    SCALES,
    SEXES,
    SIGNED_WARRANT,
    WARRANT,
)

# Of the box, by the name a text knows them by: Fluent's names have no underscores here.
NUMBERS: Final = {
    "king": "king",
    "queen": "queen",
    "party": "party",
    "ownking": "own_king",
    "ownqueen": "own_queen",
    "dies": "dies",
    "diesfrom": "dies_from",
    "royaldies": "royal_dies",
    "kingdies": "king_dies",
    "queendies": "queen_dies",
    "backfires": "backfires",
    "bonus": "bonus",
    "failsqueen": "fails_queen",
    "least": "least",
    "livres": "livres",
    "income": "income",
}


def card_arguments(box: Box, kind: int) -> Arguments:
    """Every number of a card, without its sign: the texts have the signs."""
    t = box.tables
    numbers: Arguments = {name: abs(int(getattr(t, field)[kind])) for name, field in NUMBERS.items()}
    limit = int(t.most[SIGNED_WARRANT if kind == WARRANT else kind])
    return numbers | {"card": KINDS[kind], "most": limit, "levy": t.levy_livres, "levydie": t.levy_die}


def card_phrases(box: Box, kind: int) -> list[Phrase]:
    """For a request its conditions and income, what the card does, and the power of an office or governorship."""
    arguments, found = card_arguments(box, kind), []
    if kind < FIRST_ACTION_CARD:
        who = box.tables.who[kind]
        facts = {"minimum": int(box.tables.minimum[kind]), "scale": SCALES[box.tables.scale[kind]]}
        found.append(Phrase("request-facts", arguments | facts | {"who": SEXES[who] if who != BOTH else "both"}))
    found.append(Phrase("card-effect", arguments))
    if FIRST_OFFICE <= kind <= LAST_GOVERNORSHIP:
        found.append(Phrase("power-effect", arguments))
    return found


def card_text(words: Words, box: Box, kind: int) -> str:
    """All of it in one line."""
    said = [words.say(phrase.key, **phrase.arguments) for phrase in card_phrases(box, kind)]
    return " ".join(text for text in said if text)
