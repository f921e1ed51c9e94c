"""Prints a digest of everything the vector environment gives out at each step, for test_vector_compiled.py."""

from __future__ import annotations

import hashlib
import sys

import numpy as np

from palais.envs import vector_env


def digests(game: str, players: int, opponents: str, threads: int) -> list[str]:
    env = vector_env(6, players, game=game, opponents=opponents, reward="progress", max_rounds=4, threads=threads)
    chance, infos, lines = np.random.default_rng(3), env.reset(seed=3)[1], []
    for _ in range(120):
        noise = chance.random(infos["action_mask"].shape)
        actions = np.where(noise[:, 0] < 0.02, 0, (noise * infos["action_mask"]).argmax(1))  # now and then an illegal one
        seen, rewards, terminated, truncated, infos = env.step(actions)
        said = (seen, rewards, terminated, truncated, infos["action_mask"], infos["seat"], infos["refusal"], infos["rewards"])
        final = [row for row in infos.get("final_obs", []) if row is not None]
        lines.append(hashlib.sha256(b"".join(np.ascontiguousarray(item).tobytes() for item in (*said, *final))).hexdigest())
    env.close()
    return lines


TABLES = (("palais-royal", 2), ("palais-royal", 3), ("palais-royal", 4), ("versailles-1682", 3), ("versailles-1682", 6))

if __name__ == "__main__":
    for game, players in TABLES:
        for opponents in ("self", "random"):
            sys.stdout.write("\n".join(digests(game, players, opponents, threads=int(sys.argv[1]))) + "\n")
