"""The majority bonus and the Cardinal (PR-303)."""

from __future__ import annotations

import pytest

from palais.core.contract import State
from palais.games.palais_royal.engine.state import fields

from .positions import COLOURS, after, cards, change, left, position, refusal, view

BONUS_ROOMS = ("court", "stairs", "mint", "king", "madame")
PLAIN_ROOMS = ("gate", "office", "backdoor", "cardinal")


def in_room(room: str, servants: list[int], cardinal: list[int]) -> State:
    """Each seat's servants in one room and at the Cardinal, at the end of the turn before red's."""
    lines = [f"players: {len(servants)}", f"turn: {COLOURS[len(servants) - 1]} cards"]
    for colour, here, there in zip(COLOURS, servants, cardinal, strict=False):
        lines.append(f"{colour} rooms: {room} {here}, cardinal {there}")
    return position("\n".join(lines))


def bonus(s: State, room: str) -> int:
    """What the room gives red beyond one for each servant there, as its action begins."""
    servants = int(fields(s).servants[0][("court", "gate", "stairs", "mint", "king", "madame").index(room)])
    begun = after(s, *["done"] * {"court": 1, "stairs": 2}.get(room, 3))
    if room == "mint":
        return int(fields(begun).gold[0]) - servants
    name = {"court": "gate", "stairs": "moves"}.get(room, room)
    return left(begun).get(name, 0) - (servants if room in ("court", "stairs") else 0)


CASES = [
    # servants in the room, red first; servants at the Cardinal; whether red has the bonus
    pytest.param([2, 1], [0, 0], 1, id="more than the other player"),
    pytest.param([2, 1, 1], [0, 0, 0], 1, id="more than every other player"),
    pytest.param([2, 1, 3], [0, 0, 0], 0, id="more than only one of the others"),
    pytest.param([1, 2], [9, 0], 0, id="the Cardinal does not help against more servants"),
    pytest.param([1, 0], [0, 5], 1, id="alone in the room the Cardinal does not matter"),
    pytest.param([2, 2], [1, 0], 1, id="tied, more at the Cardinal"),
    pytest.param([2, 2], [0, 1], 0, id="tied, fewer at the Cardinal"),
    pytest.param([2, 2], [0, 0], 0, id="tied, nobody at the Cardinal"),
    pytest.param([2, 2], [3, 3], 0, id="tied, equal at the Cardinal too"),
    pytest.param([2, 2, 1], [1, 0, 4], 1, id="only those who share the most are compared at the Cardinal"),
    pytest.param([2, 2, 2, 1], [2, 1, 1, 5], 1, id="three share the most, red has more at the Cardinal"),
    pytest.param([2, 2, 2], [2, 1, 2], 0, id="three share the most, two of them equal at the Cardinal"),
    pytest.param([0, 0], [3, 0], 0, id="at least one servant is needed"),
]


@pytest.mark.parametrize("room", BONUS_ROOMS)
@pytest.mark.parametrize(("servants", "cardinal", "expected"), CASES)
def test_pr_303_who_has_the_majority_bonus(room: str, servants: list[int], cardinal: list[int], expected: int) -> None:
    assert bonus(in_room(room, servants, cardinal), room) == expected


@pytest.mark.parametrize(("servants", "cardinal", "expected"), CASES)
def test_pr_303_the_table_shows_who_has_it(servants: list[int], cardinal: list[int], expected: int) -> None:
    palace = view(in_room("mint", servants, cardinal))["palace"]
    shown = next(room["majority"] for room in palace if room["room"] == "mint")
    assert (shown["seat"] == 0) == bool(expected)


def test_pr_303_when_all_is_equal_nobody_has_it() -> None:
    s = in_room("mint", [2, 2, 1], [1, 1, 0])
    mint = next(room["majority"] for room in view(s)["palace"] if room["room"] == "mint")
    assert mint == {"seat": None, "reason": "tied"}
    assert change(s, *["done"] * 3) == {"red gold": 2}
    assert change(s, *["done"] * 8) == {"red gold": 2, "yellow gold": 2}


@pytest.mark.parametrize("room", PLAIN_ROOMS)
def test_pr_303_gate_office_back_door_and_cardinal_have_no_bonus(room: str) -> None:
    shown = {place["room"]: place["majority"] for place in view(position(f"red rooms: {room} 3"))["palace"]}
    assert shown[room] is None
    assert {name for name, majority in shown.items() if majority is not None} == set(BONUS_ROOMS)


def test_pr_303_most_servants_in_the_office_give_no_further_recruitment() -> None:
    s = position("turn: red recruit\npark: e7 one-1, e3 one-2\nred rooms: office 1, king 4, madame 4, cardinal 2")
    assert refusal(after(s, "recruit e7"), "recruit e3") == "no-office"


def test_pr_303_most_servants_at_the_back_door_give_no_further_card() -> None:
    s = position(f"turn: red cards\nred rooms: backdoor 2, cardinal 1\n{cards(pile={'gold4': 4}, discard={})}")
    assert change(s, "draw") == {"pile": -2, "drawn gold4": 2}
