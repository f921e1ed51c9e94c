"""The park as a seat sees it: nobles with their current prices, what the seat lacks for them, and the border rows."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, cast

from palais.games.palais_royal.box.box import Box, Tile
from palais.games.palais_royal.box.park import Field
from palais.games.palais_royal.engine.constants import EMPTY, KING, MADAME, NOBODY, OFFICE, RECRUIT, ROWS
from palais.games.palais_royal.engine.rules.scoring import FIRST_ROW, ROW_SERVANTS, row_points
from palais.games.palais_royal.engine.state import State
from palais.games.palais_royal.people.view_survey import Survey
from palais.games.palais_royal.people.view_types import (
    FieldView,
    Lack,
    NobleView,
    OrnamentKind,
    OrnamentView,
    Row,
    RowGain,
    RowView,
)

# What the letters of the park's map stand for.
ORNAMENTS: dict[str, OrnamentKind] = {
    "s": "statue",
    "b": "basin",
    "L": "lions",
    "V": "vases",
    "F": "fountains",
    "S": "statues",
}


@cache
def ornaments(box: Box) -> list[OrnamentView]:
    return [{"kind": ORNAMENTS[o.mark], "column": o.column, "line": o.line} for o in box.ornaments]


@cache
def _nobles(box: Box) -> list[NobleView]:
    return [noble(tile) for tile in box.tiles]


def noble(tile: Tile) -> NobleView:
    return cast(
        NobleView,
        {
            "tile": tile.name,
            "kind": tile.kind,
            "gold": tile.gold,
            "king": tile.king,
            "madame": tile.madame,
            "points": tile.points,
            "servants": tile.servants,
            "privilege": tile.privilege,
            "amount": tile.amount,
        },
    )


def park(box: Box, h: State, seat: int, facts: Survey) -> list[FieldView]:
    fields: list[FieldView] = []
    tiles, servants = h.noble_at.tolist(), h.servant_at.tolist()
    nobles, purse = _nobles(box), _purse(h, seat)
    recruiting = h.player == seat and h.phase == RECRUIT
    for field in box.fields:
        number = field.number
        tile = box.tiles[tiles[number]] if tiles[number] != EMPTY else None
        owner = servants[number]
        fields.append(
            {
                "field": field.name,
                "column": field.column,
                "line": field.line,
                "rows": cast(dict[Row, int], field.rows),
                "noble": nobles[tile.number] if tile else None,
                "price": facts.prices[number] if tile else None,
                "discount": facts.discounts[number],
                "free_neighbours": [box.fields[n].name for n in field.neighbours if tiles[n] == EMPTY] if tile else [],
                "missing": _missing(tile, facts.prices[number], purse) if tile and purse else None,
                "gains": _gains(box, h, seat, field, facts) if tile and recruiting else [],
                "servant": None if owner == NOBODY else owner,
            }
        )
    return fields


class Purse(NamedTuple):
    """What a seat can pay with: gold, servants in the office and before King and Madame, seals of cards."""

    gold: int
    office: int
    king: int
    madame: int
    card_seals: int


def _purse(h: State, seat: int) -> Purse | None:
    if seat < 0:
        return None
    rooms = h.servants[seat].tolist()
    spare = h.card_seals if h.player == seat and h.phase == RECRUIT else 0
    return Purse(int(h.gold[seat]), rooms[OFFICE], rooms[KING], rooms[MADAME], spare)


def lacking(h: State, seat: int, tile: Tile, price: int) -> dict[Lack, int]:
    """What a seat lacks for a noble at this price."""
    purse = _purse(h, seat)
    return _missing(tile, price, purse) if purse else {}


def _missing(tile: Tile, price: int, purse: Purse) -> dict[Lack, int]:
    """What this seat lacks for the noble as things stand: an office servant, gold, seals of either colour."""
    king = max(0, tile.king - purse.king)
    madame = max(0, tile.madame - purse.madame)
    with_cards = min(purse.card_seals, king)
    lacks: dict[Lack, int] = {
        "office": int(purse.office == 0),
        "gold": max(0, price - purse.gold),
        "king": king - with_cards,
        "madame": max(0, madame - (purse.card_seals - with_cards)),
    }
    return {name: n for name, n in lacks.items() if n}


def _gains(box: Box, h: State, seat: int, field: Field, facts: Survey) -> list[RowGain]:
    """PR-403: What a servant of this seat on the field would change in its rows."""
    gains: list[RowGain] = []
    for name, weight in field.rows.items():
        index = ROWS.index(name)
        then = facts.sheet.copy()
        then[seat, ROW_SERVANTS + index] += weight
        gains.append(
            {
                "row": ROWS[index],
                "servants_now": int(facts.sheet[seat, ROW_SERVANTS + index]),
                "servants_then": int(then[seat, ROW_SERVANTS + index]),
                "points_now": int(facts.sheet[seat, FIRST_ROW + index]),
                "points_then": int(row_points(h, box.tables, then, seat, index)),
            }
        )
    return gains


def row(box: Box, h: State, index: int, facts: Survey) -> RowView:
    return {
        "row": ROWS[index],
        "fields": [field.name for field in box.fields if ROWS[index] in field.rows],
        "servants": facts.sheet[: h.players, ROW_SERVANTS + index].tolist(),
        "points": facts.sheet[: h.players, FIRST_ROW + index].tolist(),
    }
