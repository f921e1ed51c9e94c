"""Seconds to the first answer of the bots on a machine where nothing is compiled yet.

python bench/first_answer.py [--game palais-royal] [--levels 9 11] [--after 0 8] [--hard 3] [--busy 0]

For each try the bots' processes start anew with an empty cache, and after so many seconds one of them is asked for the first
decision of a turn: in the set-up, and in the turns from the third round on over which the planner thinks longest, of games with
up to four players. `--busy` keeps so many other processes computing meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import palais
from palais.bots.process.pool import WorkerPool
from palais.bots.registry import make
from palais.core.contract import Game, Hidden
from palais.core.kit import DEFAULT_GAME, kit
from palais.core.play import play

MOST_PLAYERS: Final = 4
GAMES: Final = 4  # played for each number of players, to find hard turns
EARLIEST: Final = 3  # round
Turn = tuple[str, Hidden, int]


def set_up(game: Game, players: int) -> Turn:
    s = game.new(players, 1)
    seat = game.to_act(s)[0]
    return f"{players} players, set-up", game.hide(s, seat), seat


def hard_turns(game: Game, players: int, number: int) -> list[Turn]:
    """Those over which the planner thought longest."""
    turns = sorted((turn for seed in range(GAMES) for turn in turns_of(game, players, seed)), key=lambda turn: -turn[0])
    return [(f"{players} players, {1000 * thought:.1f} ms of planning", hidden, seat) for thought, hidden, seat in turns[:number]]


def turns_of(game: Game, players: int, seed: int) -> Iterator[tuple[float, Hidden, int]]:
    bots: list[Any] = [make(kit(game.id).levels.stand_in, game, f"{seed}-{seat}") for seat in range(players)]
    turn, taken = -1, 0.0

    def choose(seat: int, hidden: Hidden, legal: Any) -> int:
        nonlocal taken
        begin = time.perf_counter()
        action: int = bots[seat].act(hidden, legal, None)
        taken = time.perf_counter() - begin
        return action

    for step in play(game, game.new(players, seed), choose):
        moment = game.moment(step.before)
        if moment.turn != turn and moment.round >= EARLIEST:
            yield taken, game.hide(step.before, step.seat), step.seat
        turn = moment.turn


async def first_answer(game: Game, code: str, turn: Turn, after: float) -> float:
    """With processes of its own and an empty cache."""
    _, hidden, seat = turn
    with tempfile.TemporaryDirectory() as cache:
        os.environ["NUMBA_CACHE_DIR"] = cache
        pool = WorkerPool(1, [game.id])
        await pool.open()
        try:
            await asyncio.sleep(after)
            begin = time.perf_counter()
            await pool.decide("first", game.id, code, hidden, seat, game.legal(hidden, seat), None)
            return time.perf_counter() - begin
        finally:
            await pool.close()


@contextmanager
def busy(number: int) -> Iterator[None]:
    others = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(number)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=DEFAULT_GAME)
    parser.add_argument("--levels", type=int, nargs="+", default=[9, 11])
    parser.add_argument("--after", type=float, nargs="+", default=[0, 8], metavar="SECONDS")
    parser.add_argument("--hard", type=int, default=3, help="hard turns for each number of players")
    parser.add_argument("--busy", type=int, default=0, help="other processes that compute all the time")
    given = parser.parse_args()
    game = palais.game(given.game)
    counts = range(game.min_players, MOST_PLAYERS + 1)
    turns = [turn for players in counts for turn in (set_up(game, players), *hard_turns(game, players, given.hard))]
    with busy(given.busy):
        for level in given.levels:
            for after in given.after:
                print(f"level {level}, asked {after:g} s after the start, {given.busy} others")
                taken = [asyncio.run(first_answer(game, f"level:{level}", turn, after)) for turn in turns]
                for (name, _, _), seconds in zip(turns, taken, strict=True):
                    print(f"  {seconds:5.2f} s  {name}", flush=True)
                print(f"  {max(taken):5.2f} s  at most", flush=True)


if __name__ == "__main__":
    main()
