"""The measurements behind `palais bench`. Each takes the best of several runs: other programs only ever slow one down."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Final

import numpy as np

from palais.bots.arena.match import GameRows, Match, is_compiled, play_games, play_match
from palais.bots.parallel import cut
from palais.core.bot import RandomBot
from palais.core.contract import Game, State
from palais.core.kit import GameKit
from palais.core.measurements import DECISIONS
from palais.core.play import play

RUNS: Final = 15  # short ones; the best was least disturbed
CALLS: Final = 200  # in one run
PLAYERS: Final = 4
COPIES: Final = 1_000_000
TRIAL_SECONDS: Final = 0.05
BUSY_DECISIONS: Final = 100  # of random play before the measured position, if the kit names none

PlayOn = Callable[[int], GameRows]  # plays this many games


class Benchmarks:
    """The costs of one game, each measured for about `seconds`."""

    def __init__(self, kit: GameKit, seconds: float) -> None:
        self.kit, self.seconds, self.game = kit, seconds, kit.make(None)
        self.bench = kit.bench() if kit.bench else None
        self.players = self.bench.players if self.bench else min(max(PLAYERS, self.game.min_players), self.game.max_players)

    def random_rate(self, jobs: int) -> float:
        """Decisions a second of random play with the full rules, on this many cores; compiled if the game can."""
        match = Match(self.kit.id, None, self.players, "bench", ["random"] * self.players)
        with _open_workers(match, jobs) as play_on:
            play_on(jobs)  # compiles, and starts every process
            games = max(jobs, int(_games_per_second(play_on, jobs) * self.seconds / RUNS))
            return round(max(_rates(play_on, games)[0] for _ in range(RUNS)))

    def copy_ns(self) -> float:
        """Nanoseconds for one copy of a game; inside compiled code if the game can."""
        if self.bench is None:
            state = self.game.new(self.players, 1)
            return round(_best(state.copy, CALLS, self.seconds) * 1e9, 2)
        return round(_best(self.bench.copies(self.game, COPIES), 1, self.seconds) * 1e9 / COPIES, 2)

    def hide_us(self) -> float:
        s, seat = self.position()
        return self._call_us(lambda: self.game.hide(s, seat))

    def legal_us(self) -> float:
        s, seat = self.position()
        hidden = self.game.hide(s, seat)
        return self._call_us(lambda: self.game.legal(hidden, seat))

    def apply_us(self) -> float:
        s, seat = self.position()
        action = self.game.legal(s, seat)[-1]
        return self._call_us(lambda: self.game.apply(s, seat, action))

    def view_us(self) -> float:
        s, seat = self.position()
        hidden = self.game.hide(s, seat)
        return self._call_us(lambda: self.game.view(hidden, seat))

    def position(self) -> tuple[State, int]:
        """A position well into a game, and a seat that is to act."""
        return self.bench.position(self.game) if self.bench else _busy_position(self.game, self.players)

    def _call_us(self, call: Callable[[], object]) -> float:
        """Microseconds for a call that tables make for every action."""
        return round(_best(call, CALLS, self.seconds) * 1e6, 2)


@contextmanager
def _open_workers(match: Match, jobs: int) -> Iterator[PlayOn]:
    """Start the processes once, if the game needs any, so that starting them is not measured."""
    if jobs == 1 or is_compiled(match):
        yield lambda games: play_match(match, games, jobs, lambda _: None)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        work = partial(play_games, match)
        yield lambda games: np.concatenate(list(pool.map(work, *zip(*cut(games, jobs), strict=True))))


def _rates(play_on: PlayOn, games: int) -> tuple[float, float]:
    """Decisions a second and games a second."""
    start = time.perf_counter()
    results = play_on(games)
    elapsed = time.perf_counter() - start
    return float(results[:, DECISIONS].sum()) / elapsed, games / elapsed


def _games_per_second(play_on: PlayOn, games: int) -> float:
    """An estimate from a trial that is long enough."""
    while True:
        start = time.perf_counter()
        _, games_per_second = _rates(play_on, games)
        if time.perf_counter() - start > TRIAL_SECONDS:
            return games_per_second
        games *= 4


def _busy_position(game: Game, players: int) -> tuple[State, int]:
    """A position well into a game of random play, before its end."""
    bot, s = RandomBot(game, "bench"), game.new(players, "bench")
    for decisions, step in enumerate(play(game, s, lambda seat, hidden, legal: bot.act(hidden, legal, None))):
        if decisions == BUSY_DECISIONS or not game.to_act(step.state):
            break
        s = step.state
    return s, game.to_act(s)[0]


def _best(call: Callable[[], object], times: int, seconds: float) -> float:
    """Seconds for one call: the best of several runs of `times` calls, for about `seconds` in all."""
    call()
    best, end = float("inf"), time.perf_counter() + seconds
    while time.perf_counter() < end:
        start = time.perf_counter()
        for _ in range(times):
            call()
        best = min(best, (time.perf_counter() - start) / times)
    return best
