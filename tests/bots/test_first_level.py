"""The first level: somebody a beginner can beat, and never twice the same."""

from __future__ import annotations

import pytest

from palais.bots.palais_royal.beginner import BeginnerBot
from palais.bots.palais_royal.first_level import FirstLevelBot
from palais.bots.palais_royal.greedy import GreedyBot
from palais.games.palais_royal.game import PalaisRoyal
from palais.games.palais_royal.names import SETUP

GAME = PalaisRoyal()


def test_the_first_level_sets_up_otherwise_from_game_to_game_and_the_same_for_a_seed() -> None:
    found = [FirstLevelBot(GAME, f"table {n}").rooms for n in range(12)]
    assert found == [FirstLevelBot(GAME, f"table {n}").rooms for n in range(12)]
    assert len({tuple(sorted(rooms)) for rooms in found}) > 2


@pytest.mark.parametrize(("players", "like"), [(2, GreedyBot), (3, BeginnerBot), (4, BeginnerBot)])
def test_the_first_level_plays_like_the_beginner_where_greedy_would_be_too_strong(
    players: int, like: type[GreedyBot | BeginnerBot]
) -> None:
    s, bot = GAME.new(players, "first level"), FirstLevelBot(GAME, 1)
    other, compared = like(GAME, 1), 0
    while GAME.to_act(s) and compared < 80:
        (seat,) = GAME.to_act(s)
        hidden = GAME.hide(s, seat)
        legal = GAME.legal(hidden, seat)
        action = bot.act(hidden, legal, None)
        if hidden.phase != SETUP:
            assert action == other.act(hidden, legal, None)
            compared += 1
        s, _ = GAME.apply(s, seat, action)
    assert compared == 80
