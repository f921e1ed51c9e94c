"""Every set of nobles that might be had in one turn, each with the order in which it is cheapest."""

from __future__ import annotations

from typing import NamedTuple

from palais.games.palais_royal.box.tables import Tables
from palais.games.palais_royal.engine.constants import EMPTY
from palais.games.palais_royal.engine.rules.recruit import discount
from palais.games.palais_royal.engine.state import State


class NobleSet(NamedTuple):
    """Nobles by their fields, in the cheapest order to take them, and what they cost all together."""

    fields: int  # a bit for each
    order: tuple[int, ...]
    price: int
    king: int
    madame: int
    points: int


def noble_sets(s: State, t: Tables, servants: int, gold: int, most: int) -> list[NobleSet] | None:
    """Sets of nobles that so many servants (and seals of cards) and so much gold might pay for. None if there are too many.

    A set is built on its smaller ones: the cheapest order ends with one of its nobles, after the cheapest order of the others.
    """
    park = [field for field in range(t.fields) if s.noble_at[field] != EMPTY]
    base = {field: int(t.tile_gold[s.noble_at[field]]) - int(discount(s, t, field)) for field in park}
    around = {field: sum(1 << int(n) for n in t.neighbour[field, : t.neighbours[field]]) for field in park}
    found = layer = {0: NobleSet(0, (), 0, 0, 0, 0)}
    while layer:
        larger: dict[int, NobleSet] = {}
        for smaller in layer.values():
            for field in park:
                if not smaller.fields >> field & 1:
                    one = _add(
                        smaller, field, base[field] - (smaller.fields & around[field]).bit_count(), int(s.noble_at[field]), t
                    )
                    known = larger.get(one.fields)
                    if _is_possible(one, servants, gold) and (known is None or one.price < known.price):
                        larger[one.fields] = one
        if len(found) + len(larger) > most:
            return None
        found, layer = {**found, **larger}, larger
    return list(found.values())


def _add(smaller: NobleSet, field: int, price: int, tile: int, t: Tables) -> NobleSet:
    return NobleSet(
        smaller.fields | 1 << field,
        (*smaller.order, field),
        smaller.price + max(0, price),
        smaller.king + int(t.tile_king[tile]),
        smaller.madame + int(t.tile_madame[tile]),
        smaller.points + int(t.tile_points[tile]),
    )


def _is_possible(nobles: NobleSet, servants: int, gold: int) -> bool:
    return len(nobles.order) + nobles.king + nobles.madame <= servants and nobles.price <= gold
