"""Showing a game of an environment: as text, as an image, or as text written to the terminal."""

from __future__ import annotations

import sys

import numpy as np
import numpy.typing as npt

from palais.core.contract import Game, State
from palais.core.errors import OptionError
from palais.envs.folder import picture

RENDER_MODES = ["human", "ansi", "rgb_array"]
FRAMES_A_SECOND = 4

Frame = str | npt.NDArray[np.uint8] | None


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise OptionError(f"render_mode: expected one of {', '.join(RENDER_MODES)} or None, found {mode!r}")
    return mode


def render(game: Game, s: State, viewer: int, mode: str | None) -> Frame:
    """The game as the viewer may see it: a string, an image, or nothing after writing the text to the terminal."""
    h = game.hide(s, viewer)
    if mode == "rgb_array":
        return picture(game, h)
    if mode == "ansi":
        return game.position_text(h)
    if mode == "human":
        sys.stdout.write(game.position_text(h) + "\n")
        return None
    raise OptionError(f"to render, make the environment with a render_mode: one of {', '.join(RENDER_MODES)}")
