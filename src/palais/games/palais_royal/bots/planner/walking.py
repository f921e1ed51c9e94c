"""Which servants have to walk where, so that the nobles of a plan can be recruited."""

from __future__ import annotations

from typing import Final

from palais.core.jit import rule
from palais.games.palais_royal.bots.planner.plan import MAX_WALKS, Plan, add_walk
from palais.games.palais_royal.bots.planner.planner_state import PlannerState
from palais.games.palais_royal.bots.planner.targets import NOTHING, apart
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import (
    CARDS,
    EXTRA_GOLD,
    EXTRA_KING,
    EXTRA_MADAME,
    KING,
    MADAME,
    MINT,
    OFFICE,
    ROOMS,
)
from palais.games.palais_royal.engine.rules.majority import has_majority_bonus
from palais.games.palais_royal.engine.rules.recruit import discount
from palais.games.palais_royal.engine.state import State

ROOM_KINDS, CARD_KINDS = len(ROOMS), len(CARDS)
# How unwillingly a servant leaves a room: court, gate, stairs, mint, king, madame, office, back door, Cardinal.
RELUCTANCE: Final = (2.5, 0.0, 3.0, 1.0, 0.8, 0.8, 0.8, 0.5, 0.7)


@rule
def cost(s: State, t: Tables, plan: Plan) -> tuple[int, int, int]:
    """Gold, King's and Madame's seals for all targets of a plan; those taken before lower the price of their neighbours."""
    gold, king, madame = 0, 0, 0
    for n in range(plan.targets):
        field = plan.target[n]
        tile = s.noble_at[field]
        free = discount(s, t, field)
        for earlier in range(n):
            free += is_neighbour(t, field, plan.target[earlier])
        gold += max(0, t.tile_gold[tile] - free)
        king += t.tile_king[tile]
        madame += t.tile_madame[tile]
    return gold, king, madame


@rule
def is_neighbour(t: Tables, field: int, other: int) -> int:
    for n in range(t.neighbours[field]):
        if t.neighbour[field, n] == other:
            return 1
    return 0


@rule
def seals_before_income(s: State, t: Tables, room: int, seals: int, extra: int) -> int:
    """How many servants must stand in a seal room when action 2 ends, counting on what action 3 will add."""
    seat = s.player
    now = s.servants[seat, room]
    for count in range(max(0, seals - extra - 1), seals):
        s.servants[seat, room] = count
        added = extra + min(has_majority_bonus(s, t, seat, room), 1)
        s.servants[seat, room] = now
        if count + added >= seals:
            return count
    return seals


@rule
def gold_needed(s: State, t: Tables, price: int) -> int:
    """How many servants must stand in the mint when action 2 ends."""
    seat = s.player
    sure = s.gold[seat] + s.extra[seat, EXTRA_GOLD]
    if sure >= price:
        return 0
    bonus = min(has_majority_bonus(s, t, seat, MINT), 1)
    return int(max(0, price - sure - bonus))


@rule
def assign_walks(s: State, t: Tables, plan: Plan, planner: PlannerState) -> bool:
    """Add the walks that a plan's targets need. False if there are not enough servants or moves."""
    seat, spare = s.player, planner.spare
    gold, king, madame = cost(s, t, plan)
    card_seals, card_gold = seals_of_cards(s, t, plan)
    for room in range(ROOM_KINDS):
        spare[room] = s.servants[seat, room]
    spare[OFFICE] -= plan.targets
    spare[KING] -= seals_before_income(s, t, KING, king, s.extra[seat, EXTRA_KING])
    spare[MADAME] -= seals_before_income(s, t, MADAME, madame, s.extra[seat, EXTRA_MADAME])
    spare[MINT] -= gold_needed(s, t, gold + card_gold)
    use_card_seals(planner, card_seals)
    plan.walks, moves = 0, s.moves_left
    for room in (OFFICE, KING, MADAME, MINT):
        while spare[room] < 0:
            origin = nearest(s, t, room, planner)
            if origin == NOTHING or plan.walks == MAX_WALKS:
                return False
            moves -= apart(s, t, seat, origin, room)
            if moves < 0:
                return False
            spare[origin] -= 1
            spare[room] += 1
            add_walk(plan, origin, room)
    return True


@rule
def seals_of_cards(s: State, t: Tables, plan: Plan) -> tuple[int, int]:
    """The seals that the cards of the plan will give in action 4, and what these cards cost."""
    seals, gold = s.card_seals, 0
    for card in range(CARD_KINDS):
        if plan.cards[card] and t.card_seals[card] > 0:
            seals += t.card_seals[card]
            gold += t.card_price[card]
    return seals, gold


@rule
def use_card_seals(planner: PlannerState, card_seals: int) -> None:
    """The seals of a card fill what is missing."""
    for room in (KING, MADAME):
        while card_seals > 0 and planner.spare[room] < 0:
            planner.spare[room] += 1
            card_seals -= 1


@rule
def nearest(s: State, t: Tables, target: int, planner: PlannerState) -> int:
    """The room from which a spare servant had best walk to `target`, or NOTHING. In the last round all are free to go."""
    best, least = NOTHING, 1e9
    for room in range(ROOM_KINDS):
        if room != target and planner.spare[room] > 0:
            steps = apart(s, t, s.player, room, target) + (0.01 if s.last_round else 1.0) * RELUCTANCE[room]
            if steps < least:
                best, least = room, steps
    return best
