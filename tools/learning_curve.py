"""Draws docs/pictures/learning-curve.svg from the curves that lie beside the weights of the package."""

from __future__ import annotations

import json
import sys
from importlib import resources
from pathlib import Path

import msgspec

from palais.games.palais_royal.bots.training.curve import draw
from palais.games.palais_royal.bots.training.train import CurvePoint
from palais.games.palais_royal.engine.constants import MAX_PLAYERS

PICTURE = Path("docs/pictures/learning-curve.svg")


def curve(players: int) -> list[CurvePoint]:
    """How the weights for so many players were learnt."""
    file = resources.files("palais.games.palais_royal.bots.value") / "weights" / f"{players}.json"
    return msgspec.convert(json.loads(file.read_text())["curve"], list[CurvePoint])


def main() -> None:
    draw([(players, curve(players)) for players in range(2, MAX_PLAYERS + 1)], PICTURE)
    sys.stdout.write(f"{PICTURE}\n")


if __name__ == "__main__":
    main()
