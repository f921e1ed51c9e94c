"""The facts of the box that the browser shows without a table: its cards, and the numbers of a new game."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from palais.games.versailles_1682.box.box import Box, load_box
from palais.games.versailles_1682.engine.actions import CARD_KIND
from palais.games.versailles_1682.engine.constants import GOVERNORSHIPS, KINDS, OFFICES, PENSIONS, TITLES
from palais.games.versailles_1682.people.view_types import Place, Sex
from palais.games.versailles_1682.people.view_types_acts import Scale

CardGroup = Literal["title", "baton", "pension", "office", "governorship", "warrant", "favour", "harm", "heart", "law", "other"]
FAVOUR = ("phrase", "shot", "comedy", "devotions", "arms", "minuet")
HARM = (
    *("slander", "blunder", "stag", "offence", "cabal", "desertion", "foreign_letters"),
    *("poison", "duel", "accident", "front", "king_malady", "queen_malady", "fever", "disgrace", "colonies", "signed_warrant"),
)
GROUPS: tuple[tuple[CardGroup, tuple[str, ...]], ...] = (
    ("title", TITLES),
    ("baton", ("marshal",)),
    ("pension", PENSIONS),
    ("office", OFFICES),
    ("governorship", GOVERNORSHIPS),
    ("warrant", ("warrant",)),
    ("favour", FAVOUR),
    ("harm", HARM),
    ("heart", ("favourite", "child")),
    ("law", ("justice", "casus_belli", "peace")),
)


class CardFacts(Struct, frozen=True, omit_defaults=True):
    """What is printed on a card: its conditions, what it pays, what it does. What it does not have is left out."""

    group: CardGroup
    action: int  # the number that names this kind
    copies: int
    who: Sex | None = None
    minimum: int | None = None  # the beneficiary's standing
    scale: Scale | None = None  # with whom
    income: int = 0
    after: list[str] = []  # a title that must lie there already
    place: Place | None = None
    war: bool = False
    unmarried: bool = False
    needs_king: bool = False
    needs_queen: bool = False
    least: int | None = None  # limits of the target's standing with the crown
    most: int | None = None
    king: int = 0  # change of the target's standings
    queen: int = 0
    party: int = 0  # for others of the target's party
    own_king: int = 0  # for the player's courtier
    own_queen: int = 0
    dies: int = 0  # the target dies by a die up to this
    dies_from: int = 11  # or from this on
    royal_dies: int = 0  # King or Queen
    backfires: int = 11
    livres: int = 0


class BrowserData(Struct, frozen=True):
    """Facts of the box that ships with Palais."""

    cards: dict[str, CardFacts]
    goals: list[int]  # short, normal, long
    start_fortune: int
    start_cards: int
    hand_limit: int
    fine: int


def browser_data() -> BrowserData:
    box = load_box()
    goal = box.game.end.goal
    return BrowserData(
        cards={name: _facts(box, name) for name in KINDS},
        goals=[30_000, goal, 75_000],
        start_fortune=box.game.start.fortune,
        start_cards=box.game.start.cards,
        hand_limit=box.game.turn.hand_limit,
        fine=box.game.etiquette.fine,
    )


def _facts(box: Box, name: str) -> CardFacts:
    group = _group(name)
    action = CARD_KIND + KINDS.index(name)
    card = box.requests[name] if name in box.requests else box.actions[name]
    shared = {key: getattr(card, key) for key in CardFacts.__struct_fields__[2:] if hasattr(card, key)}
    return CardFacts(group, action, **shared)


def _group(name: str) -> CardGroup:
    for group, names in GROUPS:
        if name in names:
            return group
    return "other"
