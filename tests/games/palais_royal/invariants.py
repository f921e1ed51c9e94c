"""What holds in every position, counted with Python integers, which never wrap."""

from __future__ import annotations

import numpy as np

from palais.games.palais_royal.box.box import Box
from palais.games.palais_royal.engine.constants import EMPTY, PRIVILEGES
from palais.games.palais_royal.engine.state import STATE, State

# What may be negative: the viewer, and EMPTY or NOBODY in place of a field, tile or seat.
SIGNED = ("viewer", "field", "tile", "noble_at", "servant_at", "owner")


def check_record(box: Box, s: State) -> None:
    """Nothing is negative, nothing appears from nowhere, and every sum matches Python's count."""
    for name in STATE.names or ():
        if name not in SIGNED:
            assert np.min(getattr(s, name)) >= 0, name
    for seat in range(s.players):
        own = [tile for tile in box.tiles if s.owner[tile.number] == seat]
        extra = [sum(tile.amount for tile in own if tile.privilege == p) for p in PRIVILEGES]
        assert s.extra[seat].tolist() == extra
        assert s.noble_points[seat] == sum(tile.points for tile in own)
        servants = sum(s.servants[seat].tolist()) + int(s.supply[seat]) + int(s.reserve[seat]) + int((s.servant_at == seat).sum())
        assert servants == box.tables.supply + box.tables.reserve
        assert s.held[seat] == sum(s.hand[seat].tolist())
    lying = s.pile.astype(int) + s.discard + s.drawn + s.hand.sum(0) + s.shown.sum(0)
    assert lying.tolist() == box.tables.card_copies.tolist()
    assert s.nobles_in_park == (s.noble_at != EMPTY).sum()
