"""Observed steps a second: the vector environment and the PettingZoo loop, with actions drawn by chance.

python bench/vector_env.py [--game palais-royal] [--games 4096] [--players 4] [--threads 2] [--seconds 1] [--runs 5]

A step of the vector environment is an action in every game, with observation, mask and reward; drawing the actions is not
counted. The best of several runs is printed, because other work on the machine only ever makes them slower.
"""

from __future__ import annotations

import argparse
import os
import time
from typing import Any

import numpy as np
import numpy.typing as npt

from palais.core.jit import door
from palais.core.kit import DEFAULT_GAME
from palais.core.rng import quick
from palais.envs import aec_env, vector_env


@door
def draw_actions(masks: npt.NDArray[np.int8], rng: npt.NDArray[np.uint64], actions: npt.NDArray[np.int64]) -> None:
    """A legal action for each row, each equally likely."""
    for row in range(len(actions)):
        legal = 0
        for action in range(masks.shape[1]):
            legal += masks[row, action]
        left = quick(rng, legal)
        for action in range(masks.shape[1]):
            left -= masks[row, action]
            if left < 0:
                actions[row] = action
                break


class VectorRun:
    """Random play that goes on from run to run, so that all but the first steps are in the midst of games."""

    def __init__(self, game: str, games: int, players: int, threads: int | None) -> None:
        self.env = vector_env(games, players, game=game, threads=threads)
        self.infos = self.env.reset(seed=1)[1]
        self.actions, self.rng = np.zeros(games, np.int64), np.array([1], np.uint64)
        self.speed(steps=300)

    def speed(self, seconds: float = 0.0, steps: int = 1) -> float:
        """Steps a second, over so many seconds and so many steps at least."""
        done, spent = 0, 0.0
        while spent < seconds or done < steps:
            draw_actions(self.infos["action_mask"], self.rng, self.actions)
            begin = time.perf_counter()
            self.infos = self.env.step(self.actions)[4]
            spent += time.perf_counter() - begin
            done += 1
        return done * len(self.actions) / spent


def aec_speed(game: str, players: int, seconds: float) -> float:
    """Steps a second of the usual loop over `agent_iter` and `last`, drawing the actions counted too."""
    env: Any = aec_env(players, game=game)
    chance, steps, begin = np.random.default_rng(1), 0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            _, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = info["action_mask"].nonzero()[0]
            env.step(legal[int(chance.random() * len(legal))])
            steps += 1
    return steps / (time.perf_counter() - begin)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=DEFAULT_GAME)
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--threads", type=int, default=None)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--runs", type=int, default=5)
    given = parser.parse_args()
    vector = VectorRun(given.game, given.games, given.players, given.threads)
    aec_speed(given.game, given.players, 0.1)  # compiles
    print(f"{os.cpu_count()} processors, {given.games} games of {given.game}, {given.players} players")
    steps = max(vector.speed(given.seconds) for _ in range(given.runs))
    loop = max(aec_speed(given.game, given.players, given.seconds) for _ in range(given.runs))
    print(f"vector environment  {steps:12,.0f} steps/s")
    print(f"PettingZoo loop     {loop:12,.0f} steps/s")


if __name__ == "__main__":
    main()
