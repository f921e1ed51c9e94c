"""Requests and audiences (VE-501 to VE-526)."""

from __future__ import annotations

import pytest

from palais.games.versailles_1682.engine.constants import IN_BASTILLE, IN_EXILE, RETURNING

from .positions import Court


def test_ve_501_the_applicant_bears_the_loss_also_when_he_asks_for_another() -> None:
    court = Court().hand(0, "baron").dice(6).do("play, card baron, seat 1, route crown")
    assert court.k(0, 1) == [4, 5]


def test_ve_501_losing_a_minimum_later_costs_nothing() -> None:
    court = Court().lay(1, "marquis").hand(0, "slander").do("play, card slander, seat 1")
    assert court.before(1) == {"marquis": 1}


def test_ve_502_the_routes() -> None:
    assert Court().hand(0, "baron").do("play, card baron, seat 0").legal() == ["route crown", "route through"]
    assert Court().no_queen().hand(0, "baron").do("play, card baron, seat 0").legal() == ["route crown"]
    assert Court().regency().hand(0, "baron").do("play, card baron, seat 0").legal() == ["route crown"]
    starred = ["route crown", "route through", "route queen"]
    assert Court().do("audience, intervene, seat 1, up").legal() == starred
    assert Court().exiled(1).do("audience, recall, seat 1").legal() == starred
    court = Court().do("audience, marry, seat 1")
    assert court.legal() == starred[:2]
    assert court.refuses("route queen") == "not-a-route"


@pytest.mark.parametrize(("die", "k"), [(5, 5), (6, 4)])
def test_ve_503_to_the_crown(die: int, k: int) -> None:
    assert Court().hand(0, "baron").dice(die).do("play, card baron, seat 0, route crown").k(0) == [k]


def test_ve_504_through_the_queen_the_second_roll_is_on_q_and_costs_k() -> None:
    court = Court().standing(0, 1, 8).hand(0, "pension_small").dice(8, 9).do("play, card pension_small, seat 0, route through")
    assert court.k(0) + court.q(0) == [0, 8]
    assert "heard" in court.kinds_of_events()


def test_ve_505_to_the_queen() -> None:
    court = Court().dice(6).do("audience, intervene, seat 1, up, route queen")
    assert court.k(0) + court.q(0) == [5, 4]


def test_ve_506_until_the_decision_the_card_is_in_the_hand() -> None:
    court = Court().lay(0, "gentleman").hand(0, "baron").dice(9).do("play, card baron, seat 0, route crown")
    assert court.held(0) == {"baron": 1}
    assert court.do("no").in_house() == {"baron": 1}


def test_ve_506_a_standing_of_0_never_succeeds_and_a_10_always_fails() -> None:
    assert Court().standing(0, 0).dice(1).do("audience, intervene, seat 1, up, route crown").k(0) == [-1]
    assert Court().standing(0, 9).dice(10).do("audience, intervene, seat 1, up, route crown").k(0) == [8]


def test_ve_511_the_beneficiary_is_at_court_and_fits() -> None:
    court = Court(4).exiled(2).hand(0, "guard").do("play, card guard")
    assert court.legal() == ["seat 0"]
    assert court.refuses("seat 1") == "not-this-one"
    assert court.refuses("seat 5") == "nobody-there"


def test_ve_512_the_limits() -> None:
    court = Court().lay(1, "pension_small", "pension_great").hand(0, "pension_royal").do("play, card pension_royal")
    assert "seat 1" not in court.legal()
    court = Court(men=True).war(0).lay(1, "marshal").hand(0, "marshal").do("play, card marshal")
    assert court.legal() == ["seat 0", "seat 2"]
    court = Court().lay(0, "provence", "brittany", "guard").hand(0, "guyenne").dice(1)
    assert court.do("play, card guyenne, seat 0, route crown").before(0)["guyenne"] == 1
    court = Court().lay(1, "baron").hand(0, "baron").do("play, card baron")
    assert "seat 1" in court.legal()


def test_ve_513_who_asks_for_himself_exchanges() -> None:
    court = Court(men=True).lay(0, "equerry").lay(1, "huntsman").hand(0, "guard").do("play, card guard")
    assert court.legal() == ["seat 0", "seat 2"]
    court.dice(10).do("seat 0, route crown")
    assert court.before(0) == {"equerry": 1}, "only when it is granted"


def test_ve_514_a_granted_warrant_is_signed_for_all_to_see_and_a_new_king_voids_nothing() -> None:
    court = Court().hand(0, "warrant").dice(5).do("play, card warrant, route crown")
    assert "signed" in court.kinds_of_events()
    assert court.s.signed == 1
    court = Court().regency(2).hand(1, "signed_warrant").turn(3).do("no")
    assert court.held(1) == {"signed_warrant": 1}


def test_ve_521_an_office_of_another_for_oneself_a_third_or_the_kings_house() -> None:
    court = Court(4, men=True).lay(1, "guard", "provence").do("audience, withdraw")
    assert court.legal() == ["card guard", "card provence"]
    assert court.do("card guard").legal() == ["seat 0", "seat 2", "seat 3", "house"]
    court.dice(5).do("house, route crown")
    assert court.in_house() == {"guard": 1}
    assert court.s.office[1] == -1


def test_ve_521_once_a_round_and_not_the_own_one() -> None:
    court = Court(men=True).lay(0, "guard").lay(1, "equerry").dice(1).do("audience, withdraw, card equerry, seat 2, route crown")
    court.do("audience")
    assert "withdraw" not in court.legal()
    court = Court(men=True).lay(1, "equerry", "provence").dice(1).do("audience, withdraw, card equerry, seat 2, route crown")
    assert court.do("audience, withdraw").refuses("card equerry") == "moved-already"
    assert court.refuses("card guard") == "no-such-office"


def test_ve_521_who_withdraws_for_himself_exchanges() -> None:
    court = Court(men=True).lay(0, "equerry").lay(1, "guard").dice(1).do("audience, withdraw, card guard, seat 0, route crown")
    assert court.before(0) == {"guard": 1}
    assert court.in_house() == {"equerry": 1}


def test_ve_522_both_at_court_unmarried_and_of_different_sex() -> None:
    assert Court().do("audience, marry").legal() == ["seat 1"]
    assert "marry" not in Court().couple(1, 2).do("audience").legal()
    assert "marry" not in Court(men=True).do("audience").legal()
    court = Court().dice(5).do("audience, marry, seat 1, route crown")
    assert court.s.ever_married[:3].tolist() == [1, 1, 0]


def test_ve_523_the_king_marries_again_only_as_a_widower() -> None:
    assert "remarry" not in Court().do("audience").legal()
    assert "remarry" not in Court().regency().do("audience").legal()
    court = Court().no_queen().exiled(2).dice(5, 4, 6).do("audience, remarry, route crown")
    assert court.q(0, 1, 2) == [6, 6, 0], "exiles do not roll"


@pytest.mark.parametrize(("k", "dice", "points"), [(7, (7, 5), 1), (7, (7, 6), 2), (8, (8, 5), 2), (8, (8, 6), 3)])
def test_ve_524_points_of_an_intervention(k: int, dice: tuple[int, int], points: int) -> None:
    court = Court().standing(0, k).dice(*dice).do("audience, intervene, seat 1, up, route crown")
    assert court.k(1) == [5 + points]
    court = Court().standing(0, k).dice(*dice).do("audience, intervene, seat 1, down, route crown")
    assert court.k(1) == [5 - points]


def test_ve_524_not_for_oneself() -> None:
    assert Court().do("audience, intervene").refuses("seat 0") == "not-yourself"


def test_ve_525_release() -> None:
    court = Court().imprisoned(2).dice(5).do("audience, release, seat 2, route crown")
    assert court.s.status[2] == RETURNING
    refused = Court().imprisoned(2).dice(6).do("audience, release, seat 2, route crown")
    assert refused.s.status[2] == IN_BASTILLE
    assert "release" not in Court().do("audience").legal()


def test_ve_526_recall_by_the_queen() -> None:
    court = Court().standing(0, 0, 9).exiled(2).dice(9).do("audience, recall, seat 2, route queen")
    assert court.s.status[2] == RETURNING
    assert Court().exiled(2).dice(6).do("audience, recall, seat 2, route queen").s.status[2] == IN_EXILE
