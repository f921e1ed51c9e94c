"""Playing privilege cards, and each of the nine (PR-304)."""

from __future__ import annotations

import pytest

from palais.games.palais_royal.engine.constants import CARDS
from palais.games.palais_royal.engine.state import fields

from .positions import TURN, after, change, events, left, legal, phase, position, refusal

PHASES = ("reinforce", "move", "income", "recruit", "cards", "keep")
MOMENTS = {
    "majority": {"reinforce"},
    "muster": {"reinforce"},
    "march": {"reinforce"},
    "moves5": {"move"},
    "moves9": {"move"},
    "seals": {"recruit"},
    "gold4": set(PHASES),
    "points2": set(PHASES),
    "points4": set(PHASES),
}
PRICES = dict(zip(CARDS, (2, 2, 3, 1, 3, 2, 0, 2, 5), strict=True))
POINT_CARDS = ("points2", "points4")


def holding(hand: str, where: str, more: str = "") -> str:
    return f"turn: red {where}\nred: gold 9\nred hand: {hand}\n{more}"


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("where", PHASES)
def test_pr_304_cards_are_played_at_their_moment(card: str, where: str) -> None:
    s = position(holding(f"{card} 1", where))
    expected = None if where in MOMENTS[card] else "not-its-moment"
    assert refusal(s, f"play {card}") == expected
    assert (f"play {card}" in legal(s)) == (expected is None)


@pytest.mark.parametrize("card", CARDS)
def test_pr_304_cards_are_played_only_in_the_own_turn(card: str) -> None:
    for where in MOMENTS[card]:
        s = position(f"turn: yellow {where}\nred: gold 9\nred hand: {card} 1")
        assert refusal(s, f"play {card}", "red") == "not-your-turn"


@pytest.mark.parametrize("card", CARDS)
def test_pr_304_cards_are_played_for_their_price_in_gold(card: str) -> None:
    where = min(MOMENTS[card])
    s = position(f"turn: red {where}\nred: gold {PRICES[card]}\nred hand: {card} 1")
    assert change(s, f"play {card}").get("red gold", 0) == (4 if card == "gold4" else -PRICES[card])


@pytest.mark.parametrize("card", [card for card in CARDS if card != "gold4"])
def test_pr_304_without_the_gold_a_card_cannot_be_played(card: str) -> None:
    where = min(MOMENTS[card])
    s = position(f"turn: red {where}\nred: gold {PRICES[card] - 1}\nred hand: {card} 1")
    assert refusal(s, f"play {card}") == "not-enough-gold"


def test_pr_304_nobody_plays_a_card_they_do_not_hold() -> None:
    s = position("turn: red move\nred: gold 9\nred hand: moves9 1\nyellow hand: moves5 1")
    assert refusal(s, "play moves5") == "no-such-card"
    assert refusal(after(s, "play moves9"), "play moves9") == "no-such-card"


def test_pr_304_any_number_of_cards_in_a_turn() -> None:
    s = position("red: gold 20\nred hand: majority 1, muster 2, march 2, gold4 1, moves5 1, points4 1")
    s = after(s, "play gold4", "play majority", "play muster", "play muster", "play march", "play march", "done")
    assert left(after(s, "play moves5", "play points4")) == {"moves": 2 * 6 + 5}


@pytest.mark.parametrize("card", [card for card in CARDS if card not in (*POINT_CARDS, "majority")])
def test_pr_304_used_cards_go_to_the_open_discard_pile(card: str) -> None:
    s = position(holding(f"{card} 1", min(MOMENTS[card])))
    changes = change(s, f"play {card}")
    assert (changes[f"discard {card}"], changes[f"red hand {card}"]) == (1, -1)
    assert f"red shown {card}" not in changes


def test_pr_304_the_majority_card_is_discarded_at_the_end_of_the_turn() -> None:
    s = position(holding("majority 1", "reinforce"))
    played = after(s, "play majority")
    assert change(s, "play majority") == {"red gold": -2, "red hand majority": -1, "red shown majority": 1}
    assert change(played, *TURN[:4]) == {}
    assert change(played, *TURN) == {"red shown majority": -1, "discard majority": 1}


@pytest.mark.parametrize("card", POINT_CARDS)
def test_pr_304_point_cards_never_go_to_the_discard(card: str) -> None:
    s = position(holding(f"{card} 1", "income"))
    played = {"red gold": -PRICES[card], f"red hand {card}": -1, f"red shown {card}": 1}
    assert change(s, f"play {card}") == played
    assert change(s, f"play {card}", "done", "done", "done", *TURN) == played


def test_pr_304_everyone_sees_which_card_was_played_and_its_price() -> None:
    (event,) = events(position(holding("moves9 1", "move")), "play moves9")
    assert (event.kind, event.seat, event.details, event.to) == ("card-played", 0, {"card": "moves9", "price": 3}, None)


ALL_ROOMS = "red rooms: court 1, stairs 1, mint 1, king 1, madame 1\nyellow rooms: court 2, stairs 2, mint 2, king 2, madame 2"


def test_pr_304_majority_gives_the_bonus_in_every_room_with_an_own_servant() -> None:
    s = position(holding("majority 1", "reinforce", ALL_ROOMS) + "\nleft: gate 1")
    s = after(s, "play majority")
    assert left(s) == {"gate": 2}
    assert left(after(s, "done")) == {"moves": 2}
    assert left(after(s, "done", "done")) == {"king": 1, "madame": 1}
    assert change(s, "done", "done") == {"red gold": 2}


def test_pr_304_majority_does_nothing_in_rooms_without_an_own_servant() -> None:
    s = after(position(holding("majority 1", "reinforce", "yellow rooms: mint 2")), "play majority")
    assert left(s) == left(after(s, "done")) == left(after(s, "done", "done")) == {}
    assert change(s, "done", "done") == {}


def test_pr_304_majority_lasts_for_this_turn_only() -> None:
    s = after(position(holding("majority 1", "reinforce", ALL_ROOMS)), "play majority", *TURN, *TURN)
    assert left(s) == {"gate": 1}
    assert left(after(s, "done")) == {"moves": 1}
    assert change(s, "done", "done") == {"red gold": 1}


def test_pr_304_the_card_takes_the_bonus_from_nobody() -> None:
    s = after(position(holding("majority 1", "reinforce", ALL_ROOMS)), "play majority", *TURN)
    assert left(s) == {"gate": 3}


@pytest.mark.parametrize("begin", ["reinforce supply", "play march", "play muster"])
def test_pr_304_majority_comes_before_action_1(begin: str) -> None:
    s = position(holding("majority 1, march 1, muster 1", "reinforce", "red rooms: court 1\nleft: gate 2"))
    assert refusal(after(s, begin), "play majority") == "not-its-moment"


def test_pr_304_any_time_cards_may_come_before_majority() -> None:
    s = position(holding("majority 1, gold4 1, points2 1", "reinforce"))
    assert refusal(after(s, "play gold4", "play points2"), "play majority") is None


def test_pr_304_muster_brings_any_number_of_own_servants_to_the_gate() -> None:
    s = after(position(holding("muster 1", "reinforce", "red rooms: cardinal 10")), "play muster")
    assert change(s, *["reinforce supply"] * 8) == {"red supply": -8, "red gate": 8}
    s = after(s, *["reinforce supply"] * 8)
    assert change(s, *["reinforce cardinal"] * 10) == {"red cardinal": -10, "red gate": 10}
    assert legal(after(s, *["reinforce cardinal"] * 10)) == {"done"}


def test_pr_304_muster_works_in_this_action_1_only() -> None:
    s = after(position(holding("muster 1", "reinforce")), "play muster", *TURN, *TURN)
    assert (phase(s), refusal(s, "reinforce supply")) == ("reinforce", "none-left")


def test_pr_304_march_gives_two_more_servants_at_the_gate_and_six_more_moves() -> None:
    s = position(holding("march 1", "reinforce", "red rooms: court 1, stairs 1\nyellow rooms: court 1, stairs 1\nleft: gate 1"))
    assert left(after(s, "play march")) == {"gate": 3}
    assert left(after(s, "play march", "done")) == {"moves": 7}
    assert left(after(s, "play march", "done", "done")) == {}
    assert left(after(s, "play march", *TURN, *TURN, "done")) == {"moves": 1}


@pytest.mark.parametrize(("card", "moves"), [("moves5", 5), ("moves9", 9)])
def test_pr_304_moves_cards_give_more_moves_in_action_2(card: str, moves: int) -> None:
    s = position(holding(f"{card} 2", "reinforce", "red rooms: stairs 2\nyellow rooms: stairs 2"))
    s = after(s, "done", "move stairs-mint", f"play {card}")
    assert left(s) == {"moves": 1 + moves}
    assert left(after(s, f"play {card}")) == {"moves": 1 + 2 * moves}


def test_pr_304_seals_gives_two_more_seals() -> None:
    s = position(holding("seals 2", "recruit"))
    assert left(after(s, "play seals")) == {"seals": 2}
    assert left(after(s, "play seals", "play seals")) == {"seals": 4}


@pytest.mark.parametrize("where", PHASES)
def test_pr_304_gold4_gives_four_gold_at_any_time(where: str) -> None:
    s = position(holding("gold4 1", where))
    assert change(s, "play gold4") == {"red gold": 4, "red hand gold4": -1, "discard gold4": 1}
    assert phase(after(s, "play gold4")) == where


@pytest.mark.parametrize("phase_and_more", ["setup\nleft: free 5", "over"])
def test_pr_304_no_cards_in_the_set_up_or_after_the_end(phase_and_more: str) -> None:
    s = position(f"turn: red {phase_and_more}\nred hand: gold4 1")
    assert refusal(s, "play gold4") == ("game-over" if fields(s).free_left == 0 else "not-now")
