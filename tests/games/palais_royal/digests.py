"""Print the digest of every position of random games: the same with and without the compiler."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from random import Random

import palais
from palais import Game
from palais.core.errors import DataError
from palais.games.palais_royal.engine.state import fields
from tests.games.palais_royal.extreme_boxes import extreme_box, write_box
from tests.walks import Step, busy_walk, walk

EXTREME = 12  # boxes


def main() -> None:
    game = palais.game("palais-royal")
    for players in (2, 3, 4):
        for walker in (walk, busy_walk):
            tell(game, players, walker(game, players, f"digests-{players}", layout="shuffled", max_rounds=20))
    for number, other in enumerate(islice(extreme_games(), EXTREME)):
        players = 2 + number % 3
        tell(other, players, busy_walk(other, players, f"extreme-{number}", max_rounds=3, start_gold=[20] * players))


def extreme_games() -> Iterator[Game]:
    """Games with boxes at the limits of what is accepted."""
    for seed in range(1000):
        with tempfile.TemporaryDirectory() as folder, suppress(DataError):
            yield palais.game("palais-royal", data=write_box(Path(folder), extreme_box(Random(seed))))


def tell(game: Game, players: int, steps: Iterator[Step]) -> None:
    for _, _, _, after, events in steps:
        outcome = game.score(after)
        worlds = [game.digest(game.determinize(game.hide(after, p), p, 7)) for p in range(players)]
        actions = game.legal(after, fields(after).player)
        sys.stdout.write(f"{game.digest(after)} {outcome.points} {outcome.winners} {worlds} {actions} {len(events)}\n")


if __name__ == "__main__":
    main()
