"""Studies: what bots do in games with themselves, counted and drawn for docs/strategy.md.

Each game has a module of its own that counts, and runs it with `run_study`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from rich.console import Console
from rich.progress import track

from palais.bots.registry import make
from palais.bots.seeds import bot_seed
from palais.core.contract import Game
from palais.core.play import Choose
from palais.core.seated_bots import SeatedBots


class Study(Protocol):
    """Counts over many games."""

    def watch(self, code: str, seed: str) -> None:
        """Play one game with a bot of this code in every seat, and count."""

    def summary(self) -> dict[str, Any]:
        """The counts as shares and means, as JSON values."""


def same_bots(game: Game, players: int, code: str, seed: str) -> Choose:
    """A bot of the same code in every seat, each with a seed of its own."""
    return SeatedBots(game, [make(code, game, bot_seed(seed, seat)) for seat in range(players)]).choose


def run_study(study: Callable[[int], Study], draw: Callable[[dict[str, Any], Path], None], picture: str) -> None:
    """The command line of a study. `study` takes the number of players; the picture is `<picture>-<players>.svg`."""
    parser = argparse.ArgumentParser(description="Count what a bot does in games with itself.")
    parser.add_argument("bot")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="habits")
    parser.add_argument("--folder", type=Path)
    options = parser.parse_args()
    habits = study(options.players)
    for number in track(range(options.games), "games", console=Console(stderr=True), transient=True):
        habits.watch(options.bot, f"{options.seed}-{number}")
    found = habits.summary()
    if options.folder:
        draw(found, options.folder / f"{picture}-{options.players}.svg")
    json.dump(found, sys.stdout, indent=1)
