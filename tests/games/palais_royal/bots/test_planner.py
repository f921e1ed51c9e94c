"""The planner: it makes whole legal turns and finds the obvious ones."""

from __future__ import annotations

from typing import Any

import pytest

from palais.core.errors import BotError
from palais.games.palais_royal import LEVELS, STRONGEST
from palais.games.palais_royal.bots.levels import FACTORIES, RUNGS, level
from palais.games.palais_royal.bots.planner.carry_out import begin
from palais.games.palais_royal.bots.planner.plan import LEADERS, TRIAL, insert, insert_distinct, read_actions
from palais.games.palais_royal.bots.planner.planner import think
from palais.games.palais_royal.bots.planner.planner_bot import PlannerBot
from palais.games.palais_royal.bots.planner.planner_state import USUAL_POOL
from palais.games.palais_royal.bots.value.value import hand_written
from palais.games.palais_royal.engine.constants import CARDS
from palais.games.palais_royal.engine.event_log import mute_log
from palais.games.palais_royal.engine.state import fields
from palais.games.palais_royal.game import PalaisRoyal
from tests.games.palais_royal.bots.workspaces import new_scratch, workspace

GAME = PalaisRoyal()


def plan_of(text: str) -> list[str]:
    """The best plan for a position, as text."""
    s = fields(GAME.parse_position(text))
    ws = workspace(hand_written(s.players))
    think(s, ws)
    return [GAME.action_text(action) for action in read_actions(ws.scratch.plans, 0)]


def test_an_affordable_noble_is_recruited() -> None:
    plan = plan_of("players: 2\nturn: red recruit\npark: e9 gold-1\nred: gold 4\nred rooms: office 1, king 2\n")
    assert "recruit e9" in plan


def test_servants_walk_to_where_a_noble_needs_them() -> None:
    plan = plan_of("players: 2\nturn: red reinforce\npark: e9 gold-1\nred: gold 4\nred rooms: gate 3, stairs 5\n")
    assert "move gate-office" in plan
    assert plan.count("move gate-king") == 1, "the majority there brings the second seal"
    assert plan[plan.index("king supply") :].index("recruit e9")


def test_a_card_that_gives_gold_pays_for_the_others() -> None:
    s = fields(GAME.parse_position("players: 2\nturn: red reinforce\nred: gold 0\nred rooms: court 1, stairs 2\n"))
    plan = new_scratch().plans[0]
    for card in (CARDS.index("majority"), CARDS.index("gold4")):
        s.hand[0, card], plan.cards[card] = 1, 1
    s.held[0] = 2
    begin(s, GAME.box.tables, plan, mute_log())
    assert s.hand[0].sum() == 0
    assert s.gold[0] == 2


def test_every_action_of_every_plan_is_legal_and_leads_to_the_draw() -> None:
    s = GAME.new(3, "plans")
    bots = [PlannerBot(GAME, seat) for seat in range(3)]
    while fields(s).round_number < 2:
        seat = fields(s).player
        hidden = GAME.hide(s, seat)
        action = bots[seat].act(hidden, GAME.legal(hidden, seat), None)
        s, _ = GAME.apply(s, seat, action)
    ws = workspace(hand_written(3))
    think(fields(s), ws)
    plans, count = ws.scratch.plans, ws.planner.pool
    assert count == USUAL_POOL
    values = [plans[n].value[0] for n in range(count)]
    assert values == sorted(values, reverse=True)
    for number in range(count):
        after = s
        for action in read_actions(plans, number):
            after, _ = GAME.apply(after, fields(s).player, action)
        assert fields(after).phase == 5


def test_the_pool_is_sorted_best_first_without_duplicates() -> None:
    plans, count = new_scratch().plans, 0
    for worth in (3.0, 1.0, 2.0, 2.0, 5.0, 4.0, 0.5, 7.0, 6.0):
        plans[TRIAL].value[0] = worth
        count = insert(plans, LEADERS, count, 6, TRIAL)
    assert [plans[LEADERS + n].value[0] for n in range(count)] == [7.0, 6.0, 5.0, 4.0, 3.0, 2.0]


def test_a_list_of_distinct_plans_keeps_the_best_of_each_set() -> None:
    plans, count = new_scratch().plans, 0
    for key, worth in ((1, 3.0), (2, 1.0), (1, 2.0), (2, 4.0), (3, 0.5)):
        plans[TRIAL].key, plans[TRIAL].value[0] = key, worth
        count = insert_distinct(plans, LEADERS, count, 6, TRIAL)
    assert [(plans[LEADERS + n].key, plans[LEADERS + n].value[0]) for n in range(count)] == [(2, 4.0), (1, 3.0), (3, 0.5)]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"width": -1}, "planner: width: expected 1 to 8, found -1"),
        ({"width": 9}, "planner: width: expected 1 to 8, found 9"),
        ({"refined": 0}, "planner: refined: expected 1 to 16, found 0"),
        ({"noise": float("nan")}, "planner: noise: expected 0 to 100, found nan"),
        ({"noise": float("inf")}, "planner: noise: expected 0 to 100, found inf"),
        ({"varied": -1}, "planner: varied: expected 0 to 1e+06, found -1"),
        ({"noise": -0.5}, "planner: noise: expected 0 to 100, found -0.5"),
    ],
)
def test_parameters_that_make_no_sense_are_refused(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BotError) as caught:
        PlannerBot(GAME, 1, **wrong)
    assert str(caught.value) == sentence


def test_an_unexpected_position_is_planned_again() -> None:
    last = "players: 2\nstart: yellow\nmarks: last-round\nturn: red recruit\npark: e9 gold-1\n"
    s = GAME.parse_position(f"{last}red: gold 4\nred rooms: office 1, king 2\n")
    bot = PlannerBot(GAME, 1)
    hidden = GAME.hide(s, 0)
    assert GAME.action_text(bot.act(hidden, GAME.legal(hidden, 0), None)) == "recruit e9"
    poor = GAME.hide(GAME.parse_position(f"{last}red: gold 0\nred rooms: office 1\n"), 0)
    assert GAME.action_text(bot.act(poor, GAME.legal(poor, 0), None)) == "done"


def test_a_planner_limited_to_one_noble_never_plans_two() -> None:
    nobles = "park: e9 couple-a-1, e1 couple-a-4\nred: gold 12\nred rooms: office 2, king 2, madame 2\n"
    text = f"players: 2\nstart: yellow\nmarks: last-round\nturn: red recruit\n{nobles}"
    both, one = (PlannerBot(GAME, 1, nobles=nobles) for nobles in (2, 1))
    hidden = GAME.hide(GAME.parse_position(text), 0)
    legal = GAME.legal(hidden, 0)
    planned = [[bot.act(hidden, legal, None), *bot.planned] for bot in (both, one)]
    assert [sum(GAME.action_text(action).startswith("recruit") for action in plan) for plan in planned] == [2, 1]


def test_a_planner_that_overlooks_everything_recruits_nobody() -> None:
    text = "players: 2\nturn: red recruit\npark: e9 gold-1\nred: gold 9\nred rooms: office 2, king 2\n"
    hidden = GAME.hide(GAME.parse_position(text), 0)
    assert GAME.action_text(PlannerBot(GAME, 1, overlooks=100).act(hidden, GAME.legal(hidden, 0), None)) == "done"


def test_tastes_differ_between_games_and_last_for_one_game() -> None:
    tastes = [PlannerBot(GAME, seed, taste=2.0).planner.room_bias.tolist() for seed in (1, 1, 2)]
    assert tastes[0] == tastes[1] != tastes[2]
    assert all(-2.0 <= bias <= 2.0 for bias in tastes[2])


def test_levels_are_the_rungs_of_one_ladder() -> None:
    assert set(FACTORIES) == {"beginner", "greedy", "planner", "search", "level"}
    assert len(RUNGS) == STRONGEST == len(LEVELS)
    for number in range(1, STRONGEST + 1):
        level(GAME, 1, number)
    for number in (0, STRONGEST + 1):
        with pytest.raises(BotError, match=f"expected 1 to {STRONGEST}, found {number}"):
            level(GAME, 1, number)


TURN = "players: 2\nturn: red recruit\npark: e9 gold-1\nred: gold 4\nred rooms: office 1, king 2\n"


@pytest.mark.parametrize(("clock", "judged"), [(0.0, "one"), (None, "many"), (3600.0, "many")])
def test_when_interpreted_it_plays_the_best_plan_so_far_when_time_is_up(clock: float | None, judged: str) -> None:
    """The stand-by plays interpreted: without a clock, a hard turn would keep the table waiting for fifteen seconds."""
    s = GAME.parse_position(TURN)
    hidden, bot = GAME.hide(s, 0), PlannerBot(GAME, 0, width=8, refined=16, varied=300)
    assert bot.act(hidden, GAME.legal(hidden, 0), clock) in GAME.legal(hidden, 0)
    assert ("one" if bot.planner.tried == 1 else "many") == judged
