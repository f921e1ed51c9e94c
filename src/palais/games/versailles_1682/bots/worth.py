"""What things are worth to a seat, in livres: rules of thumb over what it may know."""

from __future__ import annotations

from palais.games.versailles_1682.box.box import Box
from palais.games.versailles_1682.engine.constants import (
    AT_COURT,
    FAVOURITE,
    FIRST_OFFICE,
    FIRST_PENSION,
    LAST_GOVERNORSHIP,
    NOBODY,
    SIDES,
    THROUGH_QUEEN,
    TO_CROWN,
    TO_QUEEN,
)
from palais.games.versailles_1682.engine.state import State

POINT = 450.0  # of standing
AN_OFFICE_CAN_BE_TAKEN = 0.75
LEAST_ROUNDS, MOST_ROUNDS = 1.5, 7.0
ROUND_INCOME = 5000.0  # of the leader, once things are under way


class Worth:
    """One position as one seat sees it."""

    def __init__(self, box: Box, h: State, seat: int) -> None:
        self.t, self.h, self.seat = box.tables, h, seat
        fortunes = h.fortune[: h.players].tolist()
        rounds = (h.goal - max(fortunes)) / ROUND_INCOME
        self.rounds: float = max(LEAST_ROUNDS, min(MOST_ROUNDS, rounds, h.max_rounds - h.round + 1.0))
        self.prospects = [fortunes[other] + self.rounds * self.income(other) for other in range(h.players)]
        rivals = [other for other in range(h.players) if other != seat]
        self.leader = max(rivals, key=lambda other: self.prospects[other])

    def income(self, seat: int) -> float:
        return float((self.h.before[seat] * self.t.income).sum())

    def weight(self, seat: int) -> float:
        """How much a livre of theirs is worth to this seat: its own all of it, a rival's loss some of it."""
        if seat == self.seat:
            return 1.0
        rival = -0.5 if seat == self.leader else -0.15
        return rival + (0.4 if self.h.spouse[self.seat] == seat else 0.0)

    def card(self, kind: int) -> float:
        """What a card before a courtier will still pay."""
        safe = kind < FIRST_OFFICE or kind > LAST_GOVERNORSHIP
        return float(self.t.income[kind]) * self.rounds * (1.0 if safe else AN_OFFICE_CAN_BE_TAKEN)

    def lost_by_a_fall(self, seat: int) -> float:
        """Pensions, offices, the favourite's card, and standing."""
        kinds = [kind for kind in (*range(FIRST_PENSION, LAST_GOVERNORSHIP + 1), FAVOURITE) if self.h.before[seat, kind]]
        return sum(self.card(kind) * int(self.h.before[seat, kind]) for kind in kinds) + self.standing(seat) + 1500.0

    def lost_by_death(self, seat: int) -> float:
        return self.lost_by_a_fall(seat) + sum(self.card(kind) * int(self.h.before[seat, kind]) for kind in range(FIRST_PENSION))

    def standing(self, seat: int) -> float:
        """What the present standings may be worth beyond a middling new roll."""
        if self.h.status[seat] != AT_COURT:
            return 0.0
        points = (self.h.k[seat] - 4 if self.h.king else 0) + (self.h.q[seat] - 4 if self.h.queen else 0) / 2
        return float(points) * POINT

    def chance(self, standing: int) -> float:
        return max(0, min(SIDES, standing)) / SIDES

    def route_chance(self, route: int) -> float:
        """VE-503 to VE-505."""
        crown = int(self.h.k[self.seat] if self.h.king else self.h.q[self.seat])
        queen = self.chance(int(self.h.q[self.seat]))
        return {TO_CROWN: self.chance(crown), THROUGH_QUEEN: queen * queen, TO_QUEEN: queen}[route]

    def best_chance(self, starred: bool = False) -> float:
        """By the best route that is open."""
        routes = [TO_CROWN]
        if self.h.king and self.h.queen:
            routes += [THROUGH_QUEEN, TO_QUEEN] if starred else [THROUGH_QUEEN]
        return max(self.route_chance(route) for route in routes)

    def petition(self, gain: float, starred: bool = False) -> float:
        """Something asked for: the gain by its chance, or a point lost."""
        chance = self.best_chance(starred)
        return chance * gain - (1 - chance) * POINT

    def married_to(self, other: int) -> float:
        """Half of their income for half of the own, and the right of a widow."""
        return (self.income(other) - self.income(self.seat)) / 2 * self.rounds + 300.0

    def spouse(self) -> int | None:
        found = int(self.h.spouse[self.seat])
        return None if found == NOBODY else found
