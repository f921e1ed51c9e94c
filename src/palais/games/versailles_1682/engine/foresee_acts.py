"""What each act of a survey would lead to, as far as at most one die decides and nothing hidden is involved."""

from __future__ import annotations

from typing import Any

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.actions import SEAT, THE_KING, TO_HOUSE
from palais.games.versailles_1682.engine.constants import (
    DUEL,
    EQUERRY,
    FEVER,
    FIRST_OFFICE,
    GAMING,
    HOUSEHOLD,
    KIND_COUNT,
    LAST_GOVERNORSHIP,
    LETTER,
    MARRY,
    NOBODY,
    RECALL,
    RELEASE,
    ROBES,
    SEALS,
    WARRANT,
    WITHDRAW,
)
from palais.games.versailles_1682.engine.event_log import Log
from palais.games.versailles_1682.engine.foresee import ABOUT, AN_AUDIENCE, OPTION, TARGET, THE_LEVY, THE_POWER, foresee
from palais.games.versailles_1682.engine.refusals import LEGAL
from palais.games.versailles_1682.engine.rules.targets import needs_target

BITS = 12  # of a mask: six seats, King, Queen, the King's House, three countries


@rule
def foresee_acts(states: Any, scratches: Any, t: Tables, seat: int, out: Any, log: Log) -> None:
    foresee_cards(states, scratches, t, seat, out, log)
    foresee_audiences(states, scratches, t, seat, out, log)
    foresee_power(states, scratches, t, seat, out, log)


@rule
def name_act(out: Any, about: int, target: int, option: int) -> None:
    """The act that is foreseen next."""
    out.act[ABOUT], out.act[TARGET], out.act[OPTION] = about, target, option


@rule
def named(bit: int) -> int:
    """A target as the record names it: a seat, or the action number of anything else."""
    return bit if SEAT + bit < THE_KING else SEAT + bit


@rule
def foresee_cards(states: Any, scratches: Any, t: Tables, seat: int, out: Any, log: Log) -> None:
    """All but the cards with several dice, the letter, whose hand is hidden, and the warrant, which changes no fact."""
    for kind in range(KIND_COUNT):
        if states[0].hand[seat, kind] == 0 or out.card[kind] != LEGAL:
            continue
        if kind in (DUEL, FEVER, GAMING, LETTER, WARRANT):
            continue
        if not needs_target(kind):
            name_act(out, kind, NOBODY, 0)
            foresee(states, scratches, t, seat, out, log)
        for bit in range(BITS):
            if out.targets[kind] & (1 << bit):
                name_act(out, kind, named(bit), 0)
                foresee(states, scratches, t, seat, out, log)


@rule
def foresee_audiences(states: Any, scratches: Any, t: Tables, seat: int, out: Any, log: Log) -> None:
    """All but interventions and the remarriage, which need more dice."""
    for kind in range(FIRST_OFFICE, LAST_GOVERNORSHIP + 1):
        for bit in range(TO_HOUSE - SEAT + 1):
            if out.receivers[kind] & (1 << bit):
                name_act(out, AN_AUDIENCE + WITHDRAW, kind, named(bit))
                foresee(states, scratches, t, seat, out, log)
    for audience in (MARRY, RELEASE, RECALL):
        for other in range(states[0].players):
            if out.audience_targets[audience] & (1 << other):
                name_act(out, AN_AUDIENCE + audience, other, 0)
                foresee(states, scratches, t, seat, out, log)


@rule
def foresee_power(states: Any, scratches: Any, t: Tables, seat: int, out: Any, log: Log) -> None:
    """VE-603, VE-611 to VE-627: what hangs on a hidden hand, the Keeper's and the Reader's power, is left out."""
    office = states[0].office[seat]
    if out.levy == LEGAL:
        name_act(out, THE_LEVY, NOBODY, 0)
        foresee(states, scratches, t, seat, out, log)
    if out.power != LEGAL or office == SEALS:
        return
    if office in (EQUERRY, ROBES):
        name_act(out, THE_POWER, NOBODY, 0)
        foresee(states, scratches, t, seat, out, log)
    for bit in range(BITS):
        if out.power_targets & (1 << bit):
            for direction in range(2 if office == HOUSEHOLD else 1):
                name_act(out, THE_POWER, named(bit), direction)
                foresee(states, scratches, t, seat, out, log)
