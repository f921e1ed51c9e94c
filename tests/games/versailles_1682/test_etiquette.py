"""Forms of address as a table asks for them (VE-911 to VE-913)."""

from __future__ import annotations

import pytest

from palais.core.contract import REFEREE
from palais.games.versailles_1682.engine.constants import DEAD
from palais.games.versailles_1682.engine.state import fields
from palais.games.versailles_1682.people.etiquette import ETIQUETTE

from .positions import GAME, Court

NAMES = ("de Bellefontaine", "de la Roche", "d'Aubigny", "du Val")


def test_ve_911_a_message_must_hold_the_full_form_somewhere() -> None:
    court = Court(4).lay(2, "comte", "guard")
    form = ETIQUETTE.full_form(court.state, 2, NAMES, "en")
    assert form == "Monsieur le Comte d'Aubigny, Captain of the Guard"
    for text in (form, f"Believe me, {form.upper()}: I know nothing!", "monsieur comte d’aubigny, capitaine des gardes"):
        assert ETIQUETTE.has_full_form(court.state, 2, NAMES, text)
    for text in (
        "Monsieur d'Aubigny",
        "dear Comte d'Aubigny, Captain of the Guard",
        "Monsieur le Comte du Val, Captain of the Guard",
    ):
        assert not ETIQUETTE.has_full_form(court.state, 2, NAMES, text)


def test_ve_911_a_wife_is_addressed_by_her_husbands_name() -> None:
    court = Court().couple(0, 1)
    assert ETIQUETTE.full_form(court.state, 1, NAMES, "fr") == "Madame de Bellefontaine"


def test_ve_901_the_dead_have_no_address_and_nobody_breaches_it() -> None:
    court = Court()
    court.s.status[1] = DEAD
    assert ETIQUETTE.full_form(court.state, 1, NAMES, "en") is None
    assert ETIQUETTE.has_full_form(court.state, 1, NAMES, "you there")


def test_ve_911_an_action_audience_or_power_speaks_to_the_one_it_names() -> None:
    seat_1, self_ = GAME.parse_action("seat 1"), GAME.parse_action("seat 0")
    for court in (
        Court().hand(0, "slander").do("play, card slander"),
        Court().do("audience, intervene"),
        Court().hand(0, "slander").do("give"),
        Court().lay(0, "revels").do("power"),
    ):
        assert ETIQUETTE.aimed_at(court.state, 0, seat_1) == 1
        assert ETIQUETTE.aimed_at(court.state, 0, self_) is None
    assert ETIQUETTE.aimed_at(Court().state, 0, GAME.parse_action("draw")) is None


@pytest.mark.parametrize(("option", "kept", "fines"), [("off", False, False), ("remind", True, False), ("fine", True, True)])
def test_ve_941_whether_it_is_kept_and_costs_money_is_agreed_on(option: str, kept: bool, fines: bool) -> None:
    court = Court(etiquette=option)
    assert (ETIQUETTE.is_kept(court.state), ETIQUETTE.fines(court.state)) == (kept, fines)


def test_ve_912_the_steward_judges_and_the_fine_is_the_referees() -> None:
    court = Court()
    court.s.steward = 2
    assert ETIQUETTE.judge(court.state) == 2
    after, _ = GAME.apply(court.state, REFEREE, ETIQUETTE.fine(1))
    assert fields(after).fortune[1] == 1000


@pytest.mark.parametrize(("answer", "fortunes"), [("wrong", [3000, 1000]), ("right", [2000, 2000])])
def test_ve_913_the_table_asks_and_hands_over_the_result_before_the_action(answer: str, fortunes: list[int]) -> None:
    court = Court(4, exam=True).lay(0, "ceremonies").do("power")
    name_1 = GAME.parse_action("seat 1")
    exam = ETIQUETTE.exam(court.state, 0, name_1)
    assert exam is not None
    assert (exam.asked, exam.about) == (1, (2, 3))
    ruling = exam.wrong if answer == "wrong" else exam.right
    after, events = GAME.apply(court.state, REFEREE, ruling)
    assert [event.kind for event in events] == ["exam"]
    assert GAME.check(after, REFEREE, ruling) == "no-exam", "once"
    court.s = fields(after)
    court.do("seat 1")
    assert court.money()[:2] == fortunes
    assert court.s.exam_die == 0
    (die,) = [event for event in court.events if event.kind == "die"]
    assert (die.seat, die.details["value"], die.details["most"]) == (1, 1 if answer == "wrong" else 10, 3)


def test_ve_913_no_exam_without_the_option_nor_for_another_power() -> None:
    name_1 = GAME.parse_action("seat 1")
    assert ETIQUETTE.exam(Court().lay(0, "ceremonies").do("power").state, 0, name_1) is None
    assert ETIQUETTE.exam(Court(exam=True).lay(0, "revels").do("power").state, 0, name_1) is None
    for court in (Court(exam=True).lay(0, "revels").do("power"), Court(exam=True).lay(0, "ceremonies")):
        assert GAME.check(court.state, REFEREE, GAME.parse_action("exam right")) == "no-exam"


def test_ve_913_without_a_table_the_die_is_rolled() -> None:
    """Simulations and environments have nobody who could answer."""
    assert Court(exam=True).lay(0, "ceremonies").dice(3).do("power, seat 1").money()[:2] == [3000, 1000]


def test_ve_911_an_office_is_withdrawn_from_its_holder() -> None:
    court = Court().lay(1, "guard").do("audience, withdraw")
    assert ETIQUETTE.aimed_at(court.state, 0, GAME.parse_action("card guard")) == 1
