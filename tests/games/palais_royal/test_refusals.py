"""Every refusal: a position, an attempted action, and why it is refused."""

from __future__ import annotations

import pytest

from palais.core.errors import IllegalAction, PalaisError
from palais.games.palais_royal.engine.actions import ACTIONS
from palais.games.palais_royal.engine.refusals import REFUSALS
from palais.games.palais_royal.engine.state import fields

from .positions import COLOURS, GAME, legal, position

OFFICE = "turn: red recruit\npark: e7 couple-d-3\nred: gold 9\nred rooms: office 1, "
PAYING = OFFICE + "king 2, madame 2\nleft: seals 2\nrecruiting: e7 couple-d-3"
BORDER = "turn: red border\nrecruiting: e9 one-1\nred nobles: one-1"
FULL = "red rooms: court 2, gate 2, cardinal 14\nleft: gate 1\n"

# code, position, player, action; a number where the action has no text
CASES: list[tuple[str, str, str, str | int]] = [
    ("game-over", "turn: red over", "red", "done"),
    ("game-over", "turn: red over", "yellow", "draw"),
    ("game-over", "turn: red over\nred hand: gold4 1", "red", "play gold4"),
    ("not-your-turn", "turn: red move", "yellow", "done"),
    ("not-your-turn", "players: 4\nturn: black income", "green", "king supply"),
    ("not-your-turn", "turn: red move\nyellow hand: gold4 1", "yellow", "play gold4"),
    ("no-such-action", "turn: red move", "red", -1),
    ("no-such-action", "turn: red move", "red", ACTIONS),
    ("no-such-action", "turn: red setup\nleft: free 1", "red", 10**6),
    ("not-now", "turn: red move", "red", "put gate"),
    ("not-now", "turn: red move\nred rooms: court 1", "red", "reinforce supply"),
    ("not-now", "turn: red reinforce\nred rooms: stairs 1", "red", "move stairs-mint"),
    ("not-now", "turn: red recruit\nred rooms: king 1", "red", "king supply"),
    ("not-now", "turn: red recruit\nred rooms: madame 1", "red", "madame supply"),
    ("not-now", "turn: red cards\npark: e7 one-1\nred rooms: office 1, king 2, madame 2", "red", "recruit e7"),
    ("not-now", "turn: red recruit", "red", "pay 0+0"),
    ("not-now", "turn: red recruit", "red", "border supply"),
    ("not-now", "turn: red recruit\nred rooms: backdoor 1", "red", "draw"),
    ("not-now", "turn: red cards\nred rooms: backdoor 1", "red", "keep gold4"),
    ("not-now", "turn: red setup\nleft: free 1\nred hand: gold4 1", "red", "play gold4"),
    ("no-servant-there", FULL, "red", "reinforce supply"),
    ("no-servant-there", FULL, "red", "reinforce mint"),
    ("no-servant-there", "turn: red move\nleft: moves 1\nyellow rooms: stairs 1", "red", "move stairs-mint"),
    ("no-servant-there", BORDER, "red", "border gate"),
    ("supply-first", "red rooms: court 2\nleft: gate 1", "red", "reinforce court"),
    ("supply-first", "turn: red income\nred rooms: madame 1\nleft: king 1", "red", "king madame"),
    ("supply-first", "turn: red income\nred rooms: king 1\nleft: madame 1", "red", "madame king"),
    ("same-room", FULL, "red", "reinforce gate"),
    ("same-room", "turn: red income\nred rooms: king 18\nleft: king 1", "red", "king king"),
    ("same-room", "turn: red income\nred rooms: madame 18\nleft: madame 1", "red", "madame madame"),
    ("none-left", "red rooms: court 1", "red", "reinforce supply"),
    ("none-left", "turn: red income\nleft: madame 1", "red", "king supply"),
    ("none-left", "turn: red income\nleft: king 1", "red", "madame supply"),
    ("no-moves-left", "turn: red move\nred rooms: stairs 1", "red", "move stairs-mint"),
    ("not-next-to", "turn: red move\nleft: moves 1\nred rooms: stairs 1", "red", "move stairs-gate"),
    ("not-next-to", "turn: red move\nleft: moves 1\nred rooms: stairs 1", "red", "move stairs-cardinal"),
    ("no-such-card", "turn: red move\nred: gold 9\nyellow hand: gold4 1", "red", "play gold4"),
    ("not-its-moment", "turn: red move\nred: gold 9\nred hand: seals 1", "red", "play seals"),
    ("not-its-moment", "marks: begun\nred: gold 9\nred hand: majority 1", "red", "play majority"),
    ("not-enough-gold", "turn: red move\nred: gold 2\nred hand: moves9 1", "red", "play moves9"),
    ("not-enough-gold", "turn: red recruit\npark: e7 couple-a-1\nred: gold 1\nred rooms: office 1, king 2", "red", "recruit e7"),
    ("no-office", "turn: red recruit\npark: e7 one-1\nred rooms: king 2, madame 1", "red", "recruit e7"),
    ("no-noble-there", OFFICE + "king 4", "red", "recruit e3"),
    ("not-enough-king-seals", OFFICE + "king 1, madame 2", "red", "recruit e7"),
    ("not-enough-madame-seals", OFFICE + "king 2, madame 1", "red", "recruit e7"),
    ("wrong-payment", PAYING.replace("recruit\n", "pay\n", 1), "red", "pay 2+1"),
    ("must-finish", "turn: red setup\nleft: free 1", "red", "done"),
    ("must-finish", PAYING.replace("recruit\n", "pay\n", 1), "red", "done"),
    ("must-finish", BORDER, "red", "done"),
    ("nobody-at-back-door", "turn: red cards\nyellow rooms: backdoor 1", "red", "draw"),
    ("nobody-at-back-door", "turn: red keep\ndrawn: gold4 1", "red", "keep gold4"),
    (
        "no-cards-left",
        "turn: red cards\nred rooms: backdoor 1\nyellow hand: " + ", ".join(f"{c} 4" for c in GAME.box.cards),
        "red",
        "draw",
    ),
    ("card-not-drawn", "turn: red keep\nred rooms: backdoor 1\ndrawn: gold4 1", "red", "keep seals"),
]


def number(action: str | int) -> int:
    return action if isinstance(action, int) else GAME.parse_action(action)


@pytest.mark.parametrize(("code", "text", "colour", "action"), CASES)
def test_an_action_against_the_rules_is_refused_with_its_reason(code: str, text: str, colour: str, action: str | int) -> None:
    s = position(text)
    seat = COLOURS.index(colour)
    assert GAME.check(s, seat, number(action)) == code
    assert number(action) not in GAME.legal(s, seat)


@pytest.mark.parametrize(("code", "text", "colour", "action"), CASES)
def test_a_refused_action_changes_nothing(code: str, text: str, colour: str, action: str | int) -> None:
    s = position(text)
    before = GAME.digest(s)
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(s, COLOURS.index(colour), number(action))
    assert caught.value.code == code
    assert isinstance(caught.value, PalaisError)
    assert GAME.digest(s) == before


def test_every_refusal_has_a_case() -> None:
    assert {code for code, *_ in CASES} == set(REFUSALS) - {"legal"}


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_a_seat_that_is_not_at_the_table_is_never_in_turn(seat: int) -> None:
    s = position("players: 2\nturn: red move")
    assert GAME.check(s, seat, 0) == "not-your-turn"
    assert GAME.legal(s, seat) == []


@pytest.mark.parametrize("text", sorted({text for _, text, *_ in CASES}))
def test_the_list_of_legal_actions_is_exactly_what_check_allows(text: str) -> None:
    s = position(text)
    allowed = {GAME.action_text(action) for action in range(ACTIONS) if GAME.check(s, fields(s).player, action) is None}
    assert (legal(s) if GAME.to_act(s) else set()) == allowed
