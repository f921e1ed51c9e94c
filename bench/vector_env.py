"""Observed steps a second: the vector environment and the PettingZoo loop, with actions drawn by chance.

python bench/vector_env.py [--games 4096] [--players 4] [--threads 2] [--seconds 5]

A step of the vector environment is an action in every game, with observation, mask and reward; drawing the actions is not counted.
"""

from __future__ import annotations

import argparse
import os
import time
from typing import Any

import numpy as np
import numpy.typing as npt

from palais.core.jit import door
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


def vector_speed(games: int, players: int, threads: int | None, seconds: float) -> tuple[float, float]:
    """Steps a second by the clock on the wall, and by the time of one processor."""
    env = vector_env(games, players, threads=threads)
    _, infos = env.reset(seed=1)
    actions, rng = np.zeros(games, np.int64), np.array([1], np.uint64)
    steps, wall, cpu, begin = 0, 0.0, 0.0, time.perf_counter()
    while time.perf_counter() - begin < seconds:
        draw_actions(infos["action_mask"], rng, actions)
        wall, cpu = wall - time.perf_counter(), cpu - time.process_time()
        infos = env.step(actions)[4]
        wall, cpu = wall + time.perf_counter(), cpu + time.process_time()
        steps += games
    env.close()
    return steps / wall, steps / cpu


def aec_speed(players: int, seconds: float) -> float:
    """Steps a second of the usual loop over `agent_iter` and `last`, drawing the actions counted too."""
    env: Any = aec_env(players)
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
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--threads", type=int, default=None)
    parser.add_argument("--seconds", type=float, default=5.0)
    given = parser.parse_args()
    vector_speed(given.games, given.players, given.threads, 0.1)  # compiles
    aec_speed(given.players, 0.1)
    wall, cpu = vector_speed(given.games, given.players, given.threads, given.seconds)
    print(f"{os.cpu_count()} processors, {given.games} games of {given.players} players")
    print(f"vector environment  {wall:12,.0f} steps/s   ({cpu:,.0f} a processor)")
    print(f"PettingZoo loop     {aec_speed(given.players, given.seconds):12,.0f} steps/s")


if __name__ == "__main__":
    main()
