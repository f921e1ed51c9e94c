"""The six audiences, the power of one's office and the levy, as a seat could use them."""

from __future__ import annotations

from typing import Final, get_args

from palais.games.versailles_1682.engine.actions import (
    ASK_AUDIENCE,
    AUDIENCE_KIND,
    CARD_KIND,
    DIRECTED,
    LEVY,
    POWER,
)
from palais.games.versailles_1682.engine.constants import (
    DOWN,
    FIRST_GOVERNORSHIP,
    FIRST_OFFICE,
    HOUSEHOLD,
    INTERVENE,
    KINDS,
    LAST_GOVERNORSHIP,
    NO_CARD,
    PALACE_LADY,
    RECALL,
    REMARRY,
    TO_QUEEN,
    UP,
    WITHDRAW,
)
from palais.games.versailles_1682.engine.foresee import AN_AUDIENCE, THE_LEVY, THE_POWER
from palais.games.versailles_1682.people.chances import route_view
from palais.games.versailles_1682.people.lacks import audience_lack, power_lack
from palais.games.versailles_1682.people.outlook import Outlook, act, targets
from palais.games.versailles_1682.people.view_types_acts import ActView, Audience, AudienceView, PowerView, Route

AUDIENCE_NAMES: Final[tuple[Audience, ...]] = get_args(Audience)


def audiences(look: Outlook) -> list[AudienceView]:
    return [_audience(look, number) for number in range(len(AUDIENCE_NAMES))]


def _audience(look: Outlook, number: int) -> AudienceView:
    refusal, name = int(look.survey.audience[number]), AUDIENCE_NAMES[number]
    starred = number in (INTERVENE, RECALL)
    start, ways = [ASK_AUDIENCE, AUDIENCE_KIND + number], look.all_routes() if starred else look.plain_routes()
    return AudienceView(
        audience=name,
        possible=refusal == 0,
        lack=audience_lack(look.h, look.seat, name, refusal),
        acts=[] if refusal else _acts(look, number, start, ways),
    )


def _acts(look: Outlook, number: int, start: list[int], ways: list[Route]) -> list[ActView]:
    name = AUDIENCE_NAMES[number]
    if number == REMARRY:
        return [act(start, audience=name, routes=ways)]
    if number == WITHDRAW:
        return _withdrawals(look, start, ways)
    others = targets(int(look.survey.audience_targets[number]))
    if number == INTERVENE:
        return [
            act([*start, action, DIRECTED + way], target=other, direction=way, audience=name, routes=ways)
            for other, action in others
            for way in (UP, DOWN)
        ]
    return [
        act([*start, action], target=other, audience=name, routes=ways, results=look.result(AN_AUDIENCE + number, other))
        for other, action in others
    ]


def _withdrawals(look: Outlook, start: list[int], ways: list[Route]) -> list[ActView]:
    """VE-521: one for each office of another and each receiver."""
    about = AN_AUDIENCE + WITHDRAW
    return [
        act(
            [*start, CARD_KIND + kind, action],
            card=kind,
            target=int(look.h.holder[kind]),
            receiver=receiver,
            audience="withdraw",
            routes=ways,
            results=look.result(about, kind, receiver),
        )
        for kind in range(FIRST_OFFICE, LAST_GOVERNORSHIP + 1)
        for receiver, action in targets(int(look.survey.receivers[kind]))
    ]


def power(look: Outlook) -> PowerView | None:
    """VE-601: of the office one has; None without an office."""
    office, refusal = int(look.h.office[look.seat]), int(look.survey.power)
    if office == NO_CARD:
        return None
    by_lady = office == PALACE_LADY
    return PowerView(
        card=KINDS[office],
        possible=refusal == 0,
        lack=power_lack(look.h, look.seat, refusal),
        acts=[] if refusal else _ladys_audiences(look) if by_lady else _uses(look, office),
        routes=[route_view(look.t, look.h, look.seat, TO_QUEEN)] if by_lady and not refusal else [],
    )


def _uses(look: Outlook, office: int) -> list[ActView]:
    """VE-431: with a target, for the Superintendent with a direction too, or just so."""
    if not look.survey.power_targets:
        return [act([POWER], card=office, results=look.result(THE_POWER))]
    ways = (UP, DOWN) if office == HOUSEHOLD else (None,)
    return [
        act(
            [POWER, action] if way is None else [POWER, action, DIRECTED + way],
            card=office,
            target=target,
            direction=way,
            results=look.result(THE_POWER, target, way or 0),
        )
        for target, action in targets(look.survey.power_targets)
        for way in ways
    ]


def _ladys_audiences(look: Outlook) -> list[ActView]:
    """VE-624: an intervention or a recall, to the Queen or the Regent herself; the route is not asked for."""
    found = []
    for number in (INTERVENE, RECALL):
        if not look.survey.audience[number]:
            found += _acts(look, number, [POWER, AUDIENCE_KIND + number], [])
    return found


def levy(look: Outlook) -> PowerView | None:
    """VE-603: None for who is no governor."""
    provinces = [kind for kind in range(FIRST_GOVERNORSHIP, LAST_GOVERNORSHIP + 1) if look.h.holder[kind] == look.seat]
    if not provinces:
        return None
    refusal = int(look.survey.levy)
    return PowerView(
        card=KINDS[provinces[0]],
        possible=refusal == 0,
        lack=power_lack(look.h, look.seat, refusal),
        acts=[] if refusal else [act([LEVY], card=provinces[0], results=look.result(THE_LEVY))],
        routes=[],
    )
