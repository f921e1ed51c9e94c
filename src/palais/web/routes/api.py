"""The router of `/api`."""

from __future__ import annotations

from litestar import Router
from litestar.di import Provide

from palais.web.context import SiteContext
from palais.web.routes.dependencies import make_csrf_guard, provide_guest
from palais.web.routes.games import GAMES
from palais.web.routes.hosting import HOSTING
from palais.web.routes.lessons import LESSONS
from palais.web.routes.records import RECORDS
from palais.web.routes.replays import REPLAYS
from palais.web.routes.tables import TABLES


def api_router(site: SiteContext) -> Router:
    return Router(
        "/api",
        route_handlers=[*TABLES, *GAMES, *HOSTING, *LESSONS, *RECORDS, *REPLAYS],
        dependencies={"guest": Provide(provide_guest)},
        guards=[make_csrf_guard(site)],
    )
