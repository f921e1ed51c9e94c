"""Nothing hidden leaks to a seat, and a seat cannot tell a resampled world from the true one."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from palais.games.palais_royal.openspiel.memory import parts
from tests.games.palais_royal.openspiel.random_games import card_game
from tests.games.spiel import random_states

TO_A_DRAW = ("noble page-1", "noble couple-1", "put backdoor", "put mint", *["done"] * 4, "draw")


def told(state: Any, seat: int) -> list[Any]:
    """Everything OpenSpiel tells a seat."""
    kinds = [(state.information_state_string(seat)), state.observation_string(seat), tuple(state.observation_tensor(seat))]
    if state.get_game().get_type().provides_information_state_tensor:
        kinds.append(tuple(state.information_state_tensor(seat)))
    if state.current_player() == seat:
        kinds.append(tuple(state.legal_actions()))
    return kinds


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_resampled_world_looks_the_same_to_the_seat(players: int, tmp_path: Path) -> None:
    game, rng = card_game(tmp_path, players, 5), Random(5)
    changed = 0
    for n, state in enumerate(random_states(game, players, busy=True)):
        if state.is_chance_node() or n % 7:
            continue
        for seat in range(players):
            other = state.resample_from_infostate(seat, rng.random)
            assert told(other, seat) == told(state, seat)
            assert other.current_player() == state.current_player()
            hide = state.context.game.hide
            assert hide(other.position.record(), seat).array.tobytes() == hide(state.position.record(), seat).array.tobytes()
            changed += str(other) != str(state)
    assert changed > 5


def test_a_resampled_world_is_a_history_of_the_game(tmp_path: Path) -> None:
    """Replaying its history, every action legal, leads to the same state; only cards differ."""
    game, rng = card_game(tmp_path, 3, 5), Random(5)
    *_, state = random_states(game, 4, busy=True)
    other = state.resample_from_infostate(0, rng.random)
    replayed = game.new_initial_state()
    for action in other.history():
        assert action in replayed.legal_actions()
        replayed.apply_action(action)
    assert str(replayed) == str(other)
    assert [parts(code)[:2] for code in other.position.past] == [parts(code)[:2] for code in state.position.past]
    assert other.history() != state.history()


def test_resampling_reaches_every_hand_equally_often() -> None:
    """Two of three cards are unseen: the other player kept either of them equally often."""
    game = pyspiel.load_game("palais_royal_small")
    state = next(s for s in states_up_to_a_keep(game) if s.position.record().held[0] == 1 and s.current_player() == 1)
    hands = [int(np.argmax(state.resample_from_infostate(1, Random(n).random).position.record().hand[0])) for n in range(600)]
    counts = [hands.count(card) for card in set(hands)]
    assert len(counts) == 3
    assert min(counts) > 150


def states_up_to_a_keep(game: Any) -> Any:
    """Red puts his free servant at the back door, draws a card and keeps it."""
    state = game.new_initial_state()
    for text in (
        "noble page-1",
        "noble couple-1",
        "put backdoor",
        "put mint",
        *["done"] * 4,
        "draw",
        "card gold4",
        "keep gold4",
        "done",
    ):
        state.apply_action(state.string_to_action(text))
        yield state.clone()


def test_nobody_else_sees_a_draw() -> None:
    """The histories differ in what red drew and kept: yellow sees no difference, red does."""
    game = pyspiel.load_game("palais_royal_small")
    worlds = []
    for card in ("gold4", "seals", "points2"):
        state = game.new_initial_state()
        for text in (
            "noble page-1",
            "noble couple-1",
            "put backdoor",
            "put mint",
            *["done"] * 4,
            "draw",
            f"card {card}",
            f"keep {card}",
        ):
            state.apply_action(state.string_to_action(text))
        worlds.append(state)
    assert told(worlds[0], 1) == told(worlds[1], 1) == told(worlds[2], 1)
    assert len({told(state, 0)[0] for state in worlds}) == 3


def test_everyone_sees_a_discarded_card() -> None:
    game = pyspiel.load_game("palais_royal_small")
    texts = []
    for card in ("gold4", "seals"):
        state = game.new_initial_state()
        for text in (*TO_A_DRAW, f"card {card}", "done"):
            state.apply_action(state.string_to_action(text))
        texts.append(state.information_state_string(1))
    assert texts[0].endswith("discard6")
    assert texts[1].endswith("discard5")


def test_observers_of_public_and_private_information() -> None:
    """Public information is the same for all and shows no card; private information shows only one's own cards."""
    game = pyspiel.load_game("palais_royal_small")
    *_, state = states_up_to_a_keep(game)
    none = pyspiel.IIGObservationType(private_info=pyspiel.PrivateInfoType.NONE, perfect_recall=False)
    public = game.make_py_observer(none)
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert "red hand: ? 1" in public.string_from(state, 0)
    one = pyspiel.IIGObservationType(public_info=False, perfect_recall=False)
    private = game.make_py_observer(one)
    assert private.string_from(state, 0) == "hand gold4 1"
    assert private.string_from(state, 1) == ""
    private.set_from(state, 0)
    assert private.dict["hand"].tolist() == [0, 0, 0, 0, 0, 0, 1, 0, 0]
    private.set_from(state, 1)
    assert private.dict["hand"].sum() == 0


def test_ismcts_can_play_it() -> None:
    game = pyspiel.load_game("palais_royal_small")
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 20, random_state=np.random.RandomState(2))
    *_, state = states_up_to_a_keep(game)
    assert bot.step(state) in state.legal_actions()
