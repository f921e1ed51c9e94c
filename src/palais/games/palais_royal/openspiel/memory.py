"""What has happened in a game, and what of it a seat remembers: the perfect recall behind information states.

An event is one number: its kind, its seat, and the action or outcome. Others' draws and the cards they keep are blank;
the cards they do not keep lie open on the discard.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Final

from palais.games.palais_royal.engine.actions import ACTIONS, DONE, KEEP_CARD
from palais.games.palais_royal.openspiel.chance import CARD, DECISION, NOBLE, ROOM, START

DISCARD: Final = 5  # in addition to the kinds of chance: a card discarded face up at the end of a draw
UNSEEN: Final = 255  # in place of a number
EVENT_LIMIT: Final = (DISCARD + 1) << 10  # every event is below this
Past = array  # of events


def new_past() -> Past[int]:
    return array("h")


def event(what: int, seat: int, number: int) -> int:
    return what << 10 | seat << 8 | number


def parts(code: int) -> tuple[int, int, int]:
    """The kind, the seat and the number of an event."""
    return code >> 10, code >> 8 & 3, code & 255


def is_keep(what: int, number: int) -> bool:
    return what == DECISION and KEEP_CARD <= number < ACTIONS


def remembered(past: Past[int], seat: int) -> Iterator[int]:
    """The events as this seat has seen them, with one for each card discarded face up."""
    drawn: list[int] = []
    for code in past:
        what, whose, number = parts(code)
        if what == CARD:
            drawn.append(number)
        elif is_keep(what, number):
            drawn.remove(number - KEEP_CARD)
        hidden = whose != seat and (what == CARD or is_keep(what, number))
        yield event(what, whose, UNSEEN) if hidden else code
        if drawn and what == DECISION and number == DONE:
            yield from (event(DISCARD, whose, card) for card in sorted(drawn))
            drawn.clear()


SIGNS: Final = {NOBLE: "noble", ROOM: "room", START: "start", CARD: "card", DISCARD: "discard"}


def event_text(code: int) -> str:
    """`noble17`, `card?`, `0:201` (seat 0 does action 201), `1:?` (seat 1 keeps a card)."""
    what, whose, number = parts(code)
    shown = "?" if number == UNSEEN else str(number)
    return f"{whose}:{shown}" if what == DECISION else f"{SIGNS[what]}{shown}"


def memory_text(past: Past[int], seat: int) -> str:
    """Everything a seat has seen: equal texts mean the same information state."""
    return f"seat {seat}: " + " ".join(map(event_text, remembered(past, seat)))
