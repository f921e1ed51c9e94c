"""Bots at one table: a whole game, or many of them spread over the cores of this machine."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotYet
from multiprocessing import get_context
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

from palais.bots.registry import make
from palais.core.game import Game, State
from palais.games.palais_royal.game import PalaisRoyal
from palais.games.palais_royal.playout import DECISIONS, FIRST_SEAT, ROUNDS
from palais.games.registry import game as find_game

Results = npt.NDArray[np.int64]
CHUNKS_PER_JOB = 16  # how finely the work is cut, for the progress bar and for even loads


class Match(msgspec.Struct, frozen=True):
    """What is to be played: the same fields give the same games, whatever the number of jobs."""

    game: str
    data: str | None
    players: int
    seed: str
    bots: list[str]


def game_seed(match: Match, number: int) -> str:
    """The seed of one game of a match; `game.new(players, seed=...)` deals the same cards again."""
    return f"{match.seed}-{number}"


def play_game(game: Game, bots: Sequence[str], seed: str) -> tuple[State, int]:
    """One game between bots to its end, and how many decisions it took."""
    s = game.new(len(bots), seed)
    minds = [make(code, game, f"{seed}-{seat}") for seat, code in enumerate(bots)]
    decisions = 0
    while acting := game.to_act(s):
        seat = acting[0]
        hidden = game.hide(s, seat)
        s, _ = game.apply(s, seat, minds[seat].act(hidden, game.legal(hidden, seat), None))
        decisions += 1
    return s, decisions


def play_games(match: Match, first: int, end: int) -> Results:
    """The games from `first` up to `end`: a row each of decisions, rounds, and points and wins by seat."""
    game = find_game(match.game, Path(match.data) if match.data else None)
    seeds = [game_seed(match, number) for number in range(first, end)]
    if is_compiled(match) and isinstance(game, PalaisRoyal):
        return game.random_games(match.players, seeds)
    return np.array([_row(game, match.bots, seed) for seed in seeds], np.int64).reshape(len(seeds), -1)


def _row(game: Game, bots: Sequence[str], seed: str) -> list[int]:
    s, decisions = play_game(game, bots, seed)
    outcome = game.score(s)
    row = [0] * (FIRST_SEAT + 2 * len(bots))
    row[DECISIONS], row[ROUNDS] = decisions, s.round_number
    row[FIRST_SEAT : FIRST_SEAT + len(bots)] = outcome.points
    for seat in outcome.winners:
        row[FIRST_SEAT + len(bots) + seat] = 1
    return row


def is_compiled(match: Match) -> bool:
    """With `random` in every seat the whole loop runs in compiled code."""
    return set(match.bots) == {"random"}


def play_match(match: Match, games: int, jobs: int, progress: Callable[[int], None]) -> Results:
    """All games of a match, in order. `progress` hears how many more games are done."""
    chunk = max(1, -(-games // (jobs * CHUNKS_PER_JOB)))
    ranges = [(first, min(first + chunk, games)) for first in range(0, games, chunk)]
    if jobs == 1:
        return np.concatenate(list(_told((play_games(match, *r) for r in ranges), progress)))
    with _workers(match, jobs) as workers:
        futures = [workers.submit(play_games, match, *r) for r in ranges]
        try:
            return np.concatenate(list(_told((_wait(f) for f in futures), progress)))
        except BaseException:
            workers.shutdown(wait=False, cancel_futures=True)
            raise


def _workers(match: Match, jobs: int) -> Executor:
    """Compiled games release the GIL and need only threads; bots written in Python need processes."""
    if is_compiled(match):
        return ThreadPoolExecutor(jobs)
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))


def _wait(future: object) -> Results:
    """The result of a future, waking up now and then so that Ctrl-C is heard."""
    while True:
        try:
            return future.result(timeout=0.2)  # type: ignore[attr-defined, no-any-return]
        except NotYet:
            continue


def _told(results: Iterator[Results], progress: Callable[[int], None]) -> Iterator[Results]:
    for result in results:
        progress(len(result))
        yield result


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
