"""The learning curve as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from palais.bots.training.curve import LearningCurve, draw_curves
from palais.games.palais_royal.bots.training.train import CurvePoint


def draw(curves: Sequence[tuple[int, Sequence[CurvePoint]]], file: Path) -> None:
    """Win share against the hand-written planner, and the winners' points in self-play, by games played."""
    found = [_curve(players, points) for players, points in curves]
    draw_curves(found, "Winner's points in self-play", file)


def _curve(players: int, points: Sequence[CurvePoint]) -> LearningCurve:
    games, shares = [mark.games for mark in points], [mark.win_share for mark in points]
    return LearningCurve(players, games, shares, [mark.winner_points for mark in points])
