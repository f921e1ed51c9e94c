"""The options of a table, checked (VE-941)."""

from __future__ import annotations

from typing import Any, Literal, cast

import msgspec

from palais.core.errors import OptionError
from palais.core.options import check_players, convert_options
from palais.games.versailles_1682.box.box import Box
from palais.games.versailles_1682.engine.constants import ETIQUETTES, PAYMENTS, SCALE_NAMES
from palais.games.versailles_1682.engine.setup import Terms, TermsRecord
from palais.games.versailles_1682.engine.state import State

MOST_ROUNDS = 9999
AGREED = (
    *("players", "goal", "max_rounds", "low", "high", "negotiation", "payments"),
    *("etiquette", "exam", "chosen_party"),
)
GOALS = (1_000, 1_000_000)  # the least and the most


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may agree on before it begins."""

    goal: int | None = None  # livres; None: what the box says. 30,000 is a short game, 75,000 a long one
    max_rounds: int = 30
    negotiation: bool = True
    bargain: bool = True  # offers and promises as data, beside the talk
    payments: Literal["free", "capped", "none"] = "free"
    etiquette: Literal["off", "remind", "fine"] = "off"
    exam: bool = False
    scale: Literal["-2 to 9", "1 to 10"] = "-2 to 9"
    start_party: Literal["random", "chosen"] = "random"


def read_options(box: Box, players: int, given: dict[str, Any]) -> Options:
    """The options with their defaults; an OptionError says which one does not fit."""
    check_players(players, box.game.players.min, box.game.players.max)
    options = convert_options(given, Options)
    goal = box.game.end.goal if options.goal is None else options.goal
    for name, value, least, most in (("goal", goal, *GOALS), ("max_rounds", options.max_rounds, 1, MOST_ROUNDS)):
        if not least <= value <= most:
            raise OptionError(f"{name}: expected {least} to {most}, found {value}")
    return msgspec.structs.replace(options, goal=goal)


def terms_of(box: Box, players: int, options: Options) -> Terms:
    """The options as numbers for the rules."""
    terms = cast(Terms, TermsRecord())
    standing, ten = box.game.standing, options.scale == SCALE_NAMES[1]
    terms.players, terms.goal, terms.max_rounds = players, options.goal or box.game.end.goal, options.max_rounds
    terms.low, terms.high = (standing.low_ten, standing.high_ten) if ten else (standing.low, standing.high)
    terms.negotiation, terms.payments = int(options.negotiation), PAYMENTS.index(options.payments)
    terms.etiquette, terms.exam = ETIQUETTES.index(options.etiquette), int(options.exam)
    terms.chosen_party = int(options.start_party == "chosen")
    return terms


def terms_in(s: State) -> Terms:
    """The same, read off a game that has begun."""
    terms = cast(Terms, TermsRecord())
    for name in AGREED:
        setattr(terms, name, getattr(s, name))
    return terms
