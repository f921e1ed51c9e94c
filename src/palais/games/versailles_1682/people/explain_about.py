"""What a thing on the table is: courtiers, rooms of the scales, offices, piles, the register, in figures."""

from __future__ import annotations

from palais.core.errors import NotationError
from palais.core.explanation import Thing
from palais.core.phrase import Arguments, Phrase
from palais.games.versailles_1682.box.box import Box
from palais.games.versailles_1682.engine.constants import (
    AT_COURT,
    COLONIES,
    DISGRACE,
    FIRST_OFFICE,
    IN_BASTILLE,
    IN_EXILE,
    KINDS,
    LAST_GOVERNORSHIP,
    NOBODY,
    SCALES,
    SIDES,
    SIGNED_WARRANT,
    STATUSES,
)
from palais.games.versailles_1682.engine.state import State
from palais.games.versailles_1682.people.view_courtier import chance_of, in_reach, income

NONE = "none"


def about(box: Box, h: State, thing: Thing) -> Phrase:
    """A NotationError for what is not on this table."""
    if thing.kind in ("seat", "register") and thing.name in map(str, range(h.players)):
        return _courtier(box, h, int(thing.name)) if thing.kind == "seat" else _register(box, h, int(thing.name))
    if thing.kind == "room" and (room := _room_name(h, thing.name)) is not None:
        return _room(box, h, *room)
    if thing.kind == "office" and thing.name in KINDS[FIRST_OFFICE : LAST_GOVERNORSHIP + 1]:
        return _office(h, KINDS.index(thing.name))
    if thing.kind == "pile" and thing.name in ("draw", "discard", "house"):
        sizes = {"draw": h.pile_size, "discard": h.discard_size, "house": h.house_size}
        return Phrase("about-pile" if thing.name == "draw" else f"about-{thing.name}", {"cards": sizes[thing.name]})
    if thing.kind == "place-of" and thing.name in ("exile", "bastille"):
        status = IN_EXILE if thing.name == "exile" else IN_BASTILLE
        return Phrase(f"about-{thing.name}", {"cards": int((h.status[: h.players] == status).sum())})
    raise NotationError(f"there is no {thing.kind} called {thing.name!r} on this table")


def _courtier(box: Box, h: State, seat: int) -> Phrase:
    who = {"who": seat}
    if h.status[seat] != AT_COURT:
        retire = int(h.fall_round[seat]) + box.tables.retire_after
        return Phrase("about-away", {"status": STATUSES[h.status[seat]], "retire": retire}, seats=who)
    facts: Arguments = {"reach": next(iter(in_reach(box, h, seat)), NONE)}
    for name, there, standings in (("king", h.king, h.k), ("queen", h.queen, h.q)):
        standing = int(standings[seat])
        facts |= {name: standing if there else NONE, f"{name}chance": chance_of(standing) or 0}
    return Phrase("about-courtier", facts, seats=who)


def _register(box: Box, h: State, seat: int) -> Phrase:
    money = income(box, h, seat)
    rounds = NONE if money["rounds_to_goal"] is None else money["rounds_to_goal"]
    facts: Arguments = {"fortune": int(h.fortune[seat]), "income": money["family"], "goal": h.goal, "rounds": rounds}
    return Phrase("about-register", facts, seats={"who": seat})


def _room_name(h: State, name: str) -> tuple[str, int] | None:
    """A room is called by its scale and standing, as in `king:5`."""
    scale, _, standing = name.partition(":")
    named = {str(number): number for number in range(h.low, h.high + 1)}
    return (scale, named[standing]) if scale in SCALES and standing in named else None


def _room(box: Box, h: State, scale: str, standing: int) -> Phrase:
    """Standing with the crown decides who is in reach; with the Queen only in a regency."""
    t, is_crown = box.tables, scale == "king" or not h.king
    reach = next((KINDS[kind] for kind in (DISGRACE, COLONIES, SIGNED_WARRANT) if is_crown and standing <= t.most[kind]), NONE)
    needs = max(0, min(SIDES, standing))
    facts: Arguments = {"standing": standing, "scale": scale, "needs": needs, "chance": chance_of(standing) or 0, "reach": reach}
    return Phrase("about-room", facts | {"word": int(standing >= t.influence)})


def _office(h: State, kind: int) -> Phrase:
    if h.holder[kind] != NOBODY:
        return Phrase("about-office-held", {"card": KINDS[kind]}, seats={"who": int(h.holder[kind])})
    return Phrase("about-office-house" if h.house[kind] else "about-office-unseen", {"card": KINDS[kind]})
