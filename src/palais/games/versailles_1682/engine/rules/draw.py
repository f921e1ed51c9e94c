"""VE-411: Draw one card from the pile."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.engine.chance import CARDS, below
from palais.games.versailles_1682.engine.constants import AFTER_STEP, KIND_COUNT
from palais.games.versailles_1682.engine.event_log import DREW, RESHUFFLED, Log, tell, whisper
from palais.games.versailles_1682.engine.refusals import LEGAL, NO_CARDS_LEFT
from palais.games.versailles_1682.engine.rules.cards import add_to_hand
from palais.games.versailles_1682.engine.rules.pending import spend
from palais.games.versailles_1682.engine.state import State


@rule
def check_draw(s: State) -> int:
    """VE-411: With pile and discard both empty drawing is not possible."""
    return LEGAL if s.pile_size + s.discard_size > 0 else NO_CARDS_LEFT


@rule
def draw(s: State, log: Log) -> None:
    spend(s)
    draw_card(s, s.seat, log)
    s.step = AFTER_STEP


@rule
def draw_card(s: State, seat: int, log: Log) -> None:
    """VE-411: From the pile; one found empty first takes in the discard."""
    if s.pile_size == 0:
        renew_pile(s, seat, log)
    whisper(log, DREW, seat, 0, take_from_pile(s, seat), 1 << seat)


@rule
def take_from_pile(s: State, seat: int) -> int:
    """VE-411: A shuffled pile has no order: walk the kinds, skipping as many cards as chance says."""
    n, kind = below(s, CARDS, s.pile_size), 0
    while n >= s.pile[kind]:
        n -= int(s.pile[kind])
        kind += 1
    s.pile[kind] -= 1
    s.pile_size -= 1
    add_to_hand(s, seat, kind)
    return kind


@rule
def renew_pile(s: State, seat: int, log: Log) -> None:
    """VE-411: A pile found empty by a draw first takes in the whole discard."""
    for kind in range(KIND_COUNT):
        s.pile[kind] = s.discard[kind]
        s.discard[kind] = 0
    s.pile_size, s.discard_size = s.discard_size, 0
    tell(log, RESHUFFLED, seat, s.pile_size, 0, 0, 0)
