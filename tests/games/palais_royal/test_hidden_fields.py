"""What is blank in a hidden record of Palais Royal, field by field; the conformance suite checks only whole records."""

from __future__ import annotations

import pytest

from palais import SPECTATOR
from palais.games.palais_royal.engine.state import fields
from tests.walks import busy_walk

from .positions import GAME

every_number = pytest.mark.parametrize("players", [2, 3, 4])


@every_number
def test_hidden_records_do_not_contain_other_hands_the_pile_or_chance(players: int) -> None:
    for s, _, _, _, _ in busy_walk(GAME, players, "bytes", max_rounds=8):
        for seat in range(players):
            hidden = fields(GAME.hide(s, seat))
            assert not hidden.chance_key.any()
            assert hidden.chance_count == 0
            assert not hidden.pile.any()
            assert not any(hidden.hand[other].any() for other in range(players) if other != seat)
            assert hidden.hand[seat].tolist() == fields(s).hand[seat].tolist()


@every_number
def test_a_spectator_sees_no_hand_and_no_drawn_card(players: int) -> None:
    for s, _, _, _, events in busy_walk(GAME, players, "spectator", max_rounds=10):
        view = GAME.view(GAME.hide(s, SPECTATOR), SPECTATOR)
        assert all(player["hand"] is None for player in view["players"])
        assert view["cards"]["drawn"] is None
        assert all(event.details == {} for event in GAME.hide_events(events, SPECTATOR) if event.to is not None)


@every_number
def test_the_view_says_who_is_to_act_and_how_the_game_ended(players: int) -> None:
    *played, (_, _, _, last, _) = busy_walk(GAME, players, "end", max_rounds=4)
    for s, seat, _, _, _ in played[::10]:
        assert GAME.view(GAME.hide(s, seat), seat)["to_act"] == seat
    outcome = GAME.view(GAME.hide(last, 0), 0)["outcome"]
    assert outcome is not None
    assert outcome["points"] == GAME.score(last).points
