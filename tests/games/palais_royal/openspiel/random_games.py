"""Random OpenSpiel games for tests that look at every state."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

import pyspiel

import palais.games.palais_royal.openspiel.games  # noqa: F401 (registers the games)


def random_states(game: Any, seed: int, busy: bool = False) -> Iterator[Any]:
    """Every state of a random game; a busy one ends an action mostly when nothing else is left, so that cards come into play."""
    rng, state = Random(seed), game.new_initial_state()
    yield state.clone()
    while not state.is_terminal():
        actions = state.legal_actions()
        if busy and not state.is_chance_node() and len(actions) > 1 and rng.random() < 0.8:
            actions = [action for action in actions if action]
        state.apply_action(rng.choice(actions))
        yield state.clone()


def last_state(game: Any, seed: int) -> Any:
    """A finished game."""
    *_, last = random_states(game, seed)
    return last


def card_game(folder: Path, players: int, rounds: int) -> Any:
    """A box for card players: eight servants at the back door from the start, and only 18 cards, so that piles come and go."""
    data = resources.files("palais.games.palais_royal") / "data"
    facts, cards = (data / "game.toml").read_text("utf-8"), (data / "cards.toml").read_text("utf-8")
    busy = facts.replace("setup = { stairs = 3, court = 2 }", "setup = { backdoor = 8, court = 4 }")
    assert busy != facts
    (folder / "game.toml").write_text(busy, "utf-8")
    (folder / "cards.toml").write_text(cards.replace("copies = 4", "copies = 2"), "utf-8")
    return pyspiel.load_game("palais_royal", {"box": str(folder), "players": players, "max_rounds": rounds})
