"""Rendering a game: as text, as an image, or to the terminal."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import palais
from palais import OptionError
from palais.envs import aec_env, gym_env, vector_env
from palais.games.palais_royal.people.picture import picture


def drawn(text: str, viewer: int = 0) -> Any:
    game: Any = palais.game()
    return picture(game, game.hide(game.parse_position(text), viewer))


def test_the_text_is_the_position_as_the_viewer_may_know_it() -> None:
    table, learner = aec_env(2, render_mode="ansi"), gym_env(2, seat=1, render_mode="ansi")
    table.reset(seed=1)
    learner.reset(seed=1)
    game = table.game
    assert table.render() == game.position_text(game.hide(game.new(2, 1), palais.SPECTATOR))
    assert str(learner.render()).endswith("viewer: yellow\n")


def test_human_writes_the_text_at_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = aec_env(2, render_mode="human")
    env.reset(seed=1)
    env.step(10)
    assert "palace: backdoor office cardinal" in capsys.readouterr().out
    assert env.render() is None


def test_a_vector_renders_every_game() -> None:
    env = vector_env(3, 2, render_mode="rgb_array")
    env.reset(seed=1)
    frames = env.render()
    assert len(frames) == 3
    assert not np.array_equal(np.asarray(frames[0]), np.asarray(frames[1]))


def test_rendering_without_a_mode_says_how_to_set_one() -> None:
    env = aec_env(2)
    env.reset(seed=1)
    with pytest.raises(OptionError, match="make the environment with a render_mode"):
        env.render()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("red rooms: mint 1", "red rooms: mint 2"),
        ("red rooms: mint 1", "yellow rooms: mint 1"),
        ("park: e9 gold-1", "park: e9 couple-d-1"),
        ("park: e9 red", "park: e9 yellow"),
        ("red: gold 4", "red: gold 5"),
        ("turn: red cards", "turn: yellow cards"),
    ],
)
def test_what_differs_on_the_table_differs_in_the_picture(one: str, other: str) -> None:
    first, second = (
        drawn("players: 2\n" + ("" if "turn" in line else "turn: red cards\n") + line + "\n") for line in (one, other)
    )
    assert first.dtype == np.uint8
    assert first.shape == second.shape
    assert not np.array_equal(first, second)


def test_a_picture_shows_no_hidden_card() -> None:
    hands = [drawn(f"players: 2\nturn: red cards\nyellow hand: {card} 2\n") for card in ("gold4", "march")]
    assert np.array_equal(*hands)
