"""The end of the game (PR-401, reading 8)."""

from __future__ import annotations

import pytest

from palais.core.contract import State
from palais.core.errors import IllegalAction
from palais.games.palais_royal.engine.state import fields

from .positions import COLOURS, GAME, TURN, after, change, events, park, phase, position, refusal, view


def turns_to_the_end(s: State) -> list[str]:
    """The players who still have a turn, in order, if nobody does anything."""
    order = []
    while GAME.to_act(s):
        order.append(COLOURS[fields(s).player])
        s = after(s, *TURN)
        assert len(order) < 20
    return order


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("start", [0, 1])
@pytest.mark.parametrize("nobles", [0, 1, 12])
def test_pr_401_with_12_or_fewer_nobles_when_the_start_player_is_to_begin_everyone_has_one_more_turn(
    players: int, start: int, nobles: int
) -> None:
    before = COLOURS[(start - 1) % players]
    s = position(f"players: {players}\nstart: {COLOURS[start]}\nturn: {before} cards\n{park(nobles)}")
    s = after(s, "done")
    assert view(s)["last_round"]
    assert turns_to_the_end(s) == [COLOURS[(start + n) % players] for n in range(players)]


def test_pr_401_with_13_nobles_the_game_goes_on() -> None:
    s = after(position(f"players: 3\nturn: green cards\n{park(13)}"), "done")
    assert not view(s)["last_round"]
    assert not fields(after(s, *TURN * 3)).last_round


def test_pr_401_nobles_are_counted_only_when_the_start_player_is_to_begin() -> None:
    """Yellow recruits one of the last 13 nobles: green and red finish the round, then comes the last one."""
    text = f"players: 3\nturn: yellow recruit\n{park(13)}\nyellow: gold 20\nyellow rooms: office 1, king 4, madame 4"
    s = after(position(text), "recruit e9", "border supply")
    assert (fields(s).nobles_in_park, view(s)["last_round"]) == (12, False)
    s = after(s, "done", "done")
    assert (COLOURS[fields(s).player], view(s)["last_round"]) == ("green", False)
    assert turns_to_the_end(s) == ["green", "red", "yellow", "green"]


def test_pr_401_the_last_round_and_the_end_are_logged() -> None:
    s = position(f"players: 2\nround: 9 of 60\nturn: yellow cards\n{park(12)}")
    told = events(s, "done")
    assert [(event.kind, event.details) for event in told] == [
        ("last-round", {"nobles": 12}),
        ("turn", {"round": 10, "last": 1}),
    ]
    assert events(after(s, "done"), *TURN * 2)[-1].kind == "over"


def test_pr_401_the_last_round_lasts_one_round_even_if_more_nobles_go() -> None:
    text = "marks: last-round\nturn: yellow recruit\npark: e7 one-1\nyellow rooms: office 1, king 2, madame 1"
    s = after(position(text), "recruit e7", "done", "done")
    assert phase(s) == "over"


def test_pr_401_then_the_game_ends() -> None:
    s = after(position("marks: last-round\nturn: yellow cards\nred hand: gold4 1"), "done")
    assert (phase(s), GAME.to_act(s), GAME.legal(s, 0), GAME.legal(s, 1)) == ("over", (), [], [])
    assert refusal(s, "done", "red") == refusal(s, "play gold4", "red") == "game-over"
    with pytest.raises(IllegalAction):
        GAME.apply(s, 0, 0)


def test_pr_401_at_the_end_the_table_shows_the_outcome() -> None:
    s = position("marks: last-round\nturn: yellow cards\nyellow nobles: couple-d-1")
    assert view(s)["outcome"] is None
    outcome = view(after(s, "done"))["outcome"]
    assert (outcome["points"], outcome["winners"]) == ([0, 9], [1])


@pytest.mark.parametrize("rounds", [1, 2, 5])
@pytest.mark.parametrize("players", [2, 3])
def test_reading_8_the_game_ends_after_the_maximum_number_of_rounds(players: int, rounds: int) -> None:
    s = GAME.new(players=players, start=1, max_rounds=rounds)
    s = after(s, *["put cardinal"] * 5 * players)
    assert turns_to_the_end(s) == [COLOURS[(1 + n) % players] for n in range(players * rounds)]


def test_reading_8_the_guard_is_60_rounds() -> None:
    assert fields(GAME.new(players=2)).max_rounds == 60
    s = after(position(f"round: 58 of 60\nturn: yellow cards\n{park(30)}"), "done")
    assert (fields(s).round_number, view(s)["last_round"]) == (59, False)
    s = after(s, *TURN * 2)
    assert (fields(s).round_number, view(s)["last_round"]) == (60, True)
    assert turns_to_the_end(s) == ["red", "yellow"]


def test_reading_8_then_the_game_is_scored_as_usual() -> None:
    text = f"round: 60 of 60\nmarks: last-round\nturn: yellow cards\n{park(30)}\nred nobles: one-1\nyellow hand: gold4 2"
    s = position(text)
    assert change(s, "done") == {}
    assert GAME.score(after(s, "done")).points == [3, 2]
