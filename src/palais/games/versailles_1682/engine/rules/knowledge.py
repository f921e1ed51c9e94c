"""VE-931: What every seat surely knows of every other hand."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.engine.constants import KIND_COUNT
from palais.games.versailles_1682.engine.event_log import LOOKED, SAW, Log, tell, whisper
from palais.games.versailles_1682.engine.state import State


@rule
def all_see_gain(s: State, owner: int, kind: int) -> None:
    """A card is taken in public into a hand."""
    for viewer in range(s.players):
        if viewer != owner:
            s.seen[viewer, owner, kind] += 1


@rule
def all_see_loss(s: State, owner: int, kind: int) -> None:
    """A card leaves a hand in public."""
    for viewer in range(s.players):
        if s.seen[viewer, owner, kind] > 0:
            s.seen[viewer, owner, kind] -= 1


@rule
def all_see_change(s: State, owner: int, old: int, new: int) -> None:
    """A warrant in a hand is signed or unsigned, for all to see."""
    all_see_loss(s, owner, old)
    all_see_gain(s, owner, new)


@rule
def passes_face_down(s: State, giver: int, taker: int, kind: int) -> None:
    """The two know the card; the others know only that one of the giver's cards is gone."""
    if s.seen[taker, giver, kind] > 0:
        s.seen[taker, giver, kind] -= 1
    s.seen[giver, taker, kind] += 1
    for viewer in range(s.players):
        if viewer != giver and viewer != taker:
            for any_kind in range(KIND_COUNT):
                if s.seen[viewer, giver, any_kind] > 0:
                    s.seen[viewer, giver, any_kind] -= 1


@rule
def look(s: State, viewer: int, owner: int, log: Log) -> None:
    """A hand is seen: everyone knows that, the viewer knows the cards."""
    tell(log, LOOKED, viewer, owner, 0, 0, 0)
    for kind in range(KIND_COUNT):
        s.seen[viewer, owner, kind] = s.hand[owner, kind]
        for _ in range(s.hand[owner, kind]):
            whisper(log, SAW, viewer, 0, kind, 1 << viewer)
