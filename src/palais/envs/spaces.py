"""The spaces of a game's observations and actions, the same for every seat."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from palais.core.contract import Game
from palais.core.observation import MAX_VALUE, width


def observation_box(game: Game) -> spaces.Box:
    return spaces.Box(0, MAX_VALUE, (width(game.observation_layout),), np.float32)


def mask_box(game: Game) -> spaces.Box:
    return spaces.Box(0, 1, (game.action_count,), np.int8)


def actions(game: Game) -> spaces.Discrete:
    return spaces.Discrete(game.action_count)
