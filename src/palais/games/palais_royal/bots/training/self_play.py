"""Whole games between planners inside compiled code: for learning by self-play and for measuring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from palais.core.jit import door, rule
from palais.core.records import handles
from palais.core.rng import quick, streams
from palais.games.palais_royal.bots.greedy import greedy_action
from palais.games.palais_royal.bots.planner.decisions import follow, small_decision
from palais.games.palais_royal.bots.planner.plan import Desk, Mind, MindRecord, Plans, choose, new_desk, new_mind, new_plans
from palais.games.palais_royal.bots.planner.planner import think
from palais.games.palais_royal.bots.planner.targets import ROOM_KINDS, Spare
from palais.games.palais_royal.bots.planner.turn_value import take_a_whim
from palais.games.palais_royal.bots.training.careful_play import play_plans_on
from palais.games.palais_royal.bots.training.samples import LESSON, Diary, Lessons, learn_from_end, new_diary, remember
from palais.games.palais_royal.bots.value.features import sure_points
from palais.games.palais_royal.bots.value.value import Glance, Weights, WeightsRecord, judge, new_glance, rebase
from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine import state
from palais.games.palais_royal.engine.actions import DONE, PUT
from palais.games.palais_royal.engine.constants import DRAW, KEEP, MAX_FIELDS, OVER, SETUP
from palais.games.palais_royal.engine.entry_points import Numbers, Records, Words
from palais.games.palais_royal.engine.event_log import Log, mute_log
from palais.games.palais_royal.engine.playout import DECISIONS, FIRST_SEAT, RANDOM_PLAY, ROUNDS
from palais.games.palais_royal.engine.rules.check import perform
from palais.games.palais_royal.engine.rules.draw import top_card
from palais.games.palais_royal.engine.rules.legal import random_action
from palais.games.palais_royal.engine.rules.scoring import TOTAL, Sheet, new_sheet, score, wins
from palais.games.palais_royal.engine.setup import set_up
from palais.games.palais_royal.engine.state import State
from palais.games.palais_royal.game import PalaisRoyal
from palais.games.palais_royal.options import palace, read_options, start_gold, start_seat

PLANNER: Final = 0
GREEDY: Final = 1
RANDOM: Final = 2
STRAY_SERVANTS: Final = 20  # in a hundred
CARDS_DEALT: Final = 4  # at most, to every other player


@door
def play_table(
    states: Records,
    blank: Records,
    tables: Records,
    keys: Words,
    players: int,
    start: int,
    layout: npt.NDArray[np.int8],
    max_rounds: int,
    start_gold: npt.NDArray[np.int16],
    logs: Records,
    sheet: Sheet,
    results: Numbers,
    kinds: Numbers,
    weights: Records,
    minds: Records,
    glances: Records,
    plans: Plans,
    later_minds: Records,
    later_plans: Plans,
    desk: Desk,
    scratch: Spare,
    diaries: Records,
    lessons: Lessons,
) -> None:
    """One game for each row of `keys`; seat n is of kinds[n] and thinks with weights[n] and minds[n]."""
    s, t, log, g, diary = states[0], tables[0], logs[0], glances[0], diaries[0]
    for game in range(len(keys)):
        rng = keys[game, RANDOM_PLAY:]
        states[0] = blank[0]
        set_up(s, t, keys[game], players, start, layout, max_rounds, 1, start_gold, log)
        if minds[0].noise[0] > 0.0:
            deal_cards(s, rng)
        while s.phase != OVER:
            seat = s.player
            results[game, DECISIONS] += 1
            if kinds[seat] == PLANNER:
                planner_turn(s, t, weights[seat], minds[seat], g, plans, later_minds[0], later_plans, desk, log, rng, diary)
            else:
                simple_turn(s, t, kinds[seat], scratch, rng, log)
        sheet[:] = 0
        score(s, t, sheet)
        note_result(s, sheet, results[game])
        learn_from_end(s, sheet, diary, lessons)


@rule
def deal_cards(s: State, rng: Words) -> None:
    """For learning only: some begin with cards, so that what a card is worth is seen before it is clear how to come by it."""
    for seat in range(s.players):
        for _ in range(max(0, quick(rng, 2 * CARDS_DEALT) - CARDS_DEALT + 1)):
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
def simple_turn(s: State, t: Tables, kind: int, scratch: Spare, rng: Words, log: Log) -> None:
    """A turn of greedy or random play."""
    seat, setting_up = s.player, s.phase == SETUP
    spare, trial, taken = scratch[0, :ROOM_KINDS], scratch[1, :ROOM_KINDS], scratch[2]
    while s.player == seat and s.phase != OVER and (s.phase == SETUP) == setting_up:
        action = random_action(s, t, rng) if kind == RANDOM else greedy_action(s, t, spare, trial, taken)
        perform(s, t, action, log)


@rule
def planner_turn(
    s: State,
    t: Tables,
    w: Weights,
    mind: Mind,
    g: Glance,
    plans: Plans,
    later_mind: Mind,
    later_plans: Plans,
    desk: Desk,
    log: Log,
    rng: Words,
    diary: Diary,
) -> None:
    """A turn of the planner: a plan, action 5, and what it thought of the positions it made."""
    if s.phase == SETUP:
        put_all(s, t, w, mind, g, desk, log, rng, diary)
        return
    take_a_whim(mind, rng)
    think(s, t, w, mind, g, plans, desk, log)
    play_plans_on(s, t, w, mind, g, plans, later_mind, later_plans, desk, log, rng)
    follow(s, t, plans[choose(plans, mind, rng)], log)
    note(s, t, w, g, diary)
    while s.phase == DRAW or s.phase == KEEP:
        action = small_decision(s, t, w, g, desk, log)
        if action == DONE and s.phase == KEEP:
            note(s, t, w, g, diary)
        perform(s, t, action, log)


@rule
def put_all(s: State, t: Tables, w: Weights, mind: Mind, g: Glance, desk: Desk, log: Log, rng: Words, diary: Diary) -> None:
    """All free servants of the set-up; a noisy mind now and then puts one anywhere."""
    seat = s.player
    while s.phase == SETUP and s.player == seat:
        if s.free_left == 1:
            note(s, t, w, g, diary)
        action = small_decision(s, t, w, g, desk, log)
        if mind.noise[0] > 0.0 and quick(rng, 100) < STRAY_SERVANTS:
            action = PUT + quick(rng, ROOM_KINDS)
        perform(s, t, action, log)


@rule
def note(s: State, t: Tables, w: Weights, g: Glance, diary: Diary) -> None:
    """Write the position into the diary."""
    rebase(s, t, w, g)
    lead = judge(s, t, w, g)
    remember(diary, g, s.player, lead, g.sheet[s.player, TOTAL] + sure_points(s, t))


class Table:
    """Everything that one thread needs to play games of planners one after the other."""

    def __init__(self, game: PalaisRoyal, players: int, lessons: int = 0, trust: float = 1.0, **options: Any) -> None:
        self.game, self.players = game, players
        self.options = read_options(game.box, players, options)
        self.plans, self.desk, self.glance = new_plans(), new_desk(), new_glance()
        self.later_plans = new_plans()
        self.scratch = np.zeros((3, MAX_FIELDS), np.int64)
        self.diary = new_diary(trust)
        self.lessons = np.zeros((lessons, LESSON), np.float32)

    def play(
        self, seeds: Sequence[int | str], kinds: Sequence[int], weights: Sequence[Weights], minds: Sequence[Mind]
    ) -> npt.NDArray[np.int64]:
        """A game for each seed: a row each of turns, rounds, and points and wins by seat."""
        keys = np.array([streams(seed, self.game.id, RANDOM_PLAY + 1) for seed in seeds])
        results = np.zeros((len(keys), FIRST_SEAT + 2 * self.players), np.int64)
        play_table(
            state.empty().handle(),
            state.empty().handle(),
            self.game.box.tables.handle(),
            keys,
            self.players,
            start_seat(self.options),
            palace(self.game.box, self.options),
            self.options.max_rounds,
            start_gold(self.game.box, self.options),
            mute_log().handle(),
            new_sheet(),
            results,
            np.array(kinds, np.int64),
            handles(WeightsRecord, np.concatenate([w.array for w in weights])),
            handles(MindRecord, np.concatenate([m.array for m in minds])),
            self.glance.handle(),
            self.plans,
            new_mind().handle(),
            self.later_plans,
            self.desk,
            self.scratch,
            self.diary.handle(),
            self.lessons,
        )
        return results
