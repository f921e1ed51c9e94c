"""VE-412: Take one card from the King's House."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.engine.actions import CARD_KIND
from palais.games.versailles_1682.engine.constants import AFTER_STEP, KIND_COUNT
from palais.games.versailles_1682.engine.event_log import TAKEN, Log, tell
from palais.games.versailles_1682.engine.refusals import HOUSE_EMPTY, LEGAL, NO_SUCH_CARD, NOT_NOW
from palais.games.versailles_1682.engine.rules.cards import add_to_hand
from palais.games.versailles_1682.engine.rules.knowledge import all_see_gain
from palais.games.versailles_1682.engine.rules.pending import spend
from palais.games.versailles_1682.engine.state import State


@rule
def check_take(s: State) -> int:
    return LEGAL if s.house_size > 0 else HOUSE_EMPTY


@rule
def check_taken_card(s: State, action: int) -> int:
    """VE-412: A card of the player's choice."""
    if not CARD_KIND <= action < CARD_KIND + KIND_COUNT:
        return NOT_NOW
    return LEGAL if s.house[action - CARD_KIND] > 0 else NO_SUCH_CARD


@rule
def take(s: State, action: int, log: Log) -> None:
    """VE-412: Everyone sees which."""
    kind = action - CARD_KIND
    spend(s)
    s.house[kind] -= 1
    s.house_size -= 1
    add_to_hand(s, s.seat, kind)
    all_see_gain(s, s.seat, kind)
    tell(log, TAKEN, s.seat, kind, 0, 0, 0)
    s.step = AFTER_STEP
