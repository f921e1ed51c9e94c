"""Why each step of a plan is taken: a sentence that is true of that step and of what follows it in the same plan."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from palais.core.phrase import Phrase
from palais.games.palais_royal.box.box import Box
from palais.games.palais_royal.engine.actions import Parts, take_apart
from palais.games.palais_royal.engine.constants import CARDS, GATE, KING, MADAME, OFFICE, ROOMS
from palais.games.palais_royal.engine.rules.majority import leads
from palais.games.palais_royal.engine.state import State

# Where the servant arrives, for actions that do not name the room.
TARGETS = {"reinforce": GATE, "king": KING, "madame": MADAME}


def plan_reasons(box: Box, seat: int, states: Sequence[State], actions: Sequence[int]) -> list[Phrase]:
    """One reason per action; `states` are the positions before each, then the final one. A run of equal actions shares one."""
    parts = [take_apart(action) for action in actions]
    reasons: list[Phrase] = []
    for _, run in groupby(range(len(actions)), key=lambda i: actions[i]):
        first, *rest = run
        end = rest[-1] + 1 if rest else first + 1
        reasons += [_reason(box, seat, states[first], states[end], parts[first], parts[end:], states[end:])] * (end - first)
    return reasons


def _reason(
    box: Box, seat: int, before: State, after: State, step: Parts, rest: Sequence[Parts], later: Sequence[State]
) -> Phrase:
    if step.kind == "recruit":
        tile = box.tiles[before.noble_at[step.first]]
        return Phrase("hint-step-recruit", {"points": tile.points})
    if step.kind in ("play", "keep"):
        return Phrase("hint-card" if step.kind == "play" else "hint-keep", {"card": CARDS[step.first]})
    if step.kind == "draw":
        return Phrase("hint-draw", {"cards": int(after.drawn_size)})
    if step.kind in ("done", "pay", "border"):
        return Phrase(f"hint-step-{step.kind}")
    return _arrival(box, seat, before, after, _target(step), rest, later)


def _target(step: Parts) -> int:
    if step.kind == "put":
        return step.first
    return step.second if step.kind == "move" else TARGETS[step.kind]


def _arrival(
    box: Box, seat: int, before: State, after: State, room: int, rest: Sequence[Parts], later: Sequence[State]
) -> Phrase:
    """Why a servant goes to a room: for its majority, for a noble in this plan, on the way to another room, or to work there."""
    if box.tables.room_bonus[room] and leads(after, seat, room) and not _led(before, seat, room):
        return Phrase("hint-majority", {"room": ROOMS[room]})
    for step, state in zip(rest, later, strict=False):
        if step.kind == "recruit" and _needs(box, state, step.first, room):
            return Phrase("hint-step-noble", {"points": box.tiles[state.noble_at[step.first]].points})
        if step.kind == "move" and step.first == room:
            return Phrase("hint-step-way", {"to": ROOMS[step.second]})
    return Phrase("hint-step-room", {"room": ROOMS[room]})


def _led(before: State, seat: int, room: int) -> bool:
    return bool(before.servants[seat, room] > 0 and leads(before, seat, room))


def _needs(box: Box, state: State, field: int, room: int) -> bool:
    """PR-341, PR-343: Does this noble take a servant from the room?"""
    tile = box.tiles[state.noble_at[field]]
    return room == OFFICE or (room == KING and tile.king > 0) or (room == MADAME and tile.madame > 0)
