"""Chance laid open: every die and draw of section 11 is a node, and the rules are the engine's."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

import palais.games.versailles_1682.openspiel.games  # noqa: F401 (registers the game)
from palais.core.contract import SPECTATOR
from palais.games.versailles_1682.engine.chance import DICE
from palais.games.versailles_1682.engine.state import State, fields
from tests.games.spiel import random_states

ANY_DEAL = 5  # a seed


def played(name: str, busy: bool = True) -> list[Any]:
    return list(random_states(pyspiel.load_game(name), ANY_DEAL, busy))


def texts(state: Any) -> list[str]:
    return [state.action_to_string(outcome) for outcome in state.legal_actions()]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_set_up_is_a_node_for_each_party_the_queen_the_steward_and_each_card(players: int) -> None:
    states = played(f"versailles_1682(players={players},max_rounds=1)")
    nodes = next(n for n, state in enumerate(states) if not state.is_chance_node())
    assert nodes == players + 2 + 6 * players
    assert texts(states[0]) == ["party 0", "party 1", "party 2"]
    assert texts(states[players]) == [f"die {value}" for value in range(1, 11)]
    assert texts(states[players + 1]) == [f"steward {seat}" for seat in range(players)]
    assert dict(states[players + 2].chance_outcomes())[0] == pytest.approx(5 / 110), "five of the cards are Barons"


def test_ve_411_a_card_is_as_likely_as_there_are_copies_in_the_pile() -> None:
    drawn = 0
    for before, state in pairwise(played("versailles_1682(max_rounds=3)")):
        if (
            state.is_chance_node()
            and not before.is_chance_node()
            and state.action_to_string(state.legal_actions()[0])[:4] == "card"
        ):
            s = fields(state.position.record())
            expected = {kind: count / s.pile_size for kind, count in enumerate(s.pile.tolist()) if count}
            assert dict(state.chance_outcomes()) == pytest.approx(expected)
            drawn += 1
    assert drawn > 3


def without_chance(s: State) -> bytes:
    """The bytes of a record without its source of chance."""
    blank = s.copy()
    blank.chance_key[:], blank.forced[:], blank.forced_count[:] = 0, 0, 0
    return bytes(blank.to_bytes())


@pytest.mark.parametrize("players", [3, 6])
def test_the_rules_are_the_engines(players: int) -> None:
    """The same action with the same dice and draws, laid into the engine's record, leads to the same record."""
    states, compared = played(f"versailles_1682(players={players},max_rounds=2)"), 0
    decisions = [n for n, state in enumerate(states) if not state.is_chance_node()]
    for n, after in pairwise(decisions):
        game, s = states[n].context.game, fields(states[n].position.record()).copy()
        action, draws = int(states[n + 1].history()[-1]), states[after].position.draws
        numbers = [[draw.number for draw in draws if draw.stream == stream] for stream in (0, 1)]
        for stream, row in enumerate(numbers):
            s.forced[stream, : len(row)], s.forced_count[stream] = row, len(row)
        expected, _ = game.apply(s, states[n].current_player(), action)
        assert fields(expected).forced_count.sum() == 0, "no draw too many"
        assert without_chance(fields(expected)) == without_chance(fields(states[after].position.record()))
        compared += bool(numbers[DICE])
    assert compared > 5


def test_the_common_phase_is_played_in_seat_order() -> None:
    asked = []
    for state in played("versailles_1682(players=4,max_rounds=1,payments=none)"):
        phase = state.context.game.moment(state.position.record()).phase
        if phase == "negotiation" and not state.is_chance_node():
            asked.append(state.current_player())
    assert asked == [0, 1, 2, 3]


@pytest.mark.parametrize("players", [3, 5])
def test_a_resampled_world_looks_the_same_to_the_seat(players: int) -> None:
    rng, changed = np.random.default_rng(1), 0
    for state in played(f"versailles_1682(players={players},max_rounds=2)")[::7]:
        if state.is_chance_node() or state.is_terminal():
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, rng.random)
        for show in ("information_state_string", "observation_string", "observation_tensor"):
            assert getattr(other, show)(seat) == getattr(state, show)(seat)
        assert other.legal_actions() == state.legal_actions()
        assert other.current_player() == seat
        changed += str(other) != str(state)
        other.apply_action(other.legal_actions()[0])  # and it can be played on
    assert changed > 5


def test_what_others_choose_is_not_told_before_it_happens() -> None:
    """The small decisions of an action that is not complete change nothing for the other seats (VE-931)."""
    quiet = 0
    for before, after in pairwise(played("versailles_1682(players=4,max_rounds=2)")):
        if before.is_chance_node() or after.is_chance_node() or after.is_terminal() or after.position.past[-1].events:
            continue
        others = [seat for seat in range(4) if seat != before.current_player()]
        for seat in others:
            assert after.information_state_string(seat) == before.information_state_string(seat)
            assert after.observation_tensor(seat) == before.observation_tensor(seat)
        quiet += 1
    assert quiet > 20


def test_observers_of_public_and_private_information() -> None:
    *_, state = (s for s in played("versailles_1682(max_rounds=1)") if not s.is_chance_node() and not s.is_terminal())
    game, context = state.get_game(), state.context
    public = game.make_py_observer(pyspiel.IIGObservationType(private_info=pyspiel.PrivateInfoType.NONE, perfect_recall=False))
    hidden = context.game.hide(state.position.record(), SPECTATOR)
    assert public.string_from(state, 0) == public.string_from(state, 1) == context.game.position_text(hidden)
    private = game.make_py_observer(pyspiel.IIGObservationType(public_info=False, perfect_recall=False))
    for seat in range(3):
        private.set_from(state, seat)
        assert private.dict["hand"].tolist() == fields(state.position.record()).hand[seat].tolist()


@pytest.mark.xdist_group("compiled")
def test_with_and_without_the_compiler_every_state_is_the_same() -> None:
    """The playthrough that plain Python is tested against, made by compiled rules."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.versailles_1682.openspiel.playthroughs.make", "--check"],
        cwd=Path(__file__).parents[4],
        env={**os.environ, "PALAIS_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
