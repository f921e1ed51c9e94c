"""The fewest moves that bring servants to where they are needed: a small transport problem, solved exactly.

Successive shortest paths: each servant that is missing somewhere comes on the way that makes the whole cheapest, and may send
another one on instead. Beside walking there is the gate of action 1: so many servants come there at once, from anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from palais.games.palais_royal.engine.constants import GATE, ROOMS, STAIRS

ROOM_KINDS: Final = len(ROOMS)
START, END, CALLED, CAME, NODES = (2 * ROOM_KINDS + n for n in range(5))
MANY: Final = 99
Counts = Sequence[int]
Distances = Sequence[Sequence[int]]


class Way(NamedTuple):
    """One servant from room to room; if it is called, by the gate in action 1."""

    origin: int
    target: int
    called: bool


def least(have: Counts, need: Counts, far: Distances, calls: int) -> int:
    """No fewer moves can do: each servant that is missing comes from the nearest room that can spare one."""
    moves = 0
    for room in range(ROOM_KINDS):
        if need[room] > have[room]:
            ways = [far[other][room] for other in range(ROOM_KINDS) if have[other] > need[other]]
            if calls:
                ways.append(far[GATE][room])
            moves += (need[room] - have[room]) * min(ways, default=MANY)
    return moves


def cheapest(have: Counts, need: Counts, far: Distances, calls: int, most: int) -> list[Way] | None:
    """Ways for all that are missing with the fewest moves, or None if that takes more than `most` moves."""
    if sum(need) > sum(have) or least(have, need, far, calls) > most:
        return None
    flow = Flow(have, need, far, calls)
    moves = 0
    for _ in range(sum(max(0, need[room] - have[room]) for room in range(ROOM_KINDS))):
        moves += flow.send_one()
        if moves > most:
            return None
    return flow.ways()


class Flow:
    """Servants from rooms that can spare some (nodes 0 to 8) to rooms that miss some (nodes 9 to 17)."""

    def __init__(self, have: Counts, need: Counts, far: Distances, calls: int) -> None:
        self.room: list[dict[int, int]] = [{} for _ in range(NODES)]  # how many may still go along an edge
        self.cost: list[dict[int, int]] = [{} for _ in range(NODES)]
        missing = [room for room in range(ROOM_KINDS) if need[room] > have[room]]
        for origin in range(ROOM_KINDS):
            spare = have[origin] - need[origin]
            if spare <= 0:
                continue
            self.edge(START, origin, spare, 0)
            if calls and origin != GATE:
                self.edge(origin, CALLED, spare, 1 if origin == STAIRS else 0)  # who leaves the stairs takes a move along
            for target in missing:
                self.edge(origin, ROOM_KINDS + target, MANY, far[origin][target])
        for target in missing:
            self.edge(ROOM_KINDS + target, END, need[target] - have[target], 0)
            self.edge(CAME, ROOM_KINDS + target, MANY, far[GATE][target])
        self.edge(CALLED, CAME, calls, 0)

    def edge(self, start: int, end: int, most: int, cost: int) -> None:
        self.room[start][end], self.cost[start][end] = most, cost
        self.room[end][start], self.cost[end][start] = 0, -cost

    def send_one(self) -> int:
        """One more servant on the cheapest way; what it costs."""
        best, before = [MANY * NODES] * NODES, [START] * NODES
        best[START] = 0
        changed = [START]
        while changed:
            node = changed.pop(0)
            for end, left in self.room[node].items():
                if left > 0 and best[node] + self.cost[node][end] < best[end]:
                    best[end], before[end] = best[node] + self.cost[node][end], node
                    changed.append(end)
        if best[END] >= MANY:
            return MANY
        node = END
        while node != START:
            self.room[before[node]][node] -= 1
            self.room[node][before[node]] += 1
            node = before[node]
        return best[END]

    def ways(self) -> list[Way]:
        """Who went where."""
        ways: list[Way] = []
        for origin in range(ROOM_KINDS):
            for target in range(ROOM_KINDS):
                went = self.room[ROOM_KINDS + target].get(origin, 0)
                ways += [Way(origin, target, called=False)] * went
        callers = [o for o in range(ROOM_KINDS) for _ in range(self.room[CALLED].get(o, 0))]
        goals = [t for t in range(ROOM_KINDS) for _ in range(self.room[ROOM_KINDS + t].get(CAME, 0))]
        return ways + [Way(o, t, called=True) for o, t in zip(callers, goals, strict=True)]
