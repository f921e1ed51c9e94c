"""The material and the cards (VE-101 to VE-128)."""

from __future__ import annotations

import pytest

from palais import OptionError
from palais.games.versailles_1682.engine.constants import STATUSES
from palais.games.versailles_1682.engine.event_log import mute_log
from palais.games.versailles_1682.engine.rules.money import lose
from palais.games.versailles_1682.engine.state import fields

from .positions import GAME, Court, K, ask, count_cards


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_ve_101_three_to_six_seats_each_a_family_with_a_fortune_and_a_hand(players: int) -> None:
    s = fields(GAME.new(players, 1))
    assert s.fortune[:players].tolist() == [2000] * players
    assert s.held[:players].tolist() == [6] * players
    with pytest.raises(OptionError, match="players: expected 3 to 6"):
        GAME.new(7, 1)


def test_ve_102_a_courtier_has_all_that_the_rule_lists() -> None:
    player = GAME.view(Court().couple(0, 1).lay(0, "comte").hidden(1), 1)["players"][1]
    assert player["sex"] == "woman"
    assert player["party"] == "provinces"
    assert (player["king"], player["queen"], player["spouse"]) == (5, 5, 0)
    assert player["ever_married"]
    assert player["address"] is not None
    assert player["address"]["name"] == 0


def test_ve_103_five_statuses() -> None:
    assert STATUSES == ("court", "exile", "bastille", "returning", "dead")


def test_ve_104_the_court_is_open_to_everyone() -> None:
    court = GAME.view(Court().hunt().war(2).hidden(1), 1)["court"]
    assert court["place"] == "hunt"
    assert court["wars"] == ["spain"]
    assert court["king"]
    assert court["queen_country"] is None


def test_ve_105_a_standing_that_does_not_exist_does_not_change() -> None:
    court = Court().exiled(0).hand(0, "poison").dice(10).do("play, card poison, seat 1")
    assert court.k(0) + court.q(0) == [0, 0]
    court = Court().no_queen().hand(0, "phrase").do("play, card phrase, seat 1")
    assert court.k(1) + court.q(1) == [6, 0]


def test_ve_106_in_a_regency_k_is_read_as_q() -> None:
    assert Court().regency().hand(0, "slander").do("play, card slander, seat 1").q(1) == [3]
    assert Court().regency().hand(0, "blunder").do("play, card blunder, seat 1").q(1) == [4]


def test_ve_107_the_crown_is_the_regent_without_a_king() -> None:
    court = Court().regency().standing(0, q=4).hand(0, "baron").dice(4).do("play, card baron, seat 0, route crown")
    assert court.before(0) == {"baron": 1}


def test_ve_108_each_die_is_an_event_with_its_value_whose_it_is_and_what_was_needed() -> None:
    court = Court().hand(0, "poison").dice(7).do("play, card poison, seat 1")
    die = next(event for event in court.events if event.kind == "die")
    assert (die.seat, die.details) == (1, {"value": 7, "reason": "poison", "most": 4, "least": 9})


def test_ve_109_who_cannot_pay_pays_what_he_has() -> None:
    court = Court().fortunes(300, 0, 0)
    assert lose(court.s, 0, 1000, 10, 0, mute_log()) == 300
    assert court.money() == [0, 0, 0]


def test_ve_110_a_signed_warrant_is_a_kind_of_its_own_in_a_hand_only() -> None:
    court = Court().hand(0, "warrant").dice(1).do("play, card warrant, route crown")
    assert count_cards(court.s) == 110
    assert court.s.hand[0, K["signed_warrant"]] == 1


@pytest.mark.parametrize(("title", "minimum"), [("baron", 2), ("comte", 3), ("marquis", 5)])
def test_ve_111_a_title_needs_its_minimum(title: str, minimum: int) -> None:
    court = Court().standing(1, minimum - 1).standing(2, minimum)
    assert "seat 2" in ask(court, title)
    assert "seat 1" not in court.legal()


def test_ve_111_a_duc_needs_a_comte_or_a_marquis() -> None:
    court = Court(4).lay(1, "comte").lay(2, "marquis").lay(3, "baron")
    for seat in range(4):
        court.standing(seat, 6)
    assert ask(court, "duc") == ["seat 1", "seat 2"]


def test_ve_112_a_marshal_is_a_man_in_a_war() -> None:
    assert Court().hand(0, "marshal").refuses("play") == "nothing-to-play"
    assert ask(Court().war(1).lay(2, "marshal"), "marshal") == ["seat 0"]


def test_ve_113_pensions_pay_each_round() -> None:
    court = Court().lay(1, "pension_small", "pension_royal").turn(1).do("no")
    assert court.money()[1] == 2000 + 500 + 1000 + 1500


def test_ve_114_there_are_seventeen_offices() -> None:
    assert [int(GAME.box.tables.copies[kind]) for kind in range(8, 25)] == [1] * 17


def test_ve_115_a_governorship_is_for_a_man_with_k_4() -> None:
    assert ask(Court().standing(2, 3), "provence") == ["seat 0"]


def test_ve_116_a_warrant_is_only_for_oneself() -> None:
    court = Court().hand(0, "warrant").do("play, card warrant")
    assert court.legal() == ["route crown", "route through"]
    assert Court().standing(0, 3).hand(0, "warrant").refuses("play") == "nothing-to-play"
