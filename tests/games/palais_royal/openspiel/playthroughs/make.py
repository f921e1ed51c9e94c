"""Golden playthroughs of OpenSpiel.

`python -m tests.games.palais_royal.openspiel.playthroughs.make` regenerates them.
Do so only when a change to the games or tensors is intended.
"""

from __future__ import annotations

import sys
from pathlib import Path

import palais.games.palais_royal.openspiel.games  # noqa: F401 (registers the games)
from tests.games.spiel import Playthroughs, fresh, write

FOLDER = Path(__file__).parent
GAMES: Playthroughs = {
    "palais_royal_small": ("palais_royal_small", 1),
    "palais_royal": ("palais_royal(max_rounds=1,layout=shuffled)", 2),
}

if __name__ == "__main__":
    sys.exit(write(fresh(FOLDER, GAMES)))
