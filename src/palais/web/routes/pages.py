"""Routes: the single page, static files, `/healthz` and `/metrics`."""

from __future__ import annotations

from typing import Any

from litestar import HttpMethod, Request, Response, get, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from palais.web.context import SiteContext
from palais.web.link_previews import preview_tags
from palais.web.metrics import METRICS_MEDIA_TYPE
from palais.web.problems import problems
from palais.web.static_files import HASHED_PREFIX

GAME_PAGES = ("new", "rules", "learn", "bots")  # without an id: of the first game, with links to the others
PAGE_PATHS = [
    *("/", "/join", "/replays", "/t/{id:str}", "/r/{id:str}", "/record/{id:str}"),
    *(path for page in GAME_PAGES for path in (f"/{page}", f"/{page}/{{id:str}}")),
    "/learn/{id:str}/{lesson:str}",
]
READ_METHODS = [HttpMethod.GET, HttpMethod.HEAD]


@route(PAGE_PATHS, http_method=READ_METHODS, include_in_schema=False, status_code=200)
async def page(request: Request[Any, Any, State], site: SiteContext) -> Response[bytes]:
    return site.static.page(request, head=await preview_tags(request, site))


@route(f"/{HASHED_PREFIX}{{path:path}}", http_method=READ_METHODS, include_in_schema=False, status_code=200)
async def asset(request: Request[Any, Any, State], site: SiteContext, path: str) -> Response[bytes]:
    return _file(request, site, HASHED_PREFIX + str(path).removeprefix("/"))


def loose_files(site: SiteContext) -> Any:
    """A handler for the files beside the page, such as its icon; None if there are none."""
    if not site.static.names:
        return None

    @route([f"/{name}" for name in site.static.names], http_method=READ_METHODS, include_in_schema=False, status_code=200)
    async def loose(request: Request[Any, Any, State], site: SiteContext) -> Response[bytes]:
        return _file(request, site, request.scope["path"].removeprefix("/"))

    return loose


def _file(request: Request[Any, Any, State], site: SiteContext, path: str) -> Response[bytes]:
    if path not in site.static.files:
        raise NotFoundException
    return site.static.answer(request, path)


@get("/healthz", responses=problems(), summary="Whether the server works", description="503 if no move could be stored now.")
async def health(site: SiteContext) -> dict[str, bool]:
    await site.health.check()
    return {"ok": True, "bots_ready": site.bots.ready}


@get("/metrics", include_in_schema=False)
async def metrics(site: SiteContext) -> Response[bytes]:
    return Response(site.metrics.text(), media_type=METRICS_MEDIA_TYPE, headers={"cache-control": "no-store"})
