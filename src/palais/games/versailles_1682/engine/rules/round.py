"""The round and the turn, as they go on by themselves (VE-301, VE-341, VE-342, VE-401, VE-421 to VE-424)."""

from __future__ import annotations

from palais.core.jit import rule
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine.constants import (
    AFTER_STEP,
    FLOW,
    HAND_LIMIT,
    INCOME,
    INTRODUCTION,
    MAIN,
    NEGOTIATION,
    NEXT_SEX,
    RELOCATION,
    ROUND_BEGINS,
    ROUND_ENDS,
    ROUNDS_KEPT,
    SURPLUS,
    TURN_BEGINS,
    TURN_ENDS,
)
from palais.games.versailles_1682.engine.event_log import BROKEN_OFF, NEW_ROUND, TURN, Log, tell
from palais.games.versailles_1682.engine.refusals import LEGAL
from palais.games.versailles_1682.engine.rules.crown import accession, accession_due
from palais.games.versailles_1682.engine.rules.income import pay_income
from palais.games.versailles_1682.engine.rules.introduction import ask_next_sex, introduce_next
from palais.games.versailles_1682.engine.rules.negotiation import begin_negotiation
from palais.games.versailles_1682.engine.rules.owner import begin_turn_of
from palais.games.versailles_1682.engine.rules.pending import clear_pending
from palais.games.versailles_1682.engine.rules.power import check_levy, check_power
from palais.games.versailles_1682.engine.rules.relocation import ask_place
from palais.games.versailles_1682.engine.rules.victory import end_game, goal_reached
from palais.games.versailles_1682.engine.state import State


@rule
def go_on(s: State, t: Tables, log: Log) -> None:
    """Until the next decision, or the end of the game."""
    while s.step >= FLOW:
        if s.step == AFTER_STEP:
            after_step(s, t)
        elif s.step == INCOME:
            take_income(s, t, log)
        elif s.step == HAND_LIMIT:
            s.step = SURPLUS if s.held[s.seat] > t.hand_limit else TURN_ENDS
        elif s.step == TURN_ENDS:
            s.turn_index += 1
            s.step = TURN_BEGINS if s.turn_index <= s.players else ROUND_ENDS
        elif s.step == TURN_BEGINS:
            begin_turn(s, t, log)
        else:
            change_phase(s, t, log)


@rule
def change_phase(s: State, t: Tables, log: Log) -> None:
    """VE-301: Introduction, negotiation, relocation, actions."""
    if s.step == NEXT_SEX:
        ask_next_sex(s)
    elif s.step == ROUND_BEGINS:
        begin_round(s, t, log)
    elif s.step == INTRODUCTION:
        introduce_next(s, t, log)
    elif s.step == NEGOTIATION:
        begin_negotiation(s, log)
    elif s.step == RELOCATION:
        ask_place(s)
    else:
        end_round(s, log)


@rule
def begin_round(s: State, t: Tables, log: Log) -> None:
    """VE-301: An accession that is due opens the round. VE-521, VE-802: The marks of offices are for one round."""
    tell(log, NEW_ROUND, s.steward, s.round, 0, 0, 0)
    s.moved[:] = 0
    s.paid[:] = 0
    s.introduced = 0
    if accession_due(s):
        accession(s, t, log)
    s.step = INTRODUCTION


@rule
def begin_turn(s: State, t: Tables, log: Log) -> None:
    """VE-341: The Steward, then leftwards every seat, then the Steward again."""
    begin_turn_of(s, (s.steward + s.turn_index) % s.players)
    s.actions_left, s.power_used = t.actions, 0
    tell(log, TURN, s.seat, s.round, s.turn_index, 0, 0)
    s.step = MAIN


@rule
def after_step(s: State, t: Tables) -> None:
    """VE-401: The player is asked for the next step. VE-424: A broken round ends the turn on the spot."""
    clear_pending(s)
    if s.both_dead:
        s.step = ROUND_ENDS
    elif s.actions_left == 0 and check_power(s, t, s.seat) != LEGAL and check_levy(s, s.seat) != LEGAL:
        s.step = INCOME
    else:
        s.step = MAIN


@rule
def take_income(s: State, t: Tables, log: Log) -> None:
    """VE-421: The Steward only in his second turn. VE-422: Victory is checked in every turn."""
    if s.turn_index > 0:
        pay_income(s, t, s.seat, log)
    if goal_reached(s):
        end_game(s, log)
    else:
        s.step = HAND_LIMIT


@rule
def end_round(s: State, log: Log) -> None:
    """VE-342: The left neighbour becomes Steward, whatever his status. VE-813: After the last round the game ends."""
    if s.both_dead:
        tell(log, BROKEN_OFF, s.seat, 0, 0, 0, 0)
    if s.round <= ROUNDS_KEPT:
        for seat in range(s.players):
            s.by_round[s.round - 1, seat] = s.fortune[seat]
    s.steward = (s.steward + 1) % s.players
    if s.round >= s.max_rounds:
        end_game(s, log)
    else:
        s.round += 1
        s.step = ROUND_BEGINS
