"""Positions and actions as text, and back; a damaged text is refused and never leads the rules astray."""

from __future__ import annotations

from random import Random

import pytest

from palais.core.contract import SPECTATOR
from palais.core.errors import NotationError
from palais.games.versailles_1682.engine.actions import ALL_ACTIONS, TEXTS
from palais.games.versailles_1682.engine.state import fields
from tests.walks import busy_walk

from .positions import GAME, Court


def test_every_action_has_a_text_of_its_own() -> None:
    assert len(set(TEXTS)) == ALL_ACTIONS
    assert [GAME.parse_action(GAME.action_text(action)) for action in range(ALL_ACTIONS)] == list(range(ALL_ACTIONS))
    assert GAME.parse_action("  pay  2   1500 ") == GAME.parse_action("pay 2 1500")


@pytest.mark.parametrize("players", [3, 6])
def test_positions_round_trip_for_everyone(players: int) -> None:
    for n, (before, _, _, _, _) in enumerate(busy_walk(GAME, players, "notation")):
        if n % 25 == 0:
            assert GAME.digest(GAME.parse_position(GAME.position_text(before))) == GAME.digest(before)
            for hidden in (GAME.hide(before, seat) for seat in range(SPECTATOR, players)):
                assert GAME.digest(GAME.parse_position(GAME.position_text(hidden))) == GAME.digest(hidden)


def test_a_position_can_be_played_on() -> None:
    court = Court().lay(0, "gentleman").hand(0, "comte").dice(9, 3).do("play, card comte, seat 1, route crown")
    again = Court()
    again.s = fields(GAME.parse_position(GAME.position_text(court.state)))
    assert again.do("yes").before(1) == {"comte": 1}


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("players: 3", "players: 9", "players: 3 to 6"),
        ("step: main", "step: dancing", "one of"),
        ("seat: 0", "seat: 5", "seats of this game"),
        ("king: 1", "king: 0", "standings"),
        ("fortune: 2000 2000 2000", "fortune: 2000 2000", "a value for each"),
        ("fortune: 2000 2000 2000", "fortune: 2000 2000 3000", "adds up"),
        ("hand 0: none", "hand 0: baron", "as many cards in a hand"),
        ("house: none", "house: crown", "cards, found 'crown'"),
        ("spouse: -1 -1 -1", "spouse: 1 -1 -1", "husband and wife"),
        ("k: 5 5 5", "k: 5 5 15", "standings on the scale"),
        ("war: none", "war: france", "only england"),
        ("card: none", "card: baron", "nothing chosen"),
        ("round: 1", "round: 1\nround: 1", "each name once"),
        ("step: main", "step: main\nextra: 1", "only lines of a position"),
        ("goal: 50000", "goal: plenty", "a number"),
        ("versailles-1682 position 1", "chess", "first line"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(old: str, new: str, expected: str) -> None:
    text = GAME.position_text(Court().state)
    assert old in text
    with pytest.raises(NotationError, match="this is no position") as refused:
        GAME.parse_position(text.replace(old, new, 1))
    assert expected in str(refused.value)


def test_damaged_texts_are_refused_or_playable() -> None:
    """Letters and lines are changed by chance: whatever is accepted can be played on."""
    rng, refused, accepted = Random(7), 0, 0
    positions = [before for n, (before, _, _, _, _) in enumerate(busy_walk(GAME, 3, "damage", max_rounds=6)) if n % 9 == 0]
    for _ in range(300):
        text = list(GAME.position_text(rng.choice(positions)))
        for _ in range(rng.randint(1, 3)):
            text[rng.randrange(len(text))] = rng.choice("0123456789- abcdefgh\n:*")
        try:
            s = GAME.parse_position("".join(text))
        except NotationError:
            refused += 1
            continue
        accepted += 1
        for _ in range(20):
            acting = GAME.to_act(s)
            if acting:
                s, _ = GAME.apply(s, acting[0], rng.choice(GAME.legal(s, acting[0])))
    assert refused > 100
    assert accepted > 5
