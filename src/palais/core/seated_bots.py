"""The bots of a game, as `choose` for the play loop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, runtime_checkable

from palais.core.bot import Bot
from palais.core.contract import Game, Hidden


@runtime_checkable
class ClockedBot(Bot, Protocol):
    """A bot with its own clock, which must know when a turn begins."""

    def begin_turn(self) -> None: ...


class SeatedBots:
    """Bots by seat. Each bot's clock starts with its first choice of a turn, or of a common phase."""

    def __init__(self, game: Game, bots: Mapping[int, Bot] | Sequence[Bot]) -> None:
        self.game, self.bots = game, bots
        self._turns: dict[int, int] = {}  # by seat: the last turn it was told about

    def choose(self, seat: int, hidden: Hidden, legal: Sequence[int]) -> int:
        bot, turn = self.bots[seat], self.game.moment(hidden).turn
        if self._turns.get(seat) != turn:
            self._turns[seat] = turn
            if isinstance(bot, ClockedBot):
                bot.begin_turn()
        return int(bot.act(hidden, legal, None))
