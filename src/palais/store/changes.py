"""A change of a table as the statements that store it."""

from __future__ import annotations

from typing import Any

import msgspec

from palais.store import queries
from palais.store.rows import Change, SeatRow
from palais.store.transactions import Write


def writes_of(change: Change) -> list[Write]:
    """The table's row first: whoever raises its revision has won, and nobody else can write the rest."""
    return [
        _row_write(change),
        *(_seat_write(row) for row in change.seats),
        *(Write(queries.ADD_ENTRY, values_of(row)) for row in change.entries),
        *(Write(queries.ADD_CHAT, values_of(row)) for row in change.chat),
        *(Write(queries.ADD_DEED, values_of(row)) for row in change.deeds),
    ]


def values_of(row: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def _row_write(change: Change) -> Write:
    table = change.table
    names = queries.ROW_TOUCHED if change.same_row else queries.ROW_CHANGES
    values = {"this_id": table.id, "known": table.revision - 1} | {name: getattr(table, name) for name in names}
    return Write(queries.TABLE_TOUCHED if change.same_row else queries.TABLE_CHANGED, values, guarded=True)


def _seat_write(seat: SeatRow) -> Write:
    values = {name: getattr(seat, name) for name in queries.SEAT_CHANGES}
    return Write(queries.CHANGE_SEAT, {"this_id": seat.table_id, "this_seat": seat.seat} | values)
