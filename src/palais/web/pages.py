"""The pages, all one file whose script reads the address; the files beside it; what machines ask."""

from __future__ import annotations

from typing import Any

from litestar import HttpMethod, Request, Response, get, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from palais.web.metrics import TYPE
from palais.web.previews import preview_tags
from palais.web.problems import problems
from palais.web.site import Site
from palais.web.static import HASHED

PAGES = ["/", "/t/{id:str}", "/r/{id:str}", "/record/{id:str}", "/rules/{id:str}", "/learn", "/join", "/bots", "/replays"]
READ = [HttpMethod.GET, HttpMethod.HEAD]


@route(PAGES, http_method=READ, include_in_schema=False, status_code=200)
async def page(request: Request[Any, Any, State], site: Site) -> Response[bytes]:
    return site.static.page(request, head=await preview_tags(request, site))


@route(f"/{HASHED}{{path:path}}", http_method=READ, include_in_schema=False, status_code=200)
async def asset(request: Request[Any, Any, State], site: Site, path: str) -> Response[bytes]:
    return _file(request, site, HASHED + str(path).removeprefix("/"))


def loose_files(site: Site) -> Any:
    """The files beside the page, such as its icon: a handler for just these, or None."""
    if not site.static.names:
        return None

    @route([f"/{name}" for name in site.static.names], http_method=READ, include_in_schema=False, status_code=200)
    async def loose(request: Request[Any, Any, State], site: Site) -> Response[bytes]:
        return _file(request, site, request.scope["path"].removeprefix("/"))

    return loose


def _file(request: Request[Any, Any, State], site: Site, path: str) -> Response[bytes]:
    if path not in site.static.files:
        raise NotFoundException
    return site.static.answer(request, path)


@get("/healthz", responses=problems(), summary="Whether the server works", description="503 if no move could be stored now.")
async def health(site: Site) -> dict[str, bool]:
    await site.health.check()
    return {"ok": True, "bots_ready": site.bots.ready}


@get("/metrics", include_in_schema=False)
async def metrics(site: Site) -> Response[bytes]:
    return Response(site.metrics.text(), media_type=TYPE, headers={"cache-control": "no-store"})
