"""Showing a game of an environment: as text, as an image, or as text written to the terminal."""

from __future__ import annotations

import sys
from typing import Final

import numpy as np
import numpy.typing as npt

from palais.core.contract import Game, State
from palais.core.errors import OptionError
from palais.envs.game_parts import has_picture, picture

TEXT_MODES: Final = ("human", "ansi")
PICTURE_MODE: Final = "rgb_array"
FRAMES_PER_SECOND: Final = 4

Frame = str | npt.NDArray[np.uint8] | None


def render_modes(game: Game) -> list[str]:
    """Every game can be shown as text; for an image its kit needs a picture."""
    return [*TEXT_MODES, PICTURE_MODE] if has_picture(game) else [*TEXT_MODES]


def check_render_mode(game: Game, mode: str | None) -> str | None:
    modes = render_modes(game)
    if mode is not None and mode not in modes:
        raise OptionError(f"render_mode: expected one of {', '.join(modes)} or None, found {mode!r}")
    return mode


def render(game: Game, s: State, viewer: int, mode: str | None) -> Frame:
    """The game as the viewer may see it: a string, an image, or nothing after writing the text to the terminal."""
    h = game.hide(s, viewer)
    if mode == PICTURE_MODE:
        return picture(game, h)
    if mode == "ansi":
        return game.position_text(h)
    if mode == "human":
        sys.stdout.write(game.position_text(h) + "\n")
        return None
    raise OptionError(f"to render, make the environment with a render_mode: one of {', '.join(render_modes(game))}")
