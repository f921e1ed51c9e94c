"""Routes: opening a record file in the replay page. It is checked and kept in memory for a while, never stored."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

from litestar import get, post
from litestar.exceptions import HTTPException
from litestar.params import Parameter

from palais.tables.history.uploads import MAX_RECORD_BYTES, UploadedRecord, Uploads
from palais.tables.refusals import Refusal
from palais.tables.requests import Frame, Guest, Replay
from palais.web.context import SiteContext, address
from palais.web.problems import problems
from palais.web.routes.dependencies import AnyRequest, check_rate
from palais.web.routes.replay_turns import FirstAction, LastAction, Seat, replay_turn
from palais.web.schemas import RecordOpened

RecordId = Annotated[str, Parameter(min_length=1, max_length=64, description="The id of an opened record file")]
TOO_LARGE = 413


@post(
    "/records",
    status_code=200,
    request_max_body_size=MAX_RECORD_BYTES,
    responses=problems(403, 404, 409, 413),
    summary="Open a record file",
    description="The body is the file. Every action is replayed; a refusal says where the file is wrong.",
)
async def open_record(guest: Guest, site: SiteContext, records: Uploads, request: AnyRequest) -> RecordOpened:
    check_rate("record", request, site, guest)
    try:
        content = await request.body()
    except HTTPException as error:
        if error.status_code == TOO_LARGE:
            raise Refusal("record-too-large") from None
        raise
    async with site.queues.turn(address(request)):
        return RecordOpened(await records.open(guest.id, content))


@asynccontextmanager
async def _turn(
    request: AnyRequest, site: SiteContext, guest: Guest, opened: UploadedRecord, seat: int | None, *frames: int
) -> AsyncIterator[None]:
    async with replay_turn(request, site, guest) as charge:
        charge(opened.cost(seat, *frames))
        yield


@get("/records/{record_id:str}/replay", responses=problems(403, 404, 409), summary="An opened record from its beginning")
async def get_opened_replay(
    record_id: RecordId, guest: Guest, site: SiteContext, records: Uploads, request: AnyRequest, seat: Seat = None
) -> Replay:
    opened = records.get(guest.id, record_id)
    async with _turn(request, site, guest, opened, seat):
        return await opened.replay(seat)


@get("/records/{record_id:str}/frames", responses=problems(403, 404, 409), summary="Up to 40 positions of an opened record")
async def get_opened_frames(
    record_id: RecordId,
    guest: Guest,
    site: SiteContext,
    records: Uploads,
    request: AnyRequest,
    first: FirstAction,
    last: LastAction,
    seat: Seat = None,
) -> list[Frame]:
    opened = records.get(guest.id, record_id)
    async with _turn(request, site, guest, opened, seat, first, last):
        return await opened.frames(first, last, seat)


RECORDS = (open_record, get_opened_replay, get_opened_frames)
