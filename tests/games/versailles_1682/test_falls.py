"""Falls, deaths, accession, war (VE-701 to VE-741)."""

from __future__ import annotations

from palais.games.versailles_1682.engine.constants import AT_COURT, DEAD, HEIR_PARTY, IN_EXILE, NEGOTIATE, RETIRE

from .positions import Court


def test_ve_701_a_fall_costs_offices_pensions_and_the_favourites_card_and_leaves_the_rest() -> None:
    court = Court().standing(1, 3).couple(1, 2).lay(1, "comte", "marshal", "pension_small", "reader", "provence", "favourite")
    court.hand(1, "signed_warrant").hand(0, "disgrace").do("play, card disgrace, seat 1")
    assert court.before(1) == {"comte": 1, "marshal": 1}
    assert court.in_house() == {"pension_small": 1, "reader": 1, "provence": 1, "favourite": 1}
    assert court.held(1) == {"signed_warrant": 1}
    assert court.s.spouse[1] == 2
    assert court.s.fall_round[1] == 1
    assert court.k(1) + court.q(1) == [0, 0]


def test_ve_702_one_who_returns_cannot_be_freed_banished_or_arrested() -> None:
    court = Court().imprisoned(1).dice(1).hand(0, "justice", "disgrace", "signed_warrant", "baron")
    court.do("audience, release, seat 1, route crown, play")
    assert court.refuses("card justice") == "no-target"
    assert "card signed_warrant" in court.legal()
    assert court.do("card signed_warrant").legal() == ["seat 2"]


def test_ve_702_he_waits_for_the_next_phase_1() -> None:
    court = Court().imprisoned(1).dice(1).do("audience, release, seat 1, route crown, no")
    assert court.legal() == ["no", "draw"]
    court.do("no, no").dice(4, 6).do("no")
    assert court.s.status[1] == AT_COURT
    assert court.k(1) + court.q(1) == [4, 6]


def test_ve_711_all_cards_before_him_are_lost_and_a_dead_steward_goes_on() -> None:
    court = Court().lay(0, "duc", "pension_small", "guard", "marshal").hand(0, "poison").dice(1).do("play, card poison, seat 0")
    assert court.s.status[0] == DEAD
    assert court.in_house() == {"duc": 1, "pension_small": 1, "guard": 1, "marshal": 1}
    assert court.s.steward == 0
    assert court.s.seat == 0


def test_ve_712_the_widow_keeps_titles_and_name_a_widower_gets_nothing() -> None:
    court = (
        Court().couple(1, 2).lay(2, "comte", "baron", "guard").exiled(1).hand(0, "poison").dice(1).do("play, card poison, seat 2")
    )
    assert court.before(1) == {"comte": 1, "baron": 1}
    assert court.s.name[1] == 2
    assert court.s.spouse[1] == -1
    court = Court().couple(1, 2).lay(1, "comte").hand(0, "poison").dice(1).do("play, card poison, seat 1")
    assert court.before(2) == {}
    assert court.in_house() == {"comte": 1}


def test_ve_713_of_a_couple_in_one_fever_the_titles_reach_her_and_then_the_kings_house() -> None:
    court = Court().couple(0, 1).lay(0, "duc").hand(2, "fever").turn(2).dice(10, 10, 1, 9).do("play, card fever")
    lost = [event.seat for event in court.events if event.kind == "lost"]
    assert lost == [0, 1]
    assert court.in_house() == {"duc": 1}


def test_ve_721_the_kings_death_begins_a_regency_until_the_second_next_round() -> None:
    court = Court().hunt().war(0).hand(0, "king_malady").dice(1).do("play, card king_malady")
    assert (court.s.king, court.s.queen, court.s.place, court.s.accession_round) == (0, 1, 0, 3)
    assert not court.s.war.any()


def test_ve_722_the_regent_is_still_a_queen_and_wars_may_begin() -> None:
    court = Court().regency().hand(0, "devotions", "casus_belli").do("play, card devotions, seat 1")
    assert court.q(1) == [7]
    assert court.do("play, card casus_belli, spain").s.war.tolist() == [0, 0, 1]


def test_ve_723_without_a_queen_no_office_with_a_minimum_q() -> None:
    court = Court().lay(1, "baron").hand(0, "queen_malady", "reader").dice(5).do("play, card queen_malady")
    assert court.q(0, 1, 2) == [0, 0, 0]
    assert court.s.queen_country == -1
    assert court.refuses("play") == "nothing-to-play"


def test_ve_724_a_widowed_king_dies_and_the_next_round_opens_with_an_accession() -> None:
    court = Court().no_queen().war(1).hand(0, "king_malady").dice(6, 4, 1, 2, 3, 4, 5, 6).do("play, card king_malady")
    assert court.s.round == 2
    assert court.s.steward == 1
    assert court.s.queen_country == 1
    assert not court.s.war.any()
    assert (court.s.king, court.s.queen, court.s.both_dead) == (1, 1, 0)


def test_ve_724_the_regents_death_does_not_move_the_court() -> None:
    court = Court().regency(9).hunt().hand(0, "queen_malady").dice(5, 1, 1, 1, 1, 1, 1, 1).do("play, card queen_malady")
    assert court.s.place == 1
    assert court.s.accession_round == 0


def test_ve_724_the_effect_of_a_fever_is_complete_before_the_round_is_broken_off() -> None:
    court = Court().regency().hand(0, "fever").dice(9, 10, 9, 3, 10, 1, 1, 1, 1).do("play, card fever")
    assert court.s.step == HEIR_PARTY
    assert court.s.seat == 1
    assert court.s.round == 2


def test_ve_725_everyone_returns_with_an_accession_offices_and_wars_stay() -> None:
    court = Court().regency(2).exiled(1).imprisoned(2).lay(0, "guard").war(2).turn(3).dice(10, 1, 2, 3, 4, 5, 6).do("no")
    assert court.s.step == NEGOTIATE
    assert court.s.status[:3].tolist() == [AT_COURT] * 3
    assert court.before(0) == {"guard": 1}
    assert court.s.war.tolist() == [0, 0, 1]


def test_ve_731_war_with_several_countries_and_how_it_ends() -> None:
    court = Court().war(0).hand(0, "casus_belli").do("play, card casus_belli, spain")
    assert court.s.war.tolist() == [1, 0, 1]


def test_ve_741_with_nobody_at_court_retirement_brings_the_court_back() -> None:
    court = Court().exiled(0, 1, 2, since=1).turn(0)
    for _ in range(4):
        court.do("no")
    assert court.s.round == 2
    assert court.round_begins(3).s.step == RETIRE
    assert court.do("yes").s.step == HEIR_PARTY


def test_ve_741_a_marriage_outlasts_exile_and_a_death_there_makes_a_widow() -> None:
    court = Court().couple(1, 2).lay(2, "comte").exiled(2).hand(0, "poison").dice(1).do("play, card poison, seat 2")
    assert court.before(1) == {"comte": 1}
    assert court.s.status[2] == DEAD
    assert court.s.status[1] != IN_EXILE


def test_ve_741_a_favourite_who_marries_stays_the_favourite_and_shares() -> None:
    court = Court().lay(1, "favourite").dice(1).do("audience, marry, seat 1, route crown, no, no")
    assert court.before(1) == {"favourite": 1}
    assert court.money() == [2000 + 1250, 2000 + 1250, 2000]
