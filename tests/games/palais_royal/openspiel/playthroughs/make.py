"""Golden playthroughs of OpenSpiel: every state of a game with all that OpenSpiel shows of it.

`python -m tests.games.palais_royal.openspiel.playthroughs.make` writes them anew.
Do so only when a change of the games or of the tensors is meant.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pyspiel
from open_spiel.python.algorithms.generate_playthrough import playthrough

from tests.games.palais_royal.openspiel.random_games import random_states

FOLDER = Path(__file__).parent
GAMES = {
    "palais_royal_small": ("palais_royal_small", 1),
    "palais_royal": ("palais_royal(max_rounds=1,layout=shuffled)", 2),
}


def actions(game: str, seed: int) -> list[int]:
    """A busy game: cards are drawn, kept and played, and nobles recruited."""
    *_, last = random_states(pyspiel.load_game(game), seed, busy=True)
    return [int(action) for action in last.history()]


def fresh() -> dict[Path, str]:
    """The files as they would be written now."""
    return {FOLDER / f"{name}.txt": playthrough(game, actions(game, seed)) for name, (game, seed) in GAMES.items()}


def main() -> int:
    """Write the files, or with --check answer 1 if they would change."""
    files = fresh()
    if "--check" in sys.argv:
        return int(any(path.read_text("utf-8") != text for path, text in files.items()))
    for path, text in files.items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
