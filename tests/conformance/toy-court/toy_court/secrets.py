"""What a seat may know, what it learns, and worlds it cannot tell apart."""

from __future__ import annotations

from random import Random

from palais.core.contract import EVERYONE
from toy_court.state import GOALS, MOST_COINS, Court


def hide(c: Court, seat: int) -> Court:
    """Others' coins and goals are blank until the end; the random state always is."""
    h = c.copy()
    h.viewer, h.key, h.drawn = seat, "", 0
    if not c.over:
        h.coins = [coins if p == seat else None for p, coins in enumerate(c.coins)]
        h.goals = [goal if p == seat else None for p, goal in enumerate(c.goals)]
    return h


def imagine(h: Court, seed: int) -> Court:
    """Fills in what is blank: fortunes from 0 to MOST_COINS, any goal, another random state."""
    rng, c = Random(seed), h.copy()
    c.viewer, c.key = EVERYONE, f"{rng.getrandbits(128):032x}"
    c.coins = [rng.randint(0, MOST_COINS) if coins is None else coins for coins in h.coins]
    c.goals = [rng.choice(GOALS) if goal is None else goal for goal in h.goals]
    return c


def learned(before: Court, after: Court) -> tuple[int, ...]:
    """Everyone sees dice and the end; a payment shows its receiver the amount."""
    if after.drawn != before.drawn or after.over != before.over:
        return tuple(range(after.players))
    return tuple(seat for seat in range(after.players) if after.purse(seat) > before.purse(seat))
