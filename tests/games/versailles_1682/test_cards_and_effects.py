"""What the action cards do (VE-121 to VE-128)."""

from __future__ import annotations

import pytest

from palais.games.versailles_1682.engine.constants import DEAD, IN_EXILE, KINDS, RETURNING

from .positions import Court, K, ask


@pytest.mark.parametrize(
    ("card", "k", "q"),
    [
        ("phrase", 6, 6),
        ("comedy", 7, 5),
        ("devotions", 5, 7),
        ("minuet", 7, 5),
        ("slander", 3, 5),
        ("blunder", 4, 4),
        ("offence", 5, 2),
    ],
)
def test_ve_121_ve_122_favour_and_disfavour_at_versailles(card: str, k: int, q: int) -> None:
    court = Court().hand(0, card).do("play", f"card {card}", "seat 1")
    assert court.k(1) + court.q(1) == [k, q]
    assert court.in_discard() == {card: 1}


@pytest.mark.parametrize(("card", "k"), [("shot", 7), ("stag", 3)])
def test_ve_121_ve_122_favour_and_disfavour_at_the_hunt(card: str, k: int) -> None:
    assert Court().hand(0, card).refuses("play") == "nothing-to-play"
    assert Court().hunt().hand(0, card).do("play", f"card {card}", "seat 1").k(1) == [k]


@pytest.mark.parametrize("card", ["phrase", "comedy", "minuet", "blunder", "gaming"])
def test_ve_121_what_needs_versailles_is_refused_at_the_hunt(card: str) -> None:
    court = Court().hunt().hand(0, card, "slander").do("play")
    assert court.refuses(f"card {card}") == "not-the-place"


def test_ve_121_a_minuet_is_for_a_woman_and_devotions_need_a_queen() -> None:
    assert ask(Court(), "minuet") == ["seat 1"]
    assert Court().no_queen().hand(0, "devotions", "slander").do("play").refuses("card devotions") == "no-queen"


def test_ve_121_a_feat_of_arms_can_be_the_last() -> None:
    court = Court().war(0).hand(0, "arms").dice(1).do("play, card arms, seat 2")
    assert court.s.status[2] == DEAD
    assert Court().war(0).hand(0, "arms").dice(2).do("play, card arms, seat 2").k(2) == [8]
    assert Court().hand(0, "arms", "slander").do("play").refuses("card arms") == "no-war"


def test_ve_122_a_cabal_hits_the_party_of_the_target_the_own_courtier_too() -> None:
    court = Court(6).hand(0, "cabal").do("play, card cabal, seat 3")
    assert court.k(0, 1, 2, 3, 4, 5) == [4, 5, 5, 3, 5, 5]


def test_ve_122_letters_to_the_enemy_need_a_war_with_the_targets_country() -> None:
    court = Court(6).war(1)
    assert ask(court, "foreign_letters") == ["seat 1", "seat 4"]
    assert court.do("seat 1").k(1, 4) == [3, 4]


def test_ve_122_a_deserter_is_a_man_in_a_war() -> None:
    court = Court().war(1)
    assert ask(court, "desertion") == ["seat 0", "seat 2"]
    assert court.do("seat 2").k(2) == [2]


def test_ve_123_a_favourite_who_is_not_looked_at() -> None:
    court = Court().hand(0, "favourite").dice(6).do("play, card favourite, seat 1")
    assert court.q(1) == [4]
    assert court.in_house() == {"favourite": 1}


def test_ve_123_a_favourite_needs_k_5_and_a_king_and_is_not_the_favourite() -> None:
    assert Court().standing(1, 4).hand(0, "favourite").refuses("play") == "nothing-to-play"
    assert Court().lay(1, "favourite").hand(0, "favourite").refuses("play") == "nothing-to-play"
    assert Court().regency().hand(0, "favourite", "slander").do("play").refuses("card favourite") == "no-king"


def test_ve_123_the_favourite_pays_two_thousand_each_round() -> None:
    court = Court().hand(0, "favourite").dice(5).do("play, card favourite, seat 1")
    assert court.do("no, no").money()[1] == 2000 + 500 + 2000


def test_ve_123_a_child_is_for_the_favourite_only() -> None:
    assert Court().hand(0, "child").refuses("play") == "nothing-to-play"
    assert ask(Court().lay(1, "favourite"), "child") == ["seat 1"]


@pytest.mark.parametrize(("die", "dead", "k"), [(4, True, 5), (5, False, 5), (8, False, 5), (9, False, 2)])
def test_ve_124_poison(die: int, dead: bool, k: int) -> None:
    court = Court().hand(0, "poison").dice(die).do("play, card poison, seat 1")
    assert (court.s.status[1] == DEAD) == dead
    assert court.k(0) + court.q(0) == [k, k]


def test_ve_124_poison_reaches_exile_and_the_way_back_but_not_the_bastille() -> None:
    court = Court(4).exiled(1).imprisoned(2)
    court.s.status[3], court.s.k[3], court.s.q[3] = RETURNING, 0, 0
    assert ask(court, "poison") == ["seat 0", "seat 1", "seat 3"]


def test_ve_124_a_duel_is_between_two_men_at_court() -> None:
    assert ask(Court(), "duel") == ["seat 2"]
    assert Court().hand(1, "duel").turn(1).refuses("play") == "nothing-to-play"
    assert Court().exiled(0).hand(0, "duel").refuses("play") == "nothing-to-play"


def test_ve_124_a_duel_without_a_death_costs_the_higher_too() -> None:
    court = Court().hand(0, "duel").dice(3, 8, 6).do("play, card duel, seat 2")
    assert court.k(0, 2) == [5, 3]
    assert not (court.s.status[:3] == DEAD).any()


def test_ve_124_a_hunting_accident() -> None:
    assert Court().hand(0, "accident").refuses("play") == "nothing-to-play"
    assert ask(Court().hunt(), "accident") == ["seat 0", "seat 1", "seat 2", "the-king", "the-queen"]
    assert Court().hunt().hand(0, "accident").dice(5).do("play, card accident, seat 1").s.status[1] == DEAD
    assert Court().hunt().hand(0, "accident").dice(3).do("play, card accident, the-king").s.king == 0
    assert Court().hunt().hand(0, "accident").dice(4).do("play, card accident, the-king").k(0) == [3]
    assert Court().hunt().hand(0, "accident").dice(3).do("play, card accident, the-queen").s.queen == 0
    assert Court().hunt().hand(0, "accident").dice(4).do("play, card accident, the-queen").q(0) == [3]
    assert "the-king" not in ask(Court().hunt().regency(), "accident")


def test_ve_124_sent_to_the_wars() -> None:
    assert Court().war(0).hand(0, "front").dice(4).do("play, card front, seat 2").s.status[2] == DEAD
    assert Court().war(0).hand(0, "front").dice(5).do("play, card front, seat 2").k(2) == [7]


def test_ve_125_maladies() -> None:
    assert Court().hand(0, "king_malady").dice(7).do("play, card king_malady").s.king == 1
    assert Court().hand(0, "king_malady").dice(6).do("play, card king_malady").s.king == 0
    assert Court().hand(0, "queen_malady").dice(6).do("play, card queen_malady").s.queen == 1
    assert Court().hand(0, "queen_malady").dice(5).do("play, card queen_malady").s.queen == 0
    assert Court().regency().hand(0, "king_malady", "slander").do("play").refuses("card king_malady") == "no-king"
    assert Court().no_queen().hand(0, "queen_malady", "slander").do("play").refuses("card queen_malady") == "no-queen"


@pytest.mark.parametrize(("die", "king", "queen"), [(1, 0, 1), (2, 0, 1), (3, 1, 0), (4, 1, 0), (5, 1, 1)])
def test_ve_125_the_fever_and_the_crown(die: int, king: int, queen: int) -> None:
    court = Court().hand(0, "fever").dice(9, 9, 9, die).do("play, card fever")
    assert (court.s.king, court.s.queen) == (king, queen)


def test_ve_125_the_fever_without_a_king_is_harmless_to_him() -> None:
    court = Court().regency().hand(0, "fever").dice(9, 9, 9, 2).do("play, card fever")
    assert court.s.queen == 1


def test_ve_126_disgrace_and_colonies() -> None:
    court = Court().standing(1, 3).standing(2, 4)
    assert ask(court, "disgrace") == ["seat 1"]
    assert court.do("seat 1").s.status[1] == IN_EXILE
    court = Court().standing(1, 3).standing(2, 4)
    assert ask(court, "colonies") == ["seat 1", "seat 2"]
    assert court.do("seat 2").money()[2] == 3000


def test_ve_126_justice_frees_a_prisoner() -> None:
    court = Court().imprisoned(1)
    assert ask(court, "justice") == ["seat 1"]
    assert court.do("seat 1").s.status[1] == RETURNING


def test_ve_126_a_signed_warrant_is_for_another_with_k_5_or_less() -> None:
    assert ask(Court().standing(1, 6), "signed_warrant") == ["seat 2"]


def test_ve_127_war_and_peace() -> None:
    court = Court().war(1).hand(0, "casus_belli", "peace").do("play, card casus_belli")
    assert court.legal() == ["england", "spain"]
    court.do("spain")
    assert court.k(0, 1, 2) == [5, 5, 4]
    assert court.do("play, card peace").legal() == ["provinces", "spain"]
    assert court.do("spain").k(0) == [6]
    assert court.s.war.tolist() == [0, 1, 0]


@pytest.mark.parametrize(("dice", "money"), [((5, 6), [4000, 0]), ((3, 6), [0, 4000]), ((4, 6), [2000, 2000])])
def test_ve_128_the_gaming_table(dice: tuple[int, int], money: list[int]) -> None:
    court = Court().hand(0, "gaming").dice(*dice).do("play, card gaming, seat 1")
    assert court.money()[:2] == money


def test_ve_128_an_inheritance_for_any_family() -> None:
    court = Court().imprisoned(1)
    assert ask(court, "inheritance") == ["seat 0", "seat 1", "seat 2"]
    assert court.do("seat 1").money() == [2000, 5000, 2000]


def test_ve_128_an_intercepted_letter() -> None:
    court = Court().imprisoned(2).hand(2, "baron").hand(1, "comte", "poison").hand(0, "letter").do("play, card letter")
    assert court.legal() == ["seat 1"]
    court.do("seat 1")
    assert court.legal() == ["card comte", "card poison"]
    court.do("card poison")
    assert court.held(0) == {"poison": 1}
    assert court.held(1) == {"comte": 1}
    assert court.s.seen[0, 1, K["comte"]] == 1
    assert court.s.seen[1, 0, K["poison"]] == 1
    assert not court.s.seen[2].any()


def test_ve_128_an_annulment_wherever_they_are() -> None:
    court = Court().couple(0, 1).lay(0, "duc").exiled(1)
    assert ask(court, "annulment", 0) == ["seat 0", "seat 1"]
    court.do("seat 1")
    assert court.s.spouse[:2].tolist() == [-1, -1]
    assert court.s.name[:3].tolist() == [0, 1, 2]
    assert court.before(0) == {"duc": 1}


def test_every_kind_has_a_number_of_its_own() -> None:
    assert len(set(KINDS)) == 64
