"""The HTTP part: games from their beginning, moment by moment, and as a file."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import Parameter

from palais.core.archive import GameRecord
from palais.tables.orders import Frame, Guest, Replay
from palais.web.problems import problems
from palais.web.routes import TableId, limited
from palais.web.site import Site

Seat = Annotated[
    int | None, Parameter(query="seat", ge=0, le=5, required=False, description="Whose eyes; left out: a spectator's")
]
Moment = Annotated[int, Parameter(ge=0, le=100_000, description="After so many actions")]


@get("/tables/{table_id:str}/replay", responses=problems(403, 404, 409), summary="A game from its beginning")
async def get_replay(table_id: TableId, guest: Guest, site: Site, request: Request[Any, Any, State], seat: Seat = None) -> Replay:
    limited("replay", request, site, guest)
    return await site.house.replay(guest.id, table_id, seat)


@get("/tables/{table_id:str}/frames/{action:int}", responses=problems(403, 404, 409), summary="One moment of a game")
async def get_frame(
    table_id: TableId, action: Moment, guest: Guest, site: Site, request: Request[Any, Any, State], seat: Seat = None
) -> Frame:
    limited("replay", request, site, guest)
    return (await site.house.frames(guest.id, table_id, action, action, seat))[0]


@get("/tables/{table_id:str}/frames", responses=problems(403, 404, 409), summary="Up to 40 moments of a game")
async def get_frames(
    table_id: TableId,
    guest: Guest,
    site: Site,
    request: Request[Any, Any, State],
    first: Annotated[int, Parameter(query="from", ge=0, le=100_000)],
    last: Annotated[int, Parameter(query="to", ge=0, le=100_000)],
    seat: Seat = None,
) -> list[Frame]:
    limited("replay", request, site, guest)
    return await site.house.frames(guest.id, table_id, first, last, seat)


@get("/tables/{table_id:str}/record", responses=problems(403, 404, 409), summary="The record of a finished game, as a file")
async def get_record(table_id: TableId, guest: Guest, site: Site, request: Request[Any, Any, State]) -> Response[GameRecord]:
    limited("replay", request, site, guest)
    record = await site.house.record(table_id)
    text = msgspec.json.format(msgspec.json.encode(record), indent=1)
    headers = {"content-disposition": f'attachment; filename="palais-{table_id}.json"'}
    answer: Response[Any] = Response(text, media_type="application/json", headers=headers)
    return answer


REPLAYS = (get_replay, get_frame, get_frames, get_record)
