"""What a table page or a terminal shows a seat: JSON values made from a hidden record, with every sum already done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from palais.core.game import Outcome
from palais.games.palais_royal.box import Box, Tile
from palais.games.palais_royal.engine import score_game, survey
from palais.games.palais_royal.names import (
    CARDS,
    DIAGONAL,
    EMPTY,
    KEEP,
    KING,
    MADAME,
    MAX_FIELDS,
    MAX_PLAYERS,
    NOBODY,
    OFFICE,
    OVER,
    PHASES,
    PRIVILEGES,
    RECRUIT,
    ROOMS,
    ROWS,
    SETUP,
)
from palais.games.palais_royal.rules.scoring import FIRST_ROW, ROW_SERVANTS, new_sheet
from palais.games.palais_royal.score import outcome
from palais.games.palais_royal.state import State

# The action of the turn that a phase belongs to, 1 to 5; 0 outside a turn.
TURN_ACTION = {"reinforce": 1, "move": 2, "income": 3, "recruit": 4, "pay": 4, "border": 4, "cards": 5, "keep": 5}


@dataclass(frozen=True)
class Survey:
    """What the rules say about every field, room and player, asked once for a whole view."""

    discounts: list[int]
    prices: list[int]
    leaders: list[int]
    bonus: list[int]
    sheet: list[list[int]]
    outcome: Outcome


def _survey(box: Box, h: State) -> Survey:
    prices, leaders = np.zeros((MAX_FIELDS, 2), np.int64), np.zeros((len(ROOMS), 2), np.int64)
    survey(h.handle(), box.tables.handle(), prices, leaders)
    sheet = new_sheet()
    score_game(h.handle(), box.tables.handle(), sheet, np.zeros(MAX_PLAYERS, np.int64))
    (discounts, now), (leader, bonus) = prices.T.tolist(), leaders.T.tolist()
    return Survey(discounts, now, leader, bonus, sheet.tolist(), outcome(box, h))


def view(box: Box, h: State, seat: int) -> dict[str, Any]:
    """The whole table as `seat` sees it."""
    over = h.phase == OVER
    facts = _survey(box, h)
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
        "nobles_at_end": box.tables.nobles_left,
        "turn": _turn(box, h),
        "palace": _palace(box, h, seat, facts),
        "park": _park(box, h, seat, facts),
        "rows": [_row(box, h, row, facts) for row in range(len(ROWS))],
        "cards": _cards(h, seat),
        "prices": {card: box.cards[card].price for card in CARDS},
        "outcome": msgspec.to_builtins(facts.outcome) if over else None,
    }


def _count_cards(counts: Any) -> dict[str, int]:
    return {card: n for card, n in zip(CARDS, counts.tolist(), strict=True) if n}


def _tile(tile: Tile) -> dict[str, Any]:
    return {
        "tile": tile.name,
        "kind": tile.kind,
        "gold": tile.gold,
        "king": tile.king,
        "madame": tile.madame,
        "points": tile.points,
        "servants": tile.servants,
        "privilege": tile.privilege,
        "amount": tile.amount,
    }


def _player(box: Box, h: State, p: int, seat: int, sheet: Outcome) -> dict[str, Any]:
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
        "nobles": [_tile(tile) for tile in mine if shown or tile.privilege],
        "face_down": sum(1 for tile in mine if not tile.privilege),
        "privileges": {name: n for name, n in zip(PRIVILEGES, h.extra[p].tolist(), strict=True) if n},
        "points": sheet.points[p] if shown else None,
        "points_parts": sheet.parts[p] if shown else None,
    }


def _turn(box: Box, h: State) -> dict[str, Any] | None:
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


def _palace(box: Box, h: State, seat: int, facts: Survey) -> list[dict[str, Any]]:
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


def _majority(box: Box, h: State, room: int, facts: Survey) -> dict[str, Any] | None:
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


def _park(box: Box, h: State, seat: int, facts: Survey) -> list[dict[str, Any]]:
    fields = []
    for field in box.fields:
        number = field.number
        noble = h.noble_at[number] != EMPTY
        owner = int(h.servant_at[number])
        fields.append(
            {
                "field": field.name,
                "column": field.column,
                "line": field.line,
                "rows": field.rows,
                "noble": _tile(box.tiles[h.noble_at[number]]) if noble else None,
                "price": facts.prices[number] if noble else None,
                "discount": facts.discounts[number],
                "missing": _missing(box, h, seat, number, facts) if noble and seat >= 0 else None,
                "servant": None if owner == NOBODY else owner,
            }
        )
    return fields


def _missing(box: Box, h: State, seat: int, field: int, facts: Survey) -> dict[str, int]:
    """What this seat lacks for the noble as things stand: an office servant, gold, seals of either colour."""
    tile = box.tiles[h.noble_at[field]]
    spare = h.card_seals if h.player == seat and h.phase == RECRUIT else 0
    king = max(0, tile.king - int(h.servants[seat, KING]))
    madame = max(0, tile.madame - int(h.servants[seat, MADAME]))
    with_cards = min(spare, king)
    lacks = {
        "office": int(h.servants[seat, OFFICE] == 0),
        "gold": max(0, facts.prices[field] - int(h.gold[seat])),
        "king": king - with_cards,
        "madame": max(0, madame - (spare - with_cards)),
    }
    return {name: n for name, n in lacks.items() if n}


def _row(box: Box, h: State, row: int, facts: Survey) -> dict[str, Any]:
    return {
        "row": ROWS[row],
        "fields": [field.name for field in box.fields if ROWS[row] in field.rows],
        "servants": [facts.sheet[p][ROW_SERVANTS + row] for p in range(h.players)],
        "points": [facts.sheet[p][FIRST_ROW + row] for p in range(h.players)],
    }


def _cards(h: State, seat: int) -> dict[str, Any]:
    return {
        "pile": h.pile_size,
        "discard": _count_cards(h.discard),
        "drawn_size": h.drawn_size,
        "drawn": _count_cards(h.drawn) if h.player == seat and h.phase == KEEP else None,
    }
