"""The options of a table: layout, start, open_scores, max_rounds (PR-202, PR-206, readings 5, 6 and 8)."""

from __future__ import annotations

from typing import Any

import pytest

import palais
from palais.core.errors import OptionError
from palais.games.palais_royal.engine.constants import ROOMS
from palais.games.palais_royal.engine.state import fields

from .positions import GAME, position, view

DEFAULTS = {"layout": "first", "start": None, "open_scores": True, "max_rounds": 60}
NOBLES = "\nred nobles: couple-d-1, gold-1\nyellow nobles: couple-a-1\nred hand: seals 2\n"


def test_the_options_have_defaults() -> None:
    assert GAME.options(players=3) == DEFAULTS


@pytest.mark.parametrize(
    "given",
    [
        {"layout": "shuffled"},
        {"layout": list(reversed(ROOMS))},
        {"start": 2},
        {"open_scores": False},
        {"max_rounds": 1},
        {"max_rounds": 9999, "start": 0, "open_scores": True},
    ],
)
def test_each_option_can_be_set(given: dict[str, Any]) -> None:
    assert GAME.options(players=3, **given) == {**DEFAULTS, **given}


def test_the_options_reach_the_game() -> None:
    s = fields(GAME.new(players=3, start=2, open_scores=False, max_rounds=7))
    assert (s.players, s.start, s.open_scores, s.max_rounds) == (3, 2, 0, 7)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players(players: int) -> None:
    assert fields(GAME.new(players=players)).players == players


@pytest.mark.parametrize("players", [1, 5, 0, -1, True, "3", 2.0, None])
def test_any_other_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(OptionError, match="players: expected 2 to 4"):
        GAME.new(players=players)


BAD: list[tuple[dict[str, Any], str]] = [
    ({"layout": "second"}, "layout: expected shuffled, nine rooms or one of first, found 'second'"),
    ({"layout": ""}, "layout: expected shuffled"),
    ({"layout": list(ROOMS)[:8]}, "layout: expected each of"),
    ({"layout": [*ROOMS[:8], "court"]}, "layout: expected each of"),
    ({"layout": [*ROOMS[:8], "kitchen"]}, "layout: expected each of"),
    ({"layout": [*ROOMS[:8], 3]}, "layout"),
    ({"layout": None}, "layout"),
    ({"layout": {"first": 1}}, "layout"),
    ({"start": 3}, "start: expected a seat from 0 to 2, found 3"),
    ({"start": -1}, "start: expected a seat from 0 to 2, found -1"),
    ({"start": "red"}, "start"),
    ({"start": True}, "start"),
    ({"open_scores": "yes"}, "open_scores"),
    ({"open_scores": 1}, "open_scores"),
    ({"max_rounds": 0}, "max_rounds: expected 1 to 9999, found 0"),
    ({"max_rounds": 10000}, "max_rounds: expected 1 to 9999, found 10000"),
    ({"max_rounds": 2.5}, "max_rounds"),
    ({"rounds": 3}, "rounds.*layout, start, open_scores, max_rounds"),
]


@pytest.mark.parametrize(("given", "sentence"), BAD)
def test_an_invalid_option_is_refused_by_name(given: dict[str, Any], sentence: str) -> None:
    for ask in (GAME.options, GAME.new):
        with pytest.raises(OptionError, match=sentence) as caught:
            ask(players=3, **given)
        assert "\n" not in str(caught.value)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(OptionError, match=r"'chess'.*palais-royal"):
        palais.game("chess")


def test_the_same_seed_and_options_give_the_same_game() -> None:
    def game(seed: int | str) -> str:
        return GAME.digest(GAME.new(players=3, seed=seed, layout="shuffled"))

    assert game(1) == game(1)
    assert game("garden") == game("garden")
    assert len({game(1), game(2), game("garden")}) == 3


def test_reading_6_the_table_shows_all_points_by_default() -> None:
    s = position("marks: open-scores" + NOBLES)
    red, yellow = view(s, "yellow")["players"]
    assert [noble["tile"] for noble in red["nobles"]] == ["gold-1", "couple-d-1"]
    assert (red["points"], yellow["points"]) == (9 + 3 + 2, 6)
    assert red["points_parts"]["nobles"] == 12


def test_reading_6_the_table_can_hide_them() -> None:
    red, yellow = view(position(NOBLES), "yellow")["players"]
    assert [noble["tile"] for noble in red["nobles"]] == ["gold-1"]
    assert (red["face_down"], red["points"], red["points_parts"]) == (1, None, None)
    assert yellow["points"] == 6


def test_reading_6_ones_own_points_are_always_shown() -> None:
    red, yellow = view(position(NOBLES), "red")["players"]
    assert (red["points"], yellow["points"]) == (14, None)


def test_reading_6_at_the_end_all_points_are_shown() -> None:
    red, yellow = view(position("turn: red over" + NOBLES), "yellow")["players"]
    assert (red["points"], yellow["points"]) == (14, 6)
