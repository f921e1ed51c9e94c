"""Action 5, the back door: draw cards, keep some (PR-351 to PR-353)."""

from __future__ import annotations

from palais.core.jit import rule
from palais.core.rng import below
from palais.games.palais_royal.engine.constants import BACKDOOR, CARDS, DRAW, EXTRA_CARDS, KEEP
from palais.games.palais_royal.engine.event_log import DISCARDED, DRAWN_CARD, DREW, KEPT, RESHUFFLED, Log, tell, whisper
from palais.games.palais_royal.engine.refusals import CARD_NOT_DRAWN, LEGAL, NO_CARDS_LEFT, NOBODY_AT_BACK_DOOR, NOT_NOW
from palais.games.palais_royal.engine.rules.servants import return_servants
from palais.games.palais_royal.engine.state import State

CARD_KINDS = len(CARDS)


@rule
def cards_to_draw(s: State, seat: int) -> int:
    """PR-351: One for each servant at the back door; with at least one there, three more for each +3-cards noble."""
    servants = s.servants[seat, BACKDOOR]
    return servants + s.extra[seat, EXTRA_CARDS] if servants > 0 else 0


@rule
def discard_size(s: State) -> int:
    size = 0
    for card in range(CARD_KINDS):
        size += s.discard[card]
    return size


@rule
def check_draw(s: State, seat: int) -> int:
    """PR-351: Somebody must be at the back door, and there must be cards."""
    if s.phase != DRAW:
        return NOT_NOW
    if s.servants[seat, BACKDOOR] == 0:
        return NOBODY_AT_BACK_DOOR
    return LEGAL if s.pile_size > 0 or discard_size(s) > 0 else NO_CARDS_LEFT


@rule
def draw(s: State, log: Log) -> None:
    """PR-351, PR-353, reading 4: As many as allowed; if pile and discard are both empty, fewer."""
    for _ in range(cards_to_draw(s, s.player)):
        if not has_cards(s, log):
            break
        draw_card(s, top_card(s), log)
    end_draw(s, log)


@rule
def has_cards(s: State, log: Log) -> bool:
    """PR-353: Is there a card to draw, if necessary from a new pile?"""
    if s.pile_size == 0:
        reshuffle(s, log)
    return s.pile_size > 0


@rule
def end_draw(s: State, log: Log) -> None:
    """PR-352: The player in turn has the drawn cards and may keep some."""
    tell(log, DREW, s.player, s.drawn_size, 0)
    s.phase = KEEP


@rule
def reshuffle(s: State, log: Log) -> None:
    """PR-353: When the pile is empty, the discard becomes the new one; everyone knows what is in it."""
    for card in range(CARD_KINDS):
        s.pile[card] = s.discard[card]
        s.pile_size += s.discard[card]
        for seat in range(s.players):
            s.pile_most[seat, card] = s.discard[card]
        s.discard[card] = 0
    if s.pile_size > 0:
        s.drawn_old = s.drawn_size
        tell(log, RESHUFFLED, s.player, s.pile_size, 0)


@rule
def top_card(s: State) -> int:
    """A shuffled pile has no order until it is drawn from: each card in it is equally likely."""
    n = below(s, s.pile_size)
    card = 0
    while n >= s.pile[card]:
        n -= s.pile[card]
        card += 1
    return card


@rule
def draw_card(s: State, card: int, log: Log) -> None:
    """One card goes from the pile to the player in turn, who alone sees it."""
    s.pile[card] -= 1
    s.pile_size -= 1
    s.pile_most[s.player, card] -= 1
    s.drawn[card] += 1
    s.drawn_size += 1
    whisper(log, DRAWN_CARD, s.player, card)


@rule
def check_keep(s: State, seat: int, card: int) -> int:
    """PR-352: For each card kept there must be a servant at the back door."""
    if s.phase != KEEP:
        return NOT_NOW
    if s.servants[seat, BACKDOOR] == 0:
        return NOBODY_AT_BACK_DOOR
    return LEGAL if s.drawn[card] > 0 else CARD_NOT_DRAWN


@rule
def keep(s: State, card: int, log: Log) -> None:
    """PR-352: The card goes to the hand, one servant from the back door to the supply."""
    seat = s.player
    s.drawn[card] -= 1
    s.drawn_size -= 1
    s.hand[seat, card] += 1
    s.held[seat] += 1
    return_servants(s, seat, BACKDOOR, 1)
    whisper(log, KEPT, seat, card)


@rule
def discard_the_rest(s: State, log: Log) -> None:
    """PR-352: The cards not kept go to the open discard, where everyone sees that they left the pile.

    After a reshuffle in the middle of the draw nobody else can tell which of them were drawn before it. When pile and discard
    have both run out, everyone knows already that nothing is in the pile.
    """
    for card in range(CARD_KINDS):
        count = s.drawn[card]
        if count > 0:
            tell(log, DISCARDED, s.player, card, count)
            s.discard[card] += count
            s.drawn[card] = 0
            for seat in range(s.players):
                if seat != s.player:
                    s.pile_most[seat, card] = max(0, s.pile_most[seat, card] - max(0, count - s.drawn_old))
    s.drawn_size, s.drawn_old = 0, 0
