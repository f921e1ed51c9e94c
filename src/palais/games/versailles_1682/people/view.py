"""Everything a table page needs, as JSON values: made from a hidden record, with every sum and chance already there."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from palais.games.versailles_1682.box.box import Box
from palais.games.versailles_1682.engine.constants import OVER, STEPS
from palais.games.versailles_1682.engine.moment import asked, phase
from palais.games.versailles_1682.engine.state import State
from palais.games.versailles_1682.people.score import outcome
from palais.games.versailles_1682.people.view_acts import mine
from palais.games.versailles_1682.people.view_court import court, marks, options, pending, turn, turns
from palais.games.versailles_1682.people.view_courtier import count_cards, courtier
from palais.games.versailles_1682.people.view_types import CardsView, View


def view(box: Box, h: State) -> View:
    over, sheet = h.step == OVER, outcome(h)
    return View(
        game="versailles-1682",
        seat=h.viewer,
        players=[courtier(box, h, seat, sheet.parts[seat]) for seat in range(h.players)],
        to_act=list(asked(h)),
        steward=h.steward,
        round=h.round,
        phase=cast(Any, phase(h)),
        step=STEPS[h.step],
        over=over,
        court=court(h),
        turn=turn(h),
        turns=turns(h),
        pending=pending(h),
        cards=CardsView(pile=h.pile_size, discard=count_cards(h.discard), house=count_cards(h.house), signed=h.signed),
        marks=marks(box),
        fortunes=fortunes(h),
        mine=mine(box, h, h.viewer) if h.viewer >= 0 and not over else None,
        options=options(h),
        outcome=cast(Any, msgspec.to_builtins(sheet)) if over else None,
    )


def fortunes(h: State) -> list[list[int]]:
    """At the end of every round that is over; the last one is when the game is."""
    over = h.by_round.tolist()[: h.round - 1]
    lines: list[list[int]] = [line[: h.players] for line in over]
    return [*lines, h.fortune[: h.players].tolist()] if h.step == OVER else lines
