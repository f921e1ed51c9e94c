"""The baseline bot: recruits what it can, spreads the rest."""

from __future__ import annotations

import pytest

from palais.bots.arena.match import play_game
from palais.bots.registry import make
from palais.games.palais_royal.bots.beginner import BeginnerBot
from palais.games.palais_royal.game import PalaisRoyal

GAME = PalaisRoyal()


def turn(text: str) -> list[str]:
    """What red does in a turn."""
    s, bot, done = GAME.parse_position(f"players: 2\n{text}"), BeginnerBot(GAME, 1), []
    while GAME.to_act(s) == (0,):
        hidden = GAME.hide(s, 0)
        done.append(bot.act(hidden, GAME.legal(hidden, 0), None))
        s, _ = GAME.apply(s, 0, done[-1])
    return [GAME.action_text(action) for action in done]


def test_it_walks_for_the_best_noble_within_reach_and_recruits_it() -> None:
    done = turn("turn: red move\nleft: moves 3\npark: e9 gold-1, c5 diagonal-1\nred: gold 4\nred rooms: gate 1, king 2\n")
    assert done[0] == "move gate-office"
    assert "recruit e9" in done


def test_the_rest_leaves_the_gate_for_the_rooms_with_the_fewest_servants() -> None:
    done = turn("turn: red move\nleft: moves 9\nred rooms: gate 2, mint 1, stairs 2\n")
    assert [step for step in done if step.startswith("move")] == ["move gate-king"] * 2


def test_it_never_empties_its_staircase() -> None:
    done = turn("turn: red move\nleft: moves 3\npark: e9 gold-1\nred: gold 4\nred rooms: stairs 3, king 2\n")
    assert not any(step.startswith("move stairs") for step in done)


@pytest.mark.parametrize("players", [2, 4])
def test_it_plays_whole_games_and_beats_random_play(players: int) -> None:
    s, _ = play_game(GAME, ["beginner", *["random"] * (players - 1)], "beginner")
    assert GAME.score(s).winners == [0]
    assert type(make("beginner", GAME, 1)) is BeginnerBot
