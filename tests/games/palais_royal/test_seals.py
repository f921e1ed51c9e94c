"""Paying seals with servants, with cards, or with both (PR-343, reading 3)."""

from __future__ import annotations

import pytest

from palais.core.contract import State

from .positions import GAME, after, change, events, left, legal, phase, position, refusal


def recruiting(noble: str, rooms: str, seals: int = 0) -> State:
    """Red recruits from e7 with this many seals from cards."""
    text = f"turn: red recruit\npark: e7 {noble}\nred: gold 20\nred rooms: office 2, {rooms}\n"
    return position(text + (f"left: seals {seals}" if seals else ""))


def servants_paid(s: State, *actions: str) -> tuple[int, int]:
    changes = change(s, *actions)
    return -changes.get("red king", 0), -changes.get("red madame", 0)


@pytest.mark.parametrize(
    ("noble", "king", "madame"),
    [("couple-d-1", 4, 0), ("couple-d-2", 3, 1), ("couple-d-3", 2, 2), ("couple-d-5", 1, 3), ("couple-d-6", 0, 4)],
)
def test_pr_343_for_each_seal_one_own_servant_goes_back_to_the_supply(noble: str, king: int, madame: int) -> None:
    s = recruiting(noble, "king 4, madame 4")
    assert servants_paid(s, "recruit e7") == (king, madame)
    assert change(s, "recruit e7")["red supply"] == 1 + king + madame


def test_pr_343_one_colour_cannot_pay_for_the_other() -> None:
    assert refusal(recruiting("couple-a-1", "king 1, madame 9"), "recruit e7") == "not-enough-king-seals"
    assert refusal(recruiting("couple-a-4", "king 9, madame 1"), "recruit e7") == "not-enough-madame-seals"


def test_pr_343_the_servants_paid_are_logged() -> None:
    told = [(event.kind, event.details) for event in events(recruiting("couple-d-2", "king 4, madame 4"), "recruit e7")]
    assert ("paid-seals", {"room": "king", "servants": 3}) in told
    assert ("paid-seals", {"room": "madame", "servants": 1}) in told


@pytest.mark.parametrize(
    ("noble", "rooms", "expected"),
    [
        ("couple-a-1", "cardinal 1", None),  # two turquoise
        ("couple-a-4", "cardinal 1", None),  # two violet
        ("couple-a-3", "cardinal 1", None),  # one of each
        ("couple-b-1", "king 1", None),
        ("couple-b-1", "madame 1", "not-enough-king-seals"),
        ("couple-b-4", "king 1", "not-enough-madame-seals"),
        ("couple-d-3", "king 1, madame 1", None),
        ("couple-d-3", "king 1", "not-enough-king-seals"),
    ],
)
def test_pr_343_the_seals_of_a_card_replace_servants_of_either_colour(noble: str, rooms: str, expected: str | None) -> None:
    assert refusal(recruiting(noble, rooms, seals=2), "recruit e7") == expected


def test_pr_343_when_there_is_only_one_way_the_seals_are_paid_at_once() -> None:
    s = recruiting("couple-b-1", "king 1", seals=2)
    assert servants_paid(s, "recruit e7") == (1, 0)
    assert (phase(after(s, "recruit e7")), left(after(s, "recruit e7"))) == ("recruit", {})
    told = [(event.kind, event.details) for event in events(s, "recruit e7")]
    assert ("paid-card-seals", {"room": "king", "seals": 2}) in told


def test_pr_343_the_seals_of_a_card_last_over_several_recruitments() -> None:
    s = position("""
        turn: red recruit
        park: e7 moves-1, e3 moves-2
        red: gold 4
        red rooms: office 2, king 1
        red hand: seals 2
        """)
    s = after(s, "play seals", "play seals", "recruit e7", "pay 2+0")
    assert left(s) == {"seals": 2}
    assert servants_paid(s, "recruit e3") == (0, 0)
    assert left(after(s, "recruit e3")) == {}


def test_pr_343_the_seals_of_a_card_last_for_this_action_only() -> None:
    assert left(after(recruiting("couple-a-1", "king 1", seals=2), "done")) == {}


def test_reading_3_the_player_chooses_between_servants_and_the_card() -> None:
    s = after(recruiting("couple-d-3", "king 2, madame 2", seals=2), "recruit e7")
    assert phase(s) == "pay"
    assert legal(s) == {"pay 0+0", "pay 0+1", "pay 0+2", "pay 1+0", "pay 1+1", "pay 2+0"}


@pytest.mark.parametrize(("king", "madame"), [(0, 0), (1, 0), (0, 2), (1, 1), (2, 0)])
def test_reading_3_servants_pay_what_the_card_does_not(king: int, madame: int) -> None:
    s = recruiting("couple-d-3", "king 2, madame 2", seals=2)
    assert servants_paid(s, "recruit e7", f"pay {king}+{madame}") == (2 - king, 2 - madame)
    assert left(after(s, "recruit e7", f"pay {king}+{madame}")).get("seals", 0) == 2 - king - madame


@pytest.mark.parametrize("payment", ["pay 2+1", "pay 3+0", "pay 0+3", "pay 4+4"])
def test_reading_3_no_more_than_the_card_has_and_the_noble_asks_for(payment: str) -> None:
    s = after(recruiting("couple-d-3", "king 2, madame 2", seals=2), "recruit e7")
    assert refusal(s, payment) == "wrong-payment"


def test_reading_3_only_payments_that_the_servants_can_complete() -> None:
    s = after(recruiting("couple-d-3", "king 1, madame 2", seals=2), "recruit e7")
    assert legal(s) == {"pay 1+0", "pay 1+1", "pay 2+0"}
    assert refusal(s, "pay 0+0") == refusal(s, "pay 0+2") == "wrong-payment"


def test_reading_3_the_tables_default_spends_the_card_first() -> None:
    s = after(recruiting("couple-d-3", "king 2, madame 2", seals=3), "recruit e7")
    (choice,) = GAME.choices(GAME.hide(s, 0), 0)
    spent = [option.details["king"] + option.details["madame"] for option in choice.options]
    assert choice.kind == "pay"
    assert spent == sorted(spent, reverse=True)
    assert spent[0] == 3


def test_reading_3_a_payment_must_be_made_before_anything_else() -> None:
    s = after(recruiting("couple-d-3", "king 2, madame 2", seals=2), "recruit e7")
    assert refusal(s, "done") == "must-finish"
    assert refusal(s, "recruit e7") == refusal(s, "play gold4") == "not-now"


def test_reading_3_there_is_nothing_to_pay_outside_a_recruitment() -> None:
    assert refusal(recruiting("couple-d-3", "king 2", seals=2), "pay 1+0") == "not-now"


def test_pr_343_gold_and_the_office_servant_are_paid_whatever_pays_the_seals() -> None:
    s = recruiting("couple-d-3", "king 2, madame 2", seals=2)
    changes = change(s, "recruit e7", "pay 1+1")
    assert (changes["red gold"], changes["red office"], changes["red supply"]) == (-4, -1, 3)
    assert (changes["e7 noble"], changes["nobles in park"], changes["red points"]) == (-1, -1, 9)
