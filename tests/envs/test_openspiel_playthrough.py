"""The golden playthroughs: a change of the games, of their texts or of their tensors shows here first."""

from __future__ import annotations

import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough

from tests.envs.playthroughs.make import FOLDER, GAMES, actions


@pytest.mark.parametrize("name", GAMES)
def test_the_game_plays_as_it_did(name: str) -> None:
    game, seed = GAMES[name]
    expected = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    found = playthrough(game, actions(game, seed)).splitlines()
    changed = [f"line {n}: {new}" for n, (old, new) in enumerate(zip(expected, found, strict=False), 1) if old != new]
    assert changed[:3] == []
    assert len(found) == len(expected)
