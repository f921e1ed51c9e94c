"""Nothing leaks: permuting what a seat, or two seats together, may not know changes nothing they are told."""

from __future__ import annotations

from itertools import combinations, islice

import msgspec
import pytest

from palais import Game, State
from palais.core.contract import SPECTATOR
from tests.conformance.games import GAMES, TOY, asked, every_table, some_steps, steps
from tests.conformance.possible_worlds import heard, known, worlds_of


@every_table
def test_a_seat_cannot_tell_an_imagined_world_from_the_true_one(game: Game, players: int) -> None:
    different = 0
    for n, (s, _, _, _, _) in enumerate(some_steps(game, players)):
        for seat in range(players):
            world = game.determinize(game.hide(s, seat), seat, n)
            assert known(game, world, seat) == known(game, s, seat)
            different += game.digest(world) != game.digest(s)
    assert different > 50, "the imagined worlds must really differ"


@every_table
def test_two_seats_together_know_no_more_than_each_of_them_was_told(game: Game, players: int) -> None:
    """In a world that differs only in what neither may know, both are told the same, and so is the spectator."""
    compared = 0
    for s, _, _, _, _ in some_steps(game, players, 60):
        for pair in combinations(range(players), 2):
            for world in islice(worlds_of(game, s, pair, 40), 1):
                assert [known(game, world, seat) for seat in pair] == [known(game, s, seat) for seat in pair]
                assert known(game, world, SPECTATOR) == known(game, s, SPECTATOR)
                compared += 1
    assert compared > 5


@every_table
def test_what_an_action_shows_is_what_learned_says(game: Game, players: int) -> None:
    """For a seat that learned nothing, every world it thought possible leads to the same view and sentences."""
    foretold = 0
    for n, (s, actor, action, after, events) in enumerate(some_steps(game, players, 200)):
        for seat in set(range(players)) - set(game.learned(s, after)):
            world = game.determinize(game.hide(s, seat), seat, n)
            if game.check(world, actor, action) is None:
                then, happened = game.apply(world, actor, action)
                assert known(game, then, seat) == known(game, after, seat)
                assert heard(game, happened, then, seat) == heard(game, events, after, seat)
                foretold += 1
    assert foretold > 50
    assert sum(len(game.learned(s, after)) for s, _, _, after, _ in steps(game.id, players)) > 5


@every_table
def test_a_third_seats_action_tells_two_seats_together_nothing_more(game: Game, players: int) -> None:
    compared = 0
    for s, actor, action, after, events in some_steps(game, players, 40):
        for pair in combinations(range(players), 2):
            for world in islice(worlds_of(game, s, pair, 40), 1):
                if game.check(world, actor, action) is not None:
                    continue
                then, happened = game.apply(world, actor, action)
                blind = [seat for seat in pair if seat not in {*game.learned(s, after), *game.learned(world, then)}]
                for seat in blind:
                    assert known(game, then, seat) == known(game, after, seat)
                    assert heard(game, happened, then, seat) == heard(game, events, after, seat)
                compared += bool(blind)
    assert compared > 5


@every_table
def test_secret_details_reach_only_the_seats_they_are_for(game: Game, players: int) -> None:
    secrets = 0
    for _, _, _, _, events in steps(game.id, players):
        for event in events:
            for seat in range(SPECTATOR, players):
                (seen,) = game.hide_events([event], seat)
                assert (seen.kind, seen.seat, seen.secret) == (event.kind, event.seat, {})
                if event.to is None:
                    assert seen == event
                elif seat in event.to:
                    assert seen.details == event.details | event.secret
                else:
                    assert (seen.details, seen.to) == (event.details, ()), "nor whom it was for"
            secrets += event.to is not None
            assert event.to is None or set(event.to) <= set(range(players))
            assert event.to is not None or not event.secret
    assert secrets > 0


@every_table
def test_without_secrets_a_seats_view_is_the_same_in_every_world_others_think_possible(game: Game, players: int) -> None:
    """So the length of a message tells an eavesdropper nothing."""
    different = 0
    for n, (s, _, _, _, _) in enumerate(some_steps(game, players, 40)):
        for seat in asked(game, s):
            other = (seat + 1) % players
            world = game.determinize(game.hide(s, other), other, n)
            assert msgspec.json.encode(public(game, world, seat)) == msgspec.json.encode(public(game, s, seat))
            different += known(game, world, seat) != known(game, s, seat)
    assert different > 5


def public(game: Game, s: State, seat: int) -> object:
    hidden = game.hide(s, seat)
    return game.without_secrets(game.view(hidden, seat), game.choices(hidden, seat))


@every_table
def test_hiding_is_idempotent(game: Game, players: int) -> None:
    """And independent of the world it was made from: blanked fields are really blank."""
    for n, (s, _, _, _, _) in enumerate(some_steps(game, players, 20)):
        for seat in range(SPECTATOR, players):
            hidden = game.hide(s, seat)
            assert hidden.viewer == seat
            if seat != SPECTATOR:
                world = game.determinize(hidden, seat, n)
                assert game.hide(world, seat).to_bytes() == hidden.to_bytes()


@every_table
def test_the_tests_above_can_fail(game: Game, players: int) -> None:
    """Somewhere in a game, worlds that look alike to one seat must differ for another."""
    noticed = 0
    for n, (s, _, _, _, _) in enumerate(some_steps(game, players, 40)):
        world = game.determinize(game.hide(s, 0), 0, n)
        noticed += any(known(game, world, seat) != known(game, s, seat) for seat in range(1, players))
    assert noticed > 3


@pytest.mark.parametrize("seats", [(0, 1), (1, 2)])
def test_worlds_of_a_pair_differ_but_look_the_same_to_both(seats: tuple[int, int]) -> None:
    """Tests the helper itself: with three seats there is always something that two of them do not know."""
    game = GAMES[TOY.id]
    s = game.new(3, "pair")
    found = list(worlds_of(game, s, seats))
    third = ({0, 1, 2} - set(seats)).pop()
    assert found
    assert all(game.hide(world, seat).to_bytes() == game.hide(s, seat).to_bytes() for world in found for seat in seats)
    assert any(game.hide(world, third).to_bytes() != game.hide(s, third).to_bytes() for world in found)
