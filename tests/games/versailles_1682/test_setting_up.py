"""Setting up (VE-201 to VE-205)."""

from __future__ import annotations

from palais.games.versailles_1682.engine.constants import FIRST_PARTY, NEGOTIATE, SEX
from palais.games.versailles_1682.engine.state import fields

from .positions import GAME, count_cards

SEEDS = range(120)


def test_ve_201_parties_are_drawn() -> None:
    assert {int(fields(GAME.new(3, seed)).party[1]) for seed in SEEDS} == {0, 1, 2}


def test_ve_202_the_queens_country_is_drawn_and_may_be_none() -> None:
    assert {fields(GAME.new(3, seed)).queen_country for seed in SEEDS} == {-1, 0, 1, 2}


def test_ve_203_the_first_steward_is_drawn() -> None:
    assert {fields(GAME.new(4, seed)).steward for seed in SEEDS} == {0, 1, 2, 3}


def test_ve_204_what_everyone_begins_with() -> None:
    s = fields(GAME.new(6, 1))
    assert s.held.tolist() == [6] * 6
    assert s.hand.sum(axis=1).tolist() == [6] * 6
    assert s.fortune.tolist() == [2000] * 6
    assert (s.king, s.queen, s.place, s.house_size, s.discard_size) == (1, 1, 0, 0, 0)
    assert not s.war.any()
    assert count_cards(s) == 110


def test_ve_205_from_the_steward_leftwards_each_chooses_a_man_or_a_woman() -> None:
    s = GAME.new(4, 3)
    steward, asked = fields(s).steward, []
    while fields(s).step == SEX:
        seat = GAME.to_act(s)[0]
        asked.append(seat)
        assert [GAME.action_text(action) for action in GAME.legal(s, seat)] == ["man", "woman"]
        s, _ = GAME.apply(s, seat, GAME.parse_action("woman"))
    assert asked == [(steward + n) % 4 for n in range(4)]
    assert fields(s).step == NEGOTIATE
    assert fields(s).round == 1
    assert fields(s).sex[:4].tolist() == [1] * 4


def test_ve_205_with_the_option_the_party_follows_the_sex() -> None:
    s = GAME.new(3, 3, start_party="chosen")
    seat = GAME.to_act(s)[0]
    s, _ = GAME.apply(s, seat, GAME.parse_action("man"))
    assert fields(s).step == FIRST_PARTY
    assert GAME.to_act(s) == (seat,)
    s, _ = GAME.apply(s, seat, GAME.parse_action("spain"))
    assert fields(s).party[seat] == 2
