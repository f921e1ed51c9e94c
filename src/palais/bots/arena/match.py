"""Games between bots: one, or a match of many spread over the cores of this machine."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from palais.bots.parallel import spread
from palais.bots.process.safe_bot import SafeBot
from palais.bots.registry import make_safe
from palais.bots.seeds import bot_seed
from palais.core.bargain.market import Market
from palais.core.bargain.play import play_and_bargain
from palais.core.contract import Game, State
from palais.core.kit import game as find_game
from palais.core.kit import kit
from palais.core.measurements import DECISIONS, FIRST_SEAT, ROUNDS
from palais.core.play import play
from palais.core.seated_bots import SeatedBots

GameRows = npt.NDArray[np.int64]  # a row for each game: decisions, rounds, points and wins by seat


class Match(msgspec.Struct, frozen=True):
    """The settings of a match. The same settings give the same games, whatever the number of jobs."""

    game: str
    data: str | None
    players: int
    seed: str
    bots: list[str]
    clock: float | None = None  # seconds for each turn
    options: dict[str, Any] = {}  # of every game


def game_seed(match: Match, number: int) -> str:
    """The seed of one game of a match; `game.new(players, seed=...)` deals the same cards again."""
    return f"{match.seed}-{number}"


def play_out(game: Game, s: State, bots: Sequence[SafeBot], market: Market | None = None) -> tuple[State, int]:
    """Play a game to its end with a bot in every seat. Returns the last state and the number of decisions."""
    decisions = 0
    steps = play(game, s, SeatedBots(game, bots).choose) if market is None else play_and_bargain(game, s, bots, market)
    for step in steps:
        s, decisions = step.state, decisions + 1
    return s, decisions


def play_game(game: Game, codes: Sequence[str], seed: str, clock: float | None = None, **options: Any) -> tuple[State, int]:
    """Play one game between bots. Returns the last state and the number of decisions; faults of bots are logged once."""
    bots = [make_safe(code, game, bot_seed(seed, seat), clock=clock) for seat, code in enumerate(codes)]
    s, decisions = play_out(game, game.new(len(bots), seed, **options), bots)
    for bot in bots:
        if bot.faults:
            _warn(bot.name, bot.messages[0])
    return s, decisions


@cache
def _warn(name: str, message: str) -> None:
    """Log a warning once per process and message, not once per game."""
    logging.getLogger(__name__).warning("%s", message)


def play_games(match: Match, first: int, end: int) -> GameRows:
    """Play the games with numbers from `first` up to `end`."""
    game = find_game(match.game, Path(match.data) if match.data else None)
    seeds = [game_seed(match, number) for number in range(first, end)]
    compiled = kit(match.game).random_games
    if is_compiled(match) and compiled is not None:
        rows: GameRows = compiled()(game, match.players, seeds, **match.options)
        return rows
    return np.array([_row(game, match, seed) for seed in seeds], np.int64).reshape(len(seeds), -1)


def _row(game: Game, match: Match, seed: str) -> list[int]:
    s, decisions = play_game(game, match.bots, seed, match.clock, **match.options)
    outcome, bots = game.score(s), match.bots
    row = [0] * (FIRST_SEAT + 2 * len(bots))
    row[DECISIONS], row[ROUNDS] = decisions, game.moment(s).round
    row[FIRST_SEAT : FIRST_SEAT + len(bots)] = outcome.points
    for seat in outcome.winners:
        row[FIRST_SEAT + len(bots) + seat] = 1
    return row


def is_compiled(match: Match) -> bool:
    """Whether the whole loop runs in compiled code: every seat is `random`, and the game has such a loop."""
    return set(match.bots) == {"random"} and kit(match.game).random_games is not None


def play_match(match: Match, games: int, jobs: int, progress: Callable[[int], None]) -> GameRows:
    """All games of a match, in order. `progress` is called with the number of games just finished."""
    rows = []
    with closing(spread(partial(play_games, match), games, jobs, threads=is_compiled(match))) as pieces:
        for piece in pieces:
            progress(len(piece))
            rows.append(piece)
    return np.concatenate(rows)


def cores() -> int:
    """The number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
