"""`planner`: thinks once a turn, then plays its plan decision by decision."""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import inf
from typing import Any, Final

from palais.core.contract import Game, Hidden
from palais.core.errors import BotError
from palais.core.jit import ENABLED, door
from palais.core.rng import quick, streams
from palais.games.palais_royal.bots.own_view import own_view
from palais.games.palais_royal.bots.planner.decisions import NEEDS_A_PLAN, small_decision
from palais.games.palais_royal.bots.planner.openings import by_value, is_opening
from palais.games.palais_royal.bots.planner.plan import FEW, MANY, choose, read_actions, read_values
from palais.games.palais_royal.bots.planner.planner import think
from palais.games.palais_royal.bots.planner.planner_state import MOST_NOBLES, PlannerState, is_out_of_time, new_planner
from palais.games.palais_royal.bots.planner.set_up import set_up_plans
from palais.games.palais_royal.bots.planner.variations import vary
from palais.games.palais_royal.bots.planner.workspace import Handles, Workspace, new_handles, plans_of
from palais.games.palais_royal.bots.value.value import load_weights
from palais.games.palais_royal.engine.actions import DONE, PUT
from palais.games.palais_royal.engine.constants import MAX_FIELDS, ROOMS, SETUP
from palais.games.palais_royal.engine.entry_points import Records, Words, perform_action
from palais.games.palais_royal.engine.state import State, fields
from palais.games.palais_royal.game import PalaisRoyal

MOST_NOISE: Final = 100.0  # points
MOST_VARIED: Final = 1_000_000


@door
def decide(states: Records, h: Handles, rng: Words) -> int:
    """An action where no plan is needed; otherwise NEEDS_A_PLAN less the number of the plan chosen from the pool."""
    s = states[0]
    ws = Workspace(h.tables[0], h.weights[0], h.planners[0], h.evaluations[0], h.scratch[0], h.logs[0])
    if s.phase == SETUP:
        set_up_plans(s, ws)
        return NEEDS_A_PLAN - choose(ws.scratch.plans, ws.planner, rng)
    action = small_decision(s, ws)
    if action != NEEDS_A_PLAN:
        return action
    think(s, ws)
    for _ in range(ws.planner.varied):
        if is_out_of_time(ws.planner):
            break
        vary(s, ws, rng)
    return NEEDS_A_PLAN - choose(ws.scratch.plans, ws.planner, rng)


def expect(bot: str, **found: tuple[float, float, float]) -> None:
    """Check that each parameter is within its least and most; NaN never is."""
    for name, (value, least, most) in found.items():
        if not least <= value <= most:
            raise BotError(f"{bot}: {name}: expected {least:g} to {most:g}, found {value}")


class PlannerBot:
    """Plans whole turns of Palais Royal and judges them by the learned value function.

    `width` is how many sets of nobles it builds on, `refined` how many plans it improves walk by walk, `varied` how often it then
    changes plans at random, `noise` by how many points it misjudges them; `overlooks` is the percentage of nobles it misses.
    """

    def __init__(
        self,
        game: Game,
        seed: int | str,
        width: int = 4,
        refined: int = 2,
        noise: float = 0.0,
        varied: int = 0,
        nobles: int = MOST_NOBLES,
        overlooks: int = 0,
        taste: float = 0.0,
    ) -> None:
        if not isinstance(game, PalaisRoyal):
            raise BotError(f"planner does not play {game.id}")
        expect("planner", width=(width, 1, FEW), refined=(refined, 1, MANY), noise=(noise, 0, MOST_NOISE))
        expect("planner", varied=(varied, 0, MOST_VARIED), nobles=(nobles, 1, MOST_NOBLES), overlooks=(overlooks, 0, 100))
        expect("planner", taste=(taste, 0, MOST_NOISE))
        self.box, self.planner = game.box.tables, self.new_planner(width, refined, noise)
        self.planner.varied = varied if ENABLED else min(varied, FEW)
        self.handles, self.has_weights = new_handles(self.box, None, self.planner.handle()), False
        self.plans = plans_of(self.handles)
        self.rng, self.character, self.chance = (streams(seed, name, 1) for name in ("planner", "character", "opening"))
        self.planner.nobles, self.overlooks = nobles, overlooks
        self.draw_taste(taste)
        self.planned: list[int] = []
        self.expected: Any = None
        if ENABLED:
            self.warm_up(game)

    def new_planner(self, width: int, refined: int, noise: float) -> PlannerState:
        return new_planner(width, refined, noise)

    def load_weights(self, players: int) -> None:
        """The value function for this number of players."""
        self.handles = self.handles._replace(weights=load_weights(players).handle())
        self.has_weights = True

    def warm_up(self, game: Game) -> None:
        """Compile now, not when the first turn's clock is running."""
        self.load_weights(2)
        s = game.new(2, 0)
        h = fields(game.hide(s, fields(s).player))
        self.decide(h, None)
        self.perform(h, PUT)
        self.has_weights = False

    def act(self, hidden: Hidden, legal: Sequence[int], clock: float | None) -> int:
        """The next action of the plan; a new plan if there is none, or if the position is not the expected one."""
        h = own_view(hidden)
        if self.planned and self.expected.array.tobytes() != h.array.tobytes():
            self.planned = []
        action = self.planned.pop(0) if self.planned else self.think(h, clock)
        if self.planned:
            self.expected = h.copy()
            self.perform(self.expected, action)
        return action if action in legal else legal[0]

    def perform(self, h: State, action: int) -> None:
        perform_action(h.handle(), self.handles.tables, action, self.handles.logs)

    def think(self, h: State, clock: float | None) -> int:
        """One decision, and in `planned` those that follow from it."""
        if not self.has_weights:
            self.load_weights(h.players)
        answer = self.decide(h, clock)
        if answer > NEEDS_A_PLAN:
            return answer
        actions = read_actions(self.plans, self.opening(h, NEEDS_A_PLAN - answer))
        self.planned = actions[1:]
        return actions[0] if actions else DONE

    def opening(self, h: State, best: int) -> int:
        """The plan chosen, or in an opening one that is nearly as good. A noisy planner varies anyway."""
        if not is_opening(h) or self.planner.noise[0] > 0:
            return best
        return by_value(h, read_values(self.plans, self.planner.pool), self.chance)

    def draw_taste(self, taste: float) -> None:
        """For the whole game it over- or underrates a servant in each room, by up to so many points."""
        self.planner.is_biased = 1 if taste > 0 else 0
        for room in range(len(ROOMS)):
            self.planner.room_bias[room] = taste * (2 * quick(self.character, 1001) - 1000) / 1000 if taste > 0 else 0.0

    def overlook(self) -> None:
        """The nobles that it does not see this time."""
        self.planner.unseen = 0
        for field in range(MAX_FIELDS if self.overlooks else 0):
            if quick(self.character, 100) < self.overlooks:
                self.planner.unseen |= 1 << field

    def decide(self, h: State, clock: float | None) -> int:
        """An action, or the number of a plan. A thorough planner is not cut short: only improved plans enter its pool."""
        self.overlook()
        self.planner.until[0] = inf if clock is None or self.planner.thorough else time.monotonic() + clock
        return decide(h.handle(), self.handles, self.rng)
