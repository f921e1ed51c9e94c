"""Routes: the guest, the lists, and making, joining and leaving tables."""

from __future__ import annotations

import msgspec
from litestar import get, post, put

from palais.tables.lobby.lookalikes import is_readable, tidy
from palais.tables.refusals import Refusal
from palais.tables.requests import Guest, Invitation, Lists, NewTable, Summary, Wish
from palais.tables.table.table import Table
from palais.tables.table_info import TableInfo
from palais.web.context import SiteContext
from palais.web.problems import problems
from palais.web.routes.dependencies import NEW_GUEST_KEY, AnyRequest, TableId, check_rate
from palais.web.routes.games import game_facts
from palais.web.schemas import ChangeMe, HandOver, Join, Link, Me, PlayOn, RenameFamily, Seated, Sit, Site, TableMade


@get("/site", responses=problems(), summary="What the home page loads first; sets the guest cookie")
async def get_site(guest: Guest, site: SiteContext, request: AnyRequest) -> Site:
    request.scope["state"][NEW_GUEST_KEY] = guest  # renew the cookie: it lasts a year from the last visit
    return Site(Me(guest.name, guest.colour), game_facts(site), site.csrf.of(guest.id))


@put("/me", responses=problems(403), summary="Change my name or colour")
async def change_me(data: ChangeMe, guest: Guest, site: SiteContext, request: AnyRequest) -> Me:
    name = tidy(data.name)
    if not is_readable(name):
        raise Refusal("bad-name")
    request.scope["state"][NEW_GUEST_KEY] = Guest(guest.id, name, data.colour)
    return Me(name, data.colour)


@get("/lists", responses=problems(), summary="My tables, open tables, games to watch, finished games")
async def get_lists(guest: Guest, site: SiteContext, request: AnyRequest) -> Lists:
    check_rate("list", request, site, guest)
    return await site.tables.lists(guest.id)


@post("/tables", responses=problems(403, 409), summary="A new table")
async def make_table(data: NewTable, guest: Guest, site: SiteContext, request: AnyRequest) -> TableMade:
    check_rate("table", request, site, guest)
    if data.name is not None:
        data = msgspec.structs.replace(data, name=tidy(data.name))
        if not is_readable(data.name or ""):
            raise Refusal("bad-name")
    table = await site.tables.make_table(guest, data)
    return await _made(site, guest, table)


@get("/tables/{table_id:str}", responses=problems(404, 409), summary="The summary of a table")
async def get_table(table_id: TableId, guest: Guest, site: SiteContext) -> Summary:
    return await site.tables.summary(guest.id, table_id)


@get("/tables/{table_id:str}/invites", responses=problems(403, 404, 409), summary="The links of the open seats")
async def get_invites(table_id: TableId, guest: Guest, site: SiteContext) -> dict[int, str]:
    return paths(await site.tables.invites(guest.id, table_id))


@post("/join", status_code=200, responses=problems(403, 404, 409), summary="Take the seat of a link")
async def join(data: Join, guest: Guest, site: SiteContext, request: AnyRequest) -> Seated:
    check_rate("join", request, site, guest)
    table, seat = await site.tables.join(guest, data.token, Wish(data.colour, data.family))
    return Seated(table, seat)


@post("/link", status_code=200, responses=problems(403, 404, 409), summary="What a link leads to, without taking the seat")
async def look_at_link(data: Link, guest: Guest, site: SiteContext, request: AnyRequest) -> Invitation:
    check_rate("join", request, site, guest)
    return await site.tables.look_at_link(guest, data.token)


@post("/tables/{table_id:str}/sit", status_code=200, responses=problems(403, 404, 409), summary="Take an open seat")
async def sit(table_id: TableId, data: Sit, guest: Guest, site: SiteContext, request: AnyRequest) -> Seated:
    check_rate("join", request, site, guest)
    table = await site.tables.get(table_id)
    return Seated(table_id, await table.seats.sit(guest, data.seat, Wish(data.colour, data.family)))


@put("/tables/{table_id:str}/family", responses=problems(403, 404, 409), summary="Give my family another name, before the game")
async def rename_family(table_id: TableId, data: RenameFamily, guest: Guest, site: SiteContext, request: AnyRequest) -> TableInfo:
    check_rate("join", request, site, guest)
    return await (await site.tables.get(table_id)).seats.rename_family(guest.id, data.family)


@post("/tables/{table_id:str}/leave", status_code=200, responses=problems(403, 404, 409), summary="A bot plays for me")
async def leave(
    table_id: TableId, guest: Guest, site: SiteContext, request: AnyRequest, data: HandOver | None = None
) -> TableInfo:
    check_rate("join", request, site, guest)
    table = await site.tables.get(table_id)
    return await table.seats.leave(guest.id, (data or HandOver()).bot)


@post("/tables/{table_id:str}/return", status_code=200, responses=problems(403, 404, 409), summary="Take my seat back")
async def come_back(table_id: TableId, guest: Guest, site: SiteContext, request: AnyRequest) -> TableInfo:
    check_rate("join", request, site, guest)
    table = await site.tables.get(table_id)
    return await table.seats.come_back(guest.id)


@post(
    "/tables/{table_id:str}/rematch", status_code=200, responses=problems(403, 404, 409), summary="A rematch of the same players"
)
async def rematch(table_id: TableId, guest: Guest, site: SiteContext, request: AnyRequest) -> TableInfo:
    check_rate("table", request, site, guest)
    return (await site.tables.rematch(guest, table_id)).info()


@post("/tables/{table_id:str}/play-on", responses=problems(403, 404, 409), summary="Play on from a position of a finished game")
async def play_on(table_id: TableId, data: PlayOn, guest: Guest, site: SiteContext, request: AnyRequest) -> TableMade:
    check_rate("table", request, site, guest)
    table = await site.tables.play_on(guest, table_id, data.action, data.seat, data.bot)
    return await _made(site, guest, table)


async def _made(site: SiteContext, guest: Guest, table: Table) -> TableMade:
    """The new table, with the links of its open seats."""
    return TableMade(table.info(), paths(await site.tables.invites(guest.id, table.id)))


def paths(tokens: dict[int, str]) -> dict[int, str]:
    """The paths of links. The token is in the fragment, which browsers never send."""
    return {seat: f"/join#{token}" for seat, token in tokens.items()}


TABLES = (
    get_site,
    get_lists,
    get_table,
    get_invites,
    look_at_link,
    change_me,
    make_table,
    join,
    sit,
    rename_family,
    leave,
    come_back,
    rematch,
    play_on,
)
