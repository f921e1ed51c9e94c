"""Whole games of random play inside compiled code: a measure of the engine's speed, and the baseline for every bot."""

from __future__ import annotations

from palais.core.jit import door
from palais.games.palais_royal.engine.constants import OVER
from palais.games.palais_royal.engine.entry_points import Numbers, Records, Words
from palais.games.palais_royal.engine.rules.check import perform
from palais.games.palais_royal.engine.rules.legal import random_action
from palais.games.palais_royal.engine.rules.scoring import TOTAL, Sheet, score, wins
from palais.games.palais_royal.engine.setup import set_up

RANDOM_PLAY = 4  # the column of `keys` after the game's own four: the random stream for random players
DECISIONS, ROUNDS, FIRST_SEAT = 0, 1, 2  # the columns of a result; the seats' points follow, then their wins


@door
def play_random_games(
    states: Records, tables: Records, keys: Words, terms: Records, logs: Records, sheet: Sheet, results: Numbers
) -> None:
    """Play one game for each row of `keys`, which is consumed; its result goes into the same row of `results`.

    The second of the two states is blank: every game starts as a copy of it.
    """
    s, t, agreed, log = states[0], tables[0], terms[0], logs[0]
    for game in range(len(keys)):
        rng = keys[game, RANDOM_PLAY:]
        states[0] = states[1]
        set_up(s, t, keys[game], agreed, log)
        while s.phase != OVER:
            perform(s, t, random_action(s, t, rng), log)
            results[game, DECISIONS] += 1
        results[game, ROUNDS] = s.round_number
        sheet[:] = 0
        score(s, t, sheet)
        for seat in range(s.players):
            results[game, FIRST_SEAT + seat] = sheet[seat, TOTAL]
            results[game, FIRST_SEAT + s.players + seat] = wins(s, sheet, seat)
