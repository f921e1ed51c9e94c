"""Whole games between planners inside compiled code: for learning by self-play and for measuring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from palais.core.jit import door, rule
from palais.core.records import handles
from palais.core.rng import quick, streams
from palais.games.palais_royal.bots.greedy import greedy_action
from palais.games.palais_royal.bots.planner.decisions import follow, small_decision
from palais.games.palais_royal.bots.planner.plan import choose
from palais.games.palais_royal.bots.planner.planner import think
from palais.games.palais_royal.bots.planner.planner_state import PlannerState, PlannerStateRecord, new_planner
from palais.games.palais_royal.bots.planner.targets import ROOM_KINDS, Spare
from palais.games.palais_royal.bots.planner.turn_value import draw_bias, set_base
from palais.games.palais_royal.bots.planner.workspace import Handles, Workspace, new_handles, new_scratch
from palais.games.palais_royal.bots.training.careful_play import play_plans_on
from palais.games.palais_royal.bots.training.samples import (
    SAMPLE_SIZE,
    Samples,
    Trajectory,
    new_trajectory,
    record_position,
    write_samples,
)
from palais.games.palais_royal.bots.value.features import sure_points
from palais.games.palais_royal.bots.value.value import Weights, WeightsRecord, evaluate
from palais.games.palais_royal.engine.actions import DONE, PUT
from palais.games.palais_royal.engine.constants import DRAW, KEEP, MAX_FIELDS, OVER, SETUP
from palais.games.palais_royal.engine.entry_points import Numbers, Records, Words
from palais.games.palais_royal.engine.playout import DECISIONS, FIRST_SEAT, RANDOM_PLAY, ROUNDS
from palais.games.palais_royal.engine.rules.check import perform
from palais.games.palais_royal.engine.rules.draw import top_card
from palais.games.palais_royal.engine.rules.legal import random_action
from palais.games.palais_royal.engine.rules.scoring import TOTAL, Sheet, score, wins
from palais.games.palais_royal.engine.setup import set_up
from palais.games.palais_royal.engine.state import State
from palais.games.palais_royal.engine.terms import TermsRecord
from palais.games.palais_royal.game import PalaisRoyal
from palais.games.palais_royal.options import read_options, terms

PLANNER: Final = 0
GREEDY: Final = 1
RANDOM: Final = 2
STRAY_PERCENT: Final = 20  # of the free servants of a noisy planner
MOST_CARDS_DEALT: Final = 4


class TableSpace(NamedTuple):
    """What one thread needs to play games, besides the box: `own` has weights and a planner for each seat."""

    own: Handles
    later: Handles  # for the rounds that plans are played on
    greedy: Spare
    trajectories: Records
    samples: Samples


@door
def play_table(keys: Words, terms: Records, kinds: Numbers, space: TableSpace, results: Numbers) -> None:
    """One game for each row of `keys`; seat n is of kinds[n] and uses the n-th weights and planner."""
    h, later, trajectory = space.own, space.later, space.trajectories[0]
    ws = Workspace(h.tables[0], h.weights[0], h.planners[0], h.evaluations[0], h.scratch[0], h.logs[0])
    scratch = h.scratch[0]
    s = scratch.game[0]
    for game in range(len(keys)):
        rng = keys[game, RANDOM_PLAY:]
        scratch.game[0] = scratch.blank[0]
        set_up(s, ws.tables, keys[game], terms[0], ws.log)
        if ws.planner.noise[0] > 0.0:
            deal_cards(s, rng)
        while s.phase != OVER:
            seat = s.player
            results[game, DECISIONS] += 1
            if kinds[seat] == PLANNER:
                w = h.weights[seat]
                own = Workspace(ws.tables, w, h.planners[seat], ws.evaluation, h.scratch[0], ws.log)
                ahead = Workspace(ws.tables, w, later.planners[0], ws.evaluation, later.scratch[0], ws.log)
                planner_turn(s, own, ahead, rng, trajectory)
            else:
                simple_turn(s, ws, kinds[seat], space.greedy, rng)
        sheet = ws.evaluation.sheet
        sheet[:] = 0
        score(s, ws.tables, sheet)
        note_result(s, sheet, results[game])
        write_samples(s, sheet, trajectory, space.samples)


@rule
def deal_cards(s: State, rng: Words) -> None:
    """For learning only: some players begin with cards, to learn what a card is worth before learning how to get one."""
    for seat in range(s.players):
        for _ in range(max(0, quick(rng, 2 * MOST_CARDS_DEALT) - MOST_CARDS_DEALT + 1)):
            card = top_card(s)
            s.pile[card] -= 1
            s.pile_size -= 1
            s.pile_most[seat, card] -= 1
            s.hand[seat, card] += 1
            s.held[seat] += 1


@rule
def note_result(s: State, sheet: Sheet, result: Numbers) -> None:
    """As playout.py does: rounds, then points and wins by seat; `decisions` counts turns here."""
    result[ROUNDS] = s.round_number
    for seat in range(s.players):
        result[FIRST_SEAT + seat] = sheet[seat, TOTAL]
        result[FIRST_SEAT + s.players + seat] = wins(s, sheet, seat)


@rule
def simple_turn(s: State, ws: Workspace, kind: int, scratch: Spare, rng: Words) -> None:
    """A turn of greedy or random play."""
    t, seat, setting_up = ws.tables, s.player, s.phase == SETUP
    spare, trial, taken = scratch[0, :ROOM_KINDS], scratch[1, :ROOM_KINDS], scratch[2]
    while s.player == seat and s.phase != OVER and (s.phase == SETUP) == setting_up:
        action = random_action(s, t, rng) if kind == RANDOM else greedy_action(s, t, spare, trial, taken)
        perform(s, t, action, ws.log)


@rule
def planner_turn(s: State, ws: Workspace, later: Workspace, rng: Words, trajectory: Trajectory) -> None:
    """A turn of the planner: a plan, action 5, and its evaluation of the positions it made."""
    if s.phase == SETUP:
        put_all(s, ws, rng, trajectory)
        return
    t, plans, planner = ws.tables, ws.scratch.plans, ws.planner
    draw_bias(planner, rng)
    think(s, ws)
    play_plans_on(s, ws, later, rng)
    follow(s, t, plans[choose(plans, planner, rng)], ws.log)
    note(s, ws, trajectory)
    while s.phase == DRAW or s.phase == KEEP:
        action = small_decision(s, ws)
        if action == DONE and s.phase == KEEP:
            note(s, ws, trajectory)
        perform(s, t, action, ws.log)


@rule
def put_all(s: State, ws: Workspace, rng: Words, trajectory: Trajectory) -> None:
    """All free servants of the set-up; a noisy planner puts one anywhere now and then."""
    seat = s.player
    while s.phase == SETUP and s.player == seat:
        if s.free_left == 1:
            note(s, ws, trajectory)
        action = small_decision(s, ws)
        if ws.planner.noise[0] > 0.0 and quick(rng, 100) < STRAY_PERCENT:
            action = PUT + quick(rng, ROOM_KINDS)
        perform(s, ws.tables, action, ws.log)


@rule
def note(s: State, ws: Workspace, trajectory: Trajectory) -> None:
    """Evaluate the position and record it."""
    evaluation = ws.evaluation
    set_base(s, ws)
    lead = evaluate(s, ws.tables, ws.weights, evaluation)
    record_position(trajectory, evaluation, s.player, lead, evaluation.sheet[s.player, TOTAL] + sure_points(s, ws.tables))


class SelfPlayTable:
    """Everything that one thread needs to play games of planners one after the other."""

    def __init__(self, game: PalaisRoyal, players: int, samples: int = 0, trust: float = 1.0, **options: Any) -> None:
        self.game, self.players = game, players
        self.terms = handles(TermsRecord, terms(game.box, players, read_options(game.box, players, options)))
        self.trajectory = new_trajectory(trust)
        self.samples = np.zeros((samples, SAMPLE_SIZE), np.float32)
        own = new_handles(game.box.tables, None, None)
        later = own._replace(planners=new_planner().handle(), scratch=new_scratch())
        greedy = np.zeros((3, MAX_FIELDS), np.int64)
        self.space = TableSpace(own, later, greedy, self.trajectory.handle(), self.samples)

    def play(
        self, seeds: Sequence[int | str], kinds: Sequence[int], weights: Sequence[Weights], planners: Sequence[PlannerState]
    ) -> npt.NDArray[np.int64]:
        """A game for each seed: a row each of turns, rounds, and points and wins by seat."""
        keys = np.array([streams(seed, self.game.id, RANDOM_PLAY + 1) for seed in seeds])
        results = np.zeros((len(keys), FIRST_SEAT + 2 * self.players), np.int64)
        stacked = handles(WeightsRecord, np.concatenate([w.array for w in weights]))
        stacked_planners = handles(PlannerStateRecord, np.concatenate([planner.array for planner in planners]))
        own = self.space.own._replace(weights=stacked, planners=stacked_planners)
        play_table(keys, self.terms, np.array(kinds, np.int64), self.space._replace(own=own), results)
        return results
