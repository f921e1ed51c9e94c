"""Why a courtier cannot be the target or the beneficiary of what is being chosen."""

from __future__ import annotations

from palais.core.phrase import Phrase
from palais.games.versailles_1682.box.box import HIGHEST, LOWEST, Box
from palais.games.versailles_1682.box.tables import BOTH
from palais.games.versailles_1682.engine.constants import (
    AT_COURT,
    FIRST_ACTION_CARD,
    FIRST_OFFICE,
    LAST_OFFICE,
    NO_CARD,
    RECEIVER,
    SEXES,
    TARGET,
)
from palais.games.versailles_1682.engine.rules.standing import crown_standing
from palais.games.versailles_1682.engine.state import State
from palais.games.versailles_1682.people.lacks import lack, request_lack
from palais.games.versailles_1682.people.view_types_acts import LackView


def target_phrase(box: Box, h: State, seat: int, other: int) -> Phrase:
    """The condition of the card, or of the audience, that this courtier does not meet."""
    found = _reason(box, h, seat, other)
    return Phrase("why-target", {"what": found["what"], **found["arguments"]}, seats={"who": other})


def _reason(box: Box, h: State, seat: int, other: int) -> LackView:
    if h.step in (TARGET, RECEIVER) and 0 <= h.card < FIRST_ACTION_CARD:
        return request_lack(box.tables, h, other, h.card) or _limit(h, seat, other)
    if h.status[other] != AT_COURT:
        return lack("away")
    if h.step == TARGET and h.card >= FIRST_ACTION_CARD:
        return _action_card(box, h, seat, other)
    return lack("self" if other == seat else "other")


def _limit(h: State, seat: int, other: int) -> LackView:
    """VE-513: Another who holds an office cannot be given one. VE-521: The holder does not receive it back."""
    if h.step == RECEIVER and other == h.target:
        return lack("other")
    is_office = FIRST_OFFICE <= h.card <= LAST_OFFICE
    return lack("office" if is_office and other != seat and h.office[other] != NO_CARD else "other")


def _action_card(box: Box, h: State, seat: int, other: int) -> LackView:
    """Sex and standing, then whatever the card asks for beyond that."""
    t, kind, have = box.tables, h.card, crown_standing(h, other)
    if t.who[kind] != BOTH and h.sex[other] != t.who[kind]:
        return lack("sex", sex=SEXES[t.who[kind]])
    if t.most[kind] != HIGHEST and have > t.most[kind]:
        return lack("fallen", have=have, most=int(t.most[kind]))
    if t.least[kind] != LOWEST and have < t.least[kind]:
        return lack("risen", have=have, least=int(t.least[kind]))
    return lack("self" if other == seat else "other")
