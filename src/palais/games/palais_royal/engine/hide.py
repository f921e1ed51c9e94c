"""What a seat may know, and worlds it cannot tell from the true one."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from palais.core.jit import rule
from palais.core.rng import quick
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import CARDS, EVERYONE, KEEP
from palais.games.palais_royal.engine.state import State

CARD_KINDS = len(CARDS)


@rule
def hide_from(s: State, seat: int) -> None:
    """Blank what `seat` may not know: future chance, the pile, other hands, cards another player is looking at."""
    s.viewer = seat
    s.chance_key[:] = np.uint64(0)
    s.chance_count = np.uint64(0)
    s.pile[:] = 0
    if s.player != seat:
        s.drawn[:] = 0
    for other in range(s.players):
        if other != seat:
            s.hand[other, :] = 0
            s.pile_most[other, :] = 0


@rule
def imagine(s: State, t: Tables, seat: int, rng: npt.NDArray[np.uint64]) -> None:
    """Fill the blanks of a hidden copy at random, consistent with everything `seat` has seen."""
    unseen = s.pile  # still blank, so reuse it to count the cards this seat cannot see
    forced = s.pile_most[seat]
    for card in range(CARD_KINDS):
        unseen[card] = t.card_copies[card] - s.discard[card] - s.hand[seat, card] - s.drawn[card]
        for other in range(s.players):
            unseen[card] -= s.shown[other, card]
    for card in range(CARD_KINDS):
        deal_to_others(s, seat, card, max(0, unseen[card] - forced[card]), rng)
    deal_any_to_others(s, seat, rng)
    for other in range(s.players):
        if other != seat:
            know_nothing(s, other)
    s.chance_key[0] = np.uint64(quick(rng, 1 << 31))
    s.chance_key[1] = np.uint64(quick(rng, 1 << 31))
    s.viewer = EVERYONE


@rule
def gaps(s: State, seat: int, other: int) -> int:
    """How many cards `other` has, in hand or just drawn, that have not been imagined yet."""
    count = s.held[other]
    if other == s.player and s.phase == KEEP:
        count += s.drawn_size
    for card in range(CARD_KINDS):
        count -= s.hand[other, card]
        if other == s.player:
            count -= s.drawn[card]
    return count if other != seat else 0


@rule
def give_card(s: State, seat: int, card: int, rng: npt.NDArray[np.uint64]) -> bool:
    """Give a card to one of the gaps, each equally likely. False if there is none."""
    total = 0
    for other in range(s.players):
        total += gaps(s, seat, other)
    if total == 0:
        return False
    n = quick(rng, total)
    for other in range(s.players):
        n -= gaps(s, seat, other)
        if n < 0:
            place_card(s, other, card, rng)
            break
    s.pile[card] -= 1
    return True


@rule
def place_card(s: State, other: int, card: int, rng: npt.NDArray[np.uint64]) -> None:
    """Put the card among those `other` has just drawn or into the hand, each gap equally likely."""
    drawn_gaps = 0
    if other == s.player and s.phase == KEEP:
        drawn_gaps = s.drawn_size
        for kind in range(CARD_KINDS):
            drawn_gaps -= s.drawn[kind]
    if quick(rng, gaps(s, -1, other)) < drawn_gaps:
        s.drawn[card] += 1
    else:
        s.hand[other, card] += 1


@rule
def deal_to_others(s: State, seat: int, card: int, count: int, rng: npt.NDArray[np.uint64]) -> None:
    """Deal the cards that this seat knows are not in the pile: the others must have them."""
    for _ in range(count):
        give_card(s, seat, card, rng)


@rule
def deal_any_to_others(s: State, seat: int, rng: npt.NDArray[np.uint64]) -> None:
    """Fill the other gaps from all cards left; what remains is the pile."""
    while True:
        left = 0
        for kind in range(CARD_KINDS):
            left += s.pile[kind]
        if left == 0:
            return
        n = quick(rng, left)
        card = 0
        while n >= s.pile[card]:
            n -= s.pile[card]
            card += 1
        if not give_card(s, seat, card, rng):
            return


@rule
def know_nothing(s: State, other: int) -> None:
    """Assume an imagined opponent knows nothing about the pile: any card it has not seen may be there."""
    for card in range(CARD_KINDS):
        s.pile_most[other, card] = s.pile[card]
        for third in range(s.players):
            if third != other:
                s.pile_most[other, card] += s.hand[third, card]
        if other != s.player:
            s.pile_most[other, card] += s.drawn[card]
