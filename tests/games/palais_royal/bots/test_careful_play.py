"""Plans played on for a round: the outcome counts, and cards to be drawn stay unknown."""

from __future__ import annotations

import pytest

from palais.core.rng import streams
from palais.games.palais_royal.bots.planner.plan import read_actions
from palais.games.palais_royal.bots.planner.planner import think
from palais.games.palais_royal.bots.planner.planner_state import PlannerState, new_planner, thorough_planner
from palais.games.palais_royal.bots.planner.workspace import Workspace
from palais.games.palais_royal.bots.training.careful_play import careful_planner, play_plans_on
from palais.games.palais_royal.bots.value.value import Weights, hand_written
from palais.games.palais_royal.engine.state import State, fields
from palais.games.palais_royal.game import PalaisRoyal
from tests.games.palais_royal.bots.test_variations import mint_majority_only, one_yellow_servant_in_the_mint
from tests.games.palais_royal.bots.workspaces import workspace

GAME = PalaisRoyal()


def think_and_play_on(s: State, weights: Weights, planner: PlannerState) -> Workspace:
    ws, later = workspace(weights, planner), workspace(weights, new_planner(1, 1))
    think(s, ws)
    play_plans_on(s, ws, later, streams(1, "ahead", 1))
    return ws


def values_after(ahead: int) -> list[float]:
    """The values of the plans for a position, with the best `ahead` of them played on."""
    s = GAME.parse_position("players: 2\nturn: red recruit\npark: e9 gold-1\nred: gold 4\nred rooms: office 1, king 2\n")
    planner = thorough_planner(width=2, refined=2, by_room=0, kept=4)
    planner.ahead = ahead
    before = GAME.digest(s)
    ws = think_and_play_on(fields(s), hand_written(2), planner)
    assert GAME.digest(s) == before
    return [ws.scratch.plans[n].value[0] for n in range(planner.pool)]


def test_the_plan_with_the_best_outcome_comes_first() -> None:
    values = values_after(2)
    assert len(values) == 2
    assert values[0] == max(values)


def test_the_outcome_of_a_plan_changes_its_value() -> None:
    assert values_after(0)[:2] != values_after(2)


@pytest.mark.parametrize(("variations", "servants"), [(0, 0), (100, 2)])
def test_a_learner_that_varies_its_plans_finds_better_ones(variations: int, servants: int) -> None:
    ws = think_and_play_on(one_yellow_servant_in_the_mint(), mint_majority_only(), careful_planner(2, 0.0, variations))
    assert ws.planner.pool <= 2
    assert sum(GAME.action_text(action).endswith("-mint") for action in read_actions(ws.scratch.plans, 0)) == servants
