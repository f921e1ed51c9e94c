"""The measurements behind `palais bench`. Each takes the best of several runs: other programs only ever slow one down."""

from __future__ import annotations

import time
from collections.abc import Callable

from palais.bots.arena.match import Match, play_match
from palais.core.contract import State
from palais.games.palais_royal.engine.constants import MOVE
from palais.games.palais_royal.engine.measure import copy_often
from palais.games.palais_royal.engine.playout import DECISIONS
from palais.games.palais_royal.game import PalaisRoyal

RUNS = 15  # short ones: the best of them had the machine to itself
PLAYERS = 4
COPIES = 1_000_000


def random_rate(jobs: int, seconds: float) -> float:
    """Decisions a second of compiled random play, four players, full rules, on `jobs` cores."""
    match = Match("palais-royal", None, PLAYERS, "bench", ["random"] * PLAYERS)
    _play(match, jobs, jobs)  # compiles
    _, rate = _play(match, 200 * jobs, jobs)  # tells how many games fit
    games = max(200 * jobs, int(rate * seconds / RUNS))
    return round(max(_play(match, games, jobs)[0] for _ in range(RUNS)))


def _play(match: Match, games: int, jobs: int) -> tuple[float, float]:
    """Decisions a second and games a second."""
    start = time.perf_counter()
    results = play_match(match, games, jobs, lambda _: None)
    elapsed = time.perf_counter() - start
    return float(results[:, DECISIONS].sum()) / elapsed, games / elapsed


def copy_ns(seconds: float) -> float:
    """Nanoseconds for one copy of a game inside compiled code."""
    game = PalaisRoyal()
    source, target = game.new(PLAYERS, 1), game.new(PLAYERS, 2)

    def copy() -> None:
        copy_often(source.handle(), target.handle(), COPIES)

    copy()
    return round(_best(copy, 1, seconds) * 1e9 / COPIES, 2)


def call_costs(seconds: float) -> dict[str, Callable[[], float]]:
    """Microseconds of the calls a table makes for every action, in a game that is well under way."""
    game = PalaisRoyal()

    def measured(make: Callable[[PalaisRoyal], Callable[[], object]]) -> Callable[[], float]:
        return lambda: round(_best(make(game), 200, seconds) * 1e6, 2)

    return {"hide_us": measured(_hide), "legal_us": measured(_legal), "apply_us": measured(_apply), "view_us": measured(_view)}


def _under_way(game: PalaisRoyal) -> tuple[State, int]:
    """A position of a real game: round 3 of four greedy players, somebody about to move."""
    from palais.bots.registry import make

    s = game.new(PLAYERS, "bench")
    bots = [make("greedy", game, seat) for seat in range(PLAYERS)]
    while s.round_number < 3 or s.phase != MOVE:
        seat = s.player
        s, _ = game.apply(s, seat, bots[seat].act(game.hide(s, seat), [], None))
    return s, s.player


def _hide(game: PalaisRoyal) -> Callable[[], object]:
    s, seat = _under_way(game)
    return lambda: game.hide(s, seat)


def _legal(game: PalaisRoyal) -> Callable[[], object]:
    s, seat = _under_way(game)
    h = game.hide(s, seat)
    return lambda: game.legal(h, seat)


def _apply(game: PalaisRoyal) -> Callable[[], object]:
    s, seat = _under_way(game)
    action = game.legal(s, seat)[-1]
    return lambda: game.apply(s, seat, action)


def _view(game: PalaisRoyal) -> Callable[[], object]:
    s, seat = _under_way(game)
    h = game.hide(s, seat)
    return lambda: game.view(h, seat)


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
