"""The round (VE-301 to VE-342)."""

from __future__ import annotations

import pytest

from palais.games.versailles_1682.engine.constants import AT_COURT, DEAD, HEIR_PARTY, NEGOTIATE, PLACE, RETIRE, RETURNING

from .positions import GAME, Court


def test_ve_301_four_phases_in_their_order() -> None:
    court = Court().exiled(0, since=1).round_begins(3)
    steps = ("no", "no, no, no", "versailles")
    first = GAME.moment(court.state).phase
    phases = [GAME.moment(court.do(text).state).phase for text in steps]
    assert [first, *phases] == ["introduction", "negotiation", "relocation", "actions"]


def test_ve_311_from_the_steward_leftwards() -> None:
    court = Court()
    court.s.steward = 1
    court.exiled(0, 1, 2, since=1).round_begins(3)
    asked = []
    while court.s.step == RETIRE:
        asked.append(court.s.seat)
        court.do("no")
    assert asked == [1, 2, 0]


@pytest.mark.parametrize(("now", "asked"), [(3, False), (4, True), (5, True)])
def test_ve_312_retirement_two_rounds_after_the_fall(now: int, asked: bool) -> None:
    court = Court().imprisoned(1, since=2).round_begins(now)
    assert (court.s.step == RETIRE) == asked


def test_ve_313_the_heir_is_of_the_other_sex_and_owns_nothing() -> None:
    court = Court().hand(1, "baron").couple(0, 1)
    court.s.status[1], court.s.spouse[:2] = DEAD, -1
    court.s.k[1], court.s.q[1] = 0, 0
    court.round_begins()
    assert court.s.step == HEIR_PARTY
    assert court.legal() == ["england", "provinces", "spain"]
    court.do("england")
    assert court.s.sex[1] == 0
    assert court.s.name[1] == 1
    assert court.s.ever_married[1] == 0
    assert court.held(1) == {"baron": 1}
    assert court.money()[1] == 2000


def test_ve_314_without_a_queen_only_the_blue_die_is_rolled() -> None:
    court = Court().no_queen()
    court.s.status[0], court.s.k[0] = RETURNING, 0
    court.dice(7).round_begins()
    assert court.k(0) + court.q(0) == [7, 0]
    assert court.dice_left() == 0


def test_ve_315_nobody_else_rolls() -> None:
    court = Court().exiled(1, since=1).dice(1).round_begins()
    assert court.dice_left() == 1
    assert court.s.status[0] == AT_COURT


def test_ve_321_all_speakers_act_at_once_and_in_any_order() -> None:
    court = Court(4).round_begins()
    ids = {decision.seat: decision.id for decision in GAME.decisions(court.state)}
    court.do("pay 0 500", seat=3).do("pay 3 500", seat=1)
    after = {decision.seat: decision.id for decision in GAME.decisions(court.state)}
    assert after[0] == ids[0]
    assert after[2] == ids[2]
    assert after[3] != ids[3]


def test_ve_322_payments_have_bounds() -> None:
    court = Court(4).fortunes(50000, 2000, 2000, 2000).imprisoned(3).round_begins()
    assert court.refuses("pay 1 10000", 0) is None
    assert court.refuses("pay 0 500", 0) == "not-yourself"
    assert court.refuses("pay 5 500", 0) == "nobody-there"
    assert court.refuses("pay 3 500", 0) == "not-a-speaker"
    assert court.refuses("pay 0 2500", 1) == "not-enough-money"
    assert court.refuses("draw", 0) == "not-now"
    for _ in range(8):
        court.do("pay 1 500", seat=0)
    assert court.refuses("pay 1 500", 0) == "enough-payments"


def test_ve_322_ready_is_final_but_one_who_is_ready_can_be_paid() -> None:
    court = Court().round_begins().do("no", seat=1)
    assert court.refuses("pay 0 500", 1) == "not-your-turn"
    assert court.do("pay 1 2000", seat=0).money() == [0, 4000, 2000]


def test_ve_323_the_phase_is_left_out_with_one_speaker_or_by_the_option() -> None:
    assert Court().imprisoned(1, 2).round_begins().s.step == PLACE
    assert Court(negotiation=False).round_begins().s.step == PLACE
    assert Court().imprisoned(1).round_begins().s.step == NEGOTIATE


def test_ve_331_the_steward_moves_the_court_whatever_his_status_and_wars_go_on() -> None:
    court = Court(negotiation=False).imprisoned(0).war(1).round_begins()
    assert court.s.seat == 0
    court.do("hunt")
    assert court.s.place == 1
    assert court.s.war.tolist() == [0, 1, 0]


def test_ve_341_the_steward_begins_and_ends() -> None:
    court, turns = Court(4), []
    court.s.steward = 2
    court.turn(0)
    for _ in range(5):
        turns.append(court.s.seat)
        court.do("no")
    assert turns == [2, 3, 0, 1, 2]


def test_ve_342_then_the_left_neighbour_is_steward_whatever_his_status() -> None:
    court = Court().imprisoned(1).turn(3).do("no")
    assert court.s.steward == 1
    assert court.s.round == 2
