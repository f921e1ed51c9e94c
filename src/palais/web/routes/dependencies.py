"""What routes share: the guest who asks, the CSRF guard, rate limits, and the guest cookie."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import Cookie, State
from litestar.handlers import BaseRouteHandler
from litestar.params import Parameter
from litestar.types import Guard

from palais.tables.refusals import Refusal
from palais.tables.requests import Guest
from palais.web import csrf, guests
from palais.web.context import AnyConnection, SiteContext, address
from palais.web.origin_check import SAFE_METHODS
from palais.web.rate_limits import RATES

AnyRequest = Request[Any, Any, State]
TableId = Annotated[str, Parameter(min_length=1, max_length=64, description="The id of a table")]
NEW_GUEST_KEY = "palais_new_guest"


async def provide_guest(request: AnyRequest, site: SiteContext) -> Guest:
    """The guest behind the request. A new guest gets a cookie with the response."""
    guest = site.guest(request)
    if not site.limits.allows("request", guest.id if guest else None, address(request)):
        raise Refusal("too-fast")
    if guest is None:
        guest = guests.new_guest(site.language(request))
        request.scope["state"][NEW_GUEST_KEY] = guest
    return guest


def make_csrf_guard(site: SiteContext) -> Guard:
    """A guard that checks the CSRF token of every request that may change something."""

    def guard(connection: AnyConnection, _: BaseRouteHandler) -> None:
        if connection.scope.get("method") in SAFE_METHODS:
            return
        guest = site.guest(connection)
        if guest is None or not site.csrf.fits(guest.id, connection.headers.get(csrf.HEADER, "")):
            raise Refusal("no-csrf")

    return guard


def check_rate(kind: str, request: AnyRequest, site: SiteContext, guest: Guest, cost: float = 1.0) -> None:
    """Raise Refusal if the guest or the address has used up its rate limit."""
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
