"""Whole games of planners inside compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from palais.core.jit import door, rule
from palais.core.measurements import DECISIONS, FIRST_SEAT, ROUNDS
from palais.core.records import handles
from palais.core.rng import many_streams
from palais.games.versailles_1682.bots.mind import Mind, MindRecord, Weights, two_minds
from palais.games.versailles_1682.bots.planner.desk import GAME, Desk, new_desk
from palais.games.versailles_1682.bots.planner.step import look_from, take_step
from palais.games.versailles_1682.bots.training.diary import Diary, Goals, Rows, learn_from_end, new_diary, remember
from palais.games.versailles_1682.bots.value.columns import FEATURES
from palais.games.versailles_1682.bots.value.features import look
from palais.games.versailles_1682.bots.value.value import is_decided, weigh
from palais.games.versailles_1682.box.tables import Tables
from palais.games.versailles_1682.engine import state
from palais.games.versailles_1682.engine.constants import MAIN, OVER
from palais.games.versailles_1682.engine.entry_points import Numbers, Records, Words
from palais.games.versailles_1682.engine.event_log import MUTE, new_log
from palais.games.versailles_1682.engine.playout import RANDOM_PLAY
from palais.games.versailles_1682.engine.rules.legal import acting_seat
from palais.games.versailles_1682.engine.rules.victory import wins
from palais.games.versailles_1682.engine.setup import set_up
from palais.games.versailles_1682.engine.state import State
from palais.games.versailles_1682.game import Versailles1682
from palais.games.versailles_1682.options import read_options, terms_of


@door
def play_games(
    blank: Records,
    desk: Desk,
    tables: Records,
    keys: Words,
    terms: Records,
    minds: Records,
    rivals: Records,
    is_rival: Numbers,
    logs: Records,
    results: Numbers,
    diaries: Records,
    rows: Rows,
    goals: Goals,
) -> None:
    """One game for each row of `keys`; its result goes into the same row of `results`."""
    t, log, diary = tables[0], logs[0], diaries[0]
    for game in range(len(keys)):
        desk[GAME] = blank[0]
        s = desk[GAME]
        log.length = MUTE
        set_up(s, t, keys[game], terms[0], log)
        while s.step != OVER:
            seat = acting_seat(s)
            mine = rivals if is_rival[seat] else minds
            look_from(desk, GAME, t, mine, seat, keys[game, RANDOM_PLAY:])
            if s.step == MAIN and s.actions_left == 0 and len(rows) > 0:
                note(s, t, mine[0], diary, rows)
            take_step(desk, GAME, t, mine, seat, log, keys[game, RANDOM_PLAY:])
            results[game, DECISIONS] += 1
        learn_from_end(s, diary, goals)
        results[game, ROUNDS] = s.round
        for seat in range(s.players):
            results[game, FIRST_SEAT + seat] = s.fortune[seat]
            results[game, FIRST_SEAT + s.players + seat] = wins(s, seat)


@rule
def note(s: State, t: Tables, mind: Mind, diary: Diary, rows: Rows) -> None:
    """Write an open position into the diary; what is decided needs no judgement."""
    if not is_decided(s, t, mind):
        look(s, t, mind)
        weigh(s, mind)
        remember(s, mind, diary, rows)


class SelfPlay:
    """Everything that one thread needs to play games of planners one after the other."""

    def __init__(self, game: Versailles1682, players: int, samples: int = 0, trust: float = 1.0, **options: Any) -> None:
        self.game, self.players = game, players
        self.terms = terms_of(game.box, players, read_options(game.box, players, options))
        self.diary = new_diary(trust)
        self.rows = np.zeros((samples, players, FEATURES), np.float32)
        self.goals = np.zeros((samples, players), np.float32)

    def play(
        self,
        seeds: Sequence[int | str],
        weights: Weights,
        noise: float = 0.0,
        width: int = 0,
        rivals: Weights | None = None,
        rival_seats: Sequence[int] = (),
        rival_width: int = 0,
    ) -> npt.NDArray[np.int64]:
        """A game for each seed: a row each of decisions, rounds, and fortunes and wins by seat."""
        keys = many_streams(seeds, self.game.id, RANDOM_PLAY + 1)
        results = np.zeros((len(keys), FIRST_SEAT + 2 * self.players), np.int64)
        play_games(
            state.empty().handle(),
            new_desk(),
            self.game.box.tables.handle(),
            keys,
            self.terms.handle(),
            handles(MindRecord, two_minds(weights, width, noise)),
            handles(MindRecord, two_minds(rivals or weights, rival_width)),
            np.array([int(seat in rival_seats) for seat in range(self.players)], np.int64),
            new_log().handle(),
            results,
            self.diary.handle(),
            self.rows,
            self.goals,
        )
        return results
