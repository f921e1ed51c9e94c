"""Training for `palais train`: its settings and folder, the workers that play, and a line for each round."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from palais.bots.training.curve import check_curve
from palais.core.errors import OptionError
from palais.games.palais_royal.bots.training.curve import draw
from palais.games.palais_royal.bots.training.games import players as workers
from palais.games.palais_royal.bots.training.train import Course, CurvePoint, Training


def begin_training(
    players: int, rounds: int, games: int, seed: str, folder: Path, plot: Path | None, **settings: Any
) -> PlannerTraining:
    """Train the planner's value function with these settings, or resume what is in the folder."""
    course = Course(players=players, rounds=rounds, games=games, seed=seed, **settings)
    if course.rounds + course.ahead_rounds == 0:
        raise OptionError("--rounds: expected 1 or more, or --ahead-rounds")
    if plot is not None:
        check_curve(plot)
    return PlannerTraining(Training(course, folder))


class PlannerTraining:
    """A training of the planner's value function, as the command line knows it."""

    def __init__(self, training: Training) -> None:
        course = training.course
        self._training = training
        self.rounds = course.rounds + course.ahead_rounds
        self.games = course.rounds * course.games + course.ahead_rounds * course.ahead_games
        self.rounds_done, self.games_done = len(training.curve), training.games
        self.weights = training.folder / f"{course.players}.npy"

    def run(self, jobs: int, ray: bool, progress: Callable[[int], None], report: Callable[[str], None]) -> None:
        with workers(jobs, ray) as found:
            self._training.run(found, progress, lambda mark: report(_line(mark)))

    def plot(self, file: Path) -> None:
        draw([(self._training.course.players, self._training.curve)], file)


def _line(mark: CurvePoint) -> str:
    return (
        f"round {mark.round:3} · {mark.games:,} games · error {mark.margin_error:.1f} points · "
        f"winner {mark.winner_points:.1f} points · wins {mark.win_share:.1%} against the hand-written planner"
    )
