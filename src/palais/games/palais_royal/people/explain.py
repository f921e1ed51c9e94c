"""Why a room, a noble or a card cannot be chosen now: ask `check` about what a click on it would mean, and add the facts.

`check` alone decides: what it allows is explained as `legal`, and every other sentence matches its refusal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from palais.core.errors import NotationError
from palais.core.explanation import Explanation, Thing
from palais.core.phrase import Arguments, Phrase
from palais.games.palais_royal.box.box import Box
from palais.games.palais_royal.engine.actions import put_together
from palais.games.palais_royal.engine.constants import (
    BORDER,
    CARDS,
    DRAW,
    EMPTY,
    KEEP,
    MOVE,
    NOBODY,
    PAY,
    PHASES,
    ROOMS,
    ROWS,
    SETUP,
)
from palais.games.palais_royal.engine.state import State
from palais.games.palais_royal.people.explain_room import room_meant, room_phrase, walk_moves
from palais.games.palais_royal.people.view import TURN_ACTION
from palais.games.palais_royal.people.view_park import lacking
from palais.games.palais_royal.people.view_survey import make_survey

Check = Callable[[int], str | None]
PURSE: Final = ("gold", "king", "madame", "supply", "reserve", "office")
LEGAL: Final = "legal"
# The refusal's own sentence says it all.
PLAIN: Final = ("game-over", "not-your-turn", "no-such-card", "card-not-drawn", LEGAL)


def explain(box: Box, h: State, seat: int, thing: Thing, check: Check) -> Explanation:
    """Explain a thing by the first action that choosing it could mean; belongings and park rows explain themselves."""
    if thing.kind == "purse" and thing.name in PURSE:
        return Explanation("not-now", Phrase(f"why-purse-{thing.name}"))
    if thing.kind == "row" and thing.name in ROWS:
        return Explanation("not-now", _row(box))
    if thing.kind == "room" and (far := _too_far(box, h, seat, thing)) is not None:
        return Explanation("no-moves-left", far)
    meant, phrase = _meaning(box, h, seat, thing)
    codes = [check(action) or LEGAL for action in meant] or ["no-noble-there"]
    code = LEGAL if LEGAL in codes else codes[0]
    if code in PLAIN:
        return Explanation(code, Phrase(f"refusal-{code}"))
    return Explanation(code, phrase(code))


def _meaning(box: Box, h: State, seat: int, thing: Thing) -> tuple[list[int], Callable[[str], Phrase]]:
    """The actions that choosing the thing could mean now, and how to phrase their refusal."""
    if thing.kind == "field" and (field := box.field(thing.name)) is not None:
        number = field.number
        if h.noble_at[number] == EMPTY:
            return [], lambda _: Phrase("refusal-no-noble-there" if h.servant_at[number] == NOBODY else "why-field-servant")
        return [put_together("recruit", number)], lambda code: _noble(box, h, seat, number, code)
    if thing.kind in ("card", "drawn") and thing.name in CARDS:
        kind = "play" if thing.kind == "card" else "keep"
        return [put_together(kind, CARDS.index(thing.name))], lambda code: _card(box, h, seat, thing.name, kind, code)
    if thing.kind == "room" and thing.name in ROOMS and thing.source in (None, *ROOMS):
        room = ROOMS.index(thing.name)
        return room_meant(h, seat, room), lambda code: room_phrase(box, h, seat, room, code)
    raise NotationError(f"there is no {thing.kind} called {thing.name!r} on this table")


def _too_far(box: Box, h: State, seat: int, thing: Thing) -> Phrase | None:
    """PR-324: The walk would be refused at some step for lack of moves."""
    if h.phase != MOVE or h.player != seat or thing.source not in ROOMS or thing.name not in ROOMS:
        return None
    moves = walk_moves(box, h, seat, ROOMS.index(thing.source), ROOMS.index(thing.name)) * thing.count
    return Phrase("why-too-far", {"moves": moves, "left": int(h.moves_left)}) if moves > h.moves_left > 0 else None


def _row(box: Box) -> Phrase:
    """PR-403: What a border row is worth."""
    scoring = box.game.scoring
    return Phrase("why-row", {"first": scoring.row_first, "second": scoring.row_second})


def now(h: State) -> Arguments:
    """The current step of the turn, for sentences that refer to it."""
    phase = PHASES[h.phase]
    return {"action": TURN_ACTION.get(phase, 0), "phase": phase}


def _noble(box: Box, h: State, seat: int, field: int, code: str) -> Phrase:
    """PR-341 to PR-343: Not the right time, or what is needed next to what the seat has."""
    if code == "not-now":
        if h.phase in (PAY, BORDER):
            return Phrase("why-unfinished")
        if h.phase == SETUP:
            return Phrase("why-recruit-setup")
        return Phrase("why-recruit-over") if h.phase in (DRAW, KEEP) else Phrase("why-recruit-later", now(h))
    tile, price = box.tiles[h.noble_at[field]], make_survey(box, h).prices[field]
    lacks = lacking(h, seat, tile, price)
    return Phrase(
        "why-noble",
        {
            "office": lacks.get("office", 0),
            "gold": price,
            "lackgold": lacks.get("gold", 0),
            "mygold": int(h.gold[seat]),
            "king": tile.king,
            "lackking": lacks.get("king", 0),
            "myking": tile.king - lacks.get("king", 0),
            "madame": tile.madame,
            "lackmadame": lacks.get("madame", 0),
            "mymadame": tile.madame - lacks.get("madame", 0),
        },
    )


def _card(box: Box, h: State, seat: int, card: str, kind: str, code: str) -> Phrase:
    """PR-304, PR-352: Not its moment, too expensive, or no servant at the back door to pay for keeping it."""
    facts: Arguments = {"card": card}
    if kind == "keep":
        return Phrase("why-keep-nobody" if code == "nobody-at-back-door" else "why-keep-later", facts)
    if code == "not-enough-gold":
        return Phrase("why-card-gold", facts | {"price": box.cards[card].price, "mygold": int(h.gold[seat])})
    if code == "not-now":
        return Phrase("why-card-setup" if h.phase == SETUP else "why-card-unfinished", facts)
    moment = box.cards[card].moment
    begun = moment == "before" and TURN_ACTION[PHASES[h.phase]] == 1
    return Phrase("why-card-begun" if begun else "why-card-moment", facts | {"moment": moment} | ({} if begun else now(h)))
