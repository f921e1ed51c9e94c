"""VE-502 to VE-505, VE-602: The routes by which a seat can ask, and their exact chances."""

from __future__ import annotations

from typing import Final

from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.actions import BY_ROUTE
from palais.games.versailles_1682.engine.constants import (
    AT_COURT,
    GENTLEMAN,
    LADY_IN_WAITING,
    ROUTES,
    SIDES,
    THROUGH_QUEEN,
    TO_CROWN,
    TO_QUEEN,
)
from palais.games.versailles_1682.engine.rules.standing import clamp
from palais.games.versailles_1682.engine.state import State
from palais.games.versailles_1682.people.view_types_acts import LossView, RollView, RouteView, Scale

WHOLE: Final = SIDES**3  # chances are counted in thousandths: two rolls, one of them twice


def routes(t: Tables, h: State, seat: int) -> list[RouteView]:
    """VE-502: to the crown always, the other two if there are a King and a Queen; none for who is not at court."""
    if h.status[seat] != AT_COURT:
        return []
    open_now = (TO_CROWN, THROUGH_QUEEN, TO_QUEEN) if h.king and h.queen else (TO_CROWN,)
    return [route_view(t, h, seat, route) for route in open_now]


def route_view(t: Tables, h: State, seat: int, route: int) -> RouteView:
    standing = _standing(h, seat, "king" if route == TO_CROWN and h.king else "queen")
    rolls = _rolls(t, h, seat, route)
    least = 2 if standing >= t.influence else 1
    return RouteView(
        route=ROUTES[route],
        action=BY_ROUTE + route,
        starred=route == TO_QUEEN,
        chance=chance(rolls, again=False),
        chance_again=chance(rolls, again=True) if any(roll["again"] for roll in rolls) else None,
        rolls=rolls,
        points=[least, least + 1],
    )


def chance(rolls: list[RollView], again: bool) -> int:
    """Of a thousand, that all rolls succeed, where allowed at the second try."""
    result = WHOLE
    for roll in rolls:
        fails = SIDES - roll["needs"]
        twice = again and roll["again"]
        result = result * (SIDES * SIDES - fails * fails) // (SIDES * SIDES) if twice else result * roll["needs"] // SIDES
    return result


def _standing(h: State, seat: int, scale: Scale) -> int:
    return int(h.k[seat] if scale == "king" else h.q[seat])


def _rolls(t: Tables, h: State, seat: int, route: int) -> list[RollView]:
    crown: Scale = "king" if h.king else "queen"
    if route == TO_CROWN:
        return [_roll(t, h, seat, crown, crown, before_queen=False)]
    heard = _roll(t, h, seat, "queen", "queen", before_queen=True)
    return [heard] if route == TO_QUEEN else [heard, _roll(t, h, seat, crown, "queen", before_queen=False)]


def _roll(t: Tables, h: State, seat: int, die: Scale, scale: Scale, before_queen: bool) -> RollView:
    needs = max(0, min(SIDES, _standing(h, seat, scale)))
    return RollView(die=die, scale=scale, needs=needs, again=_again(h, seat, before_queen), loss=_loss(t, h, seat, die))


def _again(h: State, seat: int, before_queen: bool) -> bool:
    """VE-602: the First Gentleman before the crown, the First Lady-in-Waiting before the Queen or the Regent."""
    if h.seat == seat and h.power_used:
        return False
    if h.office[seat] == LADY_IN_WAITING:
        return before_queen or not h.king
    return bool(h.office[seat] == GENTLEMAN and not before_queen)


def _loss(t: Tables, h: State, seat: int, scale: Scale) -> LossView | None:
    """VE-503 to VE-505: a point with the one before whom one fails; at the end of the scale nothing."""
    before = _standing(h, seat, scale)
    after = clamp(h, before + t.refusal)
    return LossView(scale=scale, before=before, after=after) if after != before else None
