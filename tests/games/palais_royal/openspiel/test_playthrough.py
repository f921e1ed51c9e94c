"""The golden playthroughs: any change to the games, their texts or their tensors shows up here first."""

from __future__ import annotations

from tests.games.palais_royal.openspiel.playthroughs.make import FOLDER, GAMES
from tests.games.spiel import changed_lines, fresh


def test_the_games_play_as_they_did() -> None:
    assert changed_lines(fresh(FOLDER, GAMES)) == []
