"""Action 3: mint, King and Madame, office (PR-331 to PR-335, readings 1 and 2)."""

from __future__ import annotations

import pytest

from palais.core.contract import State

from .positions import after, change, events, left, position, refusal, view


def before(rooms: str, more: str = "") -> State:
    """Red's action 3 is about to begin."""
    return position(f"turn: red move\nred rooms: {rooms}\n{more}")


@pytest.mark.parametrize("mint", range(5))
def test_pr_331_one_gold_for_each_own_servant_in_the_mint(mint: int) -> None:
    s = before(f"mint {mint}", "yellow rooms: mint 5")
    assert change(s, "done").get("red gold", 0) == mint


def test_pr_331_the_majority_bonus_is_one_more() -> None:
    assert change(before("mint 2", "yellow rooms: mint 1"), "done") == {"red gold": 3}


@pytest.mark.parametrize(("nobles", "gold"), [("gold-1", 2), ("gold-1, gold-2", 4), ("gate-1, cards-1", 0)])
def test_pr_331_each_gold_noble_is_two_more(nobles: str, gold: int) -> None:
    s = before("mint 1", f"yellow rooms: mint 1\nred nobles: {nobles}")
    assert change(s, "done") == {"red gold": 1 + gold}


def test_pr_331_a_gold_noble_pays_even_with_no_servant_in_the_mint() -> None:
    assert change(before("gate 1", "red nobles: gold-2"), "done") == {"red gold": 2}


def test_pr_331_the_gold_taken_is_logged_unless_there_is_none() -> None:
    told = {event.kind: event.details for event in events(before("mint 2"), "done")}
    assert told["gold-taken"] == {"gold": 3}
    assert "gold-taken" not in {event.kind for event in events(before("gate 2"), "done")}


@pytest.mark.parametrize("room", ["king", "madame"])
def test_pr_332_with_the_majority_bonus_one_new_servant_may_be_put_there(room: str) -> None:
    s = after(before(f"{room} 2", f"yellow rooms: {room} 1"), "done")
    assert left(s) == {room: 1}
    assert change(s, f"{room} supply") == {"red supply": -1, f"red {room}": 1}
    assert refusal(after(s, f"{room} supply"), f"{room} supply") == "none-left"


@pytest.mark.parametrize("room", ["king", "madame"])
def test_pr_332_without_it_nobody_may_be_put_there(room: str) -> None:
    s = after(before(f"{room} 2", f"yellow rooms: {room} 2"), "done")
    assert refusal(s, f"{room} supply") == "none-left"


def test_pr_332_the_placement_may_be_left_out() -> None:
    s = after(before("king 1, madame 1"), "done")
    assert change(s, "done") == {}
    assert left(after(s, "done")) == {}


@pytest.mark.parametrize("room", ["king", "madame"])
def test_pr_333_each_noble_of_the_king_or_madame_is_one_more_new_servant_there(room: str) -> None:
    one = after(before("gate 1", f"red nobles: {room}-1"), "done")
    two = after(before("gate 1", f"red nobles: {room}-1, {room}-2"), "done")
    with_bonus = after(before(f"{room} 1", f"red nobles: {room}-1, {room}-2"), "done")
    assert [left(s) for s in (one, two, with_bonus)] == [{room: 1}, {room: 2}, {room: 3}]
    assert change(two, f"{room} supply", f"{room} supply") == {"red supply": -2, f"red {room}": 2}


@pytest.mark.parametrize("room", ["king", "madame"])
def test_pr_333_the_nobles_servant_comes_after_the_majorities_have_been_determined(room: str) -> None:
    """The noble's servant would win the majority, but comes too late for it."""
    s = after(before(f"{room} 1", f"yellow rooms: {room} 1\nred nobles: {room}-1"), "done")
    assert left(s) == {room: 1}
    assert refusal(after(s, f"{room} supply"), f"{room} supply") == "none-left"


def test_pr_334_own_servants_at_the_king_and_madame_are_seals() -> None:
    turn = view(after(before("king 3, madame 2", "yellow rooms: king 5"), "done", "done"))["turn"]
    assert (turn["king_seals"], turn["madame_seals"]) == (3, 2)


@pytest.mark.parametrize(
    ("rooms", "expected"), [("king 2", None), ("king 1", "not-enough-king-seals"), ("madame 2", "not-enough-king-seals")]
)
def test_pr_334_turquoise_seals_are_servants_at_the_king(rooms: str, expected: str | None) -> None:
    s = position(f"turn: red recruit\npark: e7 couple-a-1\nred: gold 9\nred rooms: office 1, {rooms}")
    assert refusal(s, "recruit e7") == expected


@pytest.mark.parametrize(
    ("rooms", "expected"), [("madame 2", None), ("madame 1", "not-enough-madame-seals"), ("king 2", "not-enough-madame-seals")]
)
def test_pr_334_violet_seals_are_servants_at_madame(rooms: str, expected: str | None) -> None:
    s = position(f"turn: red recruit\npark: e7 couple-a-4\nred: gold 9\nred rooms: office 1, {rooms}")
    assert refusal(s, "recruit e7") == expected


@pytest.mark.parametrize("office", [1, 2, 3])
def test_pr_335_each_own_servant_in_the_office_allows_one_recruitment(office: int) -> None:
    s = position(
        f"turn: red recruit\npark: e7 one-1, e3 one-2, c5 one-3, g5 moves-1\nred rooms: office {office}, king 8, madame 5"
    )
    fields = ["e7", "e3", "c5", "g5"]
    s = after(s, *[f"recruit {field}" for field in fields[:office]])
    assert refusal(s, f"recruit {fields[office]}") == "no-office"


def test_pr_335_without_a_servant_in_the_office_nobody_recruits() -> None:
    s = position("turn: red recruit\npark: e7 one-1\nred rooms: king 4, madame 4\nyellow rooms: office 3")
    assert refusal(s, "recruit e7") == "no-office"


def test_reading_1_the_mint_pays_before_servants_can_be_taken_out_of_it() -> None:
    s = before("mint 2, king 1, cardinal 15", "yellow rooms: mint 3")
    assert change(s, "done", "king mint") == {"red gold": 2, "red mint": -1, "red king": 1}


@pytest.mark.parametrize("order", [["king supply", "madame supply"], ["madame supply", "king supply"]])
def test_reading_1_king_and_madame_in_any_order(order: list[str]) -> None:
    s = after(before("king 1, madame 1"), "done")
    assert change(s, *order) == {"red supply": -2, "red king": 1, "red madame": 1}


@pytest.mark.parametrize(("first", "second"), [("king", "madame"), ("madame", "king")])
def test_reading_1_both_majorities_are_measured_before_either_placement(first: str, second: str) -> None:
    """Taking a servant out of a seal room loses the majority there, but not the bonus."""
    s = after(before(f"{first} 1, {second} 1, cardinal 16"), "done")
    assert change(s, f"{first} {second}", f"{second} cardinal") == {f"red {first}": 1, "red cardinal": -1}


def test_reading_2_with_an_empty_supply_a_servant_may_go_from_one_seal_room_into_the_other() -> None:
    s = after(before("king 2, madame 2, cardinal 14"), "done")
    assert change(s, "king madame") == {"red king": 1, "red madame": -1}
    assert change(s, "madame king") == {"red king": -1, "red madame": 1}
    assert refusal(s, "king king") == refusal(s, "madame madame") == "same-room"


def test_reading_2_not_while_there_are_servants_in_the_supply() -> None:
    s = after(before("king 2, madame 2"), "done")
    assert refusal(s, "king madame") == refusal(s, "madame king") == "supply-first"


@pytest.mark.parametrize("room", ["king", "madame"])
def test_pr_332_each_placement_is_logged(room: str) -> None:
    (event,) = events(after(before(f"{room} 1"), "done"), f"{room} supply")
    assert (event.kind, event.details) == (f"{room}-placed", {"source": "supply", "left": 0})
