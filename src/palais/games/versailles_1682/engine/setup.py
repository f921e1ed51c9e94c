"""Setting up (VE-201 to VE-205)."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from palais.core.jit import rule
from palais.core.records import record_kind
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.chance import DICE, below
from palais.games.versailles_1682.engine.constants import (
    BY_START,
    COUNTRY_COUNT,
    EVERYONE,
    KIND_COUNT,
    NEXT_SEX,
    NO_CARD,
    NOBODY,
    RETURNING,
    VERSAILLES,
)
from palais.games.versailles_1682.engine.event_log import DEALT, PARTY_DRAWN, SAW, STEWARD_DRAWN, Log, tell, whisper
from palais.games.versailles_1682.engine.rules.crown import draw_country
from palais.games.versailles_1682.engine.rules.draw import take_from_pile
from palais.games.versailles_1682.engine.rules.pending import clear_pending
from palais.games.versailles_1682.engine.rules.round import go_on
from palais.games.versailles_1682.engine.state import State

TERM_NAMES = (
    *("players", "goal", "max_rounds", "low", "high", "negotiation", "payments"),
    *("etiquette", "exam", "chosen_party", "restart", "running_points"),
)
TERMS = np.dtype([(name, "i8") for name in TERM_NAMES])


class Terms(Protocol):
    """What a table has agreed on; the twin of `TERMS` for the type checker."""

    players: int
    goal: int
    max_rounds: int
    low: int
    high: int
    negotiation: int
    payments: int
    etiquette: int
    exam: int
    chosen_party: int
    restart: int  # for batches: a game that ends is followed at once by the next
    running_points: int  # for batches: points are counted after every step

    def handle(self) -> Any: ...


TermsRecord = record_kind("TermsRecord", TERMS)


@rule
def set_up(s: State, t: Tables, keys: npt.NDArray[np.uint64], terms: Terms, log: Log) -> None:
    """VE-201 to VE-205, into a record of zeros. Four keys: two for the dice, two for the cards."""
    for n in range(4):
        s.chance_key[n] = keys[n]
    agree(s, terms)
    clear_table(s, t)
    if not s.chosen_party:
        draw_parties(s, log)
    s.queen_country = draw_country(s, t, 0, log)
    s.steward = below(s, DICE, s.players)
    tell(log, STEWARD_DRAWN, s.steward, 0, 0, 0, 0)
    for seat in range(s.players):
        deal(s, t, seat, log)
    s.step = NEXT_SEX
    go_on(s, t, log)


@rule
def draw_parties(s: State, log: Log) -> None:
    """VE-201: Seat 0 first."""
    for seat in range(s.players):
        s.party[seat] = below(s, DICE, COUNTRY_COUNT)
        tell(log, PARTY_DRAWN, seat, s.party[seat], 0, 0, 0)


@rule
def deal(s: State, t: Tables, seat: int, log: Log) -> None:
    """VE-204: Six cards to each seat."""
    tell(log, DEALT, seat, t.cards, 0, 0, 0)
    for _ in range(t.cards):
        whisper(log, SAW, seat, 0, take_from_pile(s, seat), 1 << seat)


@rule
def agree(s: State, terms: Terms) -> None:
    """VE-941: The options."""
    s.players, s.goal, s.max_rounds = terms.players, terms.goal, terms.max_rounds
    s.low, s.high = terms.low, terms.high
    s.negotiation, s.payments, s.etiquette = terms.negotiation, terms.payments, terms.etiquette
    s.exam, s.chosen_party = terms.exam, terms.chosen_party


@rule
def clear_table(s: State, t: Tables) -> None:
    """VE-204: All cards in the pile; King and Queen live, the court is at Versailles, no war."""
    s.viewer, s.round = EVERYONE, 1
    s.king, s.queen, s.place = 1, 1, VERSAILLES
    s.holder[:] = NOBODY
    clear_pending(s)
    for kind in range(KIND_COUNT):
        s.pile[kind] = t.copies[kind]
        s.pile_size += int(t.copies[kind])
    for seat in range(s.players):
        s.status[seat], s.name[seat] = RETURNING, seat
        s.spouse[seat], s.office[seat] = NOBODY, NO_CARD
        s.fortune[seat], s.ledger[seat, BY_START] = t.fortune, t.fortune
