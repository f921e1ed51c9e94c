"""Who sits where. An owner and a bot: the bot stands in. Neither: the seat is open."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any

import msgspec

from palais.store.rows import SeatRow
from palais.tables.alike import find_alike, numbered
from palais.tables.messages import SeatInfo
from palais.tables.orders import Guest
from palais.tables.refusals import Refusal


class Seating:
    """The seats of a table. Changes are made in two steps: what the seat would become, and that it is so."""

    __slots__ = ("rows",)

    def __init__(self, rows: Sequence[SeatRow]) -> None:
        self.rows = list(rows)

    def __len__(self) -> int:
        return len(self.rows)

    def seat_of(self, guest_id: str) -> int | None:
        return next((row.seat for row in self.rows if row.guest_id == guest_id), None)

    def own_seat(self, guest_id: str) -> int:
        seat = self.seat_of(guest_id)
        if seat is None:
            raise Refusal("not-your-seat")
        return seat

    def is_person(self, seat: int | None) -> bool:
        """A person plays this seat now."""
        return seat is not None and self.rows[seat].guest_id is not None and self.rows[seat].bot is None

    def is_open(self, seat: int) -> bool:
        return self.rows[seat].guest_id is None and self.rows[seat].bot is None

    @property
    def open_seats(self) -> list[int]:
        return [row.seat for row in self.rows if self.is_open(row.seat)]

    @property
    def hints(self) -> bool:
        """Every person who plays has agreed, and there is one."""
        people = [row for row in self.rows if self.is_person(row.seat)]
        return bool(people) and all(row.agrees_to_hints for row in people)

    def name_for(self, guest: Guest) -> str:
        """As others here shall see them. Who is called the same gets a number; who only looks the same is refused."""
        names = [row.name for row in self.rows if row.guest_id != guest.id]
        alike = find_alike(guest.name, names)
        if alike is not None and alike != guest.name:
            raise Refusal("name-alike")
        return guest.name if alike is None else numbered(guest.name, names)

    # ---- what a seat would become ----

    def taken(self, seat: int, guest: Guest) -> SeatRow:
        """The only person among bots has nobody to ask about hints; among several each agrees, or does not."""
        if not 0 <= seat < len(self.rows):
            raise Refusal("bad-seat")
        if not self.open_seats:
            raise Refusal("table-full")
        if not self.is_open(seat):
            raise Refusal("seat-taken")
        alone = self.open_seats == [seat] and not any(row.guest_id for row in self.rows)
        return self._next(seat, guest_id=guest.id, name=self.name_for(guest), agrees_to_hints=alone)

    def painted(self, taken: SeatRow, colour: str) -> list[SeatRow]:
        """The seat in this colour if nobody has it. An open seat that had it gets the other one; its link stays good."""
        others = [row for row in self.rows if row.colour == colour and row.seat != taken.seat]
        if any(not self.is_open(row.seat) for row in others):
            raise Refusal("colour-taken")
        swapped = [msgspec.structs.replace(row, colour=taken.colour) for row in others]
        return [msgspec.structs.replace(taken, colour=colour), *swapped]

    def freed(self, seat: int) -> SeatRow:
        """Before the game begins the seat is open again."""
        return self._next(seat, guest_id=None, name="", agrees_to_hints=False)

    def handed_over(self, seat: int, bot: str) -> SeatRow:
        if self.rows[seat].bot is not None:
            raise Refusal("already-left")
        return self._next(seat, bot=bot)

    def returned(self, seat: int) -> SeatRow:
        if self.rows[seat].bot is None:
            raise Refusal("already-returned")
        return self._next(seat, bot=None)

    def agreed(self, seat: int, yes: bool) -> SeatRow:
        return self._next(seat, agrees_to_hints=yes)

    def _next(self, seat: int, **changes: Any) -> SeatRow:
        row = self.rows[seat]
        return msgspec.structs.replace(row, generation=row.generation + 1, **changes)

    def change(self, row: SeatRow) -> None:
        self.rows[row.seat] = row

    def info(self, connected: Container[int]) -> list[SeatInfo]:
        return [seat_info(row, row.seat in connected) for row in self.rows]


def seat_info(row: SeatRow, connected: bool) -> SeatInfo:
    """A seat as everyone may know it: never whose cookie it is."""
    return SeatInfo(
        seat=row.seat,
        colour=row.colour,
        kind="bot" if row.bot is not None else "open" if row.guest_id is None else "person",
        name=row.name,
        bot=row.bot,
        stands_in=row.bot is not None and row.guest_id is not None,
        connected=connected,
        agrees_to_hints=row.agrees_to_hints,
    )
