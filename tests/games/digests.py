"""Print the digest of every position of random games: the same with and without the compiler."""

from __future__ import annotations

import sys

import palais
from tests.walks import busy_walk, walk


def main() -> None:
    game = palais.game("palais-royal")
    for players in (2, 3, 4):
        for walker in (walk, busy_walk):
            for _, _, _, after, events in walker(game, players, f"digests-{players}", layout="shuffled", max_rounds=20):
                outcome = game.score(after)
                worlds = [game.digest(game.determinize(game.hide(after, p), p, 7)) for p in range(players)]
                actions = game.legal(after, after.player)
                sys.stdout.write(f"{game.digest(after)} {outcome.points} {outcome.winners} {worlds} {actions} {len(events)}\n")


if __name__ == "__main__":
    main()
