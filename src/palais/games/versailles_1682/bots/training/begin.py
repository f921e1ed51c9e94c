"""Training for `palais train`: a course and its folder, the workers that play, and a line for each round."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from palais.bots.training.curve import check_curve
from palais.bots.training.workers import workers
from palais.core.errors import OptionError
from palais.games.versailles_1682.bots.training.curve import draw
from palais.games.versailles_1682.bots.training.train import Course, Mark, Training


def begin_training(
    players: int, rounds: int, games: int, seed: str, folder: Path, plot: Path | None, **settings: Any
) -> PlannerTraining:
    """The value function of the planner, from a course with these settings or from where the folder stands."""
    if rounds == 0:
        raise OptionError("--rounds: expected 1 or more")
    if plot is not None:
        check_curve(plot)
    return PlannerTraining(Training(Course(players=players, rounds=rounds, games=games, seed=seed, **settings), folder))


class PlannerTraining:
    """A training of the planner's value function, as the command line knows it."""

    def __init__(self, training: Training) -> None:
        course = training.course
        self._training = training
        self.rounds, self.rounds_done = course.rounds, len(training.curve)
        self.games, self.games_done = course.rounds * course.games, len(training.curve) * course.games
        self.weights = training.folder.weights

    def run(self, jobs: int, ray: bool, progress: Callable[[int], None], report: Callable[[str], None]) -> None:
        with workers(jobs, ray) as found:
            self._training.run(found, progress, lambda mark: report(_line(mark)))

    def plot(self, file: Path) -> None:
        draw([(self._training.course.players, self._training.curve)], file)


def _line(mark: Mark) -> str:
    return (
        f"round {mark.round:3} · {mark.games:,} games · surprise {mark.surprise:.3f} · {mark.rounds:.1f} rounds a game · "
        f"wins {mark.win_share:.1%} among hand-written planners"
    )
