"""The turn, and where new servants come from (PR-301, PR-302)."""

from __future__ import annotations

import pytest

from palais.games.palais_royal.engine.state import fields

from .positions import BOX, COLOURS, GAME, TURN, after, change, events, left, legal, phase, position, refusal

# An action of each kind that is legal in its own phase in the position FULL.
OWN_PHASE = {
    "reinforce supply": "reinforce",
    "move stairs-mint": "move",
    "king supply": "income",
    "madame supply": "income",
    "recruit e7": "recruit",
    "draw": "cards",
}
FULL = """
    park: e7 one-1
    red rooms: court 1, stairs 1, king 2, madame 2, office 1, backdoor 1
    """


def test_pr_301_a_turn_is_actions_1_to_5_in_this_order() -> None:
    s = position("players: 3")
    phases = []
    for _ in range(6):
        phases.append((COLOURS[fields(s).player], phase(s)))
        s = after(s, "done")
    red = [("red", name) for name in ("reinforce", "move", "income", "recruit", "cards")]
    assert phases == [*red, ("yellow", "reinforce")]


@pytest.mark.parametrize("own", ["reinforce", "move", "income", "recruit", "cards"])
@pytest.mark.parametrize("action", OWN_PHASE)
def test_pr_301_an_action_is_possible_only_in_its_place(action: str, own: str) -> None:
    s = position(FULL + "turn: yellow cards")
    while phase(s) != own or fields(s).player != 0:
        s = after(s, "done")
    assert refusal(s, action) == (None if OWN_PHASE[action] == own else "not-now")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("start", [0, 1])
def test_pr_301_complete_turns_clockwise(players: int, start: int) -> None:
    s = after(GAME.new(players=players, start=start), *["put cardinal"] * 5 * players)
    order = []
    for _ in range(2 * players):
        order.append(fields(s).player)
        s = after(s, *TURN)
    assert order == [(start + n) % players for n in range(2 * players)]
    assert fields(s).round_number == 3


def test_pr_301_no_action_is_compulsory() -> None:
    """In a turn without actions, only the mint pays."""
    s = position(FULL + "turn: yellow cards")
    assert change(s, "done", *TURN) == {}
    assert change(position("yellow rooms: mint 1\n" + FULL), *TURN, *TURN) == {"yellow gold": 2}


def test_pr_301_no_action_need_be_done_in_full() -> None:
    s = after(position("turn: yellow cards\nred rooms: court 3, stairs 3"), "done")
    s = after(s, "reinforce supply", "done", "move gate-mint", "done")
    assert left(s) == {}
    assert refusal(s, "reinforce supply") == refusal(s, "move stairs-gate") == "not-now"


def test_pr_301_each_turn_and_each_action_is_logged() -> None:
    told = events(position("players: 3\nround: 4 of 60\npark: e7 one-1"), *TURN)
    assert [(event.kind, event.seat) for event in told] == [("phase", 0)] * 4 + [("turn", 1)]
    assert [event.details["phase"] for event in told[:4]] == ["move", "income", "recruit", "cards"]
    assert told[-1].details == {"round": 4, "last": 0}


def test_pr_302_new_servants_come_from_the_own_supply() -> None:
    s = after(position("turn: yellow cards\nred rooms: court 2\nyellow rooms: court 2"), "done")
    assert change(s, "reinforce supply") == {"red supply": -1, "red gate": 1}
    assert refusal(s, "reinforce court") == "supply-first"


def test_pr_302_only_when_the_supply_is_empty_they_come_from_any_room_one_by_one() -> None:
    """One servant is left in the supply; the rest come from rooms."""
    s = after(position("turn: yellow cards\nred rooms: court 3, cardinal 14\nyellow rooms: court 3"), "done")
    assert refusal(s, "reinforce cardinal") == "supply-first"
    s = after(s, "reinforce supply")
    assert refusal(s, "reinforce supply") == "no-servant-there"
    assert legal(s) == {"done", "reinforce court", "reinforce cardinal"}
    assert change(s, "reinforce cardinal", "reinforce court") == {"red cardinal": -1, "red court": -1, "red gate": 2}


def test_pr_302_this_holds_for_the_king_and_madame_too() -> None:
    text = "turn: red move\nred rooms: king 1, madame 1, cardinal {}\nred nobles: king-1, madame-1"
    rich, poor = (after(position(text.format(n)), "done") for n in (14, 16))
    assert refusal(rich, "king cardinal") == refusal(rich, "madame cardinal") == "supply-first"
    assert change(poor, "king cardinal", "madame cardinal") == {"red cardinal": -2, "red king": 1, "red madame": 1}


def test_pr_302_a_servant_is_not_new_in_the_room_it_comes_from() -> None:
    s = after(position("turn: yellow cards\nred rooms: court 2, gate 16"), "done")
    assert refusal(s, "reinforce gate") == "same-room"


def test_pr_302_there_must_be_an_own_servant_in_that_room() -> None:
    s = after(position("turn: yellow cards\nred rooms: court 2, cardinal 16\nyellow rooms: mint 3"), "done")
    assert refusal(s, "reinforce mint") == "no-servant-there"


def test_pr_302_servants_on_park_fields_never_move_again() -> None:
    border = [field.name for field in BOX.fields if field.is_border]
    servants = ", ".join(f"{field} red" for field in border[:16])
    s = after(position(f"turn: yellow cards\nred rooms: court 2\npark: {servants}"), "done")
    assert fields(s).supply[0] == 0
    assert legal(s) == {"done", "reinforce court"}
    assert change(s, "reinforce court", "reinforce court") == {"red court": -2, "red gate": 2}
    assert legal(after(s, "reinforce court", "reinforce court")) == {"done"}
