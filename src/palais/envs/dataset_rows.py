"""One game as rows of a dataset: a row for each decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from palais.core.contract import Game, Hidden, State
from palais.envs.opponents import Clocked, Opponent


@dataclass
class Rows:
    """The decisions of one game, and how it ended."""

    seed: str
    players: int
    seats: list[int] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    legal: list[list[int]] = field(default_factory=list)
    hidden: list[Hidden] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    digest: str = ""

    def add(self, seat: int, hidden: Hidden, legal: list[int], action: int) -> None:
        self.seats.append(seat)
        self.hidden.append(hidden)
        self.legal.append(legal)
        self.actions.append(action)

    def win_share(self) -> npt.NDArray[np.float32]:
        """By seat: 1 for the winner, 1/2 each for two who share the win."""
        shares = np.zeros(self.players, np.float32)
        shares[self.winners] = 1 / len(self.winners)
        return shares

    def masks(self, actions: int) -> npt.NDArray[np.bool_]:
        """A row for each decision, true for each legal action."""
        masks = np.zeros((len(self.legal), actions), np.bool_)
        for mask, legal in zip(masks, self.legal, strict=True):
            mask[legal] = True
        return masks


def play(game: Game, s: State, bots: Sequence[Opponent], seed: str) -> Rows:
    """A game from `s` to its end, a bot in every seat."""
    rows, before = Rows(seed, len(bots)), None
    while acting := game.to_act(s):
        seat, bot = acting[0], bots[acting[0]]
        if seat != before and isinstance(bot, Clocked):
            bot.begin_turn()
        hidden = game.hide(s, seat)
        legal = game.legal(hidden, seat)
        action, before = int(bot.act(hidden, legal, None)), seat
        rows.add(seat, hidden, legal, action)
        s, _ = game.apply(s, seat, action)
    outcome = game.score(s)
    rows.points, rows.winners, rows.digest = outcome.points, outcome.winners, game.digest(s)
    return rows
