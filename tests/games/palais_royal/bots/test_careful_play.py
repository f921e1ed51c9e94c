"""Plans played on for a round: what came of them counts, and nobody knows yet what will be drawn."""

from __future__ import annotations

import pytest

from palais.core.rng import streams
from palais.games.palais_royal.bots.planner.plan import Mind, new_desk, new_mind, new_plans, read_actions, thorough_mind
from palais.games.palais_royal.bots.planner.planner import think
from palais.games.palais_royal.bots.training.careful_play import careful_mind, play_plans_on
from palais.games.palais_royal.bots.value.value import hand_written, new_glance
from palais.games.palais_royal.engine.event_log import mute_log
from palais.games.palais_royal.engine.state import fields
from palais.games.palais_royal.game import PalaisRoyal
from tests.games.palais_royal.bots.test_variations import in_love_with_the_mint, two_for_the_mint

GAME = PalaisRoyal()


def looked_at(ahead: int) -> tuple[Mind, list[float]]:
    """The values of the plans for a position, the best of them played on."""
    s = GAME.parse_position("players: 2\nturn: red recruit\npark: e9 gold-1\nred: gold 4\nred rooms: office 1, king 2\n")
    table, weights, glance, desk, log = GAME.box.tables, hand_written(2), new_glance(), new_desk(), mute_log()
    plans, mind = new_plans(), thorough_mind(width=2, refined=2, fancied=0, kept=4)
    mind.ahead = ahead
    think(fields(s), table, weights, mind, glance, plans, desk, log)
    before = GAME.digest(s)
    play_plans_on(fields(s), table, weights, mind, glance, plans, new_mind(1, 1), new_plans(), desk, log, streams(1, "ahead", 1))
    assert GAME.digest(s) == before
    return mind, [plans[n].value[0] for n in range(mind.pool)]


def test_the_plan_that_led_to_most_comes_first() -> None:
    mind, values = looked_at(2)
    assert mind.pool == 2
    assert values[0] == max(values)


def test_what_came_of_a_plan_changes_what_it_is_worth() -> None:
    _, before = looked_at(0)
    _, after = looked_at(2)
    assert before[:2] != after


@pytest.mark.parametrize(("variations", "servants"), [(0, 0), (100, 2)])
def test_a_pupil_that_varies_its_plans_plays_better_ones_on(variations: int, servants: int) -> None:
    s, mind, plans = two_for_the_mint(), careful_mind(2, 0.0, variations), new_plans()
    table, weights, glance, desk, log = GAME.box.tables, in_love_with_the_mint(), new_glance(), new_desk(), mute_log()
    think(s, table, weights, mind, glance, plans, desk, log)
    play_plans_on(s, table, weights, mind, glance, plans, new_mind(1, 1), new_plans(), desk, log, streams(1, "ahead", 1))
    assert mind.pool <= 2
    assert sum(GAME.action_text(action).endswith("-mint") for action in read_actions(plans, 0)) == servants
