"""The bots by their short codes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from palais.bots.contract import Bot
from palais.bots.palais_royal.greedy import GreedyBot
from palais.bots.random_bot import RandomBot
from palais.core.errors import BotError
from palais.core.game import Game

BOTS: dict[str, Callable[[Game, int | str], Bot]] = {"random": RandomBot, "greedy": GreedyBot}

# What a person may choose as an opponent, weakest first.
LEVELS = ("random", "greedy")


def make(code: str, game: Game, seed: int | str) -> Bot:
    """The bot of this code, thinking with a chance stream of its own."""
    if code not in BOTS:
        raise BotError(f"there is no bot {code!r}; the bots are {', '.join(BOTS)}")
    return BOTS[code](game, seed)


def fill_seats(codes: Sequence[str], players: int) -> list[str]:
    """A code for every seat: the last one named fills the rest."""
    if not codes or len(codes) > players:
        raise BotError(f"expected 1 to {players} bots for {players} players, found {len(codes)}")
    return [*codes, *[codes[-1]] * (players - len(codes))]
