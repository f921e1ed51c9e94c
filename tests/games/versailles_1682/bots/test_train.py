"""Learning by self-play: it resumes, learns the same again, and refuses a folder that is not its own."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from palais.core.errors import BotError, PalaisError
from palais.games.versailles_1682.bots.training.begin import begin_training
from palais.games.versailles_1682.bots.training.diary import new_diary, set_outcome
from palais.games.versailles_1682.bots.training.fit import Pupil, awake
from palais.games.versailles_1682.bots.training.games import exploring, lots
from palais.games.versailles_1682.bots.training.train import Course, Mark, Training
from palais.games.versailles_1682.bots.value.columns import BASTILLE, FEATURES, LEAD
from palais.games.versailles_1682.bots.value.value import hand_written, load_weights
from tests.games.versailles_1682.positions import Court
from tools.learning_curve import curves


def test_the_pupil_learns_what_wins() -> None:
    """In these lessons the seat with the greater lead wins: in the end it is expected to."""
    rng = np.random.default_rng(1)
    rows = np.zeros((500, 4, FEATURES), np.float16)
    rows[:, :, LEAD] = rng.normal(0, 1, (500, 4))
    goals = np.zeros((500, 4), np.float32)
    goals[np.arange(500), rows[:, :, LEAD].argmax(1)] = 1
    weights = hand_written()
    weights.straight[:] = 0
    pupil = Pupil(weights)
    first = pupil.fit(rows, goals, 1, 0.01, rng)
    last = pupil.fit(rows, goals, 60, 0.03, rng)
    assert last < first
    assert pupil.weights.straight[LEAD] > 0.3


def test_units_that_sleep_are_woken_and_others_left_alone() -> None:
    weights = hand_written()
    weights.first[3, 2] = 0.5
    pupil = awake(weights, 1)
    assert pupil.weights.first[3, 2] == np.float32(0.5)
    assert (pupil.weights.first[:, 0] != 0).any()


def test_a_close_game_is_not_lost_like_a_hopeless_one() -> None:
    s, diary = Court().s, new_diary(1.0)
    s.fortune[:3] = (50_000, 48_000, 10_000)
    set_outcome(s, diary)
    assert diary.now[:3].sum() == pytest.approx(1)
    assert diary.now[0] > diary.now[1] > diary.now[2]


def test_a_training_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    course = Course(players=3, rounds=2, games=1, exam_games=1)
    first = Training(course, tmp_path)
    first.pupil.weights.straight[LEAD] = 7
    first.curve.append(Mark(1, 1, 1.0, 12.0, 0.4))
    first.judges.append(first.pupil.weights.array.copy())
    first._save()
    again = Training(course, tmp_path)
    assert again.curve == first.curve
    assert again.pupil.weights.straight[LEAD] == 7
    assert len(again.judges) == 1


def test_another_course_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    training = Training(Course(players=3, rounds=1, games=1, exam_games=1), tmp_path)
    training._save()
    with pytest.raises(BotError, match="other settings"):
        Training(Course(players=3, rounds=1, games=2, exam_games=1), tmp_path)
    (tmp_path / "3.json").write_text("{")
    with pytest.raises(BotError, match="cannot be read"):
        Training(Course(players=3, rounds=1, games=1, exam_games=1), tmp_path)


def test_no_rounds_are_refused(tmp_path: Path) -> None:
    with pytest.raises(PalaisError, match="1 or more"):
        begin_training(4, 0, 100, "1", tmp_path, None)


def test_what_nothing_speaks_for_goes_back_to_the_hand_written_weights() -> None:
    """A column that no lesson shows: what was learned by mistake fades."""
    pupil = Pupil(hand_written())
    pupil.stepping.straight[BASTILLE] = 3.0
    pupil.fit(np.zeros((256, 4, FEATURES), np.float16), np.full((256, 4), 0.25, np.float32), 50, 0.1, np.random.default_rng(1))
    assert hand_written().straight[BASTILLE] < pupil.stepping.straight[BASTILLE] < 2.9


def test_every_fourth_lot_strays_further() -> None:
    found = exploring(lots(4, [str(n) for n in range(100)], 20, noise=0.5))
    assert [lot.noise for lot in found] == [4.0, 0.5, 0.5, 0.5, 4.0]


@pytest.mark.parametrize("players", [3, 4, 6])
def test_the_weights_of_the_package_come_with_their_curve(players: int) -> None:
    marks = dict(curves("versailles_1682", list[Mark]))[players]
    assert [mark.round for mark in marks] == list(range(1, len(marks) + 1))
    assert marks[-1].win_share > 1.5 / players


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_there_are_weights_for_every_number_of_players(players: int) -> None:
    assert np.isfinite(load_weights(players).straight).all()
    assert load_weights(players).straight[LEAD] > 0
