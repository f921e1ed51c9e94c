"""Readings 10 to 13: how we play what the texts leave open."""

from __future__ import annotations

import pytest

from palais.games.palais_royal.engine.state import fields

from .positions import after, left, legal, position, refusal
from .test_scoring import score


def test_reading_10_march_is_played_in_action_1_and_works_in_both() -> None:
    s = position("red: gold 3\nred rooms: stairs 1\nred hand: march 1")
    played = after(s, "play march")
    assert left(played) == {"gate": 2}
    assert left(after(played, "done")) == {"moves": 8}
    assert refusal(after(s, "done"), "play march") == "not-its-moment"


def test_reading_11_muster_takes_from_the_supply_first() -> None:
    s = after(position("red: gold 2\nred rooms: mint 3\nred hand: muster 1"), "play muster")
    assert refusal(s, "reinforce mint") == "supply-first"
    assert "reinforce mint" in legal(after(s, *["reinforce supply"] * 15))


def test_reading_12_any_time_cards_wait_until_a_recruitment_is_complete() -> None:
    text = "turn: red recruit\npark: e9 couple-a-1\nred: gold 6\nred rooms: office 1, king 2\nred hand: gold4 1\nleft: seals 2"
    s = after(position(text), "recruit e9")
    assert refusal(s, "play gold4") == "not-now"
    s = after(s, "pay 2+0")
    assert refusal(s, "play gold4") == "not-now"
    assert refusal(after(s, "border supply"), "play gold4") is None


@pytest.mark.parametrize("card", ["", "red shown: majority 1\nmarks: bonus-everywhere\n"])
def test_reading_13_a_majority_needs_at_least_one_servant(card: str) -> None:
    s = position(f"turn: red move\n{card}red rooms: cardinal 5")
    assert left(after(s, "done")) == {}
    assert fields(after(s, "done")).gold[0] == 0


def test_reading_13_no_servant_in_a_row_no_points_for_it() -> None:
    parts = score("park: e9 red")
    assert parts[0]["fountains"] == 6
    assert [part["fountains"] for part in parts[1:]] == [0] * (len(parts) - 1)
    assert all(part["lions"] == 0 for part in parts)
