"""The flat observation says what the state says, and nothing that its seat may not know."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import palais
from palais import SPECTATOR, Game, State
from palais.core.observation import width
from tests.games.palais_royal.observed import MOST, expected
from tests.walks import busy_walk

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.fixture(scope="module")
def game() -> Game:
    return palais.game()


def eager_states(game: Game, players: int) -> Iterator[State]:
    """Games in which nobles are recruited whenever they can be."""
    s, chance = game.new(players, "eager", layout="shuffled", max_rounds=25), np.random.default_rng(players)
    while acting := game.to_act(s):
        yield s
        legal = game.legal(s, acting[0])
        eager = [action for action in legal if action >= 130]
        s, _ = game.apply(s, acting[0], int(chance.choice(eager or legal)))
    yield s


@PLAYERS
def test_every_part_says_what_the_state_says(game: Game, players: int) -> None:
    seen_something = {part.name: False for part in game.observation_layout}
    walked = (s for s, *_ in busy_walk(game, players, "observe", max_rounds=14))
    for n, s in enumerate((*walked, *eager_states(game, players))):
        seat = n % players
        hidden = game.hide(s, seat)
        vector, wanted = game.observe(hidden, seat), expected(game, hidden, seat)
        for part in game.observation_layout:
            numbers = vector[part.where].reshape(part.shape)
            right = np.minimum(np.array(wanted[part.name], np.float32).reshape(part.shape) / np.float32(part.scale), MOST)
            assert np.array_equal(numbers, right), (n, part.name)
            seen_something[part.name] |= bool(numbers.any())
    assert all(seen_something.values()), seen_something


def test_a_recruitment_and_the_servants_of_the_park_are_seen_from_each_seat(game: Game) -> None:
    s = game.parse_position(
        "players: 3\nturn: green recruit\npark: e9 red, b8 gold-1, c8 yellow\ngreen: gold 9\ngreen rooms: office 1, king 2\n"
    )
    s, _ = game.apply(s, 2, game.parse_action("recruit b8"))
    parts = {part.name: part for part in game.observation_layout}
    names = [field["field"] for field in game.view(game.hide(s, 2), 2)["park"]]
    for seat, own, other in ((0, "e9", {"c8": 0.25}), (1, "c8", {"e9": 0.5}), (2, None, {"e9": 0.25, "c8": 0.5})):
        vector = game.observe(game.hide(s, seat), seat)
        park = vector[parts["park"].where].reshape(parts["park"].shape)
        assert {names[n] for n in park[:, 13].nonzero()[0]} == {"b8"}
        assert {names[n] for n in park[:, 14].nonzero()[0]} == ({own} if own else set())
        assert {names[n]: float(park[n, 15]) for n in park[:, 15].nonzero()[0]} == other


def test_the_parts_follow_each_other_without_gaps(game: Game) -> None:
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


def test_every_number_stays_within_bounds_however_rich_a_player_is(game: Game) -> None:
    s = game.parse_position("players: 2\nturn: red move\nred: gold 3000\nleft: moves 80\n")
    vector = game.observe(game.hide(s, 0), 0)
    assert vector.min() >= 0
    assert vector.max() == MOST


def test_an_observation_is_a_fresh_array(game: Game) -> None:
    hidden = game.hide(game.new(2), 0)
    first, second = game.observe(hidden, 0), game.observe(hidden, 0)
    first[:] = 7
    assert not np.shares_memory(first, second)
    assert second.max() < 7
