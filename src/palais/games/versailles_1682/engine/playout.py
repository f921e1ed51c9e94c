"""Whole games of random play inside compiled code: the engine's speed, and the floor for every bot."""

from __future__ import annotations

from palais.core.jit import door
from palais.core.measurements import DECISIONS, FIRST_SEAT, ROUNDS
from palais.games.versailles_1682.engine.constants import OVER
from palais.games.versailles_1682.engine.entry_points import Numbers, Records, Words
from palais.games.versailles_1682.engine.rules.legal import acting_seat, random_action
from palais.games.versailles_1682.engine.rules.perform import perform
from palais.games.versailles_1682.engine.rules.victory import wins
from palais.games.versailles_1682.engine.setup import set_up

RANDOM_PLAY = 4  # the column of `keys` behind the four of the set-up: the stream that the random players draw from


@door
def play_random_games(
    states: Records, blank: Records, tables: Records, keys: Words, terms: Records, logs: Records, results: Numbers
) -> None:
    """One game for each row of `keys`, which is used up; its result goes into the same row of `results`."""
    s, t, log, agreed = states[0], tables[0], logs[0], terms[0]
    for game in range(len(keys)):
        rng = keys[game, RANDOM_PLAY:]
        states[0] = blank[0]
        set_up(s, t, keys[game], agreed, log)
        while s.step != OVER:
            seat = acting_seat(s)
            perform(s, t, seat, random_action(s, t, seat, rng), log)
            results[game, DECISIONS] += 1
        results[game, ROUNDS] = s.round
        for seat in range(s.players):
            results[game, FIRST_SEAT + seat] = s.fortune[seat]
            results[game, FIRST_SEAT + s.players + seat] = wins(s, seat)
