"""Everything that a seat could do if it were its turn: the questions a view asks `check`, asked in one go."""

from __future__ import annotations

from typing import Any, Final, Protocol, cast

import numpy as np
import numpy.typing as npt

from palais.core.jit import door, rule
from palais.core.records import record_kind
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.actions import LEVY, NO, SEAT, TO_HOUSE
from palais.games.versailles_1682.engine.constants import (
    AT_COURT,
    FIRST_OFFICE,
    INTERVENE,
    KIND_COUNT,
    LAST_GOVERNORSHIP,
    MARRY,
    PALACE_LADY,
    RECALL,
    RELEASE,
    WITHDRAW,
)
from palais.games.versailles_1682.engine.foresee import ROW, Rows, write_facts
from palais.games.versailles_1682.engine.foresee_acts import foresee_acts
from palais.games.versailles_1682.engine.refusals import LEGAL, NOT_AT_COURT
from palais.games.versailles_1682.engine.rules.audience import check_audience_kind, check_audience_seat
from palais.games.versailles_1682.engine.rules.audiences.withdraw import check_receiver, check_withdraw
from palais.games.versailles_1682.engine.rules.check import check
from palais.games.versailles_1682.engine.rules.play import LAST_TARGET, check_kind, check_target
from palais.games.versailles_1682.engine.rules.power import check_levy, check_power, check_power_target
from palais.games.versailles_1682.engine.rules.targets import needs_target
from palais.games.versailles_1682.engine.state import HELD_KINDS, State

MOST_ROWS: Final = 480
AUDIENCE_KINDS: Final = 6
# Masks have a bit for each target, counted from the action number of seat 0 on.
SURVEY = np.dtype(
    [
        ("rows", "i8"),
        ("power", "i8"),
        ("levy", "i8"),
        ("power_targets", "i8"),
        ("row", "i4", (MOST_ROWS, ROW)),
        ("now", "i4", (ROW,)),
        ("act", "i4", (3,)),
        ("main", "i1", (LEVY + 1,)),
        ("card", "i1", (KIND_COUNT,)),
        ("targets", "i4", (KIND_COUNT,)),
        ("audience", "i1", (AUDIENCE_KINDS,)),
        ("audience_targets", "i4", (AUDIENCE_KINDS,)),
        ("withdraw", "i1", (HELD_KINDS,)),
        ("receivers", "i4", (HELD_KINDS,)),
    ]
)


class Survey(Protocol):
    """The twin of `SURVEY` for the type checker."""

    rows: int
    power: int  # the refusal of the power of one's office
    levy: int
    power_targets: int
    row: Rows  # [n]: what acts would lead to, see foresee.py
    now: Rows  # what is so now
    act: Rows
    main: npt.NDArray[np.int8]  # the refusal of each of the actions 0 to 8, now
    card: npt.NDArray[np.int8]  # of playing a card of this kind, if it were one's turn
    targets: npt.NDArray[np.int32]
    audience: npt.NDArray[np.int8]
    audience_targets: npt.NDArray[np.int32]
    withdraw: npt.NDArray[np.int8]  # of taking this office away
    receivers: npt.NDArray[np.int32]

    def handle(self) -> Any: ...


SurveyRecord = record_kind("SurveyRecord", SURVEY)


def new_survey() -> Survey:
    return cast(Survey, SurveyRecord())


@door
def survey_court(states: Any, scratches: Any, tables: Any, seat: int, surveys: Any, logs: Any) -> None:
    """Fill a blank survey for a seat; `scratches` is a record to try things out on."""
    scratches[0] = states[0]
    ask_main(scratches[0], tables[0], seat, surveys[0])
    begin_own_turn(scratches[0], tables[0], seat)
    ask_cards(scratches[0], tables[0], seat, surveys[0])
    ask_audiences(scratches[0], tables[0], seat, surveys[0])
    ask_power(scratches[0], tables[0], seat, surveys[0])
    write_facts(states[0], tables[0], surveys[0].now)
    foresee_acts(states, scratches, tables[0], seat, surveys[0], logs[0])


@rule
def ask_main(s: State, t: Tables, seat: int, out: Survey) -> None:
    for action in range(NO, LEVY + 1):
        out.main[action] = check(s, t, seat, action)


@rule
def begin_own_turn(s: State, t: Tables, seat: int) -> None:
    """In the turn of another the own power is unused."""
    if s.seat != seat:
        s.seat, s.power_used, s.actions_left = seat, 0, t.actions


@rule
def ask_cards(s: State, t: Tables, seat: int, out: Survey) -> None:
    """Cards in the hand, and those in the King's House: they could be there next."""
    for kind in range(KIND_COUNT):
        if s.hand[seat, kind] > 0 or s.house[kind] > 0:
            out.card[kind] = check_kind(s, t, seat, kind)
            if out.card[kind] == LEGAL and needs_target(kind):
                s.card = kind
                for action in range(SEAT, LAST_TARGET + 1):
                    if check_target(s, t, seat, action) == LEGAL:
                        out.targets[kind] |= 1 << (action - SEAT)


@rule
def ask_audiences(s: State, t: Tables, seat: int, out: Survey) -> None:
    for audience in range(AUDIENCE_KINDS):
        out.audience[audience] = check_audience_kind(s, seat, audience) if s.status[seat] == AT_COURT else NOT_AT_COURT
    if s.status[seat] != AT_COURT:
        return
    for audience in range(AUDIENCE_KINDS):
        if audience in (MARRY, INTERVENE, RELEASE, RECALL):
            for other in range(s.players):
                if check_audience_seat(s, seat, audience, other) == LEGAL:
                    out.audience_targets[audience] |= 1 << other
    s.audience = WITHDRAW
    for kind in range(FIRST_OFFICE, LAST_GOVERNORSHIP + 1):
        out.withdraw[kind] = check_withdraw(s, seat, kind)
        if out.withdraw[kind] == LEGAL:
            s.card, s.target = kind, int(s.holder[kind])
            for action in range(SEAT, TO_HOUSE + 1):
                if check_receiver(s, t, seat, action) == LEGAL:
                    out.receivers[kind] |= 1 << (action - SEAT)


@rule
def ask_power(s: State, t: Tables, seat: int, out: Survey) -> None:
    """The targets of the power of one's office, as far as it names any."""
    out.power, out.levy = check_power(s, t, seat), check_levy(s, seat)
    s.card = int(s.office[seat])
    if out.power == LEGAL and s.card != PALACE_LADY:
        for action in range(SEAT, LAST_TARGET + 1):
            if check_power_target(s, seat, action) == LEGAL:
                out.power_targets |= 1 << (action - SEAT)
