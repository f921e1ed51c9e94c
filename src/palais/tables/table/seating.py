"""The seats of a table. With an owner and a bot, the bot stands in; with neither, the seat is open."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import Any, Final, get_args

import msgspec

from palais.store.rows import SeatRow
from palais.tables.history.shares import Shares, played
from palais.tables.lobby.families import check_free
from palais.tables.lobby.lookalikes import find_alike, numbered
from palais.tables.refusals import Refusal
from palais.tables.requests import Colour, Guest
from palais.tables.table_info import SeatInfo

COLOURS: Final = get_args(Colour)


class Seating:
    """The seat rows. Changes have two steps: compute the new rows, then set the seats `after` them once they are stored."""

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
        """Whether a person plays this seat now."""
        return self.rows[seat].guest_id is not None and self.rows[seat].bot is None

    @property
    def people(self) -> set[int]:
        """The seats played by people now."""
        return {row.seat for row in self.rows if self.is_person(row.seat)}

    def is_open(self, seat: int) -> bool:
        return self.rows[seat].guest_id is None and self.rows[seat].bot is None

    @property
    def open_seats(self) -> list[int]:
        return [row.seat for row in self.rows if self.is_open(row.seat)]

    def held_seat(self, guest_id: str) -> int | None:
        """The open seat that is held for this guest."""
        return next((row.seat for row in self.rows if row.held_for == guest_id and self.is_open(row.seat)), None)

    @property
    def contenders(self) -> list[SeatRow]:
        """The seats of owners who have not resigned, including those a bot plays for."""
        return [row for row in self.rows if row.guest_id is not None and not row.resigned]

    @property
    def free_colours(self) -> list[str]:
        """The game's colours that no player has."""
        taken = {row.colour for row in self.rows if not self.is_open(row.seat)}
        return [colour for colour in self.colours if colour not in taken]

    @property
    def hints(self) -> bool:
        """Whether all people who play have agreed to hints."""
        people = [row for row in self.rows if self.is_person(row.seat)]
        return bool(people) and all(row.agrees_to_hints for row in people)

    def name_for(self, guest: Guest) -> str:
        """The guest's name at this table. An equal name gets a number; one that only looks alike is refused."""
        names = [row.name for row in self.rows if guest.id not in (row.guest_id, row.held_for)]
        alike = find_alike(guest.name, names)
        if alike is not None and alike != guest.name:
            raise Refusal("name-alike")
        return guest.name if alike is None else numbered(guest.name, names)

    # ---- new rows ----

    def taken(self, seat: int, guest: Guest) -> SeatRow:
        """The seat taken by a guest. The only person among bots agrees to hints by sitting down."""
        if 0 <= seat < len(self.rows) and not self.open_seats:
            raise Refusal("table-full")
        self._check_open(seat)
        alone = self.open_seats == [seat] and not any(row.guest_id for row in self.rows)
        return self._next(seat, guest_id=guest.id, name=self.name_for(guest), held_for=None, agrees_to_hints=alone)

    def painted(self, taken: SeatRow, colour: str) -> list[SeatRow]:
        """The seat in this colour, if no player has it. An open seat of that colour swaps; its link stays valid."""
        if colour not in self.colours:
            return [taken]  # not a colour of this game
        others = [row for row in self.rows if row.colour == colour and row.seat != taken.seat]
        if any(not self.is_open(row.seat) for row in others):
            raise Refusal("colour-taken")
        swapped = [msgspec.structs.replace(row, colour=taken.colour) for row in others]
        return [msgspec.structs.replace(taken, colour=colour), *swapped]

    def renamed(self, changed: Sequence[SeatRow], family: str) -> list[SeatRow]:
        """The first of these rows with this family name, if no other player has one like it. An open seat it was suggested
        for gets the old name.
        """
        taken, *others = changed
        rows = {row.seat: row for row in (*self.rows, *others) if row.seat != taken.seat}
        check_free(family, (row.family for row in rows.values() if not self.is_open(row.seat)))
        alike = [row.seat for row in rows.values() if row.family and find_alike(family, [row.family])]
        swapped = {seat: msgspec.structs.replace(rows[seat], family=taken.family) for seat in alike}
        kept = {row.seat: row for row in others} | swapped
        return [msgspec.structs.replace(taken, family=family), *kept.values()]

    def freed(self, seat: int) -> SeatRow:
        """The seat open again, before the game begins."""
        return self._next(seat, guest_id=None, name="", held_for=None, agrees_to_hints=False)

    def given_to_bot(self, seat: int, bot: str, name: str) -> SeatRow:
        self._check_open(seat)
        return self._next(seat, bot=bot, name=name, held_for=None)

    def relinked(self, seat: int) -> SeatRow:
        """The seat with its old link void."""
        self._check_open(seat)
        return self._next(seat)

    def opened(self, seat: int, anyone: bool) -> SeatRow:
        """The seat open to anyone, or by link only; its link stays valid. Opening it to anyone ends a reservation."""
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

    def agreed_to_publish(self, seat: int, yes: bool) -> SeatRow:
        return self._next(seat, agrees_to_publish=yes)

    def gave_up(self, seat: int, bot: str) -> SeatRow:
        """The seat of a player who resigns: the current stand-in, or this bot, plays on."""
        row = self.rows[seat]
        if row.resigned:
            raise Refusal("resigned")
        return self._next(seat, bot=row.bot or bot, resigned=True, agrees_to_end=False)

    def agreed_to_end(self, seat: int) -> SeatRow:
        if self.rows[seat].resigned:
            raise Refusal("resigned")
        return self._next(seat, agrees_to_end=True)

    def declined_to_end(self) -> list[SeatRow]:
        """All agreements to end withdrawn, because somebody declined."""
        return [self._next(row.seat, agrees_to_end=False) for row in self.rows if row.agrees_to_end]

    def _next(self, seat: int, **changes: Any) -> SeatRow:
        row = self.rows[seat]
        return msgspec.structs.replace(row, generation=row.generation + 1, **changes)

    def after(self, changed: Iterable[SeatRow]) -> Seating:
        """The seats with these rows in the place of theirs."""
        rows = list(self.rows)
        for row in changed:
            rows[row.seat] = row
        return Seating(rows, self.colours)

    def info(self, connected: Container[int], shares: Shares | None = None) -> list[SeatInfo]:
        return [seat_info(row, row.seat in connected, None if shares is None else shares[row.seat]) for row in self.rows]


def seat_info(row: SeatRow, connected: bool, share: Sequence[int] | None) -> SeatInfo:
    """The public facts of a seat, without the guest id."""
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
        family=row.family,
        agrees_to_publish=row.agrees_to_publish,
    )
