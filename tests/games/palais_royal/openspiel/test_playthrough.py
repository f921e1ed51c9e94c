"""The golden playthroughs: a change of the games, of their texts or of their tensors shows here first."""

from __future__ import annotations

from tests.games.palais_royal.openspiel.playthroughs.make import fresh


def test_the_games_play_as_they_did() -> None:
    for path, text in fresh().items():
        expected, found = path.read_text("utf-8").splitlines(), text.splitlines()
        changed = [
            f"{path.name}, line {n}: {new}" for n, (old, new) in enumerate(zip(expected, found, strict=False), 1) if old != new
        ]
        assert changed[:3] == []
        assert len(found) == len(expected)
