"""What a bot does in games with itself is counted, with and without offers."""

from __future__ import annotations

from pathlib import Path

import pytest

from palais.core.contract import Outcome
from palais.core.events import Event
from palais.games.versailles_1682.bots.studies.habits import CourtHabits
from palais.games.versailles_1682.bots.studies.habits_picture import draw
from tests.games.versailles_1682.positions import GAME

GOAL = 6000  # a very short game


@pytest.mark.parametrize("code", ["silent:1", "level:1"])
def test_a_game_is_watched_to_its_end(code: str) -> None:
    habits = CourtHabits(GAME, 3, goal=GOAL)
    habits.watch(code, "habits")
    found = habits.summary()
    assert (found["games"], found["players"]) == (1, 3)
    assert sum(share for share, _, _ in found["win_share_by_seat"]) == pytest.approx(1, abs=0.002)
    asked = sum(found["requests"].values()) + sum(found["audiences"].values())  # an audience may have been promised
    assert asked == found["a_game"]["granted"] + found["a_game"]["refused"]
    assert sum(found["winners_livres"].values()) >= GOAL


def counted() -> CourtHabits:
    habits = CourtHabits(GAME, 4)
    for kind, details in (
        ("asked", {"card": "comte"}),
        ("played", {"card": "poison"}),
        ("power", {"card": "reader"}),
        ("audience", {"audience": "recall"}),
        ("relocated", {"place": "hunt"}),
        ("king-died", {}),
    ):
        habits.count([Event(kind, 1, details)])
    habits.finish(Outcome([9, 50, 50, 7], [{"titles": 50}] * 4, [1, 2], tie_break=False), 12, 1)
    return habits


def test_cards_powers_audiences_and_deaths_are_counted_a_game() -> None:
    found = counted().summary()
    assert (found["requests"]["comte"], found["action_cards"]["poison"]) == (1, 1)
    assert (found["powers"]["reader"], found["audiences"]["recall"]) == (1, 1)
    assert (found["a_game"]["king-died"], found["places"], found["rounds"]) == (1, {"hunt": 1}, [12.0] * 4)


def test_a_shared_win_is_shared_by_seat_and_from_the_first_steward() -> None:
    found = counted().summary()
    assert [share for share, _, _ in found["win_share_by_seat"]] == [0, 0.5, 0.5, 0]
    assert [share for share, _, _ in found["win_share_from_first_steward"]] == [0.5, 0.5, 0, 0]


def test_the_picture_calls_cards_by_their_names(tmp_path: Path) -> None:
    draw(counted().summary(), tmp_path / "habits.svg")
    assert "Comte" in (tmp_path / "habits.svg").read_text()
