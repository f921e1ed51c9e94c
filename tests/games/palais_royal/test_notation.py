"""Actions and positions as text, both ways; any other text is refused with one sentence."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palais.core.contract import SPECTATOR, State
from palais.core.errors import NotationError
from palais.games.palais_royal.engine.actions import ACTIONS
from palais.games.palais_royal.engine.constants import ROOMS
from palais.games.palais_royal.engine.state import fields

from .positions import GAME, cards, phase, position


def positions() -> list[str]:
    """Position texts from random games, for every phase and 2 to 4 players, both full and as a seat sees them."""
    texts: dict[tuple[str, int, bool], str] = {}
    for players in (2, 3, 4):
        chance, s = random.Random(players), GAME.new(players=players, seed=players, layout="shuffled", max_rounds=12)
        while GAME.to_act(s):
            s = GAME.apply(s, fields(s).player, chance.choice(GAME.legal(s, fields(s).player)))[0]
            texts[phase(s), players, True] = GAME.position_text(s)
            texts[phase(s), players, False] = GAME.position_text(GAME.hide(s, chance.choice([0, 1, SPECTATOR])))
    return list(texts.values())


TEXTS = positions()
WORDS = sorted({word for text in TEXTS for word in text.replace(",", " ").replace(":", " ").split()})
ACTION_TEXTS = [GAME.action_text(action) for action in range(ACTIONS)]


def round_trip(s: State) -> State:
    return GAME.parse_position(GAME.position_text(s))


def test_all_211_actions_round_trip_through_text() -> None:
    assert len(set(ACTION_TEXTS)) == ACTIONS == 211
    assert [GAME.parse_action(text) for text in ACTION_TEXTS] == list(range(ACTIONS))


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (0, "done"),
        (7, "play gold4"),
        (10, "put court"),
        (19, "reinforce supply"),
        (20, "reinforce court"),
        (29 + 9 + 2, "move gate-stairs"),
        (110, "king supply"),
        (129, "madame cardinal"),
        (130, "recruit e9"),
        (165, "recruit e1"),
        (166 + 5, "pay 1+0"),
        (191, "border supply"),
        (201, "draw"),
        (210, "keep points4"),
    ],
)
def test_each_kind_of_action_has_its_text(action: int, text: str) -> None:
    assert GAME.action_text(action) == text
    assert GAME.parse_action(f"  {text} ") == action


NO_ACTION = """
    done now | draw 3 | play | play trumpets | put | put supply | reinforce | reinforce kitchen | move | move gate | move gate-
    move gate-stairs-mint | move gate stairs | king | king queen | recruit | recruit z9 | recruit e5 | pay | pay 1 | pay 5+0
    pay 1+0+0 | pay -1+0 | pay ¹+0 | pay a+b | border e9 | keep | keep gold5 | Done | 0 | jump | recruit E9 | move-gate-stairs
    """


def split(table: str) -> list[str]:
    return [text.strip() for text in table.replace("\n", "|").split("|") if text.strip()]


@pytest.mark.parametrize("text", ["", " ", "\n", "\0", *split(NO_ACTION)])
def test_a_text_that_is_not_an_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse_action(text)
    assert str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_positions_round_trip_through_text(text: str) -> None:
    s = GAME.parse_position(text)
    assert GAME.position_text(s) == text
    assert GAME.digest(round_trip(s)) == GAME.digest(s)


def test_a_text_that_names_two_players_is_a_game_of_two_in_its_first_round() -> None:
    s = position("players: 2")
    f = fields(s)
    assert (f.players, f.start, f.player, phase(s), f.round_number, f.max_rounds) == (2, 0, 0, "reinforce", 1, 60)
    assert [ROOMS[room] for room in f.room_at] == list(GAME.box.layouts["first"])
    assert (f.nobles_in_park, f.gold.tolist()[:2], f.supply.tolist()[:2], f.reserve.tolist()[:2]) == (0, [0, 0], [18, 18], [7, 7])
    assert (f.pile_size, f.held.tolist(), f.last_round, f.open_scores) == (36, [0, 0, 0, 0], 0, 0)


def test_servants_that_are_not_mentioned_are_in_the_supply() -> None:
    s = fields(position("park: e9 red, a5 red, e1 yellow\nred rooms: court 3\nyellow: reserve 4"))
    assert (s.supply.tolist()[:2], s.reserve.tolist()[:2]) == ([13, 20], [7, 4])


def test_cards_that_are_not_mentioned_are_in_the_pile() -> None:
    s = fields(position("red hand: gold4 3\nyellow shown: points2 1\ndiscard: seals 2"))
    assert s.pile.tolist() == [4, 4, 4, 4, 4, 2, 1, 3, 4]
    assert s.pile_most[1].tolist() == [4, 4, 4, 4, 4, 2, 4, 3, 4]
    assert fields(position(cards(pile={"gold4": 2}, discard={"seals": 1}))).pile.tolist() == [0, 0, 0, 0, 0, 0, 2, 0, 0]


def test_nobles_of_a_player_bring_their_points_and_privileges() -> None:
    s = fields(position("red nobles: gold-1, gold-2, couple-d-1"))
    assert (s.noble_points[0], s.extra[0].tolist()) == (15, [0, 0, 0, 4, 0, 0, 0])


def test_spaces_and_empty_lines_are_ignored() -> None:
    assert GAME.digest(position("players:3\n\n  red   rooms :  court 2 ,gate 1\n")) == GAME.digest(
        position("players: 3\nred rooms: court 2, gate 1")
    )


BAD = """
    game: chess | players: 1 | players: 5 | players: two | players: -2 | players: | start: blue | start: green | round: 3
    round: x of 60 | turn: red | turn: red sleep | turn: green move | turn: move | left: gate | left: gate x | left: gate -1
    left: gate 101 | left: coins 3 | left: gate 1, gate 2 | left: free 2 | turn: red setup | marks: tired | palace: court gate
    palace: court court stairs mint king madame office backdoor cardinal | park: e9 | park: z9 gold-1 | park: e9 gold-9
    park: e9 green | park: e9 gold-1, a5 gold-1 | park: e9 gold-1, e9 gold-2 | park: e9 gold-1 red | turn: red pay
    turn: red border | recruiting: e9 gold-1 | red: gold | red: silver 3 | red: gold 32768 | red: gold 1e3 | red: gold ٣
    red: supply 3 | red: reserve 8 | red rooms: court 26 | red rooms: kitchen 1 | red rooms: court 1, court 1
    red rooms: court 12, gate 12 | red nobles: gold-9 | red nobles: gold-1, gold-1 | red hand: gold4 5 | red hand: ? 3
    red shown: trumpets 1 | green: gold 1 | green rooms: gate 1 | discard: gold4 5 | drawn: gold4 1 | pile: gold4 4 | pile: ? 36
    chance: 1 | chance: x y 1 | chance: 1 2 -1 | chance: 1 2 3 4 | chance: 11111111111111111 1 1 | viewer: green | viewer: nobody
    weather: fine | : | players | red pile-most: gold4 x | blue: gold 1
    """


@pytest.mark.parametrize("text", split(BAD))
def test_an_invalid_line_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        position(text)
    assert str(caught.value).startswith("position, ")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("text", ["players: 2\nplayers: 2", "red: gold 1\nred: gold 2", "park: e9 gold-1\nred nobles: gold-1"])
def test_nothing_may_be_said_twice(text: str) -> None:
    with pytest.raises(NotationError, match="once"):
        position(text)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("turn: red pay\npark: e7 couple-a-1\nrecruiting: e7 gold-1", id="another noble is there"),
        pytest.param("turn: red pay\nrecruiting: e7 gold-1", id="no noble is there"),
        pytest.param("turn: red border\npark: e9 gold-1\nrecruiting: e9 gold-1", id="the noble is still there"),
    ],
)
def test_a_recruitment_under_way_must_agree_with_the_park(text: str) -> None:
    with pytest.raises(NotationError, match="recruiting"):
        position(text + "\nred rooms: office 1, king 2\nleft: seals 2")


@st.composite
def damaged(draw: st.DrawFn, texts: list[str], words: list[str]) -> str:
    """A text with a few passages deleted, doubled or replaced by other words or arbitrary characters."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = draw(st.one_of(st.integers(start, min(len(text), start + 12)), st.just(start)))
        put = draw(
            st.one_of(
                st.sampled_from(words), st.text(max_size=6), st.integers(-200, 20000).map(str), st.just(text[start:end] * 2)
            )
        )
        text = text[:start] + put + text[end:]
    return text


@settings(max_examples=300, deadline=None)
@given(damaged(ACTION_TEXTS, ["supply", "gate", "-", "+", "move", "pay", "9", " "]))
def test_a_damaged_action_is_an_action_or_refused(text: str) -> None:
    try:
        action = GAME.parse_action(text)
    except NotationError:
        return
    assert GAME.parse_action(GAME.action_text(action)) == action


@settings(max_examples=400, deadline=None)
@given(damaged(TEXTS, [*WORDS, "\n", ":", ",", "?"]))
def test_a_damaged_position_is_a_position_or_refused(text: str) -> None:
    try:
        s = GAME.parse_position(text)
    except NotationError:
        return
    assert GAME.digest(round_trip(s)) == GAME.digest(s)


@settings(max_examples=200, deadline=None)
@given(st.text())
def test_any_text_is_a_position_or_refused(text: str) -> None:
    for read in (GAME.parse_position, GAME.parse_action):
        with suppress(NotationError):
            read(text)
