"""Renders a game of an environment: as text, as an image, or as text on the terminal."""

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
    """The render modes of a game: text always, an image if its kit has a picture."""
    return [*TEXT_MODES, PICTURE_MODE] if has_picture(game) else [*TEXT_MODES]


def check_render_mode(game: Game, mode: str | None) -> str | None:
    modes = render_modes(game)
    if mode is not None and mode not in modes:
        raise OptionError(f"render_mode: expected one of {', '.join(modes)} or None, found {mode!r}")
    return mode


def render(game: Game, s: State, viewer: int, mode: str | None) -> Frame:
    """The game as the viewer may see it: a string, an image, or None after printing the text."""
    h = game.hide(s, viewer)
    if mode == PICTURE_MODE:
        return picture(game, h)
    if mode == "ansi":
        return game.position_text(h)
    if mode == "human":
        sys.stdout.write(game.position_text(h) + "\n")
        return None
    raise OptionError(f"to render, make the environment with a render_mode: one of {', '.join(render_modes(game))}")
