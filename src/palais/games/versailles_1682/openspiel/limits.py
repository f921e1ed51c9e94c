"""How long a game can be: the bounds OpenSpiel wants to know before a game begins."""

from __future__ import annotations

from typing import Final

from palais.games.versailles_1682.box.tables import Tables

STEPS_OF_AN_ACTION: Final = 8  # kind, card, target, receiver, direction, route, and rolling again, at most
DICE_OF_AN_ACTION: Final = 6  # beside one for each courtier


def limits(t: Tables, players: int, rounds: int) -> tuple[int, int]:
    """Decisions and outcomes of chance, at most. They are generous: a game has hundreds of decisions, not thousands."""
    cards = int(t.copies.sum())
    turns, actions = players + 1, t.actions + 1
    negotiation = players * (t.most_payments + 1)
    decisions = 2 * players + negotiation + 1 + turns * (actions * STEPS_OF_AN_ACTION + 1 + cards)
    dice = 1 + 2 * players + turns * actions * (players + DICE_OF_AN_ACTION)
    return 2 * players + rounds * decisions, 2 * players + 2 + players * t.cards + rounds * dice
