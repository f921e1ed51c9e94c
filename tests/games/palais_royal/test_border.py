"""Border rows: a servant stays on the field that became free (PR-344)."""

from __future__ import annotations

import pytest

from palais.games.palais_royal.engine.constants import ROOMS
from palais.games.palais_royal.engine.state import fields

from .positions import BOX, TURN, after, change, events, legal, phase, position, refusal

BORDER = [field.name for field in BOX.fields if field.is_border]
INSIDE = [field.name for field in BOX.fields if not field.is_border]
ROOM_FOR_ALL = "office 1, king 2, madame 1"


def recruiting(field: str, rooms: str = ROOM_FOR_ALL) -> str:
    return f"turn: red recruit\npark: {field} one-1\nred rooms: {rooms}"


@pytest.mark.parametrize("field", BORDER)
def test_pr_344_a_noble_from_a_border_row_leaves_an_own_servant_on_its_field(field: str) -> None:
    s = after(position(recruiting(field)), f"recruit {field}")
    assert phase(s) == "border"
    assert change(s, "border supply") == {f"{field} red": 1, "red supply": -1}
    assert phase(after(s, "border supply")) == "recruit"


@pytest.mark.parametrize("field", INSIDE)
def test_pr_344_a_noble_from_inside_leaves_none(field: str) -> None:
    s = after(position(recruiting(field)), f"recruit {field}")
    assert phase(s) == "recruit"
    assert refusal(s, "border supply") == "not-now"


@pytest.mark.parametrize("room", ROOMS)
def test_pr_344_the_servant_comes_from_the_supply_or_from_any_room(room: str) -> None:
    rooms = {"office": 1, "king": 2, "madame": 1}
    rooms[room] = rooms.get(room, 0) + 1
    text = recruiting("e9", ", ".join(f"{name} {n}" for name, n in rooms.items()))
    s = after(position(text), "recruit e9")
    assert legal(s) == {"border supply", f"border {room}"}
    assert change(s, f"border {room}") == {"e9 red": 1, f"red {room}": -1}


def test_pr_344_the_room_must_have_an_own_servant() -> None:
    s = after(position(recruiting("e9") + "\nyellow rooms: gate 3"), "recruit e9")
    assert refusal(s, "border gate") == "no-servant-there"


def test_pr_344_the_servants_just_paid_are_in_the_supply_already() -> None:
    """The supply was empty before."""
    s = position("turn: red recruit\npark: e9 couple-a-1\nred: gold 9\nred rooms: office 1, king 2, cardinal 15")
    assert fields(s).supply[0] == 0
    assert change(s, "recruit e9", "border supply") == {
        "red gold": -4,
        "red office": -1,
        "red king": -2,
        "red supply": 2,
        "e9 red": 1,
        "e9 noble": -1,
        "nobles in park": -1,
        "red points": 6,
    }


def test_pr_344_the_servant_must_be_put_before_anything_else() -> None:
    s = after(position(recruiting("e9") + "\nred hand: gold4 1"), "recruit e9")
    assert refusal(s, "done") == "must-finish"
    assert refusal(s, "recruit e9") == refusal(s, "play gold4") == refusal(s, "draw") == "not-now"


def test_pr_344_it_stays_until_the_end() -> None:
    s = after(position(recruiting("e9")), "recruit e9", "border supply")
    rest_of_the_game = ["done", "done", *TURN, *TURN, *TURN]
    assert change(s, *rest_of_the_game) == {}
    assert phase(after(s, *rest_of_the_game)) == "over"


def test_pr_344_the_field_with_the_servant_counts_as_free_for_its_neighbours() -> None:
    text = "turn: red recruit\npark: e9 one-1, d8 couple-a-1, c8 couple-d-1, c7 couple-d-2, e7 couple-d-3"
    s = position(text + "\nred: gold 9\nred rooms: office 2, king 4, madame 1")
    s = after(s, "recruit e9", "border supply")
    assert change(s, "recruit d8")["red gold"] == -5


def test_pr_344_everyone_sees_where_it_stands_and_where_it_came_from() -> None:
    (event,) = events(after(position(recruiting("e9", "office 1, king 3, madame 1")), "recruit e9"), "border king")
    assert (event.kind, event.details, event.to) == ("border", {"field": "e9", "source": "king"}, None)


def test_pr_344_after_a_choice_of_seals_the_servant_follows() -> None:
    text = "turn: red recruit\npark: e9 moves-1\nleft: seals 2\nred rooms: office 1, king 2"
    s = after(position(text), "recruit e9")
    assert [phase(s), phase(after(s, "pay 1+0")), phase(after(s, "pay 1+0", "border king"))] == ["pay", "border", "recruit"]
