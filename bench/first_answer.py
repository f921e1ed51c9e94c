"""Seconds to the first answer of the bots on a machine where nothing is compiled yet.

python bench/first_answer.py [--levels 9 11] [--after 0 8] [--hard 3] [--busy 0]

For each try the bots' processes start anew with an empty cache, and after so many seconds one of them is asked for the first
decision of a turn: in the set-up, and in the turns from the third round on over which the planner thinks longest, of games with
two, three and four players. `--busy` keeps so many other processes computing meanwhile.
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
from palais.core.contract import Hidden
from palais.core.play import play
from palais.games.palais_royal import WITHOUT_LOOKING

GAME = palais.game()
GAMES: Final = 4  # played for each number of players, to find hard turns
EARLIEST: Final = 3  # round
Turn = tuple[str, Hidden, int]


def set_up(players: int) -> Turn:
    s = GAME.new(players, 1)
    (seat,) = GAME.to_act(s)
    return f"{players} players, set-up", GAME.hide(s, seat), seat


def hard_turns(players: int, number: int) -> list[Turn]:
    """Those in which most plans were evaluated."""
    turns = sorted((turn for seed in range(GAMES) for turn in turns_of(players, seed)), key=lambda turn: -turn[0])
    return [(f"{players} players, {tried} plans", hidden, seat) for tried, hidden, seat in turns[:number]]


def turns_of(players: int, seed: int) -> Iterator[tuple[int, Hidden, int]]:
    bots: list[Any] = [make(WITHOUT_LOOKING, GAME, f"{seed}-{seat}") for seat in range(players)]
    turn = -1
    for step in play(GAME, GAME.new(players, seed), lambda seat, hidden, legal: bots[seat].act(hidden, legal, None)):
        moment = GAME.moment(step.before)
        if moment.turn != turn and moment.round >= EARLIEST:
            yield int(bots[step.seat].planner.tried), GAME.hide(step.before, step.seat), step.seat
        turn = moment.turn


async def first_answer(code: str, turn: Turn, after: float) -> float:
    """With processes of its own and an empty cache."""
    _, hidden, seat = turn
    with tempfile.TemporaryDirectory() as cache:
        os.environ["NUMBA_CACHE_DIR"] = cache
        pool = WorkerPool(1, [GAME.id])
        await pool.open()
        try:
            await asyncio.sleep(after)
            begin = time.perf_counter()
            await pool.decide("first", GAME.id, code, hidden, seat, GAME.legal(hidden, seat), None)
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
    parser.add_argument("--levels", type=int, nargs="+", default=[9, 11])
    parser.add_argument("--after", type=float, nargs="+", default=[0, 8], metavar="SECONDS")
    parser.add_argument("--hard", type=int, default=3, help="hard turns for each number of players")
    parser.add_argument("--busy", type=int, default=0, help="other processes that compute all the time")
    given = parser.parse_args()
    turns = [turn for players in (2, 3, 4) for turn in (set_up(players), *hard_turns(players, given.hard))]
    with busy(given.busy):
        for level in given.levels:
            for after in given.after:
                print(f"level {level}, asked {after:g} s after the start, {given.busy} others")
                taken = [asyncio.run(first_answer(f"level:{level}", turn, after)) for turn in turns]
                for (name, _, _), seconds in zip(turns, taken, strict=True):
                    print(f"  {seconds:5.2f} s  {name}", flush=True)
                print(f"  {max(taken):5.2f} s  at most", flush=True)


if __name__ == "__main__":
    main()
