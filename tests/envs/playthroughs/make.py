"""Golden playthroughs of OpenSpiel: every state of a game with all that OpenSpiel shows of it.

`python -m tests.envs.playthroughs.make` writes them anew. Do so only when a change of the games or of the tensors is meant.
"""

from __future__ import annotations

from pathlib import Path

import pyspiel
from open_spiel.python.algorithms.generate_playthrough import playthrough

from tests.envs.openspiel_courses import course

FOLDER = Path(__file__).parent
GAMES = {
    "palais_royal_small": ("palais_royal_small", 1),
    "palais_royal": ("palais_royal(players=3,max_rounds=2,layout=shuffled)", 26),
}


def actions(game: str, seed: int) -> list[int]:
    """A busy game: cards are drawn, kept and played, and nobles recruited."""
    *_, last = course(pyspiel.load_game(game), seed, busy=True)
    return [int(action) for action in last.history()]


def write() -> None:
    for name, (game, seed) in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(playthrough(game, actions(game, seed)), "utf-8")


if __name__ == "__main__":
    write()
