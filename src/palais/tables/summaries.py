"""A table in a few facts: for lists, and as everyone may know it."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

import msgspec

from palais.core.archive import commit
from palais.core.game import SPECTATOR, Game, State
from palais.store.rows import TableRow
from palais.tables.clocks import Clocks
from palais.tables.messages import ClockOptions, TableInfo
from palais.tables.orders import Summary
from palais.tables.seating import Seating


def table_info(row: TableRow, seating: Seating, connected: Container[int]) -> TableInfo:
    return TableInfo(
        id=row.id,
        game=row.game,
        name=row.name,
        status=row.status,
        seats=seating.info(connected),
        options=row.options,
        clock=clock_options(row),
        created=row.created,
        ended=row.ended,
        hints=seating.hints,
        commitment=commit(row.position or row.seed, row.salt),
        rematch=row.rematch,
        origin=row.origin,
        origin_action=row.origin_action,
    )


def clock_options(row: TableRow) -> ClockOptions:
    return msgspec.convert(row.clock, ClockOptions)


def summary(info: TableInfo, row: TableRow, my_seat: int | None) -> Summary:
    brief: dict[str, Any] = row.brief or {}
    return Summary(
        table=info,
        my_seat=my_seat,
        round=brief.get("round"),
        to_act=row.to_act,
        nobles_left=brief.get("nobles_left"),
        points=brief.get("points"),
        winners=brief.get("winners"),
    )


def row_after(row: TableRow, game: Game, state: State, clocks: Clocks, now: float) -> TableRow:
    """What lists and alarms need to know when the turn has passed or the game is over."""
    acting = game.to_act(state)
    view = game.view(game.hide(state, SPECTATOR), SPECTATOR)
    brief: dict[str, Any] = {"round": view.get("round"), "nobles_left": view.get("nobles_in_park")}
    if not acting:
        outcome = game.score(state)
        brief |= {"points": outcome.points, "winners": outcome.winners}
    return msgspec.structs.replace(
        row,
        status="playing" if acting else "over",
        started=now if row.started is None else row.started,
        ended=None if acting else now,
        to_act=acting[0] if acting else None,
        deadline=clocks.deadline,
        brief=brief,
    )
