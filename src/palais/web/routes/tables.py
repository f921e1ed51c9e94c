"""The HTTP part: who I am, making and finding tables, seats."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Router, get, post, put
from litestar.datastructures import Cookie, State
from litestar.di import Provide
from litestar.handlers import BaseRouteHandler
from litestar.params import Parameter
from litestar.types import Guard

from palais.tables.lobby.lookalikes import is_readable, tidy
from palais.tables.messages import TableInfo
from palais.tables.refusals import Refusal
from palais.tables.requests import Guest, Invitation, Lists, NewTable, Summary
from palais.tables.table.table import Table
from palais.web import csrf, guests
from palais.web.context import AnyConnection, SiteContext, address
from palais.web.guests import new_guest
from palais.web.origin_check import SAFE_METHODS
from palais.web.problems import problems
from palais.web.rate_limits import RATES
from palais.web.routes.games import game_facts
from palais.web.schemas import ChangeMe, HandOver, Join, Link, Me, PlayOn, Seated, Sit, Site, TableMade

TableId = Annotated[str, Parameter(min_length=1, max_length=64, description="The id of a table")]
NEW_GUEST_KEY = "palais_new_guest"


async def provide_guest(request: Request[Any, Any, State], site: SiteContext) -> Guest:
    """Whoever asks; somebody new gets a cookie with the answer."""
    guest = site.guest(request)
    if not site.limits.allows("request", guest.id if guest else None, address(request)):
        raise Refusal("too-fast")
    if guest is None:
        guest = new_guest(site.language(request))
        request.scope["state"][NEW_GUEST_KEY] = guest
    return guest


def make_csrf_guard(site: SiteContext) -> Guard:
    """Before anything of a request that changes something is looked at: does it come from a page that this guest has read?"""

    def guard(connection: AnyConnection, _: BaseRouteHandler) -> None:
        if connection.scope.get("method") in SAFE_METHODS:
            return
        guest = site.guest(connection)
        if guest is None or not site.csrf.fits(guest.id, connection.headers.get(csrf.HEADER, "")):
            raise Refusal("no-csrf")

    return guard


def limited(kind: str, request: Request[Any, Any, State], site: SiteContext, guest: Guest, cost: float = 1.0) -> None:
    """Refuse what is asked for too often."""
    assert kind in RATES
    if not site.limits.allows(kind, guest.id, address(request), cost):
        raise Refusal("too-fast")


def guest_cookie(site: SiteContext, guest: Guest) -> Cookie:
    return Cookie(
        key=site.book.name,
        value=site.book.sign(guest),
        max_age=guests.COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=site.addresses.https,
    )


@get("/site", responses=problems(), summary="What the home page needs to know; gives a newcomer the guest cookie")
async def get_site(guest: Guest, site: SiteContext, request: Request[Any, Any, State]) -> Site:
    request.scope["state"][NEW_GUEST_KEY] = guest  # the cookie lives a year from the last visit
    return Site(Me(guest.name, guest.colour), game_facts(site), site.csrf.of(guest.id))


@put("/me", responses=problems(403), summary="Change my name or colour")
async def change_me(data: ChangeMe, guest: Guest, site: SiteContext, request: Request[Any, Any, State]) -> Me:
    name = tidy(data.name)
    if not is_readable(name):
        raise Refusal("bad-name")
    request.scope["state"][NEW_GUEST_KEY] = Guest(guest.id, name, data.colour)
    return Me(name, data.colour)


@get("/lists", responses=problems(), summary="My tables, open tables, games to watch, finished games")
async def get_lists(guest: Guest, site: SiteContext, request: Request[Any, Any, State]) -> Lists:
    limited("list", request, site, guest)
    return await site.tables.lists(guest.id)


@post("/tables", responses=problems(403, 409), summary="A new table")
async def make_table(data: NewTable, guest: Guest, site: SiteContext, request: Request[Any, Any, State]) -> TableMade:
    limited("table", request, site, guest)
    if data.name is not None:
        data = msgspec.structs.replace(data, name=tidy(data.name))
        if not is_readable(data.name or ""):
            raise Refusal("bad-name")
    table = await site.tables.make_table(guest, data)
    return await _made(site, guest, table)


@get("/tables/{table_id:str}", responses=problems(404, 409), summary="A table in short")
async def get_table(table_id: TableId, guest: Guest, site: SiteContext) -> Summary:
    return await site.tables.summary(guest.id, table_id)


@get("/tables/{table_id:str}/invites", responses=problems(403, 404, 409), summary="The links of the open seats")
async def get_invites(table_id: TableId, guest: Guest, site: SiteContext) -> dict[int, str]:
    return paths(await site.tables.invites(guest.id, table_id))


@post("/join", status_code=200, responses=problems(403, 404, 409), summary="Take the seat of a link")
async def join(data: Join, guest: Guest, site: SiteContext, request: Request[Any, Any, State]) -> Seated:
    limited("join", request, site, guest)
    table, seat = await site.tables.join(guest, data.token, data.colour)
    return Seated(table, seat)


@post("/link", status_code=200, responses=problems(403, 404, 409), summary="What a link leads to; nothing is taken yet")
async def look_at_link(data: Link, guest: Guest, site: SiteContext, request: Request[Any, Any, State]) -> Invitation:
    limited("join", request, site, guest)
    return await site.tables.look_at_link(guest, data.token)


@post("/tables/{table_id:str}/sit", status_code=200, responses=problems(403, 404, 409), summary="Take an open seat")
async def sit(table_id: TableId, data: Sit, guest: Guest, site: SiteContext, request: Request[Any, Any, State]) -> Seated:
    limited("join", request, site, guest)
    table = await site.tables.get(table_id)
    return Seated(table_id, await table.seats.sit(guest, data.seat, data.colour))


@post("/tables/{table_id:str}/leave", status_code=200, responses=problems(403, 404, 409), summary="A bot plays for me")
async def leave(
    table_id: TableId, guest: Guest, site: SiteContext, request: Request[Any, Any, State], data: HandOver | None = None
) -> TableInfo:
    limited("join", request, site, guest)
    table = await site.tables.get(table_id)
    return await table.seats.leave(guest.id, (data or HandOver()).bot)


@post("/tables/{table_id:str}/return", status_code=200, responses=problems(403, 404, 409), summary="Take my seat back")
async def come_back(table_id: TableId, guest: Guest, site: SiteContext, request: Request[Any, Any, State]) -> TableInfo:
    limited("join", request, site, guest)
    table = await site.tables.get(table_id)
    return await table.seats.come_back(guest.id)


@post("/tables/{table_id:str}/rematch", status_code=200, responses=problems(403, 404, 409), summary="The same people again")
async def rematch(table_id: TableId, guest: Guest, site: SiteContext, request: Request[Any, Any, State]) -> TableInfo:
    limited("table", request, site, guest)
    return (await site.tables.rematch(guest, table_id)).info()


@post("/tables/{table_id:str}/play-on", responses=problems(403, 404, 409), summary="From a moment of a finished game")
async def play_on(
    table_id: TableId, data: PlayOn, guest: Guest, site: SiteContext, request: Request[Any, Any, State]
) -> TableMade:
    limited("table", request, site, guest)
    table = await site.tables.play_on(guest, table_id, data.action, data.seat, data.bot)
    return await _made(site, guest, table)


async def _made(site: SiteContext, guest: Guest, table: Table) -> TableMade:
    """The table, and the links of its open seats for whoever has made it."""
    return TableMade(table.info(), paths(await site.tables.invites(guest.id, table.id)))


def paths(tokens: dict[int, str]) -> dict[int, str]:
    """The token is behind the `#`: no browser sends that part to anyone."""
    return {seat: f"/join#{token}" for seat, token in tokens.items()}


def api_router(site: SiteContext, *more: Any) -> Router:
    looking = [get_site, get_lists, get_table, get_invites, look_at_link]
    doing = [change_me, make_table, join, sit, leave, come_back, rematch, play_on]
    return Router(
        "/api",
        route_handlers=[*looking, *doing, *more],
        dependencies={"guest": Provide(provide_guest)},
        guards=[make_csrf_guard(site)],
    )
