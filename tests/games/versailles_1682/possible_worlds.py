"""Worlds that several seats together cannot tell from the true one: the cards none of them sees are redealt.

With 110 cards of 64 kinds, a random world for one seat almost never fits a second seat's hand. These always do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from palais.core.contract import Game, State
from palais.games.versailles_1682.engine.constants import (
    KIND_COUNT,
    MAIN,
    NOBODY,
    POWER_TARGET,
    REROLL,
    SIGNED_WARRANT,
    TAKE,
)
from palais.games.versailles_1682.engine.rules.pending import clear_pending
from palais.games.versailles_1682.engine.state import State as Fields
from palais.games.versailles_1682.engine.state import fields


def worlds_of(game: Game, s: State, seats: Sequence[int], tries: int) -> Iterator[State]:
    """Any unseen card may be in the pile or in another player's hand, unless someone has seen more."""
    for seed in range(tries):
        world = fields(s).copy()
        _deal_anew(world, seats, Random(seed))
        same = all(game.hide(State(world), seat).to_bytes() == game.hide(s, seat).to_bytes() for seat in seats)
        if same and game.digest(State(world)) != game.digest(s):
            yield State(world)


def _deal_anew(s: Fields, seats: Sequence[int], rng: Random) -> None:
    """Cards any of the seats has seen stay in their hand, as do signed warrants and an announced request."""
    others = [seat for seat in range(s.players) if seat not in seats]
    kept = {other: [_kept(s, seats, other, kind) for kind in range(KIND_COUNT)] for other in others}
    loose = [kind for other in others for kind in range(KIND_COUNT) for _ in range(s.hand[other, kind] - kept[other][kind])]
    cards = loose + [kind for kind in range(KIND_COUNT) for _ in range(s.pile[kind])]
    rng.shuffle(cards)
    for other in others:
        s.hand[other] = kept[other]
        for _ in range(int(s.held[other]) - sum(kept[other])):
            s.hand[other, cards.pop()] += 1
        s.seen[other] = 0
    s.pile[:] = [cards.count(kind) for kind in range(KIND_COUNT)]
    s.chance_key[:] = [rng.getrandbits(31) for _ in range(4)]
    if s.seat in others and TAKE <= s.step <= POWER_TARGET:
        clear_pending(s)
        s.step = MAIN


def _kept(s: Fields, seats: Sequence[int], other: int, kind: int) -> int:
    if kind == SIGNED_WARRANT:
        return int(s.hand[other, kind])
    announced = s.step == REROLL and s.audience == NOBODY and s.seat == other and s.card == kind
    return max(int(announced), *(int(s.seen[seat, other, kind]) for seat in seats))
