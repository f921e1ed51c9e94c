"""Draws the learning curves in docs/pictures from those that lie beside the weights of the package."""

from __future__ import annotations

import json
import sys
from importlib import resources
from pathlib import Path
from typing import Any, Final

import msgspec

from palais.games.palais_royal.bots.training import curve as palais_royal
from palais.games.palais_royal.bots.training.train import CurvePoint
from palais.games.versailles_1682.bots.training import curve as versailles_1682
from palais.games.versailles_1682.bots.training.train import Mark

PICTURES: Final = Path("docs/pictures")


def curves(package: str, points: Any) -> list[tuple[int, Any]]:
    """How the weights of a game were learnt, for each number of players that has some."""
    folder = resources.files(f"palais.games.{package}.bots.value") / "weights"
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    return [(int(file.name[:-5]), msgspec.convert(json.loads(file.read_text())["curve"], points)) for file in files]


def main() -> None:
    palais_royal.draw(curves("palais_royal", list[CurvePoint]), PICTURES / "learning-curve.svg")
    versailles_1682.draw(curves("versailles_1682", list[Mark]), PICTURES / "versailles-learning-curve.svg")
    sys.stdout.write(f"{PICTURES}\n")


if __name__ == "__main__":
    main()
