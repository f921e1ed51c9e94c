"""Etiquette, negotiation, knowledge and options (VE-901 to VE-941)."""

from __future__ import annotations

import pytest

from palais import IllegalAction, OptionError
from palais.core.contract import REFEREE, SPECTATOR
from palais.games.versailles_1682.engine.constants import DEAD, OVER
from palais.games.versailles_1682.engine.state import fields
from palais.games.versailles_1682.people.address import Address, address, address_text, is_full_form

from .positions import GAME, Court, K

NAME = "de Bellefontaine"


def addressed(court: Court, seat: int) -> Address:
    parts = address(court.s, seat)
    assert parts is not None
    return parts


def spoken(court: Court, seat: int, language: str = "en") -> str:
    return address_text(addressed(court, seat), NAME, language)


def test_example_33_forms_of_address() -> None:
    court = Court().couple(0, 1).lay(0, "comte", "baron").lay(1, "reader")
    assert spoken(court, 1) == "Madame la Comtesse de Bellefontaine, Reader to the Queen"
    assert addressed(court, 1).name == 0
    court = Court().lay(0, "marshal", "duc", "comte", "provence")
    assert spoken(court, 0) == "Monsieur le Maréchal Duc de Bellefontaine, Governor of Provence"
    court = Court().lay(0, "comte", "almoner")
    assert spoken(court, 0) == "Monseigneur le Comte de Bellefontaine, Grand Almoner"


def test_ve_901_ranks_titles_names_and_offices() -> None:
    assert spoken(Court(), 1) == "Mademoiselle de Bellefontaine"
    assert spoken(Court(), 0) == "Monsieur de Bellefontaine"
    assert spoken(Court().lay(1, "duc"), 1) == "Madame la Duchesse de Bellefontaine"
    assert spoken(Court().lay(0, "marshal"), 0) == "Monsieur le Maréchal de Bellefontaine"
    assert spoken(Court().lay(1, "ceremonies"), 1, "de").endswith(", Zeremonienmeisterin")
    assert spoken(Court().lay(0, "guyenne", "brittany"), 0, "fr").endswith(", Gouverneur de Bretagne")
    court = Court()
    court.s.status[1] = DEAD
    assert address(court.s, 1) is None


def test_ve_902_names_are_unknown_to_the_core() -> None:
    assert addressed(Court(), 2).name == 2


@pytest.mark.parametrize(
    "text",
    [
        "Madame la Comtesse de Bellefontaine, Reader to the Queen",
        "madame comtesse de bellefontaine reader",
        "MADAME COMTESSE DE BELLEFONTAINE, Vorleserin der Königin",
        "Madame la Comtesse de Bellefontaine, Lecteur de la Reine",
    ],
)
def test_ve_911_case_accents_commas_article_and_language_do_not_matter(text: str) -> None:
    court = Court().couple(0, 1).lay(0, "comte").lay(1, "reader")
    assert is_full_form(addressed(court, 1), NAME, text)


@pytest.mark.parametrize(
    "text", ["Madame de Bellefontaine", "Madame la Comtesse de Bellefontaine", "Mme la Comtesse de Bellefontaine, Reader"]
)
def test_ve_911_less_than_the_full_form_is_a_breach(text: str) -> None:
    court = Court().couple(0, 1).lay(0, "comte").lay(1, "reader")
    assert not is_full_form(addressed(court, 1), NAME, text)


def test_ve_912_a_fine_may_come_at_any_moment_and_is_in_no_list() -> None:
    fine = GAME.parse_action("fine 1")
    for court in (Court(), Court().round_begins(), Court().hand(0, "baron").do("play"), Court().fortunes(0, 300, 0)):
        left = max(0, court.money()[1] - 1000)
        legal = GAME.legal(court.state, 0)
        after, events = GAME.apply(court.state, REFEREE, fine)
        assert fields(after).fortune[1] == left
        assert [event.kind for event in events] == ["fined"]
        assert GAME.legal(after, 0) == legal
    assert fine >= GAME.action_count
    with pytest.raises(IllegalAction, match="no-such-action"):
        GAME.apply(Court().state, REFEREE, GAME.parse_action("fine 3"))


def test_ve_921_prisoners_are_mute_and_circles_secret_in_the_negotiation() -> None:
    court = Court(4).imprisoned(2).round_begins()
    assert GAME.may_say(court.state, 2, None) == "muted"
    assert GAME.may_say(court.state, 0, (1, 3)) is None
    assert GAME.may_say(court.state, 0, (1, 2)) == "prisoner-is-mute"
    assert GAME.moment(court.state).seconds == 180
    later = Court(4).imprisoned(2)
    assert GAME.may_say(later.state, 2, None) is None
    assert GAME.may_say(later.state, 0, (1,)) == "no-private-talk"


def test_ve_931_a_card_played_refused_granted_or_discarded_is_seen_to_leave() -> None:
    court = Court().house("slander", "baron").do("take, card slander, take, card baron")
    assert court.s.seen[1, 0].sum() == 2
    court = court.turn(0).do("play, card slander, seat 1")
    assert court.s.seen[1, 0, K["slander"]] == 0
    court.dice(10).do("play, card baron, seat 0, route crown")
    assert court.s.seen[2, 0].sum() == 0


def test_ve_931_others_know_less_when_a_card_passes_face_down() -> None:
    court = Court(4).house("slander", "baron").do("take, card slander, take, card baron").hand(0, "poison")
    court.turn(0).do("give, seat 1, card poison, no")
    assert court.s.seen[2, 0].sum() == 0
    assert court.s.seen[1, 0].sum() == 2, "the receiver knows that it was another card"
    assert court.s.seen[0, 1, K["poison"]] == 1


def test_ve_931_a_row_is_known_to_its_viewer_only() -> None:
    court = Court().lay(0, "guard").hand(1, "poison").do("power, seat 1")
    assert fields(court.hidden(0)).seen[0, 1, K["poison"]] == 1
    for viewer in (SPECTATOR, 1, 2):
        assert not fields(court.hidden(viewer)).seen[0].any()


def test_ve_932_imagined_worlds_respect_sizes_and_what_was_seen() -> None:
    court = Court(4).lay(0, "guard").hand(1, "poison", "baron").hand(2, "signed_warrant").hand(3, "comte").do("power, seat 1")
    found = set()
    for seed in range(60):
        world = fields(GAME.determinize(court.hidden(0), 0, seed))
        assert world.hand[1, K["poison"]] == world.hand[1, K["baron"]] == 1
        assert world.hand.sum(axis=1)[:4].tolist() == [0, 2, 1, 1]
        assert world.pile[K["signed_warrant"]] == 0
        found |= {seat for seat in range(4) if world.hand[seat, K["signed_warrant"]]}
    assert found == {2, 3}


def test_ve_941_the_defaults() -> None:
    assert GAME.options(4) == {
        "goal": 50000,
        "max_rounds": 30,
        "negotiation": True,
        "bargain": True,
        "payments": "free",
        "etiquette": "off",
        "exam": False,
        "scale": "-2 to 9",
        "start_party": "random",
    }


def test_ve_941_a_short_game() -> None:
    assert Court(goal=30000).fortunes(30000, 0, 0).do("no").s.step == OVER


def test_ve_941_capped_payments_and_none() -> None:
    court = Court(payments="capped").fortunes(9000, 0, 0).round_begins()
    assert court.refuses("pay 1 2500", 0) == "over-the-cap"
    assert court.do("pay 1 1500", seat=0).refuses("pay 2 1000", 0) == "over-the-cap"
    assert court.refuses("pay 2 500", 0) is None
    court = Court(payments="none").round_begins()
    assert court.legal(0) == ["no"]
    assert court.refuses("pay 1 500", 0) == "no-payments"


def test_ve_941_a_scale_from_1_to_10() -> None:
    court = Court(scale="1 to 10").standing(0, 1).dice(10).do("audience, intervene, seat 1, up, route crown")
    assert court.k(0) == [1]
    assert Court(scale="1 to 10").standing(1, 9).hand(0, "comedy").do("play, card comedy, seat 1").k(1) == [10]


def test_ve_941_fewer_rounds() -> None:
    assert Court(max_rounds=1).turn(3).do("no").s.step == OVER


@pytest.mark.parametrize(
    "options",
    [{"goal": 5}, {"max_rounds": 0}, {"payments": "much"}, {"scale": "0 to 5"}, {"etiquette": 1}, {"negotiation": "no"}],
)
def test_ve_941_an_option_that_does_not_fit_is_refused_by_its_name(options: dict[str, object]) -> None:
    with pytest.raises(OptionError, match=next(iter(options))):
        GAME.new(3, 1, **options)
