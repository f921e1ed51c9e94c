"""An impossible position is refused and the line named; an accepted one can be played to the end."""

from __future__ import annotations

import random
import re
from itertools import cycle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palais.core.contract import SPECTATOR, State
from palais.core.errors import IllegalAction, NotationError
from palais.games.palais_royal.engine.constants import EVERYONE
from palais.games.palais_royal.engine.state import fields
from tests.games.palais_royal.invariants import check_record
from tests.walks import busy_walk

from .positions import BOX, GAME, park, position

SEATED = "players: 2\nturn: red recruit\n"
FULL_PARK = park(36)
ALL_TILES = ", ".join(tile.name for tile in BOX.tiles)
RUNNERS = "red rooms: stairs 5\n"

# impossible positions: (text, what the sentence names)
IMPOSSIBLE = {
    "a servant on an inner field": ("park: e7 red", "park.*border fields only.*e7"),
    "all 42 nobles with a player": (f"red nobles: {ALL_TILES}", "nobles.*at most 36.*42"),
    "a 37th noble": (f"{FULL_PARK}\nred nobles: one-1", "nobles.*at most 36.*37"),
    "an open gold4": ("red shown: gold4 1", "shown.*stay open"),
    "an open majority card out of turn": ("yellow shown: majority 1", "marks.*majority"),
    "an open majority card without its bonus": ("red shown: majority 1", "marks.*bonus-everywhere"),
    "the bonus without its card": ("marks: bonus-everywhere", "marks.*majority"),
    "king 99": ("turn: red income\nleft: king 99", "left.*at most king 1"),
    "madame 2": ("turn: red income\nleft: madame 2", "left.*at most madame 1"),
    "king outside action 3": ("turn: red move\nleft: king 1", "left.*only in the phase income"),
    "moves outside action 2": ("turn: red recruit\nleft: moves 1\n" + RUNNERS, "left.*only in the phase move"),
    "more moves than anything gives": ("turn: red move\nleft: moves 99", "left.*at most moves"),
    "gate outside action 1": ("turn: red move\nleft: gate 1\nred rooms: court 2", "left.*only in the phase reinforce"),
    "more to the gate than anything gives": ("left: gate 20\nred rooms: court 3", "left.*at most gate 12"),
    "march in action 4": ("turn: red recruit\nleft: march 6", "left.*reinforce or move"),
    "seals in action 2": ("turn: red move\nleft: seals 2", "left.*recruit or pay or border"),
    "more seals than there are cards": ("turn: red recruit\nleft: seals 9", "left.*at most seals 8"),
    "seals of a card that is in the pile": (
        "turn: red recruit\nleft: seals 2\npile: " + ", ".join(f"{c} 4" for c in BOX.cards),
        "seals 0",
    ),
    "a draw from before outside action 5": ("left: drawn-old 3", "left.*only in the phase keep"),
    "more free servants than the box says": ("turn: red setup\nleft: free 6", "left.*at most free 5"),
    "mustering outside action 1": ("turn: red move\nmarks: mustering, begun", "marks.*mustering"),
    "mustering before anything has begun": ("marks: mustering", "marks.*mustering"),
    "begun in the set-up": ("turn: red setup\nleft: free 5\nmarks: begun", "marks.*begun"),
    "a round after the last": ("round: 5 of 4", "round.*no round after"),
    "round 0 in a turn": ("round: 0 of 60", "round.*set-up"),
    "a round in the set-up": ("turn: red setup\nleft: free 5\nround: 3 of 60", "round.*set-up"),
    "no rounds at all": ("round: 0 of 0", "round"),
    "the last round with a full park": (f"marks: last-round\n{FULL_PARK}", "marks.*last-round"),
    "over with a full park": (f"turn: red over\n{FULL_PARK}", "marks.*last-round"),
    "over in the middle of a round": ("turn: yellow over", "turn.*start player"),
    "a reserve that nobody has emptied": (f"{FULL_PARK}\nred: reserve 3", "red.*reserve of 7"),
    "a reserve that a noble has emptied": ("red nobles: three-1\nred: reserve 7", "red.*reserve of 4"),
    "more servants in the park than nobles": (
        f"{park(34)}, h2 red, e1 red\nred nobles: one-1\nyellow nobles: one-2",
        "park.*no more servants of red",
    ),
    "a bare border field": (f"{park(35)}\nred nobles: one-1", "park.*expected a servant on e1"),
    "paying without seals of cards": (
        "turn: red pay\npark: e7 gold-1\nrecruiting: e7 gold-1\nred rooms: king 2",
        "recruiting.*seals",
    ),
    "paying what can be paid in one way": (
        "turn: red pay\npark: e7 gold-1\nrecruiting: e7 gold-1\nleft: seals 2",
        "recruiting.*more than one way",
    ),
    "paying with nobody in the supply": (
        "turn: red pay\npark: e7 gold-1\nrecruiting: e7 gold-1\nleft: seals 2\nred rooms: king 18",
        "recruiting.*supply",
    ),
    "a border servant on an inner field": (
        "turn: red border\nrecruiting: e7 gold-1\nred nobles: gold-1",
        "recruiting.*border field",
    ),
    "a border servant for another's noble": ("turn: red border\nrecruiting: e9 gold-1\nyellow nobles: gold-1", "recruiting.*red"),
    "a border servant from nowhere": (
        "turn: red border\nrecruiting: e9 gold-1\nred nobles: gold-1\nred rooms: mint 18",
        "supply",
    ),
    "nobody left for the set-up": ("turn: red setup\nleft: free 5\nyellow rooms: mint 18", "left.*supply of yellow"),
    "nobles in the set-up": ("turn: red setup\nleft: free 5\nred nobles: gold-1", "turn.*set-up"),
    "knowing less than what is in the pile": ("red pile-most: none", "red pile-most.*no less"),
    "knowing more than the box has": (
        "red pile-most: majority 5, " + ", ".join(f"{c} 4" for c in list(BOX.cards)[1:]),
        "no more",
    ),
    "another's hand in a hidden position": ("viewer: red\nyellow hand: gold4 1\npile: ? 35", "yellow hand"),
    "an own hand that is not known": ("viewer: red\nred hand: ? 2\npile: ? 34", "red hand"),
    "the pile in a hidden position": ("viewer: red\npile: gold4 36", "pile"),
    "cards that are nowhere": ("viewer: red\npile: ? 20", "pile.*36"),
    "chance in a hidden position": ("viewer: red\npile: ? 36\nchance: 1 2 3", "chance"),
    "what others know in a hidden position": ("viewer: red\npile: ? 36\nyellow pile-most: gold4 1", "yellow pile-most"),
    "a pile of which nothing may be there": ("viewer: red\npile: ? 36\nred pile-most: gold4 1", "red pile-most.*36"),
    "chance that is no number": ("chance: 0x1 2 3", "chance"),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_an_impossible_position_is_refused_and_its_line_named(case: str) -> None:
    text, named = IMPOSSIBLE[case]
    with pytest.raises(NotationError, match=named) as caught:
        position(text)
    assert "\n" not in str(caught.value)


def test_what_follows_from_the_rest_may_be_left_out() -> None:
    assert fields(position("red nobles: three-1, one-1")).reserve[0] == 3
    assert fields(position("turn: red over")).last_round == 1
    assert fields(position("round: 60 of 60")).last_round == 1
    assert fields(position("turn: red setup\nleft: free 5")).round_number == 0


def test_a_hidden_position_cannot_be_played_on() -> None:
    s = State(GAME.hide(position("red rooms: court 1"), 0))
    with pytest.raises(IllegalAction, match="hidden position"):
        GAME.apply(s, 0, GAME.parse_action("done"))


def reached(players: int, seed: str) -> list[str]:
    return [GAME.position_text(after) for *_, after, _ in busy_walk(GAME, players, seed, layout="shuffled", max_rounds=6)]


@settings(max_examples=15, deadline=None)
@given(st.integers(2, 4), st.text(max_size=4))
def test_every_position_of_a_game_is_accepted_unchanged(players: int, seed: str) -> None:
    viewers = cycle((*range(players), SPECTATOR))  # one for each position: every walk has hundreds
    for *_, after, _ in busy_walk(GAME, players, seed, layout="shuffled", max_rounds=6):
        hidden = GAME.hide(after, next(viewers))
        for s in (after, hidden):
            assert GAME.digest(GAME.parse_position(GAME.position_text(s))) == GAME.digest(s)


TEXTS = [text for players in (2, 3, 4) for text in reached(players, f"mutants-{players}")[::7]]
WORDS = sorted({word for text in TEXTS for word in re.findall(r"[a-z][a-z0-9-]*", text)})


@st.composite
def mutants(draw: st.DrawFn) -> str:
    """Game positions with a few numbers, words or lines changed: well-formed, but rarely possible."""
    lines = draw(st.sampled_from(TEXTS)).splitlines()
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(1, len(lines) - 1))
        kind = draw(st.sampled_from(["number", "number", "word", "line", "lost"]))
        if kind == "line":
            other = draw(st.sampled_from(TEXTS)).splitlines()
            name = lines[at].partition(":")[0]
            lines[at] = next((line for line in other if line.partition(":")[0] == name), lines[at])
        elif kind == "lost":
            lines[at] = ""
        else:
            pattern, put = (
                (r"\b\d+\b", st.integers(0, 40).map(str)) if kind == "number" else (r"[a-z][a-z0-9-]*", st.sampled_from(WORDS))
            )
            found = list(re.finditer(pattern, lines[at]))
            if found:
                place = draw(st.sampled_from(found))
                lines[at] = lines[at][: place.start()] + draw(put) + lines[at][place.end() :]
    return "\n".join(lines)


@settings(max_examples=400, deadline=None)
@given(mutants(), st.integers(0, 1 << 30))
def test_a_mutant_is_refused_or_can_be_played_to_the_end(text: str, seed: int) -> None:
    try:
        s = GAME.parse_position(text)
    except NotationError:
        return
    assert GAME.digest(GAME.parse_position(GAME.position_text(s))) == GAME.digest(s)
    if s.viewer == EVERYONE:
        play_on(s, random.Random(seed))


def play_on(s: State, chance: random.Random) -> None:
    """There is always a legal action, and nothing ever breaks."""
    check_record(BOX, fields(s))
    for _ in range(120):
        if not GAME.to_act(s):
            return
        actions = GAME.legal(s, fields(s).player)
        assert actions
        s, _ = GAME.apply(s, fields(s).player, chance.choice(actions[1:] or actions))
        f = fields(s)
        check_record(BOX, f)
        assert all((f.pile <= f.pile_most[seat]).all() for seat in range(f.players))
        assert GAME.digest(GAME.parse_position(GAME.position_text(s))) == GAME.digest(s)
