"""Action 5, the back door: cards (PR-351 to PR-354, readings 4 and 7)."""

from __future__ import annotations

import pytest

from palais.core.contract import State
from palais.games.palais_royal.engine.constants import CARDS
from palais.games.palais_royal.engine.state import fields

from .positions import COLOURS, GAME, after, cards, change, events, legal, phase, position, refusal

PLENTY = {"gold4": 4, "moves5": 4, "seals": 4, "muster": 4}


def at_back_door(servants: int, pile: dict[str, int], discard: dict[str, int] | None = None, more: str = "") -> State:
    return position(f"turn: red cards\nred rooms: backdoor {servants}\n{cards(pile, discard or {})}{more}")


def keeping(drawn: str, servants: int) -> State:
    return position(f"turn: red keep\ndrawn: {drawn}\nred rooms: backdoor {servants}")


def size(counts: dict[str, int], start: str) -> int:
    """How many cards are in the changes whose names begin like this."""
    return sum(n for name, n in counts.items() if name.startswith(start))


@pytest.mark.parametrize("servants", [1, 2, 5])
def test_pr_351_one_card_for_each_own_servant_at_the_back_door(servants: int) -> None:
    changes = change(at_back_door(servants, PLENTY), "draw")
    assert (changes["pile"], size(changes, "drawn")) == (-servants, servants)


@pytest.mark.parametrize(("nobles", "more"), [("cards-1", 3), ("cards-1, cards-2", 6), ("gold-1", 0)])
def test_pr_351_with_at_least_one_servant_there_each_cards_noble_adds_three(nobles: str, more: int) -> None:
    s = at_back_door(2, PLENTY, more=f"red nobles: {nobles}")
    assert change(s, "draw")["pile"] == -2 - more


def test_pr_351_with_nobody_there_a_cards_noble_adds_nothing() -> None:
    s = position("turn: red cards\nred nobles: cards-1\nyellow rooms: backdoor 4")
    assert refusal(s, "draw") == "nobody-at-back-door"
    assert legal(s) == {"done"}


def test_pr_351_everyone_sees_how_many_were_drawn() -> None:
    told = events(at_back_door(3, PLENTY), "draw")
    assert [event.details for event in told if event.kind == "drew"] == [{"cards": 3}]


@pytest.mark.parametrize("keep", [["gold4"], ["gold4", "gold4"], ["gold4", "seals", "gold4"]])
def test_pr_352_for_each_card_kept_one_own_servant_goes_back_to_the_supply(keep: list[str]) -> None:
    s = keeping("gold4 2, seals 1", 3)
    changes = change(s, *[f"keep {card}" for card in keep])
    assert (changes["red backdoor"], changes["red supply"]) == (-len(keep), len(keep))
    assert size(changes, "red hand") == len(keep) == -size(changes, "drawn")


def test_pr_352_the_others_go_to_the_open_discard() -> None:
    s = keeping("gold4 2, seals 1", 3)
    assert change(s, "keep gold4", "done") == {
        "red hand gold4": 1,
        "red backdoor": -1,
        "red supply": 1,
        "drawn gold4": -2,
        "drawn seals": -1,
        "discard gold4": 1,
        "discard seals": 1,
    }


def test_pr_352_nothing_needs_to_be_kept() -> None:
    changes = change(at_back_door(3, {"gold4": 3}), "draw", "done")
    assert changes == {"pile": -3, "discard gold4": 3}


def test_pr_352_no_more_cards_than_servants_at_the_back_door() -> None:
    s = at_back_door(1, {"gold4": 4}, more="red nobles: cards-1")
    assert change(s, "draw")["drawn gold4"] == 4
    assert refusal(after(s, "draw", "keep gold4"), "keep gold4") == "nobody-at-back-door"


def test_pr_352_only_cards_that_were_drawn() -> None:
    s = keeping("gold4 1", 2)
    assert refusal(s, "keep seals") == "card-not-drawn"
    assert refusal(after(s, "keep gold4"), "keep gold4") == "card-not-drawn"


def test_pr_352_nothing_is_kept_before_drawing() -> None:
    assert refusal(at_back_door(2, PLENTY), "keep gold4") == "not-now"


def test_pr_353_when_the_pile_is_empty_the_discard_becomes_the_new_one() -> None:
    s = at_back_door(2, pile={}, discard={"seals": 3})
    assert change(s, "draw") == {"discard seals": -3, "pile": 1, "drawn seals": 2}


def test_pr_353_also_in_the_middle_of_a_draw() -> None:
    s = at_back_door(3, pile={"gold4": 1}, discard={"seals": 4})
    assert change(s, "draw") == {"discard seals": -4, "pile": 1, "drawn gold4": 1, "drawn seals": 2}
    assert [event.kind for event in events(s, "draw")] == ["drawn-card", "reshuffled", "drawn-card", "drawn-card", "drew"]


def test_pr_353_not_before_a_card_is_needed() -> None:
    s = at_back_door(2, pile={"gold4": 2}, discard={"seals": 4})
    assert change(s, "draw") == {"pile": -2, "drawn gold4": 2}


def test_pr_353_the_new_pile_is_shuffled() -> None:
    """Either kind may come up, depending on chance."""
    drawn = set()
    for count in range(12):
        s = at_back_door(1, pile={}, discard={"seals": 2, "gold4": 2}, more=f"chance: 1f 2e {count}")
        drawn |= {name for name in change(s, "draw") if name.startswith("drawn")}
    assert drawn == {"drawn seals", "drawn gold4"}


def test_pr_353_if_both_are_empty_fewer_cards_are_drawn() -> None:
    assert change(at_back_door(4, pile={"gold4": 1}, discard={"seals": 1}), "draw") == {
        "pile": -1,
        "discard seals": -1,
        "drawn gold4": 1,
        "drawn seals": 1,
    }


def test_pr_353_if_both_are_empty_from_the_start_nothing_can_be_drawn() -> None:
    s = at_back_door(4, pile={}, discard={})
    assert refusal(s, "draw") == "no-cards-left"
    assert legal(s) == {"done"}


@pytest.mark.parametrize("discard", [{"moves5": 3}, {"gold4": 1, "moves5": 2}])
def test_pr_353_after_a_reshuffle_in_the_middle_of_a_draw_nobody_underestimates_the_pile(
    discard: dict[str, int],
) -> None:
    """The first card comes from the old pile, so discarding it says nothing about the new one."""
    for count in range(8):
        s = at_back_door(2, pile={"gold4": 1}, discard=discard, more=f"chance: 1f 2e {count}")
        s = after(s, "draw", "done")
        f = fields(s)
        for seat in range(f.players):
            assert (f.pile_most[seat] >= f.pile).all(), COLOURS[seat]
        assert GAME.digest(GAME.parse_position(GAME.position_text(s))) == GAME.digest(s)


def test_pr_354_any_time_cards_just_kept_may_still_be_played_in_this_turn() -> None:
    s = keeping("gold4 1, points2 1, points4 1", 3)
    changes = change(s, "keep gold4", "play gold4", "keep points2", "play points2")
    assert changes["red gold"] == 4 - 2
    assert (changes["discard gold4"], changes["red shown points2"]) == (1, 1)


@pytest.mark.parametrize("card", [card for card in CARDS if card not in ("gold4", "points2", "points4")])
def test_pr_354_other_cards_just_kept_wait_for_their_moment(card: str) -> None:
    s = after(keeping(f"{card} 1", 1), f"keep {card}")
    assert refusal(s, f"play {card}") == "not-its-moment"


def test_reading_4_drawing_is_all_or_nothing() -> None:
    s = at_back_door(3, PLENTY)
    assert legal(s) == {"draw", "done"}
    assert change(s, "done") == {}
    assert refusal(after(s, "draw"), "draw") == "not-now"


def test_reading_7_until_action_5_is_done_any_time_cards_may_be_played() -> None:
    pile = cards(pile={"seals": 1}, discard={}, rest="red hand")
    s = position(f"turn: red cards\nred rooms: backdoor 1\n{pile}")
    before, drawn, kept = s, after(s, "draw"), after(s, "draw", "keep seals")
    assert [refusal(now, "play gold4") for now in (before, drawn, kept)] == [None, None, None]


@pytest.mark.parametrize("actions", [["done"], ["draw", "done"], ["draw", "keep gold4", "done"]])
def test_reading_7_then_the_turn_is_over(actions: list[str]) -> None:
    s = after(at_back_door(1, pile={"gold4": 1}), *actions)
    assert (COLOURS[fields(s).player], phase(s)) == ("yellow", "reinforce")
    assert refusal(s, "play gold4", "red") == "not-your-turn"


def test_pr_353_when_pile_and_discard_have_both_run_out_no_bound_on_the_pile_is_negative() -> None:
    """Everyone saw that nothing was left; cards discarded afterwards do not change that."""
    s = position("turn: red cards\nred rooms: backdoor 5\n" + cards(pile={"gold4": 2, "seals": 1}, discard={}))
    end = after(s, "draw", "done")
    assert fields(end).pile_size == 0
    assert fields(end).pile_most[:2].tolist() == [[0] * 9] * 2
