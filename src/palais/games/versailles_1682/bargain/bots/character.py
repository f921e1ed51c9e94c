"""How a bot deals, by its level: lower levels are more honest and more naive."""

from __future__ import annotations

from typing import Final, NamedTuple


class Character(NamedTuple):
    """Shares of the win throughout."""

    prior: float  # of the promises of a stranger that are expected to be kept
    honesty: float  # what must be gained by a broken word; more than 1: never broken
    margin: float  # the least that a deal must be worth
    offers: int  # made in one phase
    whispers: bool  # makes its offers in secret


CHARACTERS: Final = {
    1: Character(prior=0.95, honesty=2.0, margin=0.0, offers=1, whispers=False),
    2: Character(prior=0.9, honesty=2.0, margin=0.002, offers=1, whispers=False),
    3: Character(prior=0.8, honesty=0.10, margin=0.004, offers=2, whispers=True),
    4: Character(prior=0.75, honesty=0.06, margin=0.004, offers=2, whispers=True),
    5: Character(prior=0.7, honesty=0.04, margin=0.004, offers=2, whispers=True),
}
