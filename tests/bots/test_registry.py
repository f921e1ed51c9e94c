"""Bots by code: which exist, and one clear sentence for those that do not."""

from __future__ import annotations

import pytest

import palais
from palais import BotError
from palais.bots.registry import codes, factories, fill_seats, make, names
from palais.games.palais_royal import ADVISER, LEVELS, STRONGEST
from tests.bots.files import CODES

game = palais.game("palais-royal")


@pytest.mark.parametrize("code", [*CODES, ADVISER, "search:ms=20"])
def test_every_listed_code_makes_a_bot_that_answers_with_a_legal_action(code: str) -> None:
    s = game.new(2, "registry", start=0)
    legal = game.legal(s, 0)
    assert make(code, game, 1).act(game.hide(s, 0), legal, None) in legal


def test_every_kind_of_bot_is_among_the_listed_codes() -> None:
    assert {code.split(":")[0] for code in CODES} == set(factories(game.id))


def test_a_table_can_choose_every_level_and_every_bot_without_parameters() -> None:
    assert codes(game.id) == [*LEVELS, "random", "beginner", "greedy", "planner", "search"]


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("", "there is no bot ''; the bots are random, beginner, greedy"),
        ("gredy", "there is no bot 'gredy'; the bots are random, beginner, greedy"),
        ("greedy:", "greedy:: '' does not fit; it takes no parameters"),
        ("greedy:ms=200", "greedy:ms=200: 'ms=200' does not fit; it takes no parameters"),
        ("random:3", "random:3: '3' does not fit; it takes no parameters"),
        ("level", "level: number is missing, as in level:1"),
        ("level:", "level:: number: expected int, found ''"),
        ("level:99", f"level: expected 1 to {STRONGEST}, found 99"),
        ("level:two", "level:two: number: expected int, found 'two'"),
        ("search:ms=fast", "search:ms=fast: ms: expected int, found 'fast'"),
        ("search:200", "search:200: '200' does not fit; its parameters are ms=…, n=…"),
        ("search:ms=20:ms=30", "search:ms=20:ms=30: ms is given twice"),
        ("search:ms=-5", "search: ms: expected 1 to 600000, found -5"),
        ("planner:noise=nan", "planner: noise: expected 0 to 100, found nan"),
    ],
)
def test_an_invalid_code_gets_one_clear_sentence(code: str, sentence: str) -> None:
    with pytest.raises(BotError) as caught:
        make(code, game, 1)
    assert str(caught.value).startswith(sentence)
    assert "\n" not in str(caught.value)


def test_the_last_bot_named_fills_the_remaining_seats() -> None:
    assert fill_seats(["greedy", "random"], 4) == ["greedy", "random", "random", "random"]
    assert fill_seats(["greedy"], 2) == ["greedy", "greedy"]


@pytest.mark.parametrize("codes", [[], ["greedy"] * 3])
def test_a_table_needs_a_bot_and_has_no_room_for_more_than_its_players(codes: list[str]) -> None:
    with pytest.raises(BotError, match=r"expected 1 to 2 bots for 2 players"):
        fill_seats(codes, 2)


def test_a_bot_named_again_gets_a_number() -> None:
    assert names(["greedy", "random", "greedy", "greedy"]) == ["greedy", "random", "greedy#2", "greedy#3"]
