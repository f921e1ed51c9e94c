"""The first levels: opponents that a beginner can beat and that vary from game to game."""

from __future__ import annotations

import pytest

from palais.core.contract import Game
from palais.games.palais_royal.bots.beginner import BeginnerBot
from palais.games.palais_royal.bots.first_levels import VariedSetUp
from palais.games.palais_royal.bots.greedy import GreedyBot
from palais.games.palais_royal.bots.levels import level
from palais.games.palais_royal.engine.constants import SETUP
from palais.games.palais_royal.engine.state import fields
from palais.games.palais_royal.game import PalaisRoyal

GAME = PalaisRoyal()


def test_the_set_up_differs_from_game_to_game_and_is_the_same_for_a_seed() -> None:
    found = [VariedSetUp(BeginnerBot(GAME, 1), f"table {n}").rooms for n in range(12)]
    assert found == [VariedSetUp(BeginnerBot(GAME, 1), f"table {n}").rooms for n in range(12)]
    assert len({tuple(sorted(rooms)) for rooms in found}) > 2


@pytest.mark.parametrize(
    ("number", "players", "like"),
    [
        (1, 2, GreedyBot),
        (1, 3, BeginnerBot),
        (1, 4, BeginnerBot),
        (2, 3, GreedyBot),
        (2, 4, GreedyBot),
    ],
)
def test_with_more_players_the_first_levels_are_milder(number: int, players: int, like: type) -> None:
    game: Game = GAME
    s, bot, other, compared = game.new(players, "first level"), level(game, 1, number), like(game, 1), 0
    while compared < 80:
        (seat,) = game.to_act(s)
        hidden = game.hide(s, seat)
        legal = game.legal(hidden, seat)
        action = bot.act(hidden, legal, None)
        if fields(hidden).phase != SETUP:
            assert action == other.act(hidden, legal, None)
            compared += 1
        s, _ = game.apply(s, seat, action)
