"""Money and victory (VE-801 to VE-813)."""

from __future__ import annotations

from palais.games.versailles_1682.engine.constants import DEAD, LEDGER, OVER

from .positions import GAME, Court


def test_ve_801_rents_and_the_incomes_of_all_cards() -> None:
    court = Court().lay(1, "baron", "baron", "comte", "pension_great", "reader").turn(1).do("no")
    assert court.money()[1] == 2000 + 500 + 500 + 500 + 1000 + 2000 + 1000


def test_ve_802_an_office_pays_once_a_round() -> None:
    court = Court(men=True).lay(1, "guard").turn(1).do("no").dice(1).do("audience, withdraw, card guard, seat 0, route crown")
    court.do("no, no")
    assert court.money() == [2500, 4500, 2500]


def test_ve_803_a_prisoner_shares_nothing_and_his_spouse_keeps_the_whole() -> None:
    court = Court().couple(0, 1).imprisoned(0).lay(1, "duc").turn(1).do("no")
    assert court.money()[:2] == [2000, 5000]


def test_ve_804_the_dead_have_no_income() -> None:
    court = Court()
    court.s.status[1], court.s.k[1], court.s.q[1] = DEAD, 0, 0
    assert court.turn(1).do("no").money()[1] == 2000


def test_ve_805_single_gains_are_not_shared() -> None:
    court = Court().couple(0, 1).hand(0, "inheritance").do("play, card inheritance, seat 0")
    assert court.money() == [5000, 2000, 2000]


def test_ve_811_the_check_is_at_the_next_turns_end() -> None:
    court = Court().fortunes(48000, 0, 0).hand(0, "inheritance").do("play, card inheritance, seat 0")
    assert court.s.step != OVER
    assert court.do("no").s.step == OVER


def test_ve_811_money_that_is_gone_at_the_check_wins_nothing() -> None:
    court = Court().fortunes(48000, 0, 0).hand(0, "inheritance", "gaming").do("play, card inheritance, seat 0")
    court.dice(1, 10).do("play, card gaming, seat 1")
    assert court.s.step != OVER
    assert court.money() == [49000, 2000, 0]


def test_ve_812_equal_fortunes_share_the_win() -> None:
    court = Court().fortunes(51000, 51000, 0).do("no")
    assert GAME.score(court.state).winners == [0, 1]


def test_ve_813_a_round_30_that_is_broken_off_ends_the_game() -> None:
    court = Court().no_queen().hand(0, "king_malady").fortunes(1000, 3000, 2000)
    court.s.round = 30
    court.dice(6).do("play, card king_malady")
    assert court.s.step == OVER
    assert court.s.round == 30
    assert court.s.steward == 1
    assert GAME.score(court.state).winners == [1]


def test_the_breakdown_says_where_a_fortune_comes_from() -> None:
    court = Court().couple(0, 1).lay(1, "comte", "guard", "provence", "pension_small").turn(1).do("no")
    parts = GAME.score(court.state).parts[1]
    assert tuple(parts) == LEDGER
    assert sum(parts.values()) == court.money()[1]
    assert {name: livres for name, livres in parts.items() if livres} == {
        "start": 2000,
        "rents": 500,
        "titles": 1000,
        "pensions": 1000,
        "offices": 2000,
        "governorships": 1000,
        "shared": -2750,
    }


def test_fortunes_are_remembered_by_round() -> None:
    court = Court().turn(3).do("no")
    assert GAME.view(court.hidden(0), 0)["fortunes"] == [[2500, 2000, 2000]]
