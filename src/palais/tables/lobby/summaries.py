"""The public facts of a table, for lists and for everyone at it."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any

import msgspec

from palais.core.archive import commit
from palais.core.contract import Game, State
from palais.store.rows import Ending, SeatRow, TableRow
from palais.tables.history.shares import Shares, winners
from palais.tables.requests import Summary
from palais.tables.table.clocks import Clocks
from palais.tables.table.seating import Seating
from palais.tables.table_info import ClockOptions, Result, TableInfo


def table_info(
    row: TableRow, seating: Seating, connected: Container[int], watchers: int = 0, shares: Shares | None = None
) -> TableInfo:
    """`shares` are needed only if the row, of an older version, does not have them."""
    brief = row.brief or {}
    return TableInfo(
        id=row.id,
        game=row.game,
        name=row.name,
        status=row.status,
        seats=seating.info(connected, brief.get("shares", shares) if row.status == "over" else None),
        options=row.options,
        clock=clock_options(row),
        created=row.created,
        ended=row.ended,
        hints=seating.hints,
        commitment=commit(row.position or row.seed, row.salt),
        rematch=row.rematch,
        origin=row.origin,
        origin_action=row.origin_action,
        host=row.host or _name_of_maker(row, seating),
        watchers=watchers,
        ending=row.ending,
        result=Result(brief["points"], brief["winners"]) if row.status == "over" and "points" in brief else None,
    )


def maker_of(row: TableRow, seating: Seating) -> str | None:
    """The maker's guest id. Rows of older versions lack it; there the first person is the maker."""
    return row.maker or next((seat.guest_id for seat in seating.rows if seat.guest_id is not None), None)


def _name_of_maker(row: TableRow, seating: Seating) -> str | None:
    return next((seat.name for seat in seating.rows if seat.guest_id and seat.guest_id == maker_of(row, seating)), None)


def clock_options(row: TableRow) -> ClockOptions:
    return msgspec.convert(row.clock, ClockOptions)


def summary(info: TableInfo, row: TableRow, seating: Seating, guest_id: str) -> Summary:
    brief: dict[str, Any] = row.brief or {}
    return Summary(
        table=info,
        my_seat=seating.seat_of(guest_id),
        round=brief.get("round"),
        to_act=[seat for seat in range(len(seating)) if (row.to_act or 0) >> seat & 1],
        facts=brief.get("facts") or {},
        points=brief.get("points"),
        winners=brief.get("winners"),
        held=seating.held_seat(guest_id),
        maker=maker_of(row, seating) == guest_id,
    )


def row_after(row: TableRow, game: Game, state: State, clocks: Clocks, now: float) -> TableRow:
    """The row after the turn has passed, with what lists and timeouts need."""
    return msgspec.structs.replace(
        row,
        status="playing",
        started=now if row.started is None else row.started,
        to_act=sum(1 << seat for seat in game.to_act(state)) or None,
        deadline=clocks.deadline,
        brief=_brief(game, state),
    )


def with_clocks(row: TableRow, clocks: Clocks, now: float) -> TableRow:
    """The row with its live clocks, if it has any, as they are now."""
    left = clocks.stored()
    return row if left is None else msgspec.structs.replace(row, clocks=left, clocks_at=now)


def row_at_end(
    row: TableRow, game: Game, state: State, seats: Sequence[SeatRow], shares: Shares, now: float, ending: Ending | None = None
) -> TableRow:
    """The row at the end: points, winners, shares of play. Nobody wins a game that ended by consent."""
    outcome = game.score(state)
    won = [] if ending == "consent" else winners(outcome, seats)
    brief = _brief(game, state) | {"points": outcome.points, "winners": won, "shares": shares}
    return msgspec.structs.replace(row, status="over", ended=now, to_act=None, deadline=None, brief=brief, ending=ending)


def _brief(game: Game, state: State) -> dict[str, Any]:
    moment = game.moment(state)
    return {"round": moment.round, "facts": moment.facts}
