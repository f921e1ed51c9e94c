"""`beginner`: asks for what pays and draws cards; no audience, no power, no harm to anyone. The yardstick for the first level."""

from __future__ import annotations

from palais.games.versailles_1682.bots.card_worth import A_CARD, NOTHING
from palais.games.versailles_1682.bots.greedy import GreedyBot, Thoughts
from palais.games.versailles_1682.engine.actions import DRAW, NO, PLAY
from palais.games.versailles_1682.engine.constants import FIRST_ACTION_CARD, MINUET, WARRANT
from palais.games.versailles_1682.engine.state import State

FAVOURS = range(FIRST_ACTION_CARD, MINUET + 1)


class BeginnerBot(GreedyBot):
    """Somebody who has read what the cards in the hand do, and looks at nobody else."""

    def thoughts(self, h: State) -> Thoughts:
        return SimpleThoughts(self.game, h)


class SimpleThoughts(Thoughts):
    """Requests and favours for oneself, to the crown."""

    def play(self, kind: int) -> float:
        if kind < WARRANT or kind in FAVOURS:
            return super().play(kind)
        return NOTHING

    def main(self, action: int) -> float:
        if action == NO:
            return 0.0
        if action == DRAW:
            return A_CARD
        return super().main(action) if action == PLAY else NOTHING
