"""The measurements behind `palais bench`. Each takes the best of several runs: other programs only ever slow one down."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from palais.bots.arena.match import Match, play_match
from palais.core.bot import RandomBot
from palais.core.contract import Game, State
from palais.core.kit import GameKit
from palais.core.measurements import DECISIONS
from palais.core.play import play

RUNS: Final = 15  # short ones: the best of them had the machine to itself
CALLS: Final = 200  # in one run
PLAYERS: Final = 4
COPIES: Final = 1_000_000
TRIAL_SECONDS: Final = 0.05
BUSY_DECISIONS: Final = 100  # after so many a game is under way, if its kit names no position


class Benchmarks:
    """The costs of one game, each measured for about `seconds`."""

    def __init__(self, kit: GameKit, seconds: float) -> None:
        self.kit, self.seconds, self.game = kit, seconds, kit.make(None)
        self.bench = kit.bench() if kit.bench else None
        self.players = self.bench.players if self.bench else min(max(PLAYERS, self.game.min_players), self.game.max_players)

    def random_rate(self, jobs: int) -> float:
        """Decisions a second of random play with the full rules, on so many cores; compiled, if the game can."""
        match = Match(self.kit.id, None, self.players, "bench", ["random"] * self.players)
        _play_match(match, jobs, jobs)  # compiles
        games = max(jobs, int(_games_per_second(match, jobs) * self.seconds / RUNS))
        return round(max(_play_match(match, games, jobs)[0] for _ in range(RUNS)))

    def copy_ns(self) -> float:
        """Nanoseconds for one copy of a game: inside compiled code, if the game can."""
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
        """A game that is under way, and a seat that is to act."""
        return self.bench.position(self.game) if self.bench else _busy_position(self.game, self.players)

    def _call_us(self, call: Callable[[], object]) -> float:
        """Microseconds of a call that a table makes for every action."""
        return round(_best(call, CALLS, self.seconds) * 1e6, 2)


def _play_match(match: Match, games: int, jobs: int) -> tuple[float, float]:
    """Decisions a second and games a second."""
    start = time.perf_counter()
    results = play_match(match, games, jobs, lambda _: None)
    elapsed = time.perf_counter() - start
    return float(results[:, DECISIONS].sum()) / elapsed, games / elapsed


def _games_per_second(match: Match, jobs: int) -> float:
    """How many games fit into a second, from a trial that is long enough to tell."""
    games = jobs
    while True:
        start = time.perf_counter()
        _, games_per_second = _play_match(match, games, jobs)
        if time.perf_counter() - start > TRIAL_SECONDS:
            return games_per_second
        games *= 4


def _busy_position(game: Game, players: int) -> tuple[State, int]:
    """Some way into a game of random play, before its end."""
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
