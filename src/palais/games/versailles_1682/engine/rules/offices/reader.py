"""VE-625: Reader to the Queen."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.engine.actions import CARD_KIND
from palais.games.versailles_1682.engine.constants import AFTER_STEP, READER_CARD
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.refusals import LEGAL
from palais.games.versailles_1682.engine.rules.cards import discard_from_hand
from palais.games.versailles_1682.engine.rules.draw import check_draw, draw_card
from palais.games.versailles_1682.engine.state import State


@rule
def reader_may(s: State) -> bool:
    """If a card can be drawn."""
    return check_draw(s) == LEGAL


@rule
def use_reader(s: State, log: Log) -> None:
    """Draw a card, then discard one."""
    draw_card(s, s.seat, log)
    s.step = READER_CARD


@rule
def discard_by_reader(s: State, action: int, log: Log) -> None:
    discard_from_hand(s, s.seat, action - CARD_KIND, log)
    s.step = AFTER_STEP
