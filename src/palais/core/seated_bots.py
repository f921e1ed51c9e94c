"""Bots around a table, as the one loop of play asks them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, runtime_checkable

from palais.core.bot import Bot
from palais.core.contract import Game, Hidden


@runtime_checkable
class ClockedBot(Bot, Protocol):
    """A bot with a clock of its own, which must be told when a turn begins."""

    def begin_turn(self) -> None: ...


class SeatedBots:
    """Bots by seat, told when a turn of their own begins. In a common phase everybody's clock starts with the own choice."""

    def __init__(self, game: Game, bots: Mapping[int, Bot] | Sequence[Bot]) -> None:
        self.game, self.bots = game, bots
        self._turns: dict[int, int] = {}  # the turn that each seat was last told of

    def choose(self, seat: int, hidden: Hidden, legal: Sequence[int]) -> int:
        bot, turn = self.bots[seat], self.game.moment(hidden).turn
        if self._turns.get(seat) != turn:
            self._turns[seat] = turn
            if isinstance(bot, ClockedBot):
                bot.begin_turn()
        return int(bot.act(hidden, legal, None))
