"""The worked examples of the rules, by their numbers: 1 to 17."""

from __future__ import annotations

import pytest

from palais.games.versailles_1682.engine.actions import ACTIONS
from palais.games.versailles_1682.engine.constants import IN_BASTILLE, KINDS, WOMAN

from .positions import GAME, Court, K


def test_example_1_the_deck() -> None:
    copies = GAME.box.tables.copies
    parts = [copies[0:4], copies[4:5], copies[5:8], copies[8:25], copies[25:31], copies[31:32], copies[32:]]
    assert [int(part.sum()) for part in parts] == [17, 2, 12, 17, 6, 4, 52]
    assert int(copies.sum()) == 110
    assert len(KINDS) == 64
    assert ACTIONS == 220


@pytest.mark.parametrize(("dice", "k", "q"), [((10, 9), 9, 9), ((3, 4), 3, 6)])
def test_example_2_introduction_with_a_queen_of_ones_party(dice: tuple[int, ...], k: int, q: int) -> None:
    court = Court()
    court.s.queen_country = 0
    court.s.status[0], court.s.k[0], court.s.q[0] = 3, 0, 0
    court.dice(*dice).round_begins()
    assert court.k(0) == [k]
    assert court.q(0) == [q]


def test_example_3_a_comte_from_the_crown() -> None:
    court = Court().standing(0, 4).hand(0, "comte").dice(4).do("play, card comte, seat 0, route crown")
    assert court.before(0) == {"comte": 1}
    assert court.k(0) == [4]
    court = Court().standing(0, 4).hand(0, "comte").dice(5).do("play, card comte, seat 0, route crown")
    assert court.k(0) == [3]
    assert court.in_house() == {"comte": 1}
    assert court.main().s.actions_left == 1


def test_example_4_a_comte_through_the_queen() -> None:
    def ask(*dice: int) -> Court:
        court = Court().standing(0, 3, 7).hand(0, "comte").dice(*dice)
        return court.do("play, card comte, seat 0, route through")

    court = ask(8)
    assert court.q(0) == [6]
    assert court.in_house() == {"comte": 1}
    assert court.kinds_of_events().count("die") == 1
    court = ask(7, 8)
    assert court.k(0) + court.q(0) == [2, 7]
    assert court.in_house() == {"comte": 1}
    court = ask(7, 7)
    assert court.k(0) + court.q(0) == [3, 7]
    assert court.before(0) == {"comte": 1}


def test_example_5_the_first_gentleman_rolls_again() -> None:
    def ask(*dice: int) -> Court:
        court = Court().standing(0, 4).lay(0, "gentleman").hand(0, "baron").dice(*dice)
        return court.do("play, card baron, seat 0, route crown")

    court = ask(9, 4).do("yes")
    assert court.before(0) == {"gentleman": 1, "baron": 1}
    assert court.k(0) == [4]
    assert court.s.power_used == 1
    assert ask(9, 5).do("yes").k(0) == [3]
    court = ask(9).do("no")
    assert court.k(0) == [3]
    assert court.s.power_used == 0


def test_example_6_the_first_lady_in_waiting_rolls_again_before_the_queen_only() -> None:
    def ask(*dice: int) -> Court:
        court = Court().standing(1, 3, 6).lay(1, "lady_in_waiting").hand(1, "baron").turn(1).dice(*dice)
        return court.do("play, card baron, seat 1, route through")

    court = ask(7, 6, 7).do("yes").main()
    assert court.k(1) + court.q(1) == [2, 6]
    court = ask(4, 9).main()
    assert court.k(1) == [2]
    assert court.s.power_used == 0


def test_example_7_an_exchange_of_offices() -> None:
    court = Court(5).lay(1, "reader").lay(3, "ceremonies").hand(1, "robes").turn(1).do("play, card robes")
    assert "seat 3" not in court.legal()
    court.dice(5).do("seat 1, route crown")
    assert court.before(1) == {"robes": 1}
    assert court.in_house() == {"reader": 1}


def test_example_8_a_captaincy_is_withdrawn() -> None:
    court = Court(men=True).standing(2, 6).lay(1, "guard").turn(1).do("no")
    assert court.money() == [2000, 4500, 2000]
    court.dice(6).do("audience, withdraw, card guard, seat 2, route crown")
    assert court.before(2) == {"guard": 1}
    court.do("no")
    assert court.money() == [2000, 4500, 2500]
    court.turn(0).standing(0, 9)
    assert court.refuses("audience") is None
    assert "withdraw" not in court.do("audience").legal()
    court.s.turn_index = 3
    court.s.paid[:], court.s.moved[:] = 0, 0
    assert court.turn(2).do("no").money() == [2000, 4500, 2500 + 500 + 2000]


def test_example_9_a_couple_shares_its_incomes() -> None:
    court = Court().couple(0, 1).lay(0, "duc").turn(3).do("no")
    assert court.money()[:2] == [3500, 3500]

    court = next_income(court, 1)
    assert court.money()[:2] == [3750, 3750]
    court = next_income(court.exiled(0), 0)
    assert court.money()[:2] == [5250, 5250]
    court = next_income(court.imprisoned(1), 1)
    assert court.money()[:2] == [5250, 5250]
    assert next_income(court, 0).money()[:2] == [8250, 5250]


def next_income(court: Court, seat: int) -> Court:
    """The income step of a seat, in a turn that is not the Steward's first."""
    court.s.steward = (seat - 1) % court.s.players
    return court.turn(1).do("no")


def test_example_10_a_husband_is_poisoned() -> None:
    court = Court().couple(0, 1).lay(0, "duc", "pension_royal", "guard", "marshal").hand(2, "poison")
    court.s.steward = 2
    court.turn(0).dice(4).do("play, card poison, seat 0")
    assert court.before(1) == {"duc": 1}
    assert court.s.name[1] == 0
    assert court.in_house() == {"pension_royal": 1, "guard": 1, "marshal": 1}
    court.do("no, no, no")
    assert court.money()[1] == 2000 + 500 + 2500
    court.do("no").dice(7, 8)
    assert court.s.step == 3
    court.do("spain")
    assert court.s.sex[0] == WOMAN
    assert court.s.party[0] == 2
    assert court.k(0) + court.q(0) == [7, 8]


def test_example_11_four_turns() -> None:
    court = Court()
    court.s.steward = 1
    court.turn(0).do("no")
    assert court.money() == [2000, 2000, 2000]
    court.do("no, no")
    assert court.money() == [2500, 2000, 2500]
    court.do("no")
    assert court.money() == [2500, 2500, 2500]
    assert court.s.steward == 2
    assert court.s.round == 2


def test_example_12_the_grand_almoner_is_married() -> None:
    court = Court().lay(0, "almoner").turn(1).dice(5).do("audience, marry, seat 0, route crown")
    assert court.s.spouse[:2].tolist() == [1, 0]
    assert court.in_house() == {"almoner": 1}
    assert court.s.name[1] == 0


def test_example_13_a_warrant_is_signed_and_executed() -> None:
    court = Court(men=True).standing(2, 6).lay(1, "comte", "pension_great", "equerry").hand(0, "warrant")
    court.dice(3).do("play, card warrant, route crown")
    assert court.held(0) == {"signed_warrant": 1}
    assert [int(court.s.seen[viewer, 0, K["signed_warrant"]]) for viewer in (1, 2)] == [1, 1]
    court.do("play, card signed_warrant")
    assert court.legal() == ["seat 1"]
    court.do("seat 1")
    assert court.s.status[1] == IN_BASTILLE
    assert court.k(1) + court.q(1) == [0, 0]
    assert court.before(1) == {"comte": 1}
    assert court.in_house() == {"pension_great": 1, "equerry": 1}
    assert court.in_discard() == {"warrant": 1}


def test_example_14_interventions() -> None:
    court = Court().standing(0, 8).dice(8, 6).do("audience, intervene, seat 1, down, route crown")
    assert court.k(1) == [2]
    court = Court().dice(5, 5).do("audience, intervene, seat 1, up, route queen")
    assert court.q(1) == [6]
    court = Court().standing(0, 1, 9).dice(8, 9, 10).do("audience, intervene, seat 1, up, route through")
    assert court.k(1) == [8]


def test_example_15_the_king_dies_and_a_regency_follows() -> None:
    court = Court().hunt().war(2).lay(1, "favourite").standing(0, 9, 2)
    court.s.round = 5
    court.hand(0, "king_malady", "pension_small", "pension_royal").turn(0).dice(6).do("play, card king_malady")
    assert court.k(0, 1, 2) == [0, 0, 0]
    assert not court.s.war.any()
    assert court.s.place == 0
    assert court.in_house() == {"favourite": 1}
    assert court.s.accession_round == 7
    assert court.do("play, card pension_royal").legal() == ["seat 1", "seat 2"]
    court = Court().hunt().war(2).lay(1, "favourite").standing(0, 9, 2)
    court.s.round = 5
    court.hand(0, "king_malady", "pension_small").turn(0).dice(6, 3).do("play, card king_malady")
    court.do("play, card pension_small, seat 0, route crown")
    assert court.q(0) == [1]
    assert court.in_house() == {"favourite": 1, "pension_small": 1}
    court.exiled(2, since=5)
    finish_round(finish_round(court)).dice()
    assert court.s.round == 7


def test_example_15_the_accession_of_round_7() -> None:
    court = Court().regency(7).exiled(2, since=5)
    court.s.round, court.s.steward = 6, 1
    court.turn(3).dice(10, 1, 2, 3, 4, 5, 6).do("no")
    assert court.s.round == 7
    assert court.s.steward == 2
    assert [*court.k(2), *court.q(2), *court.k(0), *court.q(0), *court.k(1), *court.q(1)] == [1, 2, 3, 4, 5, 6]
    assert court.s.queen_country == -1


def finish_round(court: Court) -> Court:
    """Everybody says done, and Versailles, until the next round."""
    number = court.s.round
    while court.s.round == number:
        court.do("versailles" if court.s.step == 5 else "no")
    return court


def test_example_16_the_regent_dies() -> None:
    court = Court().regency(7).war(0).imprisoned(0, since=6).hand(1, "queen_malady")
    court.s.round = 6
    court.turn(1).dice(5, 7, 2, 2, 3, 3, 4, 4).do("play, card queen_malady")
    assert court.s.round == 7
    assert court.s.steward == 1
    assert not court.s.war.any()
    assert court.s.queen_country == 2
    assert [court.k(1) + court.q(1), court.k(2) + court.q(2), court.k(0) + court.q(0)] == [[2, 2], [3, 5], [4, 4]]
    assert court.money() == [2000, 2000, 2000]
    assert court.s.accession_round == 0


def test_example_17_the_king_marries_again() -> None:
    court = Court().no_queen()
    court.s.party[:3] = [2, 0, 2]
    court.dice(4, 3, 10, 9).do("audience, remarry, route crown")
    assert court.s.queen_country == 2
    assert court.q(0, 1, 2) == [5, 9, 9]
