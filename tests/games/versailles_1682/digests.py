"""Print the digest of every position of random games: the same with and without the compiler."""

from __future__ import annotations

import sys

from palais.games.versailles_1682.game import Versailles1682
from tests.walks import busy_walk, open_walk, walk


def main() -> None:
    game = Versailles1682()
    for players in (3, 4, 5, 6):
        for walker in (walk, busy_walk, open_walk):
            for _, _, _, after, events in walker(game, players, f"digests-{players}", max_rounds=5):
                hidden = [game.hide(after, seat) for seat in range(players)]
                worlds = [game.digest(game.determinize(h, seat, 7)) for seat, h in enumerate(hidden)]
                seen = [float(game.observe(h, seat).sum()) for seat, h in enumerate(hidden)]
                legal = [game.legal(after, seat) for seat in range(players)]
                sys.stdout.write(f"{game.digest(after)} {worlds} {seen} {legal} {len(events)}\n")
    sys.stdout.write(f"{game.random_games(4, range(8)).tolist()}\n")


if __name__ == "__main__":
    main()
