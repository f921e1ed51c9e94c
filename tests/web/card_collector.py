"""A player who draws and keeps cards whenever possible, so that there are secrets."""

from __future__ import annotations

import random

import palais
from palais.games.palais_royal.engine.actions import DRAW_CARDS

GAME = palais.game()
TO_THE_BACK_DOOR = GAME.parse_action("put backdoor")


def choose_card(options: list[int], rng: random.Random) -> int:
    """The action such a player chooses."""
    return rng.choice([action for action in options if action >= DRAW_CARDS or action == TO_THE_BACK_DOOR] or options)
