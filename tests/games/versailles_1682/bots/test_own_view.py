"""Bots see the game as if they sat on seat 0: whoever sits where, they decide alike, and gang up on nobody as such."""

from __future__ import annotations

import pytest

from palais.bots.registry import make
from palais.core.contract import Hidden, State
from palais.core.errors import BotError
from palais.core.jit import ENABLED
from palais.games.versailles_1682.bots.own_view import action_moved, own_view, seats_moved
from palais.games.versailles_1682.engine.constants import SPECTATOR
from palais.games.versailles_1682.engine.state import fields
from tests.games.versailles_1682.bots.positions import walk
from tests.games.versailles_1682.positions import GAME

BOTS = ["beginner", "greedy", "level:1", "level:2", "level:3", "level:4", "planner", "search:n=3"]


@pytest.mark.parametrize("players", [3, 6])
def test_the_rules_are_the_same_when_everybody_moves_on_a_seat(players: int) -> None:
    """To move the seats and then act is to act and then move the seats."""
    for n, (s, seat, action) in enumerate(walk(players, "seats", 400)):
        by = 1 + n % (players - 1)
        moved = State(seats_moved(fields(s), by))
        their_seat, their_action = (seat + by) % players, action_moved(action, by, players)
        assert sorted(action_moved(a, by, players) for a in GAME.legal(s, seat)) == GAME.legal(moved, their_seat)
        here, there = GAME.apply(s, seat, action)[0], GAME.apply(moved, their_seat, their_action)[0]
        assert seats_moved(fields(here), by).to_bytes() == there.to_bytes()


@pytest.mark.parametrize("code", BOTS)
def test_seats_relabelled_same_decisions(code: str) -> None:
    """The same bot on another seat of the same game does the same to the same people."""
    count, every = (240, 4) if ENABLED else (60, 10)
    for n, (s, seat, _) in enumerate(walk(4, "relabelled", count)):
        if n % every == 0:
            here = make(code, GAME, n).act(GAME.hide(s, seat), GAME.legal(s, seat), None)
            for by in (1, 2, 3):
                moved = State(seats_moved(fields(s), by))
                there = (seat + by) % 4
                found = make(code, GAME, n).act(GAME.hide(moved, there), GAME.legal(moved, there), None)
                assert found == action_moved(here, by, 4)


def test_the_own_seat_is_the_first() -> None:
    s, _, _ = list(walk(5, "own", 60))[-1]
    for seat in range(5):
        h = own_view(GAME.hide(s, seat))
        assert h.viewer == 0
        assert h.fortune[0] == fields(s).fortune[seat]
        assert h.steward == (fields(s).steward - seat) % 5


def test_a_record_of_no_seat_is_refused() -> None:
    with pytest.raises(BotError, match="what its seat may know"):
        own_view(Hidden(GAME.hide(GAME.new(3, 1), SPECTATOR)))
