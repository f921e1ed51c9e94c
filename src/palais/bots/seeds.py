"""The seeds of a run: one for the deals, and one for each bot.

Cards are dealt from the seed of the run, so that `game.new(players, seed)` deals them again. Each bot's seed is a one-way
function of it. A bot that guesses the run's seed would know the cards: if there are bots from files, the seed is random and
shown only afterwards.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from palais.bots.process.loader import is_outside
from palais.core.rng import one_way

DEFAULT_SEED: Final = "1"  # if all bots are built in: they never try to guess it
SECURE_CHARACTERS: Final = 16  # of a random seed that cannot be guessed
GUESSABLE: Final = (
    "a bot from a file could guess the seed {seed!r} and deal the cards itself; "
    f"leave --seed out, or give one of at least {SECURE_CHARACTERS} characters drawn by chance"
)


def bot_seed(run: int | str, *where: int | str) -> str:
    """The seed of one bot in one game of a run. Neither the deal's seed nor another bot's can be derived from it."""
    return one_way(run, "bot", *where)


def run_seed(given: str | None, codes: Sequence[str]) -> str:
    """The seed of a run: the given one, or one that none of its bots can guess."""
    if given is not None:
        return given
    return secrets.token_hex(SECURE_CHARACTERS) if any(map(is_outside, codes)) else DEFAULT_SEED


def warning(seed: str, codes: Sequence[str]) -> str | None:
    """A sentence for the user if one of the bots could guess the given seed."""
    is_guessable = len(seed) < SECURE_CHARACTERS and any(map(is_outside, codes))
    return GUESSABLE.format(seed=seed) if is_guessable else None
