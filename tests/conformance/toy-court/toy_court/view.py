"""What a table page shows a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

import msgspec

from palais.core.choices import Choice
from toy_court.check import moment
from toy_court.score import outcome
from toy_court.state import Court


class PlayerView(TypedDict):
    """One player; what the viewer may not know is null."""

    coins: int | None
    goal: str | None
    ready: bool
    muted: bool
    pips: int
    sixes: int
    fines: int


class View(TypedDict):
    round: int
    rounds: int
    phase: str
    player: int | None  # whose turn with the dice it is
    dice: list[int]
    aside: list[int]
    players: list[PlayerView]
    outcome: Any | None  # when the game is over


def view(h: Court) -> View:
    now = moment(h)
    return View(
        round=h.round,
        rounds=h.rounds,
        phase=now.phase,
        player=now.owner,
        dice=list(h.dice),
        aside=sorted(h.aside),
        players=[_player(h, seat) for seat in range(h.players)],
        outcome=msgspec.to_builtins(outcome(h)) if h.over else None,
    )


def _player(h: Court, seat: int) -> PlayerView:
    return PlayerView(
        coins=h.coins[seat],
        goal=h.goals[seat],
        ready=h.ready[seat],
        muted=h.muted[seat],
        pips=h.pips[seat],
        sixes=h.sixes[seat],
        fines=h.fines[seat],
    )


def without_secrets(view: View, choices: Sequence[Choice]) -> tuple[Any, list[Choice]]:
    """A seat's coins show in what it can pay, and in the reason why it can pay nothing."""
    players = [{**player, "coins": None, "goal": None} for player in view["players"]]
    shown = [msgspec.structs.replace(choice, idle=None) for choice in choices if choice.kind != "pay"]
    return {**view, "players": players}, shown
