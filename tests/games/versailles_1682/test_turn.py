"""The turn (VE-401 to VE-432)."""

from __future__ import annotations

from palais.games.versailles_1682.engine.actions import ACTIONS, TEXTS
from palais.games.versailles_1682.engine.constants import IN_BASTILLE, IN_EXILE, MAIN, OVER, STEPS, SURPLUS
from palais.games.versailles_1682.engine.state import fields

from .positions import GAME, Court, K


def test_ve_401_two_actions_and_a_power_in_any_order_then_the_turn_goes_on_by_itself() -> None:
    court = Court().lay(0, "finances").do("draw, power, seat 0")
    assert court.s.seat == 0
    court.do("draw")
    assert court.s.seat == 1
    court = Court().lay(0, "finances").do("draw, draw")
    assert court.legal() == ["no", "power"]
    assert court.refuses("draw") == "no-actions-left"


def test_ve_401_an_action_may_be_left_unused() -> None:
    assert Court().do("no").s.seat == 1


def test_ve_402_actions_may_be_equal() -> None:
    court = Court().draws(0, 0).do("draw, draw")
    assert court.held(0) == {"baron": 2}


def test_ve_403_an_exile_asks_for_nothing_and_is_granted_nothing() -> None:
    court = Court().exiled(0).hand(0, "baron", "slander")
    assert court.refuses("audience") == "not-at-court"
    assert court.do("play").refuses("card baron") == "not-at-court"
    other = Court().exiled(1).hand(0, "baron").do("play, card baron")
    assert "seat 1" not in other.legal()
    assert "marry" not in Court().exiled(1).do("audience").legal()


def test_ve_403_a_prisoner_plays_only_justice() -> None:
    court = Court().imprisoned(0).hand(0, "slander", "justice").do("play")
    assert court.refuses("card slander") == "only-justice"


def test_ve_404_the_status_counts_at_each_step() -> None:
    court = Court().standing(0, 3).hand(0, "disgrace", "baron").do("play, card disgrace, seat 0")
    assert court.s.status[0] == IN_EXILE
    assert "audience" not in court.legal()
    court = Court().imprisoned(0).hand(0, "justice", "slander").do("play, card justice, seat 0")
    assert court.do("play").legal() == ["card slander"]
    assert court.s.status[0] != IN_BASTILLE


def test_ve_411_the_drawn_card_is_known_to_the_drawer() -> None:
    court = Court().draws(9).do("draw")
    drew = next(event for event in court.events if event.kind == "drew")
    assert drew.to == (0,)
    assert drew.secret == {"card": "comte"}
    assert drew.seen_by(1).details == {}
    assert court.held(0) == {"comte": 1}


def test_ve_412_everyone_sees_which_card_is_taken() -> None:
    court = Court().house("poison").do("take, card poison")
    assert court.held(0) == {"poison": 1}
    assert court.in_house() == {}
    assert next(event for event in court.events if event.kind == "taken").details == {"card": "poison"}
    assert Court().refuses("take") == "house-empty"


def test_ve_413_an_action_card_leaves_the_hand_before_it_takes_effect() -> None:
    court = Court().hand(0, "slander").do("play, card slander, seat 1")
    assert court.kinds_of_events()[:2] == ["played", "standing"]
    assert court.held(0) == {}


def test_ve_414_an_audience_is_an_action() -> None:
    assert Court().dice(10).do("audience, intervene, seat 1, up, route crown").s.actions_left == 1


def test_ve_415_one_or_two_cards_face_down() -> None:
    court = Court().imprisoned(1).hand(0, "signed_warrant", "baron", "comte").do("give, seat 1, card signed_warrant")
    assert court.legal() == ["no", "card baron", "card comte"]
    court.do("card baron")
    assert court.held(1) == {"baron": 1, "signed_warrant": 1}
    assert court.s.actions_left == 1
    given = next(event for event in court.events if event.kind == "given")
    assert given.to == (0, 1)
    assert given.seen_by(2).details == {"to": 1}
    one = Court().hand(0, "baron").do("give, seat 1, card baron")
    assert one.s.step == MAIN
    assert one.refuses("give") == "nothing-to-give"


def test_ve_421_the_steward_has_income_in_his_second_turn_only() -> None:
    assert Court().do("no").money()[0] == 2000
    assert Court().turn(3).do("no").money()[0] == 2500


def test_ve_422_victory_is_checked_also_without_income() -> None:
    assert Court().fortunes(2000, 50000, 0).do("no").s.step == OVER


def test_ve_423_a_signed_warrant_that_is_discarded_is_unsigned() -> None:
    court = Court().hand(0, "signed_warrant", *["baron"] * 5, *["comte"] * 5).do("no")
    assert court.s.step == SURPLUS
    court.do("card signed_warrant")
    assert court.in_discard() == {"warrant": 1}
    assert court.s.signed == 0


def test_ve_424_a_broken_round_ends_the_turn_on_the_spot() -> None:
    court = Court().no_queen().hand(0, "king_malady", *["baron"] * 5, *["comte"] * 5, "duc").turn(3)
    court.dice(6, 1, 1, 1, 1, 1, 1, 1).do("play, card king_malady")
    assert court.s.round == 2
    assert court.money() == [2000, 2000, 2000]
    assert court.s.held[0] == 11


def test_ve_431_every_action_is_a_number_below_220() -> None:
    assert ACTIONS == 220
    texts = {0: "no", 2: "draw", 8: "levy", 9: "seat 0", 14: "seat 5", 15: "the-king", 17: "house", 18: "england"}
    texts |= {21: "man", 24: "hunt", 25: "route crown", 27: "route queen", 28: "up", 30: "withdraw", 35: "recall"}
    texts |= {36: "card baron", 99: "card signed_warrant", 100: "pay 0 500", 219: "pay 5 10000"}
    assert {action: TEXTS[action] for action in texts} == texts
    assert len(STEPS) - 1 == 23


def test_ve_431_the_small_decisions_are_known_to_the_acting_seat_only() -> None:
    court = Court().hand(0, "comte").do("play, card comte")
    assert fields(court.hidden(0)).card == K["comte"]
    other = fields(court.hidden(1))
    assert (other.step, other.card) == (MAIN, -1)
    assert GAME.view(court.hidden(1), 1)["pending"] is None


def test_ve_431_from_the_first_roll_on_all_know_them() -> None:
    court = Court().lay(0, "gentleman").hand(0, "comte").dice(9).do("play, card comte, seat 1, route crown")
    pending = GAME.view(court.hidden(2), 2)["pending"]
    assert pending is not None
    assert (pending["card"], pending["target"], pending["route"]) == ("comte", 1, "crown")
    world = fields(GAME.determinize(court.hidden(2), 2, 5))
    assert world.hand[0, K["comte"]] == 1


def test_ve_432_a_kind_of_action_is_offered_only_if_it_can_be_completed() -> None:
    court = Court().exiled(1, 2).hand(0, "shot")
    assert court.legal() == ["no", "draw", "audience", "give"]
    assert Court().imprisoned(0).legal() == ["no", "draw"]
