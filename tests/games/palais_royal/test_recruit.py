"""Action 4: recruiting, its price and its nobles (PR-341, PR-342, PR-345, PR-346)."""

from __future__ import annotations

import pytest

from palais.core.contract import State

from .positions import GAME, TURN, after, cards, change, events, left, phase, position, refusal, view

# e7 lies in no border row; d8, f8, d6 and f6 are its neighbours.
NEIGHBOURS = ["d8", "f8", "d6", "f6"]


def recruiting(park: str, gold: int = 9, rooms: str = "office 1, king 4, madame 4", more: str = "") -> State:
    return position(f"turn: red recruit\npark: {park}\nred: gold {gold}\nred rooms: {rooms}\n{more}")


def with_free_neighbours(noble: str, free: int, gold: int = 9) -> State:
    """The noble on e7 with this many free fields beside it."""
    taken = [f"{field} couple-d-{n}" for n, field in enumerate(NEIGHBOURS[free:], 1)]
    return recruiting(", ".join([f"e7 {noble}", *taken]), gold)


def test_pr_341_one_own_servant_goes_from_the_office_back_to_the_supply() -> None:
    s = recruiting("e7 one-1, e3 one-2", rooms="office 3, king 2, madame 1")
    changes = change(s, "recruit e7")
    assert changes["red office"] == -1
    assert changes["red supply"] == 1 + 2 + 1 + 1  # the office, two seals, one seal, the noble's own servant


def test_pr_341_the_next_noble_needs_the_next_servant() -> None:
    s = recruiting("e7 one-1, e3 one-2", rooms="office 2, king 3, madame 3")
    assert change(s, "recruit e7", "recruit e3")["red office"] == -2


def test_pr_341_only_a_noble_that_is_there_can_be_recruited() -> None:
    s = recruiting("e7 one-1, b7 yellow")
    assert refusal(s, "recruit e3") == refusal(s, "recruit b7") == "no-noble-there"
    assert refusal(after(s, "recruit e7"), "recruit e7") == "no-office"


def test_pr_341_recruitments_may_be_left_out() -> None:
    s = recruiting("e7 one-1", rooms="office 2, king 3, madame 3")
    assert change(s, "done") == {}
    assert phase(after(s, "done")) == "cards"


@pytest.mark.parametrize("free", range(5))
def test_pr_342_the_price_is_the_tiles_gold_less_one_for_each_adjacent_free_field(free: int) -> None:
    price = 6 - free
    assert change(with_free_neighbours("couple-a-1", free), "recruit e7")["red gold"] == -price
    assert refusal(with_free_neighbours("couple-a-1", free, price), "recruit e7") is None
    assert refusal(with_free_neighbours("couple-a-1", free, price - 1), "recruit e7") == "not-enough-gold"


def test_pr_342_the_price_is_never_below_0() -> None:
    assert "red gold" not in change(with_free_neighbours("one-3", 4, gold=0), "recruit e7")
    assert "red gold" not in change(with_free_neighbours("one-1", 4, gold=3), "recruit e7")


@pytest.mark.parametrize("colour", ["red", "yellow"])
def test_pr_342_a_field_with_a_servant_counts_as_free(colour: str) -> None:
    others = "f8 couple-d-1, d6 couple-d-2, f6 couple-d-3"
    with_servant = recruiting(f"e7 couple-a-1, d8 {colour}, {others}")
    assert change(with_servant, "recruit e7")["red gold"] == -5


def test_pr_342_a_noble_just_recruited_makes_the_next_one_cheaper() -> None:
    park = "c5 couple-a-1, d6 couple-a-2, b6 couple-d-1, b4 couple-d-2, d4 couple-d-3, c7 couple-d-4, e7 couple-d-5"
    s = recruiting(park, gold=11, rooms="office 2, king 4")
    assert change(s, "recruit c5")["red gold"] == -6
    assert change(s, "recruit c5", "recruit d6")["red gold"] == -11


def test_pr_342_the_price_and_the_discount_are_logged() -> None:
    told = {event.kind: event.details for event in events(with_free_neighbours("couple-a-1", 3), "recruit e7")}
    assert told["recruited"] == {"field": "e7", "tile": "couple-a-1"}
    assert told["paid-gold"] == {"gold": 3, "discount": 3}


def test_pr_342_the_table_shows_the_current_price() -> None:
    fields = {field["field"]: field for field in view(with_free_neighbours("couple-a-1", 3))["park"]}
    assert (fields["e7"]["price"], fields["e7"]["discount"]) == (3, 3)


@pytest.mark.parametrize(("noble", "servants"), [("one-2", 1), ("three-2", 3)])
def test_pr_345_servant_nobles_work_at_once_from_the_reserve_into_the_supply(noble: str, servants: int) -> None:
    s = recruiting(f"e7 {noble}")
    changes = change(s, "recruit e7")
    paid = -changes["red office"] - changes["red king"] - changes["red madame"]
    assert changes["red reserve"] == -servants
    assert changes["red supply"] == paid + servants
    assert ("servants-joined", {"servants": servants}) in [(e.kind, e.details) for e in events(s, "recruit e7")]


@pytest.mark.parametrize("reserve", [0, 1, 2])
def test_pr_345_as_far_as_the_reserve_lasts(reserve: int) -> None:
    s = position(f"turn: red recruit\npark: e7 three-2\nred: reserve {reserve}\nred rooms: office 1, king 2, madame 2")
    changes = change(s, "recruit e7")
    assert changes.get("red reserve", 0) == -reserve
    assert changes["red supply"] == 5 + reserve


def test_pr_345_other_nobles_bring_no_servants() -> None:
    for noble in ("couple-a-1", "gold-1", "diagonal-1"):
        assert "red reserve" not in change(recruiting(f"e7 {noble}"), "recruit e7")


def test_pr_345_point_only_and_servant_nobles_lie_face_down_and_nobles_with_a_privilege_face_up() -> None:
    """A table that hides the points shows the others only what lies face up."""
    s = position("red nobles: couple-a-1, couple-d-2, one-1, three-1, gold-1, cards-2")
    red = view(s, "yellow")["players"][0]
    assert [noble["tile"] for noble in red["nobles"]] == ["gold-1", "cards-2"]
    assert red["face_down"] == 4


@pytest.mark.parametrize(
    ("noble", "points"), [("one-1", 3), ("three-1", 4), ("moves-1", 2), ("couple-b-5", 7), ("couple-d-6", 9)]
)
def test_pr_345_every_noble_counts_its_points(noble: str, points: int) -> None:
    s = recruiting(f"e7 {noble}")
    assert change(s, "recruit e7")["red points"] == points
    assert GAME.score(after(s, "recruit e7")).parts[0]["nobles"] == points


# noble, how many actions must end before its own begins, what it gives there
LASTING = [
    ("gate-1", 0, {"gate": 2}),
    ("moves-1", 1, {"moves": 2}),
    ("king-2", 2, {"king": 1}),
    ("madame-2", 2, {"madame": 1}),
]


@pytest.mark.parametrize(("noble", "actions", "gives"), LASTING)
def test_pr_346_a_lasting_privilege_works_from_the_next_turn_on(noble: str, actions: int, gives: dict[str, int]) -> None:
    s = recruiting(f"e7 {noble}", more="yellow rooms: king 5, madame 5")
    s = after(s, "recruit e7")
    assert left(s) == {}
    own_action = after(s, "done", "done", *TURN, *TURN[:actions])
    assert left(own_action) == gives


def test_pr_346_the_gold_noble_pays_from_the_next_turn_on() -> None:
    s = after(recruiting("e7 gold-1"), "recruit e7")
    assert change(s, "done", "done", *TURN) == {}
    assert change(s, "done", "done", *TURN, "done", "done") == {"red gold": 2}


def test_pr_346_the_diagonal_noble_works_from_the_next_turn_on() -> None:
    s = recruiting("e7 diagonal-1", rooms="office 1, king 1, madame 1, stairs 1")
    next_moves = ("done", "done", *TURN, "done")
    assert refusal(after(s, *next_moves), "move stairs-gate") == "not-next-to"
    assert refusal(after(s, "recruit e7", *next_moves), "move stairs-gate") is None


def test_pr_346_the_cards_noble_already_works_in_the_action_5_that_follows() -> None:
    pile = cards(pile={"gold4": 4, "moves5": 4}, discard={})
    s = recruiting("e7 cards-1", rooms="office 1, king 2, backdoor 1", more=pile)
    assert change(after(s, "recruit e7", "done"), "draw")["pile"] == -4
    assert change(after(s, "done"), "draw")["pile"] == -1


def test_pr_346_privileges_of_the_same_kind_add_up() -> None:
    s = recruiting("e7 moves-1, e3 moves-2", rooms="office 2, king 4, madame 4")
    assert change(s, "recruit e7", "recruit e3")["red privilege moves"] == 4
