"""Playing privilege cards (PR-304 and the table of the nine cards)."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import (
    AT_MOVE,
    AT_REINFORCE,
    BEFORE,
    CARDS,
    DRAW,
    KEEP,
    REINFORCE,
)
from palais.games.palais_royal.engine.event_log import CARD_PLAYED, Log, tell
from palais.games.palais_royal.engine.refusals import LEGAL, NO_SUCH_CARD, NOT_ENOUGH_GOLD, NOT_ITS_MOMENT, NOT_NOW
from palais.games.palais_royal.engine.rules.income import take_gold
from palais.games.palais_royal.engine.rules.reinforce import begin_reinforcements
from palais.games.palais_royal.engine.state import State

CARD_KINDS = len(CARDS)


@rule
def takes_cards(s: State) -> bool:
    """Reading 7: Cards may be played until action 5 is done or passed. Reading 12: But not in the middle of a recruitment.

    PR-354: So "any time" cards just kept may still be played in this turn.
    """
    return REINFORCE <= s.phase <= DRAW or s.phase == KEEP


@rule
def is_its_moment(s: State, t: Tables, card: int) -> bool:
    """PR-304: Each card has its phases; "before" ends as soon as action 1 has begun.

    Reading 10: The phase of `march` is action 1, though it works in action 2 as well.
    """
    return t.card_fits[s.phase, card] > 0 and not (s.begun and t.card_moment[card] == BEFORE)


@rule
def check_play(s: State, t: Tables, seat: int, card: int) -> int:
    """PR-304: Only in the own turn, at its moment, for its price."""
    if not takes_cards(s):
        return NOT_NOW
    if s.hand[seat, card] == 0:
        return NO_SUCH_CARD
    if not is_its_moment(s, t, card):
        return NOT_ITS_MOMENT
    return LEGAL if s.gold[seat] >= t.card_price[card] else NOT_ENOUGH_GOLD


@rule
def play(s: State, t: Tables, card: int, log: Log) -> None:
    """PR-304: Pay the price, apply the effect, lay the card open or on the discard."""
    seat = s.player
    s.hand[seat, card] -= 1
    s.held[seat] -= 1
    s.gold[seat] -= t.card_price[card]
    tell(log, CARD_PLAYED, seat, card, t.card_price[card])
    lay_down(s, t, card)
    give(s, t, card)


@rule
def lay_down(s: State, t: Tables, card: int) -> None:
    """PR-304: `majority` lies open to the end of the turn, point cards to the end of the game; others are discarded."""
    if t.card_majority[card] or t.card_points[card] > 0:
        s.shown[s.player, card] += 1
    else:
        s.discard[card] += 1


@rule
def give(s: State, t: Tables, card: int) -> None:
    """Apply the card's effect. A `majority` card played before action 1 may change how many servants come to the gate."""
    take_gold(s, s.player, t.card_gold[card])
    s.card_seals += t.card_seals[card]
    if t.card_majority[card]:
        s.bonus_everywhere = 1
        if not s.begun:
            begin_reinforcements(s, t)
    if t.card_moment[card] == AT_REINFORCE:
        s.begun = 1
        s.gate_left += t.card_gate[card]
        s.march_moves += t.card_moves[card]
        s.mustering = max(s.mustering, t.card_muster[card])
    elif t.card_moment[card] == AT_MOVE:
        s.moves_left += t.card_moves[card]


@rule
def put_away_majority_cards(s: State, t: Tables) -> None:
    """PR-304: At the end of the turn a `majority` card goes to the discard."""
    if not s.bonus_everywhere:
        return
    s.bonus_everywhere = 0
    for card in range(CARD_KINDS):
        if t.card_majority[card]:
            s.discard[card] += s.shown[s.player, card]
            s.shown[s.player, card] = 0
