"""`beginner`: asks for what pays and draws cards; no audience, no power, no harm to anyone. The yardstick for the first level.

A novice knows more: what every card does, and what an office is for. What both overlook is what a newcomer overlooks.
"""

from __future__ import annotations

from typing import Final

from palais.games.versailles_1682.bots.card_worth import A_CARD, NOTHING
from palais.games.versailles_1682.bots.greedy import GreedyBot, Thoughts
from palais.games.versailles_1682.engine.actions import ASK_AUDIENCE, DRAW, NO, PLAY
from palais.games.versailles_1682.engine.constants import FIRST_ACTION_CARD, MINUET, WARRANT
from palais.games.versailles_1682.engine.state import State

FAVOURS: Final = range(FIRST_ACTION_CARD, MINUET + 1)


class BeginnerBot(GreedyBot):
    """Somebody who looks at the own cards and at nobody else."""

    def thoughts(self, h: State) -> Thoughts:
        return BeginnersThoughts(self.game, h)


class NoviceBot(GreedyBot):
    """Somebody who has not heard of audiences yet."""

    def thoughts(self, h: State) -> Thoughts:
        return NovicesThoughts(self.game, h)


class BeginnersThoughts(Thoughts):
    """Requests and favours for oneself; otherwise a card from the pile."""

    def play(self, kind: int) -> float:
        return super().play(kind) if kind < WARRANT or kind in FAVOURS else NOTHING

    def main(self, action: int) -> float:
        if action == NO:
            return 0.0
        if action == DRAW:
            return A_CARD
        return super().main(action) if action == PLAY else NOTHING


class NovicesThoughts(Thoughts):
    """Everything but audiences."""

    def main(self, action: int) -> float:
        return NOTHING if action == ASK_AUDIENCE else super().main(action)
