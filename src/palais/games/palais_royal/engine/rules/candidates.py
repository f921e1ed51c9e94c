"""Which actions are worth passing to `check`: a short list for each phase that omits no legal action.

A superfluous candidate costs time but not correctness, because `check` decides. Tests compare the list with all 211
actions to prove that nothing legal is missing.
"""

from __future__ import annotations

from typing import Final

from palais.core.jit import rule
from palais.games.palais_royal.box.tables import ALL_STEPS, STRAIGHT_STEPS, Tables
from palais.games.palais_royal.engine.actions import (
    BORDER_FROM,
    DONE,
    DRAW_CARDS,
    KEEP_CARD,
    KING_FROM,
    MADAME_FROM,
    MOVE_FROM_TO,
    PAY_SEALS,
    PLAY,
    PUT,
    RECRUIT_FIELD,
    REINFORCE_FROM,
    ROOM_COUNT,
    SEAL_CHOICES,
)
from palais.games.palais_royal.engine.constants import (
    BACKDOOR,
    BORDER,
    DIAGONAL,
    DRAW,
    INCOME,
    KEEP,
    MOVE,
    OFFICE,
    PAY,
    RECRUIT,
    REINFORCE,
    SETUP,
)
from palais.games.palais_royal.engine.state import State

SOURCES: Final = ROOM_COUNT + 1
CARD_KINDS: Final = 9
# The first action of each phase, in the order of constants.PHASES.
FIRST: Final = (PUT, REINFORCE_FROM, MOVE_FROM_TO, KING_FROM, RECRUIT_FIELD, DRAW_CARDS, PAY_SEALS, BORDER_FROM, KEEP_CARD, 0)


@rule
def common_candidates(s: State, t: Tables) -> int:
    """How many: `done`, and the cards that fit the phase if the player holds any cards."""
    if s.phase == SETUP or s.phase == PAY or s.phase == BORDER:
        return 0
    return 1 + t.fitting_cards[s.phase] if s.held[s.player] > 0 else 1


@rule
def candidate(s: State, t: Tables, common: int, n: int) -> int:
    """The n-th candidate: first the `common` ones, then those of the phase."""
    if n >= common:
        return phase_candidate(s, t, n - common)
    return DONE if n == 0 else PLAY + t.fitting_card[s.phase, n - 1]


@rule
def phase_candidates(s: State, t: Tables) -> int:
    """How many candidates the phase itself has."""
    seat = s.player
    sources = 1 if s.supply[seat] > 0 else SOURCES
    if s.phase == REINFORCE:
        return sources if s.gate_left > 0 or s.mustering else 0
    if s.phase == MOVE:
        if s.moves_left == 0:
            return 0
        return ALL_STEPS if s.extra[seat, DIAGONAL] else STRAIGHT_STEPS
    if s.phase == INCOME:
        return sources * (min(s.king_left, 1) + min(s.madame_left, 1))
    if s.phase == RECRUIT:
        return t.fields if s.servants[seat, OFFICE] > 0 else 0
    if s.phase == DRAW:
        return 1 if s.servants[seat, BACKDOOR] > 0 else 0
    if s.phase == KEEP:
        return CARD_KINDS if s.servants[seat, BACKDOOR] > 0 else 0
    if s.phase == PAY:
        return SEAL_CHOICES * SEAL_CHOICES
    return ROOM_COUNT if s.phase == SETUP else SOURCES


@rule
def phase_candidate(s: State, t: Tables, n: int) -> int:
    """The n-th candidate of the phase."""
    if s.phase == MOVE:
        origin, target = s.room_at[t.step_from[n]], s.room_at[t.step_to[n]]
        return int(MOVE_FROM_TO + origin * ROOM_COUNT + target)
    if s.phase == INCOME:
        return placement_candidate(s, n)
    return FIRST[s.phase] + n


@rule
def placement_candidate(s: State, n: int) -> int:
    """The n-th placement: first the sources for the King, if a servant may go there, then those for Madame."""
    sources = 1 if s.supply[s.player] > 0 else SOURCES
    if s.king_left > 0 and n < sources:
        return KING_FROM + n
    return MADAME_FROM + n - (sources if s.king_left > 0 else 0)
