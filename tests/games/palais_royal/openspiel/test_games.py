"""OpenSpiel's own test suites on our games, and how bad input is handled."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.tests import games_sim_test

import palais.games.palais_royal.openspiel.games  # noqa: F401 (registers the games)
from palais.core.errors import DataError, IllegalAction, OptionError
from tests.games.spiel import last_state, random_states

GAMES = [
    "palais_royal_small",
    "palais_royal(max_rounds=4)",
    "palais_royal(players=3,max_rounds=3,utility=margin,start=2)",
    "palais_royal(players=4,max_rounds=2,layout=shuffled)",
]


@pytest.mark.parametrize("name", GAMES)
def test_random_sim_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_games_sim_test(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


class TestPartialTree(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """The properties OpenSpiel enforces on every game, on 400 states of the small box."""

    game_name = "palais_royal_small"
    game = pyspiel.load_game(game_name)

    @classmethod
    def setUpClass(cls) -> None:
        random.seed(1)  # OpenSpiel grows a tree at random
        super().setUpClass()


class TestPartialTreeOfTheFullBox(TestPartialTree):
    """The same on the full box. A small tree never gets past the set-up, so use every state of one game."""

    game_name = "palais_royal"
    game = pyspiel.load_game("palais_royal(players=3,max_rounds=8)")

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.some_states = list(random_states(cls.game, 2))


def test_both_games_are_registered() -> None:
    assert {"palais_royal", "palais_royal_small"} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_and_a_stored_state_are_independent(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    for twin in (state.clone(), pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize())):
        twin.apply_action(twin.legal_actions()[0])
        assert (len(state.history()), len(twin.history())) == (0, 1)
        assert str(state) != str(twin)


def test_a_stored_game_can_still_be_played() -> None:
    game = pickle.loads(pickle.dumps(pyspiel.load_game(GAMES[2])))
    assert sum(last_state(game, 1).returns()) == pytest.approx(0)


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("palais_royal(players=5)", OptionError),
        ("palais_royal(players=2,start=2)", OptionError),
        ("palais_royal(layout=upside-down)", OptionError),
        ("palais_royal(max_rounds=0)", OptionError),
        ("palais_royal(utility=fame)", OptionError),
        ("palais_royal(box=no-such-box)", DataError),
        ("palais_royal_small(players=3)", OptionError),
        ("palais_royal(colour=red)", pyspiel.SpielError),
    ],
)
def test_a_wrong_parameter_is_named(name: str, error: type[Exception]) -> None:
    with pytest.raises(error) as caught:
        pyspiel.load_game(name)
    assert "\n" not in str(caught.value)


def test_an_illegal_action_changes_nothing() -> None:
    state = pyspiel.load_game("palais_royal_small").new_initial_state()
    before = str(state)
    with pytest.raises(IllegalAction, match="chance has no outcome 41"):
        state.apply_action(41)
    assert (str(state), state.history()) == (before, [])
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    before = str(state)
    for action in set(range(212)) - set(state.legal_actions()):
        with pytest.raises(IllegalAction):
            state.apply_action(action)
    assert str(state) == before


def test_a_finished_game_takes_no_action() -> None:
    state = last_state(pyspiel.load_game("palais_royal_small"), 3)
    with pytest.raises(IllegalAction, match="game-over"):
        state.apply_action(0)


@pytest.mark.parametrize("seed", range(5))
def test_returns_are_the_score(seed: int) -> None:
    for utility in ("win", "margin"):
        state = last_state(pyspiel.load_game(f"palais_royal(players=3,max_rounds=6,utility={utility})"), seed)
        outcome = state.context.game.score(state.position.record())
        returns = state.returns()
        assert sum(returns) == pytest.approx(0)
        best = [seat for seat in range(3) if returns[seat] == max(returns)]
        if utility == "win":
            assert best == outcome.winners
            assert max(returns) == pytest.approx({1: 1, 2: 0.25, 3: 0}[len(best)])
        else:
            assert [r - returns[0] for r in returns] == pytest.approx([p - outcome.points[0] for p in outcome.points])


def test_the_environments_register_the_games_of_every_kit() -> None:
    program = "import palais.envs.openspiel, pyspiel; print(*pyspiel.registered_names())"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert {"palais_royal", "palais_royal_small", "versailles_1682"} <= set(done.stdout.split())
