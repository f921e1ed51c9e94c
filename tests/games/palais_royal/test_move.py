"""Action 2, the stairs: moving (PR-321 to PR-324)."""

from __future__ import annotations

import pytest

from palais.core.contract import State
from palais.games.palais_royal.engine.constants import ROOMS
from palais.games.palais_royal.engine.state import fields

from .positions import after, change, events, left, legal, position, refusal

# The palace of a first game and which rooms lie next to each other, across or along.
NEXT_TO = {
    "backdoor": {"office", "mint"},
    "office": {"backdoor", "cardinal", "gate"},
    "cardinal": {"office", "madame"},
    "mint": {"backdoor", "gate", "stairs"},
    "gate": {"office", "mint", "madame", "king"},
    "madame": {"cardinal", "gate", "court"},
    "stairs": {"mint", "king"},
    "king": {"stairs", "gate", "court"},
    "court": {"madame", "king"},
}
DIAGONAL = {
    "backdoor": {"gate"},
    "office": {"mint", "madame"},
    "cardinal": {"gate"},
    "mint": {"office", "king"},
    "gate": {"backdoor", "cardinal", "stairs", "court"},
    "madame": {"office", "king"},
    "stairs": {"gate"},
    "king": {"mint", "madame"},
    "court": {"gate"},
}


def begin(rooms: str, more: str = "") -> State:
    """Red's action 2 has just begun."""
    return after(position(f"red rooms: {rooms}\n{more}"), "done")


def targets(s: State, origin: str) -> set[str]:
    return {room for room in ROOMS if refusal(s, f"move {origin}-{room}") is None}


@pytest.mark.parametrize("stairs", range(5))
def test_pr_321_one_move_for_each_own_servant_on_the_stairs(stairs: int) -> None:
    s = begin(f"stairs {stairs}, gate 5", "yellow rooms: stairs 5")
    assert left(s).get("moves", 0) == stairs
    assert refusal(after(s, *["move gate-mint"] * stairs), "move gate-mint") == "no-moves-left"


def test_pr_321_moving_servants_off_the_stairs_changes_nothing_in_this_action() -> None:
    s = begin("stairs 3", "yellow rooms: stairs 3")
    assert change(s, *["move stairs-king"] * 3) == {"red stairs": -3, "red king": 3}


def test_pr_321_moving_servants_onto_the_stairs_changes_nothing_in_this_action() -> None:
    s = begin("stairs 1, king 3", "yellow rooms: stairs 3")
    assert refusal(after(s, "move king-stairs"), "move king-stairs") == "no-moves-left"


def test_pr_322_the_majority_bonus_is_one_more() -> None:
    assert left(begin("stairs 2", "yellow rooms: stairs 1")) == {"moves": 3}


def test_pr_322_the_bonus_is_measured_as_the_action_begins() -> None:
    loses_it = begin("stairs 2", "yellow rooms: stairs 1")
    assert change(loses_it, "move stairs-mint", "move stairs-mint", "move mint-gate") == {
        "red stairs": -2,
        "red mint": 1,
        "red gate": 1,
    }
    gains_it = begin("stairs 1, king 1", "yellow rooms: stairs 1")
    assert left(after(gains_it, "move king-stairs")) == {}


@pytest.mark.parametrize(("nobles", "moves"), [("moves-1", 2), ("moves-1, moves-2", 4), ("gate-1, king-1", 0)])
def test_pr_323_each_moves_noble_is_two_more(nobles: str, moves: int) -> None:
    s = begin("stairs 1", f"yellow rooms: stairs 1\nred nobles: {nobles}")
    assert left(s) == {"moves": 1 + moves}


def test_pr_323_a_moves_noble_works_with_nobody_on_the_stairs() -> None:
    assert left(begin("gate 1", "red nobles: moves-2")) == {"moves": 2}


def test_pr_323_march_is_six_more_and_moves5_and_moves9_are_five_and_nine() -> None:
    s = position("red: gold 9\nred hand: march 1, moves5 1, moves9 1\nred rooms: stairs 1\nyellow rooms: stairs 1")
    s = after(s, "play march", "done")
    assert fields(s).moves_left == 7
    assert fields(after(s, "play moves5")).moves_left == 12
    assert fields(after(s, "play moves5", "play moves9")).moves_left == 21


@pytest.mark.parametrize("origin", ROOMS)
def test_pr_324_a_move_goes_to_the_room_next_to_it_across_or_along(origin: str) -> None:
    s = position(f"turn: red move\nleft: moves 1\nred rooms: {origin} 1")
    assert targets(s, origin) == NEXT_TO[origin]
    assert legal(s) == {"done"} | {f"move {origin}-{room}" for room in NEXT_TO[origin]}


@pytest.mark.parametrize("origin", ROOMS)
def test_pr_324_the_diagonal_noble_allows_diagonals_as_well(origin: str) -> None:
    s = position(f"turn: red move\nleft: moves 1\nred rooms: {origin} 1\nred nobles: diagonal-1")
    assert targets(s, origin) == NEXT_TO[origin] | DIAGONAL[origin]
    assert legal(s) == {"done"} | {f"move {origin}-{room}" for room in NEXT_TO[origin] | DIAGONAL[origin]}


def test_pr_324_the_diagonal_noble_helps_only_its_owner() -> None:
    s = position("turn: red move\nleft: moves 1\nred rooms: gate 1\nyellow nobles: diagonal-1, diagonal-2")
    assert refusal(s, "move gate-stairs") == "not-next-to"


def test_pr_324_next_to_each_other_is_as_the_rooms_were_laid() -> None:
    palace = "palace: gate court stairs / mint king madame / office backdoor cardinal"
    s = position(f"turn: red move\nleft: moves 1\n{palace}\nred rooms: gate 1, king 1")
    assert targets(s, "gate") == {"court", "mint"}
    assert targets(s, "king") == {"court", "mint", "madame", "backdoor"}


def test_pr_324_only_own_servants_move() -> None:
    s = position("turn: red move\nleft: moves 1\nred rooms: gate 1\nyellow rooms: stairs 1")
    assert refusal(s, "move stairs-mint") == "no-servant-there"


def test_pr_324_a_servant_may_move_several_times() -> None:
    s = position("turn: red move\nleft: moves 4\nred rooms: stairs 1")
    assert change(s, "move stairs-mint", "move mint-gate", "move gate-madame", "move madame-cardinal") == {
        "red stairs": -1,
        "red cardinal": 1,
    }


def test_pr_324_a_servant_does_not_stay_where_it_is() -> None:
    s = position("turn: red move\nleft: moves 1\nred rooms: gate 1")
    assert refusal(s, "move gate-gate") == "not-next-to"


def test_pr_324_unused_moves_are_lost() -> None:
    s = after(position("red rooms: stairs 5"), "done", "done")
    assert left(s) == {}
    assert refusal(s, "move stairs-mint") == "not-now"


def test_pr_324_each_move_is_logged() -> None:
    (event,) = events(position("turn: red move\nleft: moves 1\nred rooms: gate 1"), "move gate-king")
    assert (event.kind, event.seat, event.details) == ("moved", 0, {"from": "gate", "to": "king"})
