"""Learning by self-play: play some hundred games, fit the value function to what came of them, and again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
import numpy as np
import numpy.typing as npt

from palais.bots.training.folder import TrainingFolder
from palais.bots.training.workers import Workers
from palais.core.errors import BotError
from palais.games.versailles_1682.bots.training.fit import Pupil, awake, stored
from palais.games.versailles_1682.bots.training.games import Lessons, exam, exploring, join, lots, self_play
from palais.games.versailles_1682.bots.value.value import hand_written, load_weights

MEMORY = 8  # rounds whose lessons are gone through again
LOT = 20


class Course(msgspec.Struct, frozen=True):
    """What makes a training reproducible: the same course gives the same weights, whatever plays the games."""

    players: int
    rounds: int
    games: int = 400  # a round
    exam_games: int = 20  # a seat and round
    seed: str = "1"
    noise: float = 0.0004  # of the win, by which lines are misjudged, so that other ways are tried: more would be another game
    trust: float = 1.0  # lambda of TD(lambda)
    epochs: int = 1
    rate: float = 0.0015
    width: int = 0  # of the planners' thoughts
    shipped: int = 0  # begin with the weights that come with the package for so many players; 0: hand-written ones


class Mark(msgspec.Struct, frozen=True):
    """A point of the learning curve."""

    round: int
    games: int
    surprise: float
    rounds: float
    win_share: float


class Training:
    """A training that can be stopped after each round and taken up again from its folder."""

    def __init__(self, course: Course, folder: Path) -> None:
        self.course = course
        self.folder = TrainingFolder(folder, str(course.players), Course, Mark)
        first = load_weights(course.shipped) if course.shipped else hand_written()
        self.pupil = awake(first, _number(course.seed))
        self.curve: list[Mark] = []
        self.past: list[Lessons] = []
        self.judges: list[npt.NDArray[Any]] = []  # the weights that played each of these
        if self.folder.has_training():
            self._resume()

    def run(self, workers: Workers, progress: Callable[[int], None], passed: Callable[[Mark], None]) -> None:
        """The rounds that are still to do. `progress` hears of games played, `passed` of each round."""
        done = len(self.curve)
        if done < self.course.rounds:  # so that a training taken up learns what it would have learnt in one go
            first = done - len(self.judges)
            self.past = [self._play(first + n, judge, workers, _unheard) for n, judge in enumerate(self.judges)]
        for number in range(done, self.course.rounds):
            self.curve.append(self._round(number, workers, progress))
            self._save()
            passed(self.curve[-1])

    def _play(self, number: int, weights: npt.NDArray[Any], workers: Workers, progress: Callable[[int], None]) -> Lessons:
        course, found = self.course, []
        seeds = [f"{course.seed}/{number}/{game}" for game in range(course.games)]
        work = exploring(lots(course.players, seeds, LOT, course.noise, course.trust, course.width))
        for lessons in workers.map(self_play, work, weights):
            found.append(lessons)
            progress(min(LOT, course.games))
        return join(found)

    def _round(self, number: int, workers: Workers, progress: Callable[[int], None]) -> Mark:
        course, weights = self.course, self.pupil.weights.array.copy()
        lessons = self._play(number, weights, workers, progress)
        self.past, self.judges = [*self.past, lessons][-MEMORY:], [*self.judges, weights][1 - MEMORY :]
        rate = course.rate * float(0.5 ** (3 * number / course.rounds))
        all_of_them = join(self.past)
        rng = np.random.default_rng([_number(course.seed), number])
        surprise = self.pupil.fit(all_of_them.rows, all_of_them.goals, course.epochs, rate, rng)
        seeds = [f"{course.seed}/exam/{game}" for game in range(course.exam_games)]
        shares = list(workers.map(exam, lots(course.players, seeds, max(1, course.exam_games // 4)), self.pupil.weights.array))
        games, share = (number + 1) * course.games, float(np.mean(shares))
        return Mark(number + 1, games, round(surprise, 4), round(lessons.rounds, 2), round(share, 4))

    def _save(self) -> None:
        adam = self.pupil.adam
        kept = {
            "memory": adam.memory,
            "steps": adam.steps,
            "stepping": self.pupil.stepping.array,
            "judges": np.array(self.judges),
        }
        self.folder.save(self.course, self.curve, self.pupil.weights.array, **kept)

    def _resume(self) -> None:
        course, self.curve, kept = self.folder.load()
        if msgspec.structs.replace(course, rounds=self.course.rounds) != self.course:
            raise BotError(
                f"{self.folder.folder} holds a training with other settings; choose another folder or the same settings"
            )
        self.pupil = Pupil(stored(kept["weights"]), int(kept["steps"]), kept["memory"], stored(kept["stepping"]))
        self.judges = list(kept["judges"])


def _number(seed: str) -> int:
    return crc32(seed.encode())


def _unheard(_: int) -> None:
    """Nobody waits for games that are played again."""
