"""What a table page or a terminal shows a seat: JSON values made from a hidden record, with every sum already done."""

from __future__ import annotations

from functools import cache
from typing import cast, get_args

import msgspec

from palais.core.contract import Outcome
from palais.games.palais_royal.box.box import Box
from palais.games.palais_royal.engine.constants import (
    CARDS,
    DIAGONAL,
    EMPTY,
    KEEP,
    KING,
    MADAME,
    NOBODY,
    OFFICE,
    OVER,
    PHASES,
    ROOMS,
    ROWS,
    SETUP,
)
from palais.games.palais_royal.engine.state import Small, State
from palais.games.palais_royal.people.plans import next_thing, walks
from palais.games.palais_royal.people.view_park import noble, ornaments, park, row
from palais.games.palais_royal.people.view_survey import Survey, make_survey
from palais.games.palais_royal.people.view_types import (
    Card,
    CardFacts,
    CardsView,
    MajorityView,
    OutcomeView,
    PlayerView,
    Privilege,
    RoomView,
    TurnView,
    View,
)

CARD_NAMES: tuple[Card, ...] = get_args(Card)
PRIVILEGE_NAMES: tuple[Privilege, ...] = get_args(Privilege)

# The action of the turn that a phase belongs to, 1 to 5; 0 outside a turn.
TURN_ACTION = {"reinforce": 1, "move": 2, "income": 3, "recruit": 4, "pay": 4, "border": 4, "cards": 5, "keep": 5}


def view(box: Box, h: State, seat: int, legal: list[int]) -> View:
    """The whole table as `seat` sees it."""
    over = h.phase == OVER
    facts = make_survey(box, h)
    return {
        "game": "palais-royal",
        "seat": seat,
        "players": [_player(box, h, p, seat, facts.outcome) for p in range(h.players)],
        "start": h.start,
        "to_act": None if over else h.player,
        "round": h.round_number,
        "max_rounds": h.max_rounds,
        "phase": PHASES[h.phase],
        "action": TURN_ACTION.get(PHASES[h.phase], 0),
        "last_round": bool(h.last_round),
        "over": over,
        "nobles_in_park": h.nobles_in_park,
        "nobles_at_start": len(box.fields),
        "nobles_at_end": box.tables.nobles_left,
        "turn": _turn(box, h),
        "palace": _palace(box, h, seat, facts),
        "park": park(box, h, seat, facts),
        "ornaments": ornaments(box),
        "rows": [row(box, h, index, facts) for index in range(len(ROWS))],
        "cards": _cards(h, seat),
        "card_facts": _card_facts(box),
        "prices": {card: facts["price"] for card, facts in _card_facts(box).items()},
        "walks": walks(box, h, seat),
        "next": next_thing(h, seat, legal),
        "outcome": cast(OutcomeView, msgspec.to_builtins(facts.outcome)) if over else None,
    }


def _count_cards(counts: Small) -> dict[Card, int]:
    return {card: n for card, n in zip(CARD_NAMES, counts.tolist(), strict=True) if n}


@cache
def _card_facts(box: Box) -> dict[Card, CardFacts]:
    return {
        card: {
            "price": box.cards[card].price,
            "moment": box.cards[card].moment,
            "gate": box.cards[card].gate,
            "moves": box.cards[card].moves,
            "seals": box.cards[card].seals,
            "gold": box.cards[card].gold,
            "points": box.cards[card].points,
        }
        for card in CARDS
    }


def _player(box: Box, h: State, p: int, seat: int, sheet: Outcome) -> PlayerView:
    mine = [tile for tile in box.tiles if h.owner[tile.number] == p]
    shown = bool(h.open_scores) or h.phase == OVER or p == seat
    return {
        "seat": p,
        "colour": box.game.players.colours[p],
        "gold": int(h.gold[p]),
        "supply": int(h.supply[p]),
        "reserve": int(h.reserve[p]),
        "cards": int(h.held[p]),
        "hand": _count_cards(h.hand[p]) if p == seat else None,
        "shown": _count_cards(h.shown[p]),
        # PR-345: nobles with a lasting privilege lie face up, the others face down
        "nobles": [noble(tile) for tile in mine if shown or tile.privilege],
        "face_down": sum(1 for tile in mine if not tile.privilege),
        "privileges": {name: n for name, n in zip(PRIVILEGE_NAMES, h.extra[p].tolist(), strict=True) if n},
        "points": sheet.points[p] if shown else None,
        "points_parts": sheet.parts[p] if shown else None,
    }


def _turn(box: Box, h: State) -> TurnView | None:
    if h.phase in (SETUP, OVER):
        return {"free_left": h.free_left} if h.phase == SETUP else None
    return {
        "gate_left": h.gate_left,
        "mustering": bool(h.mustering),
        "moves_left": h.moves_left,
        "king_left": h.king_left,
        "madame_left": h.madame_left,
        "recruitments_left": int(h.servants[h.player, OFFICE]),
        "king_seals": int(h.servants[h.player, KING]),
        "madame_seals": int(h.servants[h.player, MADAME]),
        "card_seals": h.card_seals,
        "bonus_everywhere": bool(h.bonus_everywhere),
        "recruiting": box.tiles[h.tile].name if h.tile != EMPTY else None,
        "recruiting_at": box.fields[h.field].name if h.field != EMPTY else None,
    }


def _palace(box: Box, h: State, seat: int, facts: Survey) -> list[RoomView]:
    diagonals = 1 if seat >= 0 and h.extra[seat, DIAGONAL] else 0
    distance = box.tables.distance[diagonals].tolist()
    rooms = h.room_at.tolist()
    return [
        {
            "room": ROOMS[room],
            "servants": h.servants[: h.players, room].tolist(),
            "majority": _majority(box, h, room, facts),
            "distance": {ROOMS[rooms[to]]: moves for to, moves in enumerate(distance[place]) if moves},
        }
        for place, room in enumerate(rooms)
    ]


def _majority(box: Box, h: State, room: int, facts: Survey) -> MajorityView | None:
    """Who has the bonus of a room now and why: most servants, the Cardinal, or the card of the player in turn."""
    if not box.tables.room_bonus[room]:
        return None
    counts = h.servants[: h.players, room].tolist()
    leader = facts.leaders[room]
    if facts.bonus[room] and leader != h.player:
        return {"seat": h.player, "reason": "card"}
    if leader == NOBODY:
        return {"seat": None, "reason": "tied" if any(counts) else "empty"}
    return {"seat": leader, "reason": "most" if counts.count(max(counts)) == 1 else "cardinal"}


def _cards(h: State, seat: int) -> CardsView:
    return {
        "pile": h.pile_size,
        "discard": _count_cards(h.discard),
        "drawn_size": h.drawn_size,
        "drawn": _count_cards(h.drawn) if h.player == seat and h.phase == KEEP else None,
    }
