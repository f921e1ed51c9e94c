"""What playing a card on a target is worth: requests by what they pay, action cards by whom they help or hurt."""

from __future__ import annotations

from palais.games.versailles_1682.bots.worth import POINT, Worth
from palais.games.versailles_1682.engine.actions import SEAT
from palais.games.versailles_1682.engine.constants import (
    ACCIDENT,
    ANNULMENT,
    ARMS,
    AT_COURT,
    CASUS_BELLI,
    COLONIES,
    DISGRACE,
    DUEL,
    FAVOURITE,
    FEVER,
    FIRST_ACTION_CARD,
    FIRST_OFFICE,
    FRONT,
    GAMING,
    INHERITANCE,
    JUSTICE,
    KING_MALADY,
    LAST_OFFICE,
    LETTER,
    MARSHAL,
    MAX_PLAYERS,
    NO_CARD,
    PEACE,
    POISON,
    QUEEN_MALADY,
    SIDES,
    SIGNED_WARRANT,
    WARRANT,
)

A_CARD = 600.0  # in a hand
NOTHING = -300.0  # less than drawing a card


def play_worth(w: Worth, kind: int, action: int) -> float:
    """`action` names the target; without one it is the seat itself."""
    target = action - SEAT if SEAT <= action < SEAT + MAX_PLAYERS else None
    if kind < FIRST_ACTION_CARD:
        return request_worth(w, kind, w.seat if target is None else target)
    if kind in (KING_MALADY, QUEEN_MALADY, FEVER):
        return sickness_worth(w, kind)
    if target is None:
        return w.t.own_king[kind] * POINT if kind == PEACE else war_worth(w) if kind == CASUS_BELLI else NOTHING
    return action_worth(w, kind, target)


def request_worth(w: Worth, kind: int, target: int) -> float:
    """For oneself, or for a spouse; a card that nobody has helps nobody."""
    if kind == WARRANT:
        return w.petition(1200.0)
    gain = w.card(kind)
    if FIRST_OFFICE <= kind <= LAST_OFFICE and target == w.seat and w.h.office[w.seat] != NO_CARD:
        gain -= w.card(int(w.h.office[w.seat]))
    if target != w.seat:
        gain *= 0.5 if target == w.spouse() else -0.5
    return w.petition(gain)


def action_worth(w: Worth, kind: int, target: int) -> float:
    weight, points = w.weight(target), float(w.t.king[kind] + w.t.queen[kind] / 2) * POINT
    if kind in (POISON, ACCIDENT, FRONT, ARMS):
        return violence_worth(w, kind, target, points)
    if kind == DUEL:
        return -weight * 0.25 * w.lost_by_death(target) - 0.25 * w.lost_by_death(w.seat) - POINT
    if kind in (DISGRACE, SIGNED_WARRANT, COLONIES):
        return weight * (float(w.t.livres[kind]) - w.lost_by_a_fall(target))
    if kind == JUSTICE:
        return 4000.0 if target == w.seat else NOTHING
    if kind == FAVOURITE:
        chance = w.chance(int(w.h.k[target]))
        return weight * (chance * (w.card(kind) + POINT) - (1 - chance) * POINT / 2)
    if kind == LETTER:
        return A_CARD + 200.0
    if kind == ANNULMENT:
        return -w.married_to(target) if target == w.spouse() else NOTHING
    money = float(w.t.livres[kind])
    if kind == GAMING:
        return 0.5 * min(money, float(w.h.fortune[target])) - 0.3 * min(money, float(w.h.fortune[w.seat]))
    return weight * (points + (money if kind >= INHERITANCE or money else 0.0)) + party_worth(w, kind, target)


def violence_worth(w: Worth, kind: int, target: int, points: float) -> float:
    """What a death takes away, by its chance; poison that is found out costs the poisoner."""
    dies = float(w.t.dies[kind]) / SIDES
    found_out = max(0, SIDES + 1 - int(w.t.backfires[kind])) / SIDES if kind == POISON else 0.0
    survived = points if kind == ARMS else (1 - dies) * points
    return w.weight(target) * (survived - dies * w.lost_by_death(target)) - found_out * 4.5 * POINT


def party_worth(w: Worth, kind: int, target: int) -> float:
    """Others of the target's party are hit too."""
    if not w.t.party[kind]:
        return 0.0
    hit = [p for p in range(w.h.players) if p != target and w.h.party[p] == w.h.party[target] and w.h.status[p] == AT_COURT]
    return sum(w.weight(p) * float(w.t.party[kind]) * POINT for p in hit)


def sickness_worth(w: Worth, kind: int) -> float:
    """Worth it if the others have more standing to lose."""
    if kind == FEVER or w.h.status[w.seat] != AT_COURT:
        return 0.0
    scale = w.h.k if kind == KING_MALADY else w.h.q
    others = [int(scale[p]) for p in range(w.h.players) if p != w.seat and w.h.status[p] == AT_COURT]
    ahead = max(others, default=0) - int(scale[w.seat])
    return (ahead - 3) * POINT / 2


def war_worth(w: Worth) -> float:
    """A war is good for who would be a Marshal."""
    return 900.0 if w.h.hand[w.seat, MARSHAL] and not w.h.war.any() else NOTHING / 2
