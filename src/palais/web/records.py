"""The HTTP part: a record file opened in the replay page. It is checked and looked at; nothing of it is stored."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import Parameter

from palais.tables.opened import LARGEST, OpenedRecords
from palais.tables.orders import Frame, Guest, Replay
from palais.tables.refusals import Refusal
from palais.web.bodies import RecordOpened
from palais.web.problems import problems
from palais.web.replays import Seat
from palais.web.routes import limited
from palais.web.site import Site

RecordId = Annotated[str, Parameter(min_length=1, max_length=64, description="The id of an opened record file")]
TOO_LARGE = 413


@post(
    "/records",
    status_code=200,
    request_max_body_size=LARGEST,
    responses=problems(403, 404, 409, 413),
    summary="Open a record file",
    description="The body is the file. Every action is played again; what is wrong is refused with the place where it is.",
)
async def open_record(guest: Guest, site: Site, records: OpenedRecords, request: Request[Any, Any, State]) -> RecordOpened:
    limited("record", request, site, guest)
    try:
        content = await request.body()
    except HTTPException as error:
        if error.status_code == TOO_LARGE:
            raise Refusal("record-too-large") from None
        raise
    return RecordOpened(await records.open(guest.id, content))


@get("/records/{record_id:str}/replay", responses=problems(403, 404, 409), summary="An opened record from its beginning")
async def get_opened_replay(
    record_id: RecordId, guest: Guest, site: Site, records: OpenedRecords, request: Request[Any, Any, State], seat: Seat = None
) -> Replay:
    limited("replay", request, site, guest)
    return await records.get(guest.id, record_id).replay(seat)


@get("/records/{record_id:str}/frames", responses=problems(403, 404, 409), summary="Up to 40 moments of an opened record")
async def get_opened_frames(
    record_id: RecordId,
    guest: Guest,
    site: Site,
    records: OpenedRecords,
    request: Request[Any, Any, State],
    first: Annotated[int, Parameter(query="from", ge=0, le=100_000)],
    last: Annotated[int, Parameter(query="to", ge=0, le=100_000)],
    seat: Seat = None,
) -> list[Frame]:
    limited("replay", request, site, guest)
    return await records.get(guest.id, record_id).frames(first, last, seat)


RECORDS = (open_record, get_opened_replay, get_opened_frames)
