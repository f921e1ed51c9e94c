"""Powers of office (VE-601 to VE-627)."""

from __future__ import annotations

import pytest

from palais.games.versailles_1682.engine.constants import RETURNING

from .positions import Court, K


def officer(office: str, players: int = 4) -> Court:
    """Seat 0 holds the office; a woman where it is for one."""
    court = Court(players)
    if office in ("household", "lady_in_waiting", "robes", "governess", "palace_lady"):
        court.s.sex[:2] = [1, 0]
    return court.lay(0, office)


def test_ve_601_one_power_a_turn_also_in_the_turn_of_the_grant() -> None:
    court = Court().standing(0, 6).hand(0, "finances").dice(6).do("play, card finances, seat 0, route crown, power, seat 0")
    assert court.money()[0] == 2500
    assert court.refuses("power") == "power-used"
    assert court.s.actions_left == 1


def test_ve_601_a_levy_stands_in_for_the_power() -> None:
    court = Court().lay(0, "finances", "provence").dice(1).do("levy")
    assert court.refuses("power") == "power-used"
    assert Court().refuses("power") == "no-power"
    assert Court().refuses("levy") == "no-governorship"


def test_ve_602_the_first_lady_rolls_again_before_the_regent() -> None:
    court = officer("lady_in_waiting").regency().standing(0, q=4).hand(0, "baron").dice(9, 4)
    assert court.do("play, card baron, seat 0, route crown").legal() == ["no", "yes"]
    assert court.do("yes").before(0)["baron"] == 1


def test_ve_602_the_first_gentleman_on_the_second_roll_through_the_queen_only() -> None:
    court = officer("gentleman").hand(0, "baron").dice(9).do("play, card baron, seat 0, route through")
    assert court.q(0) == [4], "the Queen's roll is not his"
    court = officer("gentleman").hand(0, "baron").dice(3, 9, 3).do("play, card baron, seat 0, route through, yes")
    assert court.before(0)["baron"] == 1


def test_ve_602_no_second_offer_and_no_action_of_their_own() -> None:
    court = officer("gentleman").hand(0, "baron", "comte").dice(9, 9, 9).do("play, card baron, seat 0, route crown, yes")
    court.do("play, card comte, seat 0, route crown")
    assert court.s.seat == 1
    assert officer("gentleman").refuses("power") == "no-power"
    assert officer("lady_in_waiting").refuses("power") == "no-power"


@pytest.mark.parametrize(("die", "k"), [(8, 5), (9, 4), (10, 4)])
def test_ve_603_a_levy(die: int, k: int) -> None:
    court = Court().lay(0, "guyenne").dice(die).do("levy")
    assert court.money()[0] == 2500
    assert court.k(0) == [k]


@pytest.mark.parametrize("office", ["almoner", "household", "robes", "governess", "palace_lady"])
def test_ve_604_some_powers_need_a_queen(office: str) -> None:
    assert officer(office).refuses("power") is None
    assert officer(office).no_queen().refuses("power") == "no-target"


def test_ve_604_a_power_needs_a_target() -> None:
    assert officer("revels", 3).exiled(1, 2).refuses("power") == "no-target"


def test_ve_611_the_minister_of_war() -> None:
    court = officer("war_minister").war(0).do("power")
    assert court.legal() == ["england", "provinces", "spain"]
    assert court.do("england").s.war.tolist() == [0, 0, 0]
    assert officer("war_minister").do("power, spain").s.war.tolist() == [0, 0, 1]


def test_ve_612_finances() -> None:
    court = officer("finances").fortunes(2000, 300, 0, 2000).do("power")
    assert court.legal() == ["seat 0", "seat 1", "seat 3"]
    assert court.do("seat 1").money() == [2000, 0, 0, 2000]
    assert officer("finances").do("power, seat 0").money()[0] == 2500


def test_ve_613_the_keeper_of_the_seals() -> None:
    court = officer("seals").hand(1, "baron").imprisoned(2).do("power")
    assert court.legal() == ["seat 1", "seat 2"]
    assert court.dice(5).do("seat 2").s.status[2] == RETURNING
    court = officer("seals").hand(1, "baron").dice(5).do("power, seat 1")
    assert court.held(1) == {"baron": 1}
    court = officer("seals").hand(1, "signed_warrant").dice(6).do("power, seat 1")
    assert court.held(1) == {"signed_warrant": 1}


def test_ve_614_foreign_affairs() -> None:
    assert officer("foreign_affairs").do("power, seat 1").k(1) == [6]
    assert officer("foreign_affairs").war(1).do("power, seat 1").k(1) == [4]
    assert "seat 0" not in officer("foreign_affairs").do("power").legal()


def test_ve_615_the_captain_sees_a_hand() -> None:
    court = officer("guard").hand(1, "poison", "baron").hand(2, "comte").exiled(2).do("power")
    assert court.legal() == ["seat 1"]
    court.do("seat 1")
    assert court.s.seen[0, 1, K["poison"]] == 1
    assert court.s.seen[0, 1].sum() == 2
    assert not court.s.seen[3].any()


def test_ve_616_the_grand_huntsman() -> None:
    assert officer("huntsman").refuses("power") == "no-target"
    assert officer("huntsman").hunt().do("power, seat 0").k(0) == [6]
    assert officer("huntsman").hunt().do("power, seat 1").k(1) == [4]


def test_ve_617_the_grand_equerry_moves_the_court_at_once() -> None:
    court = officer("equerry").do("power")
    assert court.s.place == 1
    assert court.s.power_used == 1


def test_ve_618_the_first_gentleman_has_his_power_by_ve_602() -> None:
    court = officer("gentleman").dice(9, 5, 1).do("audience, intervene, seat 1, up, route crown, yes")
    assert court.k(1) == [6]


def test_ve_619_the_grand_almoner() -> None:
    assert officer("almoner").do("power, seat 0").q(0) == [6]
    assert officer("almoner").do("power, seat 1").q(1) == [6]
    court = Court(men=True).hand(0, "almoner")
    court.s.sex[1] = 1
    court.couple(1, 2).do("play, card almoner")
    assert court.legal() == ["seat 0"], "unmarried men only"


def test_ve_620_the_queens_household() -> None:
    court = officer("household").do("power, seat 1")
    assert court.legal() == ["up", "down"]
    assert court.do("down").q(1) == [4]
    assert officer("household").do("power, seat 1, up").q(1) == [6]


def test_ve_621_the_first_lady_in_waiting_has_her_power_by_ve_602() -> None:
    court = officer("lady_in_waiting").dice(9, 5, 1).do("audience, intervene, seat 1, up, route queen, yes")
    assert court.q(1) == [6]


def test_ve_622_the_mistress_of_the_robes() -> None:
    assert officer("robes").do("power").q(0) == [6]


def test_ve_623_the_governess() -> None:
    assert officer("governess").do("power, seat 1").q(0, 1) == [4, 2]


def test_ve_624_the_lady_of_the_palace_asks_the_queen_without_an_action() -> None:
    court = officer("palace_lady").exiled(2).do("power")
    assert court.legal() == ["intervene", "recall"]
    court.dice(5, 9).do("intervene, seat 1, down")
    assert court.q(1) == [3]
    assert court.s.actions_left == 2
    assert court.s.power_used == 1
    failed = officer("palace_lady").exiled(2).dice(6).do("power, recall, seat 2")
    assert failed.q(0) == [4]
    regent = officer("palace_lady").regency().dice(5, 1).do("power, intervene, seat 1, up")
    assert regent.q(1) == [6]


def test_ve_625_the_reader_draws_and_discards() -> None:
    court = officer("reader").hand(0, "poison").draws(0).do("power")
    assert court.legal() == ["card baron", "card poison"]
    court.do("card poison")
    assert court.held(0) == {"baron": 1}
    assert court.in_discard() == {"poison": 1}


@pytest.mark.parametrize(("die", "money"), [(3, [3000, 1000]), (4, [2000, 2000])])
def test_ve_626_the_master_of_ceremonies(die: int, money: list[int]) -> None:
    assert officer("ceremonies").dice(die).do("power, seat 1").money()[:2] == money


def test_ve_627_the_master_of_the_revels() -> None:
    assert officer("revels").do("power, seat 1").k(1) == [6]
    assert officer("revels").hunt().refuses("power") == "no-target"
