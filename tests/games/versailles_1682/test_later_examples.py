"""The worked examples of the rules, by their numbers: 18 to 36."""

from __future__ import annotations

from palais.games.versailles_1682.engine.constants import DEAD, IN_BASTILLE, NEGOTIATE, OVER, SURPLUS, WOMAN
from palais.games.versailles_1682.engine.event_log import mute_log
from palais.games.versailles_1682.engine.rules.standing import change_standings

from .positions import GAME, Court, K


def test_example_18_wars_in_a_regency() -> None:
    court = Court().regency().hand(0, "casus_belli").do("play, card casus_belli, provinces")
    assert court.s.war.tolist() == [0, 1, 0]
    assert court.q(1) == [4]
    court = Court().regency().war(0, 2).lay(0, "war_minister").do("power, spain")
    assert court.s.war.tolist() == [1, 0, 0]
    court = Court().regency().war(0, 2).hand(0, "queen_malady").dice(5, 1, 1, 1, 1, 1, 1, 1).do("play, card queen_malady")
    assert court.s.war.tolist() == [0, 0, 0]


def test_example_19_what_a_prisoner_an_exile_and_the_dead_may_do() -> None:
    def someone() -> Court:
        return Court().hand(0, "justice", "poison", "pension_small", "slander").house("baron")

    prisoner = someone().imprisoned(0)
    assert prisoner.legal() == ["no", "draw", "take", "play", "give"]
    assert prisoner.do("play").legal() == ["card justice"]
    assert prisoner.do("card justice").legal() == ["seat 0"]
    exile = someone().exiled(0)
    assert "audience" not in exile.legal()
    assert exile.do("play").legal() == ["card slander", "card poison"]
    dead = someone()
    dead.s.status[0], dead.s.k[0], dead.s.q[0] = DEAD, 0, 0
    assert dead.legal() == ["no", "draw", "take", "give"]


def test_example_20_twelve_cards() -> None:
    court = Court().hand(0, *["baron"] * 5, *["comte"] * 5, "poison", "poison").do("no")
    assert court.s.step == SURPLUS
    court.do("card poison, card poison")
    assert court.s.seat == 1
    assert court.in_discard() == {"poison": 2}


def test_example_21_the_discard_becomes_the_pile() -> None:
    court = Court()
    court.s.house[:] += court.s.pile
    court.s.pile[:] = 0
    court.s.house_size, court.s.pile_size = 108, 0
    court.s.house[[K["baron"], K["poison"]]] -= 1
    court.s.discard[[K["baron"], K["poison"]]], court.s.discard_size = 1, 2
    court.draws(1).do("draw")
    assert court.held(0) == {"poison": 1}
    assert court.s.pile_size == court.s.pile[K["baron"]] == 1
    assert court.s.discard_size == 0
    court.do("draw, no")
    assert court.refuses("draw") == "no-cards-left"


def test_example_22_a_gift_wins_at_the_next_check_only() -> None:
    court = Court().fortunes(49000, 3000, 48000).round_begins()
    assert court.s.step == NEGOTIATE
    court.do("pay 0 3000", seat=1)
    assert court.money() == [52000, 0, 48000]
    court.do("no, no, no, hunt")
    assert court.s.step != OVER
    court.do("no")
    assert court.s.step == OVER
    assert GAME.score(court.state).winners == [0]


def test_example_23_the_other_half_wins() -> None:
    court = Court().couple(0, 1).lay(0, "duc").fortunes(49000, 49500, 0).turn(3).do("no")
    assert court.money()[:2] == [50500, 51000]
    assert court.s.step == OVER
    assert GAME.score(court.state).winners == [1]


def test_example_24_cards_in_a_regency() -> None:
    court = Court().regency().hand(0, "phrase", "comedy").hand(1, "poison").do("play, card phrase, seat 0")
    assert court.q(0) == [6]
    assert court.do("play, card comedy, seat 1").q(1) == [7]
    assert court.turn(1).dice(9).do("play, card poison, seat 0").q(1) == [4]


def test_example_25_the_ends_of_the_scale() -> None:
    court = Court().standing(0, -1, 8)
    change_standings(court.s, 0, -3, 3, 0, mute_log())
    assert court.k(0) + court.q(0) == [-2, 9]


def test_example_26_a_marshal_fights_a_duel() -> None:
    court = Court(men=True).lay(0, "marshal").hand(0, "duel", "duel").dice(6, 7).do("play, card duel, seat 1")
    assert court.k(0, 1) == [5, 5]
    assert court.dice_left() == 0
    court.dice(7, 7, 5).do("play, card duel, seat 1")
    assert court.s.status[1] == DEAD
    assert court.k(0) == [3]


def test_example_27_a_fever() -> None:
    court = Court().hand(1, "fever")
    court.s.steward = 1
    court.turn(0).dice(10, 9, 3, 4).do("play, card fever")
    assert [int(status) for status in court.s.status[:3]] == [0, DEAD, 0]
    assert court.s.queen == 0
    assert court.q(0, 1, 2) == [0, 0, 0]


def test_example_28_retirement() -> None:
    court = Court().lay(2, "marquis").exiled(2, since=3)
    assert court.round_begins(4).s.step == NEGOTIATE
    court.round_begins(5)
    assert court.s.seat == 2
    assert court.legal() == ["no", "yes"]
    court.dice(6, 7).do("yes, england")
    assert court.s.sex[2] == WOMAN
    assert court.k(2) + court.q(2) == [6, 7]
    assert court.in_house() == {"marquis": 1}


def test_example_29_what_is_known_of_a_card_taken_and_given() -> None:
    reader = K["reader"]
    court = Court().house("reader").do("take, card reader")
    assert [int(court.s.seen[viewer, 0, reader]) for viewer in (1, 2)] == [1, 1]
    court.do("give, seat 1, card reader")
    known = {pair: int(court.s.seen[(*pair, reader)]) for pair in ((0, 1), (1, 0), (2, 0), (2, 1))}
    assert known == {(0, 1): 1, (1, 0): 0, (2, 0): 0, (2, 1): 0}


def test_example_30_the_keeper_of_the_seals() -> None:
    court = Court().lay(0, "seals").hand(1, "signed_warrant").dice(5).do("power, seat 1")
    assert court.held(1) == {"warrant": 1}
    assert [int(court.s.seen[viewer, 1, K["warrant"]]) for viewer in (0, 2)] == [1, 1]
    assert court.s.signed == 0
    court = Court().lay(0, "seals").imprisoned(1).dice(6).do("power, seat 1")
    assert court.s.status[1] == IN_BASTILLE
    assert court.k(0) == [5]
    assert court.s.power_used == 1


def test_example_31_a_new_favourite() -> None:
    court = Court()
    court.s.sex[:3] = [1, 0, 1]
    court.couple(0, 1).standing(0, 6, 5).standing(2, 7).lay(2, "favourite").hand(0, "favourite", "child")
    court.dice(6).do("play, card favourite, seat 0")
    assert court.k(0, 1, 2) == [8, 6, 5]
    assert court.q(0) == [3]
    assert court.in_house() == {"favourite": 1}
    court.do("play, card child, seat 0")
    assert court.money()[0] == 7000
    assert court.k(0) + court.q(0) == [9, 1]


def test_example_32_a_levy() -> None:
    court = Court().lay(0, "provence").dice(9).do("levy")
    assert court.money()[0] == 2500
    assert court.k(0) == [4]
    assert court.refuses("levy") == "power-used"
    assert court.s.actions_left == 2


def test_example_34_a_shared_win_after_round_30() -> None:
    court = Court().fortunes(9000, 9500, 9500)
    court.s.round = 30
    court.turn(3).do("no")
    assert court.s.step == OVER
    assert court.s.round == 30
    assert GAME.score(court.state).winners == [0, 1, 2]
    assert court.money() == [9500, 9500, 9500]


def test_example_35_speakers_and_payments() -> None:
    court = Court(4).exiled(1).imprisoned(2).round_begins()
    assert GAME.to_act(court.state) == (0, 1, 3)
    amounts = (500, 1000, 1500, 2000)
    assert court.legal(0) == ["no", *(f"pay {to} {livres}" for to in (1, 3) for livres in amounts)]
    court.do("no", seat=3).do("pay 3 2000", seat=1)
    assert court.money() == [2000, 0, 2000, 4000]
    court.do("no, no")
    assert court.s.step == 5


def test_example_36_he_poisons_himself() -> None:
    court = Court().lay(0, "finances").hand(0, "poison")
    court.s.steward = 2
    court.turn(1).dice(1).do("play, card poison, seat 0")
    assert court.legal() == ["no", "draw", "take"]
    court.do("draw")
    assert court.s.seat == 1
    assert court.money()[0] == 2000
