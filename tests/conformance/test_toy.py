"""The toy game's own rules, which the suites rely on: audiences, payments, fines and muted seats."""

from __future__ import annotations

import msgspec
import pytest
from toy_court.actions import BACK, KEEP, MOST_PAID, READY, pay
from toy_court.state import MOST_ACTS, court

from palais import State
from palais.core.contract import REFEREE, SPECTATOR
from palais.core.explanation import Thing
from tests.conformance.games import GAMES, TOY, steps
from tests.conformance.possible_worlds import known

game = GAMES[TOY.id]


def after(s: State, *actions: tuple[int, str]) -> State:
    for seat, text in actions:
        s, _ = game.apply(s, seat, game.parse_action(text))
    return s


def test_an_audience_ends_when_everyone_is_ready_and_the_first_player_takes_the_dice() -> None:
    s = game.new(3, 1)
    assert (game.to_act(s), game.moment(s).owner, game.moment(s).seconds) == ((0, 1, 2), None, 30.0)
    s = after(s, (2, "ready"), (0, "ready"))
    assert game.to_act(s) == (1,)
    assert [decision.seat for decision in game.decisions(s)] == [0, 1, 2], "those who are ready may still act"
    s = after(s, (1, "ready"))
    assert (game.to_act(s), game.moment(s).owner, game.moment(s).seconds) == ((0,), 0, None)


def test_ready_can_be_taken_back_until_everyone_is_ready() -> None:
    s = after(game.new(2, 1), (0, "ready"), (0, "back"))
    assert game.to_act(s) == (0, 1)
    assert game.check(s, 0, BACK) == "not-ready"


def test_everyone_sees_a_payment_but_only_the_two_see_how_much_and_to_whom() -> None:
    s = game.new(3, 1)
    _, (event,) = game.apply(s, 0, pay(2, 3))
    assert (event.details, event.secret, event.to) == ({}, {"to": 2, "coins": 3}, (0, 2))
    assert [event.seen_by(seat).details.get("coins") for seat in (-1, 0, 1, 2)] == [None, 3, None, 3]
    assert game.learned(s, after(s, (0, "pay 2 3"))) == (2,)


def test_fortunes_and_goals_are_known_only_to_their_own_seat_until_the_end() -> None:
    """Changed by hand here: the suites use `determinize`, which only fills in what `hide` blanked."""
    for before, _, _, after, _ in steps(game.id, 4):
        other = court(before).copy()
        other.coins[3], other.goals[3] = other.purse(3) + 1, "purse" if other.goals[3] != "purse" else "sixes"
        for seat in (SPECTATOR, 0, 1, 2):
            assert known(game, State(other), seat) == known(game, before, seat)
        assert known(game, State(other), 3) != known(game, before, 3)
        assert [None in court(game.hide(after, seat)).coins for seat in range(4)] == [not court(after).over] * 4


def test_a_player_can_pay_only_what_they_have_and_only_to_others() -> None:
    s = game.new(2, 1)
    assert game.check(s, 0, pay(0, 1)) == "nobody-there"
    assert game.check(s, 0, pay(3, 1)) == "nobody-there"
    s = after(s, *[(0, "pay 1 1")] * 4)
    assert court(s).purse(0) < MOST_PAID
    assert game.check(s, 0, pay(1, MOST_PAID)) == "not-enough-coins"


def test_after_the_maximum_of_actions_in_an_audience_a_player_can_only_be_ready() -> None:
    s = after(game.new(2, 1), *[(0, "ready"), (0, "back")] * (MOST_ACTS // 2))
    assert game.check(s, 0, pay(1, 1)) == "enough"
    assert game.legal(s, 0) == [READY]
    assert [decision.seat for decision in game.decisions(after(s, (0, "ready")))] == [1]


def test_chosen_dice_are_thrown_again_and_each_die_is_an_event() -> None:
    s = after(game.new(2, 1), (0, "ready"), (1, "ready"))
    s, rolled = game.apply(s, 0, game.parse_action("roll"))
    assert [event.kind for event in rolled] == ["rolled"] * 3
    (again,) = [choice for choice in game.choices(game.hide(s, 0), 0) if choice.pick == "some"]
    assert (again.least, again.most, again.confirm) == (1, 3, game.parse_action("throw"))
    s = after(s, (0, "aside 0"), (0, "aside 2"))
    s, thrown = game.apply(s, 0, game.parse_action("throw"))
    assert [event.details["die"] for event in thrown] == [1, 3]
    assert game.legal(s, 0) == [KEEP]


def test_a_player_who_keeps_a_one_is_muted_in_the_next_audience_only() -> None:
    silent = 0
    for before, _, _, _, _ in steps(game.id, 3):
        for seat in range(3):
            muted = game.moment(before).phase == "audience" and court(before).muted[seat]
            assert game.may_say(before, seat, None) == ("muted" if muted else None)
            silent += muted
    assert silent


def test_whispering_is_only_for_audiences() -> None:
    s = game.new(2, 1)
    assert game.may_say(s, 0, (1,)) is None
    assert game.may_say(after(s, (0, "ready"), (1, "ready")), 0, (1,)) == "no-whispering-now"


@pytest.mark.parametrize(("text", "to", "fined"), [("Parbleu!", None, True), ("parbleu", (1,), False), ("hello", None, False)])
def test_the_forbidden_word_costs_a_coin_if_everyone_hears_it(text: str, to: tuple[int, ...] | None, fined: bool) -> None:
    s = game.new(2, 1)
    rulings = game.rulings(s, 0, to, text)
    assert [game.action_text(action) for action in rulings] == (["fine 0"] if fined else [])
    for action in rulings:
        then, (event,) = game.apply(s, REFEREE, action)
        assert (event.kind, event.seat) == ("fined", 0)
        assert game.score(then).points[0] == game.score(s).points[0] - 1


def test_the_explanation_of_why_something_cannot_be_chosen_has_the_facts() -> None:
    s = game.new(2, 1)
    hidden = game.hide(s, 0)
    assert game.explain(hidden, 0, Thing("die", "1")).code == "not-now"
    assert game.explain(hidden, 0, Thing("player", "1")).code == "legal"
    poor = after(s, *[(0, "pay 1 1")] * 5)
    told = game.explain(game.hide(poor, 0), 0, Thing("player", "1", count=5))
    assert (told.code, told.phrase.arguments) == ("not-enough-coins", {"coins": court(poor).purse(0)})


def test_the_reader_fills_in_the_names_of_further_seats() -> None:
    phrase = game.action_phrase(pay(2, 3))
    assert phrase.filled(["Ada", "Ben", "Cleo"]) == {"coins": 3, "to": "Cleo"}
    assert msgspec.json.encode(game.action_phrase(READY)) == b'{"key":"action-ready","arguments":{}}'
