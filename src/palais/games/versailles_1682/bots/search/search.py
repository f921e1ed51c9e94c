"""`search`: the planner's best lines played on again and again, in worlds the seat cannot tell from the true one."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from palais.bots.stopwatch import Watch
from palais.core.contract import Game
from palais.core.jit import ENABLED
from palais.core.records import handles
from palais.games.versailles_1682.bots.mind import Floats, MindRecord, two_minds
from palais.games.versailles_1682.bots.planner.planner_bot import A_LINE, PlannerBot, expect
from palais.games.versailles_1682.bots.search.play_on import play_lines_on
from palais.games.versailles_1682.bots.value.value import load_weights
from palais.games.versailles_1682.engine.constants import MAIN
from palais.games.versailles_1682.engine.entry_points import Numbers
from palais.games.versailles_1682.engine.state import State

DEFAULT_MS: Final = 200
TIME_USED: Final = 0.9  # the share of its time that it plans to use
ACTIONS_A_TURN: Final = 3  # its time is for a whole turn: two actions and a power
CANDIDATES: Final = 8
HALVINGS: Final = 3
PRIOR: Final = 48.0  # how many looks the planner's judgement counts for: a look strays by 6 % of the win, the judgement by 1 %
MOST_MS: Final = 600_000
MOST_LOOKS: Final = 1_000_000
LEAST: Final = 0.0001  # seconds, when the clock has none left


class SearchBot(PlannerBot):
    """The best lines by the planner's judgement, each played on again and again; the one that leads to most is chosen.

    `ms` is its time for a turn; with `n` it plays each line on so many times instead, however long that takes, so that the
    same seed gives the same decision. `lines` is how many it begins with.
    """

    def __init__(
        self, game: Game, seed: int | str, ms: int = DEFAULT_MS, n: int = 0, lines: int = CANDIDATES, width: int = 8
    ) -> None:
        expect("search", ms=(ms, 1, MOST_MS), n=(n, 0, MOST_LOOKS), lines=(lines, 2, 64))
        self.ms, self.n, self.candidates = ms, n if ENABLED else min(n, 1), lines
        self.others: Any = None
        super().__init__(game, seed, width)

    def learn_weights(self, players: int) -> None:
        if players != self.players:
            self.others = handles(MindRecord, two_minds(load_weights(players)))
        super().learn_weights(players)

    def decide(self, h: State, clock: float | None) -> int:
        """The planner weighs the lines; those at the top are played on."""
        turn = self.ms / 1000 if clock is None else min(self.ms / 1000, clock)
        watch = Watch(TIME_USED * max(LEAST, turn / ACTIONS_A_TURN))
        watch.begin()
        found = super().decide(h, clock)
        watch.end()
        if found == A_LINE and h.step == MAIN:
            self.mind.best = self.best_line(h, watch)
        return found

    def best_line(self, h: State, watch: Watch) -> int:
        """Halve the lines again and again while time is used up; the best of those that are left."""
        worth, is_line = self.worth()
        alive = best_first(np.flatnonzero(is_line), worth)[: self.candidates]
        totals, looks, watch.longest = np.zeros(len(worth)), 0, 0.0
        while len(alive) > 1 and self.goes_on(looks, watch):
            watch.begin()
            self.look(h, alive, totals)
            watch.end()
            looks += 1
            mean = (PRIOR * worth + totals) / (PRIOR + looks)
            alive = best_first(alive, mean)[: survivors(self.candidates, self.used(looks, watch))]
        return int(alive[0])

    def worth(self) -> tuple[Floats, Any]:
        """The planner's judgement of each line; those whose next action was not thought of have one of their own."""
        mind = self.mind
        worth = mind.worth[: mind.lines].copy()
        return np.where(worth >= 1.5, worth - 2.0, worth), mind.length[: mind.lines] > 0

    def goes_on(self, looks: int, watch: Watch) -> bool:
        return looks < self.n if self.n else watch.fits() > 0

    def used(self, looks: int, watch: Watch) -> float:
        return looks / self.n if self.n else watch.gone()

    def look(self, h: State, lines: Numbers, totals: Floats) -> None:
        """Play each line on once more, all in one world and by the same chance."""
        play_lines_on(h.handle(), self.desk, self.tables, self.minds, self.others, self.log, self.rng, lines, totals)


def best_first(lines: Numbers, worth: Floats) -> Numbers:
    return lines[np.argsort(-worth[lines], kind="stable")]


def survivors(candidates: int, share: float) -> int:
    """How many lines are still played on when this share of the time is used."""
    return max(2, candidates >> int(HALVINGS * share))
