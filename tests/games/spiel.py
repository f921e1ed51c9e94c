"""Random games of OpenSpiel for tests that look at every state, and golden playthroughs: every state of a game with all that
OpenSpiel shows of it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pyspiel
from open_spiel.python.algorithms.generate_playthrough import playthrough

Playthroughs = dict[str, tuple[str, int]]  # by the name of the file: the game with its parameters, and a seed


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


def fresh(folder: Path, games: Playthroughs) -> dict[Path, str]:
    """The golden playthroughs as they would be written now: busy games, in which cards are drawn and played."""
    return {folder / f"{name}.txt": playthrough(game, _actions(game, seed)) for name, (game, seed) in games.items()}


def _actions(game: str, seed: int) -> list[int]:
    *_, last = random_states(pyspiel.load_game(game), seed, busy=True)
    return [int(action) for action in last.history()]


def write(files: dict[Path, str]) -> int:
    """Write the files, or with --check answer 1 if they would change."""
    if "--check" in sys.argv:
        return int(any(path.read_text("utf-8") != text for path, text in files.items()))
    for path, text in files.items():
        path.write_text(text, "utf-8")
    return 0


def changed_lines(files: dict[Path, str]) -> list[str]:
    """The first lines that are not as they were."""
    found = []
    for path, text in files.items():
        expected, now = path.read_text("utf-8").splitlines(), text.splitlines()
        lines = enumerate(zip(expected, now, strict=False), 1)
        found += [f"{path.name}, line {n}: {new}" for n, (old, new) in lines if old != new][:3]
        found += [] if len(now) == len(expected) else [f"{path.name} has {len(now)} lines"]
    return found
