"""The learning curve as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from palais.bots.training.curve import LearningCurve, draw_curves
from palais.games.versailles_1682.bots.training.train import Mark


def draw(curves: Sequence[tuple[int, Sequence[Mark]]], file: Path) -> None:
    """Win share against the hand-written planner, and the surprise at the winner, by games played."""
    found = [_curve(players, marks) for players, marks in curves]
    draw_curves(found, "Surprise at the winner", file)


def _curve(players: int, marks: Sequence[Mark]) -> LearningCurve:
    games, shares = [mark.games for mark in marks], [mark.win_share for mark in marks]
    return LearningCurve(players, games, shares, [mark.surprise for mark in marks])
