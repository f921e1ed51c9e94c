"""Learning by self-play: the fit finds known dependencies, training resumes and is repeatable, errors are clear."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
import pytest

from palais.bots.training.curve import check_curve
from palais.core.errors import BotError, OptionError
from palais.games.palais_royal.bots.training.curve import draw
from palais.games.palais_royal.bots.training.fit import pretrained, start_idle_units, untrained
from palais.games.palais_royal.bots.training.games import Lot, Threads, exam, players, self_play
from palais.games.palais_royal.bots.training.samples import SAMPLE_SIZE, Samples
from palais.games.palais_royal.bots.training.train import Course, CurvePoint, Training
from palais.games.palais_royal.bots.value.features import FEATURES, GOLD
from palais.games.palais_royal.bots.value.value import LINEAR, MARGIN, WIN, hand_written, load_weights
from tests.cli.palais import palais
from tools.learning_curve import curves

TINY = Course(players=2, rounds=1, games=1, exam_games=1, epochs=1)
MARKS = [CurvePoint(n, 10 * n, 9.0, 0.6, 80.0 + n, 0.5) for n in (1, 2)]


def samples_about_gold(count: int) -> Samples:
    """Positions whose margin is three points per gold and whose winner is the richest player."""
    rng = np.random.default_rng(1)
    samples = np.zeros((count, SAMPLE_SIZE), np.float32)
    samples[:, :FEATURES] = rng.normal(0, 1, (count, FEATURES))
    samples[:, FEATURES + MARGIN] = 3 * samples[:, GOLD]
    samples[:, FEATURES + WIN] = samples[:, GOLD] > 0
    return samples


def test_the_fit_finds_what_the_margin_depends_on() -> None:
    learner = untrained(2, seed=1)
    learner.weights.first[:, MARGIN] = 0
    samples, rng = samples_about_gold(4000), np.random.default_rng(1)
    before, _ = learner.fit(samples, 1, 0.01, rng)
    after, surprise = learner.fit(samples, 12, 0.01, rng)
    assert after < before / 3
    assert surprise < 0.3
    assert learner.weights.blend[WIN] > 0


def test_a_pretrained_learner_begins_with_the_weights_of_the_package() -> None:
    assert pretrained(2, seed=1).weights.array.tobytes() == load_weights(2).array.tobytes()


def test_idle_units_get_inputs_without_changing_any_output() -> None:
    w = start_idle_units(hand_written(2), 2, seed=1).weights
    assert w.first[:, LINEAR:].any(axis=0).all()
    assert not w.second[:, LINEAR:].any()


def test_self_play_writes_a_sample_for_each_turn_and_each_set_up() -> None:
    lot = Lot(2, ["one"], 0.5, 0.9)
    samples, points = self_play(lot, untrained(2, 1).weights.array)
    assert len(samples) >= 2 * 6
    assert points > 40
    shares = samples[:, FEATURES + WIN]
    assert ((shares >= 0) & (shares <= 1)).all()


def test_training_is_saved_resumed_and_repeatable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("palais.games.palais_royal.bots.training.train.exam", lambda lot, weights: 0.5)
    first = Training(TINY, tmp_path / "first")
    first.run(Threads(1), lambda _: None, lambda _: None)
    again = Training(TINY, tmp_path / "first")
    assert again.curve == first.curve
    assert again.learner.weights.array.tobytes() == first.learner.weights.array.tobytes()
    twin = Training(TINY, tmp_path / "twin")
    twin.run(Threads(1), lambda _: None, lambda _: None)
    assert twin.learner.weights.array.tobytes() == first.learner.weights.array.tobytes()
    with pytest.raises(BotError, match="other settings"):
        Training(Course(players=2, rounds=1, games=2), tmp_path / "first")


class Stopped(Exception):  # noqa: N818 (what happened)
    """Stands for Ctrl-C."""


def quick_samples(lot: Lot, weights: npt.NDArray[Any]) -> tuple[Samples, float]:
    """Stands in for games, which take seconds: samples that depend on the round and on what has been learned so far."""
    samples = samples_about_gold(600) + len(lot.seeds[0]) + lot.ahead + int(lot.seeds[0].split("/")[1])
    samples[:, FEATURES + WIN] = 0.5
    return (samples + float(weights["offset"].sum())).astype(np.float32), 90.0


@pytest.mark.parametrize("last", [1, 3, 5, 6, 7])
def test_training_stopped_and_resumed_learns_the_same_as_uninterrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: int
) -> None:
    monkeypatch.setattr("palais.games.palais_royal.bots.training.train.exam", lambda lot, weights: 0.5)
    monkeypatch.setattr("palais.games.palais_royal.bots.training.train.self_play", quick_samples)
    course = msgspec.structs.replace(TINY, rounds=6, ahead_rounds=3, ahead_games=2)
    whole = Training(course, tmp_path / "whole")
    whole.run(Threads(1), lambda _: None, lambda _: None)

    def stop(mark: CurvePoint) -> None:
        if mark.round == last:
            raise Stopped

    with pytest.raises(Stopped):
        Training(course, tmp_path / "parts").run(Threads(1), lambda _: None, stop)
    rest = Training(course, tmp_path / "parts")
    rest.run(Threads(1), lambda _: None, lambda _: None)
    assert rest.curve == whole.curve
    assert rest.learner.weights.array.tobytes() == whole.learner.weights.array.tobytes()


@pytest.mark.parametrize(("ending", "text"), [("json", "broken"), ("json", "{}"), ("npz", "broken"), ("npz", "")])
def test_an_unreadable_training_is_reported_in_one_sentence(tmp_path: Path, ending: str, text: str) -> None:
    Training(TINY, tmp_path)._save()
    assert Training(TINY, tmp_path).curve == []
    (tmp_path / f"2.{ending}").write_text(text)
    with pytest.raises(BotError, match=r"holds a training that cannot be read; choose another folder$"):
        Training(TINY, tmp_path)


def test_an_impossible_folder_is_refused_before_the_first_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OptionError, match=r"file cannot be made a folder: File exists$"):
        Training(TINY, tmp_path / "file")


def test_training_needs_at_least_one_round(tmp_path: Path) -> None:
    done = palais("train", "--rounds", "0", "--folder", str(tmp_path / "none"))
    assert (done.returncode, done.stderr) == (2, "palais: --rounds: expected 1 or more, or --ahead-rounds\n")


def test_a_training_that_is_done_says_so(tmp_path: Path) -> None:
    training = Training(Course(players=2, rounds=2, games=50), tmp_path)
    training.curve = MARKS
    training._save()
    done = palais("train", "--players", "2", "--rounds", "2", "--games", "50", "--folder", str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("all 2 rounds are done already")


def test_an_exam_against_itself_is_even() -> None:
    assert exam(Lot(2, ["fair"], 0.0, 1.0), untrained(2, 1).weights.array) == 0.5


def test_without_ray_the_flag_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(OptionError, match="needs the package ray"), players(1, ray=True):
        pass


def test_a_cluster_learns_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("palais.games.palais_royal.bots.training.train.exam", lambda lot, weights: 0.5)
    taught = []
    for ray in (False, True):
        with players(1, ray) as workers:
            training = Training(TINY, tmp_path / str(ray))
            training.run(workers, lambda _: None, lambda _: None)
            taught.append(training.learner.weights.array.tobytes())
    assert taught[0] == taught[1]


def test_the_curve_is_a_picture(tmp_path: Path) -> None:
    for name in ("curve.svg", "twin.svg"):
        draw([(2, MARKS)], tmp_path / name)
    assert "<svg" in (tmp_path / "curve.svg").read_text()
    assert (tmp_path / "curve.svg").read_bytes() == (tmp_path / "twin.svg").read_bytes()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_weights_of_the_package_come_with_their_curve(players: int) -> None:
    marks = dict(curves("palais_royal", list[CurvePoint]))[players]
    assert [mark.round for mark in marks] == list(range(1, len(marks) + 1))
    assert marks[-1].win_share > 0.9


def test_a_picture_needs_a_good_name_and_a_folder(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=r"\.svg or \.png"):
        check_curve(tmp_path / "curve.gif")
    with pytest.raises(OptionError, match="there is no folder"):
        check_curve(tmp_path / "missing" / "curve.svg")
