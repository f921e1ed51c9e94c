"""What a seat may know as one vector, own things first."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from palais.core.observation import Layout, lay_out, width
from toy_court.check import moment
from toy_court.state import DICE, GOALS, MAX_PLAYERS, MOST_ACTS, Court

PHASES: Final = ("audience", "dice", "over")
SEATS: Final = "by seat, own first"
LAYOUT: Final[Layout] = lay_out(
    (
        ("players", (MAX_PLAYERS,), 1, "1 for each player there is"),
        ("phase", (len(PHASES),), 1, f"1 for the phase: {', '.join(PHASES)}"),
        ("turn", (MAX_PLAYERS,), 1, f"1 for the player with the dice, {SEATS}"),
        ("rounds-left", (1,), 9, "rounds after this one"),
        ("ready", (MAX_PLAYERS,), 1, f"1 for whoever is ready, {SEATS}"),
        ("muted", (MAX_PLAYERS,), 1, f"1 for whoever is muted, {SEATS}"),
        ("acts", (MAX_PLAYERS,), MOST_ACTS, f"actions in this audience or turn, {SEATS}"),
        ("pips", (MAX_PLAYERS,), 64, f"pips of the dice kept, {SEATS}"),
        ("sixes", (MAX_PLAYERS,), 16, f"sixes kept, {SEATS}"),
        ("fines", (MAX_PLAYERS,), 16, f"fines, {SEATS}"),
        ("coins", (1,), 16, "own coins"),
        ("goal", (len(GOALS),), 1, f"1 for the own goal: {', '.join(GOALS)}"),
        ("dice", (DICE,), 6, "pips of the dice on the table"),
        ("aside", (DICE,), 1, "1 for each die that will be thrown again"),
        ("again", (1,), 1, "1 if dice have been thrown again"),
    )
)


def observe(h: Court, seat: int) -> npt.NDArray[np.float32]:
    now, n = moment(h), h.players
    order = [(seat + i) % n for i in range(n)]
    values = {
        "players": [1] * n,
        "phase": [int(phase == now.phase) for phase in PHASES],
        "turn": [int(p == now.owner) for p in order],
        "rounds-left": [now.facts["rounds_left"]],
        **{name: [int(getattr(h, name)[p]) for p in order] for name in ("ready", "muted", "acts", "pips", "sixes", "fines")},
        "coins": [h.purse(seat)],
        "goal": [int(goal == h.goals[seat]) for goal in GOALS],
        "dice": h.dice,
        "aside": [int(die in h.aside) for die in range(DICE)],
        "again": [int(h.again)],
    }
    out = np.zeros(width(LAYOUT), np.float32)
    for part in LAYOUT:
        found = values[part.name]
        out[part.offset : part.offset + len(found)] = np.minimum(np.array(found) / part.scale, 16)
    return out
