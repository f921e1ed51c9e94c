"""New tables: ordered by a guest, as a rematch, or continuing a finished game."""

from __future__ import annotations

import secrets
from collections.abc import Container, Sequence
from typing import Any, NamedTuple

import msgspec

from palais.core.contract import Game, State
from palais.core.errors import OptionError
from palais.core.kit import kit
from palais.store.rows import SeatRow, TableRow
from palais.tables.history.stored import start_position
from palais.tables.lobby.families import draw_families, read_family
from palais.tables.lobby.names import bot_names, table_id, table_name
from palais.tables.lobby.summaries import clock_options, row_after, with_clocks
from palais.tables.refusals import Refusal
from palais.tables.requests import Guest, NewSeat, NewTable
from palais.tables.table.clocks import Clocks
from palais.tables.table.seating import Seating
from palais.tables.table_info import ClockOptions

NewRows = tuple[TableRow, list[SeatRow]]


def ordered(game: Game, guest: Guest, order: NewTable, bots: Container[str], now: float) -> NewRows:
    """The table a guest ordered. Its game begins at once if no seat is open."""
    _check_seats(game, order.seats, bots)
    try:
        options = game.options(len(order.seats), **order.options)
    except (OptionError, TypeError) as error:
        raise Refusal("bad-options", str(error)) from None
    listed = order.listed if order.listed is not None else all(seat.kind != "open" for seat in order.seats)
    row = _row(game, options, order.clock, listed, now)
    row = msgspec.structs.replace(row, name=order.name or row.name, maker=guest.id, host=guest.name)
    names = bot_names(len(order.seats), guest.name)
    plain = [_seat(row, i, seat, guest, names[i], order.hints) for i, seat in enumerate(order.seats)]
    seats = _with_families(game.id, plain, order.seats)
    return begun(game, row, seats, now), seats


def _check_seats(game: Game, seats: Sequence[NewSeat], bots: Container[str]) -> None:
    if not game.min_players <= len(seats) <= game.max_players:
        raise Refusal("bad-seats", f"{game.id} is for {game.min_players} to {game.max_players} players")
    if not {seat.colour for seat in seats} <= {*kit(game.id).colours}:
        raise Refusal("bad-seats", f"the colours of {game.id} are {', '.join(kit(game.id).colours)}")
    if sum(seat.kind == "me" for seat in seats) > 1 or len({seat.colour for seat in seats}) < len(seats):
        raise Refusal("bad-seats", "one seat for each player, and a colour for each seat")
    if any(seat.kind == "bot" and seat.bot not in bots for seat in seats):
        raise Refusal("bad-bot")


def _row(game: Game, options: dict[str, Any], clock: ClockOptions, listed: bool, now: float) -> TableRow:
    return TableRow(
        id=table_id(),
        game=game.id,
        rules_version=game.rules_version,
        data_digest=game.data_digest,
        name=table_name(),
        status="open",
        listed=listed,
        options=options,
        clock=msgspec.to_builtins(clock),
        seed=secrets.token_hex(16),
        salt=secrets.token_hex(16),
        position=None,
        created=now,
    )


def _seat(row: TableRow, number: int, seat: NewSeat, guest: Guest, bot_name: str, hints: bool) -> SeatRow:
    if seat.kind == "bot":
        return SeatRow(row.id, number, 0, seat.colour, bot_name, None, seat.bot, False)
    if seat.kind == "me":
        return SeatRow(row.id, number, 0, seat.colour, guest.name, guest.id, None, hints)
    return SeatRow(row.id, number, 0, seat.colour, "", None, None, False, by_link=not row.listed)


def _with_families(game_id: str, rows: Sequence[SeatRow], seats: Sequence[NewSeat]) -> list[SeatRow]:
    """The maker's family gets the chosen name; the others get names that their players can change."""
    wished = [read_family(game_id, seat.family) if seat.kind == "me" and seat.family is not None else None for seat in seats]
    drawn = iter(draw_families(game_id, wished, len(seats)))
    return [msgspec.structs.replace(row, family=name or next(drawn)) for row, name in zip(rows, wished, strict=True)]


def begun(game: Game, row: TableRow, seats: Sequence[SeatRow], now: float) -> TableRow:
    """The row, with the game begun if no seat is open."""
    if Seating(seats).open_seats:
        return row
    clocks, state = Clocks(clock_options(row), len(seats)), start_position(game, row, len(seats))
    clocks.wait_for(game.to_act(state), game.moment(state), now)
    return with_clocks(row_after(row, game, state, clocks, now), clocks, now)


class Company(NamedTuple):
    """The guest who asks for a rematch, and the seats whose owners are watching the finished table."""

    asks: Guest
    here: Container[int]


def rematch(
    game: Game, old: TableRow, seats: Sequence[SeatRow], options: dict[str, Any], company: Company, now: float
) -> NewRows:
    """The same people and bots, each one seat on, so that the next player starts.

    Those who asked or are present sit down. For the others, including those a bot plays for, a seat is held.
    """
    row = _row(game, options, clock_options(old), old.listed, now)
    row = msgspec.structs.replace(row, name=old.name, maker=company.asks.id, host=company.asks.name)
    turned = [
        _seat_again(seat, seat.guest_id == company.asks.id or seat.seat in company.here) for seat in [*seats[1:], *seats[:1]]
    ]
    new = [msgspec.structs.replace(seat, table_id=row.id, seat=i, generation=0) for i, seat in enumerate(turned)]
    return begun(game, row, new, now), new


def _seat_again(seat: SeatRow, sits_down: bool) -> SeatRow:
    if seat.guest_id is None:
        return seat
    fresh = msgspec.structs.replace(seat, bot=None, resigned=False, agrees_to_end=False, agrees_to_publish=False)
    if sits_down:
        return fresh
    return msgspec.structs.replace(fresh, guest_id=None, held_for=seat.guest_id, agrees_to_hints=False, by_link=True)


class BranchPoint(NamedTuple):
    """The position at which a finished game is continued: after `action` actions."""

    row: TableRow
    seats: Sequence[SeatRow]
    state: State
    action: int


def play_on(game: Game, guest: Guest, point: BranchPoint, seat: int, bot: str, now: float) -> NewRows:
    """The position as this seat knew it, with everything hidden dealt anew and bots in the other seats."""
    world = game.determinize(game.hide(point.state, seat), seat, secrets.randbits(62))
    row = msgspec.structs.replace(
        _row(game, point.row.options, ClockOptions(), False, now),
        seed="",
        position=game.position_text(world),
        origin=point.row.id,
        origin_action=point.action,
        maker=guest.id,
        host=guest.name,
    )
    names = bot_names(len(point.seats), guest.name)
    seats = [SeatRow(row.id, s.seat, 0, s.colour, names[s.seat], None, bot, False, family=s.family) for s in point.seats]
    seats[seat] = msgspec.structs.replace(seats[seat], name=guest.name, guest_id=guest.id, bot=None, agrees_to_hints=True)
    return begun(game, row, seats, now), seats
