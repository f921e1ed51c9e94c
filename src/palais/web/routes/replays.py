"""Routes: replays of games, single frames, and record files."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import Parameter

from palais.core.archive import GameRecord
from palais.tables.requests import Frame, Guest, Replay
from palais.web.context import SiteContext
from palais.web.problems import problems
from palais.web.routes.dependencies import AnyRequest, TableId
from palais.web.routes.replay_turns import FirstAction, LastAction, Seat, replay_turn

ActionNumber = Annotated[int, Parameter(ge=0, le=100_000, description="The number of actions before the frame")]


@asynccontextmanager
async def _turn(
    request: AnyRequest, site: SiteContext, guest: Guest, table_id: str, seat: int | None, *frames: int
) -> AsyncIterator[None]:
    async with replay_turn(request, site, guest) as charge:
        charge(await site.tables.replays.cost(table_id, seat, *frames))
        yield


@get("/tables/{table_id:str}/replay", responses=problems(403, 404, 409), summary="A game from its beginning")
async def get_replay(table_id: TableId, guest: Guest, site: SiteContext, request: AnyRequest, seat: Seat = None) -> Replay:
    async with _turn(request, site, guest, table_id, seat):
        return await site.tables.replays.replay(guest.id, table_id, seat)


@get("/tables/{table_id:str}/frames/{action:int}", responses=problems(403, 404, 409), summary="One position of a game")
async def get_frame(
    table_id: TableId, action: ActionNumber, guest: Guest, site: SiteContext, request: AnyRequest, seat: Seat = None
) -> Frame:
    async with _turn(request, site, guest, table_id, seat, action, action):
        return (await site.tables.replays.frames(guest.id, table_id, action, action, seat))[0]


@get("/tables/{table_id:str}/frames", responses=problems(403, 404, 409), summary="Up to 40 positions of a game")
async def get_frames(
    table_id: TableId,
    guest: Guest,
    site: SiteContext,
    request: AnyRequest,
    first: FirstAction,
    last: LastAction,
    seat: Seat = None,
) -> list[Frame]:
    async with _turn(request, site, guest, table_id, seat, first, last):
        return await site.tables.replays.frames(guest.id, table_id, first, last, seat)


@get("/tables/{table_id:str}/record", responses=problems(403, 404, 409), summary="The record of a finished game, as a file")
async def get_record(table_id: TableId, guest: Guest, site: SiteContext, request: AnyRequest) -> Response[GameRecord]:
    async with _turn(request, site, guest, table_id, None):
        record = await site.tables.replays.record(table_id, guest.id)
    text = msgspec.json.format(msgspec.json.encode(record), indent=1)
    headers = {"content-disposition": f'attachment; filename="palais-{table_id}.json"'}
    answer: Response[Any] = Response(text, media_type="application/json", headers=headers)
    return answer


REPLAYS = (get_replay, get_frame, get_frames, get_record)
