"""Seeds of a run: what the cards are dealt from, and what a bot is given.

The cards of a run are dealt from its seed, so that `game.new(players, seed)` deals them again. A bot is given a seed of its own
that comes one way from it. But the seed of a run that somebody makes up can be guessed, and whoever knows it can deal: where
bots come from files it is drawn by chance, and told afterwards.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from palais.bots.process.loader import is_outside
from palais.core.rng import one_way

USUAL: Final = "1"  # of our own bots, which never try to guess it
SECURE: Final = 16  # characters of a seed that nobody guesses, if they are drawn by chance
GUESSABLE: Final = (
    "a bot from a file could guess the seed {seed!r} and deal the cards itself; "
    f"leave --seed out, or give one of at least {SECURE} characters drawn by chance"
)


def bot_seed(run: int | str, *where: int | str) -> str:
    """The seed of one bot in one game of a run. Neither the deal's seed nor another bot's can be found from it."""
    return one_way(run, "bot", *where)


def run_seed(given: str | None, codes: Sequence[str]) -> str:
    """The seed of a run: the one that was given, or else one that none of its bots can guess."""
    if given is not None:
        return given
    return secrets.token_hex(SECURE) if any(map(is_outside, codes)) else USUAL


def warning(seed: str, codes: Sequence[str]) -> str | None:
    """A sentence for whoever gives a seed that one of the bots could guess."""
    is_guessable = len(seed) < SECURE and any(map(is_outside, codes))
    return GUESSABLE.format(seed=seed) if is_guessable else None
