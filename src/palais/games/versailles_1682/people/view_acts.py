"""What a seat can do: main actions, cards in the hand and in the King's House, gifts; audiences and powers besides."""

from __future__ import annotations

from typing import Final

from palais.games.versailles_1682.box.box import Box
from palais.games.versailles_1682.engine.actions import CARD_KIND, GIVE, LEVY, PLAY, SEAT, TAKE_CARD, TEXTS
from palais.games.versailles_1682.engine.constants import FIRST_ACTION_CARD, KINDS, WARRANT
from palais.games.versailles_1682.engine.refusals import REFUSALS
from palais.games.versailles_1682.engine.rules.targets import needs_target
from palais.games.versailles_1682.engine.state import State
from palais.games.versailles_1682.people.lacks import card_lack, request_lack
from palais.games.versailles_1682.people.outlook import Outlook, act, make_outlook, targets
from palais.games.versailles_1682.people.view_audiences import audiences, levy, power
from palais.games.versailles_1682.people.view_types_acts import ActView, HandCardView, MineView

MAIN_ACTIONS: Final = ("done", *TEXTS[1 : LEVY + 1])


def mine(box: Box, h: State, seat: int) -> MineView:
    look = make_outlook(box, h, seat)
    refusals = [REFUSALS[number] if number else None for number in look.survey.main.tolist()]
    return MineView(
        may={name: refusal for name, refusal in zip(MAIN_ACTIONS, refusals, strict=True) if name != "yes"},
        routes=look.routes,
        hand=[_hand_card(look, kind) for kind in h.hand[seat].nonzero()[0].tolist()],
        house=[_house_card(look, kind) for kind in h.house.nonzero()[0].tolist()],
        audiences=audiences(look),
        power=power(look),
        levy=levy(look),
        gives=[act([GIVE, SEAT + other], target=other) for other in range(h.players) if other != seat],
    )


def _hand_card(look: Outlook, kind: int) -> HandCardView:
    return _card(look, kind, int(look.h.hand[look.seat, kind]), _plays(look, kind))


def _house_card(look: Outlook, kind: int) -> HandCardView:
    """VE-412: to take it; whether it could be played then."""
    return _card(look, kind, int(look.h.house[kind]), [act([TAKE_CARD, CARD_KIND + kind], card=kind)])


def _card(look: Outlook, kind: int, count: int, acts: list[ActView]) -> HandCardView:
    refusal = int(look.survey.card[kind])
    return HandCardView(
        card=KINDS[kind],
        count=count,
        action=CARD_KIND + kind,
        possible=refusal == 0,
        lack=card_lack(look.t, look.h, look.seat, kind, refusal),
        for_me=request_lack(look.t, look.h, look.seat, kind) if kind < FIRST_ACTION_CARD else None,
        acts=acts,
    )


def _plays(look: Outlook, kind: int) -> list[ActView]:
    """VE-413: one act for each target, or a single one for a card without any."""
    if look.survey.card[kind]:
        return []
    start, ways = [PLAY, CARD_KIND + kind], look.plain_routes() if kind < FIRST_ACTION_CARD else []
    if not needs_target(kind):
        own = look.seat if kind == WARRANT else -1
        return [act(start, card=kind, target=own, routes=ways, results=look.result(kind))]
    return [
        act([*start, action], card=kind, target=target, routes=ways, results=look.result(kind, target))
        for target, action in targets(int(look.survey.targets[kind]))
    ]
