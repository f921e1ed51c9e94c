"""How well a bot plays the last turn of all: positions from self-play, against what could have been had.

python -m palais.games.palais_royal.bots.studies.last_turns search:n=8 --players 2 --games 150
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

from palais.bots.registry import make
from palais.core.bot import Bot
from palais.core.contract import State
from palais.games.palais_royal.bots.search.last_turn import LastTurn, SolverLimits, is_last
from palais.games.palais_royal.bots.value.value import load_weights
from palais.games.palais_royal.engine.constants import DRAW, REINFORCE
from palais.games.palais_royal.engine.state import fields
from palais.games.palais_royal.game import PalaisRoyal

PLAYS = "planner:width=8:refined=8:varied=60"  # who plays up to the last turn


def last_position(game: PalaisRoyal, players: int, seed: str) -> State:
    """The last turn of a game of planners as it begins."""
    s = game.new(players, seed, start=0)
    bots = [make(PLAYS, game, f"{seed}-{seat}") for seat in range(players)]
    while not _begins_last_turn(s):
        s = _acted(game, bots[fields(s).player], s)
    return s


def _begins_last_turn(s: State) -> bool:
    f = fields(s)
    return is_last(f) and f.phase == REINFORCE and not f.begun


def _acted(game: PalaisRoyal, bot: Bot, s: State) -> State:
    """After one more action."""
    seat = fields(s).player
    hidden = game.hide(s, seat)
    return game.apply(s, seat, bot.act(hidden, game.legal(hidden, seat), None))[0]


def played(game: PalaisRoyal, bot: Bot, s: State) -> State:
    """The turn up to the draw."""
    seat = fields(s).player
    while fields(s).player == seat and fields(s).phase != DRAW:
        s = _acted(game, bot, s)
    return s


def compare(game: PalaisRoyal, code: str, s: State, seed: str) -> dict[str, Any]:
    """What the bot makes of a position, and the best that can be made of it."""
    seat, players = fields(s).player, fields(s).players
    solver = LastTurn(
        fields(game.hide(s, seat)), game.box.tables, load_weights(players).blend.tolist(), SolverLimits(checks=200_000)
    )
    best = s
    for action in solver.solve(-1e9) or []:
        best, _ = game.apply(best, seat, action)
    ends = played(game, make(code, game, seed), s), best
    wins, points = zip(*(solver.stakes.result(fields(end)) for end in ends), strict=True)
    return {"solved": solver.complete, "wins": wins[0], "winnable": wins[1], "lost": points[1] - points[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare a bot's last turns with the best there are.")
    parser.add_argument("bot")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="last")
    options = parser.parse_args()
    game, rows = PalaisRoyal(), []
    for n in track(range(options.games), "games", console=Console(stderr=True), transient=True):
        seed = f"{options.seed}-{options.players}-{n}"
        rows.append(compare(game, options.bot, last_position(game, options.players, seed), seed))
    winnable = [row for row in rows if row["winnable"]]
    lost = np.array([row["lost"] for row in rows])
    found = {
        "last_turns": len(rows),
        "solved": sum(row["solved"] for row in rows),
        "winnable": len(winnable),
        "missed": sum(not row["wins"] for row in winnable),
        "margin_lost": round(float(lost.mean()), 2),
        "margin_lost_interval": round(float(1.96 * lost.std() / len(lost) ** 0.5), 2),
    }
    json.dump(found, sys.stdout, indent=1)


if __name__ == "__main__":
    main()
