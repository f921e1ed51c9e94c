"""Talk in replays: what was said in public, and private lines where all the people who could read them agree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

import msgspec

from palais.core.contract import SPECTATOR
from palais.store.rows import ChatRow, SeatRow
from palais.tables.history.history import History
from palais.tables.requests import SaidInReplay
from palais.tables.table.chat import chat_line, readers


class _Placed(msgspec.Struct):
    """What this needs of a line of the log."""

    action: int


_decode: Final = msgspec.json.Decoder(_Placed).decode


def talk_in(history: History, seats: Sequence[SeatRow], rows: Sequence[ChatRow], guest_id: str, over: bool) -> list[SaidInReplay]:
    """The lines this guest may read, each where it was said. They are numbered anew, so that gaps tell nothing."""
    readable = [row for row in rows if may_read(row, seats, guest_id, over)]
    actions = [0, *(_decode(cast(Any, line)).action for line in history.lines(SPECTATOR) if readable)]
    return [SaidInReplay(actions[history.events_at(row.version or 0)], chat_line(n, row)) for n, row in enumerate(readable, 1)]


def may_read(row: ChatRow, seats: Sequence[SeatRow], guest_id: str, over: bool) -> bool:
    """A private line is shown to its own circle, and after the game to everyone if all its people agree. Bots have no secrets
    of their own.
    """
    if row.to_seats is None:
        return True
    circle = [seats[seat] for seat in readers(row) if seat is not None]
    people = [seat for seat in circle if seat.guest_id is not None]
    return any(seat.guest_id == guest_id for seat in people) or (over and all(seat.agrees_to_publish for seat in people))
