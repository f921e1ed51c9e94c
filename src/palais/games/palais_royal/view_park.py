"""The park as a seat sees it: nobles with their prices now, what is missing for them, and the border rows."""

from __future__ import annotations

from functools import cache
from typing import cast

from palais.games.palais_royal.box import Box, Tile
from palais.games.palais_royal.names import EMPTY, KING, MADAME, NOBODY, OFFICE, RECRUIT, ROWS
from palais.games.palais_royal.park import Field
from palais.games.palais_royal.rules.scoring import FIRST_ROW, ROW_SERVANTS, row_points
from palais.games.palais_royal.state import State
from palais.games.palais_royal.view_shape import FieldView, Lack, NobleView, OrnamentKind, OrnamentView, Row, RowGain, RowView
from palais.games.palais_royal.view_survey import Survey

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
    occupied = (h.noble_at != EMPTY).tolist()
    recruiting = h.player == seat and h.phase == RECRUIT
    for field in box.fields:
        number = field.number
        here = h.noble_at[number] != EMPTY
        owner = int(h.servant_at[number])
        fields.append(
            {
                "field": field.name,
                "column": field.column,
                "line": field.line,
                "rows": cast(dict[Row, int], field.rows),
                "noble": noble(box.tiles[h.noble_at[number]]) if here else None,
                "price": facts.prices[number] if here else None,
                "discount": facts.discounts[number],
                "free_neighbours": [box.fields[n].name for n in field.neighbours if not occupied[n]] if here else [],
                "missing": _missing(box, h, seat, number, facts) if here and seat >= 0 else None,
                "gains": _gains(box, h, seat, field, facts) if here and recruiting else [],
                "servant": None if owner == NOBODY else owner,
            }
        )
    return fields


def _missing(box: Box, h: State, seat: int, field: int, facts: Survey) -> dict[Lack, int]:
    """What this seat lacks for the noble as things stand: an office servant, gold, seals of either colour."""
    tile = box.tiles[h.noble_at[field]]
    spare = h.card_seals if h.player == seat and h.phase == RECRUIT else 0
    king = max(0, tile.king - int(h.servants[seat, KING]))
    madame = max(0, tile.madame - int(h.servants[seat, MADAME]))
    with_cards = min(spare, king)
    lacks: dict[Lack, int] = {
        "office": int(h.servants[seat, OFFICE] == 0),
        "gold": max(0, facts.prices[field] - int(h.gold[seat])),
        "king": king - with_cards,
        "madame": max(0, madame - (spare - with_cards)),
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
