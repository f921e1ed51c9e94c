"""Learning by self-play: play some thousand games, fit the value function to what came of them, and again."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Protocol
from zipfile import BadZipFile

import msgspec
import numpy as np
import numpy.typing as npt

from palais.core.errors import BotError, OptionError
from palais.games.palais_royal.bots.training.fit import Pupil, advanced, beginner, stored
from palais.games.palais_royal.bots.training.games import Lot, exam, join, lots, self_play
from palais.games.palais_royal.bots.training.samples import Samples

Array = npt.NDArray[Any]
MEMORY = 4  # rounds whose samples are gone through again
LOT = 50


class Course(msgspec.Struct, frozen=True):
    """What makes a training reproducible: the same course gives the same weights, whatever plays the games."""

    players: int
    rounds: int
    games: int = 2000  # a round
    exam_games: int = 100  # a seat and round
    seed: str = "1"
    noise: float = 0.7  # points by which plans are misjudged, so that other ways are tried
    trust: float = 0.9  # lambda of TD(lambda)
    epochs: int = 2
    rate: float = 0.002
    ahead_rounds: int = 0  # further rounds, in which the best plans are played on before one is chosen
    ahead_games: int = 1000  # of such a round
    ahead: int = 5  # plans
    variations: int = 0  # of plans, before that
    shipped: bool = False  # begin with the weights that come with the package


class Mark(msgspec.Struct, frozen=True):
    """A point of the learning curve."""

    round: int
    games: int
    margin_error: float
    surprise: float
    winner_points: float
    win_share: float


class Players(Protocol):
    """What plays lots of games: Threads or Cluster of train_games.py."""

    def map(self, work: Callable[[Lot, Any], Any], lots: Any, weights: Any) -> Any: ...


class Training:
    """A training that can be stopped after each round and taken up again from its folder."""

    def __init__(self, course: Course, folder: Path) -> None:
        self.course, self.folder = course, folder
        self.pupil = (advanced if course.shipped else beginner)(course.players, _number(course.seed))
        self.curve: list[Mark] = []
        self.past: list[Samples] = []
        self.judges: list[Array] = []  # the weights that played each of these
        _make_folder(folder)
        if self._file("npz").exists():
            self._resume()

    @property
    def games(self) -> int:
        """Played so far."""
        return self.curve[-1].games if self.curve else 0

    def run(self, players: Players, progress: Callable[[int], None], passed: Callable[[Mark], None]) -> None:
        """The rounds that are still to do. `progress` hears of games played, `passed` of each round."""
        done, end = len(self.curve), self.course.rounds + self.course.ahead_rounds
        if done < end and done != self.course.rounds:  # the rounds with looking ahead begin with a fresh memory
            self._remember(done, players)
        for number in range(done, end):
            mark = self._round(number, players, progress)
            self.curve.append(mark)
            self._save()
            passed(mark)

    def _remember(self, done: int, players: Players) -> None:
        """Play the last rounds again, so that a training taken up learns what it would have learnt in one go."""
        first = done - len(self.judges)
        self.past = [self._play(first + n, judge, players, _unheard)[0] for n, judge in enumerate(self.judges)]

    def _play(self, number: int, weights: Array, players: Players, progress: Callable[[int], None]) -> tuple[Samples, float]:
        """The games of a round: their samples, and the winners' mean points."""
        course = self.course
        looks = number >= course.rounds
        count = course.ahead_games if looks else course.games
        seeds = [f"{course.seed}/{number}/{game}" for game in range(count)]
        care = (course.ahead, course.variations) if looks else (0, 0)
        games = lots(course.players, seeds, min(LOT, count), course.noise, course.trust, *care)
        points = []
        fresh = []
        for samples, winner_points in players.map(self_play, games, weights):
            fresh.append(samples)
            points.append(winner_points)
            progress(min(LOT, count))
        return join(fresh), float(np.mean(points))

    def _round(self, number: int, players: Players, progress: Callable[[int], None]) -> Mark:
        course, weights = self.course, self.pupil.weights.array.copy()
        samples, points = self._play(number, weights, players, progress)
        if number == course.rounds:
            self.past, self.judges = [], []
        self.past = [*self.past, samples][-MEMORY:]
        self.judges = [*self.judges, weights][1 - MEMORY :]
        rng = np.random.default_rng([_number(course.seed), number])
        error, surprise = self.pupil.fit(join(self.past), course.epochs, self._rate(number), rng)
        shares = list(players.map(exam, self._exam_lots(), self.pupil.weights.array))
        games = min(number + 1, course.rounds) * course.games + max(0, number + 1 - course.rounds) * course.ahead_games
        return Mark(
            number + 1,
            games,
            round(error, 3),
            round(surprise, 4),
            round(points, 2),
            round(float(np.mean(shares)), 4),
        )

    def _rate(self, number: int) -> float:
        """Ever smaller steps; the rounds with looking ahead begin again at a quarter."""
        course = self.course
        if number < course.rounds:
            return course.rate * float(0.5 ** (3 * number / course.rounds))
        return course.rate / 4 * float(0.5 ** (2 * (number - course.rounds) / course.ahead_rounds))

    def _exam_lots(self) -> list[Lot]:
        course = self.course
        seeds = [f"{course.seed}/exam/{game}" for game in range(course.exam_games)]
        return lots(course.players, seeds, max(1, course.exam_games // 4), 0.0, 1.0)

    def _file(self, ending: str) -> Path:
        return self.folder / f"{self.course.players}.{ending}"

    def _save(self) -> None:
        """Whole files only, and the one that a resumed training begins with is the last."""
        log = {"course": msgspec.to_builtins(self.course), "curve": msgspec.to_builtins(self.curve)}
        pupil = self.pupil
        with self._whole("json") as file:
            file.write(json.dumps(log, indent=1).encode() + b"\n")
        with self._whole("npy") as file:
            np.save(file, pupil.weights.array)
        with self._whole("npz") as file:
            judges = np.array(self.judges)
            np.savez(
                file, weights=pupil.weights.array, memory=pupil.memory, steps=pupil.steps, rounds=len(self.curve), judges=judges
            )

    @contextmanager
    def _whole(self, ending: str) -> Iterator[BinaryIO]:
        """A file that takes the place of the old one once it is written."""
        new = self._file(f"{ending}.new")
        with new.open("wb") as file:
            yield file
        new.replace(self._file(ending))

    def _resume(self) -> None:
        try:
            log = json.loads(self._file("json").read_text())
            course, curve = msgspec.convert(log["course"], Course), msgspec.convert(log["curve"], list[Mark])
            with np.load(self._file("npz")) as file:
                kept = dict(file)
            self.pupil = Pupil(stored(kept["weights"]), course.players, int(kept["steps"]), kept["memory"])
        except (OSError, EOFError, ValueError, KeyError, BadZipFile, msgspec.ValidationError):
            raise BotError(f"{self.folder} holds a training that cannot be read; choose another folder") from None
        if msgspec.structs.replace(course, rounds=self.course.rounds, ahead_rounds=self.course.ahead_rounds) != self.course:
            raise BotError(f"{self.folder} holds a training with other settings; choose another folder or the same settings")
        self.curve = curve[: int(kept.get("rounds", len(curve)))]
        self.judges = list(kept.get("judges", ()))


def _make_folder(folder: Path) -> None:
    """Before the first round is played, not after."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OptionError(f"{folder} cannot be made a folder: {error.strerror}") from None
    if not os.access(folder, os.W_OK):
        raise OptionError(f"{folder} is a folder in which nothing may be written")


def _unheard(games: int) -> None:
    """Games played again count once."""


def _number(seed: str) -> int:
    """A number for NumPy's generators from a seed of any spelling."""
    return int.from_bytes(seed.encode(), "little") % 2**63
