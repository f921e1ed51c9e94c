"""Which events reveal something hidden, and to whom (reading 9)."""

from __future__ import annotations

import random

import pytest

from palais.core.contract import SPECTATOR, State
from palais.core.events import Event
from palais.games.palais_royal.engine.state import fields

from .positions import GAME, after, cards, events, position

SECRET = {"drawn-card", "kept"}
DRAWING = f"players: 3\nturn: red cards\nred rooms: backdoor 2\n{cards(pile={'gold4': 1, 'seals': 1}, discard={})}"


def walk(players: int, seed: int) -> list[tuple[State, str, list[Event]]]:
    """A random game: each position, the action taken there and its events."""
    chance, s, steps = random.Random(seed), GAME.new(players=players, seed=seed, max_rounds=4), []
    while GAME.to_act(s):
        action = chance.choice(GAME.legal(s, fields(s).player))
        now, told = GAME.apply(s, fields(s).player, action)
        steps.append((s, GAME.action_text(action), told))
        s = now
    return steps


@pytest.fixture(scope="module")
def games() -> list[tuple[State, str, list[Event]]]:
    return [step for players in (2, 3, 4) for seed in (1, 2) for step in walk(players, seed)]


def test_reading_9_a_draw_reveals_hidden_information_that_only_the_player_may_know() -> None:
    told = events(position(DRAWING), "draw")
    assert [(event.kind, event.to) for event in told] == [("drawn-card", (0,)), ("drawn-card", (0,)), ("drew", None)]


def test_reading_9_only_the_player_knows_which_card_was_kept() -> None:
    s = after(position(DRAWING), "draw")
    (event,) = events(s, "keep seals")
    assert (event.kind, event.details, event.secret, event.to) == ("kept", {}, {"card": "seals"}, (0,))


@pytest.mark.parametrize("seat", [1, 2, SPECTATOR])
def test_reading_9_the_others_learn_that_it_happened_and_not_what_it_was(seat: int) -> None:
    told = events(position(DRAWING), "draw", "keep seals")
    seen = GAME.hide_events(told, seat)
    assert [(event.kind, event.seat) for event in seen] == [(event.kind, event.seat) for event in told]
    assert [event.details for event in seen if event.kind in SECRET] == [{}, {}, {}]
    assert [event.details for event in GAME.hide_events(told, 0)] == [event.details | event.secret for event in told]


def test_reading_9_no_other_event_hides_anything(games: list[tuple[State, str, list[Event]]]) -> None:
    for s, _, told in games:
        for event in told:
            assert event.to == ((fields(s).player,) if event.kind in SECRET else None), event


def test_reading_9_only_drawing_shows_the_player_something_new(games: list[tuple[State, str, list[Event]]]) -> None:
    """What a seat knows after its own action follows from what it knew before, unless it drew."""
    for s, action, _ in games:
        seat = fields(s).player
        imagined = GAME.determinize(GAME.hide(s, seat), seat, seed=7)
        true, other = (GAME.hide(GAME.apply(full, seat, GAME.parse_action(action))[0], seat) for full in (s, imagined))
        if action != "draw":
            assert GAME.digest(true) == GAME.digest(other), action


def test_everyone_sees_discarded_cards() -> None:
    told = events(position(DRAWING), "draw", "keep seals", "done")
    (discarded,) = [event for event in told if event.kind == "discarded"]
    assert (discarded.details, discarded.to) == ({"card": "gold4", "cards": 1}, None)


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_hands_and_cards_just_drawn_are_seen_by_their_owner_only(seat: int) -> None:
    s = position("players: 3\nturn: red keep\ndrawn: gold4 2\nred hand: seals 1\nyellow hand: march 1\nred rooms: backdoor 2")
    shown = GAME.view(GAME.hide(s, seat), seat)
    hands = [{"seals": 1}, {"march": 1}, {}]
    assert [player["hand"] for player in shown["players"]] == [hands[p] if p == seat else None for p in range(3)]
    assert [player["cards"] for player in shown["players"]] == [1, 1, 0]
    assert shown["cards"]["drawn"] == ({"gold4": 2} if seat == 0 else None)
    assert shown["cards"]["drawn_size"] == 2


@pytest.mark.parametrize(
    ("text", "actions", "who"),
    [
        (DRAWING, ["draw"], (0,)),
        (DRAWING, ["draw", "keep seals"], ()),
        (DRAWING, ["draw", "keep seals", "done"], (1, 2)),
        ("players: 3\nturn: red recruit\nred hand: gold4 1\n", ["play gold4"], (1, 2)),
        ("players: 3\nturn: red recruit\n", ["done"], ()),
    ],
    ids=["a draw", "keeping", "discarding", "playing a card", "the end of an action"],
)
def test_reading_9_who_learns_something_from_the_last_action(text: str, actions: list[str], who: tuple[int, ...]) -> None:
    before = after(position(text), *actions[:-1])
    assert GAME.learned(before, after(before, actions[-1])) == who
