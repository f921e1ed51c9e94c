"""Bounds on a game's length and points, which OpenSpiel needs before a game begins."""

from __future__ import annotations

from dataclasses import dataclass

from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import EXTRA_CARDS, EXTRA_KING, EXTRA_MADAME, EXTRA_MOVES, ROOMS


@dataclass(frozen=True)
class Limits:
    """The most decisions and chance outcomes in a game, and the most points for a seat."""

    decisions: int
    chances: int
    points: int


def limits(t: Tables, players: int, rounds: int) -> Limits:
    """Bounds that hold for any box. They are generous: a game of the full box has hundreds of decisions, not thousands."""
    turns = players * rounds
    cards = int(t.card_copies.sum())
    draws = min(cards, int(t.supply + t.reserve + t.tile_gives[:, EXTRA_CARDS].sum()))
    return Limits(
        decisions=int(players * t.free + turns * _decisions_of_a_turn(t, cards) + 3 * t.fields),
        chances=int(t.fields + len(ROOMS) + 1 + turns * draws),
        points=int(t.tile_points.sum() + (t.card_copies * t.card_points).sum() + t.rows * t.row_first + t.hand_max),
    )


def _decisions_of_a_turn(t: Tables, cards: int) -> int:
    """Not counting recruitments: each takes a noble from the park and has at most three decisions.

    Every card played was kept first, so count one play for each card kept.
    """
    servants = int(t.supply + t.reserve)
    moves = servants + 1 + int(t.tile_gives[:, EXTRA_MOVES].sum() + (t.card_copies * t.card_moves).sum())
    placements = 2 + int(t.tile_gives[:, EXTRA_KING].sum() + t.tile_gives[:, EXTRA_MADAME].sum())
    ends_and_draw = 6
    return servants + moves + placements + 2 * min(servants, cards) + ends_and_draw
