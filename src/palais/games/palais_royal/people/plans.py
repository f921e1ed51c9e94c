"""Several actions that players think of as one: a walk through several rooms, and what most would click next.

Nothing here decides what is legal: every action of a plan goes through `check`.
"""

from __future__ import annotations

from collections import deque
from itertools import pairwise
from typing import Literal

from palais.games.palais_royal.box.box import Box
from palais.games.palais_royal.engine.actions import DONE, DRAW_CARDS, FROM_SUPPLY, put_together
from palais.games.palais_royal.engine.constants import DIAGONAL, INCOME, MOVE, REINFORCE, ROOMS
from palais.games.palais_royal.engine.constants import DRAW as CARDS_PHASE
from palais.games.palais_royal.engine.state import State
from palais.games.palais_royal.people.view_types import NextThing, Walk


def walks(box: Box, h: State, seat: int) -> list[Walk]:
    """PR-324: Every walk of the seat's servants to another room; one that is too far has `most` 0."""
    if h.player != seat or h.phase != MOVE:
        return []
    found = []
    for source in range(len(ROOMS)):
        if servants := int(h.servants[seat, source]):
            for path in _paths(box, h, seat, source):
                moves = len(path) - 1
                found.append(_walk(path, moves, min(servants, h.moves_left // moves)))
    return found


def _walk(path: list[int], moves: int, most: int) -> Walk:
    return {
        "source": ROOMS[path[0]],
        "target": ROOMS[path[-1]],
        "moves": moves,
        "most": most,
        "path": [ROOMS[room] for room in path],
        "actions": [put_together("move", a, b) for a, b in pairwise(path)],
    }


def _paths(box: Box, h: State, seat: int, source: int) -> list[list[int]]:
    """The shortest path to every other room, breadth first."""
    reach = 2 if h.extra[seat, DIAGONAL] else 1
    step, place = box.tables.step, h.place
    paths, queue = {source: [source]}, deque([source])
    while queue:
        here = queue.popleft()
        for room in range(len(ROOMS)):
            if room not in paths and 0 < step[place[here], place[room]] <= reach:
                paths[room] = [*paths[here], room]
                queue.append(room)
    del paths[source]
    return list(paths.values())


def next_thing(h: State, seat: int, legal: list[int]) -> NextThing | None:
    """Place everything possible from the supply at once; otherwise draw; otherwise end the action."""
    if h.player != seat or not legal:
        return None
    supply = int(h.supply[seat])
    gate = supply if h.mustering else h.gate_left
    offers: dict[int, list[tuple[Literal["reinforce", "king", "madame"], int]]] = {
        REINFORCE: [("reinforce", gate)],
        INCOME: [("king", h.king_left), ("madame", h.madame_left)],
    }
    for kind, left in offers.get(h.phase, []):
        action = put_together(kind, FROM_SUPPLY)
        if action in legal:
            return {"kind": kind, "actions": [action] * min(left, supply)}
    if h.phase == CARDS_PHASE and DRAW_CARDS in legal:
        return {"kind": "draw", "actions": [DRAW_CARDS]}
    return {"kind": "done", "actions": [DONE]} if DONE in legal else None
