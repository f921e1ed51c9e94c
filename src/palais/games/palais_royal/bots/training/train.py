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
from palais.games.palais_royal.bots.training.fit import Learner, pretrained, stored, untrained
from palais.games.palais_royal.bots.training.games import Lot, exam, join, lots, self_play
from palais.games.palais_royal.bots.training.samples import Samples

Array = npt.NDArray[Any]
ROUNDS_KEPT = 4  # whose samples are fitted again
GAMES_PER_LOT = 50


class Course(msgspec.Struct, frozen=True):
    """What makes a training reproducible: the same course gives the same weights, whatever plays the games."""

    players: int
    rounds: int
    games: int = 2000  # for each round
    exam_games: int = 100  # for each seat and round
    seed: str = "1"
    noise: float = 0.7  # points by which plans are misjudged, for exploration
    trust: float = 0.9  # lambda of TD(lambda)
    epochs: int = 2
    rate: float = 0.002
    ahead_rounds: int = 0  # further rounds, in which the best plans are played on before one is chosen
    ahead_games: int = 1000  # of such a round
    ahead: int = 5  # plans
    variations: int = 0  # of plans, before that
    shipped: bool = False  # begin with the weights that come with the package


class CurvePoint(msgspec.Struct, frozen=True):
    """A point of the learning curve."""

    round: int
    games: int
    margin_error: float
    surprise: float
    winner_points: float
    win_share: float


class Workers(Protocol):
    """What plays lots of games: `Threads` or `Cluster` in games.py."""

    def map(self, work: Callable[[Lot, Any], Any], lots: Any, weights: Any) -> Any: ...


class Training:
    """Training that can be stopped after each round and resumed from its folder."""

    def __init__(self, course: Course, folder: Path) -> None:
        self.course, self.folder = course, folder
        self.learner = (pretrained if course.shipped else untrained)(course.players, _number(course.seed))
        self.curve: list[CurvePoint] = []
        self.past: list[Samples] = []
        self.past_weights: list[Array] = []  # the weights that played each of the rounds kept
        _make_folder(folder)
        if self._file("npz").exists():
            self._resume()

    @property
    def games(self) -> int:
        """How many have been played."""
        return self.curve[-1].games if self.curve else 0

    def run(self, players: Workers, progress: Callable[[int], None], passed: Callable[[CurvePoint], None]) -> None:
        """Run the remaining rounds. `progress` is called with games played, `passed` after each round."""
        done, end = len(self.curve), self.course.rounds + self.course.ahead_rounds
        if done < end and done != self.course.rounds:  # the rounds that look ahead start without old samples
            self._replay_rounds(done, players)
        for number in range(done, end):
            mark = self._round(number, players, progress)
            self.curve.append(mark)
            self._save()
            passed(mark)

    def _replay_rounds(self, done: int, players: Workers) -> None:
        """Play the last rounds again, so that resumed training learns exactly what an uninterrupted run would."""
        first = done - len(self.past_weights)
        self.past = [self._play(first + n, weights, players, _ignore)[0] for n, weights in enumerate(self.past_weights)]

    def _play(self, number: int, weights: Array, players: Workers, progress: Callable[[int], None]) -> tuple[Samples, float]:
        """The games of a round: their samples, and the winners' mean points."""
        course = self.course
        looks = number >= course.rounds
        count = course.ahead_games if looks else course.games
        seeds = [f"{course.seed}/{number}/{game}" for game in range(count)]
        care = (course.ahead, course.variations) if looks else (0, 0)
        games = lots(course.players, seeds, min(GAMES_PER_LOT, count), course.noise, course.trust, *care)
        points = []
        fresh = []
        for samples, winner_points in players.map(self_play, games, weights):
            fresh.append(samples)
            points.append(winner_points)
            progress(min(GAMES_PER_LOT, count))
        return join(fresh), float(np.mean(points))

    def _round(self, number: int, players: Workers, progress: Callable[[int], None]) -> CurvePoint:
        course, weights = self.course, self.learner.weights.array.copy()
        samples, points = self._play(number, weights, players, progress)
        if number == course.rounds:
            self.past, self.past_weights = [], []
        self.past = [*self.past, samples][-ROUNDS_KEPT:]
        self.past_weights = [*self.past_weights, weights][1 - ROUNDS_KEPT :]
        rng = np.random.default_rng([_number(course.seed), number])
        error, surprise = self.learner.fit(join(self.past), course.epochs, self._rate(number), rng)
        shares = list(players.map(exam, self._exam_lots(), self.learner.weights.array))
        games = min(number + 1, course.rounds) * course.games + max(0, number + 1 - course.rounds) * course.ahead_games
        return CurvePoint(
            number + 1,
            games,
            round(error, 3),
            round(surprise, 4),
            round(points, 2),
            round(float(np.mean(shares)), 4),
        )

    def _rate(self, number: int) -> float:
        """The learning rate decays; the rounds that look ahead restart at a quarter of it."""
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
        """Replace each file atomically; the one that training resumes from comes last."""
        log = {"course": msgspec.to_builtins(self.course), "curve": msgspec.to_builtins(self.curve)}
        learner = self.learner
        with self._replacing("json") as file:
            file.write(json.dumps(log, indent=1).encode() + b"\n")
        with self._replacing("npy") as file:
            np.save(file, learner.weights.array)
        with self._replacing("npz") as file:
            past_weights = np.array(self.past_weights)
            np.savez(
                file,
                weights=learner.weights.array,
                memory=learner.memory,
                steps=learner.steps,
                rounds=len(self.curve),
                judges=past_weights,
            )

    @contextmanager
    def _replacing(self, ending: str) -> Iterator[BinaryIO]:
        """Write a new file, then put it in place of the old one."""
        new = self._file(f"{ending}.new")
        with new.open("wb") as file:
            yield file
        new.replace(self._file(ending))

    def _resume(self) -> None:
        try:
            log = json.loads(self._file("json").read_text())
            course, curve = msgspec.convert(log["course"], Course), msgspec.convert(log["curve"], list[CurvePoint])
            with np.load(self._file("npz")) as file:
                kept = dict(file)
            self.learner = Learner(stored(kept["weights"]), course.players, int(kept["steps"]), kept["memory"])
        except (OSError, EOFError, ValueError, KeyError, BadZipFile, msgspec.ValidationError):
            raise BotError(f"{self.folder} holds a training that cannot be read; choose another folder") from None
        if msgspec.structs.replace(course, rounds=self.course.rounds, ahead_rounds=self.course.ahead_rounds) != self.course:
            raise BotError(f"{self.folder} holds a training with other settings; choose another folder or the same settings")
        self.curve = curve[: int(kept.get("rounds", len(curve)))]
        self.past_weights = list(kept.get("judges", ()))


def _make_folder(folder: Path) -> None:
    """Fail before the first round is played, not after it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OptionError(f"{folder} cannot be made a folder: {error.strerror}") from None
    if not os.access(folder, os.W_OK):
        raise OptionError(f"{folder} is a folder in which nothing may be written")


def _ignore(games: int) -> None:
    """Games played again are not counted twice."""


def _number(seed: str) -> int:
    """A seed of any text as a number for NumPy's generators."""
    return int.from_bytes(seed.encode(), "little") % 2**63
