"""Everything a table page needs, as JSON values: made from a hidden record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec

from palais.core.choices import Choice
from palais.games.versailles_1682.box.box import Box
from palais.games.versailles_1682.engine.constants import (
    AT_COURT,
    AUDIENCES,
    COUNTRIES,
    DIRECTIONS,
    ETIQUETTES,
    IN_BASTILLE,
    IN_EXILE,
    KINDS,
    MAIN,
    NO_CARD,
    NOBODY,
    OVER,
    PAYMENTS,
    PLACES,
    REROLL,
    ROUTES,
    SEXES,
    STATUSES,
    STEPS,
    TAKE,
)
from palais.games.versailles_1682.engine.moment import asked, phase
from palais.games.versailles_1682.engine.state import State
from palais.games.versailles_1682.people.address import address
from palais.games.versailles_1682.people.choices import public_choices
from palais.games.versailles_1682.people.names import target_name
from palais.games.versailles_1682.people.score import outcome
from palais.games.versailles_1682.people.view_types import (
    AddressView,
    CardsView,
    CourtView,
    OptionsView,
    PendingView,
    PlayerView,
    TurnView,
    View,
)


def view(box: Box, h: State) -> View:
    over = h.step == OVER
    return View(
        game="versailles-1682",
        seat=h.viewer,
        players=[_player(box, h, seat) for seat in range(h.players)],
        to_act=list(asked(h)),
        steward=h.steward,
        round=h.round,
        phase=cast(Any, phase(h)),
        step=STEPS[h.step],
        over=over,
        court=_court(h),
        turn=_turn(h),
        pending=_pending(h),
        cards=CardsView(pile=h.pile_size, discard=_cards(h.discard), house=_cards(h.house), signed=h.signed),
        moved=[KINDS[kind] for kind in h.moved.nonzero()[0].tolist()],
        paid=[KINDS[kind] for kind in h.paid.nonzero()[0].tolist()],
        fortunes=[line[: h.players] for line in h.by_round.tolist()[: h.round] if any(line)],
        options=_options(h),
        outcome=cast(Any, msgspec.to_builtins(outcome(h))) if over else None,
    )


def _cards(counts: Any) -> dict[str, int]:
    return {KINDS[kind]: int(counts[kind]) for kind in counts.nonzero()[0].tolist()}


def _player(box: Box, h: State, seat: int) -> PlayerView:
    at_court, status = h.status[seat] == AT_COURT, int(h.status[seat])
    addressed = address(h, seat)
    return PlayerView(
        seat=seat,
        colour=box.game.players.colours[seat],
        fortune=int(h.fortune[seat]),
        cards=int(h.held[seat]),
        hand=_cards(h.hand[seat]) if h.viewer == seat else None,
        seen=_cards(h.seen[h.viewer, seat]) if 0 <= h.viewer != seat else {},
        sex=cast(Any, SEXES[h.sex[seat]]),
        party=cast(Any, COUNTRIES[h.party[seat]]),
        status=cast(Any, STATUSES[status]),
        king=int(h.k[seat]) if at_court and h.king else None,
        queen=int(h.q[seat]) if at_court and h.queen else None,
        spouse=int(h.spouse[seat]) if h.spouse[seat] != NOBODY else None,
        ever_married=bool(h.ever_married[seat]),
        fallen_in=int(h.fall_round[seat]) if status in (IN_EXILE, IN_BASTILLE) else None,
        before=_cards(h.before[seat]),
        office=KINDS[h.office[seat]] if h.office[seat] != NO_CARD else None,
        income=int(box.tables.rents + (h.before[seat] * box.tables.income).sum()),
        address=cast(AddressView, {k: v for k, v in addressed._asdict().items() if k != "woman"}) if addressed else None,
        speaker=status in (AT_COURT, IN_EXILE),
        ready=bool(h.ready[seat]) and phase(h) == "negotiation",
        ledger=outcome(h).parts[seat],
    )


def _court(h: State) -> CourtView:
    return CourtView(
        king=bool(h.king),
        queen=bool(h.queen),
        regency=bool(h.queen and not h.king),
        queen_country=cast(Any, COUNTRIES[h.queen_country]) if h.queen_country >= 0 else None,
        place=cast(Any, PLACES[h.place]),
        wars=[cast(Any, country) for n, country in enumerate(COUNTRIES) if h.war[n]],
        accession_round=h.accession_round or None,
    )


def _turn(h: State) -> TurnView | None:
    if phase(h) != "actions":
        return None
    return TurnView(
        seat=h.seat, nth=h.turn_index, actions_left=h.actions_left, power_used=bool(h.power_used), income=h.turn_index > 0
    )


def _pending(h: State) -> PendingView | None:
    if not TAKE <= h.step < OVER:
        return None
    return PendingView(
        card=KINDS[h.card] if h.card != NO_CARD else None,
        target=target_name(h.target),
        receiver=target_name(h.receiver),
        audience=AUDIENCES[h.audience] if h.audience != NOBODY else None,
        route=ROUTES[h.route] if h.step == REROLL else None,
        direction=DIRECTIONS[h.direction] if h.step == REROLL and h.audience != NOBODY else None,
        by_power=bool(h.by_power),
    )


def _options(h: State) -> OptionsView:
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


def without_secrets(view: Any, choices: Sequence[Choice]) -> tuple[Any, list[Choice]]:
    """Without hands, what was seen of them, and the small decisions of an action: their length tells nothing."""
    players = [{**player, "hand": None, "seen": {}} for player in view["players"]]
    acting = view["phase"] == "actions"
    public = {**view, "players": players, "step": STEPS[MAIN] if acting else view["step"], "pending": None}
    return public, public_choices(choices)
