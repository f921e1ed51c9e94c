"""The court, the turn and its order, an action that is not yet complete, and the options, for a view."""

from __future__ import annotations

from typing import Any, cast

from palais.games.versailles_1682.box.box import Box
from palais.games.versailles_1682.engine.constants import (
    AUDIENCES,
    COLONIES,
    COUNTRIES,
    DIRECTIONS,
    ETIQUETTES,
    FIRST_GOVERNORSHIP,
    KINDS,
    LAST_GOVERNORSHIP,
    NO_CARD,
    NOBODY,
    OVER,
    PAYMENTS,
    PLACES,
    REROLL,
    ROUTES,
    SIGNED_WARRANT,
    TAKE,
)
from palais.games.versailles_1682.engine.moment import phase
from palais.games.versailles_1682.engine.state import State
from palais.games.versailles_1682.people.names import target_name
from palais.games.versailles_1682.people.view_types import (
    CourtView,
    OptionsView,
    PendingView,
    ScaleMarks,
    TurnPlace,
    TurnView,
)


def court(h: State) -> CourtView:
    return CourtView(
        king=bool(h.king),
        queen=bool(h.queen),
        regency=bool(h.queen and not h.king),
        queen_country=cast(Any, COUNTRIES[h.queen_country]) if h.queen_country >= 0 else None,
        place=cast(Any, PLACES[h.place]),
        wars=[cast(Any, country) for n, country in enumerate(COUNTRIES) if h.war[n]],
        accession_round=h.accession_round or None,
    )


def turn(h: State) -> TurnView | None:
    if phase(h) != "actions":
        return None
    return TurnView(
        seat=h.seat, nth=h.turn_index, actions_left=h.actions_left, power=cast(Any, _power(h)), income=h.turn_index > 0
    )


def _power(h: State) -> str:
    """VE-601: of the player in turn, by office or governorship."""
    governs = any(h.holder[kind] == h.seat for kind in range(FIRST_GOVERNORSHIP, LAST_GOVERNORSHIP + 1))
    if h.office[h.seat] == NO_CARD and not governs:
        return "none"
    return "used" if h.power_used else "free"


def turns(h: State) -> list[TurnPlace]:
    """VE-341: the Steward, then leftwards every seat, then the Steward again."""
    acting = phase(h) == "actions"
    now = h.turn_index if acting else -1
    states = ["later" if nth > now else "now" if nth == now else "done" for nth in range(h.players + 1)]
    return [
        TurnPlace(seat=(h.steward + nth) % h.players, state=cast(Any, state), income=nth > 0) for nth, state in enumerate(states)
    ]


def pending(h: State) -> PendingView | None:
    if not TAKE <= h.step < OVER:
        return None
    return PendingView(
        seat=h.seat,
        card=KINDS[h.card] if h.card != NO_CARD else None,
        target=target_name(h.target),
        receiver=target_name(h.receiver),
        audience=AUDIENCES[h.audience] if h.audience != NOBODY else None,
        route=ROUTES[h.route] if h.step == REROLL else None,
        direction=DIRECTIONS[h.direction] if h.step == REROLL and h.audience != NOBODY else None,
        by_power=bool(h.by_power),
    )


def marks(box: Box) -> ScaleMarks:
    t = box.tables
    return ScaleMarks(exile=int(t.most[COLONIES]), bastille=int(t.most[SIGNED_WARRANT]), word=t.influence)


def options(h: State) -> OptionsView:
    return OptionsView(
        goal=h.goal,
        max_rounds=h.max_rounds,
        negotiation=bool(h.negotiation),
        payments=cast(Any, PAYMENTS[h.payments]),
        etiquette=cast(Any, ETIQUETTES[h.etiquette]),
        exam=bool(h.exam),
        low=h.low,
        high=h.high,
    )
