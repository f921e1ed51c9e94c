"""Nothing leaks: what a seat may not know can be exchanged, and nothing that reaches the seat changes."""

from __future__ import annotations

import msgspec
import pytest

import palais
from palais import SPECTATOR, Game, State
from palais.bots.registry import make
from palais.core.events import Event
from tests.conformance.test_contract import every_game
from tests.walks import busy_walk


def known(game: Game, s: State, seat: int) -> object:
    """Everything the engine tells a seat about a position."""
    hidden = game.hide(s, seat)
    return (
        game.digest(hidden),
        game.position_text(hidden),
        msgspec.json.encode(game.view(hidden, seat)),
        game.legal(hidden, seat),
        msgspec.json.encode(game.choices(hidden, seat)),
        msgspec.json.encode(game.score(hidden)),
    )


def told(game: Game, events: list[Event], seat: int) -> bytes:
    return msgspec.json.encode(game.hide_events(events, seat))


@every_game
def test_a_seat_cannot_tell_an_imagined_world_from_the_true_one(id: str, players: int) -> None:
    game = palais.game(id)
    different = 0
    for n, (s, _, _, _, _) in enumerate(busy_walk(game, players, "worlds", max_rounds=14)):
        for seat in range(players) if n % 2 == 0 else ():
            hidden = game.hide(s, seat)
            world = game.determinize(hidden, seat, n)
            assert game.hide(world, seat).array.tobytes() == hidden.array.tobytes()
            assert known(game, world, seat) == known(game, s, seat)
            different += game.digest(world) != game.digest(s)
    assert different > 100, "the imagined worlds must really differ"


@every_game
def test_what_others_do_with_hidden_things_tells_a_seat_nothing_more(id: str, players: int) -> None:
    """The same action in two worlds: whoever cannot tell them apart before must not be able to by the events."""
    game = palais.game(id)
    compared = 0
    for n, (s, actor, action, after, events) in enumerate(busy_walk(game, players, "events", max_rounds=14)):
        for seat in range(players):
            if seat == actor:
                continue
            world = game.determinize(game.hide(s, seat), seat, n)
            if game.check(world, actor, action) is None:
                other_after, other_events = game.apply(world, actor, action)
                kinds = [event.kind for event in events]
                if "discarded" not in kinds and "reshuffled" not in kinds:  # these show hidden cards to everyone, by the rules
                    assert told(game, other_events, seat) == told(game, events, seat)
                    assert game.view(game.hide(other_after, seat), seat) == game.view(game.hide(after, seat), seat)
                    compared += 1
    assert compared > 150


@every_game
def test_a_spectator_sees_no_hand_and_no_drawn_card(id: str, players: int) -> None:
    game = palais.game(id)
    for s, _, _, _, events in busy_walk(game, players, "spectator", max_rounds=10):
        view = game.view(game.hide(s, SPECTATOR), SPECTATOR)
        assert all(player["hand"] is None for player in view["players"])
        assert view["cards"]["drawn"] is None
        assert all(event.details == {} for event in game.hide_events(events, SPECTATOR) if event.to is not None)


@every_game
@pytest.mark.parametrize("code", ["beginner", "greedy", "planner", "random"])
def test_a_bot_decides_by_what_its_seat_knows(id: str, players: int, code: str) -> None:
    """Hidden information permuted, same seed, same decision."""
    game = palais.game(id)
    for n, (s, seat, _, _, _) in enumerate(busy_walk(game, players, "bots", max_rounds=10)):
        if n % 5 == 0:
            hidden = game.hide(s, seat)
            world = game.hide(game.determinize(hidden, seat, n), seat)
            legal = game.legal(hidden, seat)
            choices = {make(code, game, n).act(h, legal, None) for h in (hidden, world)}
            assert len(choices) == 1
            assert choices <= set(legal)


@every_game
def test_hidden_and_full_records_do_not_contain_the_other_hands(id: str, players: int) -> None:
    game = palais.game(id)
    for s, _, _, _, _ in busy_walk(game, players, "bytes", max_rounds=8):
        for seat in range(players):
            hidden = game.hide(s, seat)
            assert not hidden.chance_key.any()
            assert hidden.chance_count == 0
            assert not hidden.pile.any()
            assert not any(hidden.hand[other].any() for other in range(players) if other != seat)
            assert hidden.hand[seat].tolist() == s.hand[seat].tolist()


@every_game
def test_who_has_learned_nothing_could_have_foretold_what_the_action_shows(id: str, players: int) -> None:
    """What can be taken back: for a seat that learned nothing, every world it thought possible leads to the same sight."""
    game, foretold, told = palais.game(id), 0, 0
    for n, (before, seat, action, after, _) in enumerate(busy_walk(game, players, "learned", max_rounds=20)):
        learned = game.learned(before, after)
        told += len(learned)
        for other in set(range(players)) - set(learned):
            world = game.determinize(game.hide(before, other), other, n)
            if game.check(world, seat, action) is None:
                then, _ = game.apply(world, seat, action)
                foretold += 1
                assert game.digest(game.hide(then, other)) == game.digest(game.hide(after, other))
    assert foretold > 100
    assert told >= 5
