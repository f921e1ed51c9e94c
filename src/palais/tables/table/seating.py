"""Who sits where. An owner and a bot: the bot stands in. Neither: the seat is open."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any, Final, get_args

import msgspec

from palais.store.rows import SeatRow
from palais.tables.history.shares import Shares, played
from palais.tables.lobby.lookalikes import find_alike, numbered
from palais.tables.messages import SeatInfo
from palais.tables.refusals import Refusal
from palais.tables.requests import Colour, Guest

COLOURS: Final = get_args(Colour)


class Seating:
    """The seats of a table. Changes are made in two steps: what the seat would become, and that it is so."""

    __slots__ = ("colours", "rows")

    def __init__(self, rows: Sequence[SeatRow], colours: Sequence[str] = COLOURS) -> None:
        self.rows, self.colours = list(rows), colours

    def __len__(self) -> int:
        return len(self.rows)

    def seat_of(self, guest_id: str) -> int | None:
        return next((row.seat for row in self.rows if row.guest_id == guest_id), None)

    def own_seat(self, guest_id: str) -> int:
        seat = self.seat_of(guest_id)
        if seat is None:
            raise Refusal("not-your-seat")
        return seat

    def is_person(self, seat: int) -> bool:
        """A person plays this seat now."""
        return self.rows[seat].guest_id is not None and self.rows[seat].bot is None

    @property
    def people(self) -> set[int]:
        """The seats that people play now."""
        return {row.seat for row in self.rows if self.is_person(row.seat)}

    def is_open(self, seat: int) -> bool:
        return self.rows[seat].guest_id is None and self.rows[seat].bot is None

    @property
    def open_seats(self) -> list[int]:
        return [row.seat for row in self.rows if self.is_open(row.seat)]

    def held_seat(self, guest_id: str) -> int | None:
        """The open seat that waits for this guest."""
        return next((row.seat for row in self.rows if row.held_for == guest_id and self.is_open(row.seat)), None)

    @property
    def contenders(self) -> list[SeatRow]:
        """The people whose game it is: owners, also those for whom a bot stands in, who have not resigned."""
        return [row for row in self.rows if row.guest_id is not None and not row.resigned]

    @property
    def free_colours(self) -> list[str]:
        """Those of the game that no player has."""
        taken = {row.colour for row in self.rows if not self.is_open(row.seat)}
        return [colour for colour in self.colours if colour not in taken]

    @property
    def hints(self) -> bool:
        """Every person who plays has agreed, and there is one."""
        people = [row for row in self.rows if self.is_person(row.seat)]
        return bool(people) and all(row.agrees_to_hints for row in people)

    def name_for(self, guest: Guest) -> str:
        """As others here shall see them. Who is called the same gets a number; who only looks the same is refused."""
        names = [row.name for row in self.rows if guest.id not in (row.guest_id, row.held_for)]
        alike = find_alike(guest.name, names)
        if alike is not None and alike != guest.name:
            raise Refusal("name-alike")
        return guest.name if alike is None else numbered(guest.name, names)

    # ---- what a seat would become ----

    def taken(self, seat: int, guest: Guest) -> SeatRow:
        """The only person among bots has nobody to ask about hints; among several each agrees, or does not."""
        if 0 <= seat < len(self.rows) and not self.open_seats:
            raise Refusal("table-full")
        self._check_open(seat)
        alone = self.open_seats == [seat] and not any(row.guest_id for row in self.rows)
        return self._next(seat, guest_id=guest.id, name=self.name_for(guest), held_for=None, agrees_to_hints=alone)

    def painted(self, taken: SeatRow, colour: str) -> list[SeatRow]:
        """The seat in this colour if nobody has it. An open seat that had it gets the other one; its link stays good."""
        if colour not in self.colours:
            return [taken]  # a favourite of other games
        others = [row for row in self.rows if row.colour == colour and row.seat != taken.seat]
        if any(not self.is_open(row.seat) for row in others):
            raise Refusal("colour-taken")
        swapped = [msgspec.structs.replace(row, colour=taken.colour) for row in others]
        return [msgspec.structs.replace(taken, colour=colour), *swapped]

    def freed(self, seat: int) -> SeatRow:
        """Before the game begins the seat is open again."""
        return self._next(seat, guest_id=None, name="", held_for=None, agrees_to_hints=False)

    def given_to_bot(self, seat: int, bot: str, name: str) -> SeatRow:
        self._check_open(seat)
        return self._next(seat, bot=bot, name=name, held_for=None)

    def relinked(self, seat: int) -> SeatRow:
        """The old link is void."""
        self._check_open(seat)
        return self._next(seat)

    def opened(self, seat: int, anyone: bool) -> SeatRow:
        """For anyone, or by link only; the link stays good. Whoever was waited for need not come any more."""
        self._check_open(seat)
        row = msgspec.structs.replace(self.rows[seat], by_link=not anyone)
        return msgspec.structs.replace(row, held_for=None, name="") if anyone else row

    def _check_open(self, seat: int) -> None:
        if not 0 <= seat < len(self.rows):
            raise Refusal("bad-seat")
        if not self.is_open(seat):
            raise Refusal("seat-taken")

    def handed_over(self, seat: int, bot: str) -> SeatRow:
        if self.rows[seat].bot is not None:
            raise Refusal("already-left")
        return self._next(seat, bot=bot)

    def returned(self, seat: int) -> SeatRow:
        if self.rows[seat].resigned:
            raise Refusal("resigned")
        if self.rows[seat].bot is None:
            raise Refusal("already-returned")
        return self._next(seat, bot=None)

    def agreed(self, seat: int, yes: bool) -> SeatRow:
        return self._next(seat, agrees_to_hints=yes)

    def gave_up(self, seat: int, bot: str) -> SeatRow:
        """Resigned: the bot that stands in already, or this one, plays on."""
        row = self.rows[seat]
        if row.resigned:
            raise Refusal("resigned")
        return self._next(seat, bot=row.bot or bot, resigned=True, agrees_to_end=False)

    def agreed_to_end(self, seat: int) -> SeatRow:
        if self.rows[seat].resigned:
            raise Refusal("resigned")
        return self._next(seat, agrees_to_end=True)

    def declined_to_end(self) -> list[SeatRow]:
        """One is against it: nobody's agreement stands any more."""
        return [self._next(row.seat, agrees_to_end=False) for row in self.rows if row.agrees_to_end]

    def _next(self, seat: int, **changes: Any) -> SeatRow:
        row = self.rows[seat]
        return msgspec.structs.replace(row, generation=row.generation + 1, **changes)

    def change(self, row: SeatRow) -> None:
        self.rows[row.seat] = row

    def info(self, connected: Container[int], shares: Shares | None = None) -> list[SeatInfo]:
        return [seat_info(row, row.seat in connected, None if shares is None else shares[row.seat]) for row in self.rows]


def seat_info(row: SeatRow, connected: bool, share: Sequence[int] | None) -> SeatInfo:
    """A seat as everyone may know it: never whose cookie it is."""
    is_open = row.guest_id is None and row.bot is None
    return SeatInfo(
        seat=row.seat,
        colour=row.colour,
        kind="open" if is_open else "person" if row.bot is None else "bot",
        name=row.name,
        bot=row.bot,
        stands_in=row.bot is not None and row.guest_id is not None,
        connected=connected,
        agrees_to_hints=row.agrees_to_hints,
        anyone=is_open and not row.by_link,
        awaited=is_open and row.held_for is not None,
        resigned=row.resigned,
        agrees_to_end=row.agrees_to_end,
        played=played(row, share),
    )
