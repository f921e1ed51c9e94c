"""Explicit chance: every draw is a node with the probabilities of the rules; everything else follows the engine."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pyspiel
import pytest

from palais.games.palais_royal.engine.actions import DRAW_CARDS
from tests.games.palais_royal.openspiel.random_games import card_game
from tests.games.spiel import random_states


def after_set_up(game: Any) -> Any:
    return next(state for state in random_states(game, 1) if not state.is_chance_node())


@pytest.mark.parametrize(
    ("name", "nodes"),
    [
        ("palais_royal", 36 + 1),
        ("palais_royal(start=0)", 36),
        ("palais_royal(players=4,layout=shuffled)", 36 + 9 + 1),
        ("palais_royal_small", 2),
        ("palais_royal_small(start=-1)", 2 + 1),
    ],
)
def test_the_set_up_is_one_node_for_each_noble_room_and_start_player(name: str, nodes: int) -> None:
    assert len(after_set_up(pyspiel.load_game(name)).history()) == nodes


def test_pr_201_each_noble_that_is_left_is_equally_likely() -> None:
    state = pyspiel.load_game("palais_royal").new_initial_state()
    laid: list[int] = []
    for left in range(42, 6, -1):
        outcomes = dict(state.chance_outcomes())
        assert set(outcomes) == set(range(42)) - set(laid)
        assert set(outcomes.values()) == {1 / left}
        laid.append(max(outcomes))
        state.apply_action(laid[-1])
    assert state.position.record().noble_at.tolist() == laid


def test_pr_202_each_room_that_is_left_is_equally_likely() -> None:
    state = pyspiel.load_game("palais_royal(layout=shuffled,start=1)").new_initial_state()
    while len(state.history()) < 36:
        state.apply_action(state.legal_actions()[0])
    for left in range(9, 0, -1):
        assert state.chance_outcomes() == [(room, 1 / left) for room in range(left)]
        state.apply_action(left - 1)
    s = state.position.record()
    assert s.room_at.tolist() == list(range(8, -1, -1))
    assert s.place.tolist() == list(range(8, -1, -1))
    assert state.current_player() == s.start == 1


def test_pr_203_a_card_is_as_likely_as_there_are_copies_in_the_pile(tmp_path: Path) -> None:
    seen = Counter[int]()
    for state in random_states(card_game(tmp_path, 2, 5), 3, busy=True):
        if state.is_chance_node() and len(state.history()) > 36 + 1:
            s = state.position.record()
            expected = {card: n / s.pile_size for card, n in enumerate(s.pile.tolist()) if n}
            assert dict(state.chance_outcomes()) == pytest.approx(expected)
            seen[len(expected)] += 1
    assert len(seen) == 9


def test_pr_351_a_draw_has_one_node_for_each_card_even_from_a_new_pile(tmp_path: Path) -> None:
    states = list(random_states(card_game(tmp_path, 4, 5), 3, busy=True))
    draws, piles = 0, states[-1].context.piles(states[-1].position.past)
    for at, (before, state) in enumerate(pairwise(states), 1):
        if state.history()[-1] == DRAW_CARDS and not before.is_chance_node():
            nodes = next(n for n, later in enumerate(states[at:]) if not later.is_chance_node())
            assert nodes == states[at + nodes].position.record().drawn_size > 0
            draws += 1
    assert draws > 3
    assert piles[-1] > 2


def without_chance(s: Any) -> bytes:
    """The bytes of a record with a blank chance key, as in OpenSpiel."""
    blank = s.copy()
    blank.chance_key[:] = 0
    blank.chance_count = 0
    return bytes(blank.array.tobytes())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rules_are_the_engines(players: int) -> None:
    """Every decision except a draw leads to the same record as in the engine."""
    states = list(random_states(pyspiel.load_game(f"palais_royal(players={players},max_rounds=6)"), players, busy=True))
    compared = 0
    for before, after in pairwise(states):
        action = after.history()[-1]
        if before.is_chance_node() or action == DRAW_CARDS:
            continue
        game, s = before.context.game, before.position.record()
        assert before.legal_actions() == game.legal(s, s.player)
        expected, _ = game.apply(s, s.player, action)
        assert without_chance(expected) == without_chance(after.position.record())
        compared += 1
    assert compared > 100


def test_the_set_up_is_the_engines() -> None:
    """The same nobles on the same fields and the same start player give the same record."""
    context = pyspiel.load_game("palais_royal(players=3)").new_initial_state().context
    engine = context.game.new(3, seed=7)
    state = pyspiel.load_game("palais_royal(players=3)").new_initial_state()
    for outcome in [*engine.noble_at.tolist(), engine.start]:
        state.apply_action(outcome)
    assert without_chance(state.position.record()) == without_chance(engine)


@pytest.mark.xdist_group("compiled")
def test_with_and_without_the_compiler_every_state_is_the_same() -> None:
    """Compiled rules reproduce the playthroughs that plain Python is tested against."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.palais_royal.openspiel.playthroughs.make", "--check"],
        cwd=Path(__file__).parents[4],
        env={**os.environ, "PALAIS_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
