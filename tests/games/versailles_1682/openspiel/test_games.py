"""OpenSpiel's own test suites on Versailles 1682, and what bad input gets."""

from __future__ import annotations

import pickle
import random

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.tests import games_sim_test

import palais.games.versailles_1682.openspiel.games  # noqa: F401 (registers the game)
from palais.core.errors import DataError, IllegalAction, OptionError
from tests.games.spiel import changed_lines, fresh, last_state, random_states
from tests.games.versailles_1682.openspiel.playthroughs.make import FOLDER, GAMES

TABLES = [
    "versailles_1682(max_rounds=2)",
    "versailles_1682(players=4,max_rounds=1,utility=margin,start_party=chosen)",
    "versailles_1682(players=5,max_rounds=1,negotiation=false,scale=1 to 10)",
    "versailles_1682(players=6,max_rounds=1,payments=none)",
]


@pytest.mark.parametrize("name", TABLES)
def test_random_sim_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", TABLES)
def test_games_sim_test(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


class TestPartialTree(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """The properties OpenSpiel enforces on every game. A small tree does not leave its set-up: every state of one game."""

    game_name = "versailles_1682"
    game = pyspiel.load_game("versailles_1682(max_rounds=2)")

    @classmethod
    def setUpClass(cls) -> None:
        random.seed(1)  # OpenSpiel grows a tree at random
        super().setUpClass()
        cls.some_states = list(random_states(cls.game, 2))


def test_the_game_plays_as_it_did() -> None:
    assert changed_lines(fresh(FOLDER, GAMES)) == []


def test_a_clone_and_a_stored_state_go_on_alone() -> None:
    game = pyspiel.load_game(TABLES[0])
    state = game.new_initial_state()
    for twin in (state.clone(), pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize())):
        twin.apply_action(twin.legal_actions()[0])
        assert (len(state.history()), len(twin.history())) == (0, 1)
        assert str(state) != str(twin)


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("versailles_1682(players=2)", OptionError),
        ("versailles_1682(players=7)", OptionError),
        ("versailles_1682(payments=much)", OptionError),
        ("versailles_1682(max_rounds=0)", OptionError),
        ("versailles_1682(utility=fame)", OptionError),
        ("versailles_1682(box=no-such-box)", DataError),
    ],
)
def test_parameters_that_do_not_fit_are_refused(name: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        pyspiel.load_game(name)


def test_an_illegal_action_or_outcome_changes_nothing() -> None:
    state = pyspiel.load_game(TABLES[0]).new_initial_state()
    before = str(state)
    with pytest.raises(IllegalAction, match="chance has no outcome 3"):
        state.apply_action(3)
    assert str(state) == before
    over = last_state(pyspiel.load_game(TABLES[0]), 3)
    with pytest.raises(IllegalAction, match="game-over"):
        over.apply_action(0)


@pytest.mark.parametrize("utility", ["win", "margin"])
def test_returns_are_the_score(utility: str) -> None:
    state = last_state(pyspiel.load_game(f"versailles_1682(players=4,max_rounds=3,utility={utility})"), 1)
    outcome, returns = state.context.game.score(state.position.record()), state.returns()
    assert sum(returns) == pytest.approx(0)
    best = [seat for seat in range(4) if returns[seat] == max(returns)]
    assert best == outcome.winners
    if utility == "margin":
        assert [r - returns[0] for r in returns] == pytest.approx([p - outcome.points[0] for p in outcome.points])
