"""The current moment of a game and the id of the open decision, both from public information."""

from __future__ import annotations

import zlib
from typing import Final

from palais.core.contract import Moment
from palais.games.palais_royal.engine.constants import OVER, PHASES
from palais.games.palais_royal.engine.state import State

# Every action changes at least one of these.
COUNTERS: Final = (
    *("round_number", "gate_left", "moves_left", "march_moves", "card_seals", "pile_size", "drawn_size", "player", "phase"),
    *("nobles_in_park", "free_left", "begun", "mustering", "king_left", "madame_left", "field", "tile"),
)
BOARDS: Final = ("gold", "servants", "supply", "reserve", "held", "shown", "servant_at")


def moment(s: State) -> Moment:
    """The current moment. Turns are counted from the set-up, where each player has one."""
    phase, players, number = s.phase, s.players, s.round_number  # bots ask at every decision: read each field once
    facts = {"nobles_left": s.nobles_in_park}
    if phase == OVER:
        return Moment(players * (number + 1), None, number, PHASES[phase], None, facts)
    player = s.player
    turn = players * number + (player - s.start) % players
    return Moment(turn, player, number, PHASES[phase], None, facts)


def question(s: State) -> int:
    """The id of the open decision; it changes with every action."""
    counters = repr([getattr(s, name) for name in COUNTERS]).encode()
    return zlib.crc32(b"".join([counters, *(getattr(s, name).tobytes() for name in BOARDS)]))
