"""The small box: its whole tree for one round, perfect recall on it, and NashConv of known policies, by us and by OpenSpiel."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import exploitability, get_all_states

import palais
import palais.games.palais_royal.openspiel.games
from palais.core.errors import OptionError
from palais.games.palais_royal.variants import VARIANTS, variant_folder
from tests.games.spiel import last_state

ONE_ROUND = "palais_royal_small(max_rounds=1)"
EXAMPLE = Path(__file__).parents[4] / "examples" / "solve_small_box.py"


@pytest.fixture(scope="module")
def solver() -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLE))


@pytest.fixture(scope="module")
def form(solver: dict[str, Any]) -> Any:
    return solver["SequenceForm"](pyspiel.load_game(ONE_ROUND))


@pytest.mark.parametrize("name", VARIANTS)
def test_every_variant_is_a_box_that_plays(name: str) -> None:
    game = palais.game("palais-royal", data=variant_folder(name))
    state = last_state(pyspiel.load_game(f"palais_royal(box={name},max_rounds=3)"), 1)
    assert state.context.game.data_digest == game.data_digest


def test_an_unknown_variant_is_named() -> None:
    with pytest.raises(OptionError, match="there is no variant 'tiny'; the variants are small"):
        variant_folder("tiny")


def test_the_tree_of_one_round_has_the_size_the_docs_say(form: Any) -> None:
    assert form.nodes == 8861
    assert [len(infosets) for infosets in form.infosets] == [1640, 4686]
    page = (EXAMPLE.parents[1] / "docs" / "openspiel.md").read_text("utf-8")
    assert "8,861 histories and 6,326 information states" in page


def test_players_have_perfect_recall() -> None:
    """OpenSpiel's check, on every history below one opening."""
    state = pyspiel.load_game(ONE_ROUND).new_initial_state()
    for text in ("noble page-1", "noble couple-1", "put stairs"):
        state.apply_action(state.string_to_action(text))
    seen: dict[Any, Any] = {}
    api_test._assert_is_perfect_recall_recursive(state, current_history=[], infostate_player_to_history=seen)
    assert len(seen) > 500


def test_equal_information_states_have_equal_tensors_and_actions() -> None:
    states = get_all_states.get_all_states(pyspiel.load_game(ONE_ROUND), depth_limit=9, include_terminals=False)
    told: dict[str, tuple[Any, ...]] = {}
    by_tensor: dict[Any, str] = {}
    for state in states.values():
        if state.is_chance_node():
            continue
        seat = state.current_player()
        text, tensor = state.information_state_string(seat), tuple(state.information_state_tensor(seat))
        assert told.setdefault(text, (tensor, state.legal_actions())) == (tensor, state.legal_actions())
        assert by_tensor.setdefault(tensor, text) == text
    assert len(told) > 500


def test_cfr_finds_the_equilibrium_and_openspiel_agrees(solver: dict[str, Any], form: Any) -> None:
    game, plans = pyspiel.load_game(ONE_ROUND), solver["cfr_plus"](form, 12)
    assert form.nash_conv(plans) < 0.05
    assert form.value(plans) == pytest.approx(0, abs=0.05)
    assert exploitability.nash_conv(game, form.policy(game, plans)) == pytest.approx(form.nash_conv(plans))


def test_the_example_prints_its_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--rounds", "1", "--iterations", "3", "--samples", "0", "--check", "none"]
    monkeypatch.setattr(sys, "argv", ["solve", *options])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    printed = capsys.readouterr().out
    assert "8861 histories" in printed
    lines = [[cell.strip() for cell in line.split("│")[1:3]] for line in printed.splitlines() if "│" in line]
    assert ["uniform random", "1.870370"] in lines
    assert ["best responses to uniform", "0.000000"] in lines
