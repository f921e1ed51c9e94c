"""How often each place in the turn order wins, between planners and with any start gold (reading 14).

python -m palais.games.palais_royal.bots.studies.turn_order --players 4 --games 4000 --gold 0,1,2,3 --gold even
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from palais.bots.arena.match import cores
from palais.bots.arena.rating import wilson
from palais.core.errors import PalaisError
from palais.games.palais_royal.bots.planner.planner_state import new_planner
from palais.games.palais_royal.bots.training.self_play import PLANNER, SelfPlayTable
from palais.games.palais_royal.bots.value.value import load_weights
from palais.games.palais_royal.engine.playout import FIRST_SEAT
from palais.games.palais_royal.flags import typed_start_gold
from palais.games.palais_royal.game import PalaisRoyal

Rows = npt.NDArray[np.float64]


def shares(players: int, seeds: list[str], gold: Any) -> Rows:
    """A row for each game: everyone's share of the win and points, the start player's first."""
    seats, weights = range(players), load_weights(players)
    table = SelfPlayTable(PalaisRoyal(), players, start=0, start_gold=gold)
    results = table.play(seeds, [PLANNER] * players, [weights for _ in seats], [new_planner() for _ in seats])
    points, wins = results[:, FIRST_SEAT : FIRST_SEAT + players], results[:, FIRST_SEAT + players :]
    return np.concatenate([wins / wins.sum(1, keepdims=True), points], 1)


def report(players: int, rows: Rows) -> str:
    """The shares with 95 % intervals, and the mean points."""
    won = [wilson(float(share), len(rows)) for share in rows[:, :players].mean(0)]
    wins = " · ".join(f"{100 * w.value:.1f} % ({100 * w.low:.1f}-{100 * w.high:.1f})" for w in won)
    points = " · ".join(f"{mean:.1f}" for mean in rows[:, players:].mean(0))
    return f"wins {wins}; points {points}"


def main() -> None:
    parser = argparse.ArgumentParser(description="How often each place in the turn order wins.")
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument(
        "--gold", action="append", help="even, or amounts in turn order as in 0,1,2,3; may be given more than once"
    )
    parser.add_argument("--seed", default="order", help="the same deals for each --gold")
    parser.add_argument("--jobs", type=int, default=cores())
    options = parser.parse_args()
    if options.games < 1 or options.jobs < 1:
        parser.error("--games and --jobs begin at 1")
    game, given = PalaisRoyal(), [typed_start_gold(gold) for gold in options.gold or ["", "even"]]
    try:
        agreed = [game.options(options.players, start_gold=gold) for gold in given]
    except PalaisError as error:
        parser.error(str(error))
    lots = [[f"{options.seed}-{n}" for n in range(first, options.games, options.jobs)] for first in range(options.jobs)]
    with ThreadPoolExecutor(options.jobs) as pool:
        for one in agreed:
            gold = one.get("start_gold")
            rows = list(pool.map(lambda seeds, gold=gold: shares(options.players, seeds, gold), filter(None, lots)))
            name = ", ".join(map(str, gold)) if gold else "as the rules say"
            sys.stdout.write(f"gold {name}: {report(options.players, np.concatenate(rows))}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
