"""One game as rows of a dataset: a row for each decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from palais.core.bot import Bot
from palais.core.contract import Game, Hidden, State
from palais.core.measurements import DECISIONS, FIRST_SEAT, ROUNDS
from palais.core.play import play_out
from palais.core.seated_bots import SeatedBots


@dataclass
class Rows:
    """The decisions of one game, and how it ended."""

    seed: str
    players: int
    seats: list[int] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    legal: list[Sequence[int]] = field(default_factory=list)
    hidden: list[Hidden] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    rounds: int = 0
    digest: str = ""

    def add(self, seat: int, hidden: Hidden, legal: Sequence[int], action: int) -> None:
        self.seats.append(seat)
        self.hidden.append(hidden)
        self.legal.append(legal)
        self.actions.append(action)

    def result(self) -> list[int]:
        """The game as a row of a match's results."""
        row = [0] * (FIRST_SEAT + 2 * self.players)
        row[DECISIONS], row[ROUNDS] = len(self.actions), self.rounds
        row[FIRST_SEAT : FIRST_SEAT + self.players] = self.points
        for seat in self.winners:
            row[FIRST_SEAT + self.players + seat] = 1
        return row

    def win_share(self) -> npt.NDArray[np.float32]:
        """By seat: 1 for the winner, 1/2 each for two who share the win."""
        shares = np.zeros(self.players, np.float32)
        shares[self.winners] = 1 / len(self.winners)
        return shares

    def masks(self, actions: int) -> npt.NDArray[np.bool_]:
        """A row for each decision, true for each legal action."""
        masks = np.zeros((len(self.legal), actions), np.bool_)
        for mask, legal in zip(masks, self.legal, strict=True):
            mask[list(legal)] = True
        return masks


def play_rows(game: Game, s: State, bots: Sequence[Bot], seed: str) -> Rows:
    """Play from `s` to the end of the game, with a bot in every seat."""
    rows, seated = Rows(seed, len(bots)), SeatedBots(game, bots)

    def choose(seat: int, hidden: Hidden, legal: Sequence[int]) -> int:
        action = seated.choose(seat, hidden, legal)
        rows.add(seat, hidden, legal, action)
        return action

    s = play_out(game, s, choose)
    outcome = game.score(s)
    rows.points, rows.winners = outcome.points, outcome.winners
    rows.rounds, rows.digest = game.moment(s).round, game.digest(s)
    return rows
