"""The flat observation says what the state says, and nothing that its seat may not know."""

from __future__ import annotations

import numpy as np
import pytest

import palais
from palais import SPECTATOR, Game
from palais.core.observation import width
from tests.envs.observed import MOST, expected
from tests.walks import busy_walk

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.fixture(scope="module")
def game() -> Game:
    return palais.game()


@PLAYERS
def test_every_part_says_what_the_state_says(game: Game, players: int) -> None:
    seen_something = {part.name: False for part in game.observation_layout}
    for n, (s, _, _, _, _) in enumerate(busy_walk(game, players, "observe", max_rounds=25, layout="shuffled")):
        seat = n % players
        hidden = game.hide(s, seat)
        vector, wanted = game.observe(hidden, seat), expected(game, hidden, seat)
        for part in game.observation_layout:
            numbers = vector[part.where].reshape(part.shape)
            right = np.minimum(np.array(wanted[part.name], np.float32).reshape(part.shape) / np.float32(part.scale), MOST)
            assert np.array_equal(numbers, right), (n, part.name)
            seen_something[part.name] |= bool(numbers.any())
    assert all(seen_something.values()), seen_something


def test_the_parts_lie_one_behind_the_other_without_gaps(game: Game) -> None:
    end = 0
    for part in game.observation_layout:
        assert part.offset == end
        end += part.size
    assert width(game.observation_layout) == end == len(game.observe(game.hide(game.new(2), 0), 0))


@PLAYERS
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(game: Game, players: int) -> None:
    different = 0
    for n, (s, _, _, _, _) in enumerate(busy_walk(game, players, "secret", max_rounds=12)):
        for seat in range(players) if n % 3 == 0 else ():
            hidden = game.hide(s, seat)
            world = game.determinize(hidden, seat, n)
            assert np.array_equal(game.observe(game.hide(world, seat), seat), game.observe(hidden, seat))
            different += game.digest(world) != game.digest(s)
    assert different > 50, "the imagined worlds must really differ"


def test_a_card_in_the_hand_is_seen_by_its_owner_alone(game: Game) -> None:
    texts = [f"players: 2\nturn: red cards\nyellow hand: {card} 1\n" for card in ("gold4", "points2")]
    one, other = (game.parse_position(text) for text in texts)
    assert np.array_equal(game.observe(game.hide(one, 0), 0), game.observe(game.hide(other, 0), 0))
    assert not np.array_equal(game.observe(game.hide(one, 1), 1), game.observe(game.hide(other, 1), 1))


def test_cards_just_drawn_are_seen_by_the_player_in_turn_alone(game: Game) -> None:
    s = game.parse_position("players: 2\nturn: red keep\nred rooms: backdoor 2\ndrawn: gold4 1, march 1\n")
    (drawn,) = (part for part in game.observation_layout if part.name == "drawn")
    assert game.observe(game.hide(s, 0), 0)[drawn.where].sum() == 2 / drawn.scale
    assert game.observe(game.hide(s, 1), 1)[drawn.where].sum() == 0


def test_a_spectator_sees_from_seat_0_without_a_hand(game: Game) -> None:
    s = game.parse_position("players: 2\nturn: red cards\nred hand: gold4 1\n")
    own, spectator = game.observe(game.hide(s, 0), 0), game.observe(game.hide(s, SPECTATOR), SPECTATOR)
    for part in game.observation_layout:
        same = np.array_equal(own[part.where], spectator[part.where])
        assert same == (part.name not in ("hand", "pile-most")), part.name


def test_no_number_leaves_its_bounds_however_rich_a_player_is(game: Game) -> None:
    s = game.parse_position("players: 2\nturn: red move\nred: gold 3000\nleft: moves 300\n")
    vector = game.observe(game.hide(s, 0), 0)
    assert vector.min() >= 0
    assert vector.max() == MOST


def test_an_observation_is_a_fresh_array(game: Game) -> None:
    hidden = game.hide(game.new(2), 0)
    first, second = game.observe(hidden, 0), game.observe(hidden, 0)
    first[:] = 7
    assert not np.shares_memory(first, second)
    assert second.max() < 7
