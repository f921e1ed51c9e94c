"""What a click on a room means in each step of the turn, and why it is refused."""

from __future__ import annotations

from palais.core.phrase import Phrase
from palais.games.palais_royal.box.box import Box
from palais.games.palais_royal.engine.actions import DRAW_CARDS, FROM_SUPPLY, put_together
from palais.games.palais_royal.engine.constants import (
    BACKDOOR,
    BORDER,
    DIAGONAL,
    DRAW,
    GATE,
    INCOME,
    KEEP,
    KING,
    MADAME,
    MOVE,
    PAY,
    RECRUIT,
    REINFORCE,
    ROOMS,
    SETUP,
)
from palais.games.palais_royal.engine.state import State


def room_meant(h: State, seat: int, room: int) -> list[int]:
    """The actions that choosing the room could mean; outside the steps that use rooms, a step of a walk."""
    if h.phase == SETUP:
        return [put_together("put", room)]
    if h.phase == REINFORCE:
        return [put_together("reinforce", FROM_SUPPLY if room == GATE and h.supply[seat] else 1 + room)]
    if h.phase == INCOME:
        return _placements(h, seat, room)
    if h.phase == BORDER:
        return [put_together("border", 1 + room)]
    if h.phase == DRAW and room == BACKDOOR:
        return [DRAW_CARDS]
    return [put_together("move", room, target) for target in range(len(ROOMS)) if target != room]


def _placements(h: State, seat: int, room: int) -> list[int]:
    """King and Madame as targets for a servant; with an empty supply, any room may also be its source."""
    leaving = [put_together(kind, 1 + room) for kind in ("king", "madame") if kind != ROOMS[room]]
    if room not in (KING, MADAME):
        return leaving
    sources = [FROM_SUPPLY, *(1 + other for other in range(len(ROOMS)))]
    return [put_together(ROOMS[room], source) for source in sources] + leaving


def room_phrase(box: Box, h: State, seat: int, room: int, code: str) -> Phrase:
    """A refusal in the words of the step."""
    if h.phase == REINFORCE:
        return _reinforce(room, code)
    if h.phase == MOVE:
        return Phrase("refusal-no-moves-left" if code == "no-moves-left" else "why-nobody-there")
    if h.phase == INCOME:
        return _income(h, seat, room, code)
    if h.phase == BORDER:
        return Phrase("why-nobody-there")
    if h.phase == PAY:
        return Phrase("why-unfinished")
    if h.phase == DRAW and room == BACKDOOR:
        return Phrase(f"refusal-{code}")
    return Phrase({RECRUIT: "why-room-recruit", DRAW: "why-room-cards", KEEP: "why-room-keep"}[h.phase])


def _reinforce(room: int, code: str) -> Phrase:
    """PR-302, PR-311: To the gate only, and from the supply until it is empty."""
    if code == "none-left":
        return Phrase("why-gate-none")
    if code == "supply-first":
        return Phrase("why-gate-only")
    return Phrase("why-gate-itself" if room == GATE else "why-nobody-there")


def walk_moves(box: Box, h: State, seat: int, source: int, room: int) -> int:
    """PR-324: How many moves one servant of the seat needs from room to room."""
    return int(box.tables.distance[1 if h.extra[seat, DIAGONAL] else 0][h.place[source], h.place[room]])


def _income(h: State, seat: int, room: int, code: str) -> Phrase:
    """PR-332, PR-333: Only the King and Madame take new servants."""
    if room in (KING, MADAME):
        return Phrase("why-offer-none" if code == "none-left" else "why-offer-nobody", {"room": ROOMS[room]})
    if h.king_left == 0 and h.madame_left == 0:
        return Phrase("why-income-none")
    return Phrase("why-nobody-there" if h.supply[seat] == 0 else "why-income-only")
