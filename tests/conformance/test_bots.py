"""Every bot of every game decides only by what its seat knows, and answers every question."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from itertools import islice
from zlib import crc32

import pytest

from palais import Game, State
from palais.bots.registry import make
from palais.core import kit
from palais.core.play import play
from tests.conformance.games import GAMES, TOY, some_steps

# These think for as long as they are given, so two runs may differ. tests/bots compares them with a fixed number of
# iterations instead.
BY_THE_CLOCK = {
    *(("palais-royal", code) for code in ("search", "level:11")),
    *(("versailles-1682", code) for code in ("search", "level:5")),
}
SLOW = {("palais-royal", "level:10")}  # seconds for a decision in plain Python
BEGINNING = 12  # actions


def kit_of(id: str) -> kit.GameKit:
    return TOY if id == TOY.id else kit.kit(id)


def codes(id: str) -> list[str]:
    """The house's own bot, every level, and every bot that needs no parameters."""
    found = kit_of(id)
    alone = [name for name, factory in found.bots().items() if len(needed(factory)) == 2]
    return [code for code in ("random", *alone, *found.levels.codes) if (id, code) not in BY_THE_CLOCK | SLOW]


def needed(factory: object) -> list[str]:
    assert callable(factory)
    known = inspect.signature(factory).parameters.values()
    return [parameter.name for parameter in known if parameter.default is parameter.empty]


every_bot = pytest.mark.parametrize(
    ("game", "code"), [pytest.param(game, code, id=f"{id}-{code}") for id, game in GAMES.items() for code in codes(id)]
)


def moments(game: Game, players: int, most: int) -> Iterator[tuple[int, State, State, int]]:
    """Positions, each with another world that one of the asked seats cannot tell from it."""
    for n, (s, _, _, _, _) in enumerate(some_steps(game, players, most)):
        for seat in game.to_act(s):
            yield n, s, game.determinize(game.hide(s, seat), seat, n), seat


@every_bot
def test_a_bot_decides_only_by_what_its_seat_knows(game: Game, code: str) -> None:
    """Hidden information permuted, same seed: same decision; and the record it was given is unchanged."""
    different = 0
    for players in (game.min_players, game.max_players):
        for n, s, world, seat in moments(game, players, 6):
            hidden, other = game.hide(s, seat), game.hide(world, seat)
            legal, shown = game.legal(hidden, seat), hidden.to_bytes()
            answers = {make(code, game, n).act(h, legal, None) for h in (hidden, other)}
            assert len(answers) == 1
            assert answers <= set(legal)
            assert hidden.to_bytes() == shown
            different += game.digest(world) != game.digest(s)
    assert different > 5


@every_bot
def test_the_same_seed_makes_a_bot_play_the_same_game(game: Game, code: str) -> None:
    first, again = beginning(game, code), beginning(game, code)
    assert first == again
    assert len(first) == BEGINNING


def beginning(game: Game, code: str) -> list[tuple[int, int]]:
    """The first actions of a game in which this bot has every seat."""
    players = game.min_players
    bots = [make(code, game, f"seat {seat}") for seat in range(players)]
    steps = play(game, game.new(players, "bots"), lambda seat, hidden, legal: bots[seat].act(hidden, legal, None))
    return [(step.seat, step.action) for step in islice(steps, BEGINNING)]


@pytest.mark.parametrize("id", GAMES)
def test_the_levels_the_stand_in_and_the_adviser_are_bots_of_the_game(id: str) -> None:
    levels = kit_of(id).levels
    assert {levels.stand_in, levels.adviser} <= {*levels.codes, "random", *kit_of(id).bots()}
    for code in (*levels.codes, levels.stand_in, levels.adviser, *levels.interim.values()):
        make(code, GAMES[id], 1)


def test_a_bot_that_sees_hidden_information_is_caught() -> None:
    """The first test must notice an answer that depends on more than the seat may know."""
    game = GAMES[TOY.id]
    worlds = [(s, world) for _, s, world, _ in moments(game, 3, 20)]
    assert any(crc32(true.to_bytes()) % 5 != crc32(imagined.to_bytes()) % 5 for true, imagined in worlds)
