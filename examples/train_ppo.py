"""Learn Palais Royal with masked PPO, in NumPy alone, and play against `random`.

python examples/train_ppo.py --minutes 4 --out agent.npz

The learner has one seat in each of many games; the others play by chance. Its reward is the change of its lead in points. At
the end it plays games of the full length and its share of the wins is printed: 1 / players would be no better than `random`.
"""

from __future__ import annotations

import argparse
import time
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from palais.core.observation import width
from palais.envs import vector_env
from palais.envs.vector import VectorTableEnv

Array = npt.NDArray[Any]
GAMES, STEPS, EPOCHS, SLICE, HIDDEN = 128, 64, 2, 1024, 128
GAMMA, LAMBDA, CLIP, ENTROPY, RATE, POINTS = 0.997, 0.95, 0.2, 0.01, 5e-4, 0.1
NEVER = -1e4  # the logarithm of the probability of an illegal action


class Net:
    """One hidden layer; from it a logit for each action, and as a last column the value of the position."""

    def __init__(self, weights: list[Array]) -> None:
        self.weights = weights
        self.means, self.squares = ([np.zeros_like(weight) for weight in weights] for _ in range(2))
        self.updates = 0

    def __call__(self, seen: Array, mask: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the logarithms of the actions' probabilities, and the values."""
        hidden = np.tanh(seen @ self.weights[0] + self.weights[1])
        out = hidden @ self.weights[2] + self.weights[3]
        logits = np.where(mask, out[:, :-1], np.float32(-1e9))
        logits -= logits.max(1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(1, keepdims=True))
        return hidden, np.maximum(logits, np.float32(NEVER)), out[:, -1]

    def learn(self, seen: Array, hidden: Array, slope: Array) -> None:
        """One step of Adam against the slope of the loss at the outputs."""
        back = (slope @ self.weights[2].T) * (1 - hidden**2)
        self.updates += 1
        for n, grad in enumerate((seen.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0))):
            self.means[n] += 0.1 * (grad - self.means[n])
            self.squares[n] += 0.001 * (grad**2 - self.squares[n])
            mean, square = self.means[n] / (1 - 0.9**self.updates), self.squares[n] / (1 - 0.999**self.updates)
            self.weights[n] -= RATE * mean / (np.sqrt(square) + 1e-8)


def new_net(inputs: int, actions: int, chance: np.random.Generator) -> Net:
    first, second = chance.normal(0, inputs**-0.5, (inputs, HIDDEN)), chance.normal(0, 0.01, (HIDDEN, actions + 1))
    return Net([weight.astype(np.float32) for weight in (first, np.zeros(HIDDEN), second, np.zeros(actions + 1))])


def choose(logs: Array, chance: np.random.Generator) -> Array:
    """An action for each row by its probability: the greatest of logarithm plus Gumbel noise."""
    return np.asarray((logs + chance.gumbel(size=logs.shape)).argmax(1))


class Play(NamedTuple):
    """What happened in STEPS steps of all games, a row for each decision. The gain is what an action was better than expected."""

    seen: Array
    masks: Array
    actions: Array
    logs: Array
    values: Array
    gains: Array


def play(
    net: Net, env: VectorTableEnv, seen: Array, infos: dict[str, Any], chance: np.random.Generator
) -> tuple[Play, Array, Any]:
    """STEPS steps, and the gains by generalised advantage estimation."""
    store: list[list[Array]] = [[] for _ in range(7)]
    for _ in range(STEPS):
        _, logs, values = net(seen, infos["action_mask"])
        actions = choose(logs, chance)
        before = (seen.copy(), infos["action_mask"].copy(), actions, logs[np.arange(len(actions)), actions], values)
        seen, rewards, terminated, truncated, infos = env.step(actions)
        for column, item in zip(store, (*before, rewards * POINTS, ~(terminated | truncated)), strict=True):
            column.append(item)
    values, gain, gains = net(seen, infos["action_mask"])[2], np.zeros(len(seen), np.float32), []
    for now, reward, goes_on in zip(*(reversed(column) for column in store[4:]), strict=True):
        gain = reward + goes_on * GAMMA * (values + LAMBDA * gain) - now
        values = now
        gains.append(gain)
    return Play(*map(np.concatenate, [*store[:5], gains[::-1]])), seen, infos


def improve(net: Net, seen: Play, chance: np.random.Generator) -> None:
    """PPO: towards the actions that gained, no further than CLIP, and not without ENTROPY."""
    gains = (seen.gains - seen.gains.mean()) / (seen.gains.std() + 1e-8)
    for rows in (part for _ in range(EPOCHS) for part in np.array_split(chance.permutation(len(gains)), len(gains) // SLICE)):
        hidden, logs, values = net(seen.seen[rows], seen.masks[rows])
        chances, every, taken, gain = np.exp(logs), np.arange(len(rows)), seen.actions[rows], gains[rows]
        ratio = np.exp(logs[every, taken] - seen.logs[rows])
        weight = ratio * gain * np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        slope = chances * (weight[:, None] + ENTROPY * (logs - (chances * logs).sum(1, keepdims=True)))
        slope[every, taken] -= weight
        miss = 0.5 * (values - seen.values[rows] - seen.gains[rows])
        net.learn(seen.seen[rows], hidden, np.concatenate([slope, miss[:, None]], 1, dtype=np.float32) / len(rows))


def train(minutes: float, players: int = 2, seed: int = 0, games: int = GAMES, turns: int = 10**9) -> Net:
    """Play and learn until the time is up. Short games to learn from, so that their ends are often seen."""
    env = vector_env(games, players, opponents="random", reward="progress", max_rounds=20)
    chance, end = np.random.default_rng(seed), time.monotonic() + 60 * minutes
    net = new_net(width(env.game.observation_layout), env.game.action_count, chance)
    seen, infos = env.reset(seed=seed)
    for turn in range(1, turns + 1):
        played, seen, infos = play(net, env, seen, infos, chance)
        improve(net, played, chance)
        if turn % 50 == 0:
            print(
                f"{turn * STEPS * games:10,} decisions, {win_share(net, 200, players):.3f} of the wins against random", flush=True
            )
        if time.monotonic() > end:
            break
    return net


def win_share(net: Net, games: int, players: int = 2, seed: int = 10**6) -> float:
    """The share of the wins against `random` in one game of the full length on each row, from all seats in turn."""
    env = vector_env(games, players, opponents="random")
    chance, shares = np.random.default_rng(seed), np.full(games, np.nan)
    seen, infos = env.reset(seed=seed)
    while np.isnan(shares).any():
        seen, rewards, terminated, truncated, infos = env.step(choose(net(seen, infos["action_mask"])[1], chance))
        first = (terminated | truncated) & np.isnan(shares)
        shares[first] = rewards[first]
    return float(shares.mean())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=4)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--out", help="write the weights here")
    given = parser.parse_args()
    trained = train(given.minutes, given.players)
    if given.out:
        np.savez(given.out, *trained.weights)
    print(f"{win_share(trained, 1000, given.players):.3f} of the wins against random in 1000 games")
