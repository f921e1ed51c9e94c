"""The value function: each seat's share of the win, by one small net that looks at every seat in the same way."""

from __future__ import annotations

from importlib import resources
from math import exp
from typing import Final, cast

import numpy as np

from palais.core.jit import rule
from palais.games.versailles_1682.bots.mind import UNITS, Mind, Weights, WeightsRecord
from palais.games.versailles_1682.bots.value import columns as c
from palais.games.versailles_1682.bots.value.features import look
from palais.games.versailles_1682.bots.value.prospects import add_shared, earnings
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import MAIN, OVER
from palais.games.versailles_1682.engine.state import State

USUAL_PLAYERS: Final = 4


@rule
def judge(s: State, t: Tables, mind: Mind) -> float:
    """Everyone's share of the win in `mind.share`; the answer is that of the thinking seat."""
    if not is_decided(s, t, mind):
        look(s, t, mind)
        weigh(s, mind)
    return float(mind.share[max(mind.seat, 0)])


@rule
def is_decided(s: State, t: Tables, mind: Mind) -> bool:
    """VE-811, VE-812: Over, or somebody will have the goal at the check that ends this turn."""
    for seat in range(s.players):
        mind.purse[seat] = float(s.fortune[seat])
    if s.step != OVER:
        if s.step >= MAIN and s.turn_index > 0:
            add_shared(s, s.seat, earnings(s, t, s.seat, True), mind.purse)
        if most(s, mind) < s.goal:
            return False
    share_win(s, mind, most(s, mind))
    return True


@rule
def most(s: State, mind: Mind) -> float:
    found = 0.0
    for seat in range(s.players):
        found = max(found, mind.purse[seat])
    return found


@rule
def share_win(s: State, mind: Mind, fortune: float) -> None:
    """Equal fortunes share it."""
    winners = 0
    for seat in range(s.players):
        winners += 1 if mind.purse[seat] >= fortune else 0
    for seat in range(s.players):
        mind.share[seat] = 1.0 / winners if mind.purse[seat] >= fortune else 0.0


@rule
def weigh(s: State, mind: Mind) -> None:
    """A score for each seat from its row, and the shares as exp(score) to their sum."""
    top = -1e9
    for seat in range(s.players):
        mind.share[seat] = score(mind, seat)
        top = max(top, mind.share[seat])
    total = 0.0
    for seat in range(s.players):
        mind.share[seat] = exp(mind.share[seat] - top)
        total += mind.share[seat]
    for seat in range(s.players):
        mind.share[seat] /= total


@rule
def score(mind: Mind, seat: int) -> float:
    total = 0.0
    mind.hidden[:] = mind.bias
    for n in range(c.FEATURES):
        x = mind.x[seat, n]
        if x != 0.0:
            total += x * mind.straight[n]
            for unit in range(UNITS):
                mind.hidden[unit] += x * mind.first[n, unit]
    for unit in range(UNITS):
        total += max(mind.hidden[unit], np.float32(0.0)) * mind.second[unit]
    return total


def hand_written() -> Weights:
    """Before any learning: what is promised, standing, and the cards in the hand."""
    w = cast(Weights, WeightsRecord())
    for column, weight in ((c.LEAD, 1.2), (c.KING_STANDING, 0.3), (c.KING_IN_TIME, 1.5), (c.QUEEN_IN_TIME, 0.6), (c.CARDS, 0.4)):
        w.straight[column] = weight
    for column, weight in ((c.KING_SAFE, 0.1), (c.KING_LOW, -0.1), (c.EXILE, -0.3), (c.BASTILLE, -0.6), (c.DIED, -0.3)):
        w.straight[column] = weight
    return w


def load_weights(players: int) -> Weights:
    """The weights that come with the package for this number of players, or else those for four: every seat is seen alike."""
    folder = resources.files(__package__) / "weights"
    file = folder / f"{players}.npy"
    with (file if file.is_file() else folder / f"{USUAL_PLAYERS}.npy").open("rb") as stream:
        return cast(Weights, WeightsRecord(np.load(stream)))
