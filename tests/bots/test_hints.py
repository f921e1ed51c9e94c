"""A hint is a plan that can be carried out, and goes no further than its seat can foresee."""

from __future__ import annotations

import pytest

import palais
from palais.bots.hints import MAX_ACTIONS, advise
from palais.bots.registry import make
from palais.core.errors import BotError

GAME = palais.game()
BACK_DOOR = "players: 2\nturn: red recruit\nred rooms: backdoor 2\n"


def test_a_hint_ends_with_the_turn_or_where_somebody_learns_something() -> None:
    s = GAME.parse_position(BACK_DOOR)
    actions, _ = advise(GAME, make("greedy", GAME, 0), GAME.hide(s, 0), 0, 0)
    assert [GAME.action_text(action) for action in actions] == ["done", "draw"]
    s = GAME.new(2, 3)
    (seat,) = GAME.to_act(s)
    actions, _ = advise(GAME, make("greedy", GAME, 0), GAME.hide(s, seat), seat, 0)
    for action in actions:
        s, _ = GAME.apply(s, seat, action)
    assert GAME.to_act(s) != (seat,)
    assert len(actions) <= MAX_ACTIONS


def test_a_hint_depends_only_on_what_the_seat_knows() -> None:
    s = GAME.parse_position("players: 2\nturn: red recruit\nred rooms: backdoor 1, office 1\nyellow hand: gold4 2\n")
    hidden = GAME.hide(s, 0)
    hints = [
        advise(GAME, make("level:3", GAME, 7), GAME.hide(GAME.determinize(hidden, 0, seed), 0), 0, seed) for seed in range(3)
    ]
    assert hints[0] == hints[1] == hints[2]


def test_there_is_no_hint_for_a_seat_that_is_not_to_act() -> None:
    s = GAME.new(2, 3, start=0)
    with pytest.raises(BotError, match="not to act"):
        advise(GAME, make("greedy", GAME, 0), GAME.hide(s, 1), 1, 0)
