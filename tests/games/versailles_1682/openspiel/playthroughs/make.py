"""Golden playthroughs of OpenSpiel.

`python -m tests.games.versailles_1682.openspiel.playthroughs.make` writes them anew.
Do so only when a change of the game or of the tensors is meant.
"""

from __future__ import annotations

import sys
from pathlib import Path

import palais.games.versailles_1682.openspiel.games  # noqa: F401 (registers the game)
from tests.games.spiel import Playthroughs, fresh, write

FOLDER = Path(__file__).parent
GAMES: Playthroughs = {"versailles_1682": ("versailles_1682(max_rounds=1)", 2)}

if __name__ == "__main__":
    sys.exit(write(fresh(FOLDER, GAMES)))
