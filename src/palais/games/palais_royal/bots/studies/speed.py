"""How fast the planner is, playing with itself inside compiled code.

python -m palais.games.palais_royal.bots.studies.speed --players 4 --games 2000
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import numpy.typing as npt

from palais.bots.arena.match import cores
from palais.games.palais_royal.bots.planner.planner_state import new_planner
from palais.games.palais_royal.bots.training.self_play import PLANNER, SelfPlayTable
from palais.games.palais_royal.bots.value.value import load_weights
from palais.games.palais_royal.engine.playout import DECISIONS, FIRST_SEAT, ROUNDS
from palais.games.palais_royal.game import PalaisRoyal


def games(players: int, seeds: list[str]) -> npt.NDArray[np.int64]:
    """Games of the planner with itself: a row each of turns, rounds, and points and wins by seat."""
    seats = range(players)
    weights = load_weights(players)
    return SelfPlayTable(PalaisRoyal(), players).play(
        seeds, [PLANNER] * players, [weights for _ in seats], [new_planner() for _ in seats]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the planner's self-play.")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=cores())
    options = parser.parse_args()
    games(options.players, ["warm"])
    lots = [[f"speed-{n}" for n in range(first, options.games, options.jobs)] for first in range(options.jobs)]
    start = time.perf_counter()
    with ThreadPoolExecutor(options.jobs) as pool:
        results = np.concatenate(list(pool.map(lambda seeds: games(options.players, seeds), lots)))
    seconds = time.perf_counter() - start
    points = results[:, FIRST_SEAT : FIRST_SEAT + options.players]
    sys.stdout.write(
        f"{options.games / seconds:.0f} games a second on {options.jobs} cores, "
        f"{1e6 * seconds * options.jobs / results[:, DECISIONS].sum():.0f} µs a turn; winner {points.max(1).mean():.1f}, "
        f"mean {points.mean():.1f} points, {results[:, ROUNDS].mean():.1f} rounds\n"
    )


if __name__ == "__main__":
    main()
