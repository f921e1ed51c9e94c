"""Routes: what the maker of a table may do before the game begins, and ending a game early."""

from __future__ import annotations

from typing import Annotated

from litestar import post
from litestar.params import Parameter

from palais.tables.requests import Guest
from palais.tables.table_info import TableInfo
from palais.web.context import SiteContext
from palais.web.problems import problems
from palais.web.routes.dependencies import AnyRequest, TableId, check_rate
from palais.web.routes.tables import paths
from palais.web.schemas import Answer, ForBot

Seat = Annotated[int, Parameter(ge=0, le=5, description="A seat of the table")]
SEAT = "/tables/{table_id:str}/seats/{seat:int}"


@post(f"{SEAT}/link", status_code=200, responses=problems(403, 404, 409), summary="A new link to a seat; the old one is void")
async def new_link(table_id: TableId, seat: Seat, guest: Guest, site: SiteContext, request: AnyRequest) -> dict[int, str]:
    check_rate("join", request, site, guest)
    return paths(await site.tables.new_link(guest.id, table_id, seat))


@post(f"{SEAT}/anyone", status_code=200, responses=problems(403, 404, 409), summary="Whether strangers may take a seat")
async def let_anyone_sit(
    table_id: TableId, seat: Seat, data: Answer, guest: Guest, site: SiteContext, request: AnyRequest
) -> TableInfo:
    check_rate("join", request, site, guest)
    return await (await site.tables.get(table_id)).hosting.let_anyone_sit(guest.id, seat, data.yes)


@post(f"{SEAT}/bot", status_code=200, responses=problems(403, 404, 409), summary="Give an open seat to a bot")
async def give_to_bot(
    table_id: TableId, seat: Seat, data: ForBot, guest: Guest, site: SiteContext, request: AnyRequest
) -> TableInfo:
    check_rate("join", request, site, guest)
    return await (await site.tables.get(table_id)).hosting.give_to_bot(guest.id, seat, data.bot)


@post("/tables/{table_id:str}/close", status_code=200, responses=problems(403, 404, 409), summary="Close a table of mine")
async def close_table(table_id: TableId, guest: Guest, site: SiteContext, request: AnyRequest) -> TableInfo:
    check_rate("join", request, site, guest)
    return await site.tables.close_table(guest.id, table_id)


@post("/tables/{table_id:str}/resign", status_code=200, responses=problems(403, 404, 409), summary="Resign; this is final")
async def resign(table_id: TableId, guest: Guest, site: SiteContext, request: AnyRequest) -> TableInfo:
    check_rate("join", request, site, guest)
    return await (await site.tables.get(table_id)).endings.resign(guest.id)


@post(
    "/tables/{table_id:str}/end",
    status_code=200,
    responses=problems(403, 404, 409),
    summary="Agree to end the game early, or decline",
)
async def agree_to_end(table_id: TableId, data: Answer, guest: Guest, site: SiteContext, request: AnyRequest) -> TableInfo:
    check_rate("join", request, site, guest)
    return await (await site.tables.get(table_id)).endings.agree_to_end(guest.id, data.yes)


HOSTING = (new_link, let_anyone_sit, give_to_bot, close_table, resign, agree_to_end)
