"""What a game provides for `palais train`, if its bots learn by self-play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from palais.core.flags import Flag


class Training(Protocol):
    """A training run that can be stopped after each round and resumed from its folder."""

    rounds: int  # in all
    rounds_done: int
    games: int  # of self-play, in all
    games_done: int
    weights: Path  # the output file

    def run(self, jobs: int, ray: bool, progress: Callable[[int], None], report: Callable[[str], None]) -> None:
        """Play and learn until all rounds are done. `progress` gets the games just played, `report` a line for each round."""

    def plot(self, file: Path) -> None:
        """Draw the learning curve."""


class BeginTraining(Protocol):
    """Begins a training, or resumes the one in the folder. Raises PalaisError if the two do not fit together, or if `plot`
    could not be drawn at the end."""

    def __call__(
        self, players: int, rounds: int, games: int, seed: str, folder: Path, plot: Path | None, **settings: Any
    ) -> Training: ...


@dataclass(frozen=True)
class Trainer:
    """The part of a game's kit that learns: settings of its own, and how a training begins."""

    flags: Sequence[Flag]
    begin: Callable[[], BeginTraining]
