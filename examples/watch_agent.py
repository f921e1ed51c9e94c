"""Watch an agent of train_ppo.py play a bot: the table after every round, all that is done, and a game record to replay.

python examples/watch_agent.py agent.npz --against random --record game.json
palais replay game.json --moves
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from train_ppo import Net, choose

import palais
from palais.bots.registry import make
from palais.core.archive import PlayerEntry, Recorder, write_record
from palais.core.play import play


class Agent:
    """A trained net as a bot, for tables, tournaments and this page."""

    def __init__(self, game: palais.Game, weights: Path, seed: int) -> None:
        with np.load(weights) as stored:
            self.net = Net([stored[name] for name in stored.files])
        self.game, self.chance = game, np.random.default_rng(seed)

    def act(self, hidden: palais.Hidden, legal: Sequence[int], clock: float | None) -> int:
        mask = np.zeros((1, self.game.action_count), np.int8)
        mask[0, list(legal)] = 1
        seen = self.game.observe(hidden, hidden.viewer)
        return int(choose(self.net(seen[None], mask)[1], self.chance)[0])


def watch(weights: Path, against: str, seed: int, record: Path | None = None) -> palais.Outcome:
    """One game for two, the agent at seat 0."""
    game = palais.game()
    bots = [Agent(game, weights, seed), make(against, game, seed)]
    players = [PlayerEntry("agent", "agent"), PlayerEntry(against, against)]
    s, recorder, turn = game.new(2, seed), Recorder(game, players, seed, {}), -1
    for step in play(game, s, lambda seat, hidden, legal: bots[seat].act(hidden, legal, None)):
        if game.moment(step.before).turn != turn:
            turn = game.moment(step.before).turn
            table = game.position_text(game.hide(step.before, palais.SPECTATOR)) if step.seat == 0 else ""
            print(f"\n{table}{players[step.seat].name}:", end=" ")
        print(game.action_text(step.action), end=", ")
        recorder.add(step.seat, step.action, step.state)
        s = step.state
    outcome = game.score(s)
    print(f"\n\nagent {outcome.points[0]}, {against} {outcome.points[1]}")
    if record:
        write_record(recorder.record(s), record)
    return outcome


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", type=Path, help="a file that train_ppo.py has written")
    parser.add_argument("--against", default="random", help="the code of a bot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--record", type=Path, help="write the game record here")
    given = parser.parse_args()
    watch(given.weights, given.against, given.seed, given.record)
